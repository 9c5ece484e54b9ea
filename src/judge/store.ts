/**
 * What the judge needs from its database. Asynchronous, so that the same judge runs on SQLite and on
 * PostgreSQL; everything happens in a transaction, which is a value one must hold. An exception rolls
 * back all of it.
 */
import type {
  Game,
  MemberId,
  PhaseRecord,
  PressEvent,
  Standby,
  StandbyWish,
} from "../game/index.js";
import type { Phase } from "../rules/index.js";
import type { Instant } from "../util/index.js";
import type { OutgoingMail, RawMail } from "./ports.js";

export interface Store {
  /** Runs `work` alone: nothing else writes meanwhile. Using the store itself inside is an error. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Tx {
  readonly inbox: InboxTable;
  readonly games: GamesTable;
  readonly outbox: OutboxTable;
  readonly notices: NoticesTable;
  readonly mailbox: MailboxTable;
  readonly keys: KeysTable;
  readonly deeds: DeedsTable;
  readonly press: PressTable;
  readonly confirmations: ConfirmationsTable;
  readonly addresses: AddressesTable;
  readonly standbys: StandbysTable;
  readonly searches: SearchesTable;
  readonly people: PeopleTable;
}

export interface InboxRow extends RawMail {
  readonly id: number;
  /** How often answering has begun; counted before each attempt. */
  readonly attempts: number;
}

/** How an inbox row ended. `shunted` rows wait for the keeper; every other state is final. */
export type InboxEnd =
  | { readonly kind: "answered" }
  /** Read, and deliberately not answered: a machine's mail, a bounce, our own letter. */
  | { readonly kind: "ignored"; readonly why: string }
  | { readonly kind: "duplicate"; readonly of: number }
  | { readonly kind: "shunted"; readonly why: string };

export interface InboxTable {
  /** Stores a mail, unless its key is there already. True if it is new. */
  add(mail: RawMail): Promise<boolean>;
  /** The unanswered mail that arrived first, shunted ones aside. */
  oldest(): Promise<InboxRow | null>;
  /** Counts an attempt, before it is made. */
  countAttempt(id: number): Promise<void>;
  end(id: number, end: InboxEnd, fingerprint: string | null, at: Instant): Promise<void>;
  /** The row that was answered with this content, if any. */
  byFingerprint(fingerprint: string): Promise<number | null>;
  /** Notes when the orders of this mail were written, and for which seat. */
  noteWritten(id: number, seat: string, at: Instant): Promise<void>;
  /** The last instant after this one at which orders for the seat were written, if any. */
  writtenAfter(seat: string, at: Instant): Promise<Instant | null>;
  /** Drops the bytes of an answered mail that gave a password: nothing stores one in clear. */
  forget(id: number): Promise<void>;
  /** Drops the bytes of up to so many mails that ended before this; of how many it did. */
  prune(before: Instant, most: number): Promise<number>;
  /** Puts a shunted mail back into the line. False if there is none with this number. */
  requeue(id: number): Promise<boolean>;
  shunted(): Promise<
    readonly { readonly id: number; readonly receivedAt: Instant; readonly why: string }[]
  >;
}

/** A stored game is damaged, or a newer release wrote it. Other games are as they were. */
export class UnreadableGame extends Error {
  override readonly name: string = "UnreadableGame";
  readonly game: string;

  constructor(game: string, why: string) {
    super(why);
    this.game = game;
  }
}

export interface StoredGame {
  readonly game: Game;
  /** Counts saves: a save of a stale version fails. */
  readonly version: number;
}

/** What loads a game or its past throws `UnreadableGame`. */
export interface GamesTable {
  load(name: string): Promise<StoredGame | null>;
  create(game: Game, dueAt: Instant | null): Promise<void>;
  save(game: Game, version: number, dueAt: Instant | null): Promise<void>;
  /** Makes a game due later without touching it. */
  putOff(name: string, dueAt: Instant): Promise<void>;
  /** Since when a due game could not be read, or null. The first instant stays until `noteReadable`. */
  unreadableSince(name: string): Promise<Instant | null>;
  noteUnreadable(name: string, at: Instant): Promise<void>;
  noteReadable(name: string): Promise<void>;
  /** The game that has been due longest at `now`, if any. */
  due(now: Instant): Promise<{ readonly name: string; readonly dueAt: Instant } | null>;
  /** When the next game is due. */
  nextDue(): Promise<Instant | null>;
  /** All games, by name; those that cannot be read stand apart and hold up nobody. */
  list(): Promise<{
    readonly games: readonly Game[];
    readonly unreadable: readonly UnreadableGame[];
  }>;
  addPhase(name: string, record: PhaseRecord): Promise<void>;
  /** All phases played, first to last. */
  phases(name: string): Promise<readonly PhaseRecord[]>;
  /** Takes this turn and all later ones out of the history: a rollback. */
  undoPhases(name: string, fromTurn: number): Promise<void>;
  /** The phases that were rolled back, first to last, until the game is played on. */
  undone(name: string): Promise<readonly PhaseRecord[]>;
  /** Puts the undone turns before this one back into the history. */
  redoPhases(name: string, toTurn: number): Promise<void>;
}

