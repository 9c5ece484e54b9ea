/**
 * A chain of words, each with one of a few labels (a linear-chain conditional random field): how likely each label of
 * each word is when all are seen together. The learner and the reader share it.
 */

/** How well each label suits each word, as a logarithm; and how well labels follow one another, as a factor. */
export interface Chain {
  readonly length: number;
  readonly labels: number;
  /** By word and label. */
  readonly suits: Float64Array;
  /** What may follow what between the word before `at` and this: by label before and label here. */
  followsAt(at: number): Float64Array;
}

export interface Likelihoods {
  /** By word and label. */
  readonly of: Float64Array;
  /** For the label `there` of the word before `at` and the label `here` of this one. */
  between(at: number, there: number, here: number): number;
}

/** Words have features by the dozen: together they weigh about as much as a few. */
export function shareOf(features: number): number {
  return 1 / Math.sqrt(Math.max(1, features));
}

/** How likely each label of each word is (the forward-backward algorithm, in rows that sum to one). */
export function likelihoods(chain: Chain): Likelihoods {
  const { length, labels, followsAt } = chain;
  const weights = weightsOf(chain);
  const [before, behind] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  const scales = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const [row, last] = [at * labels, (at - 1) * labels];
    const follows = followsAt(at);
    if (at === 0) before.fill(1, 0, labels);
    else
      for (let there = 0; there < labels; there += 1) {
        const share = before[last + there]!;
        for (let here = 0; here < labels; here += 1)
          before[row + here]! += share * follows[there * labels + here]!;
      }
    for (let here = 0; here < labels; here += 1) before[row + here]! *= weights[row + here]!;
    scales[at] = scaled(before, row, labels);
  }
  behind.fill(1, (length - 1) * labels);
  for (let at = length - 2; at >= 0; at -= 1) {
    const [row, next] = [at * labels, (at + 1) * labels];
    const follows = followsAt(at + 1);
    for (let here = 0; here < labels; here += 1) {
      let sum = 0;
      for (let there = 0; there < labels; there += 1)
        sum += follows[here * labels + there]! * weights[next + there]! * behind[next + there]!;
      behind[row + here] = sum / scales[at + 1]!;
    }
  }
  const between = (at: number, there: number, here: number) => {
    const [row, last] = [at * labels, (at - 1) * labels];
    const rest = (weights[row + here]! * behind[row + here]!) / scales[at]!;
    return followsAt(at)[there * labels + here]! * (before[last + there]! * rest);
  };
  return { of: before.map((sum, at) => sum * behind[at]!), between };
}

/** What suits best counts as one, so that no factor grows beyond numbers. */
function weightsOf({ length, labels, suits }: Chain): Float64Array {
  const weights = new Float64Array(suits.length);
  for (let row = 0; row < length * labels; row += labels) {
    let best = Number.NEGATIVE_INFINITY;
    for (let at = row; at < row + labels; at += 1) best = Math.max(best, suits[at]!);
    for (let at = row; at < row + labels; at += 1) weights[at] = Math.exp(suits[at]! - best);
  }
  return weights;
}

/** Makes a row sum to one; what it summed to. */
function scaled(values: Float64Array, from: number, many: number): number {
  let sum = 0;
  for (let at = from; at < from + many; at += 1) sum += values[at]!;
  for (let at = from; at < from + many; at += 1) values[at]! /= sum;
  return sum;
}
