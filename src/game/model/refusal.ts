/** Understood, but not allowed: why a command was refused, as data. */
import type { LocationId, PowerId } from "../../map/index.js";
import type { Phase } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import type { PressTarget } from "./command.js";
import type { GameStatus, PressColor, Role } from "./game.js";

/**
 * What words look like that nobody said to send, or stand beside; of a request, nothing else was made. `either`: they
 * may answer a question of the judge's as well.
 */
export type MessageKind =
  | "message"
  | "either"
  | "orders"
  | "beside-orders"
  | "judge"
  | "request"
  | "wish";

/** What somebody may want done for themselves. */
export type WishKind =
  | (
      | "absence"
      | "new-address"
      | "resignation"
      | "silence"
      | "standby"
      | "plain-letters"
      | "presence"
      | "digest"
    )
  | ("draw" | "no-draw" | "concession" | "no-concession" | "wait" | "go-ahead" | "zone")
  | "pause";

/** What is done only after a YES. */
export type AskedFirst =
  | { readonly kind: "termination" | "ending" | "ejection" | "following" }
  | { readonly kind: "rollback"; readonly count: number; readonly to: Phase }
  /** A sentence that was taken for this command, about this instant. */
  | {
      readonly kind: "meant";
      readonly command: string;
      readonly at: Instant | null;
      /** The GM seems to think that the players are not told. */
      readonly isTold?: boolean;
      /** It is wished for one player, and holds for all. */
      readonly isOfAll?: boolean;
      /** It makes a game whose name the judge has chosen. */
      readonly isNameless?: boolean;
      /** The GM wants it only if something comes to pass, and nobody watches for that. */
      readonly depends?: boolean;
      /** It is a setting that is to hold from some later turn on. */
      readonly isLater?: boolean;
      /** The power that whoever is invited is to have, before powers are given. */
      readonly power?: PowerId;
    }
  /** Words for these that nobody said to send. */
  | { readonly kind: "message"; readonly to: PressTarget; readonly mayBe: MessageKind }
  /** What a sentence may order, not surely. */
  | {
      readonly kind: "orders";
      readonly orders: readonly string[];
      /** Some were to be carried out only if others do something, or another order was. */
      readonly depends?: boolean;
      /** What units were to do otherwise. */
      readonly instead?: readonly string[];
    }
  /** Orders for units where they would be if this turn had been played. */
  | {
      readonly kind: "next-turn";
      readonly phase: Phase;
      readonly orders: readonly string[];
    }
  /** What a sentence comes to, as commands. */
  | {
      readonly kind: "wish";
      readonly wish: WishKind;
      readonly commands: readonly string[];
      /** It names some for a draw that the game has only for all. */
      readonly isOfAll?: boolean;
    };

