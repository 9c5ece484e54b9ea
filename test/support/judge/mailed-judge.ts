/**
 * A whole judge that is reached by mail alone: the daemon with its real adapters, between real Dovecot
 * and Postfix and a database file, under a clock that stands still until told. Since the servers' own
 * clock goes on, a mail arrives at the time that the judge's clock shows when it is taken in.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { run } from "../../../src/app/daemon.js";
import { type Judge, wire } from "../../../src/app/wire.js";
import { readConfig } from "../../../src/files/index.js";
import type {
  MailSink,
  MailSource,
  MailTransport,
  OutgoingMail,
} from "../../../src/judge/ports/index.js";
import { hourMs, type Instant, instant } from "../../../src/util/index.js";
import type { Correspondence } from "../conversations/correspondence.js";
import { bareAddress, composeMail } from "../mail/compose-mail.js";
import { mailboxesIn, type ReceivedLetter } from "../mail/maildir.js";
import type { MailSystem } from "../mail/mailsys.js";
import { judgeAddress, tickMs } from "./judge-room.js";
import { keptLog, until } from "./world.js";

/** How often it is looked whether the judge is ready, in milliseconds. */
const lookMs = 3;

export interface MailedJudge extends Correspondence {
  /** All letters that are in the mailboxes, in the order in which they were found there. */
  readonly letters: readonly ReceivedLetter[];
  newLetters(): readonly ReceivedLetter[];
}

/** Starts a judge at `start` (UTC); its mailbox and those of its readers exist in `system`. */
export async function openMailedJudge(
  system: MailSystem,
  start = "2026-03-02T09:00:00Z",
): Promise<MailedJudge> {
  let now = instant(Date.parse(start));
  let judge = await startJudge(system, () => now);
  const post = postOffice(system);
  const mailboxes = mailboxesIn(system.directory);
  const letters: ReceivedLetter[] = [];
  /** How many letters of each reader are among these. */
  const fetched = new Map<string, number>();
  let sent = 0;
  let shown = 0;

  const settle = async (): Promise<void> => {
    await until("the mails are taken in", () => judge.hasRead(sent, now), lookMs);
    await until("the judge rests", () => judge.rests(now), lookMs);
    for (const [address, ids] of judge.written) {
      const known = fetched.get(address) ?? 0;
      if (ids.length > known) letters.push(...(await arrived(address, ids)).slice(known));
      fetched.set(address, ids.length);
    }
  };
  /** The letters with these Message-IDs in this order: what Postfix is given at once comes in any. */
  const arrived = async (address: string, ids: readonly string[]) => {
    const found = new Map<string, ReceivedLetter>();
    const look = async () => {
      for (const one of await mailboxes.read(address)) found.set(one.messageId, one);
      return ids.every((id) => found.has(id));
    };
    await until(`the letters to ${address} arrive`, look, lookMs);
    return ids.map((id) => found.get(id)!);
  };
  const travel = async (until: Instant): Promise<void> => {
    while (now < until) {
      now = instant(Math.min(until, now + tickMs));
      await settle();
    }
  };
  return {
    letters,
    now: () => now,
    travel: (time) => travel(instant(Date.parse(time))),
    passHours: (hours) => travel(instant(now + hours * hourMs)),
    sleepHours: async (hours) => {
      await judge.stop();
      now = instant(now + hours * hourMs);
      judge = await startJudge(system, () => now, judge);
    },
    mail: (from, text, { to = judgeAddress, subject = "game", headers = [] } = {}) => {
      sent += 1;
      const messageId = `<test.${sent}@players.example>`;
      const frame = { from, to, subject, messageId, date: now };
      return post.send(bareAddress(from), to, composeMail(frame, headers, text));
    },
    settle,
    newLetters: () => {
      const fresh = letters.slice(shown);
      shown = letters.length;
      return fresh;
    },
    lastLetter: (address, shape = /^/) =>
      letters.findLast(({ to, replyTo }) => to === address && shape.test(replyTo)),
    close: async () => {
      await judge.stop();
      post.close();
    },
  };
}

interface RunningJudge {
  /** The Message-IDs of the letters that were sent to each address so far. */
  readonly written: Map<string, string[]>;
  readonly taken: Set<string>;
  /** Have so many mails been taken in, and has the mailbox been read until then? Asks for it if not. */
  hasRead(mails: number, at: Instant): boolean;
  /** Is nothing left to be answered, advanced or sent at that time? */
  rests(at: Instant): Promise<boolean>;
  stop(): Promise<void>;
}

async function startJudge(
  system: MailSystem,
  now: () => Instant,
  before: Pick<RunningJudge, "written" | "taken"> = { written: new Map(), taken: new Set() },
): Promise<RunningJudge> {
  const { written, taken } = before;
  let readUntil = 0;
  const wired = await wire(await configIn(system), keptLog(), { now });
  const watched = (sink: MailSink): MailSink => ({
    ...sink,
    accept: async (mails, bookmark) => {
      const dated = mails.map((mail) => ({ ...mail, receivedAt: now() }));
      await sink.accept(dated, bookmark);
      for (const { key } of mails) taken.add(key);
    },
    caughtUp: async (at) => {
      await sink.caughtUp(at);
      readUntil = at;
    },
  });
  const judge = betweenPorts(wired, watched, ({ to, messageId }) => {
    written.set(to, [...(written.get(to) ?? []), messageId]);
  });
  const stopped = new AbortController();
  const running = run(judge, stopped.signal);
  return {
    written,
    taken,
    hasRead: (mails, at) => {
      if (taken.size >= mails && readUntil >= at) return true;
      judge.source.check();
      return false;
    },
    rests: (at) =>
      judge.context.store.transaction(async (tx) => {
        const letter = await tx.outbox.nextAttempt();
        const isBusy = (await tx.inbox.oldest()) ?? (await tx.games.due(at)) ?? letter;
        return isBusy === null && (await tx.notices.due(at)) === null;
      }),
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}

/** The judge with an ear at its mailbox and at its door. */
function betweenPorts(
  { context, source, ...others }: Judge,
  watched: (sink: MailSink) => MailSink,
  onSent: (mail: OutgoingMail) => void,
): Judge {
  const transport: MailTransport = {
    ...context.transport,
    send: async (mail, images) => {
      const delivery = await context.transport.send(mail, images);
      if (delivery.kind === "sent") onSent(mail);
      return delivery;
    },
  };
  const heard: MailSource = { ...source, start: (sink) => source.start(watched(sink)) };
  return { ...others, context: { ...context, transport }, source: heard };
}

async function configIn({ directory, ports }: MailSystem) {
  const file = join(directory, "judge.yaml");
  const login = `user: ${judgeAddress}, password: secret`;
  await writeFile(
    file,
    `
judge: { name: EMSD, address: ${judgeAddress}, keeper: keeper@example.net }
mail:
  source: imap
  imap: { host: 127.0.0.1, port: ${ports.imaps}, secure: true, ${login}, poll_seconds: 60 }
  smtp: { host: 127.0.0.1, port: ${ports.submission}, secure: false, ${login} }
database: ems.sqlite
`,
  );
  const reading = readConfig(file, {});
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults));
  return reading.config;
}

/** Where players' mail comes in from outside. */
function postOffice({ ports }: MailSystem) {
  const transporter = createTransport({
    pool: true,
    maxConnections: 1,
    host: "127.0.0.1",
    port: ports.mx,
    ignoreTLS: true,
  });
  return {
    send: async (from: string, to: string, raw: string): Promise<void> => {
      await transporter.sendMail({ envelope: { from, to }, raw });
    },
    close: () => transporter.close(),
  };
}
