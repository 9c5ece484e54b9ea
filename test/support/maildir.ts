/** Players' mailboxes as Dovecot keeps them on disk: every letter that came, once for each Message-ID. */
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { simpleParser } from "mailparser";
import type { StageLetter } from "./recorded-game.js";

export interface Mailboxes {
  /** The letters in a mailbox so far, oldest first; a second copy of one counts once. */
  read(address: string): Promise<readonly StageLetter[]>;
  /** Waits for a letter; fails after a generous time. */
  letter(address: string, wanted: (letter: StageLetter) => boolean): Promise<StageLetter>;
}

const patienceMs = 180_000;
const lookMs = 25;

export function mailboxesIn(directory: string): Mailboxes {
  const known = new Map<string, Map<string, StageLetter & { readonly id: string }>>();

  async function look(address: string): Promise<readonly (StageLetter & { id: string })[]> {
    const letters = known.get(address) ?? new Map();
    known.set(address, letters);
    const folder = `${directory}/mail/${address}/Maildir/new`;
    const files = (await readdir(folder).catch(() => [])).sort();
    for (const file of files.filter((name) => !letters.has(name))) {
      letters.set(file, await readLetter(`${folder}/${file}`, address));
    }
    return [...letters.values()];
  }

  return {
    read: async (address) => {
      const letters = await look(address);
      return [...new Map(letters.map((letter) => [letter.id, letter])).values()];
    },
    letter: async (address, wanted) => {
      const until = Date.now() + patienceMs;
      for (;;) {
        const letters = await look(address);
        const found = letters.find(wanted);
        if (found !== undefined) return found;
        if (Date.now() > until) {
          const subjects = letters.map(({ subject }) => subject).join("\n");
          throw new Error(`The awaited letter to ${address} did not come, only:\n${subjects}`);
        }
        await sleep(lookMs);
      }
    },
  };
}

async function readLetter(file: string, to: string): Promise<StageLetter & { id: string }> {
  const { subject, text, messageId, replyTo } = await simpleParser(await readFile(file));
  return {
    id: messageId ?? file,
    to,
    subject: subject ?? "",
    text: text ?? "",
    replyTo: replyTo?.value[0]?.address ?? "",
  };
}
