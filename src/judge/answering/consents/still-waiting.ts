/**
 * What was asked and nobody has answered: who writes something else is told that it waits, and may answer that
 * reply. What a sentence may have meant is named once more, not in each reply.
 */
import { memberById } from "../../../game/index.js";
import { looksLikeOrder } from "../../../language/index.js";
import { stillAskedText, type Waits } from "../../../report/index.js";
import { printPhase } from "../../../rules/index.js";
import { codeAddress, lookAsked, storeAsked } from "../../identity/codes.js";
import { questionLifeMs } from "../../limits.js";
import type { Asked } from "../../ports/store.js";
import { strangersScene } from "../../records/scenes.js";
import { openGame } from "../../session/games.js";
import { isAsking } from "../../session/grave.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import { asTheirOwn } from "../../session/seat-of-sender.js";
import type { Session } from "../../session/session.js";
import { joinsOwnGame, sceneFor } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { linesIn, type MailOrLines, mailsIn, questionsWaiting } from "../orders/kept-mail.js";
import { waitsIn } from "../waiting/waiting-things.js";

/** Tells that what was asked still waits, where the mail brings something else; the answer goes on with it. */
export async function tellWaiting(session: Session): Promise<void> {
  const { reply, grave, sender } = session;
  // What this mail has put others in the place of waits no longer, whatever else it brings.
  const open = await questionsWaiting(session);
  if (isAsking(session)) return;
  const code = codeAddress(session);
  const asked = code === null ? null : await lookAsked(session);
  // What a GM's wishes came to is shown again when they go on with it; after an unread answer, at once.
  const phase = sender.speaker === null ? "" : printPhase(sender.speaker.game.game.phase);
  const isOrders = asked?.kind === "lines" && asked.phase === phase && looksLikeOrder(asked.text);
  const isNow = asked?.kind !== "lines" || (isOrders && reply.items.length === 0);
  if (code !== null && asked !== null && isNow) {
    if (isSeatTaken(session, asked) || hasBegun(session, asked)) return;
    if (await isAskedOf(session, asked)) tell(session, waitsFor(session, asked), code);
    return;
  }
  // Whoever proves nothing is told of mails alone: these were shown to whoever reads mail at the address.
  const lines = unprovedSeat(session) === null ? linesIn(open) : null;
  // Behind a yes other orders are asked about once more; a grave command waits until somebody speaks of it.
  if (grave.isConfirmed && !looksLikeOrder(lines?.asked.text ?? "")) return;
  // Whoever has just confirmed a mail is asked about the others.
  const isConfirming = session.thread.recalled !== null;
  const waiting = lines ?? (isConfirming ? undefined : mailsIn(open).at(-1));
  if (waiting !== undefined && !hasBegun(session, waiting.asked)) await askAgain(session, waiting);
}

/**
 * `Yes, do that`, in a new mail from an address that proves nothing: whoever reads mail there is asked once more. False
 * where nothing waits.
 */
export async function asksOnceMore(session: Session, line: string): Promise<boolean> {
  const isUnproved = unprovedSeat(session) !== null;
  return asTheirOwn(session, async () => {
    const open = await questionsWaiting(session);
    const waiting = linesIn(open, true) ?? mailsIn(open).at(-1);
    if (waiting === undefined) return false;
    if (isUnproved) answerPlainlyOnce(session, line, "yes-unproved");
    await askAgain(session, waiting);
    return true;
  });
}

/** The answer to this letter is one to the question. */
async function askAgain(session: Session, { hash, asked }: MailOrLines): Promise<void> {
  const { context, tx, from, now } = session;
  await tx.confirmations.take(hash, now);
  const again = { ...asked, again: true };
  const { replyTo } = await storeAsked(context, tx, again, from, questionLifeMs);
  tell(session, waitsIn(session, asked), replyTo);
}

/** `OK, sign me up then` has given them the seat about which they were asked. */
function isSeatTaken({ sender: { speaker } }: Session, asked: Asked): boolean {
  return asked.kind === "new-game" && speaker !== null && joinsOwnGame(speaker, asked.text);
}

/** The last player came before the GM had said yes to a START. */
function hasBegun({ sender: { speaker } }: Session, asked: Asked): boolean {
  const isStart = asked.kind === "lines" && asked.text.trim() === "START";
  return isStart && speaker !== null && speaker.game.game.status !== "forming";
}

/** A seat that would be given up is named, however long ago it was asked about. */
function waitsFor(session: Session, asked: Asked): readonly Waits[] {
  if (asked.kind === "resignation") return [{ kind: "command", command: "RESIGN" }];
  return waitsIn(session, asked);
}

function tell(session: Session, waits: readonly Waits[], replyTo: string): void {
  const { context, reply, from, sender } = session;
  const { speaker } = sender;
  const scene = speaker === null ? strangersScene(context) : sceneFor(session, speaker);
  reply.items.push({ kind: "waiting", text: stillAskedText(context.catalogue, scene, waits) });
  reply.question = { to: from, replyTo };
}

/** Was this asked of the sender's own address? */
async function isAskedOf(session: Session, asked: Asked): Promise<boolean> {
  if ("address" in asked && asked.kind !== "old-address" && asked.kind !== "lost-address")
    return asked.address === session.from;
  if (!("member" in asked)) return false;
  const open = await openGame(session, asked.game);
  return open !== null && memberById(open.game, asked.member)?.address === session.from;
}
