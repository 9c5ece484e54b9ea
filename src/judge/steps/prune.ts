/**
 * What the judge does when it has nothing to do: the texts of old mails and letters, and what is known of
 * addresses that were not heard of since, are taken out of the database, as far as the keeper wants that, a
 * few at a time so that no mail waits for it.
 */
import { after } from "../../util/index.js";
import type { Context } from "../context.js";
import { pruneBatch } from "../limits.js";

/** Prunes a little. True if there was something to prune. */
export async function pruneOld(
  context: Pick<Context, "store" | "clock" | "log">,
  keepMs: number | null,
): Promise<boolean> {
  if (keepMs === null) return false;
  const before = after(context.clock.now(), -keepMs);
  const { mails, letters, addresses } = await context.store.transaction(async (tx) => ({
    mails: await tx.inbox.prune(before, pruneBatch),
    letters: await tx.outbox.prune(before, pruneBatch),
    addresses: await tx.addresses.prune(before, pruneBatch),
  }));
  if (mails + letters + addresses === 0) return false;
  context.log.info("pruned", { mails, letters, addresses });
  return true;
}
