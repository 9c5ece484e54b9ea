/** Words that ask to tell all of something, with no words of their own. */
import { regex } from "../../../util/index.js";
import { timesInEnglish } from "../english.js";
import { tellsAll, tellsReason } from "../topics.js";

/** `Let them all know please`, with nothing of its own to tell. */
export function onlyTellsAll(sentence: string): boolean {
  return tellsAll.test(timesInEnglish(sentence).replace(ending, ""));
}

/** The signs at the end, and what people say out of courtesy before them. */
const ending = regex()`
  (?:,? (?:please|pls|bitte|s'il (?:te|vous) plait|stp|svp|por favor|per favore|alsjeblieft|alstublieft|graag|thanks))?
    [\s.!?]*$
`;

/** Whoever says so has told the reason beside it. */
export function tellsWhy(sentence: string): boolean {
  return tellsReason.test(timesInEnglish(sentence));
}
