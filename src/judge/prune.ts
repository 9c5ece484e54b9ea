/**
 * What the judge does when it has nothing to do: the texts of old mails and letters are taken out of the
 * database, as far as the keeper wants that, a few at a time so that no mail waits for it.
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
  const { mails, letters } = await desk.store.transaction(async (tx) => ({
    mails: await tx.inbox.prune(before, batch),
    letters: await tx.outbox.prune(before, batch),
  }));
  if (mails + letters === 0) return false;
  desk.log.info("pruned", { mails, letters });
  return true;
}
