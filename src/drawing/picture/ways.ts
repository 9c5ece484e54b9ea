/** The ways of moves, so that supports and convoys can point at them. */
import { type LocationId, provinceOf } from "../../map/index.js";
import type { Point } from "../sheet/geometry.js";
import { bow, shortened, through, type Way } from "./path.js";
import type { DrawnOrder } from "./scene.js";
import { type Stage, standing } from "./stage.js";
import { dislodgedPlace, isDislodged, reach } from "./unit-signs.js";

/** The two arrows of units that attack each other keep apart by this share of their length. */
const apart = 0.07;

type Move = Extract<DrawnOrder, { readonly kind: "move" }>;
type Retreat = Extract<DrawnOrder, { readonly kind: "retreat" }>;

/** The way of a move or a retreat, or null where the sheet does not have its places. */
export function wayOf(stage: Stage, order: Move | Retreat): Way | null {
  const isRetreat = order.kind === "retreat" && isDislodged(stage.scene, order.unit);
  const from = isRetreat ? dislodgedPlace(stage, order.unit) : standing(stage, order.unit.at);
  const to = standing(stage, order.to);
  if (from === null || to === null) return null;
  const way = order.kind === "move" ? moveWay(stage, order, from, to) : bow(from, to, 0);
  return shortened(way, reach, isOccupied(stage, order.to) ? reach + 3 : 3);
}

function moveWay(stage: Stage, order: Move, from: Point, to: Point): Way {
  const fleets = order.through.map((at) => standing(stage, at)).filter((at) => at !== null);
  if (fleets.length > 0) return through([from, ...fleets, to]);
  return bow(from, to, isReturned(stage, order) ? apart : 0);
}

/** Whether a unit moves the other way at the same time. */
function isReturned(stage: Stage, { unit, to }: Move): boolean {
  return stage.scene.orders.some(
    (other) => other.kind === "move" && isSame(other.unit.at, to) && isSame(other.to, unit.at),
  );
}

function isOccupied(stage: Stage, at: LocationId): boolean {
  return stage.scene.units.some((unit) => isSame(unit.at, at));
}

/** The way that an order of another unit takes, or would take if the unit did what it was helped to do. */
export function helpedWay(stage: Stage, of: LocationId, to: LocationId): Way | null {
  const move = stage.scene.orders.find(
    (order): order is Move =>
      order.kind === "move" && isSame(order.unit.at, of) && isSame(order.to, to),
  );
  if (move !== undefined) return wayOf(stage, move);
  const [from, target] = [standing(stage, of), standing(stage, to)];
  return from === null || target === null ? null : shortened(bow(from, target, 0), reach, reach);
}

function isSame(a: LocationId, b: LocationId): boolean {
  return provinceOf(a) === provinceOf(b);
}
