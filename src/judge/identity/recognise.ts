/**
 * For whom a mail speaks before its first line: the seat whose letter it answers. The sender's address alone
 * proves nothing; the mark in the reply address does, or the word of the keeper's own mail server.
 */
import { memberById } from "../../game/index.js";
import { isAddressedTo, isAuthentic, isResent } from "../intake/authentication.js";
import { answersHello } from "../letters/deliverability.js";
import { isAsked, readersNamed } from "../letters/press-readers.js";
import { type Seat, seatKey, seatsOf } from "../letters/seat-token.js";
import { threadLettersMax } from "../limits.js";
import { gamesOf } from "../records/games.js";
import { openGame } from "../session/games.js";
import { unlessStopped } from "../session/outcomes.js";
import type { Session } from "../session/session.js";
import { lookAsked } from "./codes.js";

/**
 * Lets the mail speak for the seat whose letters it answers, if its reply address proves one; if it proves
 * only whose address it comes from, for the one seat that goes there. Sent to several seats it must say which.
 */
export async function recogniseReply(session: Session): Promise<void> {
  const { context, tx, mail } = session;
  const { from } = session;
  session.sender.ownsAddress =
    (isAuthentic(mail, context.judge.authserv) && isAddressedTo(mail, context.judge.address)) ||
    (await answersHello(context, tx, from, mail.recipients));
  session.sender.isProved = session.sender.ownsAddress;
  const key = await seatKey(context, tx);
  const answered = seatsOf(context, key, mail.recipients);
  const own = answered.length === 0 && session.sender.ownsAddress ? await onlySeat(session) : null;
  for (const seat of own === null ? answered : [own]) {
    await unlessStopped(session, mail.subject, () => sitDown(session, seat));
  }
  if (session.sender.seats.length === 0) await sitAsAsked(session);
  if (session.sender.seats.length === 0) await seekHint(session, key);
  const [seat = null, ...others] = session.sender.seats;
  if (others.length > 0) session.sender.unseated = { kind: "several-seats" };
  else session.sender.speaker = session.sender.seat = seat;
}

/** Whoever answers a question to the seat's address reads mail there. */
async function sitAsAsked(session: Session): Promise<void> {
  const asked = await lookAsked(session);
  if (asked === null || !("member" in asked) || asked.kind === "new-address") return;
  await unlessStopped(session, session.mail.subject, async () => {
    const open = await openGame(session, asked.game);
    const member = open === null ? undefined : memberById(open.game, asked.member);
    if (open === null || member?.address !== session.from) return;
    session.sender.seats.push({ game: open, member: member.id });
    session.sender.isProved = true;
  });
}

/** The seat that goes to the sender's address, if there is one and no other in a game that goes on. */
async function onlySeat({ context, tx, from }: Session): Promise<Seat | null> {
  const games = await gamesOf(context, tx, from);
  const [seat, ...others] = games.flatMap(({ name, members }) =>
    members
      .filter(({ address }) => address === from)
      .map(({ id, tokenVersion: version }) => ({ game: name, member: id, version, readers: null })),
  );
  return others.length > 0 ? null : (seat ?? null);
}

/** Letters show their Message-IDs wherever they are forwarded: a thread tells of a seat, and proves none. */
async function seekHint(session: Session, key: string): Promise<void> {
  const { context, tx, mail } = session;
  const address = await tx.outbox.replyAddressOf(mail.references.slice(-threadLettersMax));
  const [seat] = address === null ? [] : seatsOf(context, key, [address]);
  if (seat === undefined) return;
  await unlessStopped(session, mail.subject, async () => {
    const open = await openGame(session, seat.game);
    const member = open === null ? undefined : memberById(open.game, seat.member);
    if (open === null || member?.tokenVersion !== seat.version) return;
    session.sender.hinted = { game: open, member: member.id };
  });
}

async function sitDown(session: Session, seat: Seat): Promise<void> {
  const open = await openGame(session, seat.game);
  if (open === null) return;
  const member = memberById(open.game, seat.member);
  if (member?.tokenVersion !== seat.version) {
    const isGone = member === undefined;
    session.sender.unseated = { kind: "stale-letter", game: seat.game, isGone };
    return;
  }
  // Whoever passes a friend's letter on as it is, to an own seat, has not written it.
  if (isResent(session.mail) && member.address !== session.from) return;
  session.sender.seats.push({ game: open, member: member.id });
  session.thread.readers ??= readersNamed(open.board, seat.readers);
  session.thread.wasAsked ||= isAsked(seat.readers);
  if (member.address === session.from) session.sender.isProved = true;
}
