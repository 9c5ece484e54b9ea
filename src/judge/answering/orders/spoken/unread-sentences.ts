/** The sentences of a mail of which nothing was made, and what the reply tells of them. */

import { leftUnread } from "../../../../language/index.js";
import type { ReplyItem } from "../../../../report/index.js";
import { flat } from "../../../../util/index.js";
import { cutTalk, dropItems } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";

/** Was nothing made of the sentence, or not of all of it? */
export function isLeft(session: Session, sentence: string): boolean {
  return !isDoneWith(session, sentence) && isUnread(session, sentence);
}

/** May more be meant by the sentence than was made of it? Of some faults the reply tells all there is to tell. */
export function mayHoldMore(session: Session, sentence: string): boolean {
  return !isDoneWith(session, sentence) && !isFaulty(session, sentence);
}

/** The lines as their writer ended them: what a mail program wrapped is one. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.split("\n").map((line) => line.trim());
    const longest = Math.max(...lines.map(({ length }) => length));
    const isWrapped = (line: string, next: string) =>
      longest > narrow &&
      longest < wide &&
      line.length + 1 + (/^\S*/.exec(next)?.[0].length ?? 0) > longest;
    const ends = lines.map((line, at) => (isWrapped(line, lines[at + 1] ?? "") ? " " : "\n"));
    return lines
      .map((line, at) => line + ends[at]!)
      .join("")
      .split("\n");
  });
}

/** Mail programs wrap between these. */
const [narrow, wide] = [55, 100] as const;

/** Was anything in it complained of or passed over, or nothing made of it? */
function isUnread(session: Session, sentence: string): boolean {
  if (isFaulty(session, sentence)) return false;
  const { items, skipped } = session.reply;
  const said = flat(sentence).trim();
  const isIn = (words: string) => isSame(said, flat(words).trim());
  const isLeft = items.some(
    (item) => item.kind === "complaint" && isOpen(item) && isIn(partOf(item)),
  );
  const isPassed = skipped.some(({ kind, ...each }) => {
    return kind === "talk" && "first" in each && each.first !== undefined && isIn(each.first);
  });
  const faulty = items.flatMap((item) => (item.kind === "complaint" ? [item.line] : []));
  const isTold = (item: ReplyItem) =>
    "line" in item &&
    item.kind !== "complaint" &&
    !(item.kind === "refused" && isOfOrders(item)) &&
    !(item.kind === "reading" && faulty.includes(item.line)) &&
    !isWeak(item) &&
    isIn(item.line);
  return isLeft || isPassed || !items.some(isTold);
}

function isFaulty({ reply: { items } }: Session, sentence: string): boolean {
  const said = flat(sentence).trim();
  return items.some((item) => {
    if (item.kind !== "complaint") return false;
    return isOpen(item) ? isOfChoice(item, said) : isSame(said, flat(item.line).trim());
  });
}

/** Is it asked which order is meant, of those that this sentence and one beside it name? */
export function leavesChoice({ reply: { items } }: Session, sentence: string): boolean {
  const said = flat(sentence).trim();
  return items.some((item) => item.kind === "complaint" && isOfChoice(item, said));
}

/** Does it ask about this sentence and the next, which tells of the other case? */
function isOfChoice(item: Extract<ReplyItem, { kind: "complaint" }>, said: string): boolean {
  const { complaint } = item;
  if (!("ways" in complaint && Array.isArray(complaint.ways) && complaint.ways.length > 1))
    return false;
  const part = flat(partOf(item)).trim();
  const sentence = said.replace(/[.!;\s]+$/, "");
  return part.length > sentence.length && part.includes(sentence);
}

/** Was no order read there? `Put the boat in the Ionian` was read as a build. */
function isOpen({ complaint }: Extract<ReplyItem, { kind: "complaint" }>): boolean {
  if (complaint.kind === "other-phase") return complaint.phase === "A";
  return leftUnread.has(complaint.kind) || complaint.kind === "ambiguous-order";
}

/** What only stands in the places that it names answers no order. */
function isWeak(item: ReplyItem): boolean {
  return item.kind === "answer" && item.isOfPlaces === true;
}

/** Is one part of the other, or do they begin alike? */
function isSame(text: string, part: string): boolean {
  return text.includes(part.slice(0, telling)) || part.includes(text);
}

/** Is it part of what was sent on, kept or asked about as something else than orders? */
export function isDoneWith({ reply }: Session, sentence: string): boolean {
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

/** Nothing that was answered, complained of or passed over in these sentences is told. */
export function withoutAnswers(session: Session, said: readonly string[]): void {
  const texts = said.map((text) => flat(text).trim());
  const isOfThese = (words: string) => {
    const part = flat(words).trim();
    return texts.some((text) => isSame(text, part));
  };
  dropItems(session, (item) => {
    if (item.kind === "complaint") return isOfThese(partOf(item));
    return item.kind === "answer" && isOfThese(item.line);
  });
  cutTalk(session, (words) => {
    const rest = texts.reduce((left, text) => left.replace(text, ""), flat(words)).trim();
    return texts.some((text) => text.includes(rest)) ? "" : rest;
  });
}

/** So many letters tell of which sentence words are. */
const telling = 40;

/** What the complaint is about. */
export function partOf({ line, complaint }: Extract<ReplyItem, { kind: "complaint" }>): string {
  const { from, to } = complaint as { readonly from?: unknown; readonly to?: unknown };
  return typeof from === "number" && typeof to === "number" ? line.slice(from, to) : line;
}
