/** What words change in orders that stand already: `nach D\u00e4nemark, nicht Holland`, `the fleet stays`. */
import { type ProvinceId, provinceOf, spelling, type UnitType } from "../../../map/index.js";
import { adjustmentOf, type WrittenOrder } from "../../../rules/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import type { Reading, ReadingContext } from "../contract.js";
import { isTalk } from "../prose/talk.js";
import { readOrders } from "../reading.js";
import { turned, withoutTurn } from "./turned.js";

/** What words change. */
interface Change {
  readonly readings: readonly Reading[];
  /** Orders that stand no more, of which no other takes the place. */
  readonly withdrawn: readonly WrittenOrder[];
}

/** The orders that replace some of those given, or join them; null where the words do not say surely which. */
export function changesOf(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
): readonly Reading[] | null {
  const read = lines.map((line) => changeIn(context, given, line));
  const changes = read.flatMap((each) => each?.readings ?? []);
  const isWhole = read.every((each) => each !== null && each.withdrawn.length === 0);
  return isWhole && changes.length > 0 && fits(context, given, changes) ? changes : null;
}

/** What a line changes in the orders given; null where nothing surely. */
export function changeIn(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  written: OrderLine,
): Change | null {
  const standing = { ...context, standing: given.flatMap(unitOf) };
  const { text, isTurned } = turned(context.board, written.text);
  const meant = withoutDenied(text);
  if (meant.denied === "") {
    const whole = readSurely(standing, { ...written, text });
    if (whole !== null) return { readings: whole, withdrawn: [] };
    return isTurned ? completed(standing, given, { ...written, text }) : null;
  }
  const replaced = given.filter((order) => isNamed(context, given, order, meant.denied));
  if (replaced.length === 0 || joint.test(meant.denied)) {
    const whole = readSurely(standing, { ...written, text });
    return whole === null ? null : { readings: whole, withdrawn: [] };
  }
  return inPlaceOf(standing, replaced, { ...written, text: meant.text });
}

/** The line as what is meant in place of these orders. */
function inPlaceOf(
  context: ReadingContext,
  replaced: readonly WrittenOrder[],
  line: OrderLine,
): Change | null {
  const readings = readSurely(context, line);
  if (readings === null) return completed(context, replaced, line);
  const units = replaced.flatMap(unitOf);
  const isOfThem = readings.every(({ order }) => unitOf(order).every((at) => units.includes(at)));
  if (isOfThem) return { readings, withdrawn: [] };
  // In winter a unit takes the place of another.
  const isOne = readings.length === 1 && replaced.length === 1;
  return context.phase.kind === "A" && isOne ? { readings, withdrawn: replaced } : null;
}

/** The orders of a line of which nothing is in doubt; null where something is. */
function readSurely(context: ReadingContext, line: OrderLine): readonly Reading[] | null {
  const { readings, complaints } = readOrders(context, [line]);
  const isOpen = complaints.some(({ text, complaint }) =>
    "from" in complaint && "to" in complaint
      ? !isTalk(context.board, text.slice(complaint.from, complaint.to))
      : true,
  );
  const isSure = ({ illegal, guessed, power }: Reading) =>
    illegal === null && !guessed && power === context.power;
  return readings.length > 0 && !isOpen && readings.every(isSure) ? readings : null;
}

/** The words as what becomes of the one unit whose order they can change. */
function completed(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: OrderLine,
): Change | null {
  const { goal, unit } = goalIn(line.text);
  if (goal === "") return null;
  const options = given
    .filter((order) => unit === "" || isNamed(context, given, order, unit))
    .flatMap((order) =>
      wholeOrders(order, goal).flatMap((text): readonly Change[] => {
        const [reading, another] = readSurely(context, { ...line, text }) ?? [];
        if (reading === undefined || another !== undefined) return [];
        const isSame = unitOf(reading.order)[0] === unitOf(order)[0];
        if (!isSame && context.phase.kind !== "A") return [];
        return [{ readings: [reading], withdrawn: isSame ? [] : [order] }];
      }),
    );
  return options.length === 1 ? options[0]! : null;
}

/** A goal, or in winter a type or a place, as the whole order that it may complete. */
function wholeOrders(order: WrittenOrder, goal: string): readonly string[] {
  if (order.kind === "waive") return [];
  const { type, at } = order.unit;
  if (order.kind === "build") return [`build ${type ?? ""} ${goal}`, `build ${goal} ${at}`];
  if (order.kind === "remove") return [`remove ${goal}`];
  return [`${type ?? ""} ${at} ${goal}`];
}

