/** A command and another, or a question, in one sentence: `Accept Vic, but turn Wes down`. Each clause is read as a sentence of its own. */
import { readSentence, readSetUpSaid } from "../commands/read-command.js";
import { readQuestion } from "../questions/read-question.js";
import { readLine } from "../text/lines.js";

/** A longer sentence is a story. */
const longest = 200;

const joint =
  /(?<![.?!,;])[,;]?\s+(?:and|but|then|und|aber|et|mais|y|pero|e|ma)\s+(?:(?:then|also|please|dann|bitte|puis|aussi)\s+)*/giu;

/** The clauses of a sentence that begins with a command and goes on with another; else the sentence. */
export function clausesOf(sentence: string): readonly string[] {
  if (sentence.length > longest) return [sentence];
  for (const { index, 0: word } of sentence.matchAll(joint)) {
    const [first, rest] = [sentence.slice(0, index), sentence.slice(index + word.length)];
    if (isCommand(first) && (isCommand(rest) || readQuestion(rest) !== null))
      return [first, ...clausesOf(rest)];
  }
  return [sentence];
}

function isCommand(clause: string): boolean {
  const line = readLine(clause.trim());
  return (readSentence(line) ?? readSetUpSaid(line))?.kind === "statement";
}
