/** A mail sink in memory, with the database's promise that a repeated key changes nothing. */
import type { MailSink, RawMail } from "../../../src/judge/ports/index.js";
import type { MessageNotGiven } from "../../../src/judge/ports/ports.js";
import type { Instant } from "../../../src/util/index.js";

export interface MemoryInbox extends MailSink {
  readonly mails: RawMail[];
  readonly cursors: Map<string, string>;
  readonly caughtUpAt: Instant[];
  readonly passedOver: MessageNotGiven[];
  readonly endedGrants: { readonly grant: string; readonly why: string }[];
  /** How often a mail was offered, repeated keys included. */
  offered(): number;
  /** Runs before each mail is stored; throwing refuses it. */
  beforeAccept: (mail: RawMail) => Promise<void> | void;
}

export function memoryInbox(): MemoryInbox {
  let offered = 0;
  const inbox: MemoryInbox = {
    mails: [],
    cursors: new Map(),
    caughtUpAt: [],
    passedOver: [],
    endedGrants: [],
    offered: () => offered,
    beforeAccept: () => {},
    accept: async (mails, bookmark) => {
      offered += mails.length;
      for (const mail of mails) await inbox.beforeAccept(mail);
      for (const mail of mails)
        if (!inbox.mails.some(({ key }) => key === mail.key)) inbox.mails.push(mail);
      if (bookmark !== undefined) inbox.cursors.set(bookmark.mailbox, bookmark.cursor);
    },
    caughtUp: async (until) => void inbox.caughtUpAt.push(until),
    passOver: async (message) => void inbox.passedOver.push(message),
    permissionEnded: async (grant, why) => void inbox.endedGrants.push({ grant, why }),
    loadCursor: async (mailbox) => inbox.cursors.get(mailbox) ?? null,
    saveCursor: async (mailbox, cursor) => void inbox.cursors.set(mailbox, cursor),
  };
  return inbox;
}

/** The subjects of the accepted mails, in order. */
export function subjects({ mails }: MemoryInbox): string[] {
  return mails.map(
    ({ raw }) => /^Subject: (.*)$/m.exec(Buffer.from(raw).toString("latin1"))?.[1]?.trim() ?? "",
  );
}
