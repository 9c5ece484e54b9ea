/** What became of a line, noted for the reply: refused, answered, or stopped with all that follows. */
import type { Game, Refusal } from "../../game/index.js";
import {
  type AnsweredInWords,
  type QuestionSubject,
  questionText,
  saidAboveText,
} from "../../report/index.js";
import { UnreadableGame } from "../ports/store.js";
import { tellUnreadable } from "../records/games.js";
import { sceneOf, strangersScene } from "../records/scenes.js";
import { MaskedPassword, TooManyPasswords } from "./passwords.js";
import type { Session } from "./session.js";
import { sceneFor } from "./speaker.js";

/** Notes that a line was not understood; its number is null where the line stands in no list. */
export function complainOf<C extends { readonly kind: string }>(
  session: Session,
  line: string,
  number: number | null,
  complaint: C,
): void {
  session.reply.items.push({ kind: "complaint", line, number, complaint: { ...complaint } });
}

export function refuseLine(session: Session, line: string, refusal: Refusal): void {
  session.reply.items.push({ kind: "refused", line, refusal });
}

/** What follows a failed sign-on was meant for that seat: none of it may happen under another. */
export function reject(session: Session): void {
  session.sender.speaker = null;
  session.sender.candidate = null;
  session.sender.isRejected = true;
}

/**
 * Does the work; where a stored game is damaged, refuses it and what follows, and tells the keeper. After too
 * many passwords it refuses likewise.
 */
export async function unlessStopped(
  session: Session,
  line: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof MaskedPassword) {
      refuseLine(session, line, { kind: "masked-password" });
      return;
    }
    if (error instanceof TooManyPasswords) {
      refuseLine(session, line, { kind: "too-many-passwords", ...error.refusal });
      return reject(session);
    }
    if (!(error instanceof UnreadableGame)) throw error;
    const { game } = error;
    refuseLine(session, line, { kind: "game-unreadable", game });
    // The writer is told that nothing was done, however many such letters there were today.
    session.reply.isUseful = true;
    reject(session);
    await tellUnreadable(session.context, session.tx, error);
  }
}

/** Answers a line of the mail, which stands quoted above the answer. */
export function answerLine(session: Session, line: string, text: string): void {
  session.reply.items.push({ kind: "answer", line, text, pointsBelow: false });
  session.reply.isUseful = true;
}

/** The same, where no other line of the mail was answered so. */
export function answerOnce(session: Session, line: string, text: string): void {
  const { reply } = session;
  const isTold = reply.items.some((item) => item.kind === "answer" && item.text === text);
  if (!isTold) answerLine(session, line, text);
  reply.isUseful = true;
}

/** What such an answer is about. */
interface PlainSubject extends QuestionSubject {
  /** A game in which the sender has no part. */
  readonly game?: Game;
}

/** An answer of `templates/questions.txt` that is the same whatever was asked: `Yes, please`, where nothing was. */
export function answerPlainly(
  session: Session,
  line: string,
  kind: AnsweredInWords,
  about: PlainSubject = {},
): void {
  answerLine(session, line, plainAnswer(session, kind, about));
}

/** The same, where no other line of the mail was answered so. */
export function answerPlainlyOnce(
  session: Session,
  line: string,
  kind: AnsweredInWords,
  about: PlainSubject = {},
): void {
  answerOnce(session, line, plainAnswer(session, kind, about));
}

function plainAnswer(
  session: Session,
  kind: AnsweredInWords,
  { game, ...about }: PlainSubject,
): string {
  const { context, sender } = session;
  const { speaker } = sender;
  const own = speaker === null ? strangersScene(context) : sceneFor(session, speaker);
  const scene = game === undefined ? own : sceneOf(context, game, null);
  return questionText(context.catalogue, scene, kind, about);
}

/** What was answered is not told as unread. */
export function withoutTalk({ reply: { skipped } }: Session): void {
  skipped.splice(0, Infinity, ...skipped.filter(({ kind }) => kind !== "talk"));
}

/** An answer that changes nothing. */
export function say(session: Session, text: string): void {
  session.reply.items.push({ kind: "text", text });
  session.reply.isUseful = true;
}

/** An answer that is long and the same for everybody stands once in a reply, however often it is asked for. */
export async function sayOnce(
  session: Session,
  question: string,
  text: () => Promise<string>,
): Promise<void> {
  const { context } = session;
  const { said } = session.reply;
  if (said.has(question)) {
    return say(session, saidAboveText(context.catalogue, strangersScene(context), question));
  }
  said.add(question);
  say(session, await text());
}
