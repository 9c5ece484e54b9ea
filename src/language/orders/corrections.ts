/**
 * Second thoughts within a mail: `Actually Paris - Picardy`, below an order for Paris. Elsewhere the
 * rulebook says which of two orders counts; players who say that they correct themselves mean the later one.
 */

import { type Board, type ProvinceId, provinceOf } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { isPlain } from "../lexer/plain.js";
import { placesIn } from "../names/mentions.js";
import type { OrderLine } from "../text/lines.js";
import { isSameLine, lineNumber } from "../text/lines.js";
import { lineLimits } from "../text/order-limits.js";
import type { LineComplaint, OrdersReading, Reading } from "./contract.js";
import {
  isAdjustment,
  isForSameUnit,
  withoutContradicted,
  withoutDenied,
} from "./contradictions.js";
import { partsOf } from "./correction-parts.js";
import { notAnOrder } from "./help.js";
import { asItStands, type Corrected, corrected } from "./prose/corrected.js";
import { blank } from "./prose/markup.js";
import { isReported } from "./prose/mood.js";
import { wordsFirst } from "./prose/shape.js";
import { isUnreadTalk } from "./prose/talk.js";
import { correctionAlone, isBrief, takesBackSomehow, turnAt, typed } from "./prose/turns.js";
import { keptOf } from "./retractions.js";

/** A line that corrects. */
interface Correction extends Omit<Corrected, "text"> {
  readonly line: OrderLine;
}

type Corrections = ReadonlyMap<number, Correction>;

/**
 * The lines without the words that correct, in whose places blanks stand, and which lines had some. In winter `verb`
 * is what is due.
 */
export function withoutCorrections(
  board: Board,
  all: readonly OrderLine[],
  verb: "build" | "remove" | null,
): {
  readonly plain: readonly OrderLine[];
  readonly correcting: Corrections;
  /** Lines that a later one takes back. */
  readonly retracted: readonly OrderLine[];
} {
  const { kept, retracted } = keptOf(board, all);
  const lines = partsOf(board, kept);
  const correcting = new Map<number, Correction>();
  let [isHeaded, isFirst] = [false, false];
  const plain = lines.map((line, at) => {
    if (at + 1 < lines.length && turnAt.test(line.text) && correctionAlone.test(line.text)) {
      [isHeaded, isFirst] = [true, true];
      return { ...line, text: blank(line.text) };
    }
    const { text, isSure, dropped } = isPlain(board, line.text)
      ? asItStands(line.text)
      : corrected(line.text, verb);
    if (text !== line.text || isSure || isHeaded) {
      correcting.set(line.number, { line, isSure: isSure || isFirst, dropped });
      // `Correction: A Sev - Rum`: what stands below it may correct, too.
      isHeaded ||= isSure;
    }
    if (line.text.trim() !== "") isFirst = false;
    return text === line.text ? line : { ...line, text };
  });
  return { plain, correcting, retracted };
}

/** Lets corrections replace what they correct. One that corrects no unit ordered above is asked back. */
export function correct(
  board: Board,
  all: OrdersReading,
  correcting: Corrections,
  retracted: readonly OrderLine[],
): OrdersReading {
  const { readings, unclear } = standing(board, all, correcting);
  const { complaints } = all;
  const kept: Reading[] = [];
  const asked: LineComplaint[] = [...retracted, ...unclear].map(askedBack);
  const replacing = new Set(
    readings.filter((reading) => isOrdered(readings, reading)).map(({ number }) => number),
  );
  const begun = begunBefore(readings, complaints, correcting, replacing);
  for (const reading of readings) {
    const correction = correcting.get(reading.number);
    if (correction === undefined || begun.has(reading)) {
      kept.push({ ...reading, text: correction?.line.text ?? reading.text });
      continue;
    }
    const { line, isSure, dropped } = correction;
    const above = kept.filter(({ number }) => number < reading.number);
    const places = isAdjustment(reading) ? placesIn(board, dropped) : [];
    const replaced = above.filter(
      (other) =>
        isForSameUnit(other, reading) || isForOneOf(other, places) || isForSameGoal(other, reading),
    );
    // `Correction: Gal - Ukr. And Bud - Gal`: what stands beside a correction may be new.
    const isNew = replaced.length === 0 && !replacing.has(reading.number);
    if (isSure && above.length > 0 && isNew) {
      asked.push(askedBack(line));
      // `A Smy - Arm... no wait, Armenia to Sevastopol`: nobody knows what became of the order before it.
      const last = above.at(-1);
      if (last !== undefined && isBeside(last.number, line.number))
        kept.splice(kept.indexOf(last), 1);
    } else {
      for (const old of replaced) giveUp(kept, old, reading.illegal === null, isSure);
      kept.push({ ...reading, text: line.text });
    }
  }
  const dropped = new Set(begun.values());
  const shown = complaints
    .filter((complaint) => !dropped.has(complaint))
    .map((complaint) => ({ ...complaint, ...correcting.get(complaint.number)?.line }));
  return {
    readings: kept.map(whole),
    complaints: [...shown, ...asked].map(whole).toSorted((a, b) => a.number - b.number),
  };
}

