/**
 * When a phase ends, by the settings of its clock. Deadlines are computed once and stored as instants;
 * nothing here reads the machine's clock.
 */
import type { PowerId } from "../../map/index.js";
import type { Phase } from "../../rules/index.js";
import { after, type DayRange, dayMs, hourMs, type Instant } from "../../util/index.js";
import type { Game } from "../model/game.js";
import { playerOf } from "../model/members.js";
import type { ClockKind, Settings } from "../model/settings.js";
import type { Timing } from "../model/timing.js";
import { firstAllowed, later, onTheMinute } from "./clock-instants.js";
import { openPhase } from "./stages.js";

/** Which of the three clocks runs in this phase. */
export function clockKindOf(phase: Phase): ClockKind {
  return ({ M: "move", R: "retreat", A: "adjust" } as const)[phase.kind];
}

/** The days on which no deadline should fall: the game's holidays, and absences of these powers' players. */
export function takenDays(game: Game, powers: readonly PowerId[]): readonly DayRange[] {
  const absences = powers.flatMap((power) => playerOf(game, power)?.absences ?? []);
  return [...game.settings.holidays, ...absences];
}

/**
 * The timing of a phase that begins at `began`. What begins up to an hour after the clock's time of day is
 * counted from that time: with NEXT 72, a phase that was processed at 23:31 ends at 23:30 three days later.
 */
export function timingOf(
  settings: Settings,
  phase: Phase,
  began: Instant,
  taken: readonly DayRange[] = settings.holidays,
): Timing {
  const clock = settings.clocks[clockKindOf(phase)];
  const from = onTheMinute(began, clock.clockMinute, settings.zone);
  const soonest = later(from, clock.nextHours * hourMs, clock, settings.zone);
  const deadline = firstAllowed(soonest, clock, settings.zone, taken);
  const graceEnds = after(deadline, clock.graceHours * hourMs);
  const untouched = { excused: false, former: null, extended: 0, paused: 0 };
  return openPhase({ began, deadline, graceEnds, ...untouched }, began);
}

/** The deadline so much later, where the clock lets one fall. */
export function extendedDeadline(
  settings: Settings,
  phase: Phase,
  deadline: Instant,
  ms: number,
  taken: readonly DayRange[],
): Instant {
  const clock = settings.clocks[clockKindOf(phase)];
  return firstAllowed(later(deadline, ms, clock, settings.zone), clock, settings.zone, taken);
}

/** The farthest deadline that a GM may set: a game must not be lost in the future by a slip. */
export function latestDeadline(now: Instant): Instant {
  return after(now, 366 * dayMs);
}
