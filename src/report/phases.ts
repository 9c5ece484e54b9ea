/** Phases in words. */
import type { Phase } from "../rules/index.js";
import type { Vocabulary } from "./vocabulary.js";

/** `Spring of 1901`. */
export function seasonOf(words: Vocabulary, phase: Phase): string {
  return words.say("season", { season: words.say(phase.season), year: phase.year });
}

/** `Retreats for Fall of 1901`. */
export function phaseName(words: Vocabulary, phase: Phase): string {
  return words.say("phase", { kind: words.say(phase.kind), season: seasonOf(words, phase) });
}
