/** Legality of the orders of a movement phase (DATC 4.E.1). */
import { type Board, provinceOf } from "../../map/index.js";
import {
  CANNOT_CONVOY,
  CONVOY_IMPOSSIBLE,
  CONVOY_OF_FLEET,
  CONVOY_TO_SEA,
  type Convoys,
  LEGAL,
  NO_FLEETS,
  NO_SUCH_UNIT,
  NONE,
  orderConvoy,
  orderMove,
  orderSupport,
  reachOf,
  SUPPORT_IMPOSSIBLE,
  SUPPORT_ITSELF,
  SUPPORT_NEEDS_OWN_CONVOY,
  SUPPORT_UNREACHABLE,
  state,
  TO_ITSELF,
  takeBack,
} from "../kernel/index.js";
import type { MovementOrder, PowerOrder } from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { IllegalReason, Legality } from "../model/reason.js";
import type { Rulebook } from "../model/rulebook.js";
import { illegal, orderedUnit } from "./mention.js";
import { at, isMovementOrder, meaning, type OrderAtHand } from "./movement-meaning.js";
import { placePosition, unitAt } from "./scratch.js";
import { permitMeant, whySpeciallyImpossible } from "./special-legality.js";

/** Whether a movement order could be followed, and as what. */
export function movementLegality(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  { power, order }: PowerOrder,
): Legality {
  placePosition(board, position);
  const atHand: OrderAtHand = { board, rulebook, position, power };
  return legalityFor(atHand, order, isMovementOrder(order) ? at(atHand, order.unit.at) : undefined);
}

/** Whether an order could be followed whose unit, if there is one, is known already. */
export function legalityFor(
  orderAtHand: OrderAtHand,
  order: PowerOrder["order"],
  placed: PlacedUnit | undefined,
): Legality {
  if (!isMovementOrder(order)) return { kind: "illegal", reason: { kind: "wrong-phase" } };
  const unit = orderedUnit(
    orderAtHand.board,
    orderAtHand.rulebook,
    orderAtHand.power,
    order.unit,
    placed,
  );
  if (!unit.ok) return { kind: "illegal", reason: unit.reason };
  const meant = meaning(orderAtHand, order, unit.value);
  if (!meant.ok) return { kind: "illegal", reason: meant.reason };
  const wholly =
    order.permit === undefined ? meant.value : { ...meant.value, ...permitMeant(order) };
  const reason = whySpeciallyImpossible(orderAtHand, wholly) ?? whyImpossible(orderAtHand, wholly);
  return reason === null ? { kind: "legal", order: wholly } : { kind: "illegal", reason };
}

/**
 * Whether an order can have any effect. Where the rulebook checks little (4.E.1 a and b), a legal one may
 * have none. A support of an impossible move is harmless: the move goes nowhere.
 */
export function hasEffect(board: Board, rulebook: Rulebook, order: MovementOrder): boolean {
  if (order.kind === "move" || forgiven(rulebook).size === 0) return true;
  const code = encode(board, order, "geography");
  return code === LEGAL || code === SUPPORT_IMPOSSIBLE || code === SUPPORT_NEEDS_OWN_CONVOY;
}

function whyImpossible(orderAtHand: OrderAtHand, order: MovementOrder): IllegalReason | null {
  const { board, rulebook } = orderAtHand;
  if (order.kind === "move" && order.railway !== undefined) return null;
  const convoys = convoysOf(rulebook);
  const routeFault = order.kind === "move" ? whyNoRoute(orderAtHand, order) : null;
  if (routeFault !== null) return routeFault;
  const code = encode(board, order, convoys);
  return code === LEGAL || forgiven(rulebook).has(code) ? null : reasonOf(orderAtHand, order, code);
}

function convoysOf({ legality, convoyRoute }: Rulebook): Convoys {
  if (legality === "geography") return "geography";
  return convoyRoute === "ignored" ? "position" : "routes";
}

/** What the kernel says to an order. The ground is left with all units holding. */
function encode(board: Board, order: MovementOrder, convoys: Convoys): number {
  const unit = state.unitIn[board.locationNumber(provinceOf(order.unit.at))]!;
  if (!giveOrder(board, unit, order)) return SUPPORT_UNREACHABLE;
  const code = reachOf(convoys, unit);
  takeBack(unit);
  return code;
}

