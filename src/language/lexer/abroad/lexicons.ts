/** The words of all languages whose sentences are read as wholes, made with the first sentence that needs them. */
import { once } from "../../../util/index.js";
import { type Kind, lexiconOf } from "./tongue.js";
import { tongues } from "./words/tongues.js";

export const lexicons = once(() => tongues.map(lexiconOf));

const going: readonly Kind[] = ["go", "take", "leave"];
const harmless: readonly Kind[] = [...going, "off", "modal", "idle", "i", "carry", "particle"];

interface Motion {
  /** Words of verbs of motion, in whatever tense or mood. */
  readonly verbs: ReadonlySet<string>;
  /** These, and words that say nothing beside them. */
  readonly words: ReadonlySet<string>;
}

/**
 * Single words, and those of which verbs of several are made: `se hace a la mar`. Words that may say anything
 * else are none.
 */
const motion = once((): Motion => {
  const [verbs, words, others] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [form, { kinds, prepositions }] of lexicons().flatMap((each) => [...each.words])) {
    const parts = form.split(/ |\.\./);
    const [part, another] = parts;
    const isHarmless = kinds.every((kind) => harmless.includes(kind));
    const moves = kinds.some((kind) => going.includes(kind));
    if (another === undefined && !isHarmless) others.add(part!);
    if (another === undefined && moves) verbs.add(part!);
    if (!isHarmless || kinds.every((kind) => kind === "carry")) continue;
    if (another === undefined || moves || prepositions === "")
      for (const each of parts) words.add(each);
  }
  const free = (all: ReadonlySet<string>) => new Set([...all].filter((word) => !others.has(word)));
  return { verbs: free(verbs), words: free(words) };
});

/** Is it a form of a verb of motion? */
export function isMotion(word: string): boolean {
  return motion().verbs.has(word);
}

/** Does the word change nothing in a sentence of somebody who goes somewhere? */
export function isBesideMotion(word: string): boolean {
  return motion().words.has(word);
}
