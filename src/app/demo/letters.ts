/** The letters of the demonstration, read back from the folder that the judge writes them into. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createMailReader } from "../../mail/index.js";
import { instant } from "../../util/index.js";

export interface DemoLetter {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  /** Where an answer goes: it carries the seat's token. */
  readonly replyTo: string;
  readonly text: string;
}

const lookMs = 50;

/** Calls `show` with every letter that comes, until `signal` is aborted. */
export async function watchLetters(
  directory: string,
  signal: AbortSignal,
  show: (letter: DemoLetter) => void,
): Promise<void> {
  const seen = new Set<string>();
  while (!signal.aborted) {
    for (const file of await lettersIn(directory)) {
      if (seen.has(file)) continue;
      seen.add(file);
      show(await readLetter(file));
    }
    await sleep(lookMs);
  }
}

/** The files of all letters, oldest first: their names are the outbox's numbers. */
async function lettersIn(directory: string): Promise<readonly string[]> {
  const files = await readdir(directory, { recursive: true }).catch(() => []);
  return files
    .filter((file) => /(^|[\\/])\d+\.eml$/.test(file))
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map((file) => join(directory, file));
}

function numberOf(file: string): number {
  return Number(/(\d+)\.eml$/.exec(file)?.[1]);
}

const read = createMailReader("");

async function readLetter(file: string): Promise<DemoLetter> {
  const raw = await readFile(file);
  const result = await read({ key: file, raw, receivedAt: instant(0), envelope: null });
  if (result.kind === "unreadable") throw new Error(`${file}: ${result.why}`);
  const { subject, text, headers } = result.mail;
  const address = (name: string) => addressIn(new Map(headers).get(name) ?? "");
  return { file, to: address("to"), subject, replyTo: address("reply-to"), text };
}

function addressIn(value: string): string {
  return /<([^>]+)>/.exec(value)?.[1] ?? value.trim();
}
