/** Which of a power's orders for one unit counts: DATC 4.D.3, and 4.C where an order must be alone. */
import { provinceOf, type Unit } from "../map/index.js";
import type { Legality } from "./legality.js";
import type { Order, PowerOrder } from "./order.js";
import type { PlacedUnit } from "./position.js";
import { printOrder } from "./print.js";
import type { IllegalReason } from "./reason.js";
import type { OrderResult } from "./result.js";
import type { Rulebook } from "./rulebook.js";

/** An order and where it stood among those given. */
export interface Sourced<T extends Order = Order> {
  readonly order: T;
  readonly source: number;
}

/** The orders that count, by the province of their unit, and the results of those that do not. */
export interface Chosen<T extends Order> {
  readonly byUnit: ReadonlyMap<string, Sourced<T>>;
  readonly rejected: readonly OrderResult[];
}

interface Candidate<T extends Order> {
  /** Null for an illegal order that stands against others as a hold (4.E.1). */
  readonly order: T | null;
  readonly source: number;
  readonly given: PowerOrder;
  readonly imperfect: boolean;
}

/** What choosing needs to know of a phase. */
export interface Choosing<T extends Order> {
  readonly rulebook: Rulebook;
  readonly legality: (order: PowerOrder) => Legality;
  /** The province of the unit an order is for: one order counts for each. */
  readonly keyOf: (order: T) => string;
  readonly unitOf: (order: PowerOrder) => PlacedUnit | null;
  readonly isImperfect: (order: PowerOrder) => boolean;
}

/** Chooses among all orders of a phase. */
export function chooseOrders<T extends Order>(
  choosing: Choosing<T>,
  orders: readonly PowerOrder[],
): Chosen<T> {
  const rejected: OrderResult[] = [];
  const candidates = new Map<string, Candidate<T>[]>();
  for (const [source, given] of orders.entries()) {
    const judged = choosing.legality(given);
    const candidate = { source, given, imperfect: false };
    if (judged.kind === "legal") {
      const order = judged.order as T;
      const imperfect = choosing.isImperfect(given);
      add(candidates, choosing.keyOf(order), { ...candidate, order, imperfect });
      continue;
    }
    const unit = choosing.unitOf(given);
    rejected.push(illegalResult(given, unit, judged.reason, source));
    const stands = choosing.rulebook.illegalOrder === "hold" && unit?.power === given.power;
    if (stands) add(candidates, provinceOf(unit.at), { ...candidate, order: null });
  }
  const byUnit = new Map<string, Sourced<T>>();
  for (const [key, rivals] of candidates) {
    const winner = winnerOf(choosing.rulebook, rivals);
    if (winner?.order != null) byUnit.set(key, { order: winner.order, source: winner.source });
    for (const { given, order, source } of rivals) {
      if (source === winner?.source || order === null) continue;
      const reason = { kind: "double-order" } as const;
      rejected.push(illegalResult(given, choosing.unitOf(given), reason, source));
    }
  }
  return { byUnit, rejected: rejected.sort((one, two) => one.source! - two.source!) };
}

function add<T>(groups: Map<string, T[]>, key: string, one: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [one]);
  else group.push(one);
}

function winnerOf<T extends Order>(
  rulebook: Rulebook,
  rivals: readonly Candidate<T>[],
): Candidate<T> | null {
  const perfect = rivals.filter(({ imperfect }) => !imperfect);
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
function isSame(one: Order | null, two: Order | null): boolean {
  return one !== null && two !== null && printOrder(one) === printOrder(two);
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
