/** Mails of one seat that wait for a yes, beside the one whose letter was answered. */

import { plainWords } from "../../../language/index.js";
import { otherMailText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { storeAsked } from "../../identity/codes.js";
import { questionLifeMs } from "../../limits.js";
import { strangersScene } from "../../records/scenes.js";
import { isAsking } from "../../session/grave.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { speakingFor } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { type KeptMail, mailsIn, mailWaits, questionsWaiting } from "../orders/kept-mail.js";

/**
 * The other mails of this seat that are confirmed too, oldest first, and wait no longer: those that the letter has
 * shown as well, or all for `yes to both`.
 */
export async function othersConfirmed(session: Session): Promise<readonly KeptMail[]> {
  const isAll = forAll.test(plainWords(ownText(session).slice(0, wordsRead)));
  const { beside } = session.thread;
  const kept = (await othersKept(session)).filter(
    ({ asked }) => isAll || beside.includes(asked.text),
  );
  for (const { hash } of kept) await session.tx.confirmations.take(hash, session.now);
  return kept.map(({ asked }) => asked);
}

const wordsRead = 200;
const forAll = regex()`
  \b(?:
    both|all|each|every|everything|beide[sn]?|alles?|allen|les deux|tout(?:es)?|tous|ambos|ambas
    |tod[oa]s|entrambi|entrambe|tutt[ieo]|allebei|oba|wszystkie
  )\b
`;

/** The mails that wait of a player already, when they send another one: one yes is enough for all. */
export async function keptBefore(session: Session, seat: Speaker): Promise<readonly string[]> {
  if (isGm(seat)) return [];
  const kept = await speakingFor(session, seat, () => questionsWaiting(session));
  return [...new Set(mailsIn(kept).map(({ asked }) => asked.text))].slice(-besideMost);
}

/** Each of them is read anew with every further one: who sends many from one address must not keep the judge busy. */
const besideMost = 4;

/** Asks about the oldest of the other mails that wait: who has answered one letter may think that it was for all. */
export async function askAboutOthers(session: Session): Promise<void> {
  const { context, tx, from, now, reply } = session;
  if (isAsking(session)) return;
  const [kept] = await othersKept(session);
  if (kept === undefined) return;
  await tx.confirmations.take(kept.hash, now);
  const { replyTo } = await storeAsked(context, tx, kept.asked, from, questionLifeMs);
  reply.question = { to: from, replyTo };
  const text = otherMailText(context.catalogue, strangersScene(context), mailWaits(kept.asked));
  reply.items.push({ kind: "text", text });
}

/** None unless the mail has just confirmed something of its seat; each text once. */
async function othersKept(session: Session) {
  const { sender, thread } = session;
  if (sender.speaker === null || thread.recalled === null) return [];
  const kept = mailsIn(await questionsWaiting(session));
  const texts = kept.map(({ asked }) => asked.text);
  return kept.filter(
    ({ asked: { text } }, at) => text !== thread.recalled && texts.indexOf(text) === at,
  );
}
