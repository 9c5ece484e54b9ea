/** `Sabato non ci sono`, `Saturday's no good for me`: days on which somebody is not there, in few words. */
import { regex } from "../../../util/index.js";
import { daysSaid } from "./spoken-days.js";

/** Does a sentence, in plain words beside it, tell no more than that? */
export function saysNotThere(sentence: string, plain: string): boolean {
  const tells = notThere.test(plain) || keptBy.test(plain);
  return !sentence.includes("?") && tells && daysSaid(sentence) !== null;
}

/** `My sister's wedding until Thursday`, `at my parents', back Thursday` */
const keptBy = regex()`
  ^(?:(?:sorry|hi|hello|hey|its|it s|there s|theres|got|have|because of|due to|busy with) )*(?:
    (?:my|our|a|the) (?:\w+ ){0,3}?(?:
      wedding|funeral|honeymoon|graduation|baptism|christening|exams?|finals|surgery|operation|house move|move
      |birthday|family visit|reunion
    ) (?:(?:is|lasts|goes(?: on)?|keeps me busy|stuff|things?) )?(?:until|till|til|through|thru|from|to) .+
    |(?:my|our|at|off|gone|visiting|in|on) (?:\w+ ){1,6}?back (?:(?:on|by|again|next|home) ){0,2}(?:\w+day|the \d+\w*)
  )$
`;

const notThere = regex()`
  \b(?:
    non (?:ci|vi) (?:sono|saro|siamo|saremo)|(?:sono|saro|siamo) (?:via|fuori|assente|irraggiungibile)
    |non (?:sono|saro) (?:a casa|disponibile|raggiungibile)
    |(?:ben ik|ik ben|zijn we|we zijn) (?:er )?(?:\w+ )?(?:niet|er niet|weg|afwezig|onbereikbaar)
    |(?:is|are|s) (?:no good|not good|no use|bad|impossible|out) for me|i m out all (?:day|week|weekend)
    |(?:passt|geht) (?:es )?(?:\w+ )?(?:bei mir|mir) (?:\w+ )?nicht
  )(?= *$| (?:and|so|sorry|until|till|but|e|quindi|scusate|en|dus|und|also|leider|purtroppo|helaas|i)\b)
`;
