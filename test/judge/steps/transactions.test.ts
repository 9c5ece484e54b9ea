/** What one mail costs the database: each transaction is a lock and, on most disks, a wait. */
import { expect, it, onTestFinished } from "vitest";
import type { Context } from "../../../src/judge/index.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

/** Looking for each of the six kinds of work, and telling how far the mailbox was read. */
const looking = 6 + 1;

it.each([
  ["nothing at all", "", 0],
  // Accepted, claimed, answered; the four kinds before the letter; the letter claimed, and settled.
  ["HELP", "HELP", 3 + 4 + 2],
  ["orders", "GAME paris AS FRANCE PASSWORD pw-FRANCE\nA Par - Bur", 3 + 4 + 2],
])("%s", async (_, text, more) => {
  let count = 0;
  let hasty = 0;
  const counting = (context: Context): Context => ({
    ...context,
    store: {
      ...context.store,
      transaction: (work, outlives) => {
        count += 1;
        if (outlives === "a kill") hasty += 1;
        return context.store.transaction(work, outlives);
      },
    },
  });
  const room = await openRoom(undefined, undefined, counting);
  onTestFinished(() => room.close());
  await beginGame(room, "paris");
  await room.settle();
  [count, hasty] = [0, 0];
  if (text !== "") await room.mail("france@example.net", text);
  await room.settle();
  expect(count).toBeLessThanOrEqual(looking + more);
  // Only what was accepted, and what was answered, must outlive a power cut: nobody else waits for the disk.
  if (text !== "") expect(hasty).toBeGreaterThanOrEqual(3);
});
