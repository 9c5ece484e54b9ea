/** The tables through which mail passes: what came in, what goes out, and how far the mailbox was read. */
import type { MemberId } from "../../game/index.js";
import type { Instant } from "../../util/index.js";
import type { Picture } from "./pictures.js";
import type { OutgoingMail, RawMail } from "./ports.js";

export interface InboxRow extends RawMail {
  readonly id: number;
  /** How often it was claimed. No two claims have the same number, so it proves which one holds the mail. */
  readonly attempts: number;
  /** How often it ended with an error. */
  readonly failures: number;
}

/** How an inbox row ended. `shunted` rows wait for the keeper; every other state is final. */
export type InboxEnd =
  | { readonly kind: "answered" }
  /** Read, and deliberately not answered: a machine's mail, a bounce, our own letter. */
  | { readonly kind: "ignored"; readonly why: string }
  | { readonly kind: "duplicate"; readonly of: number }
  | { readonly kind: "shunted"; readonly why: string };

/** A claimed row: it is its holder's until the lease ends, or somebody else has claimed it. */
export type Claim = Pick<InboxRow, "id" | "attempts">;

export interface InboxTable {
  /** Stores a mail, unless its key is there already. True if it is new. */
  add(mail: RawMail): Promise<boolean>;
  /** The unanswered mail that arrived first, shunted ones aside. */
  oldest(): Promise<InboxRow | null>;
  /**
   * Claims the oldest unanswered mail until `leaseUntil` and counts the attempt. The mails of one sender are
   * claimed one at a time, in order.
   */
  claim(now: Instant, leaseUntil: Instant): Promise<InboxRow | null>;
  /** Does this claim still hold the mail? */
  holds(claim: Claim): Promise<boolean>;
  /** When the first mail is free to be claimed, as far as leases say. */
  nextClaim(): Promise<Instant | null>;
  /** Counts a failure and gives the mail back. */
  fail(claim: Claim): Promise<void>;
  /** Gives back until then a mail that is not at fault: its attempt does not count. */
  putOff(claim: Claim, until: Instant): Promise<void>;
  /** Gives back what was claimed by processes that are gone. */
  free(): Promise<void>;
  end(id: number, end: InboxEnd, fingerprint: string | null, at: Instant): Promise<void>;
  /** The row that was answered with this content, if any. */
  byFingerprint(fingerprint: string): Promise<number | null>;
  /** Notes when the orders of this mail were written, and for which seat. */
  noteWritten(id: number, seat: string, at: Instant): Promise<void>;
  /** The last instant after this one at which orders for the seat were written, if any. */
  writtenAfter(seat: string, at: Instant): Promise<Instant | null>;
  /** Puts other bytes in the place of a mail's: what gave a password is not stored in clear. */
  replaceBytes(id: number, raw: Uint8Array): Promise<void>;
  /** Drops what a mail that has ended said and who sent it; by its key and fingerprint it is known forever. */
  forget(id: number): Promise<void>;
  /** Drops the bytes of up to so many mails that ended before this; of how many it did. */
  prune(before: Instant, most: number): Promise<number>;
  /** Puts a shunted mail back into the line. False if there is none with this number. */
  requeue(id: number): Promise<boolean>;
  shunted(): Promise<
    readonly { readonly id: number; readonly receivedAt: Instant; readonly why: string }[]
  >;
}

export interface MailboxTable {
  cursor(mailbox: string): Promise<string | null>;
  saveCursor(mailbox: string, cursor: string): Promise<void>;
  cursors(): Promise<readonly { readonly mailbox: string; readonly cursor: string }[]>;
  /** Everything that arrived before this instant has been accepted; null if nothing was ever read. */
  readUntil(): Promise<Instant | null>;
  saveReadUntil(at: Instant): Promise<void>;
}

/** A letter before it has a number. */
export interface NewLetter extends Omit<OutgoingMail, "id" | "messageId" | "createdAt"> {
  /** Unique for cause and recipient (`inbox:17:1`, `turn:paris:8:3`): a repeated key adds nothing. */
  readonly dedupeKey: string;
  /** What sort of letter, for limits and statistics: `reply`, `results`, `press`, ... */
  readonly kind: string;
  /** The maps that go with it. */
  readonly pictures: readonly Picture[];
}

export interface OutboxRow extends OutgoingMail {
  readonly kind: string;
  /** How often it was claimed: proves a claim, as an inbox row's does. */
  readonly attempts: number;
  readonly pictures: readonly Picture[];
  readonly failingSince: Instant | null;
}

export type LetterEnd =
  | { readonly kind: "sent" }
  | {
      readonly kind: "retry";
      readonly at: Instant;
      readonly detail: string;
      /** Since when its recipient's side refuses it for now; null where it waits for another reason. */
      readonly failingSince: Instant | null;
    }
  | { readonly kind: "dead"; readonly detail: string };

