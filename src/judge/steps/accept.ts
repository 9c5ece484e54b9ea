/**
 * Step 1, accept: raw mail goes into the inbox, once, before anybody looks at it. Also notes how far
 * the mailbox has been read, and gives games more time when it could not be.
 */
import type { Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Alarm } from "../letters/alarm.js";
import { blindMsMax } from "../limits.js";
import type { Bookmark, MailSink, RawMail } from "../ports/ports.js";
import type { Tx } from "../ports/store.js";
import { tellKeeper } from "../records/keeper.js";
import { excuseAll, mendTimes } from "./retimed.js";

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
  const isAhead = stored !== null && stored > context.clock.now();
  if (isAhead) await mendTimes(context, tx, stored);
  const before = isAhead ? null : stored;
  if (before !== null && until <= before) return;
  // A mailbox that is read once an hour is not unread for an hour.
  const usualMs = 2 * (context.judge.readEveryMs ?? 0);
  const blindMs = Math.max(blindMsMax, usualMs);
  if (before !== null && until - before > blindMs) await excuseAll(context, tx, before, until);
  await tx.mailbox.saveReadUntil(until);
}
