/** The letters of the demonstration, read back from the folder that the judge writes them into. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

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

/** Our own letters are plain: 7-bit text, before whatever else they carry. This is all there is to reading them. */
async function readLetter(file: string): Promise<DemoLetter> {
  const raw = (await readFile(file, "utf8")).replace(/\r\n/g, "\n");
  const end = raw.indexOf("\n\n");
  const head = raw.slice(0, end).replace(/\n[ \t]+/g, " ");
  return {
    file,
    to: addressIn(header(head, "To")),
    subject: header(head, "Subject"),
    replyTo: addressIn(header(head, "Reply-To")),
    text: textOf(head, raw.slice(end + 2)),
  };
}

/** The first part of a letter with attachments, which are for programs. */
function textOf(head: string, body: string): string {
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary === undefined) return body;
  const part = body.split(`--${boundary}\n`)[1] ?? "";
  return part.slice(part.indexOf("\n\n") + 2);
}

function header(head: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1] ?? "";
}

function addressIn(value: string): string {
  return /<([^>]+)>/.exec(value)?.[1] ?? value.trim();
}
