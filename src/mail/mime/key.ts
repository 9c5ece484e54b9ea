/**
 * What makes two deliveries the same mail. UIDs do not survive a rebuilt mailbox and Message-IDs are
 * given twice, so the key is made from what the sender wrote, without the traces of the way.
 */
import { createHash } from "node:crypto";

/** The headers that a sender's program writes once and no relay changes. */
const written = ["message-id", "from", "date", "subject"];

/**
 * The inbox key of a mail. One with a Message-ID is known by its own headers and body: a second
 * delivery after a lost "250" differs only in its trace. Without one, `delivery` tells two mails apart.
 */
export function mailKey(raw: Uint8Array, delivery: string): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = endOfHead(bytes);
  const head = unfolded(bytes.subarray(0, end < 0 ? bytes.length : end).toString("latin1"));
  const [id, ...others] = written.map((name) => header(head, name));
  const hash = createHash("sha256");
  if (id === undefined) hash.update(`${delivery}\n`).update(bytes);
  else
    hash
      .update(JSON.stringify([id, ...others]))
      .update(bytes.subarray(end < 0 ? bytes.length : end));
  return `mail:${hash.digest("hex").slice(0, 40)}`;
}

/** Where the headers end; some pipes and servers give lines that end in LF alone. -1 where nothing follows. */
function endOfHead(bytes: Buffer): number {
  const ends = [bytes.indexOf("\r\n\r\n"), bytes.indexOf("\n\n")].filter((at) => at >= 0);
  return ends.length === 0 ? -1 : Math.min(...ends);
}

function unfolded(head: string): string {
  return head.replace(/\r?\n[ \t]+/g, " ");
}

function header(head: string, name: string): string | undefined {
  return new RegExp(`^${name}[ \\t]*:(.*)$`, "im").exec(head)?.[1]?.trim();
}
