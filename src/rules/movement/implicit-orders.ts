/**
 * Moves that nobody wrote, understood from a power's own supports and convoys of them: DATC 2.4, 4.E.3. An
 * order that was written goes first, and another power's orders say nothing.
 */
import { type Board, type LocationId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { Chosen } from "../legality/choose.js";
import { legalityFor } from "../legality/movement-legality.js";
import { placePosition } from "../legality/scratch.js";
import type { MovementOrder, Order, WrittenOrder } from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { Rulebook } from "../model/rulebook.js";

/** Where orders of one power take the units that they help. */
export interface ImpliedMove {
  readonly from: ProvinceId;
  readonly to: LocationId;
  /** The place of the order that says so, the first of several. */
  readonly source: number;
}

/** The moves that these orders of one power speak of. Two of one unit contradict each other: it has none. */
export function impliedMoves(orders: readonly (WrittenOrder | Order)[]): readonly ImpliedMove[] {
  const moves = new Map<ProvinceId, ImpliedMove | null>();
  for (const [source, order] of orders.entries()) {
    if ((order.kind !== "support" && order.kind !== "convoy") || order.to === null) continue;
    const from = provinceOf(order.of.at);
    const before = moves.get(from);
    if (before === undefined) moves.set(from, { from, to: order.to, source });
    else if (before !== null) moves.set(from, together(before, order.to));
  }
  return [...moves.values()].filter((move) => move !== null);
}

/** The same move said again, perhaps with the coast that was missing; or null for another one. */
function together(move: ImpliedMove, to: LocationId): ImpliedMove | null {
  if (move.to === to) return move;
  if (provinceOf(move.to) !== provinceOf(to)) return null;
  if (move.to === provinceOf(to)) return { ...move, to };
  return to === provinceOf(move.to) ? move : null;
}

/** The orders that count, and the moves that these imply for units to which nobody wrote an order. */
export function withImpliedMoves(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  { byUnit, rejected }: Chosen<MovementOrder>,
): Chosen<MovementOrder>["byUnit"] {
  // A contradiction, or what the rulebook makes a hold of it, was written too.
  const written = new Set(
    rejected.flatMap(({ unit, reason }) =>
      unit !== null && reason.kind === "illegal" && isHold(rulebook, reason.reason.kind)
        ? [provinceOf(unit.at)]
        : [],
    ),
  );
  const implied = new Map<string, ImpliedMove>();
  for (const power of new Set(position.units.map((unit) => unit.power))) {
    const own = byUnit.filter((_, number) => position.units[number]!.power === power);
    const counting = own.filter((move) => move !== undefined);
    for (const { from, to, source } of impliedMoves(counting.map(({ order }) => order))) {
      implied.set(`${power} ${from}`, { from, to, source: counting[source]!.source });
    }
  }
  placePosition(board, position);
  return position.units.map((unit, number) => {
    const move = implied.get(`${unit.power} ${provinceOf(unit.at)}`);
    if (byUnit[number] !== undefined || move === undefined) return byUnit[number];
    if (written.has(provinceOf(unit.at))) return undefined;
    const atHand = { board, rulebook, position, power: unit.power };
    const judged = legalityFor(atHand, moveOf(unit, move), unit);
    if (judged.kind === "illegal") return undefined;
    return { order: judged.order as MovementOrder, source: move.source };
  });
}

function isHold({ illegalOrder }: Rulebook, why: string): boolean {
  return why === "contradictory-orders" || illegalOrder === "hold";
}

function moveOf({ type, at }: PlacedUnit, { to }: ImpliedMove): WrittenOrder {
  return { kind: "move", unit: { type, at, power: null }, to, viaConvoy: false, route: [] };
}