/**
 * The readings that nothing takes back, and those to be asked about: where nothing is left, all of them, for what takes
 * them back may be no more than talk.
 */
function standing(
  board: Board,
  { readings: all, complaints }: OrdersReading,
  correcting: Corrections,
): { readonly readings: readonly Reading[]; readonly unclear: readonly Reading[] } {
  const certain = withoutDoubtful(board, all, complaints, correcting);
  const doubtless = withoutDenied(board, certain, complaints);
  const readings = withoutContradicted(doubtless, correcting);
  const isTalk = (complaint: LineComplaint) => isUnreadTalk(board, complaint, []);
  const asking = doubtless.length === 0 && complaints.every(isTalk) ? all : doubtless;
  return { readings, unclear: asking.filter((reading) => !readings.includes(reading)) };
}

/**
 * `Mun - Bur? No: Bur - Par`, `Vienna cuts... no wait, Vienna takes`: what some corrections took the place of
 * was no order.
 */
function begunBefore(
  readings: readonly Reading[],
  complaints: readonly LineComplaint[],
  correcting: Corrections,
  replacing: ReadonlySet<number>,
): ReadonlyMap<Reading, LineComplaint> {
  const begun = new Map<Reading, LineComplaint>();
  for (const reading of readings) {
    if (correcting.get(reading.number)?.isSure !== true || replacing.has(reading.number)) continue;
    const open = complaints.find(
      ({ number, text, complaint }) =>
        isBeside(number, reading.number) &&
        complaint.to >= text.trimEnd().replace(/\W+$/, "").length,
    );
    if (open !== undefined) begun.set(reading, open);
  }
  return begun;
}

function askedBack({ number, text }: OrderLine): LineComplaint {
  return { number, text, complaint: notAnOrder({ from: 0, to: text.length }) };
}

/**
 * Without the orders above a correction that is not understood and names their units: nobody knows what became of
 * them, and the complaint about the correction asks.
 */
function withoutDoubtful(
  board: Board,
  readings: readonly Reading[],
  complaints: readonly LineComplaint[],
  correcting: Corrections,
): readonly Reading[] {
  const unread = complaints.flatMap(({ number, text: line, complaint }): readonly Unread[] => {
    const correction = correcting.get(number);
    // As it was written: `make that Den instead of Hol` names what is no longer meant.
    const text = (correction?.line.text ?? line).slice(0, lineLimits.characters);
    // Understood, and of no account: `A Ser S F Tri - Alb` among retreats (DATC 6.H.1).
    if (complaint.kind === "other-phase") return [];
    if ((correction === undefined ? tells : conditional).test(text)) return [];
    if (correction?.isSure !== true && isReported(board, text)) return [];
    const isExcused = correction !== undefined && typed.test(text);
    const isTakenBack = correction?.isSure === true || isExcused || takesBackSomehow.test(text);
    if (isTakenBack) {
      // `wait, Nth might bounce. F Eng - Lon instead`: what was understood of it takes nothing else back.
      const isRead = readings.some((reading) => isSameLine(reading, { number }));
      const named = isRead ? text.slice(complaint.from, complaint.to) : text;
      return [
        {
          number,
          places: placesIn(board, named),
          goals: [],
          isTakenBack,
          isRead: readings.some((reading) => reading.number === number),
          isBrief: !isRead && correction?.isSure === true && isBrief(text),
          isOfAll: ofSeveral.test(named),
        },
      ];
    }
    const ordered = [...text.matchAll(subject)].map(
      ([, unit = "", to = ""]) => [unit, to] as const,
    );
    const places = ordered.flatMap(([unit]) => placesIn(board, unit));
    const goals = ordered.flatMap(([, to]) => placesIn(board, to));
    return [{ number, places, goals, isTakenBack, isRead: false, isBrief: false, isOfAll: false }];
  });
  return readings.filter((reading) => !unread.some((line) => isDoubtful(readings, reading, line)));
}