/** A letter before it has a number. */
export interface NewLetter extends Omit<OutgoingMail, "id" | "messageId" | "createdAt"> {
  /** Unique for cause and recipient (`inbox:17:1`, `turn:paris:8:3`): a repeated key adds nothing. */
  readonly dedupeKey: string;
  /** What sort of letter, for limits and statistics: `reply`, `results`, `press`, ... */
  readonly kind: string;
}

export interface OutboxRow extends OutgoingMail {
  readonly kind: string;
  readonly attempts: number;
}

export type LetterEnd =
  | { readonly kind: "sent" }
  | { readonly kind: "retry"; readonly at: Instant; readonly detail: string }
  | { readonly kind: "dead"; readonly detail: string };

export interface OutboxTable {
  /** Adds letters; `domain` is the right side of their Message-IDs. */
  add(letters: readonly NewLetter[], domain: string, at: Instant): Promise<void>;
  /** Claims the ready letter with the lowest number until `leaseUntil` and counts the attempt. */
  claim(now: Instant, leaseUntil: Instant): Promise<OutboxRow | null>;
  settle(id: number, end: LetterEnd, at: Instant): Promise<void>;
  /** When the next unsent letter may be tried. */
  nextAttempt(): Promise<Instant | null>;
  byId(id: number): Promise<OutboxRow | null>;
  /**
   * Notes that a letter which was sent has come back, and returns its recipient; null if it was never sent,
   * or has come back before.
   */
  comeBack(id: number, detail: string, at: Instant): Promise<string | null>;
  /** Drops the text of up to so many letters that ended before this; of how many it did. */
  prune(before: Instant, most: number): Promise<number>;
  /** Makes letters to this address ready that wait for this reason. */
  release(address: string, detail: string, at: Instant): Promise<void>;
  /** How many letters of other kinds than these were sent to this address since. */
  countOthersSent(address: string, kinds: readonly string[], since: Instant): Promise<number>;
  /** How many letters of these kinds (any, if empty) were written to this address since. */
  countTo(address: string, kinds: readonly string[], since: Instant): Promise<number>;
}

/** Something that a member is told in the next digest. */
export interface PendingNotice {
  readonly game: string;
  readonly member: MemberId;
  /** The member's address when it happened, for who has left until then. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly happenedAt: Instant;
  readonly dueAt: Instant;
}

export interface NoticesTable {
  add(notices: readonly PendingNotice[]): Promise<void>;
  /** Makes all that waits for a member due at this instant. */
  reschedule(game: string, member: MemberId, at: Instant): Promise<void>;
  nextDue(): Promise<Instant | null>;
  /** The member whose letter has been due longest at `now`, if any. */
  due(now: Instant): Promise<{ readonly game: string; readonly member: MemberId } | null>;
  /** Removes and returns, in order, all that waits for a member, not only what is due. */
  take(
    game: string,
    member: MemberId,
  ): Promise<readonly (PendingNotice & { readonly id: number })[]>;
}

export interface MailboxTable {
  cursor(mailbox: string): Promise<string | null>;
  saveCursor(mailbox: string, cursor: string): Promise<void>;
  cursors(): Promise<readonly { readonly mailbox: string; readonly cursor: string }[]>;
  /** Everything that arrived before this instant has been accepted; null if nothing was ever read. */
  readUntil(): Promise<Instant | null>;
  saveReadUntil(at: Instant): Promise<void>;
}

export interface KeysTable {
  /** The key of this name, made by `make` when it is first asked for. */
  get(name: string, make: () => string): Promise<string>;
}

/** Something that a master did, as everybody may read it. */
export interface Deed {
  readonly at: Instant;
  readonly phase: string;
  /** The master's address; the judge's own for what its keeper did. */
  readonly master: string;
  readonly sentence: string;
  /** It tells of a player what a quiet game keeps from the others while it runs. */
  readonly discreet: boolean;
}

/** Append-only: nobody, and no rollback, takes a line out of it. */
export interface DeedsTable {
  add(game: string, deeds: readonly Deed[]): Promise<void>;
  /** The last deeds of a game, oldest first. */
  latest(game: string, count: number): Promise<readonly Deed[]>;
}

