/** What is known of the orders of a text while it is gone through, and how one is noted that can be. */
import { bordersOn, type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder } from "../../../rules/index.js";
import type { ReadingContext } from "../contract.js";
import { readOrders } from "../reading.js";
import { otherwise } from "../spoken/loose-words.js";
import type { Own } from "../spoken/units.js";
import type { Group, Said } from "./groups.js";
import { placeNamed } from "./who.js";

/** An order in notation, and where in the text it is begun. */
export interface MeantOrder {
  readonly unit: ProvinceId;
  readonly text: string;
  readonly from: number;
  /** It hangs on something. */
  readonly depends: boolean;
  /** It is for the case that what was ordered for the unit before cannot be. */
  readonly isInstead: boolean;
  /** One unit is named, and one thing that it does, by words that surely say so. */
  readonly isSure: boolean;
}

/** Null where the unit goes nowhere. */
export type Goal = ProvinceId | null;

export interface Deed extends MeantOrder {
  readonly own: Own;
  /** Where the unit goes; null if it goes nowhere. */
  readonly goal: ProvinceId | null;
  readonly isHelp: boolean;
}

export interface Scan {
  readonly context: ReadingContext;
  readonly text: string;
  readonly settled: ReadonlySet<ProvinceId>;
  readonly deeds: Map<ProvinceId, Deed>;
  /** Second ways of units that have a first one. */
  readonly instead: Deed[];
  /** The units that were spoken of, the last one first. */
  spoken: readonly Own[];
  /** Named in one list with the next, which says what they do. */
  open: readonly Own[];
  /** Where the last of them is named. */
  openTo: number;
  /** Where the last group ended. */
  heard: number;
  /** Whom these support is told later. */
  readonly helpers: { readonly by: Own; readonly group: Group }[];
}

export function saidAs(group: Group, role: Said["role"]): Said | undefined {
  return group.find((each) => each.role === role);
}

export function isTold({ deeds, settled }: Scan, { at }: Own): boolean {
  return deeds.has(at) || settled.has(at);
}

export function speakOf(scan: Scan, units: readonly Own[]): void {
  const others = scan.spoken.filter((each) => !units.some(({ at }) => at === each.at));
  scan.spoken = [...units.toReversed(), ...others];
}

export function placeOf({ context }: Scan, { text, place }: Said): ProvinceId | null {
  return place ?? placeNamed(context, text, []);
}

export function note(
  scan: Scan,
  { own, text, goal, isSure: isClear }: Pick<Deed, "own" | "text" | "goal" | "isSure">,
  group: Group,
): void {
  const ahead = scan.text
    .slice(scan.heard, group[0].from)
    .split(/[.!?;\n]/)
    .at(-1)!;
  const depends = saidAs(group, "condition") !== undefined || otherwise.test(ahead);
  // What is for another case takes nothing's place.
  const isInstead = depends && scan.deeds.has(own.at);
  const isHelp = / [SC] /.test(text);
  const isNear = goal === null || isBeside(scan, own, goal);
  const isSure = isClear && isNear && !depends && !scan.deeds.has(own.at);
  const about = { own, goal, isHelp, depends, isInstead, isSure };
  const deed = { unit: own.at, text, from: group[0].from, ...about };
  if (isInstead) scan.instead.push(deed);
  else scan.deeds.set(own.at, deed);
  speakOf(scan, [own]);
}

/** An army that needs a convoy may be meant to go elsewhere. */
export function isBeside(
  { context: { board, position } }: Scan,
  own: Own,
  goal: ProvinceId,
): boolean {
  const unit = position.units.find(({ at }) => provinceOf(at) === own.at)!;
  return bordersOn(board, { type: own.type, at: unit.at }, goal);
}

/** The order as it is printed, if it is possible. */
export function possible({ context }: Scan, written: string): string | null {
  const { readings, complaints } = readOrders(context, [{ number: 1, text: written }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0 && reading?.illegal === null;
  return isSure ? printOrder(reading.meant ?? reading.order) : null;
}
