/**
 * From the lines of a mail to orders, each with its line, its power and everything that it can mean, and
 * to complaints about what can be none.
 */
import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import { adjustmentOf } from "../../rules/index.js";
import { isPlain } from "../lexer/plain.js";
import type { OrderLine, Place } from "../text/lines.js";
import { nameLimits } from "../text/order-limits.js";
import type { Said } from "./clauses/said.js";
import type { LineComplaint, ReadingContext } from "./contract.js";
import type { LineDraft } from "./drafts/line-draft.js";
import { draftWrapped, wrappingOf } from "./drafts/wrapped.js";
import { isOwnUnit, isPossible, notAnOrder, withHelp } from "./help.js";
import type { Draft, Meaning, Setting } from "./interpret.js";
import { isOfOtherTime, listBelow, setsAside } from "./prose/headings.js";
import { isReported } from "./prose/mood.js";
import { isTalkBeside } from "./prose/talk.js";
import { correctionAt } from "./prose/turns.js";

/** An order of a line, on its way to a reading. */
export interface Pending {
  readonly line: OrderLine;
  readonly span: Place;
  readonly power: PowerId;
  readonly draft: Draft;
  readonly meanings: readonly Meaning[];
}

/** What the lines of a mail hold. */
export interface Gathered {
  readonly pending: Pending[];
  readonly complaints: LineComplaint[];
  /** Provinces that stand in texts without a reading. */
  readonly unread: Set<ProvinceId>;
}

/** All orders of all lines, each with its power. */
export function gather(context: ReadingContext, lines: readonly OrderLine[]): Gathered {
  const gathered: Gathered = { pending: [], complaints: [], unread: new Set() };
  const guesses = { left: nameLimits.guessesOfMail };
  const wrapping = wrappingOf(lines);
  let section: PowerId | null = null;
  let said: Said | null = null;
  let isSetAside = false;
  let list: ReturnType<typeof listBelow> = null;
  let setting = settingFor(context, section);
  for (let at = 0; at < lines.length; ) {
    const { text } = lines[at]!;
    const isOrder = isPlain(context.board, text);
    const turn = isOrder ? null : setsAside(context.phase, text);
    isSetAside = turn ?? isSetAside;
    if (setting.power !== (context.power ?? section)) setting = settingFor(context, section);
    const { line, parts, taken } = draftWrapped({ ...setting, said, guesses }, lines, at, wrapping);
    at += taken;
    for (const part of parts) {
      if (part.kind === "heading") section = part.power ?? section;
      if (part.kind === "orders")
        said = part.said === null ? said : { ...part.said, isAbove: true };
    }
    askVerbsAlone(gathered, line, parts, lines[at]);
    if (turn !== null && !parts.some(({ kind }) => kind === "orders")) continue;
    const heads = context.phase.kind === "A" ? listBelow(text) : null;
    list = heads ?? (text.trim() === "" || isListed(parts) ? list : null);
    if (heads !== null) continue;
    if (isSetAside || (!isOrder && isOfOtherTime(context.phase, text)))
      putAside(gathered, line, parts);
    else {
      const read = list === "kept" && isListed(parts) ? parts.map(asKept) : parts;
      gatherLine(context, gathered, line, read, section);
    }
  }
  return withoutQuoted(gathered);
}

/**
 * `> F Kie - Hel`, with own orders or own talk beside it: what somebody quotes is asked back. Where all is quoted, it
 * is meant.
 */
function withoutQuoted({ pending, complaints, unread }: Gathered): Gathered {
  const isQuoted = ({ text }: OrderLine) => text.trimStart().startsWith(">");
  const own = pending.filter(({ line }) => !isQuoted(line));
  const talks = complaints.some((complaint) => !isQuoted(complaint));
  if (own.length === 0 && !talks) return { pending, complaints, unread };
  const asked = pending
    .filter(({ line }) => isQuoted(line))
    .map(({ line, span }) => ({ ...line, complaint: notAnOrder(span) }));
  return { pending: own, complaints: [...complaints, ...asked], unread };
}

/** Units without a verb, and nothing else. */
function isListed(parts: readonly LineDraft[]): boolean {
  return parts.every((part) => part.kind === "orders" && part.drafts.every(({ bare }) => bare));
}

/** Units that a list names as those that stay. */
function asKept(part: LineDraft): LineDraft {
  if (part.kind !== "orders") return part;
  const drafts = part.drafts.map((draft) => ({
    ...draft,
    bare: false,
    meanings: [],
    kept: placesOf(draft),
  }));
  return { ...part, drafts };
}

/** `disband`, with nothing on its line or below it: the unit is missing. */
function askVerbsAlone(
  { complaints }: Gathered,
  line: OrderLine,
  parts: readonly LineDraft[],
  below: OrderLine | undefined,
): void {
  const [last, another] = parts;
  if (another !== undefined || last?.kind !== "heading" || last.verb === null) return;
  if (below !== undefined && below.text.trim() !== "") return;
  const { to } = last.verb;
  complaints.push({
    ...line,
    complaint: { kind: "order-incomplete", unit: null, from: to, to },
  });
}

