/**
 * Learns from `purposes/*.txt`, mails whose parts are marked, what the words of a mail are for, and writes it to
 * `src/language/generated/purposes.ts`. The same mails give the same numbers. Nothing is done where they were learned already.
 */
import { fileURLToPath } from "node:url";
import { openVariants } from "../src/app/variants.js";
import { type Chain, likelihoods, sumsOf } from "../src/language/purposes/chain.js";
import { featuresOf } from "../src/language/purposes/features.js";
import { gapNumber, type Model, type Packed } from "../src/language/purposes/model.js";
import { type Occasion, type Purpose, purposes } from "../src/language/purposes/purpose.js";
import { gaps, wordsOf } from "../src/language/purposes/words.js";
import type { Board } from "../src/map/index.js";
import { drawn, inBase64, learnOnce } from "./learning.js";

/** A mail as it was written, and what each stretch of it is for. */
export interface MarkedMail {
  readonly occasion: Occasion;
  readonly text: string;
  readonly parts: readonly { readonly from: number; readonly purpose: Purpose }[];
}

/** A mail as numbers. */
interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly gaps: readonly number[];
  readonly meant: readonly number[];
}

/** How often all mails are gone through, how far each corrects, in how many words a feature must stand. */
const [rounds, pace, seldom] = [14, 0.05, 3] as const;

/** So many features of a word are left out each time, by chance, so that no single one decides. */
const leftOut = 0.6;

const marks: Readonly<Record<string, Purpose>> = {
  G: "greeting",
  O: "order",
  S: "supposition",
  Q: "question",
  W: "wish",
  R: "relay",
  M: "message",
  A: "answer",
  T: "talk",
};

