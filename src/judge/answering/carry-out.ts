/**
 * A mail carried out, once it is known for whom it speaks, stage by stage (src/README.md, "Reading a mail"): what
 * letters asked, what its text says, what it wants besides, what of it is left. What waits for a yes is gathered on the
 * way and asked at the end, so that one yes is for all of it.
 */
import { readQuestion } from "../../language/index.js";
import { dropItems } from "../session/outcomes.js";
import { asTheirOwn } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { ownSubject } from "../session/texts/own-subject.js";
import { ownText } from "../session/texts/own-text.js";
import { shortened } from "../session/texts/shortened.js";
import { withText } from "../session/texts/with-text.js";
import { answerQuestion } from "./asked/answer-question.js";
import { asksOfAnother } from "./asked/same-of-another.js";
import { carryOutText } from "./carry-text.js";
import { closeReply } from "./closing.js";
import { answerEach } from "./consents/answer-each.js";
import { askAboutOthers } from "./consents/kept-mails.js";
import { answersOpenQuestion } from "./consents/open-question.js";
import { tellWaiting } from "./consents/still-waiting.js";
import { dropOrdersNotMeant, dropRefused } from "./consents/taken-back.js";
import { carryOutStatement } from "./dispatch.js";
import { withGameInOne } from "./entering/name-in-one.js";
import { offerToWatch } from "./entering/outsiders.js";
import { tellsPlacesLeft } from "./facts/places-left.js";
import { offerComplaint, offerToGm } from "./for-the-gm.js";
import { makesNamedGame } from "./founding/at-once.js";
import { tellBesides } from "./founding/besides.js";
import { changesNewGame } from "./founding/changed-offer.js";
import { namesAskedGame } from "./founding/named-late.js";
import { joinsAnsweredIf } from "./gm/asked-and-told.js";
import { tellNotDone } from "./gm/not-done.js";
import { correctsSeat } from "./gm/said/seat-corrected.js";
import { welcomeNewcomer } from "./introducing.js";
import { tellOwnGames } from "./likely-questions.js";
import { tellLostOrders } from "./lost-orders.js";
import { addressedMessages } from "./messages/addressed-messages.js";
import { offerToPassOn } from "./messages/answers/offered-on.js";
import { handsOn } from "./messages/before-reading.js";
import { withWhomNamed } from "./messages/readers/whom-asked.js";
import { asksForWords } from "./messages/told/words-missing.js";
import { leaveOpen } from "./orders/choices/left-open.js";
import { prepareMail } from "./prepared.js";
import { carryOutRecalled } from "./proof/recalled.js";
import { keepForProof } from "./proof/unproved-mail.js";
import { tellsUnmade } from "./remarks.js";
import { askToConfirm } from "./second-thoughts.js";
import { passOverSmallTalk } from "./small-talk.js";
import { correctsDraw } from "./wishes/draw-corrected.js";
import { leavingSaid, withoutLine } from "./wishes/leaving.js";

/** Carries the mail out, and leaves in the session what its reply says and asks. */
export async function carryOutMail(session: Session): Promise<void> {
  prepareMail(session);
  const answered = await takeAnswers(session);
  if (answered.isAll) return askToConfirm(session);
  await carryOutTexts(session);
  answered.andThen();
  await carryOutRecalled(session, carryOutText);
  await takeUpRest(session);
  await sortTalk(session);
  await offerWhatIsLeft(session);
  await askToConfirm(session);
  await askAboutOthers(session);
}

/**
 * What the mail says to earlier letters, and what it has for other players: both are taken out of its text before
 * that is read. Whether nothing is left of it; and what was agreed to, which is done behind the rest of the mail.
 */
async function takeAnswers(session: Session) {
  await answersOpenQuestion(session);
  await withGameInOne(session);
  await changesNewGame(session);
  namesAskedGame(session);
  await withWhomNamed(session);
  await correctsSeat(session);
  await correctsDraw(session);
  joinsAnsweredIf(session);
  asksForWords(session);
  asksOfAnother(session);
  const agreed = await answerEach(session);
  await dropOrdersNotMeant(session);
  const isAll = (await handsOn(session)) && agreed === null;
  return { isAll, andThen: () => agreed?.() };
}

/** The mail's own text; an attachment only where that asks for nothing. */
async function carryOutTexts(session: Session): Promise<void> {
  if (holdsOnlyMessages(session)) return;
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
}

/** Is a mail that proves nothing for other players alone? It asks nothing of the judge, and is kept as it is. */
function holdsOnlyMessages(session: Session): boolean {
  const { asker } = session.sender;
  return asker !== null && addressedMessages(asker, ownText(session)).length > 0;
}

/**
 * What the mail wants that its lines alone did not show: its subject asks, somebody without a seat wants one or writes
 * for one, a game is to be made. Each step looks at what those above it have done, refused or answered.
 */
async function takeUpRest(session: Session): Promise<void> {
  await answerSubject(session);
  await offerToWatch(session);
  await keepForProof(session, carryOutAgain);
  await tellLostOrders(session);
  await tellOwnGames(session);
  tellBesides(session);
  await welcomeNewcomer(session);
  await makesNamedGame(session, carryOutText);
}

/** Complaints about what is no order become talk; then talk that wants nothing is told as unread no more. */
async function sortTalk(session: Session): Promise<void> {
  await closeReply(session);
  await asTheirOwn(session, async () => passOverSmallTalk(session));
}

/**
 * What is still unread goes to the first that can make something of it, and is gone for those below: so a step that is
 * sure of few words stands above one that takes any. Those that name what nothing became of come last.
 */
async function offerWhatIsLeft(session: Session): Promise<void> {
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
  await sortTalk(session);
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
