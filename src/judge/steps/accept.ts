/**
 * Step 1, accept: raw mail goes into the inbox, once, before anybody looks at it. Also notes how far
 * the mailbox has been read, and gives games more time when it could not be.
 */
import { excuseOutage } from "../../game/index.js";
import { type Instant, present } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Alarm } from "../letters/alarm.js";
import { tellMembers } from "../letters/letters.js";
import { blindMsMax } from "../limits.js";
import type { Bookmark, MailSink, RawMail } from "../ports/ports.js";
import { type Tx, UnreadableGame } from "../ports/store.js";
import { loadGame, saveGame, tellUnreadable } from "../records/games.js";
import { tellKeeper } from "../records/keeper.js";

/** Where a mail source puts what it reads. `onRead` hears that it was read so far, `alarm` what cannot be stored. */
export function mailSink(context: Context, onRead: () => void, alarm?: Alarm): MailSink {
  const { store } = context;
  return {
    accept: async (mails, bookmark) => {
      const news = await store
        .transaction((tx) => take(tx, mails, bookmark))
        .catch(async (error: unknown) => {
          await alarm?.failed(error);
          throw error;
        });
      alarm?.worked();
      for (const [at, { key, raw }] of mails.entries())
        context.log.info("mail accepted", { key, bytes: raw.length, isNew: news[at] });
    },
    caughtUp: async (until) => {
      await store.transaction((tx) => noteReading(context, tx, until));
      onRead();
    },
    passOver: ({ mailbox, id, uid, why }) =>
      store.transaction((tx) =>
        tellKeeper(context, tx, `withheld:${mailbox}:${id}`, {
          kind: "message-withheld",
          mailbox,
          uid,
          why,
        }),
      ),
    permissionEnded: (grant, why) =>
      store.transaction((tx) =>
        tellKeeper(context, tx, `permission:${grant}`, { kind: "permission-ended", why }),
      ),
    loadCursor: (mailbox) => store.transaction((tx) => tx.mailbox.cursor(mailbox)),
    saveCursor: (mailbox, cursor) =>
      store.transaction((tx) => tx.mailbox.saveCursor(mailbox, cursor)),
  };
}

/** Which of them were not known yet. */
async function take(
  tx: Tx,
  mails: readonly RawMail[],
  bookmark: Bookmark | undefined,
): Promise<readonly boolean[]> {
  const news: boolean[] = [];
  for (const mail of mails) news.push(await tx.inbox.add(mail));
  if (bookmark !== undefined) await tx.mailbox.saveCursor(bookmark.mailbox, bookmark.cursor);
  return news;
}

async function noteReading(context: Context, tx: Tx, until: Instant): Promise<void> {
  const stored = await tx.mailbox.readUntil();
  // Nobody has read to the future: a clock was wrong once, and is right again.
  const before = stored !== null && stored > context.clock.now() ? null : stored;
  if (before !== null && until <= before) return;
  // A mailbox that is read once an hour is not unread for an hour.
  const usualMs = 2 * (context.judge.readEveryMs ?? 0);
  const blindMs = Math.max(blindMsMax, usualMs);
  if (before !== null && until - before > blindMs) await excuseAll(context, tx, before, until);
  await tx.mailbox.saveReadUntil(until);
}

/** The judge was blind for a while: every game with a deadline in that time gets as much again. */
async function excuseAll(context: Context, tx: Tx, since: Instant, until: Instant): Promise<void> {
  context.log.warn("mailbox unread for long", { since, until });
  // What ended in that time is due by now.
  for (const name of await tx.games.dueUntil(until)) {
    try {
      await excuseGame(context, tx, name, since, until);
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      await tellUnreadable(context, tx, error);
    }
  }
}

async function excuseGame(
  context: Context,
  tx: Tx,
  name: string,
  since: Instant,
  until: Instant,
): Promise<void> {
  const stored = present(await loadGame(context, tx, name), `The game ${name}`);
  const excused = excuseOutage(stored.game, since, until);
  if (excused.game === stored.game) return;
  await saveGame(tx, excused.game, stored.version);
  await tellMembers(context, tx, {
    cause: `outage:${name}:${until}`,
    before: stored.game,
    game: excused.game,
    events: excused.events.map((event) => ({ event, by: null })),
  });
}
