/**
 * One letter a day of what can wait: it was kept as a notice in the transaction in which it happened, and one
 * transaction makes a letter of all that wait. Nothing is lost and nothing told twice.
 */
import { type MemberId, memberById } from "../../game/index.js";
import { composeComings, composeDigest } from "../../report/index.js";
import { after, hourMs, present } from "../../util/index.js";
import type { Context } from "../context.js";
import { replyAddress, seatKey } from "../letters/seat-token.js";
import { endingFor, unsubscribing } from "../letters/unsubscribe.js";
import { DatabaseOutage, type NoticesTable, type Tx } from "../ports/store.js";
import { letterTo, post } from "../records/new-letter.js";
import { sceneOf } from "../records/scenes.js";
import { type Done, idle, isDue, worked } from "./done.js";

/** Writes the letter that is due longest. */
export async function writeDigest(context: Context): Promise<Done> {
  const now = context.clock.now();
  let due: Awaited<ReturnType<NoticesTable["due"]>> = null;
  try {
    return await context.store.transaction(async (tx) => {
      const next = await tx.notices.nextDue();
      due = isDue(next, now) ? await tx.notices.due(now) : null;
      if (due === null) return idle(next);
      await write(context, tx, due.game, due.member);
      return worked;
    });
  } catch (error) {
    if (due === null || error instanceof DatabaseOutage) throw error;
    // A letter that cannot be written must not hold up the others: it is tried again later.
    const { game, member }: NonNullable<typeof due> = due;
    context.log.error("digest failed", { game, member, error: String(error) });
    await context.store.transaction((tx) =>
      tx.notices.reschedule(game, member, after(now, hourMs)),
    );
    return worked;
  }
}

async function write(context: Context, tx: Tx, name: string, memberId: MemberId): Promise<void> {
  const taken = await tx.notices.take(name, memberId);
  const { game } = present(await tx.games.load(name), `The game ${name}`);
  const member = memberById(game, memberId);
  const isOver = member === undefined || game.status !== "forming";
  const notices = taken.filter(({ untilStart }) => !(untilStart && isOver));
  const [first] = notices;
  // Nothing of it is news any more, or another process was faster.
  if (first === undefined) return;
  const key = await seatKey(context, tx);
  const scene = sceneOf(context, game, member?.id ?? null);
  // Somebody who has left gets what was kept until then, and has no seat to answer from.
  const replyTo =
    member === undefined ? context.judge.address : replyAddress(context, key, game, member);
  // Who wants no more digests still gets the last one.
  const isOfComings = member?.digest === null && notices.every(({ untilStart }) => untilStart);
  const compose = isOfComings ? composeComings : composeDigest;
  const letter = letterTo(compose(context.catalogue, scene, notices), {
    to: member?.address ?? first.to,
    kind: "digest",
    dedupeKey: `digest:${first.id}`,
    replyTo,
    game: name,
    without: member?.without ?? [],
    unsubscribe:
      member === undefined ? [] : unsubscribing(context, key, endingFor(game, member), replyTo),
  });
  await post(context, tx, [letter]);
  context.log.info("digest written", { game: name, notices: notices.length });
}
