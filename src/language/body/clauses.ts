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
  const two = pairOf(sentence);
  if (two !== null) return two;
  for (const { index, 0: word } of sentence.matchAll(joint)) {
    const [first, rest] = [sentence.slice(0, index), sentence.slice(index + word.length)];
    if (isCommand(first) && (isCommand(rest) || readQuestion(rest) !== null))
      return [first, ...clausesOf(rest)];
  }
  return [sentence];
}

const pair =
  /^(.*?)(\p{Lu}[\p{L}'-]+) (?:and|und|et|y|e) (\p{Lu}[\p{L}'-]+)(?= |$)(?: (?:are|can|may)(?: both)?(?= ))?(.*)$/u;

/** `Let Anna and Bob in`: each is let in, or neither. */
function pairOf(sentence: string): readonly [string, string] | null {
  const [, before = "", one = "", other = "", behind = ""] = pair.exec(sentence.trim()) ?? [];
  if (other === "") return null;
  const verb = before === "" ? " is" : "";
  const [first, second] = [`${before}${one}${verb}${behind}`, `${before}${other}${verb}${behind}`];
  return answersCandidate(first) && answersCandidate(second) ? [first, second] : null;
}

function answersCandidate(clause: string): boolean {
  const reading = readSentence(readLine(clause));
  return reading?.kind === "statement" && reading.statement.kind === "answer-candidate";
}

function isCommand(clause: string): boolean {
  const line = readLine(clause.trim());
  return (readSentence(line) ?? readSetUpSaid(line))?.kind === "statement";
}
