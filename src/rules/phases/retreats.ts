/** The retreat phase: units go where they were told, and are disbanded where two want the same place. */
import { type Board, DIFFICULT, provinceOf } from "../../map/index.js";
import { type Chosen, chooseOrders, type Sourced } from "../legality/choose.js";
import { isImperfect } from "../legality/mention.js";
import { dislodgedAt, isRetreatOrder, retreatLegality } from "../legality/retreat-legality.js";
import { endOfFall } from "../model/centers.js";
import type { PowerOrder, RetreatOrder, WrittenOrder } from "../model/order.js";
import type { Phase } from "../model/phase.js";
import type { DislodgedUnit, PlacedUnit, Position } from "../model/position.js";
import type { Reason } from "../model/reason.js";
import type { OrderResult, PhaseResult } from "../model/result.js";
import type { Rulebook } from "../model/rulebook.js";

/** Adjudicates a retreat phase. A dislodged unit without an order is disbanded. */
export function adjudicateRetreats(
  board: Board,
  rulebook: Rulebook,
  phase: Phase,
  position: Position,
  orders: readonly PowerOrder[],
): PhaseResult {
  const chosen = chooseRetreats(board, rulebook, position, orders);
  const results = position.dislodged.map((_, number) => resultOf(board, chosen, position, number));
  const arrived = results.flatMap(({ power, order, words }) =>
    order.kind === "retreat" && words[0] === "succeeds"
      ? [{ power, type: order.unit.type!, at: order.to }]
      : [],
  );
  const after: Position = {
    units: [...position.units, ...arrived],
    dislodged: [],
    owners: position.owners,
    contested: [],
  };
  const end = phase.season === "F" ? endOfFall(board, after) : { position: after, captures: [] };
  return { results: [...results, ...chosen.rejected], destroyed: [], ...end };
}

function chooseRetreats(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  orders: readonly PowerOrder[],
): Chosen<RetreatOrder> {
  const units = position.dislodged;
  const unitNumber = (order: WrittenOrder) => {
    const unit = isRetreatOrder(order) ? dislodgedAt(position, order.unit.at) : undefined;
    return unit === undefined ? -1 : units.indexOf(unit);
  };
  const choosing = {
    rulebook,
    units,
    unitNumber,
    legality: (order: PowerOrder) => retreatLegality(board, rulebook, position, order),
    isImperfect: ({ order }: PowerOrder) =>
      isRetreatOrder(order) && isImperfect(rulebook, order.unit, units[unitNumber(order)]!),
  };
  return chooseOrders<RetreatOrder>(choosing, orders);
}

function resultOf(
  board: Board,
  chosen: Chosen<RetreatOrder>,
  position: Position,
  number: number,
): OrderResult {
  const dislodged = position.dislodged[number]!;
  const sourced = chosen.byUnit[number];
  const unit = { type: dislodged.type, at: dislodged.at };
  const rivals = rivalsOf(board, chosen, position, dislodged, sourced);
  return {
    power: dislodged.power,
    order: sourced?.order ?? { kind: "disband", unit },
    unit,
    words: [rivals.length > 0 ? "fails" : "succeeds"],
    reason: reasonOf(sourced, dislodged, rivals),
    dislodged: null,
    source: sourced?.source ?? null,
  };
}

function reasonOf(
  sourced: Sourced<RetreatOrder> | undefined,
  unit: DislodgedUnit,
  rivals: readonly PlacedUnit[],
): Reason {
  if (sourced === undefined) {
    return { kind: unit.retreats.length > 0 ? "disbanded-without-order" : "no-retreat" };
  }
  if (sourced.order.kind === "disband") return { kind: "disbanded-by-order" };
  return rivals.length > 0 ? { kind: "retreat-collision", with: rivals } : { kind: "retreated" };
}

/**
 * Other units that retreat to the same province. A unit that comes over a border that is difficult to pass gives
 * way to one that does not (DATC 2.4, chapter 10).
 */
function rivalsOf(
  board: Board,
  { byUnit }: Chosen<RetreatOrder>,
  position: Position,
  unit: DislodgedUnit,
  sourced: Sourced<RetreatOrder> | undefined,
): readonly PlacedUnit[] {
  if (sourced?.order.kind !== "retreat") return [];
  const goal = provinceOf(sourced.order.to);
  const climbs = isDifficult(board, unit, goal);
  return position.dislodged
    .filter((other, number) => {
      const order = byUnit[number]?.order;
      if (other === unit || order?.kind !== "retreat") return false;
      return provinceOf(order.to) === goal && (climbs || !isDifficult(board, other, goal));
    })
    .map(({ power, type, at }) => ({ power, type, at }));
}

function isDifficult(
  { locationNumber, tables }: Board,
  unit: DislodgedUnit,
  goal: string,
): boolean {
  const step = locationNumber(unit.at) * tables.locationCount + locationNumber(goal);
  return unit.type === "A" && tables.armySteps[step] === DIFFICULT;
}