export type Refusal =
  | { readonly kind: "no-such-game"; readonly game: string; readonly near: string | null }
  | { readonly kind: "name-taken"; readonly game: string }
  | { readonly kind: "bad-name"; readonly game: string }
  | {
      readonly kind: "no-such-variant";
      readonly variant: string;
      readonly known: readonly string[];
    }
  | { readonly kind: "not-identified" }
  /** `standby`: the game, where a power was named that may be free, which is a secret. */
  | { readonly kind: "bad-identity"; readonly standby: string | null }
  | { readonly kind: "sign-on-first" }
  /** The mail answers a letter to a seat of this game, but not at the address that proves the seat. */
  | { readonly kind: "plain-address"; readonly game: string }
  /** The mail answers a letter to a seat that its sender no longer has. */
  | { readonly kind: "stale-letter"; readonly game: string; readonly isGone?: boolean }
  /** The mail answers letters to several seats at once. */
  | { readonly kind: "several-seats" }
  /** Nothing is done before a letter to this address is answered. */
  | { readonly kind: "needs-confirmation"; readonly address: string }
  /** The reply itself asks whether somebody wants this. */
  | {
      readonly kind: "asked-here";
      readonly what: "resignation" | "takeover" | "standby" | "no-standby";
      readonly game: string | null;
      /** The power that is given up or taken over. */
      readonly power: string | null;
    }
  /** So many letters have asked this address something within a day that no other goes there. */
  | { readonly kind: "asked-enough"; readonly address: string; readonly limit: number }
  | { readonly kind: "nothing-to-confirm" }
  /** An address to which no invitation goes. */
  | {
      readonly kind: "not-invited";
      readonly address: string;
      readonly why: "in-game" | "unwanted" | "today" | "enough";
    }
  /** Invitations are caused, and turned off, only by who reads what the judge writes to that address. */
  | { readonly kind: "invite-in-answer" }
  /**
   * A grave line of a GM waits for CONFIRM: it names no phase, or others of the mail are faulty. So do a likely message
   * and what somebody wishes in prose.
   */
  | {
      readonly kind: "confirm-first";
      readonly what: AskedFirst;
      readonly isFaulty: boolean;
    }
  | { readonly kind: "too-late-to-reopen" }
  /** An answer to a message that holds orders and words: nobody knows whom it is for. */
  | { readonly kind: "press-or-orders" }
  /** Orders in a mail that says that they are none yet. */
  | { readonly kind: "not-to-count" }
  /** The mail comes from a member's address and does not prove it: it is kept until it does. */
  | {
      readonly kind: "unproved-mail";
      readonly game: string;
      readonly power: PowerId | null;
      /** Where it would have proved it, for a mail that answers a letter of the judge's. */
      readonly address: string | null;
      /** It gives a password of the seat, which is wrong. */
      readonly isMistyped: boolean;
    }
  | { readonly kind: "not-your-role"; readonly needed: readonly Role[] }
  /** A GM who acts for a power cannot do this for it. */
  | { readonly kind: "not-as-deputy"; readonly power: PowerId }
  | {
      readonly kind: "wrong-status";
      readonly status: GameStatus;
      readonly needed: readonly GameStatus[];
    }
  | { readonly kind: "game-full"; readonly game: string; readonly role: Role }
  /** Too late for a seat by JOIN alone. */
  | { readonly kind: "game-running"; readonly game: string }
  | { readonly kind: "already-joined" }
  | { readonly kind: "player-cannot-be-gm"; readonly address: string }
  /** Whoever is or was a GM has seen everybody's orders. */
  | { readonly kind: "gm-cannot-play"; readonly address: string; readonly isFormer: boolean }
  | { readonly kind: "no-such-place"; readonly word: string }
  | {
      readonly kind: "impossible-edit";
      readonly why: "no-place-for-unit" | "occupied" | "no-unit" | "no-center" | "retreats";
    }
  | { readonly kind: "no-such-member"; readonly name: string }
  /** Nobody can be taken from a power that has no player. */
  | { readonly kind: "no-player"; readonly power: PowerId }
  | {
      readonly kind: "no-such-power";
      readonly word: string;
      /** Powers it might have meant; empty if none is near. */
      readonly nearest: readonly PowerId[];
    }
  | { readonly kind: "power-taken"; readonly power: PowerId }
  /** The asker may not learn which powers are free. */
  | { readonly kind: "secret-seats"; readonly game: string }
  | { readonly kind: "address-taken"; readonly address: string }
  | { readonly kind: "no-orders-due"; readonly power: PowerId }
  /** The judge's copy of the game is damaged. */
  | { readonly kind: "game-unreadable"; readonly game: string }
  | { readonly kind: "phase-past"; readonly phase: Phase }
  | { readonly kind: "phase-too-far"; readonly phase: Phase; readonly years: number }
  | { readonly kind: "too-many-pending"; readonly limit: number }
  | { readonly kind: "nothing-pending" }
  | { readonly kind: "no-perpetual-orders" }
  | { readonly kind: "no-proxy-orders" }
  /** A proxy for a unit that is not there. */
  | { readonly kind: "no-such-unit"; readonly at: LocationId }
  /** A PHASE with nothing below it. */
  | { readonly kind: "empty-section" }
  /** The rulebook leaves no choice between new orders beside the old ones and in their place. */
  | { readonly kind: "fixed-order-sets"; readonly replaces: boolean }
  /** REPLACE or KEEP without orders that it could be about. */
  | { readonly kind: "no-order-set" }
  | { readonly kind: "no-press" }
  | { readonly kind: "no-partial-press" }
  | { readonly kind: "no-minor-press" }
  | { readonly kind: "no-late-press" }
  | { readonly kind: "no-observer-press" }
  | { readonly kind: "no-postal-press" }
  | { readonly kind: "no-fake-press" }
  /** What only the GM reads, or what the GM writes, is never forged. */
  | { readonly kind: "no-fake-with-gm" }
  /** All messages look like broadcasts here. */
  | { readonly kind: "only-fake-broadcasts" }
  /** These powers could be written to now. */
  | { readonly kind: "out-of-touch"; readonly touched: readonly PowerId[] }
  | { readonly kind: "order-first" }
  /** Nobody closed the message, and this line of it is an order of the writer's. */
  | { readonly kind: "orders-in-press"; readonly line: string }
  /** A password, or words for somebody else, in a message of which nobody says where it ends. */
  | { readonly kind: "aside-in-press"; readonly line: string }
  /** Nobody closed the message, and its end may tell who plays. */
  | { readonly kind: "unclosed-press" }
  | { readonly kind: "not-your-color"; readonly allowed: PressColor }
  | { readonly kind: "empty-press" }
  /** The message names nobody who could read it; `vacant` are the powers among those named that nobody plays. */
  | { readonly kind: "nobody-to-address"; readonly vacant: readonly PowerId[] }
  | { readonly kind: "press-too-long"; readonly limit: number }
  /** The game goes on. */
  | { readonly kind: "no-statement-yet" }
  | { readonly kind: "no-statement-any-more" }
  | { readonly kind: "deadline-past"; readonly at: Instant; readonly now: Instant }
  | { readonly kind: "grace-too-short"; readonly at: Instant; readonly deadline: Instant }
  | { readonly kind: "deadline-too-far"; readonly at: Instant; readonly latest: Instant }
  | {
      readonly kind: "bad-value";
      readonly name: string;
      readonly value: string;
      readonly allowed: string;
    }
  | { readonly kind: "wrong-phase"; readonly phase: string; readonly current: string }
  | { readonly kind: "not-before-start"; readonly name: string }
  | { readonly kind: "nothing-to-roll-back" }
  | { readonly kind: "nothing-undone" }
  | { readonly kind: "last-gm" }
  /** `first` is the phase that the game began with. */
  | { readonly kind: "begun-too-long"; readonly first: string }
  | { readonly kind: "seats-left"; readonly count: number }
  | { readonly kind: "invited-only"; readonly game: string }
  /** By the GM's lists, which nobody else may see. */
  | { readonly kind: "not-admitted" }
  | { readonly kind: "already-asked" }
  /** The GM has to let the asker in before anything else. */
  | { readonly kind: "await-approval" }
  | { readonly kind: "no-such-candidate"; readonly name: string }
  | { readonly kind: "too-many-addresses"; readonly most: number }
  /** The game asks more of its players: in per cent, or in games played to their end. */
  | {
      readonly kind: "unreliable";
      readonly what: "on-time" | "left" | "games";
      readonly needed: number;
      readonly is: number;
    }
  | { readonly kind: "out-of-game"; readonly power: PowerId }
  | { readonly kind: "too-long-absence"; readonly days: number; readonly most: number }
  | { readonly kind: "too-many-absences"; readonly most: number }
  | { readonly kind: "no-such-absence" }
  /** `left` is in milliseconds. */
  | { readonly kind: "extended-enough"; readonly left: number }
  | { readonly kind: "paused-enough"; readonly left: number }
  /** The GM has paused the game, and the players' votes do not count before `from`. */
  | { readonly kind: "gms-pause"; readonly from: Instant }
  | { readonly kind: "too-many-questions"; readonly limit: number }
  /** Of all passwords in one mail, or of the wrong ones. */
  | { readonly kind: "too-many-passwords"; readonly wrong: boolean; readonly limit: number }
  /** The stars that letters show in place of a password. */
  | { readonly kind: "masked-password" }
  | { readonly kind: "too-many-trials"; readonly limit: number }
  | { readonly kind: "too-many-messages"; readonly limit: number }
  | { readonly kind: "too-many-maps"; readonly limit: number }
  /** Neither was it played nor is it now. */
  | { readonly kind: "no-such-phase"; readonly phase: string }
  /** No unit that these words can mean had an order in the phase, or ever where it is null. */
  | { readonly kind: "no-such-result"; readonly unit: string; readonly phase: string | null };
