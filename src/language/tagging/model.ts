/**
 * What was learned from marked mails: for each feature, how much it speaks for each label; and for each gap between
 * two words, how well labels follow one another across it.
 */
import { unpackedBytes } from "../../util/index.js";
import { type Chain, type Likelihoods, likelihoods, shareOf } from "./chain.js";
import { gaps, type Word } from "./words.js";

interface Model {
  readonly labels: number;
  /** In ascending order. */
  readonly features: Uint32Array;
  /** In steps, by feature and label. */
  readonly weights: Int8Array;
  readonly step: number;
  /** Factors, by gap, label before and label behind. */
  readonly follows: readonly Float64Array[];
}

/** As it stands in a file. */
export interface Packed {
  readonly labels: number;
  readonly step: number;
  readonly many: number;
  /** `features` and `weights`, one behind the other. */
  readonly bytes: string;
  /** As logarithms. */
  readonly follows: readonly (readonly number[])[];
}

/** What was written, as arrays over the bytes. */
export function unpacked({ labels, step, many, bytes, follows }: Packed): Model {
  const buffer = unpackedBytes(bytes);
  return {
    ...{ labels, step },
    features: new Uint32Array(buffer, 0, many),
    weights: new Int8Array(buffer, many * 4),
    follows: follows.map((each) => Float64Array.from(each, Math.exp)),
  };
}

/** How likely each label of each word is; `features` are those of each word, `prior` speaks for labels besides. */
export function labelled(
  model: Model,
  words: readonly Word[],
  features: readonly (readonly number[])[],
  prior: (at: number, label: number) => number = () => 0,
): Likelihoods {
  const { labels } = model;
  const suits = new Float64Array(words.length * labels);
  for (const [at, each] of features.entries()) {
    const known = each.flatMap((feature) => placeOf(model, feature) ?? []);
    const share = model.step * shareOf(known.length);
    for (const place of known)
      for (let to = 0; to < labels; to += 1)
        suits[at * labels + to]! += model.weights[place * labels + to]! * share;
    for (let to = 0; to < labels; to += 1) suits[at * labels + to]! += prior(at, to);
  }
  const chain: Chain = {
    ...{ length: words.length, labels, suits },
    followsAt: (at) => model.follows[gaps.indexOf(words[at]!.gap)]!,
  };
  return likelihoods(chain);
}

/** Where a feature stands in the model; null if it was not learned. */
function placeOf({ features }: Model, feature: number): number | null {
  let [from, to] = [0, features.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (features[middle]! < feature) from = middle + 1;
    else to = middle;
  }
  return features[from] === feature ? from : null;
}
