/**
 * Orders that a mail program wrapped: a line that stops in the middle, or one that begins with an arrow,
 * belongs to its neighbour, if neither is an order by itself and both together are.
 */

import { type ProvinceId, provinceOf, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { lexOrders } from "../../lexer/lex-orders.js";
import { looksLikeOrder } from "../../lexer/order-like.js";
import { isPlain } from "../../lexer/plain.js";
import { is } from "../../lexer/token.js";
import type { OrderLine } from "../../text/lines.js";
import { isTooLong, lineLimits } from "../../text/order-limits.js";
import type { Draft, Setting } from "../interpret.js";
import { blank } from "../prose/markup.js";
import { conditional } from "../prose/mood.js";
import { draftLine } from "./line.js";
import { draftsIn, type LineDraft, opening } from "./line-draft.js";

/** A line, or a few that were one, with everything that it can mean. */
interface DraftedLine {
  readonly line: OrderLine;
  readonly parts: readonly LineDraft[];
  /** How many lines it took. */
  readonly taken: number;
}

/** No order is longer. */
const mostLines = 4;

/**
 * What the line at `at` can mean, together with the next ones where it was wrapped. An order that is repeated
 * elsewhere may be the end of the line above.
 */
export function draftWrapped(
  setting: Setting,
  lines: readonly OrderLine[],
  at: number,
  wrapping: Wrapping,
): DraftedLine {
  const line = unlabelled(setting, lines[at]!);
  let tried: DraftedLine = { line, parts: draftLine(setting, line.text), taken: 1 };
  let best = tried;
  while (tried.taken < mostLines && wrapping.joins.left > 0) {
    const below = lines[at + tried.taken];
    const next = below && unlabelled(setting, below);
    if (next === undefined || !(isOpen(tried.parts) || beginsWithArrow(next.text))) break;
    wrapping.joins.left -= tried.line.text.length + next.text.length;
    // Most lists have orders alone: only where one may go on is the next line read twice.
    const areApart = areOrders(tried.parts) && looksLikeOrder(next.text.trim());
    if (!wrapping.repeated.has(next.text.trim()) && areApart) return best;
    if (!wrapping.repeated.has(next.text.trim()) && isOrderAlone(setting, next.text)) {
      if (tried.taken === 1) best = carrying(setting, best, next);
      break;
    }
    const text = `${tried.line.text} ${next.text.trimStart()}`;
    tried = { line: { ...line, text }, parts: draftLine(setting, text), taken: tried.taken + 1 };
    if (areOrders(tried.parts)) best = tried;
    else if (!isOpen(tried.parts)) break;
  }
  return withProse(setting, lines, at, best, wrapping);
}

/** Prose of more lines is no sentence with orders. */
const mostLinesOfProse = 8;

/**
 * A sentence that a mail program wrapped at its width. Its lines are read as one where this brings orders or leaves
 * nothing unread, and every order stays that a line would be by itself; also where a line ends in a denial or a
 * condition, which touches what follows.
 */
function withProse(
  setting: Setting,
  lines: readonly OrderLine[],
  at: number,
  first: DraftedLine,
  { joins, alone }: Wrapping,
): DraftedLine {
  let best = first;
  let tried = first;
  let apart = first.parts;
  while (tried.taken < mostLinesOfProse && joins.left > 0) {
    const above = lines[at + tried.taken - 1]!;
    const below = lines[at + tried.taken];
    if (below === undefined || !isNext(above, below)) break;
    if (areOrders(tried.parts) && isPlain(setting.board, below.text)) break;
    joins.left -= tried.line.text.length + below.text.length;
    const isDenied = !areOrders(tried.parts) && isDoubtful(setting, above, below);
    if (!isDenied && !goesOn(above, tried)) break;
    apart = [...apart, ...alone(setting, below.text)];
    const text = `${tried.line.text.trimEnd()} ${below.text.trimStart()}`;
    const parts = draftLine(setting, text);
    tried = { line: { ...tried.line, text }, parts, taken: tried.taken + 1 };
    if (isDenied) best = tried;
    else if (!isKept(setting, apart, parts)) break;
    else if (bringsMore(parts, apart)) best = tried;
    else if (!isOpen(parts) && unreadIn(parts) >= unreadIn(apart)) break;
  }
  return best;
}

/** Can both be one sentence? */
function isNext(above: OrderLine, below: OrderLine): boolean {
  if (isTooLong(above.text) || isTooLong(below.text)) return false;
  if (below.number !== above.number + 1 || /[.!?:;]\s*$/.test(above.text)) return false;
  return !/^\s*(?:[-*\u2022>]|\d+[.)])\s/.test(below.text);
}

