/**
 * Learns to label words from marked ones: a linear-chain conditional random field, by stochastic ascent. The same
 * lessons give the same numbers.
 */
import { readdirSync } from "node:fs";
import {
  type Chain,
  type Likelihoods,
  likelihoods,
  shareOf,
} from "../src/language/tagging/chain.js";
import type { Packed, unpacked } from "../src/language/tagging/model.js";
import { gaps, type Word } from "../src/language/tagging/words.js";
import { drawn, packedBytes } from "./learning.js";

/** What is learned. */
type Model = ReturnType<typeof unpacked>;

/** Words, what tells of each, and the label that each should get. */
export interface Lesson {
  readonly words: readonly Word[];
  readonly features: readonly (readonly number[])[];
  readonly labels: readonly number[];
}

/** A lesson with its features by their places in the model. */
interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly gaps: readonly number[];
  readonly meant: readonly number[];
}

interface Weights {
  readonly labels: number;
  readonly suits: Float64Array;
  readonly follows: readonly Float64Array[];
}

/** How far each weight was moved already: the more, the smaller are its steps (AdaGrad). */
interface Steps extends Weights {
  readonly pace: number;
}

/** How often all lessons are gone through, and in how many words a feature must stand. */
const [rounds, seldom] = [14, 3] as const;

/** So many features of a word are left out each time, by chance, so that no single one decides. */
const leftOut = 0.5;

/** Errors that are smaller change nothing. */
const negligible = 1e-4;

/** What the lessons tell of all other words; there are so many `labels`, and `pace` says how far each lesson corrects. */
export function learnChains(lessons: readonly Lesson[], labels: number, pace: number): Model {
  const features = frequent(lessons.flatMap((each) => each.features));
  const places = new Map([...features].map((feature, at) => [feature, at]));
  const samples = lessons
    .filter(({ words }) => words.length > 0)
    .map(({ words, features: of, labels: meant }): Sample => {
      const known = of.map((each) => each.flatMap((feature) => places.get(feature) ?? []));
      return { features: known, gaps: words.map(({ gap }) => gaps.indexOf(gap)), meant };
    });
  return inSteps(features, learned(samples, features.length, labels, pace));
}

/** The folders that say which words name something, and the board whose names they are. */
const naming = ["names", "lexer/tables"];
const board = "../config/variants/standard/";

/** The files that say how chains are learned: the one that begins it, and what says which labels and features there are. */
export function learnersOf(lesson: string, ...own: readonly string[]): readonly URL[] {
  const sources = [
    ...own,
    "tagging/chain",
    "tagging/stretches",
    "tagging/words",
    "questions/question-words",
  ];
  const language = new URL("../src/language/", import.meta.url);
  return [
    ...[lesson, "chains.ts", "marked-mails.ts"].map((each) => new URL(each, import.meta.url)),
    ...sources.map((each) => new URL(`${each}.ts`, language)),
    ...naming.flatMap((each) => sourcesIn(new URL(`${each}/`, language))),
    ...["map.yaml", "names.yaml"].map((each) => new URL(`${board}${each}`, import.meta.url)),
  ];
}

function sourcesIn(folder: URL): readonly URL[] {
  return readdirSync(folder)
    .sort()
    .map((file) => new URL(file, folder));
}

/** As it is written to a file. */
export function packed({ labels, step, features, weights, follows }: Model): Packed {
  return {
    ...{ labels, step },
    many: features.length,
    bytes: packedBytes([features, weights]),
    follows: follows.map((table) =>
      [...table].map((each) => Math.round(Math.log(each) * 1000) / 1000),
    ),
  };
}

function frequent(found: readonly (readonly number[])[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const each of found) for (const one of each) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Uint32Array.from(
    [...counts].flatMap(([one, count]) => (count < seldom ? [] : [one])),
  ).sort();
}

/** The weights of the later rounds are averaged. */
function learned(samples: readonly Sample[], features: number, labels: number, pace: number) {
  const now = weightless(features, labels);
  const steps = { ...weightless(features, labels, 0.1), pace };
  const sums = weightless(features, labels);
  for (let round = 1; round <= rounds; round += 1) {
    const chance = drawn(round);
    const order = samples.map((sample) => ({ sample, place: chance() }));
    order.sort((one, other) => one.place - other.place);
    for (const { sample } of order) adjust(now, steps, sample, chance);
    if (round > rounds / 2) add(sums, now, 2 / rounds);
  }
  return sums;
}

function weightless(features: number, labels: number, start = 0): Weights {
  const table = (size: number) => new Float64Array(size).fill(start);
  return { labels, suits: table(features * labels), follows: gaps.map(() => table(labels ** 2)) };
}

