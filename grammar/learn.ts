/**
 * Learns from `questions/*.txt`, sentences as people write them, what words tell what is asked, and writes it to
 * `src/language/generated/questions.ts`: a softmax regression, as plain as there is. The same sentences give the same
 * numbers. Nothing is done where they were learned already.
 */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { featuresOf } from "../src/language/questions/learned/features.js";
import type { Model, Packed } from "../src/language/questions/learned/model.js";
import { drawn, learnOnce, packedBytes } from "./learning.js";

export interface Sentence {
  readonly intent: string;
  readonly text: string;
}

/** A sentence as numbers: which features it has that are known, how many it has at all, and which intent. */
interface Sample {
  readonly features: readonly number[];
  readonly many: number;
  readonly intent: number;
  /** Another number for each sentence. */
  readonly mark: number;
}

/** What each feature may speak for: the intents of the sentences in which it stands, one weight each, feature by feature. */
interface Weights {
  readonly starts: Uint32Array;
  readonly of: Uint8Array;
  readonly values: Float32Array;
  /** The squares of all that moved a weight: it moves less and less (AdaGrad). */
  readonly moved: Float32Array;
}

/** How often all sentences are gone through, how far each corrects, and in how many a feature must stand. */
const [rounds, pace, seldom] = [10, 1, 2] as const;

/**
 * So many features of a sentence are left out each time, by chance: what is left must tell by itself, so that no single word
 * decides, and a sentence in other words is neither lost nor taken for something with great sureness.
 */
const leftOut = 0.4;

/** Errors that are smaller change nothing. */
const negligible = 1e-4;

/** The sentences of a file, each below the `[intent]` that it asks, or several that fit; `[-]` asks nothing. */
export function sentencesOf(file: string): readonly Sentence[] {
  let intent = "";
  const sentences: Sentence[] = [];
  for (const line of file.split("\n").map((each) => each.trim())) {
    const heading = /^\[([a-z-]+(?: [a-z-]+)*)\]$/.exec(line)?.[1];
    if (heading !== undefined) intent = heading;
    else if (line !== "" && !line.startsWith("#")) sentences.push({ intent, text: line });
  }
  return sentences;
}

/** What sentences tell of all others. */
export function learn(sentences: readonly Sentence[]): Model {
  const intents = [...new Set(sentences.map(({ intent }) => intent))].sort();
  const found = sentences.map(({ text }) => featuresOf(text));
  const features = frequent(found);
  const places = new Map([...features].map((feature, at) => [feature, at]));
  const samples = sentences.map(({ intent, text }, at) => ({
    features: found[at]!.flatMap((each) => places.get(each) ?? []),
    many: found[at]!.length,
    intent: intents.indexOf(intent),
    mark: createHash("sha256").update(text).digest().readUInt32LE(),
  }));
  const weights = weightless(samples, features.length);
  const sums = new Float64Array(weights.values.length);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { sample, chance } of shuffled(samples, round)) {
      const features = sample.features.filter(() => chance() >= leftOut);
      adjust(weights, { ...sample, features }, intents.length);
    }
    if (round > rounds / 2)
      for (let at = 0; at < sums.length; at += 1) sums[at]! += weights.values[at]!;
  }
  weights.values.set(sums.map((sum) => (sum * 2) / rounds));
  return inSteps(intents, features, weights);
}

/** The features that stand in several sentences, in ascending order. */
function frequent(found: readonly (readonly number[])[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const each of found.flat()) counts.set(each, (counts.get(each) ?? 0) + 1);
  const kept = [...counts].flatMap(([feature, count]) => (count < seldom ? [] : [feature]));
  return Uint32Array.from(kept).sort();
}

function weightless(samples: readonly Sample[], features: number): Weights {
  const spokenFor = Array.from({ length: features }, () => new Set<number>());
  for (const sample of samples)
    for (const feature of sample.features) spokenFor[feature]!.add(sample.intent);
  const starts = new Uint32Array(features + 1);
  for (const [at, { size }] of spokenFor.entries()) starts[at + 1] = starts[at]! + size;
  const of = Uint8Array.from(spokenFor.flatMap((each) => [...each]));
  const values = new Float32Array(of.length);
  return { starts, of, values, moved: new Float32Array(of.length).fill(0.01) };
}

/** Moves the weights so that the sentence's own intent becomes likelier, and all others less likely. */
function adjust({ starts, of, values, moved }: Weights, sample: Sample, intents: number): void {
  const share = 1 / Math.sqrt(Math.max(1, sample.many * (1 - leftOut)));
  const errors = new Float64Array(intents);
  for (const feature of sample.features)
    for (let at = starts[feature]!; at < starts[feature + 1]!; at += 1)
      errors[of[at]!]! += values[at]! * share;
  makeLikelihoods(errors);
  errors[sample.intent]! -= 1;
  for (const feature of sample.features) {
    for (let at = starts[feature]!; at < starts[feature + 1]!; at += 1) {
      const slope = errors[of[at]!]! * share;
      if (Math.abs(slope) < negligible) continue;
      moved[at]! += slope * slope;
      values[at]! -= (pace * slope) / Math.sqrt(moved[at]!);
    }
  }
}

/** Softmax, in place. */
function makeLikelihoods(sums: Float64Array): void {
  const best = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = Math.exp(sums[at]! - best);
    total += sums[at]!;
  }
  for (let at = 0; at < sums.length; at += 1) sums[at]! /= total;
}

/**
 * The samples in another order each round, and by what chance features of each are left out. Both follow from the sentence and
 * the round alone, so that what is learned of a sentence hardly changes when others are added.
 */
function shuffled(samples: readonly Sample[], round: number) {
  return samples
    .map((sample) => {
      const chance = drawn(sample.mark ^ Math.imul(round, 0x9e3779b1));
      return { sample, place: chance(), chance };
    })
    .sort((one, other) => one.place - other.place);
}

/** The weights in steps of a 127th of the greatest: a byte each. */
function inSteps(intents: readonly string[], features: Uint32Array, weights: Weights): Model {
  const { starts, of, values } = weights;
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    intents,
    features,
    starts,
    of,
    weights: Int8Array.from(values, (each) => Math.round(each / step)),
    step,
  };
}

/** As it is written into a file. */
function packed({ intents, step, features, starts, of, weights }: Model): Packed {
  const bytes = packedBytes([features, starts, of, weights]);
  return { intents, step, counts: [features.length, weights.length], bytes };
}

function main(): void {
  learnOnce({
    ...({ from: "questions", name: "questions" } as const),
    model: "../questions/learned/model.js",
    learners: [
      new URL(import.meta.url),
      new URL("../src/language/questions/learned/features.ts", import.meta.url),
    ],
    learn: (files) => packed(learn(files.flatMap(sentencesOf))),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
