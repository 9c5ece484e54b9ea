/**
 * The judge's one loop body: answer the oldest mail, else advance a due game, else write a digest,
 * else ask for a player, else send a letter, else tidy up a little, else say until when there is nothing
 * to do. Mail is accepted beside it, by the sources.
 */
import { type Instant, instant } from "../util/index.js";
import { advanceDue } from "./advance.js";
import { answerOldest } from "./answer.js";
import { deliverNext } from "./deliver.js";
import type { Desk } from "./desk.js";
import { writeDigest } from "./digest.js";
import { pruneOld } from "./prune.js";
import { seekPlayers } from "./seeking.js";

export type Step =
  | { readonly kind: "worked" }
  /** Nothing to do before `until` (or before the next mail, if null). */
  | { readonly kind: "idle"; readonly until: Instant | null };

/** Does the next thing that is to be done. */
export async function step(desk: Desk): Promise<Step> {
  if (await answerOldest(desk)) return { kind: "worked" };
  if (await advanceDue(desk)) return { kind: "worked" };
  if (await writeDigest(desk)) return { kind: "worked" };
  if (await seekPlayers(desk)) return { kind: "worked" };
  if (await deliverNext(desk)) return { kind: "worked" };
  if (await pruneOld(desk, desk.judge.keepMs ?? null)) return { kind: "worked" };
  return { kind: "idle", until: await nextWork(desk) };
}

function nextWork(desk: Desk): Promise<Instant | null> {
  return desk.store.transaction(async (tx) => {
    const times = [
      await tx.games.nextDue(),
      await tx.notices.nextDue(),
      await tx.searches.nextDue(),
      await tx.outbox.nextAttempt(),
    ];
    const known = times.filter((time) => time !== null);
    return known.length === 0 ? null : instant(Math.min(...known));
  });
}
