/**
 * What the judge needs from the world. Adapters implement these; the judge never imports an adapter.
 * Instants are UTC milliseconds.
 */
import type { Attachment } from "../../report/index.js";
import type { Instant } from "../../util/index.js";
import type { PictureImage } from "./pictures.js";

export interface Clock {
  now(): Instant;
}

/** One line per event, with data; never a secret, never a mail's text. */
export interface Log {
  info(event: string, data?: Readonly<Record<string, unknown>>): void;
  warn(event: string, data?: Readonly<Record<string, unknown>>): void;
  error(event: string, data?: Readonly<Record<string, unknown>>): void;
}

/** A mail as it came, not yet understood. */
export interface RawMail {
  /** The same for one mail however often and by whatever way it comes: a repeated key changes nothing. */
  readonly key: string;
  readonly raw: Uint8Array;
  /** The mailbox's own arrival time, never the forgeable Date header. */
  readonly receivedAt: Instant;
  /** The SMTP envelope, where the source knows it. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] } | null;
}

/** A message that a mail server has and does not give. */
export interface MessageNotGiven {
  readonly mailbox: string;
  /** The same whenever this message is spoken of, and no other's: the keeper is told once. */
  readonly id: string;
  readonly uid: number;
  /** What the server said to it. */
  readonly why: string;
}

/** How far a source has read a mailbox, in its own words. */
export interface Bookmark {
  readonly mailbox: string;
  readonly cursor: string;
}

/** Where a source puts what it reads. Resolves only after the database committed. */
export interface MailSink {
  /** All of them, and the bookmark behind them, or nothing. */
  accept(mails: readonly RawMail[], bookmark?: Bookmark): Promise<void>;
  /** Everything that reached the mailbox before this instant has been accepted. */
  caughtUp(until: Instant): Promise<void>;
  /** The server has a message and does not give it: it stays there, the keeper is told, and reading goes on. */
  passOver(message: MessageNotGiven): Promise<void>;
  /** The provider took the permission to read back. However often it is said of a grant, the keeper is told once. */
  permissionEnded(grant: string, why: string): Promise<void>;
  /** The source's bookmark in a mailbox, in its own words, or null at first. */
  loadCursor(mailbox: string): Promise<string | null>;
  saveCursor(mailbox: string, cursor: string): Promise<void>;
}

/** A mailbox, or a listener. */
export interface MailSource {
  start(sink: MailSink): Promise<void>;
  /** Something waits for the mailbox to be read: read it now, and report it. */
  check(): void;
  /** Stops taking mail; what was taken is accepted first. */
  stop(): Promise<void>;
}

/** A letter as it leaves: one recipient, headers already decided. */
export interface OutgoingMail {
  /** Number of the outbox row: the envelope sender carries it, so a bounce finds its letter. */
  readonly id: number;
  readonly to: string;
  /** The same at every attempt, so that a second copy is recognised. With angle brackets. */
  readonly messageId: string;
  /** The Message-ID answered, or null. */
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  readonly subject: string;
  /** Lines of at most 72 columns, LF ends. What people wrote keeps its letters. */
  readonly text: string;
  /** The same for programs that show HTML, with `mapPlace` where the pictures stand; null for text alone. */
  readonly html: string | null;
  readonly attachments: readonly Attachment[];
  /** Where an answer should go: the judge's address with the seat's token, or its plain address. */
  readonly replyTo: string;
  /** The game's name, for List-Id, or null. */
  readonly game: string | null;
  /** True for the answer to a mail (`auto-replied`), false for what nobody asked for (`auto-generated`). */
  readonly isReply: boolean;
  /**
   * Addresses that end letters like this one, which mail programs offer as a button: a mailto, and an https one that
   * does it in one click (RFC 8058). None for what is needed to play.
   */
  readonly unsubscribe: readonly string[];
  readonly createdAt: Instant;
}

export type Delivery =
  | { readonly kind: "sent" }
  /** The recipient's side refuses it for now, or takes too long over it: 4xx at RCPT or DATA, a timeout. */
  | { readonly kind: "temporary"; readonly detail: string }
  /** Our own mail server takes nothing now: no connection, 4xx before RCPT. No letter is to blame. */
  | { readonly kind: "outage"; readonly detail: string }
  /** This recipient cannot be reached: 5xx at RCPT or DATA. */
  | { readonly kind: "permanent"; readonly detail: string }
  /** Our own set-up is wrong (login, relay): the whole queue waits and the keeper must act. */
  | { readonly kind: "configuration"; readonly detail: string };

export interface MailTransport {
  /** Ends in bounded time, however slow the server is. Several letters may be on their way at once. */
  send(mail: OutgoingMail, images?: readonly PictureImage[]): Promise<Delivery>;
  /** Letters that are still on their way are given up. */
  close(): Promise<void>;
}
