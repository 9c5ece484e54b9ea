/** Where a unit could go: for teaching, and for clients that list the choices. */
import { type Board, provinceOf, type Unit } from "../../map/index.js";
import { canBeConvoyed, NONE } from "../kernel/index.js";
import type { Position } from "../model/position.js";
import type { Destinations } from "../model/result.js";
import { placePosition } from "./scratch.js";

/** A unit's destinations over borders, and by the fleets that are there. */
export function destinations(board: Board, position: Position, unit: Unit): Destinations {
  const direct = board.neighbours(unit.type, unit.at);
  const { shores } = board.tables;
  const from = board.locationNumber(provinceOf(unit.at));
  if (unit.type === "F" || from < 0 || shores[from] !== 1) return { direct, byConvoy: [] };
  placePosition(board, position);
  const byConvoy = board.provinces
    .map(({ id }, province) => ({ id, province }))
    .filter(({ province }) => shores[province] === 1 && province !== from)
    .filter(({ province }) => canBeConvoyed("position", from, province, NONE))
    .map(({ id }) => id);
  return { direct, byConvoy };
}
