/** Sentences of a mail that say how a game should be, for a game that there is not yet. */
import type { SetUpPart } from "../setup/part.js";
import { readSetUp, setUpWithin } from "../setup/read-set-up.js";
import { readLine, splitLines } from "../text/lines.js";
import { sentencesOf } from "./questions.js";

/** As many as a set-up has, and so long that each fits into a line. */
const most = 12;
const longest = 64;

/** Where a program broke a line, and no sentence ends. */
const wrapped = /(?<=[^\n]{50})(?<![.?!:;] *)\n(?=\p{L})/gu;

/** What the mail says of settings, clause by clause, in its own words. */
export function settingsSaid(mail: string): readonly string[] {
  return clausesIn(mail).map(({ clause }) => clause);
}

/** The set-up that these clauses are together. */
export function setUpSaid(mail: string): readonly SetUpPart[] {
  return clausesIn(mail).flatMap(({ parts }) => parts);
}

/** The whole clause where it says nothing else, or what it says among other words. */
function readClause(clause: string): readonly SetUpClause[] {
  const { text } = readLine(clause);
  const reading = clause.length <= longest ? readSetUp(text) : null;
  if (reading !== null) return [{ clause, parts: reading.parts }];
  return setUpWithin(text).map(({ said, parts }) => ({ clause: said, parts }));
}

interface SetUpClause {
  readonly clause: string;
  readonly parts: readonly SetUpPart[];
}

function clausesIn(mail: string): readonly SetUpClause[] {
  const { lines } = splitLines(mail.replace(wrapped, " "));
  const sentences = lines.flatMap(({ raw }) => sentencesOf(raw));
  return sentences
    .filter((sentence) => !/\?\s*$/.test(sentence))
    .flatMap((sentence) => sentence.split(/[,;]\s+(?:(?:and|und|et|y|e)\s+)?|:\s+/))
    .map((clause) => clause.trim().replace(/[.!]+$/, ""))
    .flatMap(readClause)
    .slice(0, most);
}