/** A message as it was sent; who may read it, the game says when somebody asks. */
export interface SentPress {
  readonly at: Instant;
  readonly phase: Phase;
  readonly event: PressEvent;
}

/** Append-only: nobody, and no rollback, takes a word out of it. */
export interface PressTable {
  add(game: string, messages: readonly SentPress[]): Promise<void>;
  /** All that was said in a game, first to last. */
  of(game: string): Promise<readonly SentPress[]>;
}

/** What somebody is asked to confirm by mail. */
export type Asked =
  | { readonly kind: "resignation"; readonly game: string; readonly member: number }
  /** To move a seat to `address`, asked at its old address. */
  | {
      readonly kind: "old-address";
      readonly game: string;
      readonly member: number;
      readonly address: string;
    }
  /** The same, where the master asks for it: that nothing comes from the old address agrees too. */
  | {
      readonly kind: "lost-address";
      readonly game: string;
      readonly member: number;
      readonly address: string;
    }
  /** The same, asked at the new address when the old one has agreed. */
  | {
      readonly kind: "new-address";
      readonly game: string;
      readonly member: number;
      readonly address: string;
    }
  | {
      readonly kind: "takeover";
      readonly game: string;
      readonly power: string;
      readonly address: string;
    }
  /** To be on the list of those who would take over a power, or not to be (null). */
  | { readonly kind: "standby"; readonly address: string; readonly wish: StandbyWish | null };

/** What is known of a mail address. */
export interface KnownAddress {
  /** When a mail from it first proved that somebody there reads what the judge writes. */
  readonly provedAt: Instant | null;
  /** When a mail last came that named it as its sender. */
  readonly heardAt: Instant | null;
  /** Letters that came back for good since then. */
  readonly bounces: number;
}

export interface AddressesTable {
  of(address: string): Promise<KnownAddress>;
  /** Notes a mail from this address, and returns what was known before. */
  hear(address: string, isProof: boolean, at: Instant): Promise<KnownAddress>;
  /** Counts a letter that came back. How many have, since the address was heard of. */
  countBounce(address: string): Promise<number>;
  /** Addresses from which so many letters or more came back. */
  bouncing(least: number): Promise<readonly (KnownAddress & { readonly address: string })[]>;
  /** Forgets up to so many addresses that were last heard of before this; of how many it did. */
  prune(before: Instant, most: number): Promise<number>;
}

/** In how many games, letters and mails a person stood. */
export interface ForgottenRows {
  readonly games: number;
  readonly letters: number;
  readonly mails: number;
}

export interface PeopleTable {
  /** Takes a person out of all that is stored; where it must be somebody, `standIn` stands instead. */
  forget(address: string, standIn: string): Promise<ForgottenRows>;
}

export interface ConfirmationsTable {
  add(hash: string, asked: Asked, expiresAt: Instant): Promise<void>;
  /** What was asked under this code's hash, once; null if nothing was or it has expired. */
  take(hash: string, now: Instant): Promise<Asked | null>;
  /** When the first question of these words lapses that nobody has answered, if one waits. */
  waits(asked: Asked, now: Instant): Promise<Instant | null>;
  /** Takes back what is asked about a seat: all of it, or one kind of question. */
  drop(game: string, member: number, kind?: Asked["kind"]): Promise<void>;
}

/** Who would take over powers in any game. */
export interface StandbysTable {
  all(): Promise<readonly Standby[]>;
  /** Puts somebody on the list, or changes his wish and leaves him his place. */
  put(address: string, wish: StandbyWish, at: Instant): Promise<void>;
  remove(address: string): Promise<void>;
  noteAsked(address: string, at: Instant): Promise<void>;
  noteAnswer(address: string): Promise<void>;
  /** Counts that somebody did not answer; how often in a row that was. */
  noteSilence(address: string): Promise<number>;
}

/** A power for which a player is sought. */
export interface Search {
  readonly game: string;
  readonly power: string;
  /** Whom the judge has asked, in order. */
  readonly asked: readonly string[];
  /** Who has not answered yet. */
  readonly waitingFor: string | null;
  /** When the next is asked; null while there is nobody to ask. */
  readonly dueAt: Instant | null;
}

export interface SearchesTable {
  find(game: string, power: string): Promise<Search | null>;
  /** Begins a search, or goes on with it. */
  save(search: Search): Promise<void>;
  remove(game: string, power: string): Promise<void>;
  /** Makes those due that have nobody to ask: the list has changed. */
  wake(at: Instant): Promise<void>;
  /** The search that has been due longest at `now`, if any. */
  due(now: Instant): Promise<Search | null>;
  nextDue(): Promise<Instant | null>;
}
