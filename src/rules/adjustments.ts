/** The adjustment phase: builds, waivers and removals, and civil disorder for what is not removed. */
import { type Board, provinceOf } from "../map/index.js";
import { type Adjustment, adjustmentOf, work } from "./adjustment-counts.js";
import { adjustmentLegality } from "./adjustment-legality.js";
import { illegalResult, type Sourced } from "./choose.js";
import { type Removal, removalOrder } from "./civil-disorder.js";
import type { AdjustmentOrder, PowerOrder } from "./order.js";
import type { PlacedUnit, Position } from "./position.js";
import type { IllegalReason, Reason } from "./reason.js";
import type { OrderResult, PhaseResult } from "./result.js";
import type { Rulebook } from "./rulebook.js";

/** A legal order that may still be too much. */
interface Candidate extends Sourced<AdjustmentOrder> {
  readonly given: PowerOrder;
}

/** Adjudicates an adjustment phase. */
export function adjudicateAdjustments(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  orders: readonly PowerOrder[],
): PhaseResult {
  const done = board.powers.map(({ id }) => {
    const own = orders.flatMap((given, source) => (given.power === id ? [{ given, source }] : []));
    return adjust(board, rulebook, position, adjustmentOf(board, position, id), own);
  });
  const foreign = orders.flatMap((given, source) =>
    board.power(given.power) === undefined
      ? [illegalResult(given, null, { kind: "no-build-due", due: 0 }, source)]
      : [],
  );
  const results = [...done.flat(), ...foreign];
  const rank = ({ words }: OrderResult) => (words[0] === "illegal" ? 1 : 0);
  return {
    results: results.sort((one, two) => rank(one) - rank(two)),
    position: unitsAfter(position, results),
    destroyed: [],
    captures: [],
  };
}

function unitsAfter(position: Position, results: readonly OrderResult[]): Position {
  const removed = new Set<string>();
  const built: PlacedUnit[] = [];
  for (const { power, order, words } of results) {
    if (words[0] !== "succeeds") continue;
    if (order.kind === "remove") removed.add(order.unit.at);
    if (order.kind === "build") built.push({ power, type: order.unit.type!, at: order.unit.at });
    if (order.kind === "convert") {
      removed.add(order.unit.at);
      built.push({ power, type: order.unit.type === "A" ? "F" : "A", at: order.to });
    }
  }
  const kept = position.units.filter(({ at }) => !removed.has(at));
  // In the order of their places: that in which they were written is nobody's business.
  const added = built.sort((one, other) => (one.at < other.at ? -1 : 1));
  return { ...position, units: [...kept, ...added], dislodged: [], contested: [] };
}

function adjust(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  account: Adjustment,
  own: readonly { given: PowerOrder; source: number }[],
): OrderResult[] {
  const results: OrderResult[] = [];
  const candidates: Candidate[] = [];
  for (const { given, source } of own) {
    const judged = adjustmentLegality(board, rulebook, position, given);
    if (judged.kind === "illegal") results.push(illegalResult(given, null, judged.reason, source));
    else candidates.push({ order: judged.order as AdjustmentOrder, given, source });
  }
  const conversions = keepOne(candidates.filter(isConversion), "first");
  const adjusting = candidates.filter((one) => !isConversion(one));
  const { counted, dropped } =
    account.change < 0
      ? countRemovals(rulebook, adjusting, -account.change)
      : countBuilds(rulebook, adjusting, account.change);
  results.push(...dropped, ...conversions.dropped);
  const done = counted.map((one) => carriedOut(account.power, one));
  const missing = Math.max(0, -work(account) - (account.change < 0 ? counted.length : 0));
  const gone = new Set(counted.flatMap(({ order }) => ("unit" in order ? [order.unit.at] : [])));
  const disorder = removalOrder(board, rulebook, position, account.power)
    .filter(({ unit }) => account.change < 0 && !gone.has(unit.at))
    .slice(0, missing)
    .map((removal) => disbanded(rulebook, removal));
  const removed = new Set([...gone, ...disorder.map(({ unit }) => unit?.at)]);
  const converted = conversions.counted.map((one) =>
    "unit" in one.order && removed.has(one.order.unit.at)
      ? illegalResult(one.given, null, { kind: "no-conversion", at: one.order.unit.at }, one.source)
      : carriedOut(account.power, one),
  );
  return [...done, ...disorder, ...converted, ...results];
}