/** Does a line above have an order for the same unit? */
function isOrdered(all: readonly Reading[], reading: Reading): boolean {
  return all.some((other) => other.number < reading.number && isForSameUnit(other, reading));
}

interface Unread {
  readonly number: number;
  readonly places: readonly ProvinceId[];
  /** Where it says that they go. */
  readonly goals: readonly ProvinceId[];
  readonly isTakenBack: boolean;
  /** Some of it was understood. */
  readonly isRead: boolean;
  /** It says little more than that. */
  readonly isBrief: boolean;
  /** It speaks of more than one order: `let them swap roles`. */
  readonly isOfAll: boolean;
}

function isDoubtful(all: readonly Reading[], reading: Reading, unread: Unread): boolean {
  const { number, order } = reading;
  const { places, goals, isTakenBack } = unread;
  if (order.kind === "waive") return false;
  // Winter orders are few, and each may be what another takes the place of.
  if (isTakenBack && isAdjustment(reading)) return unread.number >= number;
  if (unread.number <= number) return false;
  const isGoing = order.kind === "move" || order.kind === "retreat";
  const to = isGoing ? provinceOf(order.to) : null;
  const isNamed = places.includes(provinceOf(order.unit.at));
  if (!isTakenBack) return isNamed && !(to !== null && goals.includes(to));
  // `nvm I'm staying` speaks of what stands above it, on its line or not.
  const isOfItsLine = lineNumber(unread) === number;
  // A support for a move goes with it.
  const goal = "to" in order ? order.to : null;
  const isWithin = !unread.isRead && (isOfItsLine || (unread.isBrief && places.length === 0));
  const last = all.findLast((other) => other.number < unread.number);
  return (
    isNamed ||
    (goal !== null && places.includes(provinceOf(goal))) ||
    (isWithin && (unread.isOfAll || reading === last))
  );
}

const ofSeveral =
  /\b(?:them|both|all|roles|swap\w*|revers\w*|vice versa|the other way (?:a)?round)\b/i;

/** `On balance I prefer A Bud - Ser` may be a second thought, too. */
const subject = wordsFirst(
  regex("giu")`
    (?<=\p{L}.*[\s,:])(?:a|f|army|fleet) (\p{L}[\p{L}.]{2,20})(?:
      \s*->?\s*(\p{L}{3,20})?|\s(?:to|holds?|h|s|supports?)(?!\p{L})
    )
  `,
);

const conditional = /\b(?:if|unless|in case|provided|assuming|when)\b|\?\s*$/i;

/** Until a condition comes true the order above stands; so it does where somebody asks, or tells of another time. */
const tells = regex("i")`
  \b(?:
    if|unless|in case|provided|assuming|when|would|could|might|may|last|next|later|then|year|turn
    |season|spring|fall|autumn|winter|was|were|had|did|will|failed|bounced|succeeded|expect|think
    |hope|fear|suspect|guess|heard|said|told|not|never(?! mind)|don't|no
  )\b
  |\?\s*$
`;

/** Does the order stand before the correction on its line? */
function isBeside(number: number, correction: number): boolean {
  return number < correction && isSameLine({ number }, { number: correction });
}

/** With the number of its line. */
function whole<T extends { readonly number: number }>(part: T): T {
  return { ...part, number: lineNumber(part) };
}

function isForOneOf({ order }: Reading, places: readonly string[]): boolean {
  return order.kind !== "waive" && places.includes(provinceOf(order.unit.at));
}

/** `A Ser - Tri, sorry: A Bud - Tri`: on one line, another unit for the same place. */
function isForSameGoal(other: Reading, { order, number }: Reading): boolean {
  const isWay = order.kind === "move" && other.order.kind === "move";
  return isWay && other.order.to === order.to && isBeside(other.number, number);
}

/** Where the second order cannot be, the first is wanted no more for that. */
function giveUp(kept: Reading[], old: Reading, isPossible: boolean, isSure: boolean): void {
  if (isPossible) replace(kept, old);
  else if (isSure) kept.splice(kept.indexOf(old), 1);
}

function replace(kept: Reading[], old: Reading): void {
  if (old.illegal !== null) return;
  kept[kept.indexOf(old)] = { ...old, meant: null, illegal: { kind: "double-order" } };
}