/** A line below a heading that speaks of another time, or of what may be: it is told that it was not read. */
function putAside(gathered: Gathered, line: OrderLine, parts: readonly LineDraft[]): void {
  const last = parts.at(-1);
  if (last === undefined || last.kind === "heading") return;
  if (last.kind === "orders" && last.drafts.every(({ bare }) => bare)) return;
  gathered.complaints.push({ ...line, complaint: notAnOrder({ from: 0, to: line.text.length }) });
}

function gatherLine(
  context: ReadingContext,
  { pending, complaints, unread }: Gathered,
  line: OrderLine,
  parts: readonly LineDraft[],
  section: PowerId | null,
): void {
  const ofLine: Pending[] = [];
  const hasOrders = parts.some(({ kind }) => kind === "orders");
  for (const part of parts) {
    if (part.kind === "complaint") {
      if (hasOrders && isTalkBeside(context.board, line.text.slice(part.span.from, part.span.to)))
        continue;
      for (const at of [...part.places, ...ofTypes(context, line.text.slice(part.span.from))])
        unread.add(at);
      complaints.push({ ...line, complaint: withHelp(context, part.complaint, part.at) });
    } else if (part.kind === "orders") {
      for (const draft of part.drafts) {
        const assigned = assign(context, line, part.span, draft, section);
        if ("complaint" in assigned) complaints.push(assigned);
        else ofLine.push(assigned);
      }
    }
  }
  const settled = withoutContradicted(context.board, line.text, parts, ofLine);
  for (const { span } of ofLine.filter((order) => !settled.includes(order))) {
    complaints.push({ ...line, complaint: notAnOrder(span) });
  }
  const isList = settled.every((order) => !isStrayName(context, order));
  pending.push(...settled.filter(({ draft }) => isList || !draft.bare));
  const stray = isList ? undefined : settled.find(({ draft }) => draft.bare);
  if (stray) complaints.push({ ...line, complaint: notAnOrder(stray.span) });
}

/** `As for my fleets I'll write tomorrow`: own units that an unread text names by their type. */
function ofTypes({ position, power }: ReadingContext, text: string): readonly ProvinceId[] {
  const type = /\b(?:the|my|that|those|both) (fleet|army|armies)s?\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (type === undefined) return [];
  const wanted = type.startsWith("f") ? "F" : "A";
  return position.units
    .filter((unit) => unit.power === power && unit.type === wanted)
    .map(({ at }) => provinceOf(at));
}

/** Without orders whose unit an unread text behind them on the line may order otherwise. */
function withoutContradicted(
  board: Board,
  text: string,
  parts: readonly LineDraft[],
  orders: readonly Pending[],
): readonly Pending[] {
  const unread = parts.flatMap((part) => {
    if (part.kind === "heading") return [];
    const said = text.slice(part.span.from, part.span.to);
    if (isReported(board, said)) return [];
    if (part.kind === "complaint") {
      // `Oh wait, Trieste is better used on Venice`
      const corrected = part.topic !== null && correctionAt.test(said) ? [part.topic] : [];
      return [{ from: part.complaint.from, subjects: [...part.subjects, ...corrected] }];
    }
    // Of the end of the text only a gist was understood.
    const gists = part.drafts.filter(({ manner }) => manner === "gist");
    return [{ from: part.span.from, subjects: gists.flatMap(placesOf) }];
  });
  return orders.filter((order) => {
    if (order.draft.manner === "gist") return true;
    const places: readonly string[] = placesOf(order);
    return !unread.some(
      ({ from, subjects }) =>
        from >= order.span.to && subjects.some((place) => places.includes(place)),
    );
  });
}

/** The provinces of the units that an order can be for. */
export function placesOf({ meanings }: Pick<Draft, "meanings">): readonly ProvinceId[] {
  return meanings.flatMap(({ order }) =>
    order.kind === "waive" ? [] : [provinceOf(order.unit.at)],
  );
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
  if (draft.elsewhere !== null && draft.kept.length === 0) {
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
  const { board, phase, position } = context;
  const units = phase.kind === "R" ? position.dislodged : position.units;
  const own = units.filter((unit) => unit.power === power);
  return {
    board,
    kind: phase.kind,
    due: dueOf(context, power),
    power,
    own: own.map(({ type, at }) => ({ type, at: provinceOf(at) })),
    said: null,
    phase,
    can: (order) => power !== null && isPossible(context, power, order),
  };
}

/** Builds that a power has, less than 0 for removals. */
export function dueOf({ board, phase, position }: ReadingContext, power: PowerId | null): number {
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

/** For a GM who names no power: whose unit the order can be for. */
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
