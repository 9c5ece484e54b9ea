/** What one phrase of a set-up says. Words of dates and zones are read; what they mean to a game, the game decides. */
import type { Clock, ClockKind, SettingsChange } from "../../game/index.js";
import type { DateExpression } from "../dates/read-date.js";

export type SetUpPart =
  /** Values of some clocks. */
  | {
      readonly kind: "clock";
      readonly clocks: readonly ClockKind[];
      readonly change: Partial<Clock>;
      /** The days are those that are left where others are kept free. */
      readonly isFree?: true;
    }
  /** How long a phase has: retreats and builds never longer than before, unless every phase is named. */
  | { readonly kind: "pace"; readonly hours: number; readonly isEvery?: true }
  /** Deadlines on these days in place of others, as nJudge writes days. */
  | { readonly kind: "other-days"; readonly on: string; readonly off: string }
  | { readonly kind: "zone"; readonly zone: string }
  | { readonly kind: "settings"; readonly change: SettingsChange }
  | { readonly kind: "rules"; readonly rules: string }
  /** The board that the game should have already. */
  | { readonly kind: "variant"; readonly variant: string }
  /** Not before then, or (null) as soon as all seats are taken. */
  | { readonly kind: "start"; readonly when: DateExpression | null }
  | { readonly kind: "first-deadline"; readonly when: DateExpression };
/** Whether a phase ends as soon as all orders are in, or always at its deadline. */

/** A phrase that was read: where it ends, and whether it says by itself that it is about a set-up. */
export interface Phrase {
  readonly parts: readonly SetUpPart[];
  readonly end: number;
  readonly isPlain: boolean;
}

/** `Mondays to Thursdays, and nothing on weekends`: are the days of the one part left by the other anyhow? */
export function isFreeAnyhow(part: SetUpPart, before: SetUpPart): boolean {
  if (part.kind !== "clock" || before.kind !== "clock" || part.isFree !== true) return false;
  const { days = "" } = part.change;
  const { days: known } = before.change;
  return (
    known !== undefined && [...known].every((letter, at) => letter === "-" || days[at] !== "-")
  );
}

export const everyClock: readonly ClockKind[] = ["move", "retreat", "adjust"];
