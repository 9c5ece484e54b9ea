/** The tables of people: their addresses, what they are asked to confirm, and who would take over a power. */
import type { Standby, StandbyWish } from "../../game/index.js";
import type { Instant } from "../../util/index.js";

/** What is known of a mail address. */
export interface KnownAddress {
  /** When a mail from it first proved that somebody there reads what the judge writes. */
  readonly provedAt: Instant | null;
  /** When a mail last came that named it as its sender. */
  readonly heardAt: Instant | null;
  /** Letters that came back for good since then. */
  readonly bounces: number;
  /** False where somebody there has asked for no invitations. */
  readonly wantsInvitations: boolean;
}

export interface AddressesTable {
  of(address: string): Promise<KnownAddress>;
  /** Notes a mail from this address, and returns what was known before. */
  hear(address: string, isProof: boolean, at: Instant): Promise<KnownAddress>;
  /** Notes whether this address wants to be invited to games. */
  wantInvitations(address: string, isWanted: boolean): Promise<void>;
  /** Counts a letter that came back. How many have, since the address was heard of. */
  countBounce(address: string): Promise<number>;
  /** Addresses from which so many letters or more came back. */
  bouncing(least: number): Promise<readonly (KnownAddress & { readonly address: string })[]>;
  /**
   * Forgets up to so many addresses that were last heard of before this, but none that wants no invitations; of how
   * many it did.
   */
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
  /** To move a seat because its GM asks for it: that nothing comes from the old address agrees too. */
  | {
      readonly kind: "lost-address";
      readonly game: string;
      readonly member: number;
      readonly address: string;
    }
  /** To move a seat, asked at the new address when the old one has agreed. */
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
  /** To carry out a mail that came from the seat's address and did not prove it. */
  | {
      readonly kind: "mail";
      readonly game: string;
      readonly member: number;
      readonly text: string;
      /** In which it came: later nobody is reminded of it. */
      readonly phase?: string | undefined;
      /** The later phase for which it keeps orders. */
      readonly ahead?: string | undefined;
      /** They were told once more that it waits. */
      readonly again?: boolean | undefined;
      /** What it would be asked about, as lines: the letter has shown them, and a yes is one to them too. */
      readonly agreed?: string | undefined;
      /** When it came. */
      readonly at?: Instant | undefined;
      /** What its yes orders, but for units that were given newer orders since. */
      readonly orders?: readonly string[] | undefined;
      /** These units. */
      readonly newer?: readonly string[] | undefined;
      /** It brings more than orders. */
      readonly isMore?: boolean | undefined;
      /** Mails that waited already, whose orders its letter has shown as well: a yes is one to them too. */
      readonly beside?: readonly string[] | undefined;
    }
  /** To carry out grave lines of a GM, while the game is still in that phase. */
  | {
      readonly kind: "lines";
      readonly game: string;
      readonly member: number;
      readonly phase: string;
      readonly text: string;
      /** They were told once more that this waits. */
      readonly again?: boolean | undefined;
    }
  /** To make a game for somebody without a seat, as these lines say. */
  | { readonly kind: "new-game"; readonly address: string; readonly text: string }
  /** To be on the list of those who would take over a power, or not to be (null). */
  | { readonly kind: "standby"; readonly address: string; readonly wish: StandbyWish | null };

/** A question that waits, under the hash of its code. */
export interface Waiting {
  readonly hash: string;
  readonly asked: Asked;
}

export interface ConfirmationsTable {
  add(hash: string, asked: Asked, expiresAt: Instant): Promise<void>;
  /** What was asked under this code's hash, once; null if nothing was or it has expired. */
  take(hash: string, now: Instant): Promise<Asked | null>;
  /** What was asked under this code's hash; it can still be taken. */
  look(hash: string, now: Instant): Promise<Asked | null>;
  /** When the first question of these words lapses that nobody has answered, if one waits. */
  waits(asked: Asked, now: Instant): Promise<Instant | null>;
  /** What waits for an answer of this member, in the order in which it lapses. */
  ofMember(game: string, member: number, now: Instant): Promise<readonly Waiting[]>;
  /** Takes back what is asked about a seat: all of it, or one kind of question. */
  drop(game: string, member: number, kind?: Asked["kind"]): Promise<void>;
}

/** The list of those who would take over powers in any game. */
export interface StandbysTable {
  all(): Promise<readonly Standby[]>;
  /** Puts somebody on the list, or changes their wish and leaves them their place. */
  put(address: string, wish: StandbyWish, at: Instant): Promise<void>;
  remove(address: string): Promise<void>;
  noteAsked(address: string, at: Instant): Promise<void>;
  noteAnswer(address: string): Promise<void>;
  /** Counts that somebody did not answer; how often in a row that was. */
  noteSilence(address: string): Promise<number>;
}
