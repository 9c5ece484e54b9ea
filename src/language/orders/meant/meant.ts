/**
 * The orders that a text may mean, whatever words and language it is in: what was learned tells which words name units,
 * places and deeds; the position and the rules tell which of it can be. They are
 * given only where that is sure.
 */
import { type ProvinceId, spelling } from "../../../map/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { typesNamed } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { following, isHelp } from "../spoken/loose-words.js";
import { either, type Own, ownUnits } from "../spoken/units.js";
import { saysWhoGets } from "../spoken/words.js";
import { withAlternativesApart } from "./alternatives.js";
import { isPlainlyDenied } from "./denied.js";
import { type Group, groupsIn, type Said, saysAll } from "./groups.js";
import { carries, helps, standsBy } from "./help.js";
import {
  type Goal,
  isTold,
  type MeantOrder,
  note,
  placeOf,
  possible,
  type Scan,
  saidAs,
  speakOf,
} from "./scan.js";
import { anyOf, kindAhead, lastOf, placesNamed, type Who, whoIs } from "./who.js";

/** The orders of units that are not `settled` by other words. */
export function ordersMeant(
  context: ReadingContext,
  settled: ReadonlySet<ProvinceId>,
  text: string,
): readonly MeantOrder[] {
  const scan: Scan = {
    ...{ context, settled, text, deeds: new Map(), instead: [], helpers: [] },
    ...{ spoken: [], open: [], openTo: 0, heard: 0 },
  };
  for (const group of withAlternativesApart(text, groupsIn(context, text))) {
    take(scan, group);
    scan.heard = endOf(group);
  }
  for (const { by, group } of scan.helpers) helps(scan, by, group);
  carries(scan);
  for (const { from, to } of turnsBack(text)) withoutTurned(scan, from, to);
  return [...scan.deeds.values(), ...scan.instead]
    .filter(({ unit }) => !settled.has(unit))
    .map(({ own: _, goal: __, isHelp: ___, ...order }) => order);
}

/** `Paris to Burgundy, hmm, on second thought no`: the last deed before such words, where none follows in them. */
function withoutTurned({ deeds }: Scan, start: number, end: number): void {
  const all = [...deeds.values()];
  if (all.some(({ from }) => from >= start && from < end)) return;
  const last = all
    .filter(({ from }) => from < start)
    .toSorted((a, b) => a.from - b.from)
    .at(-1);
  if (last !== undefined) deeds.delete(last.unit);
}

function take(scan: Scan, whole: Group): void {
  const group = withoutDenied(withoutCondition(whole));
  const has = (role: Said["role"]) => group.some((each) => each.role === role);
  if (!has("denial") && !isList(scan, group)) scan.open = [];
  const who = unitsOf(scan, group);
  if (has("denial") || isPlainlyDenied(scan.context, scan.text, group)) {
    withdraw(scan, group, who);
    return;
  }
  const isTogether = scan.open.length > 0 && has("target") && !has("helped");
  if (!isTogether && (has("support") || has("convoy") || has("helped"))) {
    const able = who.units.filter((unit) => !isTold(scan, unit));
    const named = who.all || able.length === 1 ? able : who.units;
    for (const by of [...scan.open, ...named, ...secondOf(scan, group)])
      scan.helpers.push({ by, group });
    scan.open = [];
    speakOf(scan, who.units.slice(0, 1));
    return;
  }
  if (isEither(scan, group) || isHelped(scan, group)) return;
  const target = saidAs(group, "target") ?? saidAs(group, "aim");
  const goals = target === undefined ? leftBefore(scan, group) : goalsOf(scan, target);
  if (goals.length === 0 && !has("hold")) {
    if (target === undefined && who.units.length > 0) {
      scan.open = [...scan.open, ...(who.all ? who.units : who.units.slice(0, 1))];
      scan.openTo = endOf(group);
      speakOf(scan, who.units.slice(0, 1));
    }
    return;
  }
  const all = goals.length === 0 ? [null] : goals;
  const isAlone = scan.open.length === 0;
  for (const unit of scan.open) goes(scan, { units: [unit], all: false }, all, group);
  scan.open = [];
  goes(scan, meantOf(scan, group, who), all, group, isAlone);
  standsBy(scan, group);
}

/** `Marseilles holds if Italy comes to Piedmont`: what is said of others behind the order is no part of it. */
function withoutCondition(group: Group): Group {
  const at = group.findIndex(({ role }) => role === "condition");
  const isOrdered = group.slice(0, at).some(({ role }) => role === "hold" || role === "target");
  return at > 0 && isOrdered ? (group.slice(0, at + 1) as unknown as Group) : group;
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
  // `Or, if that fails, Norway` is another case.
  const isCase = saidAs(group, "unit") !== undefined || group[0].role === "condition";
  if (isCase || topic === undefined || !either.test(last)) return false;
  scan.deeds.delete(topic.at);
  return true;
}

