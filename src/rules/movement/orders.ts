/** The orders of a movement phase: which of them count, and how the kernel gets them. */
import type { Board, PowerId, Unit } from "../../map/index.js";
import { NONE, orderJourney, state } from "../kernel/index.js";
import { type Chosen, chooseOrders } from "../legality/choose.js";
import { isImperfect, isImperfectlyNamed } from "../legality/mention.js";
import { giveOrder, hasEffect, legalityFor } from "../legality/movement-legality.js";
import { isMovementOrder } from "../legality/movement-meaning.js";
import { placePosition, unitNumberAt } from "../legality/scratch.js";
import type {
  MovementOrder,
  Permit,
  PowerOrder,
  UnitMention,
  WrittenOrder,
} from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { Rulebook } from "../model/rulebook.js";

/** The order that counts for each unit. */
export function chooseMovementOrders(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  orders: readonly PowerOrder[],
): Chosen<MovementOrder> {
  placePosition(board, position);
  const unitOf = (mention: UnitMention) => position.units[unitNumberAt(board, mention.at)]!;
  const choosing = {
    rulebook,
    units: position.units,
    unitNumber: (order: WrittenOrder) =>
      isMovementOrder(order) ? unitNumberAt(board, order.unit.at) : NONE,
    legality: (order: PowerOrder, unit: PlacedUnit | undefined) =>
      legalityFor({ board, rulebook, position, power: order.power }, order.order, unit),
    isImperfect: ({ order, power }: PowerOrder) => {
      if (!isMovementOrder(order)) return false;
      if (isImperfect(rulebook, order.unit, unitOf(order.unit))) return true;
      if (order.kind !== "support" && order.kind !== "convoy") return false;
      return isImperfectlyNamed(rulebook, power, order.of, unitOf(order.of));
    },
  };
  return chooseOrders<MovementOrder>(choosing, orders);
}

/** Writes orders into the turn. One that is legal but cannot have an effect is a hold for the kernel. */
export function giveOrders(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  byUnit: Chosen<MovementOrder>["byUnit"],
  orders: readonly PowerOrder[],
): void {
  const unhelped = unhelpedPowers(board, rulebook, orders);
  for (let unit = 0; unit < byUnit.length; unit++) {
    const order = byUnit[unit]?.order;
    if (order === undefined) continue;
    if (helpsInVain(position, position.units[unit]!, order, unhelped)) continue;
    if (order.permit !== undefined) givePermit(board, unit, order.permit);
    if (order.kind === "move" && order.railway !== undefined) {
      if (!isCrowded(byUnit, order.railway)) giveJourney(board, position, unit, order);
    } else if (hasEffect(board, rulebook, order)) giveOrder(board, unit, order);
  }
}

/** Two trains on a railway stand in each other's way: both hold (DATC 2.4, 7.B). */
function isCrowded(byUnit: Chosen<MovementOrder>["byUnit"], railway: string): boolean {
  const trains = byUnit.filter(
    (chosen) => chosen?.order.kind === "move" && chosen.order.railway === railway,
  );
  return trains.length > 1;
}

function givePermit(board: Board, keeper: number, { of, to }: Permit<Unit>): void {
  const { provinceOf: home } = board.tables;
  const [from, goal] = [board.locationNumber(of.at), board.locationNumber(to)];
  state.permits.set(keeper, [home[from]!, home[goal]!]);
}

function giveJourney(
  board: Board,
  position: Position,
  unit: number,
  order: Extract<MovementOrder, { kind: "move" }>,
): void {
  const { stations } = board.railways.find(({ id }) => id === order.railway)!;
  const [start, end] = [stations.indexOf(order.unit.at), stations.indexOf(order.to)];
  const way =
    start < end ? stations.slice(start + 1, end + 1) : stations.slice(end, start).toReversed();
  const { power } = position.units[unit]!;
  // A position may tell no owners at all: then the line is the power's own.
  const isTold = Object.keys(position.owners).length > 0;
  const foreign = (id: string) =>
    isTold && board.province(id)!.isCenter && position.owners[id] !== power;
  orderJourney(unit, {
    stations: way.map((id) => board.locationNumber(id)),
    captures: way.filter(foreign).map((id) => board.locationNumber(id)),
  });
}

/** Powers in civil disorder, where the rulebook lets nobody support their units (4.D.9). */
function unhelpedPowers(
  board: Board,
  rulebook: Rulebook,
  orders: readonly PowerOrder[],
): ReadonlySet<PowerId> {
  if (rulebook.civilDisorderSupport === "succeeds") return new Set();
  const active = new Set(orders.map(({ power }) => power));
  return new Set(board.powers.map(({ id }) => id).filter((id) => !active.has(id)));
}

function helpsInVain(
  position: Position,
  unit: PlacedUnit,
  order: MovementOrder,
  unhelped: ReadonlySet<PowerId>,
): boolean {
  if (unhelped.size === 0 || order.kind !== "support" || order.to !== null) return false;
  const helped = position.units.find(({ at }) => at === order.of.at)!.power;
  return helped !== unit.power && unhelped.has(helped);
}
