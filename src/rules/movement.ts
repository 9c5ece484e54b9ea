/** The movement phase: orders chosen, resolved by the kernel, and the position that follows. */
import type { Board, PowerId } from "../map/index.js";
import { endOfFall } from "./centers.js";
import { type Chosen, chooseOrders } from "./choose.js";
import { dislodgementOf, reasonFor } from "./explain.js";
import { freshTurn, groundOf, unitNumberAt } from "./ground.js";
import {
  dislodgerOf,
  findOutcome,
  HOLD,
  lawsOf,
  NONE,
  resolveTurn,
  type Turn,
  YES,
} from "./kernel/index.js";
import { isImperfect, isImperfectlyNamed } from "./mention.js";
import { giveOrder, hasEffect, isMovementOrder, movementLegality } from "./movement-legality.js";
import type { MovementOrder, PowerOrder, UnitMention, WrittenOrder } from "./order.js";
import type { Phase } from "./phase.js";
import type { DislodgedUnit, PlacedUnit, Position } from "./position.js";
import type { OrderResult, PhaseResult, ResultWord } from "./result.js";
import type { Rulebook } from "./rulebook.js";

/** Adjudicates a movement phase. */
export function adjudicateMovement(
  board: Board,
  rulebook: Rulebook,
  phase: Phase,
  position: Position,
  orders: readonly PowerOrder[],
): PhaseResult {
  const chosen = chooseMovementOrders(board, rulebook, position, orders);
  const turn = freshTurn(board, position);
  giveOrders(board, rulebook, turn, position, chosen, unhelpedPowers(board, rulebook, orders));
  resolveTurn(turn, lawsOf(rulebook));
  findOutcome(turn, lawsOf(rulebook));
  const dislodged = dislodgedUnits(board, turn, position);
  const results = position.units.map((_, unit) =>
    resultOf({ board, rulebook, turn, position, chosen, dislodged }, unit),
  );
  const after: Position = {
    units: unitsAfter(board, turn, position),
    dislodged: dislodged.filter(({ retreats }) => retreats.length > 0),
    owners: position.owners,
    contested: Array.from(
      turn.contestedList.subarray(0, turn.contestedCount),
      (province) => board.locations[province]!,
    ),
  };
  const fallEnds = phase.season === "F" && after.dislodged.length === 0;
  const { position: end, captures } = fallEnds
    ? endOfFall(board, after)
    : { position: after, captures: [] };
  const destroyed = dislodged
    .filter(({ retreats }) => retreats.length === 0)
    .map(({ power, type, at, from }) => ({ power, unit: { type, at }, from }));
  return { results: [...results, ...chosen.rejected], position: end, destroyed, captures };
}

function chooseMovementOrders(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  orders: readonly PowerOrder[],
): Chosen<MovementOrder> {
  const turn = groundOf(board, position);
  const unitOf = (mention: UnitMention) => position.units[unitNumberAt(board, turn, mention.at)]!;
  const choosing = {
    rulebook,
    units: position.units,
    unitNumber: (order: WrittenOrder) =>
      isMovementOrder(order) ? unitNumberAt(board, turn, order.unit.at) : NONE,
    legality: (order: PowerOrder) => movementLegality(board, rulebook, position, order),
    isImperfect: ({ order, power }: PowerOrder) => {
      if (!isMovementOrder(order)) return false;
      if (isImperfect(rulebook, order.unit, unitOf(order.unit))) return true;
      if (order.kind !== "support" && order.kind !== "convoy") return false;
      return isImperfectlyNamed(rulebook, power, order.of, unitOf(order.of));
    },
  };
  return chooseOrders<MovementOrder>(choosing, orders);
}

/** An order that is legal only because the rulebook checks little is a hold for the kernel. */
function giveOrders(
  board: Board,
  rulebook: Rulebook,
  turn: Turn,
  position: Position,
  { byUnit }: Chosen<MovementOrder>,
  unhelped: ReadonlySet<PowerId>,
): void {
  for (let unit = 0; unit < byUnit.length; unit++) {
    const order = byUnit[unit]?.order;
    if (order === undefined) continue;
    if (helpsInVain(position, position.units[unit]!, order, unhelped)) continue;
    if (hasEffect(board, rulebook, position, order)) giveOrder(board, turn, unit, order);
  }
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

function dislodgedUnits(board: Board, turn: Turn, position: Position): readonly DislodgedUnit[] {
  return Array.from(turn.dislodged.subarray(0, turn.dislodgedCount), (number, index) => {
    const attacker = dislodgerOf(turn, number);
    const open = turn.retreats.subarray(turn.retreatStart[index], turn.retreatStart[index + 1]);
    return {
      ...position.units[number]!,
      from: board.locations[turn.province[attacker]!]!,
      retreats: Array.from(open, (location) => board.locations[location]!),
    };
  });
}

function unitsAfter(board: Board, turn: Turn, position: Position): readonly PlacedUnit[] {
  return position.units.flatMap((unit, number) => {
    const location = turn.after[number]!;
    const { power, type } = unit;
    return location === NONE ? [] : [{ power, type, at: board.locations[location]! }];
  });
}

interface Resolved {
  readonly board: Board;
  readonly rulebook: Rulebook;
  readonly turn: Turn;
  readonly position: Position;
  readonly chosen: Chosen<MovementOrder>;
  readonly dislodged: readonly DislodgedUnit[];
}

function resultOf(resolved: Resolved, number: number): OrderResult {
  const { board, rulebook, turn, position, chosen } = resolved;
  const placed = position.units[number]!;
  const unit = { type: placed.type, at: placed.at };
  const sourced = chosen.byUnit[number];
  const order = sourced?.order ?? { kind: "hold" as const, unit };
  const orderOf = (one: number): MovementOrder => {
    const { type, at } = position.units[one]!;
    return chosen.byUnit[one]?.order ?? { kind: "hold", unit: { type, at } };
  };
  const explained = { turn, laws: lawsOf(rulebook), position, board, orderOf };
  return {
    power: placed.power,
    order,
    unit,
    words: wordsOf(resolved, number, order),
    reason: reasonFor(explained, number, order),
    dislodged: dislodgementOf(explained, number),
    source: sourced?.source ?? null,
  };
}

function wordsOf(resolved: Resolved, number: number, order: MovementOrder): readonly ResultWord[] {
  const { turn, position, dislodged } = resolved;
  const fate = dislodged.find(({ at }) => at === position.units[number]!.at);
  const word = wordOf(turn, number, order);
  if (fate === undefined) return [word];
  const end = fate.retreats.length > 0 ? "dislodged" : "destroyed";
  return order.kind === "hold" ? [end] : [word, end];
}

/** An idle convoy is available all the same; a support that fits nothing is invalid unless it was cut. */
function wordOf(turn: Turn, number: number, order: MovementOrder): ResultWord {
  if (order.kind === "hold") return "stands";
  if (turn.order[number] === HOLD) return "invalid";
  const works = turn.status[number] === YES;
  if (order.kind === "move") return works ? "succeeds" : "fails";
  if (order.kind === "convoy") return works ? "available" : "disrupted";
  if (!works) return "cut";
  return turn.mate[number] === NONE ? "invalid" : "given";
}