function add(sums: Weights, now: Weights, share: number): void {
  for (let at = 0; at < now.suits.length; at += 1) sums.suits[at]! += now.suits[at]! * share;
  for (const [gap, table] of now.follows.entries())
    for (let at = 0; at < table.length; at += 1) sums.follows[gap]![at]! += table[at]! * share;
}

/** Moves the weights so that what is meant becomes likelier. */
function adjust(now: Weights, steps: Steps, sample: Sample, chance: () => number): void {
  const { labels } = now;
  const { pace } = steps;
  const kept = sample.features.map((each) => each.filter(() => chance() >= leftOut));
  const factors = new Map(
    [...new Set(sample.gaps)].map((gap) => [gap, now.follows[gap]!.map(Math.exp)]),
  );
  const chain: Chain = {
    ...{ length: kept.length, labels, suits: suitsOf(now, kept) },
    followsAt: (at) => factors.get(sample.gaps[at]!)!,
  };
  const likely = likelihoods(chain);
  for (const [at, features] of kept.entries()) {
    const errors = errorsOf(likely.of.subarray(at * labels, (at + 1) * labels), sample.meant[at]!);
    const share = shareOf(features.length);
    if (errors.length > 0)
      for (const feature of features)
        move(now.suits, steps.suits, feature * labels, errors, share, pace);
    if (at === 0) continue;
    const gap = sample.gaps[at]!;
    const turns = turnErrorsOf(likely, at, labels, sample.meant);
    move(now.follows[gap]!, steps.follows[gap]!, 0, turns, 1, pace);
  }
}

function suitsOf({ labels, suits }: Weights, words: readonly (readonly number[])[]): Float64Array {
  const sums = new Float64Array(words.length * labels);
  for (const [at, features] of words.entries()) {
    const share = shareOf(features.length);
    for (const feature of features)
      for (let to = 0; to < labels; to += 1)
        sums[at * labels + to]! += suits[feature * labels + to]! * share;
  }
  return sums;
}

/** How far the likelihood of a way is from what it should be. */
interface LikelihoodError {
  readonly way: number;
  readonly error: number;
}

/** The ways whose likelihood is not what it should be; where what is meant is nearly sure, there are none. */
function errorsOf(likely: Float64Array, meant: number): readonly LikelihoodError[] {
  const errors: LikelihoodError[] = [];
  if (1 - likely[meant]! < negligible) return errors;
  for (let way = 0; way < likely.length; way += 1) {
    const error = (way === meant ? 1 : 0) - likely[way]!;
    if (Math.abs(error) >= negligible) errors.push({ way, error });
  }
  return errors;
}

/** The turns from the word before `at` whose likelihood is not what it should be: none is likelier than either of its labels. */
function turnErrorsOf(
  { of, between }: Likelihoods,
  at: number,
  labels: number,
  meant: readonly number[],
): readonly LikelihoodError[] {
  const [first, last] = [meant[at - 1]!, meant[at]!];
  if (1 - between(at, first, last) < negligible) return [];
  const errors: LikelihoodError[] = [];
  const ends = notable(of, at * labels, labels, last);
  for (const there of notable(of, (at - 1) * labels, labels, first))
    for (const here of ends) {
      const isMeant = there === first && here === last;
      const error = (isMeant ? 1 : 0) - between(at, there, here);
      if (Math.abs(error) >= negligible) errors.push({ way: there * labels + here, error });
    }
  return errors;
}

/** Which labels of a word matter: the one that is meant, and all that are not unlikely. */
function notable(of: Float64Array, row: number, labels: number, meant: number): readonly number[] {
  const found: number[] = [];
  for (let label = 0; label < labels; label += 1)
    if (label === meant || of[row + label]! >= negligible) found.push(label);
  return found;
}

/** Moves those of a row of weights that were wrong. */
function move(
  weights: Float64Array,
  moved: Float64Array,
  from: number,
  errors: readonly LikelihoodError[],
  share: number,
  pace: number,
): void {
  for (const { way, error } of errors) {
    const slope = error * share;
    const place = from + way;
    moved[place]! += slope * slope;
    weights[place]! += (slope / Math.sqrt(moved[place]!)) * pace;
  }
}

function inSteps(features: Uint32Array, { labels, suits, follows }: Weights): Model {
  const step = suits.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const weights = Int8Array.from(suits, (each) => Math.round(each / step));
  return {
    ...{ labels, step, features, weights },
    follows: follows.map((table) => table.map(Math.exp)),
  };
}
