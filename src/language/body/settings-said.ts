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
  return withPhasesNamed(sentences)
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

/** `Two days for a retreat is silly. Make it one day for those, and the same for the builds`: what `those` are. */
function withPhasesNamed(sentences: readonly string[]): readonly string[] {
  let last = "";
  return sentences.map((sentence) => {
    const named = sentence.replace(those, (said, more: string | undefined) => {
      if (last === "") return said;
      return more === undefined ? `for ${last}` : `for ${last} and ${more}`;
    });
    last = sentence.match(phase)?.at(-1)?.toLowerCase().replace(/s?$/, "s") ?? last;
    return named;
  });
}

const phase = /\b(?:retreats?|builds?|moves?)\b/gi;
const those =
  /\bfor (?:those|these|them)\b(?:,? and (?:do )?the same for (?:the )?(retreats?|builds?|moves?)\b)?/gi;

/** The whole clause where it says nothing else, or what it says among other words. */
function readClause(clause: string): readonly string[] {
  const { text } = readLine(clause);
  const reading = clause.length <= longest ? readSetUp(text) : null;
  if (reading !== null && reading.unread.length === 0) return [clause];
  return setUpWithin(text).map(({ said }) => said);
}
