/**
 * The judge's one loop body: answer the oldest mail, else advance a due game, else write a digest,
 * else ask for a player, else send a letter, else tidy up a little, else say until when there is nothing
 * to do. Mail is accepted beside it, by the sources.
 */
import { type Instant, instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { advanceDue } from "./advance.js";
import { answerOldest } from "./answer.js";
import { deliverNext } from "./deliver.js";
import { writeDigest } from "./digest.js";
import { pruneOld } from "./prune.js";
import { seekPlayers } from "./replace.js";

type Step =
  | { readonly kind: "worked" }
  /** Nothing to do before `until` (or before the next mail, if null). */
  | { readonly kind: "idle"; readonly until: Instant | null };

/** Does the next thing that is due. */
export async function step(context: Context): Promise<Step> {
  if (await answerOldest(context)) return { kind: "worked" };
  if (await advanceDue(context)) return { kind: "worked" };
  if (await writeDigest(context)) return { kind: "worked" };
  if (await seekPlayers(context)) return { kind: "worked" };
  if (await deliverNext(context)) return { kind: "worked" };
  if (await pruneOld(context, context.judge.keepMs ?? null)) return { kind: "worked" };
  return { kind: "idle", until: await nextWork(context) };
}

function nextWork(context: Context): Promise<Instant | null> {
  return context.store.transaction(async (tx) => {
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