/** Where a unit is to go, and which, where words say so: `Denmark for the fleet`, `Skagerrak is better`. */
function goalIn(text: string): { readonly goal: string; readonly unit: string } {
  const [, forUnit, unit = ""] = aimed.exec(text) ?? [];
  const goal = forUnit ?? preferred.exec(text)?.[1] ?? text;
  return { goal: goal.trim(), unit };
}

const aimed =
  /^(.{2,30}?),? (?:for|with|mit|f\u00fcr|pour|avec|con|per|para|voor|met) ((?:(?:the|my|der|die|den|la|le|il|el|de|l'|ma|mi|mein[er]?) ?)?\p{L}{3,20})$/iu;
const preferred =
  /^(.{2,30}?)(?:['\u2019]s| is| would be| looks| seems| feels| ist| w\u00e4re| est| serait| es| ser\u00eda| \u00e8| sarebbe| zou) (?:(?:a|much|far|even|clearly|probably|the|viel|doch|wohl|bien|mucho|molto|veel) ){0,2}(?:better|best|nicer|safer|smarter|wiser|besser|sicherer|sch\u00f6ner|mieux|meilleure?|mejor|meglio|migliore|beter|veiliger)(?:(?! (?:for|than|if|when|f\u00fcr|wenn|pour|si) ?(?:you|him|her|them|dich|euch|ihn|toi|vous|lui|you|he|she|they)(?!\p{L}))[^,;:?])*$/iu;

/** The words without what they say is not meant any more. */
function withoutDenied(text: string): { readonly text: string; readonly denied: string } {
  const [, before = "", denied = "", behind = ""] = denying.exec(text) ?? [];
  if (denied.trim() === "") return { text, denied: "" };
  return { text: `${before} ${withoutTurn(behind)}`.trim(), denied };
}

/** Words that say what is not meant any more. */
const denying =
  /^(.*?)[\s,]*(?<!\p{L})(?:and not|not|instead of|in place of|rather than|forget|und nicht|nicht|(?:an)?statt|anstelle von|et pas|pas|non pas|au lieu (?:de|d')|plut\u00f4t que|y no|no|en (?:vez|lugar) de|e non|non|invece (?:di|che)|al posto di|en niet|niet|in plaats van)(?!\p{L})([^,.;!:]*?)(?:[,.;!:]|\s+(?=(?:but|sondern|mais|sino|ma|maar)\s)|$)(.*)$/iu;
const joint = /(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/iu;

/** Do these words name the order: where it leads, or else its unit, or the type of that? */
function isNamed(
  { board, position, phase }: ReadingContext,
  given: readonly WrittenOrder[],
  order: WrittenOrder,
  words: string,
): boolean {
  if (order.kind === "waive") return false;
  const [first, second] = placesIn(board, words);
  const at = provinceOf(order.unit.at);
  if (second !== undefined) return at === first && leadsTo(order, second);
  if (first !== undefined) {
    const goal = given.some((other) => leadsTo(other, first));
    return goal ? leadsTo(order, first) : at === first;
  }
  const units = phase.kind === "R" ? position.dislodged : position.units;
  const type = order.unit.type ?? units.find((unit) => provinceOf(unit.at) === at)?.type;
  return type !== undefined && typesIn(words).includes(type);
}

function typesIn(words: string): readonly UnitType[] {
  const roles = words.split(/\P{L}+/u).flatMap((word) => orderWords.get(spelling(word)) ?? []);
  return [
    ...(roles.includes("army") ? (["A"] as const) : []),
    ...(roles.includes("fleet") ? (["F"] as const) : []),
  ];
}

function leadsTo(order: WrittenOrder, place: ProvinceId): boolean {
  return (order.kind === "move" || order.kind === "retreat") && provinceOf(order.to) === place;
}

/** In winter a power must not build or remove more than is due: what was changed there replaces nothing by itself. */
function fits(
  { board, phase, position, power }: ReadingContext,
  given: readonly WrittenOrder[],
  changes: readonly Reading[],
): boolean {
  if (phase.kind !== "A" || power === null) return true;
  const due = Math.abs(adjustmentOf(board, position, power).change);
  const all = [...given, ...changes.map(({ order }) => order)];
  return new Set(all.flatMap(unitOf)).size <= due;
}

function unitOf(order: WrittenOrder): readonly ProvinceId[] {
  return order.kind === "waive" ? [] : [provinceOf(order.unit.at)];
}
