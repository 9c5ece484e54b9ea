/** Which of a power's orders for one unit counts: DATC 4.D.3, and 4.C where an order must be alone. */
import type { Unit } from "../../map/index.js";
import type { Order, PowerOrder, WrittenOrder } from "../model/order.js";
import type { PlacedUnit } from "../model/position.js";
import { printOrder } from "../model/print.js";
import type { IllegalReason, Legality } from "../model/reason.js";
import type { OrderResult } from "../model/result.js";
import type { Rulebook } from "../model/rulebook.js";

/** An order and where it stood among those given. */
export interface Sourced<T extends Order = Order> {
  readonly order: T;
  readonly source: number;
}

/** The orders that count, by the number of their unit, and the results of those that do not. */
export interface Chosen<T extends Order> {
  readonly byUnit: readonly (Sourced<T> | undefined)[];
  readonly rejected: readonly OrderResult[];
}

interface Candidate<T extends Order> {
  /** Null for an illegal order that stands against others as a hold (4.E.1). */
  readonly order: T | null;
  readonly source: number;
  readonly given: PowerOrder;
}

/** What choosing needs to know of a phase. */
interface Choosing {
  readonly rulebook: Rulebook;
  /** The units that can be ordered. */
  readonly units: readonly PlacedUnit[];
  /** Which of the units an order is for, or -1. */
  readonly unitNumber: (order: WrittenOrder) => number;
  /** Whether an order for this unit, which may be no unit, is legal. */
  readonly legality: (order: PowerOrder, unit: PlacedUnit | undefined) => Legality;
  /** Whether a legal order stands back behind others (4.C). */
  readonly isImperfect: (order: PowerOrder) => boolean;
}

/** Chooses among all orders of a phase. */
export function chooseOrders<T extends Order>(
  choosing: Choosing,
  orders: readonly PowerOrder[],
): Chosen<T> {
  const rejected: OrderResult[] = [];
  const candidates: (Candidate<T>[] | undefined)[] = choosing.units.map(() => undefined);
  for (let source = 0; source < orders.length; source++) {
    const given = orders[source]!;
    const number = choosing.unitNumber(given.order);
    const candidate = judge<T>(choosing, given, number, source, rejected);
    if (candidate === null) continue;
    const rivals = candidates[number];
    if (rivals === undefined) candidates[number] = [candidate];
    else rivals.push(candidate);
  }
  const byUnit = candidates.map((rivals, number) =>
    rivals === undefined ? undefined : settle(choosing, rivals, number, rejected),
  );
  return {
    byUnit,
    rejected: rejected.sort((orderResult, two) => orderResult.source! - two.source!),
  };
}

/** An order that stands for its unit; an illegal one is rejected, and may stand as a hold besides. */
function judge<T extends Order>(
  choosing: Choosing,
  given: PowerOrder,
  number: number,
  source: number,
  rejected: OrderResult[],
): Candidate<T> | null {
  const judged = choosing.legality(given, choosing.units[number]);
  if (judged.kind === "legal") {
    return { order: judged.order as T, source, given };
  }
  const unit = choosing.units[number] ?? null;
  rejected.push(illegalResult(given, unit, judged.reason, source));
  const stands = choosing.rulebook.illegalOrder === "hold" && unit?.power === given.power;
  return stands ? { order: null, source, given } : null;
}

/** The order of several for one unit that counts; the others are rejected. */
function settle<T extends Order>(
  choosing: Choosing,
  rivals: readonly Candidate<T>[],
  number: number,
  rejected: OrderResult[],
): Sourced<T> | undefined {
  const winner = rivals.length === 1 ? rivals[0]! : winnerOf(choosing, rivals);
  const kind = winner === null ? "contradictory-orders" : "double-order";
  for (const { given, order, source } of rivals) {
    if (source === winner?.source || order === null) continue;
    const unit = choosing.units[number]!;
    rejected.push(illegalResult(given, unit, { kind }, source));
  }
  if (winner === null || winner.order === null) return undefined;
  return { order: winner.order, source: winner.source };
}

function winnerOf<T extends Order>(
  { rulebook, isImperfect }: Choosing,
  rivals: readonly Candidate<T>[],
): Candidate<T> | null {
  const perfect = rivals.filter(({ order, given }) => order === null || !isImperfect(given));
  const best = perfect.length > 0 ? perfect : rivals;
  switch (rulebook.doubleOrders) {
    case "first":
      return best[0] ?? null;
    case "last":
      return best.at(-1) ?? null;
    case "hold":
      return best.every(({ order }) => isSame(order, best[0]!.order)) ? best[0]! : null;
  }
}

/** The same order given twice is no contradiction. */
function isSame(order: Order | null, other: Order | null): boolean {
  return order !== null && other !== null && printOrder(order) === printOrder(other);
}

/** The result of an order that was read and does not count. */
export function illegalResult(
  { power, order }: PowerOrder,
  unit: Unit | null,
  reason: IllegalReason,
  source: number,
): OrderResult {
  return {
    power,
    order,
    unit: unit === null ? null : { type: unit.type, at: unit.at },
    words: ["illegal"],
    reason: { kind: "illegal", reason },
    dislodged: null,
    source,
  };
}