/** Programs wrap long lines, wherever they end; a line that stops in the middle of an order may be short. */
function goesOn(above: OrderLine, { parts, taken }: DraftedLine): boolean {
  const isLong = taken > 1 || above.text.trim().length >= shortestWrapped;
  return isOpen(parts) || (isLong && speaksOfUnits(parts));
}

const shortestWrapped = 35;

function speaksOfUnits(parts: readonly LineDraft[]): boolean {
  return parts.some((part) => (part.kind === "complaint" ? part.places.length > 0 : isOrder(part)));
}

function isKept(
  setting: Setting,
  apart: readonly LineDraft[],
  parts: readonly LineDraft[],
): boolean {
  const kept = new Set(ordersIn(setting, parts));
  return ordersIn(setting, apart).every((order) => kept.has(order));
}

function bringsMore(parts: readonly LineDraft[], apart: readonly LineDraft[]): boolean {
  if (unreadIn(parts) === 0) return unreadIn(apart) > 0;
  return draftsIn(parts).length > draftsIn(apart).length;
}

function unreadIn(parts: readonly LineDraft[]): number {
  return parts.filter(({ kind }) => kind === "complaint").length;
}

/** What is ordered, and no guess, of the writer's own units, or of any where nobody's are known. */
function ordersIn({ own }: Setting, parts: readonly LineDraft[]): readonly string[] {
  const isOwn = (draft: Draft) =>
    own.length === 0 || unitsOf(draft).some(({ at }) => own.some((unit) => unit.at === at));
  return draftsIn(parts)
    .filter((draft) => draft.meanings.length === 1 && isOwn(draft))
    .map(({ meanings: [meaning] }) => JSON.stringify(meaning!.order, withoutTypes));
}

/**
 * Is something denied, asked or made to depend on something where a line ends, so that the next one is touched
 * by it?
 */
function isDoubtful({ board }: Setting, above: OrderLine, below: OrderLine): boolean {
  const clause = above.text.split(clauseEnd).at(-1)!;
  if (clause.trim() === "") return false;
  const words = lexOrders(board, clause).flat();
  if (!words.some((word) => is(word, "doubt", "question") || conditional.test(word.text)))
    return false;
  const isCut = is(words.at(-1), ...opening) || cut.test(clause);
  return isCut || (/^\s*\p{Ll}/u.test(below.text) && !isPlain(board, below.text));
}

/** Words with which hardly a sentence ends. */
const cut = regex("i")`
  \b(?:
    to|the|an?|my|our|your|their|its|in|into|of|for|with|by|or|that|i|we|you|they|will|would
    |should|shall|can|could|must|may|might|not|never|nicht|nie|zu|die|der|das|ich|dass|le|la|les
    |de|que|je|el|il|che
  )\s*$
  |n['\u2019]t\s*$
`;

const clauseEnd = /[,;()]|\.\s|\b(?:and|but|so|und|aber|et|mais|y|pero|ma|en|maar)\b/i;

/** `the army in Marseilles`, wrapped before its last word, is of no type. */
function withoutTypes(key: string, value: unknown): unknown {
  return key === "type" ? undefined : value;
}

