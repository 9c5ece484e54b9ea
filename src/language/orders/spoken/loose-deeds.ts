/** What the units of a sentence do that is read loosely, as it is found word by word. */
import { type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import type { ReadingContext } from "../contract.js";
import { type Own, ownUnits } from "../meant/units.js";
import { readOrders } from "../reading.js";
import { orderOf } from "./deeds.js";
import type { Item } from "./items.js";

/** A goal, or null for a unit that stays. */
type Goal = ProvinceId | null;

export interface Scan {
  readonly context: ReadingContext;
  /** Of these other words of the mail say what they do. */
  readonly settled: ReadonlySet<ProvinceId>;
  readonly found: Map<ProvinceId, { readonly goal: Goal; readonly text: string }>;
  /** The units that are meant now, as long as it is not said what they do. */
  open: readonly Own[];
  /** Those named before it in one list. */
  joined: readonly Own[];
  isKind: boolean;
  /** Weak words for staying count where nothing else is said of the unit. */
  mayStay: boolean;
  isDenied: boolean;
  isIt: boolean;
  isOther: boolean;
  /** The order before is put right. */
  isAmended: boolean;
  /** What was said before its unit; where it is only named, the unit must follow behind `for`. */
  ahead: { readonly goal: Goal; readonly isAimed: boolean } | null;
  supporting: { readonly by: readonly Own[]; readonly of: Supported | null } | null;
  /** The next unit helps what was ordered last. */
  isBacked: boolean;
  /** What follows is for the case that the order before cannot be: `otherwise`. */
  isElse: boolean;
  /** Second ways of units that have a first one. */
  readonly instead: Map<ProvinceId, string>;
  topic: ProvinceId | null;
  /** The items until now. */
  readonly before: Item[];
}

interface Supported {
  readonly type: UnitType;
  readonly at: ProvinceId;
}

export const begun = {
  ...{ mayStay: false, isDenied: false, isIt: false, isOther: false },
  ...{ ahead: null, joined: [] },
};

/** Notes what the one unit does that can do it. */
export function goes(scan: Scan, units: readonly Own[], goal: Goal): boolean {
  const all = ways(scan, units, goal);
  const fresh = all.filter(({ unit }) => !isTold(scan, unit.at));
  const [way, another] = fresh.length > 0 ? fresh : all;
  if (way === undefined || another !== undefined) return false;
  const joined = scan.open.includes(way.unit) ? scan.joined : [];
  const [first] = joined;
  const [lead] = goal === null || first === undefined ? [] : ways(scan, [first], goal);
  const { unit, text } = lead ?? way;
  if (scan.isElse && scan.topic === unit.at) scan.instead.set(unit.at, text);
  else scan.found.set(unit.at, { goal, text });
  Object.assign(scan, { open: [], ...begun, isAmended: false, isElse: false, topic: unit.at });
  for (const each of [...joined, way.unit].filter((other) => other.at !== unit.at)) {
    // `Vienna and Budapest together at Trieste`: the first goes, and the others help.
    if (lead !== undefined) givesSupport(scan, each, unit, goal);
    else if (goal === null) goes(scan, [each], null);
  }
  return true;
}

export function ways({ context }: Scan, units: readonly Own[], goal: Goal) {
  return units.flatMap((unit) => {
    const text = orderOf({ context, ways: new Map() }, unit, goal, false);
    return text === null ? [] : [{ unit, text }];
  });
}

export function supports(scan: Scan): void {
  const [by, another] = scan.open;
  if (by === undefined || another !== undefined) return;
  Object.assign(scan, { supporting: { by: [...scan.joined, by], of: null }, open: [], joined: [] });
}

/** The unit that is supported, then where it goes. */
export function supported(scan: Scan, place: ProvinceId): void {
  const { by, of } = scan.supporting!;
  const unit = scan.context.position.units.find(({ at }) => provinceOf(at) === place);
  const coming = [...scan.found].find(([, { goal }]) => goal === place)?.[0];
  const mover = ownUnits(scan.context).find(({ at }) => at === coming);
  if (of !== null) allSupport(scan, by, of, place);
  else if (mover !== undefined) allSupport(scan, by, mover, place);
  else if (unit === undefined) scan.supporting = null;
  else scan.supporting = { by, of: { type: unit.type, at: place } };
}

/**
 * `The fleet helps it`, `mit Hilfe der Flotte`: those of the units that can help what was ordered last, if it
 * is but one.
 */
export function supportLast(scan: Scan, by: readonly Own[]): void {
  const last = [...scan.found].findLast(
    ([at, { goal, text }]) =>
      (goal !== null || text.endsWith(" H")) && !by.some((each) => each.at === at),
  );
  const of = ownUnits(scan.context).find(({ at }) => at === last?.[0]);
  Object.assign(scan, { supporting: null, isBacked: false });
  if (of === undefined) return;
  const able = by.filter((each) => supportOf(scan, each, of, null) !== null);
  const [only, another] = able;
  if (only !== undefined && another === undefined) givesSupport(scan, only, of, null);
}

export function allSupport(
  scan: Scan,
  by: readonly Own[],
  of: Supported,
  aim: ProvinceId | null,
): void {
  for (const each of by) givesSupport(scan, each, of, aim);
}

function givesSupport(scan: Scan, by: Own, of: Supported, aim: ProvinceId | null): void {
  const text = supportOf(scan, by, of, aim);
  Object.assign(scan, { open: [], supporting: null, topic: by.at });
  if (text !== null) scan.found.set(by.at, { goal: null, text });
}

/** The support, if it is possible. */
function supportOf(
  { context, found }: Scan,
  by: Own,
  of: Supported,
  aim: ProvinceId | null,
): string | null {
  const goal = aim ?? found.get(of.at)?.goal ?? null;
  const text = `${by.type} ${by.at} S ${of.type} ${of.at}${goal === null ? "" : ` - ${goal}`}`;
  const [reading] = readOrders(context, [{ number: 1, text }]).readings;
  return reading?.illegal === null ? text : null;
}

export function isTold({ found, settled }: Scan, at: ProvinceId): boolean {
  return found.has(at) || settled.has(at);
}

export function unitsAt({ context }: Scan, place: ProvinceId): readonly Own[] {
  return ownUnits(context).filter(({ at }) => at === place);
}
