/** What a movement order means: its own unit, the unit that it helps, and where they go (DATC 4.B and 4.C). */
import { type Board, type LocationId, provinceOf } from "../../map/index.js";
import type { MovementOrder, MovementOrderOf, PowerOrder, UnitMention } from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { Rulebook } from "../model/rulebook.js";
import { type Found, found, helpedUnit, landingPlace, meantPlace } from "./mention.js";
import { unitAt } from "./scratch.js";

/** What the questions of one order share. */
export interface OrderAtHand {
  readonly board: Board;
  readonly rulebook: Rulebook;
  readonly position: Position;
  readonly power: string;
}

/** Whether an order of any phase is one of movement. */
export function isMovementOrder(order: PowerOrder["order"]): order is MovementOrderOf<UnitMention> {
  const { kind } = order;
  return kind === "move" || kind === "support" || kind === "hold" || kind === "convoy";
}

/** The unit in the province of a location. */
export function at({ board, position }: OrderAtHand, location: LocationId): PlacedUnit | undefined {
  return unitAt(board, position, location);
}

/** The order of a unit, its designations and coasts settled. */
export function meaning(
  orderAtHand: OrderAtHand,
  order: MovementOrderOf<UnitMention>,
  unit: PlacedUnit,
): Found<MovementOrder> {
  switch (order.kind) {
    case "hold":
      return found({ kind: "hold", unit: plain(unit) });
    case "move":
      return moveMeant(orderAtHand, order, unit);
    default:
      return helpMeant(orderAtHand, order, unit);
  }
}

type Written<Kind> = Extract<MovementOrderOf<UnitMention>, { kind: Kind }>;

function moveMeant(
  orderAtHand: OrderAtHand,
  order: Written<"move">,
  unit: PlacedUnit,
): Found<MovementOrder> {
  const { board, rulebook } = orderAtHand;
  const meant = meantPlace(board, rulebook, unit.type, order.to);
  if (!meant.ok) return meant;
  if (order.railway !== undefined) {
    const { railway } = order;
    const to = provinceOf(meant.value);
    return found({ kind: "move", unit: plain(unit), to, viaConvoy: false, route: [], railway });
  }
  const landing = landingPlace(board, rulebook, unit, meant.value);
  // Where only the form counts, a move to no coast in particular is a move that cannot succeed.
  const to = landing.ok || !isLax(rulebook) ? landing : found(provinceOf(order.to));
  if (!to.ok) return to;
  const route = rulebook.convoyRoute === "ignored" ? [] : order.route;
  const viaConvoy = order.viaConvoy || order.route.length > 0;
  return found({ kind: "move", unit: plain(unit), to: to.value, viaConvoy, route });
}

function helpMeant(
  orderAtHand: OrderAtHand,
  order: Written<"support"> | Written<"convoy">,
  unit: PlacedUnit,
): Found<MovementOrder> {
  const { board, rulebook, power } = orderAtHand;
  const helped = helpedUnit(board, rulebook, power, order.of, at(orderAtHand, order.of.at));
  if (!helped.ok) return helped;
  const of = plain(helped.value);
  if (order.kind === "support" && order.to === null) {
    return found({ kind: "support", unit: plain(unit), of, to: null });
  }
  const to = meantPlace(board, rulebook, helped.value.type, order.to!);
  if (!to.ok) return to;
  if (order.kind === "convoy") {
    return found({ kind: "convoy", unit: plain(unit), of, to: provinceOf(to.value) });
  }
  return found({
    kind: "support",
    unit: plain(unit),
    of,
    to: supportedPlace(orderAtHand, of, to.value),
  });
}

/** A coast that the supported fleet cannot reach is ignored where its own order's would be (4.B.3). */
function supportedPlace(
  orderAtHand: OrderAtHand,
  of: MovementOrder["unit"],
  to: LocationId,
): LocationId {
  if (orderAtHand.rulebook.wrongCoast === "fails") return to;
  return orderAtHand.board.neighbours(of.type, of.at).includes(to) ? to : provinceOf(to);
}

function plain({ type, at }: PlacedUnit): MovementOrder["unit"] {
  return { type, at };
}

/** Whether impossible orders are legal (4.E.1 a and b). */
function isLax({ legality }: Rulebook): boolean {
  return legality === "format" || legality === "board";
}
