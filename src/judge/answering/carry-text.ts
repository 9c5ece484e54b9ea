/** A text of a mail carried out line by line; what was told apart from it is answered where it stands. */
import {
  type BodyItem,
  clearsOrders,
  draftIn,
  mask,
  readBody,
  readQuestion,
  type Said,
  type Statement,
  sentencesOf,
} from "../../language/index.js";
import { flat, regex } from "../../util/index.js";
import { answersQuestion, awaitedAnswer } from "../identity/codes.js";
import { bringsOrders, complainOf, refuseLine } from "../session/outcomes.js";
import { asTheirOwn, findAsker, seatOfSender } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { isUnknown, maySpeakAsGm } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";
import { answerQuestion } from "./asked/answer-question.js";
import { asksOnceMore } from "./consents/still-waiting.js";
import { leftOfTakenBack } from "./consents/taken-back.js";
import { takesUpSetting } from "./consents/taken-up.js";
import { withWholeYes } from "./consents/whole-yes.js";
import { carryOutStatement, isIdentifying } from "./dispatch.js";
import { wantsSecrecy, wishesBeside } from "./entering/entry-wishes.js";
import { comesIn, keptComing } from "./entering/game-of-host.js";
import { tellNothingAsked } from "./entering/nothing-asked.js";
import { isName, isSigned } from "./entering/own-name.js";
import { seatAccepted } from "./entering/seats-offered.js";
import { offerFriends } from "./founding/hosting.js";
import { mayAnswer } from "./handlers/access.js";
import { namesPlayers } from "./handlers/gm.js";
import { tellsWhether } from "./handlers/possible.js";
import { inTheirOrder, isSent, type OfBoard } from "./in-their-order.js";
import { answerLikely } from "./likely-questions.js";
import { meantItems } from "./meant-items.js";
import { withBuildsTogether } from "./orders/ahead/told-builds.js";
import { finishOrders, isWaiver } from "./orders/give-orders.js";
import { noteAwaiting } from "./orders/kept-mail.js";
import { withoutAhead } from "./orders/pending.js";
import { asksLooseOrders } from "./orders/spoken/loose-orders.js";
import { readApart } from "./read-apart.js";
import { withoutSighs } from "./sighs.js";

/** True if the text asked for more than to know for whom it speaks. */
export async function carryOutText(session: Session, text: string): Promise<boolean> {
  await noteAsker(session);
  const {
    text: said,
    told,
    asked: ofBoard,
  } = await readApart(session, withoutDraft(session, text));
  const items = withBuildsTogether(session, await itemsIn(session, said), told);
  const { carried, asksMore } = await carryOutItems(session, items);
  withoutWishes(session, await wishesBeside(session, items));
  finishOrders(session);
  // What is asked may be about the orders of this very mail, or about the game that it asks to play in.
  await answerQuestions(session, told, ofBoard, carried);
  for (const { statement, line } of await wishesBeside(session, items))
    await carryOutStatement(session, statement, line);
  offerFriends(session, items);
  await answerLikely(session, items);
  return asksMore || ofBoard.length > 0 || session.sender.isRejected || bringsOrders(session);
}

/** The items of a text, as they are meant by whoever writes. */
async function itemsIn(session: Session, text: string): Promise<readonly BodyItem[]> {
  const seat = session.sender.speaker ?? (await seatOfSender(session));
  const read = readBody(text, session.thread.letters, seat?.game.game.name ?? null);
  const body = { ...read, items: await withWholeYes(session, read.items) };
  session.reply.skipped.push(...body.skipped);
  session.isFaulty ||= body.items.some(({ kind }) => kind === "complaint");
  session.isSecretive ||= body.items.some(({ line }) => line.includes(mask));
  return meantItems(session, body);
}

