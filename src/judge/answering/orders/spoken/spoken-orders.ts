/**
 * Orders in whole sentences: `I'd like the boat to go in the Black Sea`, of somebody with one fleet. Where
 * every word of a sentence is accounted for, the orders take its place, so that nothing reads it for a question
 * or for something else; what it says of the next turn is kept for that, and what only may be done is asked
 * about.
 */
import { submissionOf } from "../../../../game/index.js";
import {
  aheadSaid,
  type BodyItem,
  type OrderLine,
  orderedUnit,
  type ReadingContext,
  readReply,
  type Spoken,
  type SpokenOrder,
  sentencesOf,
  spokenIn,
  type Thread,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { printOrder, printPhase, type WrittenOrder } from "../../../../rules/index.js";
import { askFirst } from "../../../session/grave.js";
import type { Session } from "../../../session/session.js";
import { nextOf } from "../pending.js";
import { writerOf } from "../writer.js";

/** Who writes, and what stands. */
interface Writing {
  readonly session: Session;
  readonly context: ReadingContext;
  readonly given: readonly WrittenOrder[];
}

/** A sentence, and what it says. */
interface Sentence extends Spoken {
  readonly text: string;
}

/** The items, with such sentences as the orders that they give. */
export function withSpokenOrders(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const writer = writerOf(session);
  if (writer?.context.phase.kind !== "M") return items;
  const { speaker, power, given, context } = writer;
  const writing = { session, given, context };
  const { former } = submissionOf(speaker.game.game, power);
  let thread: Thread = {
    topic: changedLast(given, former?.map(({ order }) => order) ?? null),
    ways: waysOf(given),
    isOld: true,
    isLater: false,
    isThere: false,
  };
  const changed = items.flatMap((item) => {
    if (!mayOrder(item)) return [item];
    const sentences = sentencesOf(item.line).map((text): Sentence => {
      const spoken = spokenIn(writing.context, thread, text, item.line);
      thread = spoken.thread;
      return { ...spoken, text };
    });
    return asOrders(writing, item, sentences);
  });
  return changed;
}

function mayOrder(item: BodyItem): boolean {
  // `Yes, but the fleet stays` answers first of all.
  if (/^\W*(?:yes|yeah|yep|oui|ja|s[i\u00ed\u00ec])(?!\p{L})/iu.test(item.line)) return false;
  return (
    item.kind === "text" ||
    item.kind === "question" ||
    (item.kind === "consent" && !item.consent.sure)
  );
}

/** The unit of the one order that the last mail changed. */
function changedLast(
  given: readonly WrittenOrder[],
  former: readonly WrittenOrder[] | null,
): ProvinceId | null {
  const before = (former ?? []).map((order) => printOrder(order));
  const [one, another] = given.filter((order) => !before.includes(printOrder(order)));
  return another === undefined && one !== undefined ? (orderedUnit(one)[0] ?? null) : null;
}

function waysOf(given: readonly WrittenOrder[]): ReadonlyMap<ProvinceId, ProvinceId> {
  const moves = given.flatMap((order) =>
    order.kind === "move" ? [[provinceOf(order.unit.at), provinceOf(order.to)] as const] : [],
  );
  return new Map(moves);
}

function asOrders(
  writing: Writing,
  item: BodyItem,
  sentences: readonly Sentence[],
): readonly BodyItem[] {
  const says = (each: Sentence) => each.deeds.length > 0 || ofNext(writing, item, each).length > 0;
  const read = readBefore(writing, item);
  if (!sentences.some(says) || isReadAlready(read, sentences)) return [item];
  if (item.kind !== "text" && !sentences.every((each) => says(each) || each.isTopic)) return [item];
  const deeds = sentences.flatMap((each) => each.deeds);
  keepLater(writing, item, sentences);
  const left = sentences.map((each, at) => {
    // `I've changed my mind about the army`, before what it is to do
    const isLead = each.isTopic && (sentences[at + 1]?.deeds.length ?? 0) > 0;
    if (each.deeds.length === 0) return isLead || says(each) ? "" : each.text;
    if (isAhead(each)) return each.text;
    return isReadAlready({ ...read, isWhole: true }, [each]) ? each.text : nowOf(writing, each);
  });
  const line = left.join("").trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return [];
  const guesses = deeds.map(({ text }) => text).filter((text) => !read.orders.includes(text));
  writing.session.orders.spoken.set(line, { line: item.line, guesses });
  return [{ kind: "text", number: item.number, line }];
}

interface Read {
  readonly orders: readonly string[];
  readonly isWhole: boolean;
}

/** What the readers of orders find in the line as it stands. */
function readBefore({ context, given }: Writing, { kind, number, line }: BodyItem): Read {
  if (kind !== "text") return { orders: [], isWhole: false };
  const lines: readonly OrderLine[] = [{ number, text: line }];
  const { readings, complaints } = readReply(
    context,
    { asked: [], above: new Map(), given },
    lines,
  );
  const orders = readings.flatMap((each) =>
    each.illegal === null ? [printOrder(each.meant ?? each.order)] : [],
  );
  return { orders, isWhole: complaints.length === 0 };
}

/** Do the readers of orders find all of it themselves, and nothing to complain of? */
function isReadAlready({ orders, isWhole }: Read, sentences: readonly Sentence[]): boolean {
  const deeds = sentences.flatMap((each) => each.deeds);
  const isOfNow =
    sentences.every((each) => isAhead(each) || each.deeds.every(({ isLater }) => !isLater)) &&
    !sentences.some(isForLater);
  const now = deeds.filter((each) => !each.isLater);
  return isWhole && isOfNow && now.every(({ text }) => orders.includes(text));
}

function isForLater({ isOfLater, text }: Sentence): boolean {
  return isOfLater && aheadSaid(text) === null && !text.includes("?");
}

/** What the readers of orders take a sentence for that speaks of the next turn in words which they do not know. */
function ofNext(writing: Writing, item: BodyItem, sentence: Sentence): readonly string[] {
  if (item.kind !== "text" || sentence.deeds.length > 0 || !isForLater(sentence)) return [];
  return readBefore(writing, { ...item, line: sentence.text.trim() }).orders;
}

/** What is ordered now, as it is written in orders; what only may be done is asked about. */
function nowOf({ session }: Writing, { text, deeds, isWeak, corrects }: Sentence): string {
  const orders = deeds.filter((each) => !each.isLater).map((each) => each.text);
  if (orders.length === 0) return "";
  if (!isWeak) return `${corrects ? "Actually " : ""}${orders.join(", ")}. `;
  askFirst(session, text.trim(), orders, { kind: "orders", orders });
  return "";
}

/**
 * `In the fall: Constantinople to Bulgaria`, of a unit that does not move before: kept without a question, as
 * it is written.
 */
function isAhead({ deeds, text }: Sentence): boolean {
  const isFromHere = (each: SpokenOrder) =>
    each.isLater && each.text.split(" ")[1]!.startsWith(each.unit);
  return deeds.length > 0 && deeds.every(isFromHere) && aheadSaid(text) !== null;
}

/** What is for the next turn waits for a word; nothing of it takes an order's place now. */
function keepLater(writing: Writing, item: BodyItem, sentences: readonly Sentence[]): void {
  const { session, context } = writing;
  const next = nextOf(context.phase, context.phase.season === "S" ? "F" : "S");
  const later = sentences
    .filter((each) => !isAhead(each))
    .flatMap((each) => {
      const orders = each.deeds.flatMap((deed) => (deed.isLater ? [deed.text] : []));
      const all = [...orders, ...ofNext(writing, item, each)];
      return all.length === 0 ? [] : [{ text: each.text, orders: all }];
    });
  const [first] = later;
  if (next === null || first === undefined) return;
  const line = later.map(({ text }) => text.trim()).join(" ");
  const orders = later.flatMap((each) => each.orders).map((text) => text.replace(/^[AF] /, ""));
  askFirst(session, line, [`PHASE ${printPhase(next)}`, ...orders], {
    kind: "next-turn",
    phase: next,
    orders,
  });
}
