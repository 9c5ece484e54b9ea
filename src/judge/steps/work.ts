/**
 * What there is to do, by kind. Each kind claims what it works on, so that any number of hands may do it, in
 * one process or in several. Mail is accepted beside it, by the sources.
 */
import { type Instant, instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { pruneEveryMs } from "../limits.js";
import type { Store, Topic } from "../ports/store.js";
import { advanceDue } from "./advance.js";
import { answerOldest } from "./answer.js";
import { deliverNext } from "./deliver.js";
import { writeDigest } from "./digest.js";
import { type Done, idle, worked } from "./done.js";
import { pruneOld } from "./prune.js";
import { seekPlayers } from "./replace.js";
import { Traffic } from "./traffic.js";

export interface Work {
  /** What must have changed for it to have something to do before it is due. */
  readonly topics: readonly Topic[];
  /** How many may do it at the same time, in one process. */
  readonly hands: number;
  /** Does it rest as long as it worked? A thousand due games leave half of the time to mail and letters. */
  readonly givesWay: boolean;
  /**
   * Does the next thing, or says when to look again: looking and asking when are one transaction. Calls `begun`
   * when a thing is claimed and more of its kind is due.
   */
  next(begun?: () => void): Promise<Done>;
}

/** All kinds of work, the most urgent first. `connections` letters may leave at once. */
export function kindsOfWork(context: Context, connections: number): readonly Work[] {
  const traffic = new Traffic();
  const half = Math.ceil(connections / 2);
  const send = (wish: { readonly answersOnly?: true }, hands: number): Work => ({
    topics: ["letters"],
    next: (begun) => deliverNext(context, traffic, wish, begun),
    hands,
    givesWay: false,
  });
  const inBulk = (topics: readonly Topic[], next: Work["next"]): Work => ({
    topics,
    next,
    hands: 1,
    givesWay: true,
  });
  return [
    { topics: ["mail"], next: () => answerOldest(context), hands: 1, givesWay: false },
    // A game may wait for a mail to be answered.
    inBulk(["games", "mail"], () => advanceDue(context)),
    inBulk(["digests"], () => writeDigest(context)),
    inBulk(["searches"], () => seekPlayers(context)),
    // Half of the connections are for answers alone: ten thousand results hold up none of them.
    send({ answersOnly: true }, connections - half),
    send({}, half),
    inBulk([], pruning(context)),
  ];
}

/** Gives back what processes that are gone had claimed: for a judge that starts and is alone. */
export function freeClaims(store: Store, now: Instant): Promise<void> {
  return store.transaction(async (tx) => {
    await tx.inbox.free();
    await tx.outbox.free(now);
  });
}

/** Prunes as long as there is something to prune, then looks again after an hour. */
function pruning(context: Context): () => Promise<Done> {
  let nextAt: Instant = instant(0);
  return async () => {
    const now = context.clock.now();
    if (now < nextAt) return idle(null);
    const hasPruned = await pruneOld(context, context.judge.keepMs ?? null);
    if (hasPruned) return worked;
    nextAt = instant(now + pruneEveryMs);
    return idle(null);
  };
}