/** Carries the items out; which they were, without what was taken back, and whether one asked for more. */
async function carryOutItems(session: Session, items: readonly BodyItem[]) {
  const isAlone = items.filter((item) => !isName(session.mail, item)).length === 1;
  let asksMore = false;
  const carried: BodyItem[] = [];
  for (const item of items) {
    const left = await leftOfTakenBack(session, item, isAlone);
    asksMore ||= left !== null;
    for (const each of left ?? [item]) {
      carried.push(each);
      if (each.kind === "statement") asksMore ||= !isIdentifying(each.statement);
      else asksMore ||= each.kind === "question" || each.kind === "consent";
      await carryOutItem(session, each, isAlone);
    }
  }
  return { carried, asksMore };
}

/** Answers what the items ask and what was told apart as asked of the board, in the order of the text. */
async function answerQuestions(
  session: Session,
  told: string,
  ofBoard: readonly OfBoard[],
  items: readonly BodyItem[],
): Promise<void> {
  const isLoose = asksLoose(session, ofBoard);
  const questions = items
    .filter((item) => item.kind === "question")
    .filter(({ line }) => !isLoose(line) && !isSigned(session.mail, line));
  const others = ofBoard.filter(({ line }) => !isLoose(line) && !isSent(session, line));
  for (const each of inTheirOrder(told, [...others, ...withoutSighs(session, questions)]))
    if ("tell" in each) await asTheirOwn(session, async () => each.tell());
    else await answerQuestion(session, each.question, each.line);
}

/** Who asks, and which of their orders wait for a yes. */
async function noteAsker(session: Session): Promise<void> {
  await findAsker(session);
  await asTheirOwn(session, async () => noteAwaiting(session));
}

/** Asks about orders that nothing read; which lines hold such orders. */
function asksLoose(session: Session, board: readonly OfBoard[]) {
  const lines = board.map(({ line }) => line);
  const loose = asksLooseOrders(session, lines).map(flat);
  return (line: string) => loose.some((each) => each.includes(flat(line).trim()));
}

/** What somebody only shows is not read; the lines keep their numbers. */
function withoutDraft({ reply }: Session, text: string): string {
  const draft = draftIn(text);
  if (draft === null) return text;
  const lines = draft.split("\n");
  reply.skipped.push({ kind: "talk", lines: lines.length, first: lines[0]! });
  return text.replace(draft, () => "\n".repeat(lines.length - 1));
}