/**
 * Which of the ready letters: by default the one with the lowest number. The letters to one recipient always leave
 * one at a time and in order; one that was refused for the moment holds up those behind it, but not for long.
 */
export interface LetterWish {
  /** Domains to which no more letters should go now. */
  readonly notTo?: readonly string[];
  /** Only the answers to mails, and what their recipients must get before them. */
  readonly answersOnly?: boolean;
}

export interface OutboxTable {
  /** Adds letters; `domain` is the right side of their Message-IDs. */
  add(letters: readonly NewLetter[], domain: string, at: Instant): Promise<void>;
  /** Claims a letter that is ready until `leaseUntil` and counts the attempt. */
  claim(now: Instant, leaseUntil: Instant, wish?: LetterWish): Promise<OutboxRow | null>;
  /** Does this claim still hold the letter? */
  holds(claim: Claim): Promise<boolean>;
  /** Gives back at `now` what was claimed by processes that are gone. */
  free(now: Instant): Promise<void>;
  /** Lets go at `now` what waits for an instant later than `latest`, which only a wrong clock can have set. */
  hasten(latest: Instant, now: Instant): Promise<void>;
  settle(id: number, end: LetterEnd, at: Instant): Promise<void>;
  /** When the next unsent letter may be tried. */
  nextAttempt(): Promise<Instant | null>;
  byId(id: number): Promise<OutboxRow | null>;
  /**
   * Notes that a letter which was sent has come back, and returns its recipient; null if it was never sent,
   * or has come back before.
   */
  comeBack(id: number, detail: string, at: Instant): Promise<string | null>;
  /**
   * The keys of letters of this kind that went to the address, newest first, where one of these Message-IDs is
   * of a letter of these kinds that went there later or with it.
   */
  before(
    address: string,
    kind: string,
    messageIds: readonly string[],
    kinds: readonly string[],
  ): Promise<readonly string[]>;
  /**
   * The texts of letters to this address: of those with these Message-IDs, or where there are none, of the last few;
   * never more than `most`.
   */
  texts(address: string, messageIds: readonly string[], most: number): Promise<readonly string[]>;
  /** The reply address of the last written letter among those with these Message-IDs, whoever had it. */
  replyAddressOf(messageIds: readonly string[]): Promise<string | null>;
  /** Drops the text of up to so many letters that ended before this; of how many it did. */
  prune(before: Instant, most: number): Promise<number>;
  /** Makes letters to this address ready that wait for this reason. */
  release(address: string, detail: string, at: Instant): Promise<void>;
  /** How many letters of other kinds than these were sent to this address since. */
  countOthersSent(address: string, kinds: readonly string[], since: Instant): Promise<number>;
  /** How many letters of these kinds were written about this game since. */
  countAbout(game: string, kinds: readonly string[], since: Instant): Promise<number>;
  /** How many letters of these kinds (any, if empty) were written to this address since. */
  countTo(address: string, kinds: readonly string[], since: Instant): Promise<number>;
}

/** Something that a member is told in one letter a day. */
export interface PendingNotice {
  readonly game: string;
  readonly member: MemberId;
  /** The member's address when it happened, for somebody who has left since. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly happenedAt: Instant;
  /** It is news only until the game begins. */
  readonly untilStart: boolean;
  readonly dueAt: Instant;
}

export interface NoticesTable {
  add(notices: readonly PendingNotice[]): Promise<void>;
  /** Makes all that waits for a member due at this instant. */
  reschedule(game: string, member: MemberId, at: Instant): Promise<void>;
  /** Makes due at `now` what waits for an instant later than `latest`, which only a wrong clock can have set. */
  hasten(latest: Instant, now: Instant): Promise<void>;
  nextDue(): Promise<Instant | null>;
  /** The member whose letter has been due longest at `now`, if any. */
  due(now: Instant): Promise<{ readonly game: string; readonly member: MemberId } | null>;
  /** Removes and returns, in order, all that waits for a member, not only what is due. */
  take(
    game: string,
    member: MemberId,
  ): Promise<readonly (PendingNotice & { readonly id: number })[]>;
}

/** What waits and what failed, as a keeper wants to know it. */
export interface Queues {
  readonly mails: {
    readonly waiting: number;
    /** When the one arrived that has waited longest. */
    readonly oldest: Instant | null;
    /** Those that could not be answered. */
    readonly setAside: number;
  };
  readonly letters: {
    readonly waiting: number;
    readonly oldest: Instant | null;
    /** Those that were tried in vain, and why the last of them was. */
    readonly troubled: number;
    readonly trouble: string | null;
    readonly givenUp: number;
  };
}

export interface QueuesTable {
  mails(): Promise<Queues["mails"]>;
  /** The letters that wait; and those given up since. */
  letters(since: Instant): Promise<Queues["letters"]>;
}
