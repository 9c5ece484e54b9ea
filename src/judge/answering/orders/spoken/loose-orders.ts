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
  sentencesOf,
  tellsPast,
} from "../../../../language/index.js";
import type { ProvinceId } from "../../../../map/index.js";
import type { ReplyItem } from "../../../../report/index.js";
import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { flat } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { withoutSaid } from "../../facts/turn-believed.js";
import { ordersGiven } from "../own-orders.js";
import { readingContext } from "../readings.js";

interface Sentence {
  readonly text: string;
  readonly orders: readonly LooseOrder[];
  readonly depends: boolean;
}

/** Asks about what the mail may order besides what was read; the sentences that are asked about. */
export function asksLooseOrders(session: Session): readonly string[] {
  const { speaker } = session.sender;
  if (speaker === null || speaker.actsFor !== undefined || session.grave.isConfirmed) return [];
  const power = memberById(speaker.game.game, speaker.member)?.power ?? null;
  const { game } = speaker.game;
  if (power === null || !isUnderWay(game) || game.phase.kind !== "M") return [];
  const text = ownText(session).slice(0, mailRead);
  if (putsOffOrders(text) || onlyTheory.test(text)) return [];
  const said = saidLoosely(session, speaker, power, text);
  const settled = settledUnits(session.reply.items, session.grave.waiting);
  const given = ordersGiven(game, power);
  const isOpen = ({ unit }: LooseOrder) => !settled.has(unit);
  const open = said.filter(({ orders }) => orders.length === 0 || orders.some(isOpen));
  const wanted = new Map(
    open.flatMap(({ orders }) => orders.filter(isOpen)).map(({ unit, text }) => [unit, text]),
  );
  const orders = [...wanted].flatMap(([unit, text]) => (isNoted(given, unit, text) ? [] : [text]));
  if (orders.length === 0) return [];
  const before = askedBefore(session, open);
  withoutOthersOf(session, open);
  const line = flat(open.map((each) => each.text.trim()).join(" "));
  const depends = open.some((each) => each.depends);
  const all = [...before, ...orders];
  askFirst(session, line, orders, { kind: "orders", orders: all, ...(depends && { depends }) });
  return open.map((each) => each.text);
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

/** The sentences of the mail that may order units, but for those that were sent on or done. */
function saidLoosely(
  session: Session,
  { game }: Speaker,
  power: NonNullable<Parameters<typeof readingContext>[1]>,
  text: string,
): readonly Sentence[] {
  const context = readingContext(game, power);
  let topic: ProvinceId | null = null;
  // `The one in Budapest as before, no?`, before what it does
  let lead: Sentence | null = null;
  const sentences = linesOf(text).flatMap(sentencesOf);
  return sentences.flatMap((sentence) => {
    const words = asksOpenly(sentence);
    if (words === null || tellsPast(words) || looksLikeOrder(sentence.trim())) return [];
    if (isDoneWith(session, sentence) || !isUnread(session, sentence)) return [];
    const loose = looseOrders(context, topic, words);
    const isLed = lead !== null && loose.orders.some(({ unit }) => unit === topic);
    const ahead = isLed && lead !== null ? [lead] : [];
    const { orders, depends } = loose;
    const said = { text: sentence, orders, depends };
    lead = orders.length === 0 && loose.topic !== topic ? said : null;
    ({ topic } = loose);
    return orders.length === 0 ? [] : [...ahead, said];
  });
}

/** The lines as their writer ended them: what a mail program wrapped is one. */
function linesOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.split("\n").map((line) => line.trim());
    const longest = Math.max(...lines.map(({ length }) => length));
    const isWrapped = (line: string, next: string) =>
      longest > narrow && line.length + 1 + (/^\S*/.exec(next)?.[0].length ?? 0) > longest;
    return lines.reduce<readonly string[]>((all, line, at) => {
      const before = lines[at - 1];
      return before !== undefined && isWrapped(before, line)
        ? [...all.slice(0, -1), `${all.at(-1)} ${line}`]
        : [...all, line];
    }, []);
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
  return isLeft || isPassed || !items.some((item) => "line" in item && isIn(item.line));
}

const unread: ReadonlySet<string> = new Set([
  ...["not-an-order", "order-incomplete", "unknown-name", "ambiguous-order"],
]);

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
    if (item.kind === "refused" && isOfOrders(item)) return false;
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
  withoutSaid(session, texts);
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
  const unread = skipped.filter(
    (each) => each.kind !== "talk" || each.first === undefined || !isOfThese(each.first),
  );
  skipped.splice(0, Infinity, ...unread);
}

/** So many letters tell of which sentence words are. */
const telling = 40;

function partOf({ line, complaint }: Extract<ReplyItem, { kind: "complaint" }>): string {
  const { from, to } = complaint as { readonly from?: unknown; readonly to?: unknown };
  return typeof from === "number" && typeof to === "number" ? line.slice(from, to) : line;
}
