/**
 * Reads the orders of a mail: every line to its meanings, every power's meanings together to those that
 * can be meant, and what is left to readings and complaints. An order that is understood and impossible
 * is a reading that says why; one that is not understood, or in two ways, is a complaint.
 */
import { type Board, type PowerId, provinceOf } from "../map/index.js";
import {
  adjustmentOf,
  legality,
  type Order,
  type PlacedUnit,
  type WrittenOrder,
} from "../rules/index.js";
import { readCanonical } from "./canonical.js";
import type { Place } from "./complaint.js";
import { correct, withoutCorrections } from "./corrections.js";
import { eliminate } from "./elimination.js";
import type { Draft, Meaning, Setting } from "./interpret.js";
import type {
  LineComplaint,
  OrderLine,
  OrdersReading,
  Reading,
  ReadingContext,
} from "./orders-context.js";
import { meaningsOf } from "./orders-draft.js";
import {
  isOwnUnit,
  isPossible,
  notAnOrder,
  severalMeanings,
  unknownName,
  withHelp,
} from "./orders-help.js";
import { draftWrapped } from "./orders-wrap.js";

/** An order of a line, on its way to a reading. */
interface Pending {
  readonly line: OrderLine;
  readonly span: Place;
  readonly power: PowerId;
  readonly draft: Draft;
  readonly meanings: readonly Meaning[];
}

/** Reads lines as orders, in their order. */
export function readOrders(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  return readPlain(context, lines) ?? readCorrected(context, lines);
}

function readCorrected(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const { plain, correcting } = withoutCorrections(lines);
  return correct(readAny(context, plain), correcting);
}

