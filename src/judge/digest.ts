/**
 * One letter a day for members who want it: what can wait was kept as a notice in the transaction in which
 * it happened, and one transaction makes a letter of all that wait. Nothing is lost and nothing told twice.
 */
import { type MemberId, memberById } from "../game/index.js";
import { composeDigest } from "../report/index.js";
import { after, hourMs, type Instant, present } from "../util/index.js";
import type { Desk } from "./desk.js";
import { sceneOf, seatKey } from "./letters.js";
import { replyAddress } from "./seat-token.js";
import type { Tx } from "./store.js";

/** Writes the digest that is due longest. True if there was one. */
export async function writeDigest(desk: Desk): Promise<boolean> {
  const now = desk.clock.now();
  const due = await desk.store.transaction((tx) => tx.notices.due(now));
  if (due === null) return false;
  const { game, member } = due;
  try {
    await desk.store.transaction((tx) => write(desk, tx, game, member, now));
  } catch (error) {
    // A letter that cannot be written must not hold up the others: it is tried again later.
    desk.log.error("digest failed", { game, member, error: String(error) });
    await desk.store.transaction((tx) => tx.notices.reschedule(game, member, after(now, hourMs)));
  }
  return true;
}

async function write(
  desk: Desk,
  tx: Tx,
  name: string,
  memberId: MemberId,
  now: Instant,
): Promise<void> {
  const notices = await tx.notices.take(name, memberId);
  const first = present(notices[0], "A notice that is due");
  const { game } = present(await tx.games.load(name), `The game ${name}`);
  const member = memberById(game, memberId);
  const { address } = desk.judge;
  const key = await seatKey(desk, tx);
  const letter = {
    ...composeDigest(desk.catalogue, sceneOf(desk, game, member?.id ?? null), notices),
    dedupeKey: `digest:${first.id}`,
    kind: "digest",
    // Who has left gets what was kept until then, and has no seat to answer from.
    to: member?.address ?? first.to,
    attachments: [],
    inReplyTo: null,
    references: [],
    replyTo:
      member === undefined ? address : replyAddress(desk.secrets, key, address, game, member),
    game: name,
    isReply: false,
  };
  await tx.outbox.add([letter], address, now);
  desk.log.info("digest written", { game: name, notices: notices.length });
}
