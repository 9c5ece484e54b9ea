/**
 * Tells the keeper that the judge itself cannot work: the disk is full, the database locked. A letter
 * about that cannot wait in the database like all others, so it leaves at once, or not at all.
 */
import { dayMs, type Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { bearableFailureMs } from "../limits.js";
import { letterId } from "../ports/message-id.js";
import { keeperLetter } from "../records/keeper.js";

export interface Alarm {
  /** Work failed as a whole. What goes on failing is told to the keeper, once a day. */
  failed(error: unknown): Promise<void>;
  worked(): void;
}

/** An alarm that knows since when work fails, as long as the judge runs. */
export function createAlarm(context: Context): Alarm {
  let since: Instant | null = null;
  let told: Instant | null = null;
  return {
    worked: () => {
      since = null;
    },
    failed: async (error) => {
      const now = context.clock.now();
      since ??= now;
      if (now - since < bearableFailureMs || (told !== null && now - told < dayMs)) return;
      told = now;
      await ring(context, now, error instanceof Error ? error.message : String(error));
    },
  };
}

/** Sends the letter past the outbox. If that fails too, the log has it. */
async function ring(context: Context, now: Instant, why: string): Promise<void> {
  const { judge, secrets, transport, log } = context;
  const letter = {
    ...keeperLetter(context, "alarm", { kind: "judge-failing", why }),
    id: 0,
    messageId: letterId(`alarm.${secrets.mark(secrets.makeKey(), why)}`, judge.address),
    createdAt: now,
  };
  const delivery = await transport.send(letter).catch((error) => ({
    kind: "temporary" as const,
    detail: String(error),
  }));
  log.error("the keeper was told that the judge cannot work", { why, delivery: delivery.kind });
}
