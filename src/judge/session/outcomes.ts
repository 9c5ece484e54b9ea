/** What became of a line, noted for the reply: refused, answered, or stopped with all that follows. */
import type { Game, Refusal } from "../../game/index.js";
import {
  type AnsweredInWords,
  type QuestionSubject,
  questionText,
  type ReplyItem,
  type SkippedText,
  saidAboveText,
} from "../../report/index.js";
import { flat } from "../../util/index.js";
import { UnreadableGame } from "../ports/store.js";
import { tellUnreadable } from "../records/games.js";
import { sceneOf, strangersScene } from "../records/scenes.js";
import { MaskedPassword, TooManyPasswords } from "./passwords.js";
import type { Session, ToldOnce } from "./session.js";
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

/** Were orders of this mail read? */
export function bringsOrders({ reply }: Session): boolean {
  return reply.items.some(({ kind }) => kind === "reading");
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
export function answerLine({ reply }: Session, line: string, text: string): void {
  // Two readers may know the same answer.
  const isTold = reply.items.some(
    (item) => item.kind === "answer" && item.text === text && item.line.trim() === line.trim(),
  );
  if (!isTold) reply.items.push({ kind: "answer", line, text, pointsBelow: false });
  reply.isUseful = true;
}

/** Answers a line, unless another line of the mail was answered so. */
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

/** Answers plainly, unless another line of the mail was answered so. */
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

/** Words that nothing was made of are told as not read; those that are idle say nothing that anybody misses. */
export function noteTalk({ reply }: Session, first: string, isIdle?: true): void {
  reply.skipped.push({ kind: "talk", lines: 1, first, ...(isIdle && { isIdle }) });
}

/** What was answered is not told as unread. */
export function withoutTalk({ reply: { skipped } }: Session): void {
  skipped.splice(0, Infinity, ...skipped.filter(({ kind }) => kind !== "talk"));
}

/** No talk that is dealt with is told as unread. */
export function dropTalk(session: Session, isDealtWith: (words: string) => boolean): void {
  cutTalk(session, (words) => (isDealtWith(words) ? "" : words));
}

/** Of talk no more is told as unread than what is left of its words. */
export function cutTalk(
  { reply: { skipped } }: Session,
  leftOf: (words: string, talk: SkippedText) => string,
): void {
  const left = skipped.flatMap((each): readonly SkippedText[] => {
    if (each.kind !== "talk" || each.first === undefined) return [each];
    const first = leftOf(each.first, each);
    return first === "" ? [] : [{ ...each, first }];
  });
  skipped.splice(0, Infinity, ...left);
}

/** What these lines say was read, and is no order that went wrong. */
export function dropComplaints(session: Session, lines: readonly string[]): void {
  const read = lines.map(flat);
  dropItems(
    session,
    (item) => item.kind === "complaint" && read.some((each) => each.includes(flat(item.line))),
  );
}

/** The reply says nothing of what is dealt with. */
export function dropItems(
  { reply: { items } }: Session,
  isDealtWith: (item: ReplyItem, at: number) => boolean,
): void {
  items.splice(0, Infinity, ...items.filter((item, at) => !isDealtWith(item, at)));
}

/** An answer that changes nothing. */
export function say(session: Session, text: string): void {
  session.reply.items.push({ kind: "text", text });
  session.reply.isUseful = true;
}

/** An answer that is long and the same for everybody stands once in a reply, however often it is asked for. */
export async function sayOnce(
  session: Session,
  question: ToldOnce,
  text: () => Promise<string>,
): Promise<void> {
  const { context } = session;
  const scene = strangersScene(context);
  say(
    session,
    noteTold(session, question) ? await text() : saidAboveText(context.catalogue, scene, question),
  );
}

/** True the first time that this is to be told; then it counts as told. */
export function noteTold({ reply: { told } }: Session, what: ToldOnce): boolean {
  return !told.has(what) && told.add(what).size > 0;
}

/** Has nothing come of the mail, not even an answer that stands elsewhere in the reply? */
export function isBlank({ reply: { items, isUseful } }: Session): boolean {
  return items.length === 0 && !isUseful;
}
