/**
 * Second thoughts within a mail: `Actually Paris - Picardy`, below an order for Paris. Elsewhere the
 * rulebook says which of two orders counts; players who say that they correct themselves mean the later one.
 */
import { provinceOf } from "../../map/index.js";
import type { OrderLine } from "../text/lines.js";
import type { LineComplaint, OrdersReading, Reading } from "./context.js";
import { notAnOrder } from "./help.js";
import { blank } from "./prose/markup.js";

const opening =
  /^\s*(?:actually|scratch (?:that|this|it)|no,? wait|wait,? no|wait|corrections?|corrected(?: order)?|on second thoughts?|change of plans?|make that|sorry|oops|edit(?:ed)?|update[ds]?|amend(?:ed|ment)?|revised|revision|erratum|errata|i changed my mind|changed my mind|i meant|no(?=[,:;.!-]))(?:[ ,.:;!-]+(?:make that |i meant? (?:to say )?)?)(?=\p{L})/iu;
const closing = /[, ]+instead(?: of .{2,40}?)?(?=[ .!]*$)/i;
/** `Change A Bur - Mun to A Bur - Ruh`. */
const changing =
  /^\s*(?:please |pls )?(?:change|replace|swap|amend) .{3,60}? (?:to|with|by|into)[: ]+(?=(?:a|f|army|fleet) \S)/i;
/** A line of these words alone corrects by the next one. */
const alone =
  /^\s*(?:actually|scratch (?:that|this)|no,? wait|wait,? no|corrections?|change of plans?|edit|update|i changed my mind)\W*$/i;
/** `Please add: A Par - Bur` corrects nothing. */
const adding =
  /^\s*(?:please |and |also |i forgot:? |forgot:? )*(?:add|also|additionally|i forgot|one more|plus)\s*[:,-]\s*(?=\p{L})/iu;
/** `not A Bur - Mun but A Bur - Ruh`; what is not meant names a unit and its way. */
const notBut = /\bnot (?:a|f|army|fleet) .{2,60}? but (?:rather )?(?=\S)/i;

/** The lines without the words that correct, in whose places blanks stand, and which lines had some. */
export function withoutCorrections(lines: readonly OrderLine[]): {
  readonly plain: readonly OrderLine[];
  readonly correcting: ReadonlyMap<number, OrderLine>;
} {
  const correcting = new Map<number, OrderLine>();
  let isAbove = false;
  const plain = lines.map((line, at) => {
    const follows = isAbove;
    isAbove = at + 1 < lines.length && alone.test(line.text);
    if (isAbove) return { ...line, text: blank(line.text) };
    if (follows) correcting.set(line.number, line);
    const added = line.text.replace(adding, blank);
    if (added !== line.text) return { ...line, text: added };
    const text = line.text
      .replace(changing, blank)
      .replace(opening, blank)
      .replace(notBut, blank)
      .replace(closing, blank);
    if (text === line.text) return line;
    correcting.set(line.number, line);
    return { ...line, text };
  });
  return { plain, correcting };
}

/** Lets corrections replace what they correct. One that corrects no unit ordered above is asked back. */
export function correct(
  { readings, complaints }: OrdersReading,
  correcting: ReadonlyMap<number, OrderLine>,
): OrdersReading {
  if (correcting.size === 0) return { readings, complaints };
  const kept: Reading[] = [];
  const asked: LineComplaint[] = [];
  for (const reading of readings) {
    const line = correcting.get(reading.number);
    const above = kept.filter(({ number }) => number < reading.number);
    const replaced = above.filter((other) => isForSameUnit(other, reading));
    if (line === undefined) kept.push(reading);
    else if (above.length > 0 && replaced.length === 0) {
      asked.push({ ...line, complaint: notAnOrder({ from: 0, to: line.text.length }) });
    } else {
      if (reading.illegal === null) for (const old of replaced) replace(kept, old);
      kept.push({ ...reading, text: line.text });
    }
  }
  const shown = complaints.map((complaint) => ({
    ...complaint,
    ...correcting.get(complaint.number),
  }));
  return {
    readings: kept,
    complaints: [...shown, ...asked].toSorted((a, b) => a.number - b.number),
  };
}

function isForSameUnit(reading: Reading, other: Reading): boolean {
  if (reading.order.kind === "waive" || other.order.kind === "waive") return false;
  const isSamePlace = provinceOf(reading.order.unit.at) === provinceOf(other.order.unit.at);
  return isSamePlace && reading.power === other.power;
}

function replace(kept: Reading[], old: Reading): void {
  if (old.illegal !== null) return;
  kept[kept.indexOf(old)] = { ...old, meant: null, illegal: { kind: "double-order" } };
}
