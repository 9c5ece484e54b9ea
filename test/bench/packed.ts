/**
 * Movement phases as integers, orders already read: what the kernel's speed is measured on. Legality,
 * adjudication, the next position and the retreats are inside the clock; reading text is not.
 */
import { type Board, provinceOf, type Tables } from "../../src/map/index.js";
import type { PlacedUnit, PowerOrder, WrittenOrder } from "../../src/rules/index.js";
import {
  ARMY,
  clearState,
  FLEET,
  findOutcome,
  type Laws,
  LEGAL,
  NONE,
  orderConvoy,
  orderMove,
  orderSupport,
  placeUnit,
  reachOf,
  resolveMovement,
  takeBack,
} from "../../src/rules/kernel/index.js";

/** The number of units, then for each: type, power, location, order kind, target, other unit, via. */
export type Packed = Int16Array;

const perUnit = 7;
const kinds: readonly string[] = ["hold", "move", "support", "convoy"];

/** Packs units and their orders. */
export function pack(
  board: Board,
  units: readonly PlacedUnit[],
  orders: readonly PowerOrder[],
): Packed {
  const byProvince = new Map<string, WrittenOrder>();
  for (const { power, order } of orders) {
    if (order.kind !== "waive") byProvince.set(`${power} ${provinceOf(order.unit.at)}`, order);
  }
  const numbers = units.flatMap((unit) => [
    unit.type === "A" ? ARMY : FLEET,
    board.powerNumber(unit.power),
    board.locationNumber(unit.at),
    ...packOrder(board, unit, byProvince.get(`${unit.power} ${provinceOf(unit.at)}`)),
  ]);
  return Int16Array.from([units.length, ...numbers]);
}

function packOrder(board: Board, unit: PlacedUnit, order: WrittenOrder | undefined): number[] {
  if (order === undefined) return [0, 0, 0, 0];
  const kind = kinds.indexOf(order.kind);
  switch (order.kind) {
    case "move":
      return [kind, landing(board, unit, order.to), 0, Number(order.viaConvoy)];
    case "support":
    case "convoy": {
      const to = order.to === null ? NONE : board.locationNumber(order.to);
      return [kind, to, board.locationNumber(provinceOf(order.of.at)), 0];
    }
    default:
      return [0, 0, 0, 0];
  }
}

/** The only coast in reach, where none was named. */
function landing(board: Board, unit: PlacedUnit, to: string): number {
  const coasts = board.neighbours(unit.type, unit.at).filter((at) => provinceOf(at) === to);
  return board.locationNumber(coasts.length === 1 ? coasts[0]! : to);
}

/** Plays a packed phase: the outcome is then in the arrays of the kernel. */
export function play(tables: Tables, laws: Laws, phase: Packed): void {
  clearState(tables);
  const count = phase[0]!;
  for (let unit = 0, at = 1; unit < count; unit++, at += perUnit) {
    placeUnit(phase[at]!, phase[at + 1]!, phase[at + 2]!);
  }
  for (let unit = 0, at = 4; unit < count; unit++, at += perUnit) {
    const kind = phase[at]!;
    if (kind === 0) continue;
    if (kind === 1) orderMove(unit, phase[at + 1]!, phase[at + 3] === 1);
    else if (kind === 2) orderSupport(unit, phase[at + 2]!, phase[at + 1]!);
    else orderConvoy(unit, phase[at + 2]!, phase[at + 1]!);
    if (reachOf("position", unit) !== LEGAL) takeBack(unit);
  }
  resolveMovement(laws);
  findOutcome(laws);
}
