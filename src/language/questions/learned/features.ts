/**
 * What of a sentence tells what it asks: its words, each two that stand side by side or about a third one, and
 * the letters within words, so that a slip or another form of a word still tells. Each is a number, the same
 * when sentences are learned and read.
 */
import { hashOf } from "../../text/hash.js";
import { inFull, plainWords } from "../question-words.js";

/** The letters that are taken together: so few, and so many. */
const [fewest, most] = [3, 5] as const;

/** The features of a sentence, each once. */
export function featuresOf(sentence: string): readonly number[] {
  const words = inFull(plainWords(sentence)).split(" ");
  const asked = /[?\u00bf\uff1f]/.test(sentence) ? [...words, "?"] : words;
  const found = new Set(asked.map(wordFeature));
  const framed = ["^", ...asked, "$"];
  for (let at = 1; at < framed.length; at += 1)
    found.add(hashOf(`p ${framed[at - 1]} ${framed[at]}`));
  for (let at = 2; at < framed.length; at += 1)
    found.add(hashOf(`s ${framed[at - 2]} ${framed[at]}`));
  for (const word of words) {
    const whole = `_${word}_`;
    for (let length = fewest; length <= most; length += 1)
      for (let at = 0; at + length <= whole.length; at += 1)
        found.add(hashOf(`l ${whole.slice(at, at + length)}`));
  }
  return [...found];
}

/** The feature that a word has where it stands in a sentence; `word` as `plainWords` has it. */
export function wordFeature(word: string): number {
  return hashOf(`w ${word}`);
}
