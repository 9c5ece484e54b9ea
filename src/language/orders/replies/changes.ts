/** What words change in orders that stand already: `nach D\u00e4nemark, nicht Holland`, `the fleet stays`. */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { adjustmentOf, type WrittenOrder } from "../../../rules/index.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import type { Reading, ReadingContext } from "../contract.js";
import { isTalk } from "../prose/talk.js";
import { readOrders } from "../reading.js";

/** The orders that replace some of those given, or join them; null where the words do not say surely which. */
export function changesOf(
  context: ReadingContext,
  given: readonly Reading[],
  lines: readonly OrderLine[],
): readonly Reading[] | null {
  const standing = given.flatMap(({ order }) => unitOf(order));
  const read = lines.map((line) => changeIn({ ...context, standing }, given, line));
  const changes = read.flatMap((each) => each ?? []);
  if (read.includes(null) || changes.length === 0) return null;
  return fits(context, given, changes) ? changes : null;
}

function changeIn(
  context: ReadingContext,
  given: readonly Reading[],
  written: OrderLine,
): readonly Reading[] | null {
  const line = { ...written, text: written.text.replace(rather, " ") };
  const meant = withoutDenied(line.text);
  if (meant.denied === "")
    return readSurely(context, line) ?? completed(context, given, line.text, line);
  const [place] = placesIn(context.board, meant.denied);
  const replaced = given.filter(({ order }) => leadsTo(order, place));
  return (
    readSurely(context, line) ??
    readSurely(context, { ...line, text: meant.text })?.filter((each) =>
      replaced.some(({ order }) => unitOf(order)[0] === unitOf(each.order)[0]),
    ) ??
    completed(context, replaced, meant.text, line)
  );
}

/** Words that only say that this is meant in place of something. */
const rather =
  /(?<!\p{L})(?:doch(?: lieber)?|lieber(?: doch)?|plut\u00f4t(?! que)|rather(?! than)|instead(?! of)|mejor|piuttosto|liever)(?!\p{L})/giu;

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
  given: readonly Reading[],
  said: string,
  line: OrderLine,
): readonly Reading[] | null {
  const options = given.flatMap(({ order }) => {
    if (order.kind === "waive") return [];
    const text = `${order.unit.type ?? ""} ${order.unit.at} ${said.trim()}`;
    return readSurely(context, { ...line, text }) ?? [];
  });
  return options.length === 1 ? options : null;
}

/** The words without what they say is not meant any more. */
function withoutDenied(text: string): { readonly text: string; readonly denied: string } {
  const [, before = "", denied = "", behind = ""] = denying.exec(text) ?? [];
  return denied === "" ? { text, denied } : { text: `${before} ${behind}`, denied };
}

/** Words that say what is not meant any more. */
const denying =
  /^(.*?)[\s,]*(?<!\p{L})(?:and not|not|instead of|rather than|und nicht|nicht|(?:an)?statt|et pas|pas|non pas|au lieu (?:de|d')|plut\u00f4t que|y no|no|en (?:vez|lugar) de|e non|non|invece (?:di|che)|en niet|niet|in plaats van)(?!\p{L})([^,.;!]*)[,.;!]?(.*)$/iu;

/** Does this order lead to the place that is meant no more? */
function leadsTo(order: WrittenOrder, place: ProvinceId | undefined): boolean {
  return (order.kind === "move" || order.kind === "retreat") && provinceOf(order.to) === place;
}

/** In winter a power must not build or remove more than is due: what was changed there replaces nothing by itself. */
function fits(
  { board, phase, position, power }: ReadingContext,
  given: readonly Reading[],
  changes: readonly Reading[],
): boolean {
  if (phase.kind !== "A" || power === null) return true;
  const due = Math.abs(adjustmentOf(board, position, power).change);
  return new Set([...given, ...changes].flatMap(({ order }) => unitOf(order))).size <= due;
}

function unitOf(order: WrittenOrder): readonly ProvinceId[] {
  return order.kind === "waive" ? [] : [provinceOf(order.unit.at)];
}