/** `Ich unterstütze München von Berlin`: what was taken for a move stands behind a word for help, and is none. */
function isHelped({ text, heard }: Scan, [{ from }]: Group): boolean {
  const [before = ""] = /[^.,;:!?\n]*$/u.exec(text.slice(heard, from)) ?? [];
  return wordsOf(before).some((word) => isHelp(spelling(word)));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** `Paris and Marseilles both to Burgundy`: does the group go on with the units that were named last? */
function isList({ text, openTo }: Scan, [{ from }]: Group): boolean {
  const between = text.slice(openTo, from);
  const goes = wordsOf(between).some((word) => orderWords.get(spelling(word))?.includes("arrow"));
  return between.length < farthest && !goes && !/[.;:!?()\n\d]| - /.test(between);
}

/** So many letters stand between the names of a list at most. */
const farthest = 30;

/** `With help from Budapest and Serbia`: the second one, which was taken for a place to go to. */
function secondOf({ context }: Scan, group: Group): readonly Own[] {
  if (saidAs(group, "helped") !== undefined || saidAs(group, "unit") === undefined) return [];
  const at = saidAs(group, "target")?.place;
  return ownUnits(context).filter((unit) => unit.at === at);
}

/** Where words point at a unit that nobody has named, it is the one that can go there. */
function meantOf({ context }: Scan, group: Group, who: Who): Who {
  const named = saidAs(group, "unit");
  const isOpen = who.isPronoun === true && who.units.length === 0 && named !== undefined;
  return isOpen && saidAs(group, "target") !== undefined ? anyOf(context, named) : who;
}

/** Those that the group names, or that of which the last one spoke. */
function unitsOf(scan: Scan, group: Group): Who {
  const named = saidAs(group, "unit");
  const before = { spoken: scan.spoken, told: (unit: Own) => isTold(scan, unit) };
  if (named === undefined && scan.open.length > 0) return { units: [], all: false };
  const who = named === undefined ? null : whoIs(scan.context, named, before);
  if (who !== null && !who.isPronoun) return who;
  // `As for the army, it may go`
  const between = scan.text.slice(scan.heard, (named ?? group[0]).from);
  return kindAhead(scan.context, between, before) ?? who ?? lastOf(before);
}

/** `Constantinople follows`: to where the unit leaves that was spoken of before. */
function leftBefore({ text, deeds }: Scan, group: Group): readonly ProvinceId[] {
  const { from, text: last } = group.at(-1)!;
  const [behind = ""] = /^[^.,;:!?\n]*/.exec(text.slice(from + last.length)) ?? [];
  if (!wordsOf(behind).some((word) => following.has(spelling(word)))) return [];
  return [...deeds.values()].flatMap(({ unit, goal }) => (goal === null ? [] : [unit])).slice(-1);
}

/** What the words may name: of several, what is near decides. */
function goalsOf({ context }: Scan, { text, place }: Said): readonly ProvinceId[] {
  return place === null ? placesNamed(context, text, []) : [place];
}

/** The one unit that can, or all where all are meant. */
function goes(scan: Scan, who: Who, goals: readonly Goal[], group: Group, isAlone = false): void {
  const ways = who.units.flatMap((own) =>
    goals.flatMap((goal) => {
      const text = possible(scan, `${own.type} ${own.at} ${goal === null ? "H" : `- ${goal}`}`);
      return text === null ? [] : [{ own, text, goal }];
    }),
  );
  if ((!who.all || goals.length > 1) && ways.length !== 1) return;
  const isClear = isAlone && !saysWhoGets(scan.text.slice(group[0].from, endOf(group)));
  for (const { own, text, goal } of ways)
    note(
      scan,
      { own, text, goal, isSure: isClear && saysAll(group, isKind(scan, own, group)) },
      group,
    );
}

function endOf(group: Group): number {
  const { from, text } = group.at(-1)!;
  return from + text.length;
}

/** `The fleet`, of somebody who has one: do words name the kind of this unit, and of no other? Nobody hesitates. */
function isKind({ context, text }: Scan, own: Own, [{ from }]: Group) {
  const isOnly = ownUnits(context).filter(({ type }) => type === own.type).length === 1;
  const ahead = /[^.;!?\n]*$/.exec(text.slice(0, from))![0];
  return (words: string) => {
    const [type, another] = typesNamed(words);
    return isOnly && another === undefined && type === own.type && !hesitating.test(ahead);
  };
}

/** `Hmm mabye fleet to Armenia` */
const hesitating = /(?<!\p{L})(?:h+m+|e+h*m+|e+uh+|m+h+|u+h*m+)(?!\p{L})/iu;

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
