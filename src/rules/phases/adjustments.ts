/** The adjustment phase: builds, waivers and removals, and civil disorder for what is not removed. */
import { type Board, type PowerId, provinceOf } from "../../map/index.js";
import { adjustmentLegality } from "../legality/adjustment-legality.js";
import { illegalResult, type Sourced } from "../legality/choose.js";
import { type Adjustment, adjustmentOf } from "../model/adjustment-counts.js";
import type { AdjustmentOrder, PowerOrder } from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { IllegalReason, Reason } from "../model/reason.js";
import type { OrderResult, PhaseResult } from "../model/result.js";
import type { Rulebook } from "../model/rulebook.js";
import { type Removal, removalOrder } from "./civil-disorder.js";

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
    results: results.sort((result, other) => rank(result) - rank(other)),
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
  // In the order of their places, whatever the order in which they were written.
  const added = built.sort((placedUnit, other) => (placedUnit.at < other.at ? -1 : 1));
  return { ...position, units: [...kept, ...added], dislodged: [], contested: [] };
}

/** An order by its place among all that were given. */
interface Given {
  readonly given: PowerOrder;
  readonly source: number;
}

function adjust(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  account: Adjustment,
  own: readonly Given[],
): OrderResult[] {
  const { candidates, illegal } = judged(board, rulebook, position, own);
  const conversions = keepEach(candidates.filter(isConversion), "first");
  const adjusting = candidates.filter((candidate) => !isConversion(candidate));
  const { counted, dropped } =
    account.change < 0
      ? countRemovals(rulebook, adjusting, -account.change)
      : countBuilds(rulebook, adjusting, account.change);
  const missing = -account.change - counted.length;
  const disorder =
    missing > 0 ? disbanded(board, rulebook, position, account, counted, missing) : [];
  const removed = new Set([...placesOf(counted), ...disorder.map(({ unit }) => unit?.at)]);
  return [
    ...counted.map((candidate) => carriedOut(account.power, candidate)),
    ...disorder,
    ...conversions.counted.map((candidate) => converted(account.power, candidate, removed)),
    ...illegal,
    ...dropped,
    ...conversions.dropped,
  ];
}

function judged(board: Board, rulebook: Rulebook, position: Position, own: readonly Given[]) {
  const illegal: OrderResult[] = [];
  const candidates: Candidate[] = [];
  for (const { given, source } of own) {
    const legality = adjustmentLegality(board, rulebook, position, given);
    if (legality.kind === "illegal") {
      illegal.push(illegalResult(given, null, legality.reason, source));
    } else {
      candidates.push({ order: legality.order as AdjustmentOrder, given, source });
    }
  }
  return { candidates, illegal };
}

function placesOf(counted: readonly Candidate[]): readonly string[] {
  return counted.flatMap(({ order }) => ("unit" in order ? [order.unit.at] : []));
}

/** A conversion, which comes to nothing when its unit is removed. */
function converted(
  power: PowerId,
  candidate: Candidate,
  removed: ReadonlySet<string | undefined>,
): OrderResult {
  const { order, given, source } = candidate;
  return "unit" in order && removed.has(order.unit.at)
    ? illegalResult(given, null, { kind: "no-conversion", at: order.unit.at }, source)
    : carriedOut(power, candidate);
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
  const places = keepEach(candidates, rulebook.doubleBuilds);
  const numbered = keepSome(places.counted, allowed, rulebook.tooManyBuilds);
  return { counted: numbered.counted, dropped: [...places.dropped, ...numbered.dropped] };
}

/** Orders for the same unit count once; too many of them are 4.D.6. */
function countRemovals(rulebook: Rulebook, candidates: readonly Candidate[], due: number): Counted {
  const units = keepEach(candidates, "first");
  const tooMany = rulebook.tooManyDisbands;
  const numbered = keepSome(units.counted, due, tooMany === "civil-disorder" ? "none" : tooMany);
  return { counted: numbered.counted, dropped: [...units.dropped, ...numbered.dropped] };
}

type Preference = "none" | "first" | "last";

/** One of the orders for the same place; a waiver has no place. */
function keepEach(candidates: readonly Candidate[], preference: Preference): Counted {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const { order, source } = candidate;
    const key = "unit" in order ? provinceOf(order.unit.at) : `waiver ${source}`;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  const counts = [...groups.values()].map((group) =>
    keepSome(group, 1, preference, {
      kind: preference === "none" ? "contradictory-orders" : "double-order",
    }),
  );
  const counted = counts.flatMap((count) => count.counted);
  return {
    counted: counted.toSorted((candidate, other) => candidate.source - other.source),
    dropped: counts.flatMap((count) => count.dropped),
  };
}

/** So many of these orders, by preference. */
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
    .filter((candidate) => !counted.includes(candidate))
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

/** The units that civil disorder takes beside those that the power removes itself. */
function disbanded(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  { power }: Adjustment,
  counted: readonly Candidate[],
  missing: number,
): readonly OrderResult[] {
  const gone = new Set(placesOf(counted));
  return removalOrder(board, rulebook, position, power)
    .filter(({ unit }) => !gone.has(unit.at))
    .slice(0, missing)
    .map((removal) => disbandedUnit(rulebook, removal));
}

function disbandedUnit(rulebook: Rulebook, { unit, distance }: Removal): OrderResult {
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