function isConversion({ order }: Candidate): boolean {
  return order.kind === "convert";
}

interface Counted {
  readonly counted: readonly Candidate[];
  readonly dropped: readonly OrderResult[];
}

/** Orders for the same place first (4.D.5), then too many of them (4.D.4). A waiver takes its turn. */
function countBuilds(
  rulebook: Rulebook,
  candidates: readonly Candidate[],
  allowed: number,
): Counted {
  const places = keepOne(candidates, rulebook.doubleBuilds);
  const numbered = keepSome(places.counted, allowed, rulebook.tooManyBuilds);
  return { counted: numbered.counted, dropped: [...places.dropped, ...numbered.dropped] };
}

/** Orders for the same unit count once; too many of them are 4.D.6. */
function countRemovals(rulebook: Rulebook, candidates: readonly Candidate[], due: number): Counted {
  const units = keepOne(candidates, "first");
  const tooMany = rulebook.tooManyDisbands;
  const numbered = keepSome(units.counted, due, tooMany === "civil-disorder" ? "none" : tooMany);
  return { counted: numbered.counted, dropped: [...units.dropped, ...numbered.dropped] };
}

type Preference = "none" | "first" | "last";

function keepOne(candidates: readonly Candidate[], preference: Preference): Counted {
  const groups = new Map<string, Candidate[]>();
  for (const one of candidates) {
    const key = "unit" in one.order ? provinceOf(one.order.unit.at) : `waiver ${one.source}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const counts = [...groups.values()].map((group) =>
    keepSome(group, 1, preference, {
      kind: preference === "none" ? "contradictory-orders" : "double-order",
    }),
  );
  const counted = counts.flatMap((count) => count.counted);
  return {
    counted: counted.toSorted((one, two) => one.source - two.source),
    dropped: counts.flatMap((count) => count.dropped),
  };
}

function keepSome(
  candidates: readonly Candidate[],
  allowed: number,
  preference: Preference,
  reason: IllegalReason = { kind: "too-many" },
): Counted {
  const tooMany = reason.kind === "too-many";
  if (candidates.length <= allowed) return { counted: candidates, dropped: [] };
  const counted =
    preference === "none"
      ? []
      : preference === "first"
        ? candidates.slice(0, allowed)
        : candidates.slice(candidates.length - allowed);
  const dropped = candidates
    .filter((one) => !counted.includes(one))
    .map(({ given, source }) => ({
      ...illegalResult(given, null, reason, source),
      words: [tooMany ? ("fails" as const) : ("illegal" as const)],
    }));
  return { counted, dropped };
}

function carriedOut(power: string, { order, source }: Candidate): OrderResult {
  const reasons: Record<AdjustmentOrder["kind"], Reason> = {
    build: { kind: "built" },
    remove: { kind: "removed" },
    waive: { kind: "waived" },
    convert: { kind: "converted" },
  };
  return {
    power,
    order,
    unit: order.kind === "waive" ? null : order.unit,
    words: ["succeeds"],
    reason: reasons[order.kind],
    dislodged: null,
    source,
  };
}

function disbanded(rulebook: Rulebook, { unit, distance }: Removal): OrderResult {
  const { power, type, at } = unit;
  return {
    power,
    order: { kind: "remove", unit: { type, at } },
    unit: { type, at },
    words: ["succeeds"],
    reason: {
      kind: "civil-disorder",
      distance: Number.isFinite(distance) ? distance : null,
      from: rulebook.removalFrom,
    },
    dislodged: null,
    source: null,
  };
}
