/** A mail carried out line by line, once it is known for whom it speaks. */
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
import { bringsOrders, complainOf, dropItems, refuseLine } from "../session/outcomes.js";
import { asTheirOwn, findAsker, seatOfSender } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { isUnknown, maySpeakAsGm } from "../session/statements.js";
import { ownSubject } from "../session/texts/own-subject.js";
import { ownText } from "../session/texts/own-text.js";
import { shortened } from "../session/texts/shortened.js";
import { withText } from "../session/texts/with-text.js";
import { answerQuestion } from "./asked/answer-question.js";
import { closeReply } from "./closing.js";
import { answerEach } from "./consents/answer-each.js";
import { askAboutOthers } from "./consents/kept-mails.js";
import { answersOpenQuestion } from "./consents/open-question.js";
import { asksOnceMore, tellWaiting } from "./consents/still-waiting.js";
import { dropOrdersNotMeant, dropRefused, leftOfTakenBack } from "./consents/taken-back.js";
import { takesUpSetting } from "./consents/taken-up.js";
import { withWholeYes } from "./consents/whole-yes.js";
import { carryOutStatement, isIdentifying } from "./dispatch.js";
import { wantsSecrecy, wishesBeside } from "./entering/entry-wishes.js";
import { comesIn, keptComing } from "./entering/game-of-host.js";
import { tellNothingAsked } from "./entering/nothing-asked.js";
import { offerToWatch } from "./entering/outsiders.js";
import { isName, isSigned } from "./entering/own-name.js";
import { seatAccepted } from "./entering/seats-offered.js";
import { tellsPlacesLeft } from "./facts/places-left.js";
import { offerComplaint, offerToGm } from "./for-the-gm.js";
import { makesNamedGame } from "./founding/at-once.js";
import { tellBesides } from "./founding/besides.js";
import { offerFriends } from "./founding/hosting.js";
import { tellNotDone } from "./gm/not-done.js";
import { correctsSeat } from "./gm/said/seat-corrected.js";
import { mayAnswer } from "./handlers/access.js";
import { namesPlayers } from "./handlers/gm.js";
import { tellsWhether } from "./handlers/possible.js";
import { inTheirOrder, isSent } from "./in-their-order.js";
import { welcomeNewcomer } from "./introducing.js";
import { answerLikely, tellOwnGames } from "./likely-questions.js";
import { tellLostOrders } from "./lost-orders.js";
import { meantItems } from "./meant-items.js";
import { handsOn } from "./messages/before-reading.js";
import { offerToPassOn } from "./messages/for-the-judge.js";
import { withWhomNamed } from "./messages/readers/whom-asked.js";
import { withBuildsTogether } from "./orders/ahead/told-builds.js";
import { leaveOpen } from "./orders/choices/left-open.js";
import { finishOrders, isWaiver } from "./orders/give-orders.js";
import { noteAwaiting } from "./orders/kept-mail.js";
import { withoutAhead } from "./orders/pending.js";
import { asksLooseOrders } from "./orders/spoken/loose-orders.js";
import { prepareMail } from "./prepared.js";
import { carryOutRecalled } from "./proof/recalled.js";
import { keepForProof } from "./proof/unproved-mail.js";
import { readApart } from "./read-apart.js";
import { tellsUnmade } from "./remarks.js";
import { askToConfirm } from "./second-thoughts.js";
import { withoutSighs } from "./sighs.js";
import { passOverSmallTalk } from "./small-talk.js";
import { leavingSaid, withoutLine } from "./wishes/leaving.js";

/** Carries out the mail; its attachment too, where the mail itself asks for nothing. */
export async function carryOutMail(session: Session): Promise<void> {
  prepareMail(session);
  await answersOpenQuestion(session);
  await withWhomNamed(session);
  await correctsSeat(session);
  const carryOutAgreed = await answerEach(session);
  await dropOrdersNotMeant(session);
  if ((await handsOn(session)) && carryOutAgreed === null) return askToConfirm(session);
  const [attachment, ...others] = session.mail.textAttachments;
  const asksMore = await carryOutText(session, session.mail.text);
  if (!asksMore && attachment !== undefined) {
    // `My orders are attached.` is no mistake where it covers orders.
    dropItems(session, ({ kind }) => kind === "complaint");
    const text = shortened(session, attachment.text);
    await withText(session, text, () => carryOutText(session, text));
  }
  const unread = asksMore && attachment !== undefined ? [attachment, ...others] : others;
  session.reply.skipped.push(...unread.map(({ name }) => ({ kind: "attachment", name }) as const));
  carryOutAgreed?.();
  await carryOutRecalled(session, carryOutText);
  await answerSubject(session);
  await offerToWatch(session);
  await keepForProof(session, carryOutAgain);
  await tellLostOrders(session);
  await tellOwnGames(session);
  tellBesides(session);
  await welcomeNewcomer(session);
  await makesNamedGame(session, carryOutText);
  await closeReply(session);
  await asTheirOwn(session, async () => passOverSmallTalk(session));
  await offerToLeave(session);
  await dropRefused(session);
  await asTheirOwn(session, async () => tellWaiting(session));
  offerToPassOn(session);
  offerComplaint(session);
  tellsPlacesLeft(session);
  await asTheirOwn(session, async () => offerToGm(session));
  leaveOpen(session);
  await tellNotDone(session);
  tellsUnmade(session);
  await askToConfirm(session);
  await askAboutOthers(session);
}

