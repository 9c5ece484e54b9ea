/**
 * A mail as its parts, each with what it is for, as it was learned from `grammar/mails`. A part is a guess that
 * says how sure it is: it may decide who is asked what, and never carries anything out by itself.
 */
import type { Board } from "../../map/index.js";
import { once } from "../../util/index.js";
import { learned } from "../generated/purposes.js";
import { labelled, unpacked } from "../tagging/model.js";
import { type Word, wordsOf } from "../tagging/words.js";
import { featuresOf } from "./features.js";
import { type Occasion, type Purpose, purposes } from "./purpose.js";

export interface Part {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly purpose: Purpose;
  /** From 0 to 1: how sure that is, on average over its words. */
  readonly sureness: number;
}

const model = once(() => unpacked(learned));

/** The parts of a text, in its order, together all its words. */
export function partsOf(board: Board, text: string, occasion: Occasion): readonly Part[] {
  const words = wordsOf(board, text);
  if (words.length === 0) return [];
  return gathered(text, words, labelled(model(), words, featuresOf(words, occasion)).of);
}

/** Words side by side with one purpose are a part. */
function gathered(text: string, words: readonly Word[], likely: Float64Array): readonly Part[] {
  const many = purposes.length;
  const parts: { from: number; to: number; purpose: number; sums: number; words: number }[] = [];
  for (const [at, { from, to }] of words.entries()) {
    const row = likely.subarray(at * many, (at + 1) * many);
    const purpose = row.indexOf(Math.max(...row));
    const last = parts.at(-1);
    if (last?.purpose === purpose) {
      last.to = to;
      last.sums += row[purpose]!;
      last.words += 1;
    } else parts.push({ from, to, purpose, sums: row[purpose]!, words: 1 });
  }
  return parts.map(({ from, to, purpose, sums, words }) => ({
    ...{ from, to, text: text.slice(from, to) },
    purpose: purposes[purpose]!,
    sureness: sums / words,
  }));
}

/** What words of a text are for, all together. */
export interface Leaning {
  /** What most of their letters are for. */
  readonly purpose: Purpose;
  /** From 0 to 1: how many of their letters are for this. */
  share(...purposes: readonly Purpose[]): number;
  /** From 0 to 1, on average over their letters. */
  readonly sureness: number;
}

/** What words of the parted text are for, however they were broken into lines; null where they do not stand in it. */
export function leaningOf(parts: readonly Part[], words: string): Leaning | null {
  const sought = lettersOf(words);
  const letters = parts.map(({ text }) => lettersOf(text));
  const from = sought === "" ? -1 : letters.join("").indexOf(sought);
  if (from < 0) return null;
  const [to, shares] = [from + sought.length, new Map<Purpose, number>()];
  let [start, sure] = [0, 0];
  for (const [at, { purpose, sureness }] of parts.entries()) {
    const end = start + letters[at]!.length;
    const many = Math.max(0, Math.min(end, to) - Math.max(start, from)) / sought.length;
    if (many > 0) shares.set(purpose, (shares.get(purpose) ?? 0) + many);
    sure += many * sureness;
    start = end;
  }
  const [[purpose]] = [...shares].sort(([, one], [, other]) => other - one) as [[Purpose, number]];
  const share = (...asked: readonly Purpose[]) =>
    asked.reduce((sum, each) => sum + (shares.get(each) ?? 0), 0);
  return { purpose, share, sureness: sure };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