/** Orders that are all in canonical text: nothing about them can be in doubt. */
function readPlain(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading | null {
  const { board, phase, power } = context;
  if (power === null) return null;
  const readings: Reading[] = [];
  for (const line of lines) {
    const order = readCanonical(board, phase.kind, line.text);
    if (order === null) return null;
    readings.push(readingOf(context, line, power, { order, guessed: false }));
  }
  return { readings, complaints: [] };
}

function readAny(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const { pending, complaints } = draftAll(context, lines);
  const settled = eliminateByPower(context, pending);
  const readings: Reading[] = [];
  for (const order of settled) {
    const decided = decide(context, order);
    if ("complaint" in decided) complaints.push(decided);
    else readings.push(decided);
  }
  const others = pending.filter(({ draft }) => draft.others);
  readings.push(...others.flatMap((order) => othersOf(context, order, readings)));
  return {
    readings: readings.sort(byNumber),
    complaints: complaints.sort(byNumber),
  };
}

/** Everything that a text can mean on a board, whatever the position: for tools and tests. */
export function parseOrder(board: Board, text: string): readonly WrittenOrder[] {
  return meaningsOf(board, text).map(({ order }) => order);
}

function byNumber(a: { readonly number: number }, b: { readonly number: number }): number {
  return a.number - b.number;
}

/** All orders of all lines, each with its power. */
function draftAll(context: ReadingContext, lines: readonly OrderLine[]) {
  const pending: Pending[] = [];
  const complaints: LineComplaint[] = [];
  let section: PowerId | null = null;
  for (let at = 0; at < lines.length; ) {
    const { line, parts, taken } = draftWrapped(settingFor(context, section), lines, at);
    at += taken;
    const ofLine: Pending[] = [];
    for (const part of parts) {
      if (part.kind === "heading") section = part.power ?? section;
      else if (part.kind === "complaint") {
        complaints.push({ ...line, complaint: withHelp(context, part.complaint, part.at) });
      } else {
        for (const draft of part.drafts) {
          const assigned = assign(context, line, part.span, draft, section);
          if ("complaint" in assigned) complaints.push(assigned);
          else ofLine.push(assigned);
        }
      }
    }
    const isList = ofLine.every((order) => !isStrayName(context, order));
    pending.push(...ofLine.filter(({ draft }) => isList || !draft.bare));
    const stray = isList ? undefined : ofLine.find(({ draft }) => draft.bare);
    if (stray) complaints.push({ ...line, complaint: notAnOrder(stray.span) });
  }
  return { pending, complaints };
}

/** A unit without a verb that is not the writer's: then no unit without one on the line is a hold. */
function isStrayName(context: ReadingContext, { draft, power, meanings }: Pending): boolean {
  return draft.bare && !meanings.some(({ order }) => isOwnUnit(context, power, order));
}

/** Gives an order to the power that wrote it, or says why it is nobody's or not of this phase. */
function assign(
  context: ReadingContext,
  line: OrderLine,
  span: Place,
  draft: Draft,
  section: PowerId | null,
): Pending | LineComplaint {
  if (draft.elsewhere !== null) {
    return { ...line, complaint: { kind: "other-phase", phase: draft.elsewhere, ...span } };
  }
  const named = draft.power ?? section;
  const power = context.power ?? named ?? ownerOf(context, draft);
  if (power === null) return { ...line, complaint: { kind: "whose-order", ...span } };
  const meanings = named === null ? draft.meanings : draft.meanings.map(ofPower(named, power));
  return { line, span, power, draft, meanings };
}

function settingFor(context: ReadingContext, section: PowerId | null): Setting {
  const power = context.power ?? section;
  return { board: context.board, kind: context.phase.kind, due: dueOf(context, power) };
}

/** Builds that a power has, less than 0 for removals. */
function dueOf({ board, phase, position }: ReadingContext, power: PowerId | null): number {
  if (phase.kind !== "A" || power === null) return 0;
  return adjustmentOf(board, position, power).change;
}

/** An order under another power's name is an order to a foreign unit. */
function ofPower(named: PowerId, power: PowerId): (meaning: Meaning) => Meaning {
  return (meaning) => {
    const { order } = meaning;
    if (named === power || order.kind === "waive" || order.unit.power !== null) return meaning;
    return { ...meaning, order: { ...order, unit: { ...order.unit, power: named } } };
  };
}

/** For a game master who names no power: whose unit the order can be for. */
function ownerOf({ position, phase }: ReadingContext, draft: Draft): PowerId | null {
  const owners = new Set<PowerId | undefined>();
  const units = phase.kind === "R" ? position.dislodged : position.units;
  for (const { order } of draft.meanings) {
    if (order.kind === "waive") return null;
    const at = provinceOf(order.unit.at);
    const owner =
      order.kind === "build"
        ? position.owners[at]
        : units.find((unit) => provinceOf(unit.at) === at)?.power;
    owners.add(order.unit.power ?? owner);
  }
  const [owner] = [...owners].filter((power) => power !== undefined);
  return owners.size === 1 ? (owner ?? null) : null;
}

function eliminateByPower(
  context: ReadingContext,
  pending: readonly Pending[],
): readonly Pending[] {
  const orders = pending.filter(({ draft }) => !draft.others);
  const powers = new Set(orders.map(({ power }) => power));
  return [...powers].flatMap((power) =>
    eliminate(
      orders.filter((order) => order.power === power),
      context.rulebook.interpretation,
      (order) => isPossible(context, power, order),
    ),
  );
}

/** A reading where one meaning is left, a complaint otherwise. */
function decide(context: ReadingContext, pending: Pending): Reading | LineComplaint {
  const { line, power, meanings, span } = pending;
  const [meaning, another] = meanings;
  if (meaning === undefined) {
    return { ...line, complaint: notAnOrder(span) };
  }
  if (another !== undefined)
    return { ...line, complaint: severalMeanings(context, power, meanings, span) };
  const reading = readingOf(context, line, power, meaning);
  // A guess at a line that names none of the writer's units is more likely no order at all.
  const isDoubtful = reading.illegal !== null && meaning.guessed;
  if (isDoubtful && !isOwnUnit(context, power, meaning.order)) {
    return { ...line, complaint: unknownName(context.board, line.text, meaning.slip ?? span) };
  }
  return reading;
}

/** An order as it was read, and what it is under the rulebook. */
function readingOf(
  { board, rulebook, phase, position }: ReadingContext,
  { number, text }: OrderLine,
  power: PowerId,
  { order, guessed }: Pick<Meaning, "order" | "guessed">,
): Reading {
  const judged = legality(board, rulebook, phase, position, { power, order });
  const illegal = judged.kind === "illegal" ? judged.reason : null;
  const meant = judged.kind === "legal" ? judged.order : null;
  return { number, text, power, order, guessed, meant, illegal };
}

/** `All others hold`, `all others disband` and `waive the rest`: what no order has been given for. */
function othersOf(
  context: ReadingContext,
  { line, power }: Pending,
  readings: readonly Reading[],
): Reading[] {
  const own = readings.filter((reading) => reading.power === power);
  const legal = (order: WrittenOrder, meant: Order): Reading => ({
    ...line,
    power,
    order,
    guessed: false,
    meant,
    illegal: null,
  });
  if (context.phase.kind === "A") {
    const left = Math.max(0, dueOf(context, power) - own.length);
    return Array.from({ length: left }, () => legal({ kind: "waive" }, { kind: "waive" }));
  }
  const kind = context.phase.kind === "R" ? "disband" : "hold";
  return withoutOrder(context, power, own).map(({ type, at }) =>
    legal({ kind, unit: { type, at, power: null } }, { kind, unit: { type, at } }),
  );
}

function withoutOrder(
  { position, phase }: ReadingContext,
  power: PowerId,
  readings: readonly Reading[],
): readonly PlacedUnit[] {
  const units = phase.kind === "R" ? position.dislodged : position.units;
  const ordered = new Set(
    readings.map(({ order }) => (order.kind === "waive" ? "" : provinceOf(order.unit.at))),
  );
  return units.filter((unit) => unit.power === power && !ordered.has(provinceOf(unit.at)));
}
