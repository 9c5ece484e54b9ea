/** How a judge is: whether it reads its mail, what waits, what failed. Gathered from its database. */
import { existsSync } from "node:fs";
import type { Config } from "../../files/index.js";
import { bouncesMax, type Queues, type Store } from "../../judge/ports/index.js";
import { parseCursor, readTokenFile } from "../../mail/index.js";
import { dayMs, type Instant, instant, minuteMs, secondMs } from "../../util/index.js";

export interface Status extends Queues {
  readonly judge: string;
  readonly address: string;
  /** True if it has read its mail lately: a judge that runs does nothing else so often. */
  readonly isAlive: boolean;
  /** All mail that came before this was read; null if none ever was. */
  readonly readUntil: Instant | null;
  /** Messages that the mail server has and does not give. */
  readonly withheld: number;
  /** Messages that were in the mailbox before the judge, and get no answer. */
  readonly leftUnanswered: number;
  /** Games by what they do: `forming`, `active`, ... */
  readonly games: Readonly<Record<string, number>>;
  readonly damaged: readonly string[];
  readonly nextDeadline: Instant | null;
  /** Addresses from which letters come back. */
  readonly bouncing: number;
  /** Why the provider gives no more tokens. */
  readonly permissionEnded: string | null;
}

/** Without a sign of life for so long, a judge counts as dead. */
const leastSilenceMs = 5 * minuteMs;

export async function statusOf(store: Store, config: Config, now: Instant): Promise<Status> {
  const ended = await permissionEnded(config);
  return store.transaction(async (tx) => {
    const readUntil = await tx.mailbox.readUntil();
    const { byStatus, damaged } = await tx.games.figures();
    const saved = await tx.mailbox.cursors();
    const cursors = saved.flatMap(({ cursor }) => parseCursor(cursor) ?? []);
    return {
      judge: config.judge.name,
      address: config.judge.address,
      isAlive: readUntil !== null && now - readUntil <= silenceMs(config),
      readUntil,
      withheld: cursors.flatMap(({ withheld }) => withheld).length,
      leftUnanswered: cursors.reduce((sum, { left }) => sum + left, 0),
      mails: await tx.queues.mails(),
      letters: await tx.queues.letters(instant(now - 7 * dayMs)),
      games: byStatus,
      damaged,
      nextDeadline: await tx.games.nextDue(),
      bouncing: (await tx.addresses.bouncing(bouncesMax)).length,
      permissionEnded: ended,
    };
  });
}

function silenceMs({ source }: Config): number {
  const poll = source.kind === "imap" ? source.pollSeconds * secondMs : 0;
  return Math.max(leastSilenceMs, 3 * poll);
}

/** Of both logins, why one of them is good no more. */
async function permissionEnded({ source, delivery }: Config): Promise<string | null> {
  const passwords = [
    source.kind === "imap" ? source.password : "",
    delivery.kind === "smtp" ? (delivery.login?.password ?? "") : "",
  ];
  for (const password of passwords) {
    if (typeof password === "string" || !existsSync(password.tokenFile)) continue;
    const { ended } = await readTokenFile(password.tokenFile);
    if (ended !== undefined) return `${ended}; ems login --file ${password.tokenFile}`;
  }
  return null;
}

/** What a keeper must do something about, a sentence each. */
export function troublesOf(status: Status): readonly string[] {
  const { mails, letters, damaged, permissionEnded: ended } = status;
  const lastRead = status.readUntil === null ? "never" : new Date(status.readUntil).toISOString();
  const troubles: readonly (readonly [boolean, string])[] = [
    [!status.isAlive, `The mailbox was last read: ${lastRead}. Is the judge running? See its log.`],
    [ended !== null, `The permission to use the mailbox has ended: ${ended}`],
    [mails.setAside > 0, `Mails set aside: ${mails.setAside}. See: ems games`],
    [status.withheld > 0, `Messages that the mail server does not give: ${status.withheld}.`],
    [letters.troubled > 0, `Letters not sent yet: ${letters.troubled}. Last: ${letters.trouble}`],
    [damaged.length > 0, `Games that cannot be read: ${damaged.join(", ")}. See: ems verify`],
  ];
  return troubles.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}
