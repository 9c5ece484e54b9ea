/** Players' mailboxes as Dovecot keeps them on disk: every letter that came, once for each Message-ID. */
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { simpleParser } from "mailparser";
import type { Letter } from "../conversations/correspondence.js";

/** A letter as it came, beside what was read of it. */
export interface ReceivedLetter extends Letter {
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** All bytes that Dovecot holds. */
  readonly raw: string;
}

export interface Mailboxes {
  /** The letters in a mailbox so far, oldest first; a second copy of one counts once. */
  read(address: string): Promise<readonly ReceivedLetter[]>;
  /** The same with every copy. */
  copies(address: string): Promise<readonly ReceivedLetter[]>;
  /** Waits for a letter; fails after a generous time. */
  letter(address: string, wanted: (letter: Letter) => boolean): Promise<ReceivedLetter>;
}

/** Names of files in the order of arrival: Dovecot writes seconds and microseconds without leading zeros. */
export function byArrival(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** Longer than the lease of a letter that was claimed when the judge was killed: then it leaves. */
const patienceMs = 11 * 60_000;
const lookMs = 25;

export function mailboxesIn(directory: string): Mailboxes {
  const known = new Map<string, Map<string, ReceivedLetter>>();

  async function look(address: string): Promise<readonly ReceivedLetter[]> {
    const letters = known.get(address) ?? new Map();
    known.set(address, letters);
    const folder = `${directory}/mail/${mailboxOf(address)}/Maildir/new`;
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => !letters.has(name)).sort(byArrival)) {
      letters.set(file, await readLetter(`${folder}/${file}`, address));
    }
    return [...letters.values()];
  }

  return {
    copies: look,
    read: async (address) => {
      const letters = await look(address);
      return [...new Map(letters.map((letter) => [letter.messageId, letter])).values()];
    },
    letter: async (address, wanted) => {
      const until = Date.now() + patienceMs;
      for (let seen = 0; ; ) {
        const letters = await look(address);
        const found = letters.slice(seen).find(wanted);
        if (found !== undefined) return found;
        seen = letters.length;
        if (Date.now() > until) {
          const subjects = letters.map(({ subject }) => subject).join("\n");
          throw new Error(`The awaited letter to ${address} did not come, only:\n${subjects}`);
        }
        await sleep(lookMs);
      }
    },
  };
}

/** Postfix and Dovecot deliver `anna+game@` to `anna@`. */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*/, "");
}

async function readLetter(file: string, to: string): Promise<ReceivedLetter> {
  const bytes = await readFile(file);
  const { subject, text, messageId, inReplyTo, replyTo, date, attachments } =
    await simpleParser(bytes);
  return {
    messageId: messageId ?? file,
    inReplyTo: inReplyTo ?? null,
    raw: bytes.toString("latin1"),
    to,
    subject: subject ?? "",
    text: text ?? "",
    replyTo: replyTo?.value[0]?.address ?? "",
    createdAt: date?.getTime() ?? 0,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      name: filename ?? "",
      type: contentType,
      text: content.toString("utf8"),
    })),
  };
}
