/**
 * Second thoughts within a mail: `Actually Paris - Picardy`, below an order for Paris. Elsewhere the
 * rulebook says which of two orders counts; players who say that they correct themselves mean the later one.
 */
import { type Board, provinceOf } from "../../map/index.js";
import { placesIn } from "../names/mentions.js";
import type { OrderLine } from "../text/lines.js";
import type { LineComplaint, OrdersReading, Reading } from "./contract.js";
import { notAnOrder } from "./help.js";
import { blank } from "./prose/markup.js";

const opening =
  /^\s*(?:(?:hm+|uh+|um+|er+m?|oh|ah|argh|ugh|damn|ach|well|ok(?:ay)?|nah|sorry|oops|whoops)[ ,.!\u2026-]+)*(?:actually|(?:scratch|strike|scrap) (?:that|this|it)|no,? wait|wait,? no|wait|(?:corrections?|amendment|change) (?:to|of|for) (?:the |my |that )?(?:above|last|previous|earlier|orders?|line|one)[a-z ]{0,20}|corrections?|corrected(?: order)?|on second thoughts?|change of plans?|make that|sorry|w?h?oops(?:ie)?|(?:that(?:'s| is| was) )?wrong|my mistake|typo|edit(?:ed)?|update[ds]?|amend(?:ed|ment)?|revised|revision|erratum|errata|i changed my mind|changed my mind|i meant?|or rather|rather|make that|no(?=[,:;.!-]))(?:[ ,.:;!-]+(?:make that |i meant? (?:to say )?)?)(?=\p{L})/iu;
/** `Instead of A Bur - Mun: A Bur - Ruh`. */
const inPlace =
  /^\s*(?:instead of|rather than) (?:a|f|army|fleet) .{2,40}?(?::|,|\bi want|\bi order|\bdo)\s*(?=(?:a|f|army|fleet) \S)/i;
/** `A Bur - Ruh, not A Bur - Mun`. */
const notThat = /,? (?:and )?not (?:a|f|army|fleet) \p{L}{2,} ?->? ?\p{L}{2,}[ .!]*$/iu;
const closing = /[, ]+instead(?: of .{2,40}?)?(?=[ .!]*$)/i;
/** `Change A Bur - Mun to A Bur - Ruh`. */
const changing =
  /^\s*(?:please |pls )?(?:change|replace|swap|amend) .{3,60}? (?:to|with|by|into)[: ]+(?=(?:a|f|army|fleet) \S)/i;
/** A line of these words alone corrects by the next one. */
const alone =
  /^\s*(?:actually|never mind|forget it|scratch (?:that|this)|no,? wait|wait,? no|corrections?|change of plans?|edit|update|i changed my mind)\W*$/i;
/** `Please add: A Par - Bur` corrects nothing. */
const adding =
  /^\s*(?:p\.?s\.?:? |please |and |oh,? |also |i forgot:? |forgot:? )*(?:please add|add|oh,? and|p\.?s\.?|also|additionally|i forgot(?: (?:about |my |the )*\p{L}{3,}(?: \p{L}{3,})?(?=:))?|one more|plus)\s*(?:[:,-]\s*|(?=\s(?:a|f|army|fleet)\s))(?=\s?\p{L})/iu;
/** `not A Bur - Mun but A Bur - Ruh`; what is not meant names a unit and its way. */
const notBut = /\bnot (?:a|f|army|fleet) .{2,60}? but (?:rather )?(?=\S)/i;

/** `A Bur - Mun. No wait: A Bur - Ruh`: what stands behind these words corrects what stands before them. */
const within =
  /[.,;!:\u2013\u2014-]\s*(?=(?:(?:hm+|uh+|um+|er+m?|oh|ah|argh|ugh|damn|well|sorry|oops)[ ,.!\u2026-]+){0,2}(?:no,? wait|wait,? no|no(?= ?[,:;-])|(?:scratch|strike|scrap|cancel) (?:that|this|it)|sorry,? i meant?|i mean|correction|make that|or rather|rather)\b[ ,:;]*(?:\p{L}+ ){0,6}(?:\p{L}*\s?-|(?:to|holds?|h|s|supports?)\b))/iu;
/** What was written above is not meant. */
const retracting =
  /^\s*(?:please |pls )?(?:ignore|disregard|forget|scrap|cancel|discard|delete|strike)\s+(?:(?:all )?(?:of )?(?:the )?(?:above|that|this|it|all that|everything above)|(?:the|my) (?:orders? above|above orders?|(?:previous|earlier|last|first) (?:ones?|orders?|lines?)))[ .!]*$/i;
/** Only the line just above is not meant. */
const retractingOne =
  /^\s*(?:no,? |sorry,? |oops,? |please |pls )*(?:ignore|disregard|forget|scrap|cancel|discard|delete|strike|scratch)\s+(?:the |my |that )*(?:(?:line|order|one) above|above (?:line|order|one)|(?:last|previous) (?:line|order|one))[ .!]*$/i;
/** A part of a line has a number between those of two lines. */
const step = 1 / 16;

function partsOf(lines: readonly OrderLine[]): readonly OrderLine[] {
  return lines.flatMap((line) => {
    const at = line.text.search(within);
    if (at < 1) return [line];
    const behind = blank(line.text.slice(0, at + 1)) + line.text.slice(at + 1);
    return [
      { ...line, text: line.text.slice(0, at) },
      { number: line.number + step, text: behind },
    ];
  });
}

/** The lines that count, and those that a later one takes back. */
function keptOf(lines: readonly OrderLine[]): {
  readonly kept: readonly OrderLine[];
  readonly retracted: readonly OrderLine[];
} {
  const { kept: left, retracted: single } = withoutLinesAbove(lines);
  const last = left.findLastIndex(({ text }) => retracting.test(text));
  const follows = left.slice(last + 1).some(({ text }) => text.trim() !== "");
  if (last < 1 || !follows) return { kept: left, retracted: single };
  const above = left.slice(0, last).filter(({ text }) => text.trim() !== "");
  return { kept: left.slice(last + 1), retracted: [...single, ...above] };
}

/** Without each line that the next one takes back. */
function withoutLinesAbove(lines: readonly OrderLine[]): ReturnType<typeof keptOf> {
  const kept: OrderLine[] = [];
  const retracted: OrderLine[] = [];
  for (const line of lines) {
    const above = retractingOne.test(line.text)
      ? kept.findLastIndex(({ text }) => text.trim() !== "")
      : -1;
    if (above < 0) kept.push(line);
    else retracted.push(...kept.splice(above));
  }
  return { kept, retracted };
}

/** The lines without the words that correct, in whose places blanks stand, and which lines had some. */
export function withoutCorrections(all: readonly OrderLine[]): {
  readonly plain: readonly OrderLine[];
  readonly correcting: ReadonlyMap<number, OrderLine>;
  /** Lines that a later one takes back. */
  readonly retracted: readonly OrderLine[];
} {
  const { kept, retracted } = keptOf(all);
  const lines = partsOf(kept);
  const correcting = new Map<number, OrderLine>();
  let isAbove = false;
  const plain = lines.map((line, at) => {
    const follows = isAbove;
    isAbove = at + 1 < lines.length && alone.test(line.text);
    if (isAbove) return { ...line, text: blank(line.text) };
    if (follows) correcting.set(line.number, line);
    const added = line.text.replace(adding, blank);
    if (added !== line.text) return { ...line, text: added };
    // `Change F Sev to A Sev`: a unit for a unit, and nobody says what it does.
    if (
      changing.test(line.text) &&
      !/[->]|\s(?:h|s|c|to)\b|hold|support|convoy/i.test(line.text.replace(changing, ""))
    ) {
      correcting.set(line.number, line);
      return line;
    }
    const text = line.text
      .replace(changing, blank)
      .replace(opening, blank)
      .replace(inPlace, blank)
      .replace(notBut, blank)
      .replace(notThat, blank)
      .replace(closing, blank);
    if (text === line.text) return line;
    correcting.set(line.number, line);
    return { ...line, text };
  });
  return { plain, correcting, retracted };
}

/** Lets corrections replace what they correct. One that corrects no unit ordered above is asked back. */
export function correct(
  board: Board,
  { readings: all, complaints }: OrdersReading,
  correcting: ReadonlyMap<number, OrderLine>,
  retracted: readonly OrderLine[],
): OrdersReading {
  if (correcting.size + retracted.length === 0) return { readings: all, complaints };
  const readings = withoutDoubtful(board, all, complaints, correcting);
  const kept: Reading[] = [];
  const asked: LineComplaint[] = retracted.map((line) => ({
    ...line,
    complaint: notAnOrder({ from: 0, to: line.text.length }),
  }));
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
    readings: kept.map(whole),
    complaints: [...shown, ...asked].map(whole).toSorted((a, b) => a.number - b.number),
  };
}

/**
 * Without the orders above a correction that is not understood and names their units: nobody knows what became of
 * them, and the complaint about the correction asks.
 */
function withoutDoubtful(
  board: Board,
  readings: readonly Reading[],
  complaints: readonly LineComplaint[],
  correcting: ReadonlyMap<number, OrderLine>,
): readonly Reading[] {
  const unread = complaints.flatMap(({ number, text }) =>
    correcting.has(number) && !conditional.test(text)
      ? [{ number, places: placesIn(board, text) }]
      : [],
  );
  return readings.filter(
    ({ number, order }) =>
      order.kind === "waive" ||
      !unread.some(
        (line) => line.number > number && line.places.includes(provinceOf(order.unit.at)),
      ),
  );
}

/** Until a condition comes true, the order above stands. */
const conditional = /\b(?:if|unless|in case|provided|assuming|when)\b/i;

/** With the number of its line. */
function whole<T extends { readonly number: number }>(part: T): T {
  return { ...part, number: Math.floor(part.number) };
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
