/**
 * What the judge does when it has nothing to do: the texts of old mails and letters, and what is known of
 * addresses that were not heard of since, are taken out of the database, as far as the keeper wants that, a
 * few at a time so that no mail waits for it.
 */
import { after } from "../util/index.js";
import type { Desk } from "./desk.js";

/** Rows of each table in one transaction. */
const batch = 50;

/** Prunes a little. True if there was something to prune. */
export async function pruneOld(
  desk: Pick<Desk, "store" | "clock" | "log">,
  keepMs: number | null,
): Promise<boolean> {
  if (keepMs === null) return false;
  const before = after(desk.clock.now(), -keepMs);
  const { mails, letters, addresses } = await desk.store.transaction(async (tx) => ({
    mails: await tx.inbox.prune(before, batch),
    letters: await tx.outbox.prune(before, batch),
    addresses: await tx.addresses.prune(before, batch),
  }));
  if (mails + letters + addresses === 0) return false;
  desk.log.info("pruned", { mails, letters, addresses });
  return true;
}
