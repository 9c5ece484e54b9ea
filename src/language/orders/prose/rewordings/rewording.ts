/** What is said in a roundabout way, and what is put in its place; of the same length, where that is long enough. */
import { shape } from "../shape.js";

export type Rewording = readonly [shape: RegExp, put: (...words: string[]) => string];

/** Puts plainer words in the place of what has the shape (`shape.ts`), given what its groups matched. */
export function rewording(text: string, put: string | ((...words: string[]) => string)): Rewording {
  return [
    shape(text),
    (words = "", ...parts) =>
      (typeof put === "string" ? put : put(words, ...parts)).padEnd(words.length),
  ];
}
