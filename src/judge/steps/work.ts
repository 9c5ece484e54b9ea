/**
 * What there is to do, by kind. Each kind claims what it works on, so that any number of hands may do it, in
 * one process or in several. Mail is accepted beside it, by the sources.
 */
import { type Instant, instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { pruneEveryMs } from "../limits.js";
import type { Store, Topic, Tx } from "../ports/store.js";
import { advanceDue } from "./advance.js";
import { answerOldest } from "./answer.js";
import { deliverNext } from "./deliver.js";
import { writeDigest } from "./digest.js";
import { pruneOld } from "./prune.js";
import { seekPlayers } from "./replace.js";
import { Traffic } from "./traffic.js";

export interface Work {
  /** What must have changed for it to have something to do before it is due. */
  readonly topics: readonly Topic[];
  /** How many may do it at the same time, in one process. */
  readonly hands: number;
  /** Does the next thing. False if there is none. Calls `begun` when it is claimed, and another may look on. */
  next(begun?: () => void): Promise<boolean>;
  /** When there is something to do again, if nothing happens before. */
  dueAt(): Promise<Instant | null>;
}

/** All kinds of work, the most urgent first. `connections` letters may leave at once. */
export function kindsOfWork(context: Context, connections: number): readonly Work[] {
  const traffic = new Traffic();
  const first = (at: (tx: Tx) => Promise<Instant | null>) => () => context.store.transaction(at);
  const work = (topics: readonly Topic[], next: Work["next"], dueAt: Work["dueAt"], hands = 1) => ({
    topics,
    next,
    dueAt,
    hands,
  });
  const lettersDue = first(async (tx) => {
    const [ready, rest] = [await tx.outbox.nextAttempt(), traffic.restsUntil(context.clock.now())];
    return ready === null || rest === null ? ready : instant(Math.max(ready, rest));
  });
  const half = Math.ceil(connections / 2);
  const answers = { answersOnly: true };
  return [
    work(
      ["mail"],
      () => answerOldest(context),
      first((tx) => tx.inbox.nextClaim()),
    ),
    // A game may wait for a mail to be answered.
    work(
      ["games", "mail"],
      () => advanceDue(context),
      first((tx) => tx.games.nextDue()),
    ),
    work(
      ["digests"],
      () => writeDigest(context),
      first((tx) => tx.notices.nextDue()),
    ),
    work(
      ["searches"],
      () => seekPlayers(context),
      first((tx) => tx.searches.nextDue()),
    ),
    // Half of the connections are for answers alone: ten thousand results hold up none of them.
    work(
      ["letters"],
      (begun) => deliverNext(context, traffic, answers, begun),
      lettersDue,
      connections - half,
    ),
    work(["letters"], (begun) => deliverNext(context, traffic, {}, begun), lettersDue, half),
    work([], pruning(context), async () => null),
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
function pruning(context: Context): () => Promise<boolean> {
  let nextAt: Instant = instant(0);
  return async () => {
    const now = context.clock.now();
    if (now < nextAt) return false;
    const hasPruned = await pruneOld(context, context.judge.keepMs ?? null);
    if (!hasPruned) nextAt = instant(now + pruneEveryMs);
    return hasPruned;
  };
}
