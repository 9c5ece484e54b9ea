/**
 * What becomes of a line, or of a part of it: orders, a heading, or a complaint that says where it stops being an
 * order and which provinces it names.
 */
import {
  type Board,
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
} from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { isTalkWord, type Role } from "../../lexer/order-words.js";
import { is, type Token, verbRoles } from "../../lexer/token.js";
import { namesOf } from "../../names/names.js";
import type { Place } from "../../text/lines.js";
import { lineLimits } from "../../text/order-limits.js";
import { type Said, saidBy } from "../clauses/said.js";
import type { OrderComplaint } from "../complaint.js";
import { notAnOrder } from "../help.js";
import type { Draft, Meaning, Setting } from "../interpret.js";
import { conditional } from "../prose/mood.js";
import { stumblingToken } from "./line-shapes.js";

export interface OrdersDraft {
  readonly kind: "orders";
  readonly drafts: readonly Draft[];
  readonly span: Place;
  /** What later words can point at. */
  readonly said: Said | null;
}

/** A heading: the power whose orders follow, or null where it names none. */
interface Heading {
  readonly kind: "heading";
  readonly power: PowerId | null;
  /** A verb and nothing more, `disband`: something must stand below it. */
  readonly verb: Place | null;
}

interface Complaint {
  readonly kind: "complaint";
  readonly complaint: OrderComplaint;
  readonly at: LocationId | null;
  /** The line stops behind a word that calls for more: it may have been wrapped. */
  readonly isOpen: boolean;
  /** Where the sentence or clause stands. */
  readonly span: Place;
  /** The provinces that it names. */
  readonly places: readonly ProvinceId[];
  /** Those of them that have a verb: it may order their units. */
  readonly subjects: readonly ProvinceId[];
  /** The first of all: what a later `it` may be. */
  readonly topic: ProvinceId | null;
}

export type LineDraft = OrdersDraft | Heading | Complaint;

/** The orders among the drafts. */
export function draftsIn(drafts: readonly LineDraft[]): readonly Draft[] {
  return drafts.flatMap((draft) => (draft.kind === "orders" ? draft.drafts : []));
}

/** An order that can mean nothing else. */
export function draftOf(order: WrittenOrder, span: Place, manner: Draft["manner"]): LineDraft {
  const draft: Draft = {
    power: null,
    meanings: [{ order, guessed: manner === "gist", slip: null }],
    elsewhere: null,
    others: false,
    bare: false,
    manner,
    group: null,
    verb: null,
    signed: false,
    kept: [],
    spare: [],
  };
  return { kind: "orders", drafts: [draft], span, said: saidBy(order) };
}

/** The draft as a guess, which the reply shows. */
export function asGuess(draft: Draft): Draft {
  return { ...draft, meanings: draft.meanings.map((meaning) => ({ ...meaning, guessed: true })) };
}

/** Words that an order cannot end with. */
export const opening: readonly Role[] = [
  "arrow",
  "support",
  "convoy",
  "army",
  "fleet",
  "nation",
  "from",
];

/** Why the tokens are no orders. */
export function complaintOf({ board }: Setting, tokens: readonly Token[]): LineDraft {
  const places = [...placesIn(tokens), ...placesByAdjective(board, tokens)];
  const subjects = subjectsIn(tokens);
  const span = { from: tokens[0]!.start, to: tokens.at(-1)!.end };
  const isOpen = is(tokens.at(-1), ...opening);
  const topic = topicOf(tokens);
  return { kind: "complaint", isOpen, span, places, subjects, topic, ...complain(board, tokens) };
}

function topicOf(tokens: readonly Token[]): ProvinceId | null {
  const [place, another] = tokens.find((word) => is(word, "place"))?.places ?? [];
  return place === undefined || another !== undefined ? null : place.at;
}

/** The provinces that an unread text names: nobody can say what their units do. */
function placesIn(tokens: readonly Token[]): readonly ProvinceId[] {
  return tokens.flatMap(({ places }) => places.map(({ at }) => at));
}

