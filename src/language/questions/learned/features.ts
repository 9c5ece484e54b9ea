/**
 * What of a sentence tells what it asks: its words, each two that stand side by side or about a third one, and
 * the letters within words, so that a slip or another form of a word still tells. Each is a number, the same
 * when sentences are learned and read.
 */
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
    found.add(numberOf(`p ${framed[at - 1]} ${framed[at]}`));
  for (let at = 2; at < framed.length; at += 1)
    found.add(numberOf(`s ${framed[at - 2]} ${framed[at]}`));
  for (const word of words) {
    const whole = `_${word}_`;
    for (let length = fewest; length <= most; length += 1)
      for (let at = 0; at + length <= whole.length; at += 1)
        found.add(numberOf(`l ${whole.slice(at, at + length)}`));
  }
  return [...found];
}

/** The feature that a word has where it stands in a sentence; `word` as `plainWords` has it. */
export function wordFeature(word: string): number {
  return numberOf(`w ${word}`);
}

/** FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
