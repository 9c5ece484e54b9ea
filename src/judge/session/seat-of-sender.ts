/** The seat of the sender's address, where the mail proves none: what is asked is answered there, and nothing done. */
import { type Game, isUnderWay } from "../../game/index.js";
import { gamesOf } from "../records/games.js";
import { openGame } from "./games.js";
import { gameMentioned } from "./mentioned-game.js";
import type { Session, Speaker } from "./session.js";
import { speakingFor } from "./statements.js";
import { ownText } from "./texts/own-text.js";

/**
 * Does the work as for the seat of the sender's address, where the mail proves none: what is answered goes to that
 * address alone, whoever wrote, and what is asked back waits for who reads mail there.
 */
export async function asTheirOwn<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const { asker } = session.sender;
  if (asker === null || !speaksForNobody(session)) return work();
  return speakingFor(session, asker, work);
}

/** Looks for that seat, before anything of a text is read. */
export async function findAsker(session: Session): Promise<void> {
  const { sender } = session;
  if (speaksForNobody(session) && sender.unseated === null)
    sender.asker ??= await seatOfSender(session);
}

function speaksForNobody({ sender: { speaker, candidate, isRejected } }: Session): boolean {
  return speaker === null && candidate === null && !isRejected;
}

/** The only seat of this address in games that go on; of several games, the one that is meant. */
export async function seatOfSender(session: Session): Promise<Speaker | null> {
  const { context, tx, from } = session;
  const games = await gamesOf(context, tx, from);
  const game = games.length > 1 ? meantOf(session, games) : games[0];
  if (game === undefined) return null;
  if (
    games.length === 1 &&
    !names(session.mail.subject, game) &&
    (await isOfAnother(session, games))
  )
    return null;
  const [member, second] = game.members.filter(({ address }) => address === from);
  if (member === undefined || second !== undefined) return null;
  const open = await openGame(session, game.name);
  return open === null ? null : { game: open, member: member.id };
}

/** The game that the subject names, or else the text; or, for a GM, the only one that has begun. */
function meantOf(session: Session, games: readonly Game[]): Game | undefined {
  const isGm = games.every(({ members }) =>
    members.some(({ address, role }) => address === session.from && role === "gm"),
  );
  const named = games.filter((game) => names(session.mail.subject, game));
  // `Paris to Burgundy` names no game.
  const told = isGm ? games.filter((game) => names(ownText(session), game)) : [];
  const begun = isGm && told.length === 0 ? games.filter(isUnderWay) : [];
  const [game, another] = [named, told, begun].find((each) => each.length > 0) ?? [];
  return another === undefined ? game : undefined;
}

function names(text: string, { name }: Game): boolean {
  return new RegExp(`\\b${name}\\b`, "i").test(text);
}

/** `Italien in vienna`, from somebody who plays elsewhere: their own seat has no part in it. */
async function isOfAnother(session: Session, own: readonly Game[]): Promise<boolean> {
  const { subject, text } = session.mail;
  const mentioned = await gameMentioned(session, `${subject} ${text}`);
  return mentioned !== null && own.every(({ name }) => name !== mentioned.game.name);
}