/** `with Ukrainian support`: a place may be named by what is of it. */
function placesByAdjective(board: Board, tokens: readonly Token[]): readonly ProvinceId[] {
  return tokens
    .filter((word) => !is(word, "place") && adjective.test(word.text))
    .flatMap(({ text }) =>
      namesOf(board)
        .prefix(text.slice(0, 4))
        .map(({ at }) => at),
    );
}

const adjective = /^\p{L}{3,}(?:an|ish|ese|ic)$/u;

/** The provinces that have a verb behind them; none where the text only asks, or in what it makes a condition. */
function subjectsIn(all: readonly Token[]): readonly ProvinceId[] {
  if (all.some((word) => is(word, "question", "past"))) return [];
  const tokens = withoutCondition(all);
  const isSubject = (at: number) =>
    !is(tokens[at - 1], "support", "convoy", "from") &&
    is(tokens[at + 1], ...verbRoles, "remove", "retreat");
  return placesIn(tokens.filter((word, at) => is(word, "place") && isSubject(at)));
}

/**
 * `If Germany leaves Munich, Burgundy goes there`, from the comma on. `If that fails` speaks of the order before it,
 * and touches nothing.
 */
function withoutCondition(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex((word) => conditional.test(word.text));
  if (start < 0) return tokens;
  const length = tokens
    .slice(start)
    .findIndex((word) => is(word, "separator") || word.text === "then");
  const condition = tokens.slice(start, length < 0 ? tokens.length : start + length);
  if (!condition.some((word) => is(word, "place", "nation"))) return [];
  return tokens.filter((word) => !condition.includes(word));
}

/** A text that is no order at all, and the provinces of units that it may speak of. */
export function noOrder(
  span: Place,
  places: readonly ProvinceId[] = [],
  subjects: readonly ProvinceId[] = [],
): Complaint {
  const complaint = notAnOrder(span);
  const [at, isOpen, topic] = [null, false, null];
  return { kind: "complaint", complaint, at, isOpen, span, places, subjects, topic };
}

/** Words before an order that are none: what they speak of can be said again. */
export function tale(tokens: readonly Token[]): readonly LineDraft[] {
  const isName = tokens.every((word) => is(word, "place", "coast", "army", "fleet", "nation"));
  const topic = isName ? null : topicOf(tokens);
  return topic === null ? [] : [{ ...noOrder(spanOf(tokens)), topic }];
}

/** What is told or asked gives no order, but a unit that stands before a verb there is not left to the others. */
export function told(tokens: readonly Token[], span: Place): LineDraft {
  const doing = tokens.filter(
    (word, at) => is(word, "place") && is(tokens[at + 1], "arrow", "support", "convoy"),
  );
  const subjects = tokens.some((word) => conditional.test(word.text)) ? subjectsIn(tokens) : [];
  return { ...noOrder(span, placesIn(doing), subjects), topic: topicOf(tokens) };
}

/** `Kiel fleet, Berlin army, and no more surprises`: what is built may go without a verb. */
export function isTyped({ kind, due, own }: Setting, draft: LineDraft): boolean {
  if (kind !== "A" || due < 1 || draft.kind !== "orders") return false;
  const isBuild = ({ order }: Meaning) =>
    order.kind === "build" &&
    order.unit.type !== null &&
    own.every(({ at }) => at !== provinceOf(order.unit.at));
  return draft.drafts.every(({ bare, meanings }) => bare && meanings.every(isBuild));
}

/** A line that is longer than any order. */
export function tooLong(text: string): LineDraft {
  const limit = lineLimits.characters;
  const span = { from: 0, to: text.length };
  const complaint = { kind: "order-too-long", limit, ...span } as const;
  return { ...noOrder(span), complaint };
}

