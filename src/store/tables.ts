/**
 * The tables as Kysely sees them. Instants are UTC milliseconds, truth values 0 or 1, documents JSON
 * text: what SQLite and PostgreSQL store alike. migrations/ makes what stands here.
 */
import type { Generated } from "kysely";

interface InboxColumns {
  id: Generated<number>;
  key: string;
  raw: Uint8Array;
  received_at: number;
  /** JSON of the SMTP envelope. */
  envelope: string | null;
  state: "waiting" | "answered" | "ignored" | "duplicate" | "shunted";
  attempts: number;
  why: string | null;
  duplicate_of: number | null;
  fingerprint: string | null;
  /** Whose orders it gave, and when they were written. */
  seat: string | null;
  written_at: number | null;
  ended_at: number | null;
}

interface GameColumns {
  name: string;
  version: number;
  /** The form of the document (codec.ts), not the version of the game. */
  schema: number;
  document: string;
  due_at: number | null;
}

interface HistoryColumns {
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
  body: string;
  /** JSON array of attachments. */
  attachments: string;
  game: string | null;
  is_reply: 0 | 1;
  created_at: number;
  state: "waiting" | "sent" | "dead";
  attempts: number;
  /** A claim moves it to the end of its lease, so that one instant says when the letter is ready. */
  not_before: number;
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
  due_at: number;
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

interface DeedColumns {
  id: Generated<number>;
  game: string;
  at: number;
  phase: string;
  master: string;
  sentence: string;
  discreet: 0 | 1;
}

interface PressColumns {
  id: Generated<number>;
  game: string;
  at: number;
  document: string;
}

interface ConfirmationColumns {
  hash: string;
  document: string;
  expires_at: number;
}

interface AddressColumns {
  address: string;
  proved_at: number | null;
  heard_at: number | null;
  bounces: number;
}

interface StandbyColumns {
  address: string;
  /** JSON of what he wants. */
  document: string;
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

export interface Tables {
  inbox: InboxColumns;
  games: GameColumns;
  history: HistoryColumns;
  /** As `history`: what was rolled back. */
  undone: HistoryColumns;
  outbox: OutboxColumns;
  notices: NoticeColumns;
  cursors: CursorColumns;
  instants: InstantColumns;
  keys: KeyColumns;
  deeds: DeedColumns;
  press: PressColumns;
  confirmations: ConfirmationColumns;
  addresses: AddressColumns;
  standbys: StandbyColumns;
  searches: SearchColumns;
}