/** The mails of a file: each below a line `=== reply; player Austria`, each part behind its mark, `[O]`. */
export function mailsOf(file: string): readonly MarkedMail[] {
  return file
    .split(/^=== */m)
    .slice(1)
    .map((each) => {
      const end = each.indexOf("\n");
      const [kind, who] = each.slice(0, end).split(";");
      const parts: { from: number; purpose: Purpose }[] = [];
      let text = "";
      for (const [, mark, said] of each
        .slice(end + 1)
        .trim()
        .matchAll(/\[([GOSQWRMAT])\]([^[]*)/g)) {
        parts.push({ from: text.length, purpose: marks[mark!]! });
        text += said!;
      }
      const occasion = { kind: kind!.trim(), who: who!.trim().split(" ")[0]! } as Occasion;
      return { occasion, text, parts };
    });
}

/** What the mails tell of all others. */
export function learn(board: Board, mails: readonly MarkedMail[]): Model {
  const found = mails.map((mail) => {
    const words = wordsOf(board, mail.text);
    return { mail, words, features: featuresOf(words, mail.occasion) };
  });
  const features = frequent(found.flatMap((each) => each.features));
  const places = new Map([...features].map((feature, at) => [feature, at]));
  const samples = found.map(({ mail, words, features: of }) => ({
    features: of.map((each) => each.flatMap((feature) => places.get(feature) ?? [])),
    gaps: words.map(({ gap }) => gapNumber(gap)),
    meant: words.map(({ from }) =>
      purposes.indexOf(mail.parts.findLast((part) => part.from <= from)!.purpose),
    ),
  }));
  const weights = learned(
    samples.filter(({ meant }) => meant.length > 0),
    features.length,
  );
  return inSteps(features, weights);
}

function frequent(found: readonly (readonly number[])[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const each of found) for (const one of each) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Uint32Array.from(
    [...counts].flatMap(([one, count]) => (count < seldom ? [] : [one])),
  ).sort();
}

interface Weights {
  readonly suits: Float64Array;
  readonly follows: readonly Float64Array[];
}

/** Stochastic ascent with steps that grow smaller (AdaGrad); the weights of the later rounds are averaged. */
function learned(samples: readonly Sample[], features: number): Weights {
  const many = purposes.length;
  const now = weightless(features, many);
  const moved = weightless(features, many, 0.1);
  const sums = weightless(features, many);
  for (let round = 1; round <= rounds; round += 1) {
    const chance = drawn(round);
    const order = samples.map((sample) => ({ sample, place: chance() }));
    order.sort((one, other) => one.place - other.place);
    for (const { sample } of order) adjust(now, moved, sample, chance);
    if (round > rounds / 2) add(sums, now, 2 / rounds);
  }
  return sums;
}

function weightless(features: number, many: number, start = 0): Weights {
  const table = (size: number) => new Float64Array(size).fill(start);
  return { suits: table(features * many), follows: gaps.map(() => table(many * many)) };
}

function add(sums: Weights, now: Weights, share: number): void {
  for (const [at, value] of now.suits.entries()) sums.suits[at]! += value * share;
  for (const [gap, table] of now.follows.entries())
    for (const [at, value] of table.entries()) sums.follows[gap]![at]! += value * share;
}

/** Moves the weights so that what is meant becomes likelier. */
function adjust(now: Weights, moved: Weights, sample: Sample, chance: () => number): void {
  const many = purposes.length;
  const kept = sample.features.map((each) => each.filter(() => chance() >= leftOut));
  const suits = new Float64Array(kept.length * many);
  for (const [at, each] of kept.entries())
    for (const feature of each)
      for (let to = 0; to < many; to += 1)
        suits[at * many + to]! += now.suits[feature * many + to]! * share(each.length);
  const chain: Chain = {
    ...{ length: kept.length, purposes: many, suits },
    followsAt: (at) => now.follows[sample.gaps[at]!]!,
  };
  const sums = sumsOf(chain);
  const likely = likelihoods(sums);
  for (const [at, each] of kept.entries()) {
    for (let to = 0; to < many; to += 1) {
      const error = (sample.meant[at] === to ? 1 : 0) - likely[at * many + to]!;
      if (Math.abs(error) < 1e-4) continue;
      for (const feature of each)
        move(now.suits, moved.suits, feature * many + to, error * share(each.length));
    }
    if (at === 0) continue;
    const follows = now.follows[sample.gaps[at]!]!;
    const steps = moved.follows[sample.gaps[at]!]!;
    for (let from = 0; from < many; from += 1)
      for (let to = 0; to < many; to += 1) {
        const way = sums.before[(at - 1) * many + from]! + follows[from * many + to]!;
        const rest = suits[at * many + to]! + sums.behind[at * many + to]! - sums.total;
        const isMeant = sample.meant[at - 1] === from && sample.meant[at] === to;
        move(follows, steps, from * many + to, (isMeant ? 1 : 0) - Math.exp(way + rest));
      }
  }
}

/** Words have features by the dozen: together they weigh about as much as a few. */
function share(many: number): number {
  return 1 / Math.sqrt(Math.max(1, many));
}

function move(values: Float64Array, moved: Float64Array, at: number, slope: number): void {
  moved[at]! += slope * slope;
  values[at]! += (pace * slope) / Math.sqrt(moved[at]!);
}

function inSteps(features: Uint32Array, { suits, follows }: Weights): Model {
  const step = suits.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const weights = Int8Array.from(suits, (each) => Math.round(each / step));
  return { features, weights, step, follows };
}

function packed({ step, features, weights, follows }: Model): Packed {
  return {
    step,
    many: features.length,
    bytes: inBase64([features, weights]),
    follows: follows.map((table) => [...table].map((each) => Math.round(each * 1000) / 1000)),
  };
}

function main(): void {
  const sources = ["chain", "features", "words"].map(
    (name) => new URL(`../src/language/purposes/${name}.ts`, import.meta.url),
  );
  const board = openVariants().board("standard")!;
  learnOnce({
    name: "purposes",
    model: "../purposes/model.js",
    learners: [new URL(import.meta.url), ...sources],
    learn: (files) => packed(learn(board, files.flatMap(mailsOf))),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
