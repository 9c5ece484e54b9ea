/**
 * The phrases of a set-up, in the order in which they are tried at each place of a line; where several begin alike,
 * the longer stands first.
 */
import type { Pattern } from "./pattern.js";
import { lifePhrases, observerPhrases, pressPhrases, secrecyPhrases } from "./rule-patterns.js";
import { dayPhrases, spanPhrases } from "./time-patterns.js";

/** All phrases that one pattern reads; times and dates, which are read in words, stand in `read-set-up.ts`. */
export const patterns: readonly Pattern[] = [
  ...dayPhrases,
  ...spanPhrases,
  ...observerPhrases,
  ...pressPhrases,
  ...secrecyPhrases,
  ...lifePhrases,
];
