/**
 * `Leave everything as it stood in my first letter`, `could you read those back to me?`: what is said of all
 * orders of the writer. They stand as they are, and the reply shows them; a correction that still waits for a
 * yes waits no longer.
 */
import { isUnderWay, submissionOf, unorderedUnits } from "../../../../game/index.js";
import {
  asksToReadBack,
  type BodyItem,
  changeOfFormer,
  keepsAllInPlace,
  keepsAllOrders,
  looksLikeOrder,
  muses,
  orderedUnit,
  placesIn,
  readOrders,
  sentencesOf,
  wantsFormer,
} from "../../../../language/index.js";
import type { PowerId } from "../../../../map/index.js";
import { ordersStayText } from "../../../../report/index.js";
import { askFirst } from "../../../session/grave.js";
import type { OpenGame, Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { isInWords } from "../../../session/texts/sentences-left.js";
import { numbered, readingContext } from "../readings.js";

/** The items without such sentences, which are answered; who wants to hear their orders asks whether they have come. */
export async function withOrdersStaying(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed || !isUnderWay(speaker.game.game)) return items;
  const power = powerOf(speaker);
  if (power === null) return items;
  const left: BodyItem[] = [];
  for (const item of items) {
    const changes = wantsFormer(item.line) || changeOfFormer(item.line) !== null;
    const sentences = mayHold(item) && !changes ? partsOf(speaker, item.line) : [];
    const last = sentences.findLastIndex((each) => keepsAllOrders(each));
    const kept = sentences.filter(
      (each, at) => keepsAllOrders(each) || (at < last && muses(each) && !each.includes("?")),
    );
    const asked = sentences.filter((each) => asksBack(speaker, each));
    if (kept.length + asked.length === 0) {
      left.push(item);
      continue;
    }
    const { number } = item;
    const line = sentences
      .filter((each) => !kept.includes(each) && !asked.includes(each))
      .join("")
      .trim();
    if (/[\p{L}\p{N}]/u.test(line)) left.push({ kind: "text", number, line });
    const [one] = asked;
    const said = kept.join("").trim();
    if (kept.some(keepsAllInPlace) && asksToHold(session, speaker, power, said)) continue;
    // Beside what changes, nobody need hear that nothing does.
    const isChanged = kept.some((each) => !sentencesOf(item.line).includes(each));
    if (kept.length > 0 && !isChanged) await tellStaying(session, speaker, power, said);
    else if (one !== undefined)
      left.push({
        ...({ kind: "question", number, line: one.trim() } as const),
        question: { intent: "received", about: one.trim() },
      });
  }
  return left;
}

/** Its sentences, in which orders behind such words stand apart: `leave it as it is, only Rome goes to Apulia`. */
function partsOf({ game: { board } }: Speaker, line: string): readonly string[] {
  return sentencesOf(line).flatMap((sentence) => {
    if (!keepsAllOrders(sentence) || placesIn(board, sentence).length === 0) return [sentence];
    return sentence.split(/(?<=[,;:\u2013\u2014]\s+)(?=\S)/);
  });
}

function mayHold(item: BodyItem): boolean {
  if (item.kind === "consent") return !item.consent.sure;
  return isInWords(item);
}

function asksBack({ game: { board } }: Speaker, sentence: string): boolean {
  return asksToReadBack(sentence) && placesIn(board, sentence).length === 0;
}

/**
 * `I leave everything where it is`: whoever has ordered nothing yet is asked whether all units are to hold. False where
 * there are orders, which stand.
 */
function asksToHold(
  session: Session,
  { game: { game } }: Speaker,
  power: PowerId,
  line: string,
): boolean {
  const isOpen = game.phase.kind === "M" && submissionOf(game, power).orders.length === 0;
  const orders = isOpen ? unorderedUnits(game, power).map(({ type, at }) => `${type} ${at} H`) : [];
  if (orders.length === 0) return false;
  askFirst(session, line, orders, { kind: "orders", orders });
  return true;
}

/** Says that the orders stand, and which corrections wait no longer. */
async function tellStaying(
  session: Session,
  speaker: Speaker,
  power: PowerId,
  line: string,
): Promise<void> {
  const { game: open, member } = speaker;
  const { tx, now } = session;
  const { game } = open;
  const waiting = await tx.confirmations.ofMember(game.name, member, now);
  const dropped: string[] = [];
  for (const { hash, asked } of waiting) {
    if (!("text" in asked) || !corrects(open, power, asked.kind, asked.text)) continue;
    await tx.confirmations.take(hash, now);
    dropped.push(asked.text.trim().replace(/\s+/g, " "));
  }
  const hasOrders = submissionOf(game, power).orders.length > 0;
  const text = ordersStayText(...stageFor(session, speaker), hasOrders, dropped);
  session.reply.items.push({ kind: "answer", line, text, pointsBelow: hasOrders });
  session.reply.isUseful = true;
}

/** Would what waits change orders that stand? What a unit without an order is to do is no correction. */
function corrects(open: OpenGame, power: PowerId, kind: string, text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isOfOrders = kind === "mail" || (kind === "lines" && lines.every(looksLikeOrder));
  if (!isOfOrders) return false;
  const { readings } = readOrders(readingContext(open, power), numbered(lines));
  const ordered = submissionOf(open.game, power).orders.flatMap(({ order }) => orderedUnit(order));
  const units = readings.flatMap(({ order }) => orderedUnit(order));
  return units.length === 0
    ? unorderedUnits(open.game, power).length === 0
    : units.every((unit) => ordered.includes(unit));
}
