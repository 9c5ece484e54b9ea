/**
 * What makes two deliveries the same mail. UIDs do not survive a rebuilt mailbox, and Message-IDs are missing or
 * given twice, so the key is made from what the sender wrote, without the traces of the way.
 */
import { createHash } from "node:crypto";
import { type Instant, minuteMs } from "../../util/index.js";

/** The headers that a sender's program writes once and no relay changes. */
const written = ["message-id", "from", "date", "subject"];

/**
 * The inbox key of a mail: its own headers and its body. A second delivery after a lost "250", and a message with a
 * new UID, differ from the first only in their trace. A mail that gives no instant of its own has that of its
 * arrival, to the minute: who writes the same line tomorrow means it anew.
 */
export function mailKey(raw: Uint8Array, receivedAt: Instant): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = endOfHead(bytes);
  const head = unfolded(bytes.subarray(0, end < 0 ? bytes.length : end).toString("latin1"));
  const own = written.map((name) => header(head, name));
  const [id, , date] = own;
  // Without an id, one text to two seats is told apart by where it goes.
  if (id === undefined) own.push(header(head, "to"));
  if (id === undefined && date === undefined) own.push(`${Math.floor(receivedAt / minuteMs)}`);
  const hash = createHash("sha256").update(JSON.stringify(own));
  hash.update(bytes.subarray(end < 0 ? bytes.length : end));
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
