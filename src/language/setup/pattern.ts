/** How a phrase of a set-up is written: as a pattern, and what it says. */

import type { Clock, ClockKind, SettingsChange } from "../../game/index.js";
import { PrefilteredRegExp, wrapped } from "../../util/index.js";
import { everyClock, type SetUpPart } from "./part.js";

export interface Pattern {
  readonly pattern: RegExp;
  /** Null where the words fit and their values do not. */
  readonly meaning: (match: RegExpExecArray) => readonly SetUpPart[] | null;
  /** It could stand in any mail: alone it is no set-up. */
  readonly isVague: boolean;
}

/** What may stand between a setting and its value. */
export const link = wrapped`
  (?:
    \s*[:=]
    |\s+(?:
      is|are|of|at|to|for|get|gets|have|has|last|lasts|every|take|takes|need|needs|within|in
      |set to|should|shall|must|will|be|only|just
    )\b
  )*\s*
`;

/** The parts that a phrase says. */
export const some = (...parts: readonly SetUpPart[]) => parts;
/** A change of these clocks, or of all. */
export const clock = (
  change: Partial<Clock>,
  clocks: readonly ClockKind[] = everyClock,
): SetUpPart => ({
  kind: "clock",
  clocks,
  change,
});
/** A change of settings. */
export const settings = (change: SettingsChange): SetUpPart => ({ kind: "settings", change });
/** The weekdays of all deadlines, as letters; null where the words name none. */
export const days = (letters: string | null) =>
  letters === null ? null : some(clock({ days: letters }));

/** These days are what others, kept free, leave. */
export const free = (letters: string): SetUpPart => ({
  kind: "clock",
  clocks: everyClock,
  change: { days: letters },
  isFree: true,
});
/** The days that are left where these are kept free. */
export const daysFree = (letters: string | null) => (letters === null ? null : some(free(letters)));

/** One phrase, or several of which any will do. */
type Phrases = string | readonly string[];

/** A pattern for one of these phrases, as whole words, where it is tried. */
export function whole(phrases: Phrases): RegExp {
  const any = typeof phrases === "string" ? phrases : phrases.join("|");
  return new PrefilteredRegExp(`(?:${any})(?![a-z0-9])`, "iuy");
}

/** A phrase whose meaning depends on what stands in it. */
export function says(phrases: Phrases, meaning: Pattern["meaning"], isVague = false): Pattern {
  return { pattern: whole(phrases), meaning, isVague };
}

/** A phrase that has one meaning. */
export function sets(phrases: Phrases, change: SettingsChange): Pattern {
  return says(phrases, () => some(settings(change)));
}
