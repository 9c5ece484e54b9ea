/**
 * What nothing read of the mail, and may order units all the same: `I was thinking Edinburgh could nip across to the Norwegian Sea`.
 * All such orders are asked about at once; of their sentences nothing else is told.
 */
import { isUnderWay, memberById } from "../../../../game/index.js";
import {
  asksOpenly,
  type LooseOrder,
  looksLikeOrder,
  looseOrders,
  orderedUnit,
  putsOffOrders,
  type ReadingContext,
  sentencesOf,
  tellsPast,
} from "../../../../language/index.js";
import type { ProvinceId } from "../../../../map/index.js";
import type { ReplyItem } from "../../../../report/index.js";
import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { flat } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import type { Session } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { ordersGiven } from "../own-orders.js";
import { readingContext } from "../readings.js";

interface Sentence {
  readonly text: string;
  readonly orders: readonly LooseOrder[];
  readonly depends: boolean;
}

/**
 * Asks about what the mail may order besides what was read; the sentences that are asked about. What is asked of the board in
 * sentences such as these `asked` is no order.
 */
export function asksLooseOrders(session: Session, asked: readonly string[]): readonly string[] {
  const { speaker } = session.sender;
  if (speaker === null || speaker.actsFor !== undefined || session.grave.isConfirmed) return [];
  const power = memberById(speaker.game.game, speaker.member)?.power ?? null;
  const { game } = speaker.game;
  if (power === null || !isUnderWay(game) || game.phase.kind !== "M") return [];
  const text = ownText(session).slice(0, mailRead);
  if (putsOffOrders(text) || onlyTheory.test(text)) return [];
  // `No wait, Warsaw to Galicia` is read with the mail that it changes.
  if (session.thread.changes.length > 0) return [];
  const settled = settledUnits(session.reply.items, session.grave.waiting);
  const open = saidLoosely(
    { session, settled, asked, context: readingContext(speaker.game, power) },
    text,
  );
  const given = ordersGiven(game, power);
  const wanted = new Map(
    open.flatMap(({ orders }) => orders).map(({ unit, text }) => [unit, text]),
  );
  const orders = [...wanted].flatMap(([unit, text]) => (isNoted(given, unit, text) ? [] : [text]));
  if (orders.length > 0) askAll(session, open, orders);
  return orders.length > 0 || settled.size > 0 ? open.map((each) => each.text) : [];
}

function askAll(session: Session, open: readonly Sentence[], orders: readonly string[]): void {
  const before = askedBefore(session, open);
  withoutOthersOf(session, open);
  const line = flat(open.map((each) => each.text.trim()).join(" "));
  const depends = open.some((each) => each.depends);
  const all = [...before, ...orders];
  askFirst(session, line, orders, { kind: "orders", orders: all, ...(depends && { depends }) });
}

/** The orders that other words of these sentences have been asked about: the one question is about them too. */
function askedBefore({ reply }: Session, said: readonly Sentence[]): readonly string[] {
  const texts = said.map(({ text }) => flat(text));
  return reply.items.flatMap((item) => {
    if (item.kind !== "refused" || item.refusal.kind !== "confirm-first") return [];
    const { what } = item.refusal;
    if (what.kind !== "orders" || !texts.some((text) => text.includes(flat(item.line).trim())))
      return [];
    reply.items.splice(reply.items.indexOf(item), 1);
    return what.orders;
  });
}

const mailRead = 2000;

/** `Only in theory, please note nothing` */
const onlyTheory =
  /(?<!\p{L})(?:(?:nur|rein) theoretisch|nichts eintragen|noch nichts|nur wissen|in theory|hypothetical\p{L}*|just (?:wondering|asking|curious)|don['\u2019]t (?:do|note|change) any(?:thing)?|en th\u00e9orie|note[zr]? rien|en teor\u00eda|no (?:apuntes|anotes) nada|in teoria|non (?:segnare|cambiare) (?:niente|nulla)|theoretisch)(?!\p{L})/iu;

interface Reading {
  readonly session: Session;
  readonly context: ReadingContext;
  /** The units that other words of the mail order. */
  readonly settled: ReadonlySet<ProvinceId>;
  readonly asked: readonly string[];
}

/** The sentences of the mail that may order units, but for those that were sent on or done. */
function saidLoosely(reading: Reading, text: string): readonly Sentence[] {
  const { session, context, settled, asked } = reading;
  let topic: ProvinceId | null = null;
  // `The one in Budapest as before, no?`, before what it does
  let lead: Sentence | null = null;
  return linesOf(text)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const words = asksOpenly(sentence);
      if (words === null || tellsPast(words) || looksLikeOrder(sentence.trim())) return [];
      if (
        sentence === words &&
        asked.some((line) => !line.endsWith("?") && line.includes(flat(words).trim()))
      )
        return [];
      const loose = looseOrders({ ...context, settled }, topic, words);
      const about =
        lead !== null && (settled.has(topic!) || loose.orders.some(({ unit }) => unit === topic));
      const ahead = about ? [lead!] : [];
      const said = { text: words, orders: loose.orders, depends: loose.depends };
      lead = said.orders.length === 0 && loose.topic !== topic ? said : null;
      ({ topic } = loose);
      if (isDoneWith(session, sentence) || !isUnread(session, sentence)) return ahead;
      return said.orders.length === 0 ? ahead : [...ahead, said];
    });
}

