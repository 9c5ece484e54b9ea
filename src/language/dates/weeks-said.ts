/** The week of a weekday, said beside it in six languages, in the words that a date takes. The days are in English. */
import { regex, wrapped } from "../../util/index.js";
import { weekdayPattern } from "./date-words.js";

/** `tuesday of next week` as `next tuesday`; `tuesday week`, `tuesday in einer woche` as `week on tuesday`. */
export function withWeeks(text: string): string {
  return text
    .replace(ofNextWeek, (_, before = "", behind = "") => `next ${before || behind}`)
    .replace(weekLater, (_, before = "", behind = "") => `week on ${before || behind}`);
}

const nextWeek = wrapped`
  (?:
    (?:the )?(?:next|following|coming) week|(?:der |die )?(?:nachste[nr]?|kommende[nr]?) woche
    |(?:la )?semaine prochaine|(?:la )?prochaine semaine|(?:la )?proxima semana|(?:la )?semana que viene
    |(?:la )?settimana prossima|(?:la )?prossima settimana
    |(?:de )?(?:volgende|komende) week|(?:a )?semana que vem
  )
`;
/** Does the text speak of the week after this one? */
export function saysNextWeek(text: string): boolean {
  return weekAhead.test(text);
}

const weekAhead = new RegExp(`\\b${nextWeek}(?![a-z])`);
const ofNextWeek = regex("g")`
  \b(${weekdayPattern})(?:,| of| in| de| da| della| van)* ${nextWeek}(?![a-z])
  |\b${nextWeek}(?:,| on| the| am| le| el| il| op)* (${weekdayPattern})(?![a-z])
`;
const weekLater = regex("g")`
  \b(${weekdayPattern})(?:
    [ ]week(?! on)|,? in (?:one|a|eine?r) (?:week|weeks|woche)| over een week|,? a week later
  )(?![a-z])
  |\b(?:(?:a|one) )?weeks? (?:on|from) (?:the )?(${weekdayPattern})(?![a-z])
`;
