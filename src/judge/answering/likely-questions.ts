/** The last resort: a mail that nothing could be made of is answered by what its words tell of. */
import {
  type BodyItem,
  likelyQuestion,
  placesIn,
  type Question,
  sentencesOf,
} from "../../language/index.js";
import type { ReplyItem } from "../../report/index.js";
import { gameMentioned } from "../session/mentioned-game.js";
import { addressesIn } from "../session/people.js";
import type { Session } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { answerQuestion } from "./dispatch.js";

/** Where nothing in the mail was of any use, its words may still tell what their writer wants to know. */
export async function answerLikely(session: Session, items: readonly BodyItem[]): Promise<void> {
  const { sender, reply } = session;
  if (reply.isUseful) return answerLeftOver(session);
  if (sender.isRejected || !reply.items.every(isNoOrder)) return;
  const lines = items.flatMap((item) => (item.kind === "text" ? [item.line] : []));
  if (namesPlaces(session, lines.join(" "))) return;
  if (isParting(session.mail.text)) return noteParting(session);
  const questions = await questionsOf(session, lines);
  if (questions.length === 0) return;
  reply.items.length = 0;
  reply.skipped.splice(0, Infinity, ...reply.skipped.filter(({ kind }) => kind !== "talk"));
  for (const question of questions) await answerQuestion(session, question, question.about);
}

/** `Thank you for the quick answer. No more questions for now, talk to you after the deadline!` */
function isParting(text: string): boolean {
  return text.length < shortest && !wishing.test(text) && parting.test(text);
}

const wishing =
  /\?|\b(?:please(?! accept)|unsubscribe|stop|remove|delete|want|need|could|would|can you|bitte|möchte|veuillez|voudrais|quiero|por favor|vorrei|per favore)(?!\p{L})/iu;

/** A longer mail says more. */
const shortest = 200;

const parting =
  /\b(?:thanks?|thank you|thx|cheers|much appreciated|talk to you|see you|looking forward|that's me|danke|dank|bis (?:dann|bald|später)|freue mich|merci|à bientôt|au plaisir|gracias|hasta (?:luego|pronto)|grazie|a presto|bedankt)(?!\p{L})/iu;

/** Kind words want no answer but a kind word. */
function noteParting({ reply: { items, skipped } }: Session): void {
  items.length = 0;
  const others = skipped.filter(({ kind }) => kind !== "talk");
  skipped.splice(0, Infinity, ...others, { kind: "farewell", lines: 1 });
}

/** What is left of a mail that was answered otherwise: only what asks with a question mark. */
async function answerLeftOver(session: Session): Promise<void> {
  const { skipped } = session.reply;
  const left = skipped.flatMap((text) => (text.kind === "talk" ? (text.first ?? []) : []));
  for (const line of left.filter((each) => each.includes("?")).slice(0, most)) {
    const asked = sentencesOf(line).filter((each) => each.includes("?"));
    const question = namesPlaces(session, line) ? null : likelyQuestion(asked);
    if (question === null) continue;
    skipped.splice(
      skipped.findIndex((text) => text.kind === "talk" && text.first === line),
      1,
    );
    await answerQuestion(session, question, line);
  }
}

/** What the words ask; or else whom a GM's addresses are to be invited for, or which game a stranger asks about. */
async function questionsOf(
  session: Session,
  lines: readonly string[],
): Promise<readonly Question[]> {
  const about = lines.join(" ");
  const named = addressesIn(about).length > 0 && speaksAsGm(session);
  const found = named ? [] : questionsIn(lines);
  if (found.length > 0 || lines.length === 0) return found;
  if (named) return [{ intent: "invite", about }];
  const isStranger = session.sender.speaker === null && session.sender.seat === null;
  const game = isStranger ? await gameMentioned(session, about) : null;
  return game?.game.status === "forming" ? [{ intent: "join", about }] : [];
}

/** Two places: `Further to my orders, Berlin should go to Kiel` is an order that was not read, and is asked back. */
function namesPlaces({ sender: { speaker } }: Session, text: string): boolean {
  return speaker !== null && placesIn(speaker.game.board, text).length > 1;
}

/** What each line may ask; or else what all of them ask together, since sentences are wrapped anywhere. */
function questionsIn(lines: readonly string[]): readonly Question[] {
  const each = lines.flatMap((line) => likelyQuestion([line]) ?? []);
  const asked = new Set(each.map(({ intent }) => intent));
  if (asked.size > 1) return each.filter((one) => each.find(isSame(one)) === one).slice(0, most);
  const all = lines.length === 0 ? null : likelyQuestion(lines);
  return all === null ? each.slice(0, 1) : [all];
}

/** Many topics are a story. */
const most = 3;

function isSame(one: Question): (other: Question) => boolean {
  return (other) => other.intent === one.intent;
}

function isNoOrder(item: ReplyItem): boolean {
  return item.kind === "complaint" && noOrder.has(item.complaint.kind);
}

const noOrder: ReadonlySet<string> = new Set(["not-an-order", "unknown-name"]);