/** The lines as their writer ended them: what a mail program wrapped is one. */
function linesOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.split("\n").map((line) => line.trim());
    const longest = Math.max(...lines.map(({ length }) => length));
    const isWrapped = (line: string, next: string) =>
      longest > narrow && line.length + 1 + (/^\S*/.exec(next)?.[0].length ?? 0) > longest;
    const ends = lines.map((line, at) => (isWrapped(line, lines[at + 1] ?? "") ? " " : "\n"));
    return lines
      .map((line, at) => line + ends[at]!)
      .join("")
      .split("\n");
  });
}

const narrow = 55;

/** Was anything in it complained of or passed over, or nothing made of it? */
function isUnread({ reply: { items, skipped } }: Session, sentence: string): boolean {
  const said = flat(sentence).trim();
  const isIn = (words: string) => isSame(said, flat(words).trim());
  const isLeft = items.some(
    (item) => item.kind === "complaint" && unread.has(item.complaint.kind) && isIn(partOf(item)),
  );
  const isPassed = skipped.some(({ kind, ...each }) => {
    return kind === "talk" && "first" in each && each.first !== undefined && isIn(each.first);
  });
  // Of other faults the reply tells all there is to tell.
  const isOther = (item: ReplyItem) =>
    item.kind === "complaint" && !unread.has(item.complaint.kind) && isIn(item.line);
  if (items.some(isOther)) return false;
  const faulty = items.flatMap((item) => (item.kind === "complaint" ? [item.line] : []));
  const isTold = (item: ReplyItem) =>
    "line" in item &&
    item.kind !== "complaint" &&
    !(item.kind === "reading" && faulty.includes(item.line)) &&
    !isWeak(item) &&
    isIn(item.line);
  return isLeft || isPassed || !items.some(isTold);
}

const unread: ReadonlySet<string> = new Set([
  ...["not-an-order", "order-incomplete", "unknown-name", "ambiguous-order"],
]);

/** What only stands in the places that it names answers no order. */
function isWeak(item: ReplyItem): boolean {
  return item.kind === "answer" && item.isOfPlaces === true;
}

/** Is one part of the other, or do they begin alike? */
function isSame(text: string, part: string): boolean {
  return text.includes(part.slice(0, telling)) || part.includes(text);
}

/** Is it part of what was sent on, kept or asked about as something else than orders? */
function isDoneWith({ reply }: Session, sentence: string): boolean {
  const said = flat(sentence).replace(/[.!?\s]+$/, "");
  return reply.items.some((item) => {
    if (item.kind === "returned-press") return flat(item.text).includes(said);
    if (item.kind !== "done" && item.kind !== "refused" && item.kind !== "answer") return false;
    if ((item.kind === "refused" && isOfOrders(item)) || isWeak(item)) return false;
    const line = flat(item.line).replace(/[.!?\s]+$/, "");
    return line.includes(said) || (line !== "" && said.includes(line));
  });
}

function isOfOrders({ refusal }: Extract<ReplyItem, { kind: "refused" }>): boolean {
  return refusal.kind === "confirm-first" && refusal.what.kind === "orders";
}

/** The units that the mail gives orders, and those that are asked about. */
function settledUnits(
  items: readonly ReplyItem[],
  waiting: readonly string[],
): ReadonlySet<ProvinceId> {
  const read = items.flatMap((item) => (item.kind === "reading" ? [item.readAs] : []));
  const at = (order: string) => (order.split(" ")[1] ?? "").split("/")[0] as ProvinceId;
  return new Set([...read, ...waiting].map(at));
}

function isNoted(given: readonly WrittenOrder[], unit: ProvinceId, text: string): boolean {
  return given.some((order) => orderedUnit(order)[0] === unit && printOrder(order) === text);
}

/** Nothing that was answered, complained of or passed over in these sentences is told. */
function withoutOthersOf(session: Session, said: readonly Sentence[]): void {
  const texts = said.map(({ text }) => flat(text).trim());
  const isOfThese = (words: string) => {
    const part = flat(words).trim();
    return texts.some((text) => isSame(text, part));
  };
  const { items, skipped } = session.reply;
  const left = items.filter((item) => {
    if (item.kind === "complaint") return !isOfThese(partOf(item));
    return item.kind !== "answer" || !isOfThese(item.line);
  });
  items.splice(0, Infinity, ...left);
  const unread = skipped.flatMap((each) => {
    if (each.kind !== "talk" || each.first === undefined) return [each];
    const first = texts.reduce((left, text) => left.replace(text, ""), flat(each.first)).trim();
    return first === "" || texts.some((text) => text.includes(first)) ? [] : [{ ...each, first }];
  });
  skipped.splice(0, Infinity, ...unread);
}

/** So many letters tell of which sentence words are. */
const telling = 40;

function partOf({ line, complaint }: Extract<ReplyItem, { kind: "complaint" }>): string {
  const { from, to } = complaint as { readonly from?: unknown; readonly to?: unknown };
  return typeof from === "number" && typeof to === "number" ? line.slice(from, to) : line;
}
