/** What letters are made from. Nothing here knows a game, only what its reader may see of it. */
import type { Event, GameView, Refusal } from "../../game/index.js";
import type { Board } from "../../map/index.js";
import type { IllegalReason, Phase } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";

/** Who writes, when, and what the reader may see of the game; null outside a game. */
export interface Scene {
  readonly judge: { readonly name: string; readonly address: string; readonly site?: string };
  readonly board: Board;
  readonly now: Instant;
  readonly view: GameView | null;
}

/** What goes with a letter, for programs: they read what people need not. */
export interface Attachment {
  /** A file name: ASCII, no separators. */
  readonly name: string;
  /** The media type with its parameters. */
  readonly type: string;
  readonly text: string;
}

/** A complaint of the language, which stands beside this layer: its kind, and data as text or numbers. */
export interface ComplaintData {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** What became of one line of a mail. `line` is as written, secrets masked. */
export type ReplyItem =
  | { readonly kind: "done"; readonly line: string; readonly event: Event }
  | { readonly kind: "refused"; readonly line: string; readonly refusal: Refusal }
  | {
      readonly kind: "complaint";
      readonly line: string;
      readonly number: number | null;
      readonly complaint: ComplaintData;
    }
  | {
      readonly kind: "reading";
      readonly line: string;
      readonly number: number | null;
      /** The order in canonical form: `A PAR - BUR`. */
      readonly readAs: string;
      /** The line could be read only by correcting it. */
      readonly guessed: boolean;
      readonly illegal: IllegalReason | null;
      /** Its writer has put another in its place: it is no mistake. */
      readonly corrected?: boolean;
    }
  /** The words of a message that was refused, for its writer. */
  | { readonly kind: "returned-press"; readonly text: string }
  /** A question in plain words, and its answer; `pointsBelow` where it speaks of what the reply shows of the orders. */
  | {
      readonly kind: "answer";
      readonly line: string;
      readonly text: string;
      readonly pointsBelow: boolean;
      /** It only tells what stands in the places that were named. */
      readonly isOfPlaces?: true;
    }
  /** A line of a set-up that was carried out: what came of it stands in the whole set-up below. */
  | { readonly kind: "set-up"; readonly line: string }
  /** HELP, with a topic or without. */
  | { readonly kind: "help"; readonly topic: string | null }
  /** What was asked before and waits for an answer. */
  | { readonly kind: "waiting"; readonly text: string }
  /**
   * An answer that was made by `statusText`, `summary` and the like; or what was done, such as letters that
   * were written.
   */
  | { readonly kind: "text"; readonly text: string; readonly isDeed?: true };

/** Why lines of a mail were not read. */
type SkippedLines =
  | "quote"
  | "edited-quote"
  | "encrypted"
  /** Words that are for nobody: no order, no command, no question. */
  | "talk"
  | "signature"
  | "greeting"
  | "farewell"
  | "disclaimer"
  | "after-sign-off"
  | "conditional-orders"
  | "unsent-press"
  | "unopened-trial"
  | "too-many-lines";

/** Part of a mail that was not read. */
export type SkippedText =
  | {
      readonly kind: SkippedLines;
      readonly lines: number;
      /** How the first of them begins. */
      readonly first?: string;
      /** Nothing that a judge could use stands in them. */
      readonly isIdle?: boolean;
    }
  /** The subject, where the mail holds nothing else that could be for the judge. */
  | { readonly kind: "subject" }
  /** The mail or a part of it, encrypted or packed into its signature. */
  | { readonly kind: "sealed" }
  | { readonly kind: "attachment"; readonly name: string }
  | { readonly kind: "too-long"; readonly limit: number }
  /** The limit is in bytes. */
  | { readonly kind: "mail-too-large"; readonly limit: number };

/** A mail that is answered. */
export interface AnsweredMail {
  readonly scene: Scene;
  /** The subject of the mail. */
  readonly subject: string;
  readonly items: readonly ReplyItem[];
  readonly skipped: readonly SkippedText[];
  /** What the orders of the mail have crossed on their way: a phase that ended, a mail that was written later. */
  readonly crossing?: { readonly past: Phase | null; readonly overtakenBy: Instant | null };
  /** The mail said who it is from, if nothing more: that is no mail without anything to use. */
  readonly isUseful?: boolean;
  /** What the sender's address is in a game here, where the mail did not speak for that seat. */
  readonly ownRole?: GameView["you"]["role"] | null;
}
