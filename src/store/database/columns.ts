/**
 * The tables as Kysely sees them. Instants are UTC milliseconds, truth values 0 or 1, documents JSON
 * text: what SQLite and PostgreSQL store alike. migrations/ creates what is listed here.
 */
import type { Generated } from "kysely";
import { type Instant, instant } from "../../util/index.js";

interface InboxColumns {
  id: Generated<number>;
  key: string;
  /** Empty once the mail is done with and old. */
  raw: Uint8Array;
  received_at: number;
  /** JSON of the SMTP envelope. */
  envelope: string | null;
  state: "waiting" | "answered" | "ignored" | "duplicate" | "shunted";
  attempts: number;
  failures: number;
  /** The mails of one lane are answered one after the other. */
  lane: string;
  /** In the past where nobody has claimed it. */
  claimed_until: Generated<number>;
  why: string | null;
  duplicate_of: number | null;
  fingerprint: string | null;
  /** Whose orders it gave, and when they were written. */
  seat: string | null;
  written_at: number | null;
  /** Null while it waits, for its answer or for the keeper. */
  ended_at: number | null;
}

interface GameColumns {
  name: string;
  version: number;
  /** The form of the document (schema/codec.ts), not the version of the game. */
  schema: number;
  document: string;
  due_at: number | null;
  unreadable_since: number | null;
  /** The version for which the next three and the game's seats and careers hold. */
  filed: Generated<number>;
  /** 0 while it goes on, 1 when it is over; null for a game that is not listed. */
  listing: number | null;
  open: Generated<0 | 1>;
  /** What the game does: `forming`, `active`, ... */
  status: string | null;
}

/** A member of a game that goes on, as the game's document says. */
interface SeatColumns {
  game: string;
  member: number;
  address: string;
}

/** Who plays in a game, or has played. */
interface CareerColumns {
  game: string;
  address: string;
  /** They play, and the game runs. */
  plays: 0 | 1;
}

interface PhaseColumns {
  game: string;
  turn: number;
  schema: number;
  document: string;
}

interface OutboxColumns {
  id: Generated<number>;
  dedupe_key: string;
  kind: string;
  message_id: string;
  recipient: string;
  reply_to: string;
  in_reply_to: string | null;
  /** JSON array of Message-IDs. */
  reference_ids: string;
  subject: string;
  /** Empty once the letter has left, or was given up, and is old. */
  body: string;
  /** Null for text alone. */
  html: string | null;
  /** JSON array of attachments. */
  attachments: string;
  /** JSON array of pictures, not yet drawn. */
  pictures: string;
  game: string | null;
  is_reply: 0 | 1;
  /** A mailto address, or null. */
  unsubscribe: string | null;
  created_at: number;
  state: "waiting" | "sent" | "dead";
  attempts: number;
  /** A claim moves it to the end of its lease, so that one instant says when the letter is ready. */
  not_before: number;
  claimed_until: number | null;
  /** Since when the recipient's side refuses it for now. */
  failing_since: number | null;
  detail: string | null;
  ended_at: number | null;
}

interface NoticeColumns {
  id: Generated<number>;
  game: string;
  member: number;
  recipient: string;
  title: string;
  body: string;
  happened_at: number;
  until_start: number;
  due_at: number;
}

interface GmLogColumns {
  id: Generated<number>;
  game: string;
  at: number;
  phase: string;
  /** The address of the GM, or the judge's own. */
  gm: string;
  sentence: string;
  discreet: 0 | 1;
}

interface PressColumns {
  id: Generated<number>;
  game: string;
  at: number;
  schema: number;
  document: string;
}

interface AddressColumns {
  address: string;
  proved_at: number | null;
  heard_at: number | null;
  bounces: number;
  /** 1 where no invitations are wanted. */
  uninvited: Generated<number>;
}

interface ConfirmationColumns {
  hash: string;
  document: string;
  /** What the document says of these; null where it says nothing. */
  kind: string;
  game: string | null;
  member: number | null;
  expires_at: number;
}

interface StandbyColumns {
  address: string;
  /** JSON of the games that they would play. */
  wish: string;
  since: number;
  asked_at: number | null;
  unanswered: number;
}

interface SearchColumns {
  game: string;
  power: string;
  /** JSON array of addresses. */
  asked: string;
  waiting_for: string | null;
  due_at: number | null;
}

interface CursorColumns {
  mailbox: string;
  cursor: string;
}

interface InstantColumns {
  name: string;
  at: number;
}

interface KeyColumns {
  name: string;
  value: string;
}

export interface Tables {
  inbox: InboxColumns;
  games: GameColumns;
  seats: SeatColumns;
  careers: CareerColumns;
  history: PhaseColumns;
  /** The phases that were rolled back. */
  undone: PhaseColumns;
  outbox: OutboxColumns;
  notices: NoticeColumns;
  gm_log: GmLogColumns;
  press: PressColumns;
  addresses: AddressColumns;
  confirmations: ConfirmationColumns;
  standbys: StandbyColumns;
  searches: SearchColumns;
  cursors: CursorColumns;
  instants: InstantColumns;
  keys: KeyColumns;
}

/** Text that a database takes: PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** A truth value, for which not every database has a type. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

export function instantOrNull(at: number | null | undefined): Instant | null {
  return at == null ? null : instant(at);
}
