/**
 * Second thoughts within a mail: `Actually Paris - Picardy`, below an order for Paris. Elsewhere the
 * rulebook says which of two orders counts; who says that he corrects himself means the later one.
 */
import { provinceOf } from "../map/index.js";
import type { LineComplaint, OrderLine, OrdersReading, Reading } from "./orders-context.js";
import { notAnOrder } from "./orders-help.js";

const opening =
  /^\s*(?:actually|scratch that|no,? wait|wait,? no|correction|on second thoughts?|change of plans?|make that|sorry|oops)(?:[ ,.:;!-]+(?:make that |i meant? (?:to say )?)?)(?=\p{L})/iu;
const closing = /[, ]+instead(?=[ .!]*$)/i;

/** The lines without the words that correct, in whose places blanks stand, and which lines had some. */
export function withoutCorrections(lines: readonly OrderLine[]): {
  readonly plain: readonly OrderLine[];
  readonly correcting: ReadonlyMap<number, OrderLine>;
} {
  const correcting = new Map<number, OrderLine>();
  const plain = lines.map((line) => {
    const words = opening.exec(line.text)?.[0] ?? "";
    const rest = " ".repeat(words.length) + line.text.slice(words.length);
    const text = rest.replace(closing, (word) => " ".repeat(word.length));
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
  const shown = complaints.map((one) => ({ ...one, ...correcting.get(one.number) }));
  return {
    readings: kept,
    complaints: [...shown, ...asked].toSorted((a, b) => a.number - b.number),
  };
}

function isForSameUnit(one: Reading, other: Reading): boolean {
  if (one.order.kind === "waive" || other.order.kind === "waive") return false;
  const isSamePlace = provinceOf(one.order.unit.at) === provinceOf(other.order.unit.at);
  return isSamePlace && one.power === other.power;
}

function replace(kept: Reading[], old: Reading): void {
  if (old.illegal !== null) return;
  kept[kept.indexOf(old)] = { ...old, meant: null, illegal: { kind: "double-order" } };
}