/** Writes an order into the turn; false where it names a place that the board does not have. */
export function giveOrder(board: Board, unit: number, order: MovementOrder): boolean {
  if (order.kind === "hold") return true;
  const to = order.kind === "support" && order.to === null ? NONE : board.locationNumber(order.to!);
  if (order.kind === "move") {
    // To nowhere: an impossible move, which the kernel knows as one to the unit's own province.
    orderMove(unit, to === NONE ? state.province[unit]! : to, order.viaConvoy);
    if (order.route.length > 0) {
      const route = order.route.map((water) => board.locationNumber(water));
      state.givenRoutes.set(unit, route);
    }
    return true;
  }
  const of = board.locationNumber(provinceOf(order.of.at));
  if (of === NONE || (to === NONE && (order.kind === "convoy" || order.to !== null))) return false;
  if (order.kind === "support") orderSupport(unit, of, to);
  else orderConvoy(unit, of, to);
  return true;
}

function whyNoRoute(
  { board, rulebook, position }: OrderAtHand,
  order: Extract<MovementOrder, { kind: "move" }>,
): IllegalReason | null {
  if (order.route.length === 0) {
    if (rulebook.convoyRoute !== "required" || order.unit.type === "F") return null;
    const adjacent = board.neighbours("A", order.unit.at).includes(order.to);
    const unit = unitAt(board, position, order.unit.at)!;
    return adjacent ? null : { kind: "route-missing", unit, to: order.to };
  }
  const chain = [order.unit.at, ...order.route, order.to].map(provinceOf);
  const linked = order.route.every((water, index) => {
    const fleet = unitAt(board, position, water);
    const around = fleet === undefined ? [] : board.neighbours("F", fleet.at).map(provinceOf);
    return around.includes(chain[index]!) && around.includes(chain[index + 2]!);
  });
  return linked ? null : { kind: "bad-route", route: order.route };
}

const nothing: ReadonlySet<number> = new Set();
const anything: ReadonlySet<number> = new Set([...Array(16).keys()]);
/** What Ken Lowe's judge never checked: whether the helped unit could do it. */
const uncheckedByJudge: ReadonlySet<number> = new Set([
  SUPPORT_IMPOSSIBLE,
  SUPPORT_NEEDS_OWN_CONVOY,
  CANNOT_CONVOY,
  CONVOY_IMPOSSIBLE,
]);

function forgiven(rulebook: Rulebook): ReadonlySet<number> {
  switch (rulebook.legality) {
    case "format":
    case "board":
      return anything;
    case "judge":
      return uncheckedByJudge;
    default:
      return nothing;
  }
}

function reasonOf(orderAtHand: OrderAtHand, order: MovementOrder, code: number): IllegalReason {
  const unit = at(orderAtHand, order.unit.at)!;
  const destinations = orderAtHand.board.neighbours(unit.type, unit.at);
  const helped =
    order.kind === "support" || order.kind === "convoy" ? at(orderAtHand, order.of.at) : unit;
  const to = order.kind === "hold" ? unit.at : (order.to ?? helped?.at ?? unit.at);
  switch (code) {
    case NO_FLEETS:
      return { kind: "no-fleets", unit, to };
    case TO_ITSELF:
      return { kind: "to-itself", unit };
    case NO_SUCH_UNIT:
      return { kind: "no-unit", at: to };
    case SUPPORT_ITSELF:
      return { kind: "support-itself", unit };
    case SUPPORT_UNREACHABLE:
      return { kind: "support-unreachable", unit, to, destinations };
    case SUPPORT_IMPOSSIBLE:
      return { kind: "support-impossible", unit: helped ?? unit, to };
    case SUPPORT_NEEDS_OWN_CONVOY:
      return { kind: "support-needs-own-convoy", unit: helped ?? unit };
    case CANNOT_CONVOY:
      return { kind: "cannot-convoy", unit };
    case CONVOY_OF_FLEET:
      return { kind: "convoy-of-fleet", unit: helped ?? unit };
    case CONVOY_IMPOSSIBLE:
    case CONVOY_TO_SEA:
      return { kind: "convoy-impossible", unit: helped ?? unit, to };
    default:
      return illegal({ kind: "unreachable", unit, to, destinations }).reason;
  }
}
