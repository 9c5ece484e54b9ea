/** The bookmark in an IMAP mailbox: what was read, and since when there is anything to read. */
import { dayMs, type Instant, instant } from "../util/index.js";

export interface Cursor {
  readonly uidValidity: bigint;
  /** The last UID that was accepted. */
  readonly uid: number;
  /** Mail that arrived before this instant is not for the judge: the mailbox is older than the daemon. */
  readonly since: Instant;
}

/** `UIDVALIDITY:UID:SINCE`. */
export function printCursor({ uidValidity, uid, since }: Cursor): string {
  return `${uidValidity}:${uid}:${since}`;
}

/** Null for what no cursor ever looked like. */
export function parseCursor(text: string): Cursor | null {
  const [, uidValidity, uid, since] = /^(\d+):(\d+):(\d+)$/.exec(text) ?? [];
  if (uidValidity === undefined) return null;
  return { uidValidity: BigInt(uidValidity), uid: Number(uid), since: instant(Number(since)) };
}

/**
 * Where to go on reading. A mailbox that was never read is read from yesterday on, lest years of old
 * mail be answered; one whose UIDs were renumbered is read again from that same day, and what was
 * accepted before is recognised by its key.
 */
export function resume(saved: Cursor | null, box: Mailbox, now: Instant): Cursor {
  const { uidValidity } = box;
  if (saved?.uidValidity === uidValidity) return saved;
  const since = saved?.since ?? (box.exists === 0 ? instant(0) : instant(now - dayMs));
  return { uidValidity, uid: 0, since };
}

/** What SELECT tells of a mailbox. */
interface Mailbox {
  readonly uidValidity: bigint;
  readonly exists: number;
}
