/** A break whose end is said as a going on: `pause us from Sunday the 8th and let it carry on on Monday the 16th`. */
import { wrapped } from "../../../util/index.js";
import { amountsIn } from "../amounts.js";
import { timesInEnglish } from "../english.js";
import { any, conditional } from "../topics.js";

/** The first day of the break, and the day on which the game goes on, in English words. */
export interface RestUntil {
  readonly first: string;
  readonly goesOn: string;
}

/** Null where a sentence names no such break, or only one of the two days. */
export function restUntil(sentence: string): RestUntil | null {
  const said = sentence.replace(/(\d)\.(?=,|\s\p{Ll})/gu, "$1");
  const [before, behind] = apart(said);
  if (before === null || conditional.test(timesInEnglish(said))) return null;
  const first = dayIn(before);
  const goesOn = dayIn(behind);
  // `Next Friday`, where the coming one may be meant: a break too long harms less than one too short.
  return first === null || goesOn === null ? null : { first: first.replace(/^next /, ""), goesOn };
}

/** What is said of the pause, and what of the going on; the one begins where the other's clause does. */
function apart(sentence: string): readonly [string, string] | readonly [null, null] {
  const clauses = sentence.split(joint);
  const at = clauses.findIndex((each) => again.test(timesInEnglish(each)));
  const before = clauses.slice(0, at).join(", ");
  const isBreak = at > 0 && pauses.test(timesInEnglish(before)) && dayIn(before) !== null;
  return isBreak ? [before, clauses.slice(at).join(", ")] : [null, null];
}

const joint =
  /[,;]?\s+(?:and|und|et|y|e|en|then|dann|puis|luego|poi)\s+|[,;]\s+(?=let|then|dann|puis)/iu;

/** `Sunday evening the 8th` is one day, and its date says which; until a day nothing begins. */
function dayIn(clause: string): string | null {
  const { dates } = amountsIn(clause);
  const dated = dates.filter(({ date }) => /\d/.test(date));
  const [day, other] = dated.length > 0 ? dated : dates;
  return day === undefined || other !== undefined || day.isUntil ? null : day.date;
}

const pauses = any(
  wrapped`
    paus\w*|stop|freez\w*|suspend\w*|halt|hold|rest|break|anhalt\w*|halt\w* .*an|aussetz\w*|setz\w* .*aus
    |unterbrech\w*|unterbrich|ruhen|interromp\w*|arret\w*|interrump\w*|par(?:a|ar|en|e|ad)|detener|deten\w*
    |sospend\w*|ferm(?:a|ate|are|i)|pauz\w*|stilleg\w*|leg\w* .*stil
  `,
);
const again = any(
  wrapped`
    resum\w*|unpaus\w*|(?:carry|carries|go|goes|run|runs|move|moves|play|pick|continue\w*) (?:it )?(?:on|up|again)
    |continu\w*|(?:re)?start (?:\w+ ){0,3}again|restart
  `,
  "weiter\\w*|fortsetz\\w*|setz\\w* .*fort|wieder .*(?:auf|los|starten|aufnehmen|laufen)",
  "reprend\\w*|reprise|repart\\w*|reanud\\w*|seguir|sigue|siga|contin\\w*|riprend\\w*|ripart\\w*|hervat\\w*|verder",
);
