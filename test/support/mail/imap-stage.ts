/** Mailboxes on a real Dovecot, a new one for each test, and the judge's source reading them. */
import { createTransport } from "nodemailer";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { MailSource } from "../../../src/judge/ports/index.js";
import type { ImapSettings } from "../../../src/mail/imap/imap-session.js";
import { createImapSource } from "../../../src/mail/index.js";
import { type KeptLog, keptLog, realClock, until } from "../judge/world.js";
import { type MemoryInbox, subjects } from "./inbox.js";
import type { MailSystemOptions } from "./mailsys.js";
import { type MailSystem, startMailSystem } from "./mailsys.js";

const quick = { lost: { first: 100, most: 500 }, refused: { first: 200, most: 400 } };

export interface ImapStage {
  readonly system: MailSystem;
  /** This test's mailbox. */
  readonly address: string;
  /** Puts a mail into the mailbox: there when this resolves. */
  mail(subject: string, changes?: Readonly<Record<string, string>>): Promise<void>;
  /** Hands a mail to Postfix, which keeps it until the mailbox takes it. */
  mailThroughPostfix(subject: string): Promise<void>;
  /** Begins to read; ends with the test at the latest. */
  read(
    inbox: MemoryInbox,
    settings?: Partial<ImapSettings>,
    options?: Partial<Parameters<typeof createImapSource>[0]>,
  ): Promise<{ readonly source: MailSource; readonly log: KeptLog }>;
  /** Ends all reading. */
  stopReading(): Promise<void>;
}

/** To be called within a `describe`: its servers start with it and end with it. */
export function imapStage(mailboxes: number, options: MailSystemOptions = {}): ImapStage {
  let system: MailSystem | null = null;
  let mailbox = 0;
  const running: MailSource[] = [];
  const address = (): string => `judge${mailbox}@example.test`;
  const started = (): MailSystem => {
    if (system === null) throw new Error("The mail system is not up yet.");
    return system;
  };
  const stopReading = async (): Promise<void> => {
    for (const source of running.splice(0)) await source.stop();
  };

  beforeAll(async () => {
    system = await startMailSystem(options);
    const addresses = Array.from({ length: mailboxes }, (_, at) => `judge${at + 1}@example.test`);
    await Promise.all(addresses.map((one) => started().addUser(one, "secret")));
  });
  beforeEach(() => {
    mailbox += 1;
  });
  afterEach(stopReading);
  afterAll(() => system?.stop());

  return {
    get system() {
      return started();
    },
    get address() {
      return address();
    },
    mail: (subject, changes = {}) =>
      submit({ port: started().ports.lmtp, lmtp: true }, address(), subject, changes),
    mailThroughPostfix: (subject) => submit({ port: started().ports.mx }, address(), subject, {}),
    read: async (inbox, changes = {}, more = {}) => {
      const log = keptLog();
      const settings = {
        host: "127.0.0.1",
        port: started().ports.imap,
        secure: false,
        user: address(),
        password: "secret",
        pollSeconds: 1,
        ...changes,
      };
      const usual = { clock: realClock, log, backoff: quick, roundTrip: 5_000 };
      const source = createImapSource({ settings, ...usual, ...more });
      running.push(source);
      await source.start(inbox);
      return { source, log };
    },
    stopReading,
  };
}

async function submit(
  server: { readonly port: number; readonly lmtp?: boolean },
  to: string,
  subject: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const transport = createTransport({
    host: "127.0.0.1",
    tls: { rejectUnauthorized: false },
    ...server,
  });
  const letter = { from: "anna@example.test", to, subject, text: "A Par H" };
  try {
    const envelope = { from: letter.from, to: changes.to ?? to };
    await transport.sendMail({ ...letter, envelope, ...changes });
  } finally {
    transport.close();
  }
}

/** The inbox comes to hold these mails, in this order, and no others. */
export async function holds(inbox: MemoryInbox, ...expected: string[]): Promise<void> {
  await until(`mails ${expected.join(", ")}`, () => subjects(inbox).length >= expected.length);
  expect(subjects(inbox)).toEqual(expected);
}
