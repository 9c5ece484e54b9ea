/**
 * Which mails must be answered one after the other: those of one sender. Told from the first lines of a mail
 * that nobody has read yet, so it proves nothing and decides nothing but the order.
 */
import type { RawMail } from "./ports.js";

/** Whoever hides the sender behind more bytes than this shares a lane with all who do. */
const headBytesMax = 65_536;

/** The sender's address as the mail gives it, or the whole line where none is seen. */
export function laneOf({ raw }: Pick<RawMail, "raw">): string {
  const bytes = raw.subarray(0, headBytesMax);
  const text = new TextDecoder("latin1").decode(bytes);
  const [head = ""] = text.split(/\r?\n\r?\n/, 1);
  const [, from = ""] = /^from[ \t]*:((?:.|\r?\n[ \t])*)/im.exec(head) ?? [];
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
  return address
    .trim()
    .toLowerCase()
    .replace(/[^!-~]/g, "")
    .slice(0, 320);
}
