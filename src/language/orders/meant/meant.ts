/**
 * The orders that a text may mean, whatever words and language it is in: what was learned tells which words name units,
 * places and deeds; the position and the rules tell which of it can be. Such orders are only asked about, never given.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder } from "../../../rules/index.js";
import type { ReadingContext } from "../contract.js";
import { readOrders } from "../reading.js";
import { type Group, groupsIn, type Said } from "./groups.js";
import { either, type Own, ownUnits } from "./units.js";
import { placeNamed, type Who, whoIs } from "./who.js";

/** An order in notation, and where in the text it is begun. */
export interface MeantOrder {
  readonly unit: ProvinceId;
  readonly text: string;
  readonly from: number;
  /** It hangs on something. */
  readonly depends: boolean;
}

interface Deed extends MeantOrder {
  readonly own: Own;
  /** Where the unit goes; null if it goes nowhere. */
  readonly goal: ProvinceId | null;
  readonly isHelp: boolean;
}

interface Scan {
  readonly context: ReadingContext;
  readonly text: string;
  readonly settled: ReadonlySet<ProvinceId>;
  readonly deeds: Map<ProvinceId, Deed>;
  /** The units that were spoken of, the last one first. */
  spoken: readonly Own[];
  /** Named in one list with the next, which says what they do. */
  open: readonly Own[];
  /** Where the last of them is named. */
  openTo: number;
  /** Whom these support is told later. */
  readonly helpers: { readonly by: Own; readonly group: Group }[];
}

/** The orders of units that are not `settled` by other words. */
export function ordersMeant(
  context: ReadingContext,
  settled: ReadonlySet<ProvinceId>,
  text: string,
): readonly MeantOrder[] {
  const scan: Scan = {
    ...{ context, settled, text, deeds: new Map(), helpers: [] },
    ...{ spoken: [], open: [], openTo: 0 },
  };
  for (const group of groupsIn(context, text)) take(scan, group);
  for (const { by, group } of scan.helpers) helps(scan, by, group);
  return [...scan.deeds.values()]
    .filter(({ unit }) => !settled.has(unit))
    .map(({ unit, text, from, depends }) => ({ unit, text, from, depends }));
}

function take(scan: Scan, whole: Group): void {
  const group = withoutDenied(whole);
  const has = (role: Said["role"]) => group.some((each) => each.role === role);
  const who = unitsOf(scan, group);
  if (has("denial")) {
    withdraw(scan, group, who);
    return;
  }
  if (!isList(scan, group)) scan.open = [];
  if (has("support") || has("convoy") || has("helped")) {
    const able = who.units.filter((unit) => !isTold(scan, unit));
    const named = who.all || able.length === 1 ? able : who.units;
    for (const by of [...scan.open, ...named, ...secondOf(scan, group)])
      scan.helpers.push({ by, group });
    scan.open = [];
    speakOf(scan, who.units.slice(0, 1));
    return;
  }
  if (isEither(scan, group)) return;
  const target = saidAs(group, "target") ?? saidAs(group, "aim");
  const goal = target === undefined ? null : placeOf(scan, target);
  if (goal === null && !has("hold")) {
    if (target === undefined && who.units.length > 0) {
      scan.open = [...scan.open, ...(who.all ? who.units : who.units.slice(0, 1))];
      scan.openTo = group.at(-1)!.from + group.at(-1)!.text.length;
      speakOf(scan, who.units.slice(0, 1));
    }
    return;
  }
  for (const unit of scan.open) goes(scan, { units: [unit], all: false }, goal, group);
  scan.open = [];
  goes(scan, who, goal, group);
}

/** `Venice not to Trieste but to Tyrolia`: what is said instead is the order. */
function withoutDenied(group: Group): Group {
  const denial = group.findIndex(({ role }) => role === "denial");
  const [denied, instead] = group.slice(denial + 1);
  if (denial < 0 || denied?.role !== "target" || instead?.role !== "target") return group;
  return group.filter((each, at) => at !== denial && each !== denied) as unknown as Group;
}

