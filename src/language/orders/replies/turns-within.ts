/**
 * Changes within one mail, in the words of a change to orders that stand: `argh sorry not Burgundy, Picardy`
 * below an order for Paris. Tried only where the reader of orders is at a loss, and taken only where nothing of
 * what it read is lost.
 */

import type { WrittenOrder } from "../../../rules/index.js";
import type { OrderLine } from "../../text/lines.js";
import { lineNumber, partNumber } from "../../text/lines.js";
import { isStory } from "../../text/order-limits.js";
import { sentencesOf } from "../../text/sentences.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { isForSameUnit } from "../contradictions.js";
import { orderedUnit } from "../ordered-unit.js";
import { readOrders } from "../reading.js";
import { changeIn } from "./changes.js";

/** Reads lines as orders; one that is not understood by itself may change those above it in the same mail. */
export function readTurning(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const read = readOrders(context, lines);
  const numbers = new Set(read.complaints.map(({ number }) => number));
  if (numbers.size === 0 || numbers.size > most || lines.length > longest || isStory(lines))
    return read;
  const parts = lines.flatMap((line) => (numbers.has(line.number) ? sentencesIn(line) : [line]));
  for (const [at, part] of parts.entries()) {
    if (at === 0 || !numbers.has(lineNumber(part))) continue;
    const turned = turnedAt(context, parts, at);
    if (turned === null || turned.complaints.length >= read.complaints.length) continue;
    if (keepsUnits(read, turned)) return withWholeLines(lines, turned);
  }
  return read;
}

/** A mail with more than these is a story. */
const most = 3;
const longest = 30;

/** The sentences of a line as lines of their own, numbered between it and the next. */
function sentencesIn(line: OrderLine): readonly OrderLine[] {
  let from = 0;
  const parts = sentencesOf(line.text).flatMap((text) => {
    from += text.length;
    return /\p{L}/u.test(text) ? [" ".repeat(from - text.length) + text] : [];
  });
  return parts.map((text, at) => ({ number: partNumber(line.number, at), text }));
}

/** What the parts come to if the one at `at` changes what stands above it; null where it changes nothing. */
function turnedAt(
  context: ReadingContext,
  parts: readonly OrderLine[],
  at: number,
): OrdersReading | null {
  const above = readOrders(context, parts.slice(0, at));
  const legal = above.readings.filter(({ illegal }) => illegal === null);
  if (legal.length === 0) return null;
  const given = legal.map(({ order }) => order);
  const changes = changesIn(context, given, parts[at]!);
  if (changes === null) return null;
  const changed = changes.flatMap(({ readings }) => readings);
  const isReplaced = (old: Reading) =>
    changes.some(({ withdrawn }) => withdrawn.includes(old.order)) ||
    changed.some((reading) => isForSameUnit(reading, old));
  const kept = above.readings.map((old) =>
    old.illegal === null && isReplaced(old)
      ? ({ ...old, meant: null, illegal: { kind: "double-order" } } as const)
      : old,
  );
  const below = readOrders(context, parts.slice(at + 1));
  return {
    readings: [...kept, ...changed, ...below.readings],
    complaints: [...above.complaints, ...below.complaints],
  };
}

/** The change that a part says, or those that its clauses say; null where one of them is none. */
function changesIn(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  part: OrderLine,
): readonly NonNullable<ReturnType<typeof changeIn>>[] | null {
  const whole = changeIn(context, given, part);
  if (whole !== null) return [whole];
  const clauses = part.text.split(joint);
  if (clauses.length < 2 || clauses.length > most) return null;
  const changes = clauses.flatMap((text) => changeIn(context, given, { ...part, text }) ?? []);
  return changes.length === clauses.length ? changes : null;
}

const joint = /,?\s+(?:and|und|et|y|en)\s+|,\s+/iu;

/** Does every unit have an order still that had one? */
function keepsUnits(read: OrdersReading, turned: OrdersReading): boolean {
  const units = (each: OrdersReading) =>
    each.readings.flatMap(({ order, illegal }) => (illegal === null ? orderedUnit(order) : []));
  const now = units(turned);
  return units(read).every((unit) => now.includes(unit));
}

/** With the lines as they were written. */
function withWholeLines(
  lines: readonly OrderLine[],
  { readings, complaints }: OrdersReading,
): OrdersReading {
  const whole = <T extends { readonly number: number; readonly text: string }>(part: T): T => {
    const line = lines.find(({ number }) => number === lineNumber(part));
    return line === undefined ? part : { ...part, number: line.number, text: line.text };
  };
  return { readings: readings.map(whole), complaints: complaints.map(whole) };
}