/** `Such dir jemand anderen für Russland`: whoever says so is asked whether they resign. */
async function offerToLeave(session: Session): Promise<void> {
  const leaving = leavingSaid(session);
  if (leaving === null || session.reply.question !== null) return;
  withoutLine(session, leaving.line);
  await carryOutStatement(session, leaving.statement, leaving.line);
}

/** What is carried out when a mail that was kept is recalled. */
async function carryOutAgain(session: Session): Promise<void> {
  await carryOutRecalled(session, carryOutText);
  await closeReply(session);
  passOverSmallTalk(session);
}

/** `Who are we still waiting for?` as a subject, above a text that asks something else, or nothing. */
async function answerSubject(session: Session): Promise<void> {
  const { mail, reply, thread } = session;
  const subject = ownSubject(mail);
  if (!subject.includes("?") || mail.text.includes(subject) || thread.recalled !== null) return;
  const question = readQuestion(subject.replace(/^[\w-]{2,16}\s*[-:]\s+/, ""));
  const isAnswered = reply.items.some(({ kind }) => kind === "answer");
  if (question === null || isAnswered || session.grave.waiting.length > 0) return;
  await answerQuestion(session, question, subject);
}

/** True if the text asked for more than to know for whom it speaks. */
async function carryOutText(session: Session, text: string): Promise<boolean> {
  await noteAsker(session);
  const seat = session.sender.speaker ?? (await seatOfSender(session));
  const { text: said, told, asked: board } = await readApart(session, withoutDraft(session, text));
  const read = readBody(said, session.thread.letters, seat?.game.game.name ?? null);
  const body = { ...read, items: await withWholeYes(session, read.items) };
  session.reply.skipped.push(...body.skipped);
  session.isFaulty ||= body.items.some(({ kind }) => kind === "complaint");
  session.isSecretive ||= body.items.some(({ line }) => line.includes(mask));
  const items = withBuildsTogether(session, await meantItems(session, body), told);
  const isAlone = items.filter((item) => !isName(session.mail, item)).length === 1;
  let asksMore = false;
  const carried: BodyItem[] = [];
  for (const item of items) {
    const left = await leftOfTakenBack(session, item, isAlone);
    asksMore ||= left !== null;
    carried.push(...(left ?? [item]));
    for (const each of left ?? [item]) {
      if (each.kind === "statement") asksMore ||= !isIdentifying(each.statement);
      else asksMore ||= each.kind === "question" || each.kind === "consent";
      await carryOutItem(session, each, isAlone);
    }
  }
  withoutWishes(session, await wishesBeside(session, items));
  finishOrders(session);
  const isLoose = asksLoose(session, board);
  // What is asked may be about the orders of this very mail, or about the game that it asks to play in.
  const questions = carried
    .filter((item) => !isLoose(item.line))
    .filter((item) => item.kind === "question")
    .filter(({ line }) => !isSigned(session.mail, line));
  const sure = withoutSighs(session, questions);
  const ofBoard = board.filter(({ line }) => !isLoose(line) && !isSent(session, line));
  for (const each of inTheirOrder(told, [...ofBoard, ...sure]))
    if ("tell" in each) await asTheirOwn(session, async () => each.tell());
    else await answerQuestion(session, each.question, each.line);
  for (const { statement, line } of await wishesBeside(session, items))
    await carryOutStatement(session, statement, line);
  offerFriends(session, items);
  await answerLikely(session, items);
  return asksMore || board.length > 0 || session.sender.isRejected || bringsOrders(session);
}

/** Who asks, and which of their orders wait for a yes. */
async function noteAsker(session: Session): Promise<void> {
  await findAsker(session);
  await asTheirOwn(session, async () => noteAwaiting(session));
}

/** Asks about orders that nothing read; which lines hold such orders. */
function asksLoose(session: Session, board: readonly { readonly line: string }[]) {
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
