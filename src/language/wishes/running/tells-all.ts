/** Words that ask to tell all of something, with no words of their own. */
import { timesInEnglish } from "../english.js";
import { tellsAll, tellsReason } from "../topics.js";

/** `Let them all know please`, with nothing of its own to tell. */
export function onlyTellsAll(sentence: string): boolean {
  return tellsAll.test(timesInEnglish(sentence).replace(/[.!?]+\s*$/, ""));
}

/** Whoever says so has told the reason beside it. */
export function tellsWhy(sentence: string): boolean {
  return tellsReason.test(timesInEnglish(sentence));
}