/** `To Apulia or Tuscany`: nobody can say which, and neither counts. */
function isEither(scan: Scan, group: Group): boolean {
  const [topic] = scan.spoken;
  const [first, second] = group.filter(({ role }) => role === "target");
  if (first !== undefined && second !== undefined)
    return wordsOf(scan.text.slice(first.from, second.from)).some((word) => either.test(word));
  const last = wordsOf(scan.text.slice(0, group[0].from)).at(-1) ?? "";
  if (saidAs(group, "unit") !== undefined || topic === undefined || !either.test(last))
    return false;
  scan.deeds.delete(topic.at);
  return true;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** `Paris and Marseilles both to Burgundy`: does the group go on with the units that were named last? */
function isList({ text, openTo }: Scan, [{ from }]: Group): boolean {
  const between = text.slice(openTo, from);
  return between.length < farthest && !/[.;:!?()\n\d]| - /.test(between);
}

/** So many letters stand between the names of a list at most. */
const farthest = 30;

/** `With help from Budapest and Serbia`: the second one, which was taken for a place to go to. */
function secondOf({ context }: Scan, group: Group): readonly Own[] {
  if (saidAs(group, "helped") !== undefined || saidAs(group, "unit") === undefined) return [];
  const at = saidAs(group, "target")?.place;
  return ownUnits(context).filter((unit) => unit.at === at);
}

function saidAs(group: Group, role: Said["role"]): Said | undefined {
  return group.find((each) => each.role === role);
}

/** Those that the group names, or that of which the last one spoke. */
function unitsOf(scan: Scan, group: Group): Who {
  const named = saidAs(group, "unit");
  const before = { spoken: scan.spoken, told: (unit: Own) => isTold(scan, unit) };
  if (named !== undefined) return whoIs(scan.context, named, before);
  if (scan.open.length > 0) return { units: [], all: false };
  return { units: scan.spoken.slice(0, 1), all: false };
}

function isTold({ deeds, settled }: Scan, { at }: Own): boolean {
  return deeds.has(at) || settled.has(at);
}

function speakOf(scan: Scan, units: readonly Own[]): void {
  const others = scan.spoken.filter((each) => !units.some(({ at }) => at === each.at));
  scan.spoken = [...units.toReversed(), ...others];
}

function placeOf({ context }: Scan, { text, place }: Said): ProvinceId | null {
  return place ?? placeNamed(context, text, []);
}

/** The one unit that can, or all where all are meant. */
function goes(scan: Scan, who: Who, goal: ProvinceId | null, group: Group): void {
  const ways = who.units.flatMap((own) => {
    const text = possible(scan, `${own.type} ${own.at} ${goal === null ? "H" : `- ${goal}`}`);
    return text === null ? [] : [{ own, text }];
  });
  if (!who.all && ways.length !== 1) return;
  for (const { own, text } of ways) note(scan, own, text, goal, group);
}

function note(scan: Scan, own: Own, text: string, goal: ProvinceId | null, group: Group): void {
  const depends = saidAs(group, "condition") !== undefined;
  // What is for another case takes nothing's place.
  if (depends && scan.deeds.has(own.at)) return;
  const isHelp = / [SC] /.test(text);
  scan.deeds.set(own.at, { unit: own.at, own, text, goal, isHelp, depends, from: group[0].from });
  speakOf(scan, [own]);
}

/** What is taken back, or only denied: the unit of it is spoken of all the same. */
function withdraw(scan: Scan, group: Group, who: Who): void {
  const target = saidAs(group, "target");
  const goal = target === undefined ? undefined : placeOf(scan, target);
  const named = saidAs(group, "unit");
  for (const { at } of who.units.slice(0, 1)) {
    const deed = scan.deeds.get(at);
    const isSame =
      goal === undefined ? group[0].role !== "unit" || named === undefined : deed?.goal === goal;
    if (deed !== undefined && isSame) scan.deeds.delete(at);
  }
  speakOf(scan, who.units.slice(0, 1));
}

/** `Ruhr supports it`: the unit that is named, or what goes where the support is for, or what was ordered last. */
function helps(scan: Scan, by: Own, group: Group): void {
  const verb = saidAs(group, "convoy") === undefined ? "S" : "C";
  const named = saidAs(group, "helped");
  const isWhole = verb === "C" || named !== undefined;
  const aimed = saidAs(group, "aim") ?? (isWhole ? saidAs(group, "target") : undefined);
  const aim = aimed === undefined ? null : placeOf(scan, aimed);
  const others = [...scan.deeds.values()].filter((deed) => deed.own.at !== by.at);
  const acting = others.filter(({ isHelp }) => !isHelp);
  const near = acting.findLast(({ from }) => from <= group[0].from) ?? acting[0];
  const meant = supported(scan, named, near, others, aim);
  if (meant === null) return;
  const goal = aim ?? others.find(({ unit }) => unit === meant.at)?.goal ?? null;
  const of = `${meant.type} ${meant.at}${goal === null ? "" : ` - ${goal}`}`;
  const text = possible(scan, `${by.type} ${by.at} ${verb} ${of}`);
  if (text !== null) note(scan, by, text, null, group);
}

function supported(
  scan: Scan,
  named: Said | undefined,
  near: Deed | undefined,
  others: readonly Deed[],
  aim: ProvinceId | null,
): Own | null {
  const { position } = scan.context;
  const at = named === undefined ? null : placeOf(scan, named);
  if (at !== null) {
    const unit = position.units.find((each) => provinceOf(each.at) === at);
    if (unit !== undefined) return { type: unit.type, at };
    // `Supports Burgundy`, to where another one goes
    return others.find(({ goal }) => goal === at)?.own ?? null;
  }
  const going = aim === null ? undefined : others.find(({ goal }) => goal === aim)?.own;
  if (going !== undefined) return going;
  const standing =
    aim === null ? undefined : ownUnits(scan.context).find((unit) => unit.at === aim);
  return standing ?? near?.own ?? null;
}

/** The order as it is printed, if it is possible. */
function possible({ context }: Scan, written: string): string | null {
  const { readings, complaints } = readOrders(context, [{ number: 1, text: written }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0 && reading?.illegal === null;
  return isSure ? printOrder(reading.meant ?? reading.order) : null;
}
