/** Mails of one seat that wait for a yes, beside the one whose letter was answered. */

import { unorderedUnits } from "../../../game/index.js";
import { plainWords, readOrders } from "../../../language/index.js";
import { otherMailText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { storeAsked } from "../../identity/codes.js";
import { questionLifeMs } from "../../limits.js";
import type { Waiting } from "../../ports/store.js";
import { strangersScene } from "../../records/scenes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { numbered, readingContext } from "../orders/readings.js";

type Kept = Waiting & { readonly asked: Extract<Waiting["asked"], { kind: "mail" }> };

/** `Yes to both`: the other mails that were kept of this seat, oldest first, which wait no longer. */
export async function othersConfirmed(session: Session): Promise<readonly string[]> {
  if (!forAll.test(plainWords(ownText(session).slice(0, wordsRead)))) return [];
  const kept = await othersKept(session);
  for (const { hash } of kept) await session.tx.confirmations.take(hash, session.now);
  return kept.map(({ asked }) => asked.text);
}

const wordsRead = 200;
const forAll = regex()`
  \b(?:
    both|all|each|every|everything|beide[sn]?|alles?|allen|les deux|tout(?:es)?|tous|ambos|ambas
    |tod[oa]s|entrambi|entrambe|tutt[ieo]|allebei|oba|wszystkie
  )\b
`;

/** Asks about the oldest of the other mails that wait: who has answered one letter may think that it was for all. */
export async function askAboutOthers(session: Session): Promise<void> {
  const { context, tx, from, now, reply } = session;
  if (reply.question !== null || session.grave.waiting.length > 0) return;
  const [kept] = await othersKept(session);
  if (kept === undefined) return;
  await tx.confirmations.take(kept.hash, now);
  const { replyTo } = await storeAsked(context, tx, kept.asked, from, questionLifeMs);
  reply.question = { to: from, replyTo };
  const text = otherMailText(context.catalogue, strangersScene(context), kept.asked.text);
  reply.items.push({ kind: "text", text });
}

/** None unless the mail has just confirmed something of its seat; each text once. */
async function othersKept({ sender, thread, tx, now }: Session): Promise<readonly Kept[]> {
  const { speaker } = sender;
  if (speaker === null || thread.recalled === null) return [];
  const waiting = await tx.confirmations.ofMember(speaker.game.game.name, speaker.member, now);
  const kept = waiting.filter((each): each is Kept => each.asked.kind === "mail");
  const isNew = ({ asked: { text } }: Kept, at: number) =>
    text !== thread.recalled && kept.findIndex(({ asked }) => asked.text === text) === at;
  return kept.filter((each, at) => isNew(each, at) && !isOfOrdersGiven(speaker, each.asked.text));
}

/** Does a mail hold nothing but orders, of somebody whose units all have one now? */
function isOfOrdersGiven(speaker: Speaker, text: string): boolean {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active") return false;
  const lines = numbered(text.split("\n").filter((line) => line.trim() !== ""));
  const { readings } = readOrders(readingContext(speaker.game, power), lines);
  const isRead = lines.every((line) => readings.some(({ number }) => number === line.number));
  return isRead && unorderedUnits(game, power).length === 0;
}
