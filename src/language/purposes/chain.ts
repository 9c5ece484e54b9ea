/**
 * A chain of words, each with one of a few purposes (a linear-chain conditional random field): how likely each
 * purpose of each word is when all are seen together. The learner and the reader share it.
 */

/** How well each purpose suits each word, and how well purposes follow one another; all as logarithms. */
export interface Chain {
  readonly length: number;
  readonly purposes: number;
  /** By word and purpose. */
  readonly suits: Float64Array;
  /** What may follow what between the word before `at` and this: by purpose before and purpose here. */
  followsAt(at: number): Float64Array;
}

/** Sums over all ways up to a word, and from it on. */
interface Sums {
  readonly before: Float64Array;
  readonly behind: Float64Array;
  /** The logarithm of the sum over all ways. */
  readonly total: number;
}

export function sumsOf(chain: Chain): Sums {
  const { length, purposes, suits } = chain;
  const before = new Float64Array(suits.length);
  const behind = new Float64Array(suits.length);
  const ways = new Float64Array(purposes);
  for (let at = 0; at < length; at += 1) {
    const follows = chain.followsAt(at);
    for (let here = 0; here < purposes; here += 1) {
      for (let there = 0; there < purposes; there += 1)
        ways[there] =
          at === 0 ? 0 : before[(at - 1) * purposes + there]! + follows[there * purposes + here]!;
      before[at * purposes + here] = suits[at * purposes + here]! + (at === 0 ? 0 : logOfSum(ways));
    }
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    const follows = chain.followsAt(at + 1);
    for (let here = 0; here < purposes; here += 1) {
      for (let there = 0; there < purposes; there += 1) {
        const next = (at + 1) * purposes + there;
        ways[there] = follows[here * purposes + there]! + suits[next]! + behind[next]!;
      }
      behind[at * purposes + here] = logOfSum(ways);
    }
  }
  return { before, behind, total: logOfSum(before.subarray((length - 1) * purposes)) };
}

/** How likely each purpose of each word is. */
export function likelihoods({ before, behind, total }: Sums): Float64Array {
  return before.map((sum, at) => Math.exp(sum + behind[at]! - total));
}

function logOfSum(values: Float64Array): number {
  let best = -Infinity;
  for (const value of values) best = Math.max(best, value);
  let sum = 0;
  for (const value of values) sum += Math.exp(value - best);
  return best + Math.log(sum);
}
