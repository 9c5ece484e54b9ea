/** What a sentence most likely asks, by what was learned from sentences that people write. */
import { once } from "../../../util/index.js";
import { learned } from "../../generated/questions.js";
import { remembering } from "../../text/remembering.js";
import { type Intent, intents } from "../intents.js";
import { plainWords } from "../question-words.js";
import { featuresOf, wordFeature } from "./features.js";
import { type Model, unpacked } from "./model.js";

interface Recognised {
  /** Null where it most likely asks nothing that has an answer: it talks, orders, or speaks to somebody else. */
  readonly intent: Intent | null;
  /** How likely, between 0 and 1. */
  readonly sureness: number;
}

const model: () => Model = once(() => unpacked(learned));

/** Is it a word of everyday speech, that stands in several of the sentences? */
export function isEveryday(word: string): boolean {
  return placeOf(model().features, wordFeature(plainWords(word))) >= 0;
}

/**
 * The likeliest of all intents. Where most of a sentence was never seen, nothing is sure. A mail is parted by
 * it, and read then.
 */
export const recognise = remembering(likeliest);

function likeliest(sentence: string): Recognised {
  const { features, intents: all } = model();
  const found = featuresOf(sentence);
  const places = found.map((each) => placeOf(features, each)).filter((at) => at >= 0);
  if (places.length * 2 < found.length) return { intent: null, sureness: 0 };
  const sums = sumsOf(model(), places, found.length);
  const best = sums.reduce((best, sum, at) => (sum > (sums[best] ?? 0) ? at : best), 0);
  const total = sums.reduce((all, sum) => all + Math.exp(sum - (sums[best] ?? 0)), 0);
  const named = all[best];
  return { intent: intents.find((each) => each === named) ?? null, sureness: 1 / total };
}

/** What features say for each intent together; a longer sentence says no more, and less where much of it is unknown. */
function sumsOf(
  { intents: all, starts, of, weights, step }: Model,
  places: readonly number[],
  many: number,
): Float64Array {
  const sums = new Float64Array(all.length);
  for (const at of places)
    for (let each = starts[at]!; each < starts[at + 1]!; each += 1)
      sums[of[each]!]! += weights[each]!;
  return sums.map((sum) => (sum * step) / Math.sqrt(Math.max(1, many)));
}

/** Where a feature stands among all; less than 0 where it was never seen. */
function placeOf(features: Uint32Array, feature: number): number {
  let [low, high] = [0, features.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = features[middle]!;
    if (here === feature) return middle;
    if (here < feature) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
