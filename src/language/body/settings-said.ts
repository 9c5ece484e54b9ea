/** Sentences of a mail that say how a game should be, for a game that there is not yet. */
import { readSetUp } from "../setup/read-set-up.js";
import { readLine, splitLines } from "../text/lines.js";
import { sentencesOf } from "./questions.js";

/** As many as a set-up has, and so long that each fits into a line. */
const most = 12;
const longest = 64;

/** What the mail says of settings, clause by clause, in its own words. */
export function settingsSaid(mail: string): readonly string[] {
  const { lines } = splitLines(mail);
  const sentences = lines.flatMap(({ raw }) => sentencesOf(raw));
  return sentences
    .filter((sentence) => !/\?\s*$/.test(sentence))
    .flatMap((sentence) => sentence.split(/[,;]\s+(?:and\s+)?/))
    .map((clause) => clause.trim().replace(/[.!]+$/, ""))
    .filter((clause) => clause.length <= longest && readSetUp(readLine(clause).text) !== null)
    .slice(0, most);
}
