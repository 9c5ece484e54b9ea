/**
 * The bookmark in an IMAP mailbox: what was read, what the server did not give, and since when there is
 * anything to read.
 */
import { dayMs, type Instant, instant } from "../../util/index.js";
import { parseWithheld, printWithheld, type Withheld } from "./withheld.js";

export interface Cursor {
  readonly uidValidity: bigint;
  /** The last UID that was accepted, or passed over. */
  readonly uid: number;
  /** Mail that arrived before this instant is not for the judge: the mailbox is older than the daemon. */
  readonly since: Instant;
  /** How many messages from before then lie there, unanswered. */
  readonly left: number;
  /** What was passed over, to be asked for again. */
  readonly withheld: readonly Withheld[];
}

/** `UIDVALIDITY:UID:SINCE`, with `/LEFT` and `:WITHHELD,WITHHELD` where there are any. */
export function printCursor({ uidValidity, uid, since, left, withheld }: Cursor): string {
  const old = left === 0 ? "" : `/${left}`;
  const rest = withheld.length === 0 ? "" : `:${withheld.map(printWithheld).join(",")}`;
  return `${uidValidity}:${uid}:${since}${old}${rest}`;
}

/** Null for what no cursor ever looked like. */
export function parseCursor(text: string): Cursor | null {
  const [, uidValidity, uid, since, left, rest] =
    /^(\d+):(\d+):(\d+)(?:\/(\d+))?(?::([^:]+))?$/.exec(text) ?? [];
  if (uidValidity === undefined) return null;
  const withheld = rest === undefined ? [] : rest.split(",").map(parseWithheld);
  const known = withheld.filter((message) => message !== null);
  if (known.length !== withheld.length) return null;
  return {
    uidValidity: BigInt(uidValidity),
    uid: Number(uid),
    since: instant(Number(since)),
    left: Number(left ?? 0),
    withheld: known,
  };
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
  return { uidValidity, uid: 0, since, left: saved?.left ?? 0, withheld: [] };
}

/** What SELECT tells of a mailbox. */
interface Mailbox {
  readonly uidValidity: bigint;
  readonly exists: number;
}