/** `F Nth convoys`, and below it the army's order: that is what is convoyed. */
function carrying(setting: Setting, ferry: DraftedLine, { text }: OrderLine): DraftedLine {
  const [part, another] = ferry.parts;
  const isFerry =
    part?.kind === "complaint" && "begun" in part.complaint && part.complaint.begun === "convoy";
  if (!isFerry || !part.isOpen || another !== undefined) return ferry;
  const parts = draftLine(setting, `${ferry.line.text} ${text.trim()}`);
  return areOrders(parts) ? { ...ferry, parts } : ferry;
}

const label =
  /^\s*(?:(unit|piece)|order|action|command|destination|target)\s*(?:no\.? ?)?#?\d*\s*:\s*(?=\S)/i;

/** `Unit: A Par` and `Order: Bur`: what the lines of a form are called says nothing more. */
function unlabelled({ board }: Setting, line: OrderLine): OrderLine {
  const [words, unit] = label.exec(line.text) ?? [""];
  if (words === "") return line;
  const rest = line.text.slice(words.length);
  const isGoal = unit === undefined && board.names.has(spelling(rest));
  return { ...line, text: `${isGoal ? "-".padEnd(words.length) : blank(words)}${rest}` };
}

/** What is known of a mail as a whole when its lines are put together. */
interface Wrapping {
  /** Texts that stand in several lines. */
  readonly repeated: ReadonlySet<string>;
  /**
   * How many characters may be read again to see whether a line goes on: pages of prose would be read many
   * times over.
   */
  readonly joins: { left: number };
  /** What a line means by itself, which several lines above it ask. */
  readonly alone: typeof draftLine;
}

export function wrappingOf(lines: readonly OrderLine[]): Wrapping {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const { text } of lines) (seen.has(text.trim()) ? repeated : seen).add(text.trim());
  return { repeated, joins: { left: lineLimits.joins }, alone: readOnce() };
}

/** Reads a line once, as long as the same is said above it. */
function readOnce(): typeof draftLine {
  const read = new Map<string, readonly LineDraft[]>();
  let last: Setting | null = null;
  return (setting, text) => {
    if (setting.said !== last?.said || setting.power !== last.power) read.clear();
    last = setting;
    const parts = read.get(text) ?? draftLine(setting, text);
    read.set(text, parts);
    return parts;
  };
}

/** Is the text an order of the writer's by itself? One for another power's unit is rather the end of the line above. */
function isOrderAlone(setting: Setting, text: string): boolean {
  const alone = draftLine({ ...setting, own: [] }, text);
  if (!alone.some(isOrder)) return false;
  if (setting.own.length === 0 || beginsWithArrow(text)) return true;
  const isOwn = ({ at }: { readonly at: string }) => setting.own.some((unit) => unit.at === at);
  return alone.some(
    (part) => part.kind !== "orders" || part.drafts.some((draft) => unitsOf(draft).some(isOwn)),
  );
}

function unitsOf({ meanings }: Draft): readonly { readonly at: ProvinceId }[] {
  return meanings.flatMap(({ order }) =>
    order.kind === "waive" ? [] : [{ at: provinceOf(order.unit.at) }],
  );
}

function isOpen(parts: readonly LineDraft[]): boolean {
  const last = parts.at(-1);
  return last?.kind === "complaint" && last.isOpen;
}

const orderGoesOn = regex("i")`
  ^\s*(?:
    [-=]*>|[-\u2013\u2014]|\u2192
    |(?:
      to|moves?|supports?|holds?|s|c|h|convoys?|retreats?|(?:supported|backed|convoyed|helped) by
      |with support|via
    )\b
  )
`;

/** A dash may be the mark of a list too: the next line is asked whether it is an order by itself. */
function beginsWithArrow(text: string): boolean {
  return orderGoesOn.test(text);
}

function isOrder(part: LineDraft): boolean {
  return part.kind === "orders" && part.drafts.some(({ bare }) => !bare);
}

function areOrders(parts: readonly LineDraft[]): boolean {
  return parts.length > 0 && parts.every(isOrder);
}
