/**
 * What becomes of an answer to a message that was taken for the judge's: once it is known what the judge made of it,
 * its writer may send it on all the same.
 */
import type { PressTarget } from "../../../../game/index.js";
import {
  type Intent,
  isSurely,
  looksLikeOrder,
  passedOn,
  placesIn,
  readQuestion,
  sentencesOf,
} from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import { answeredPressText, type ReplyItem } from "../../../../report/index.js";
import { inOneLine } from "../../../../util/index.js";
import { strangersScene } from "../../../records/scenes.js";
import { askedFirst, isAsking } from "../../../session/grave.js";
import { dropItems, withoutTalk } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isForJudgeAlone, tellsNobody } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { asksToSend } from "../kept-message.js";
import { orderingPower } from "../ordering/orders-in.js";
import { speaksOfReaders } from "../told/asked-of-judge.js";
import { agreesBeside } from "./beside-orders.js";

/**
 * What was answered though it answers a message: a yes sends it on all the same. Where the reply asks something
 * else, it only says that nobody else has read it.
 */
export function offerToPassOn(session: Session): void {
  const { context, thread, sender, reply, grave } = session;
  const { readers } = thread;
  const { speaker } = sender;
  if (!thread.isForJudge || readers === null || speaker === null || grave.isConfirmed) return;
  // Whoever says whom another message is for says for whom this one is.
  if (reply.items.some(isMessage)) return;
  // The letter to everybody may only have been the last one at hand.
  if (readers.kind === "all" && tellsNobody(session)) return;
  const isUseless = wasUseless(session, speaker, readers);
  const text = ownText(session);
  if (isForJudgeAlone(session) && !isUseless && !agreesBeside(text)) return;
  if (sentencesOf(text).every(asksOfOwnOrders)) return;
  const [line = ""] = text.split("\n", 1);
  const isDone = reply.items.some(({ kind }) => kind === "done");
  const message = { to: readers, text, line, mayBe: isUseless ? "orders" : "judge" } as const;
  if (!isAsking(session) && !isDone && asksToSend(session, speaker, message)) {
    if (isUseless) dropsUseless(session);
    return;
  }
  const note = answeredPressText(context.catalogue, strangersScene(context), false);
  reply.items.push({ kind: "text", text: note });
}

/** What is asked about as a whole needs no complaint. */
function dropsUseless(session: Session): void {
  dropItems(session, isFault);
  withoutTalk(session);
}

/** Could the judge make nothing of it, though it is more than an order with a slip: was it for the judge at all? */
function wasUseless(session: Session, speaker: Speaker, readers: PressTarget): boolean {
  const { reply } = session;
  if (!reply.items.every(isFault)) return false;
  // `What if I write to Turkey: "..."?` is asked of nobody there.
  const text = ownText(session);
  if (passedOn(text) !== null || speaksOfReaders(speaker, readers, text)) return false;
  if (reply.items.length === 0) return !reply.isUseful;
  const words = inOneLine(text);
  const { game, board } = speaker.game;
  const own = game.position.units.filter(({ power }) => power === orderingPower(speaker));
  const places = placesIn(board, words);
  const namesOwn = own.some(({ at }) => places.includes(provinceOf(at)));
  return !namesOwn || !sentencesOf(words).every((each) => looksLikeOrder(each.trim()));
}

/** An order that cannot be, or none at all. */
function isFault(item: ReplyItem): boolean {
  return item.kind === "complaint" || (item.kind === "reading" && item.illegal !== null);
}

/** `What are my orders right now`: nobody but the judge knows them. */
function asksOfOwnOrders(sentence: string): boolean {
  const question = readQuestion(sentence);
  return question !== null && isSurely(question) && ofOwnOrders.has(question.intent);
}

const ofOwnOrders: ReadonlySet<Intent> = new Set<Intent>(["received", "complete", "no-order"]);

/** Was it sent, or asked about? */
function isMessage(item: ReplyItem): boolean {
  if (item.kind === "done") return item.event.kind === "press";
  return askedFirst(item)?.kind === "message";
}
