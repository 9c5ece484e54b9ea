/**
 * Strangers whose mail is no wish for a game: who believes that they have a power is told that they have none,
 * and what is meant for a hotel or a shop, that this is neither.
 */
import {
  declinesToPlay,
  isOthersBusiness,
  powersIn,
  speaksAsPlayer,
} from "../../../language/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { defaultVariant } from "../../context.js";
import { mailReadMax } from "../../limits.js";
import { gamesOf } from "../../records/games.js";
import { isAsking } from "../../session/grave.js";
import { gameMentioned } from "../../session/mentioned-game.js";
import { answerPlainly, dropItems, withoutTalk } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { gameOffered, isInvited, keptInvitation } from "./seats-offered.js";

/**
 * Shows those their seat who were invited to it, and who wrote something that takes it in no words that were
 * understood.
 */
export async function tellsInvited(session: Session): Promise<boolean> {
  const { reply } = session;
  if (isSettled(session)) return false;
  const text = ownText(session).slice(0, mailReadMax).replace(/\s+/g, " ");
  const sentences = text.split(/(?<=[.?!])\s/).map((each) => each.trim());
  const said = sentences.filter((each) => !each.endsWith("?"));
  // Whoever asks something first has an answer.
  if (said.length === 0 && reply.isUseful) return false;
  if (await declinesInvitation(session, said)) return true;
  if (!(await keptInvitation(session, said[0] ?? ""))) return false;
  if (said.length < sentences.length && reply.isUseful) return true;
  const isShown = ({ kind, ...item }: ReplyItem) =>
    (kind === "refused" && "refusal" in item && item.refusal.kind === "confirm-first") ||
    (kind === "answer" && "line" in item && item.line.endsWith("?"));
  dropItems(session, (item) => !isShown(item));
  return true;
}

/** Whoever was invited and wants no seat hears that nothing more is needed of them; the GM waits for them no longer. */
async function declinesInvitation(
  session: Session,
  sentences: readonly string[],
): Promise<boolean> {
  const no = isInvited(session) ? sentences.find(declinesToPlay) : undefined;
  if (no === undefined) return false;
  const open = session.sender.isProved ? await gameOffered(session) : null;
  const event = { kind: "invitation-declined", address: session.from } as const;
  open?.caused.push({ event, by: null });
  tellOnly(session, no, open === null ? "not-coming" : "not-coming-told");
  return true;
}

type Told = "not-coming" | "not-coming-told" | "not-for-me" | "no-seat";

/** In the place of all that was answered. */
function tellOnly(session: Session, line: string, kind: Told) {
  session.reply.items.splice(0);
  withoutTalk(session);
  answerPlainly(session, line, kind);
}

/** Was something done, or asked, for this mail? */
function isSettled(session: Session): boolean {
  const isDone = session.reply.items.some(({ kind }) => kind === "done" || kind === "reading");
  return isDone || isAsking(session);
}

/** Tells either of them the truth, ahead of what was answered; false for any other mail. */
export async function tellsStranger(session: Session): Promise<boolean> {
  const { context, tx, from, mail, reply } = session;
  if (isSettled(session)) return false;
  const text = ownText(session).slice(0, mailReadMax).replace(/\s+/g, " ");
  const board = context.boards.get(defaultVariant);
  const said = `${mail.subject} ${text}`;
  const isForOthers =
    isOthersBusiness(said) && board !== undefined && powersIn(board, text).length === 0;
  if (!isForOthers && (board === undefined || !speaksAsPlayer(board, text))) return false;
  if ((await gamesOf(context, tx, from)).length > 0) return false;
  // What is wanted of a game that is named was answered with that game.
  if (!isForOthers && (await gameMentioned(session, text)) !== null) return false;
  const [line = ""] = text.split(/(?<=[.?!])\s/);
  const left = isForOthers ? [] : reply.items.filter((item) => isToOneQuestion(item, text));
  tellOnly(session, line.trim(), isForOthers ? "not-for-me" : "no-seat");
  reply.items.push(...left);
  return true;
}

/** What this is and where a seat is free is told of the whole mail, and to nobody who believes that they play. */
function isToOneQuestion(item: ReplyItem, text: string): boolean {
  return item.kind === "answer" && item.line.endsWith("?") && item.line.length < text.length / 2;
}
