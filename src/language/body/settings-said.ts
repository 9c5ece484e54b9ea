/** Sentences of a mail that say how a game should be, for a game that there is not yet. */
import { setsLater, tellsOfSetting } from "../setup/not-now.js";
import { readSetUp, setUpWithin } from "../setup/read-set-up.js";
import { readLine, splitLines } from "../text/lines.js";
import { sentencesOf } from "./questions.js";

/** As many as a set-up has, and so long that each fits into a line. */
const most = 12;
const longest = 64;

/** Where a program broke a line, and no sentence ends. */
const wrapped = /(?<=[^\n]{50})(?<![.?!:;] *)\n(?=\p{L})/gu;

/** What the mail says of settings that are to hold now, clause by clause, in its own words. */
export function settingsSaid(mail: string): readonly string[] {
  const { lines } = splitLines(mail.replace(wrapped, " "));
  const sentences = lines.flatMap(({ raw }) => sentencesOf(raw));
  return sentences
    .filter(
      (sentence) => !/\?\s*$/.test(sentence) && !setsLater(sentence) && !tellsOfSetting(sentence),
    )
    .flatMap((sentence) => sentence.split(/[,;]\s+(?:(?:and|und|et|y|e)\s+)?|:\s+/))
    .map((clause) =>
      clause.trim().replace(/^(?:and|but|und|aber|et|mais|y|pero|e|ma)\s+|[.!]+$/gi, ""),
    )
    .flatMap(readClause)
    .slice(0, most);
}

/** The whole clause where it says nothing else, or what it says among other words. */
function readClause(clause: string): readonly string[] {
  const { text } = readLine(clause);
  const reading = clause.length <= longest ? readSetUp(text) : null;
  if (reading !== null && reading.unread.length === 0) return [clause];
  return setUpWithin(text).map(({ said }) => said);
}
