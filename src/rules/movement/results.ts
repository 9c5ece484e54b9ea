/** What a resolved movement phase means: results, dislodged units and the next position, as objects. */

import { dislodgerOf, HOLD, NONE, state, YES } from "../kernel/index.js";
import type { MovementOrder } from "../model/order.js";
import type { DislodgedUnit, PlacedUnit, Position } from "../model/position.js";
import type { OrderResult, ResultWord } from "../model/result.js";
import { dislodgementOf, reasonFor } from "./explain.js";
import { orderOf, type Resolved } from "./resolved.js";

/** One result for each unit, in the order of the position. */
export function movementResults(resolved: Resolved): OrderResult[] {
  return resolved.position.units.map((_, unit) => resultOf(resolved, unit));
}

function resultOf(resolved: Resolved, number: number): OrderResult {
  const { power, type, at } = resolved.position.units[number]!;
  const order = orderOf(resolved, number);
  return {
    power,
    order,
    unit: { type, at },
    words: wordsOf(number, order),
    reason: reasonFor(resolved, number, order),
    dislodged: dislodgementOf(resolved, number),
    source: resolved.byUnit[number]?.source ?? null,
  };
}

function wordsOf(number: number, order: MovementOrder): readonly ResultWord[] {
  const word = wordOf(number, order);
  if (state.after[number] !== NONE) return [word];
  const index = state.dislodged.indexOf(number);
  const open = state.retreatStart[index + 1]! - state.retreatStart[index]!;
  const end = open > 0 ? "dislodged" : "destroyed";
  return order.kind === "hold" ? [end] : [word, end];
}

/** An idle convoy is available all the same; a support that fits nothing is invalid unless it was cut. */
function wordOf(number: number, order: MovementOrder): ResultWord {
  if (order.kind === "hold") return "stands";
  if (state.order[number] === HOLD) return isJourney(order) ? "fails" : "invalid";
  const works = state.status[number] === YES;
  if (isJourney(order)) return state.after[number] === state.target[number] ? "succeeds" : "fails";
  if (order.kind === "move") return works ? "succeeds" : "fails";
  if (order.kind === "convoy") return works ? "available" : "disrupted";
  if (!works) return "cut";
  return state.helpedUnit[number] === NONE ? "invalid" : "given";
}

/** A train that halts on its way fails, though it has moved. */
function isJourney(order: MovementOrder): boolean {
  return order.kind === "move" && order.railway !== undefined;
}

/** Every dislodged unit, also those without a retreat. */
export function dislodgedUnits({ board, position }: Resolved): readonly DislodgedUnit[] {
  const units: DislodgedUnit[] = [];
  for (let index = 0; index < state.dislodgedCount; index++) {
    const number = state.dislodged[index]!;
    const { power, type, at } = position.units[number]!;
    const from = board.locations[state.province[dislodgerOf(number)]!]!;
    const retreats: string[] = [];
    for (let next = state.retreatStart[index]!; next < state.retreatStart[index + 1]!; next++) {
      retreats.push(board.locations[state.retreats[next]!]!);
    }
    units.push({ power, type, at, from, retreats });
  }
  return units;
}

/** Where everything stands after the moves; the owners are still those of before. */
export function positionAfter(
  { board, position }: Resolved,
  dislodged: readonly DislodgedUnit[],
): Position {
  const units: PlacedUnit[] = [];
  for (const [number, unit] of position.units.entries()) {
    const location = state.after[number]!;
    if (location === NONE) continue;
    const moved = location !== state.location[number];
    units.push(moved ? { ...unit, at: board.locations[location]! } : unit);
  }
  const contested: string[] = [];
  for (let index = 0; index < state.contestedCount; index++) {
    contested.push(board.locations[state.contestedList[index]!]!);
  }
  return {
    units,
    dislodged: dislodged.filter(({ retreats }) => retreats.length > 0),
    owners: position.owners,
    contested,
  };
}
