/** Which phase comes next, and who has something to decide in it. Phases for nobody do not happen. */
import type { Board, PowerId } from "../../map/index.js";
import { adjustmentOf, convertible, work } from "./adjustment-counts.js";
import { unitsOf } from "./centers.js";
import type { Phase } from "./phase.js";
import type { Position } from "./position.js";

/** The phase after `phase`, which ended in `position`. */
export function nextPhase(board: Board, phase: Phase, position: Position): Phase {
  const { season, year } = phase;
  if (phase.kind === "M" && position.dislodged.length > 0) return { season, year, kind: "R" };
  if (season === "S") return { season: "F", year: year + board.calendar.spring, kind: "M" };
  const adjusts = board.powers.some(({ id }) => isBusyInWinter(board, position, id));
  if (season === "F" && adjusts) return { season: "W", year, kind: "A" };
  return { season: "S", year: year + board.calendar.fall, kind: "M" };
}

/** The powers that have something to decide: units to move, retreats, builds that fit, removals. */
export function actors(board: Board, phase: Phase, position: Position): readonly PowerId[] {
  const acts = (power: PowerId): boolean => {
    switch (phase.kind) {
      case "M":
        return unitsOf(position, power).length > 0;
      case "R":
        return position.dislodged.some((unit) => unit.power === power);
      case "A":
        return isBusyInWinter(board, position, power);
    }
  };
  return board.powers.map(({ id }) => id).filter(acts);
}

/** Whether a power has units to build or remove, or could convert some. */
function isBusyInWinter(board: Board, position: Position, power: PowerId): boolean {
  const due = work(adjustmentOf(board, position, power)) !== 0;
  return due || convertible(board, position, power).length > 0;
}