/** Why the tokens are no orders: the first that has no place in one, or a missing end. */
function complain(
  board: Board,
  tokens: readonly Token[],
): { readonly complaint: OrderComplaint; readonly at: LocationId | null } {
  const stopped = stumblingToken(tokens);
  const named = tokens.slice(0, stopped).find((token) => is(token, "place") && !token.guessed);
  const at = named?.places.length === 1 ? named.places[0]!.at : null;
  const [token, before] = [tokens[stopped], tokens[stopped - 1]];
  const end = tokens.at(-1)!.end;
  if (token === undefined) {
    const begun = (["support", "convoy"] as const).find((role) =>
      tokens.some((each) => is(each, role)),
    );
    const more = begun === undefined ? {} : { begun };
    return { complaint: { kind: "order-incomplete", unit: null, ...more, from: end, to: end }, at };
  }
  // Behind a place a verb is missing, elsewhere a name; where people talk, neither.
  if (
    is(token, "unknown") &&
    !isTalkWord(token.text) &&
    before !== undefined &&
    !is(before, "place", "coast") &&
    !isAmongTalk(tokens)
  ) {
    const nearest = namesOf(board).near(token.text);
    const place = { from: token.start, to: token.end };
    return { complaint: { kind: "unknown-name", nearest, unit: null, ...place }, at };
  }
  return { complaint: notAnOrder({ from: token.start, to: end }), at };
}

/** More words that nobody knows than an order has slips. */
const mostUnknown = 2;

/** `My brother-in-law says that we should`: of so many unknown words none is a place. */
function isAmongTalk(tokens: readonly Token[]): boolean {
  const strange = tokens.filter((token) => is(token, "unknown") && !token.guessed);
  return strange.length > mostUnknown || isVerbAmong(tokens);
}

/** `My fleet quits Brest`: a word between a unit and its place, before what it does. */
function isVerbAmong(tokens: readonly Token[]): boolean {
  const at = stumblingToken(tokens);
  return at > 1 && is(tokens[at - 1], "army", "fleet") && is(tokens[at + 1], "place");
}

/** One list of drafts for all trees: order by order, the meanings of every tree together. */
export function merged(
  readings: readonly (readonly Draft[])[],
  span: Place,
  said: Said | null,
): LineDraft {
  const usable = readings.filter((drafts) =>
    drafts.every(({ meanings, others, elsewhere }) => meanings.length > 0 || others || elsewhere),
  );
  const phased = usable.filter((drafts) => drafts.every(({ elsewhere }) => elsewhere === null));
  const pool = phased.length > 0 ? phased : usable;
  const [first, ...rest] = fewest(pool);
  if (first === undefined) return noOrder(span);
  const drafts = first.map((draft, at) => ({
    ...draft,
    meanings: distinct(
      [draft, ...rest.map((other) => other[at]!)].flatMap(({ meanings }) => meanings),
    ),
  }));
  return { kind: "orders", drafts, span, said };
}

/**
 * The trees with the fewest orders: what can be one order is not two without anything between them
 * (`A Swe S Eng A Yor - Nwy`).
 */
function fewest(pool: readonly (readonly Draft[])[]): readonly (readonly Draft[])[] {
  const length = Math.min(...pool.map((drafts) => drafts.length));
  return pool.filter((drafts) => drafts.length === length);
}

export function distinct(meanings: readonly Meaning[]): readonly Meaning[] {
  if (meanings.length < 2) return meanings;
  const seen = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = JSON.stringify(meaning.order);
    if (!seen.has(key)) seen.set(key, meaning);
  }
  return [...seen.values()];
}

/** From the first word to the last. */
export function spanOf(tokens: readonly Token[]): Place {
  return { from: tokens[0]!.start, to: tokens.at(-1)!.end };
}

/** `Removals: Galicia; Bothnia`: is it one of a list of them? */
function removes(draft: LineDraft | undefined): boolean {
  if (draft?.kind !== "orders") return false;
  return draft.drafts.every(({ meanings }) =>
    meanings.some(({ order }) => order.kind === "remove"),
  );
}

/** Does a sentence stand before all that names anything, or does it go on with a list of removals? */
export function placeAmong(before: readonly LineDraft[]): {
  readonly isFirst: boolean;
  readonly isBehindRemoval: boolean;
} {
  const isFirst = before.every((draft) => draft.kind === "complaint" && draft.places.length === 0);
  return { isFirst, isBehindRemoval: removes(before.at(-1)) };
}
