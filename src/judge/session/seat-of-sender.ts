/** The seat of the sender's address, where the mail proves none: what is asked is answered there, and nothing done. */
import type { Game } from "../../game/index.js";
import { gamesOf } from "../records/games.js";
import { openGame } from "./games.js";
import { gameMentioned } from "./mentioned-game.js";
import type { Session, Speaker } from "./session.js";
import { speakingFor } from "./statements.js";

/**
 * Does the work as for the seat of the sender's address, where the mail proves none: what is answered goes to that
 * address alone, whoever wrote, and what is asked back waits for who reads mail there.
 */
export async function asTheirOwn(session: Session, work: () => Promise<void>): Promise<void> {
  const { sender } = session;
  const isUnknown = sender.speaker === null && sender.candidate === null && !sender.isRejected;
  if (isUnknown && sender.unseated === null) sender.asker ??= await seatOfSender(session);
  if (sender.asker === null || !isUnknown) return work();
  await speakingFor(session, sender.asker, work);
}

/** The only seat of this address in games that go on; of several, the one whose game the subject names. */
export async function seatOfSender(session: Session): Promise<Speaker | null> {
  const { context, tx, from, mail } = session;
  const games = await gamesOf(context, tx, from);
  const named = games.filter(({ name }) => new RegExp(`\\b${name}\\b`, "i").test(mail.subject));
  const [game, another] = games.length > 1 ? named : games;
  if (games.length === 1 && named.length === 0 && (await isOfAnother(session, games))) return null;
  const [member, second] = game?.members.filter(({ address }) => address === from) ?? [];
  if (game === undefined || another !== undefined || member === undefined || second !== undefined) {
    return null;
  }
  const open = await openGame(session, game.name);
  return open === null ? null : { game: open, member: member.id };
}

/** `Italien in vienna`, from somebody who plays elsewhere: their own seat has no part in it. */
async function isOfAnother(session: Session, own: readonly Game[]): Promise<boolean> {
  const { subject, text } = session.mail;
  const mentioned = await gameMentioned(session, `${subject} ${text}`);
  return mentioned !== null && own.every(({ name }) => name !== mentioned.game.name);
}