/** `Turkey, if nobody minds` is no order that was not understood. */
function withoutWishes({ orders }: Session, wishes: readonly { readonly line: string }[]): void {
  const kept = orders.lines.map(({ number, text }) => {
    return { number, text: wishes.reduce((left, { line }) => left.replace(line, ""), text) };
  });
  orders.lines.splice(0, Infinity, ...kept.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
}

async function carryOutItem(session: Session, item: BodyItem, isAlone: boolean): Promise<void> {
  const { line, number } = item;
  if (item.kind === "statement" && !isWaiver(session, item.statement)) {
    await carryOutSaid(session, item);
  } else if (item.kind === "consent") await takeConsent(session, item, isAlone);
  else if (item.kind !== "statement" && isSigned(session.mail, line)) {
    session.reply.skipped.push({ kind: "signature", lines: 1, isIdle: true });
  } else if (item.kind === "complaint") {
    if (session.sender.isRejected) return;
    complainOf(session, line, number, item.complaint);
  } else if (item.kind !== "question") {
    const text = withoutSupposed(session, line);
    const now = text === null ? null : withoutAhead(session, text, number);
    if (now !== null) session.orders.lines.push({ number, text: now });
  }
}

/** What is left of a line where what it asks about orders is answered; null where nothing is. */
function withoutSupposed(session: Session, line: string): string | null {
  if (tellsWhether(session, line, line)) return null;
  const sentences = sentencesOf(line);
  const others = sentences.filter((each) => !tellsWhether(session, each, each.trim()));
  if (others.length === sentences.length) return line;
  const text = others.join("").trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/** A command; or a sentence that was taken for one, which may mean it only where a GM says it. */
async function carryOutSaid(
  session: Session,
  { statement, form, said, line, number }: Extract<BodyItem, { kind: "statement" }>,
): Promise<void> {
  // `Take that back`, `retreats until Tuesday`, before the game begins, are about settings.
  const isEarly = ofTurns.has(form) && isForming(session);
  if (said !== undefined && (isEarly || !isMeant(session, statement, said))) {
    // `Annule tout` ends the game for a GM, and takes a player's orders back.
    if (!isEarly && session.sender.speaker !== null && clearsOrders(line))
      return carryOutStatement(session, { kind: "command", command: { kind: "clear" } }, line);
    const question = readQuestion(line);
    if (question !== null) return answerQuestion(session, question, line);
    session.orders.lines.push({ number, text: line });
    return;
  }
  session.grave.said = said ?? null;
  await carryOutStatement(session, statement, line);
  session.grave.said = null;
}

/** `Dora is fine` lets somebody in only where somebody asks; and `a player for his seat` names no power. */
function isMeant(session: Session, statement: Statement, { manner }: Said): boolean {
  // A GM whose mail proves nothing is asked whether it is theirs.
  if (manner !== null && !maySpeakAsGm(session)) return false;
  // All are told who watches.
  if (statement.kind === "observe" && wantsSecrecy(ownText(session))) return false;
  // Whoever is in the game already is told what that means there.
  if (statement.kind === "standby-list") return session.sender.speaker === null;
  return statement.kind === "answer-candidate"
    ? mayAnswer(session, statement)
    : namesPlayers(session, statement);
}

/** What is done to the turns of a game. */
const ofTurns: ReadonlySet<string> = new Set([
  "rollback",
  "set-deadline",
  "extend",
  "pause",
  "process",
]);

function isForming({ sender: { speaker } }: Session): boolean {
  return speaker?.game.game.status === "forming";
}

/** Yes or no to what was asked. Where nothing was, it is said in passing, or begins a sentence of its own. */
async function takeConsent(
  session: Session,
  { consent, line, number, complaint }: Extract<BodyItem, { kind: "consent" }>,
  isAlone: boolean,
): Promise<void> {
  const { yes, sure, passing } = consent;
  if ((sure || isAlone) && (await awaitedAnswer(session)) !== null) {
    return carryOutStatement(session, { kind: yes ? "confirm" : "decline" }, line);
  }
  if (yes && session.grave.waiting.length === 0 && takesUpSetting(session, line)) return;
  const entry = yes ? await seatAccepted(session) : null;
  if (entry !== null) return carryOutStatement(session, entry, line);
  if (yes && isAlone && (await keptComing(session))) return;
  if (yes && isAlone && isUnknown(session) && comesIn(session) !== null)
    return carryOutStatement(session, { kind: "openings" }, line);
  if (complaint !== null) {
    complainOf(session, line, number, complaint);
  } else if (!sure && !(isAlone && asWasAsked.test(line)))
    session.orders.lines.push({ number, text: line });
  else if (isAlone && answersQuestion(session))
    refuseLine(session, line, { kind: "nothing-to-confirm" });
  else if (isAlone && !passing) {
    if (!(await asksOnceMore(session, line))) tellNothingAsked(session, line);
  } else session.reply.skipped.push({ kind: "farewell", lines: 1 });
}

/** `Yes, do it as you showed me`: said of nothing but what was asked. */
const asWasAsked = regex("iu")`
  \b(?:
    (?:do|make|set|send|carry|run) (?:it|that|this|so)|go ahead
    |as (?:you )?(?:showed|shown|said|suggested|proposed|described|asked|above)
    |wie (?:gezeigt|vorgeschlagen|beschrieben|oben)|comme (?:proposé|indiqué|montré|vous)
    |como (?:me )?(?:propones|mostrado|indicado)|come (?:proposto|mostrato|indicato)
  )(?!\p{L})
`;
