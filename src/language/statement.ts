/**
 * What a line of a mail asks for, as it was read and before any game is looked at. Words for powers
 * stay words (`resolvePower` reads them against a board); nothing here says whether it is allowed.
 */
import type { PressColor, StandbyWish } from "../game/index.js";
import type { UnitType } from "../map/index.js";
import type { DateExpression } from "./dates.js";
import type { OrderLine } from "./orders-context.js";
import type { SettingStatement } from "./setting-statement.js";

/** To whom press goes, in the sender's words. */
export type Recipients =
  | { readonly kind: "all" }
  | { readonly kind: "all-but"; readonly words: readonly string[] }
  | { readonly kind: "some"; readonly words: readonly string[] };

/** Whom the header of press is to name: these, those that it reaches, or null for whom it usually does. */
export type ShownRecipients = Recipients | "truth" | null;

/** Powers in the sender's words; those in brackets are wished for equally. */
export interface Wish {
  readonly words: readonly string[];
  readonly isEqual: boolean;
}

/** Where a rollback goes: a phase (`S1902M`), a turn (nJudge's `(paris.003)`), or one phase back. */
export type RollbackTarget =
  | { readonly kind: "phase"; readonly phase: string }
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "previous" };

/** Where a part of a game's history begins or ends: a phase (`S1902M`), a year of the game, or a date. */
export type HistoryEdge =
  | { readonly kind: "phase"; readonly phase: string }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "date"; readonly when: DateExpression };

/** A line of a trial, as the mail has it. */
export interface TrialLine {
  readonly number: number;
  readonly text: string;
}

interface ByName {
  /** The game's name in lower case; null for the game that the mail is about. */
  readonly game: string | null;
}

interface Text {
  readonly text: string;
  /** False where the mail ended before an ENDPRESS: the sender is told what was taken. */
  readonly closed: boolean;
}

export type Statement =
  | SettingStatement
  | {
      readonly kind: "create";
      readonly game: string;
      readonly password: string | null;
      readonly variant: string | null;
    }
  | {
      readonly kind: "sign-on";
      /** `?` for a seat in a forming game, `M` for the master, `O` for observers, else a power's word. */
      readonly prefix: string;
      readonly game: string;
      /** Prefix and name as one word: in `SIGNON paris secret` the prefix may have been forgotten. */
      readonly whole: string;
      readonly password: string | null;
      /** nJudge wanted the variant repeated by who joins. */
      readonly variant: string | null;
    }
  | {
      readonly kind: "join";
      readonly game: string;
      readonly power: string | null;
      readonly password: string | null;
      /** The word that players of a private game must know. */
      readonly invitation: string | null;
    }
  | {
      readonly kind: "act";
      readonly game: string;
      readonly as: string | null;
      readonly password: string | null;
    }
  | { readonly kind: "observe"; readonly game: string; readonly password: string | null }
  | { readonly kind: "sign-off" }
  | { readonly kind: "help"; readonly topic: string | null }
  | ({ readonly kind: "list"; readonly full: boolean } & ByName)
  | ({ readonly kind: "status" } & ByName)
  | ({ readonly kind: "summary" } & ByName)
  | ({ readonly kind: "log" } & ByName)
  | ({
      readonly kind: "history";
      /** The results, the whole game with a file of it, or what was said. */
      readonly of: "results" | "game" | "press";
      readonly since: HistoryEdge | null;
      readonly until: HistoryEdge | null;
      /** No more lines than these. */
      readonly lines: number | null;
    } & ByName)
  /** Orders for all powers whose results are asked for, and which nobody gives. */
  | {
      readonly kind: "try";
      readonly lines: readonly TrialLine[];
      /** False where the mail ended before an ENDTRY. */
      readonly closed: boolean;
    }
  /** Why the unit had its result; null for the last phase in which it had one. */
  | { readonly kind: "why"; readonly phase: string | null; readonly unit: string }
  | { readonly kind: "clear" }
  /** Orders for a later phase (`F1901M`), with SET WAIT and conditions among them. */
  | { readonly kind: "phase"; readonly phase: string; readonly lines: readonly OrderLine[] }
  /** Takes back the orders for later phases, those for this one, or the `perpetual` ones. */
  | { readonly kind: "clear-pending"; readonly phase: string | null }
  /** The orders of this mail replace the earlier ones, or stand beside them. */
  | { readonly kind: "order-set"; readonly set: "replace" | "keep" }
  /** Wishes from first to last; `*` is any power. */
  | { readonly kind: "set-preference"; readonly wishes: readonly Wish[] }
  | { readonly kind: "set-power"; readonly address: string; readonly power: string }
  | { readonly kind: "set-wait"; readonly wait: boolean }
  /** A draw of these powers; null for one of all survivors. */
  | { readonly kind: "set-draw"; readonly words: readonly string[] | null }
  /** The most powers that may share a draw; 0 is content to be left out. */
  | { readonly kind: "set-draw-size"; readonly most: number }
  | { readonly kind: "standings" }
  /** What the judge knows of the sender as a player. */
  | { readonly kind: "info-player" }
  | { readonly kind: "start" }
  /** Null for a draw of all survivors. */
  | { readonly kind: "declare"; readonly words: readonly string[] | null; readonly isSolo: boolean }
  | { readonly kind: "set-no-draw" }
  | { readonly kind: "set-concede"; readonly power: string }
  | { readonly kind: "set-no-concede" }
  | { readonly kind: "set-deadline"; readonly when: DateExpression }
  | { readonly kind: "set-grace"; readonly when: DateExpression }
  /** Null takes a vote for more time back. */
  | { readonly kind: "extend"; readonly hours: number | null }
  /** Null for an absence of one day. */
  | {
      readonly kind: "set-absence";
      readonly first: DateExpression;
      readonly last: DateExpression | null;
    }
  | { readonly kind: "set-no-absence"; readonly when: DateExpression | null }
  | { readonly kind: "standby"; readonly on: boolean; readonly game: string }
  /** Would take over a power in any game; null for no more. */
  | { readonly kind: "standby-list"; readonly wish: StandbyWish | null }
  | { readonly kind: "standby-status" }
  /** Free seats of all games. */
  | { readonly kind: "openings" }
  | { readonly kind: "set-password"; readonly password: string }
  /** At a minute of the day, at the usual one, or no more. */
  | { readonly kind: "set-digest"; readonly minute: number | "usual" | null }
  | {
      readonly kind: "set-address";
      /** Null for the address that the mail came from. */
      readonly address: string | null;
      /** Whose seat moves there, a power or the address that it has; null for the sender's own. */
      readonly whose: string | null;
    }
  | ({
      readonly kind: "press";
      readonly to: Recipients;
      readonly shown: ShownRecipients;
      /** Whether the sender is named; null where the writer did not say. */
      readonly color: PressColor | null;
    } & Text)
  | ({
      readonly kind: "broadcast";
      readonly shown: ShownRecipients;
      readonly color: PressColor | null;
    } & Text)
  /** A broadcast that waits for the results. */
  | ({ readonly kind: "postal-press"; readonly color: PressColor | null } & Text)
  /** What the sender says of a game that is over. */
  | ({ readonly kind: "final-statement" } & Text)
  /** `phase` (`F1901M`) guards: only if this is still the current one. */
  | { readonly kind: "process"; readonly phase: string | null }
  | { readonly kind: "rollback"; readonly to: RollbackTarget }
  /** `previous` is the next phase that was undone. */
  | { readonly kind: "roll-forward"; readonly to: RollbackTarget }
  /** Null for a pause without an end, or the usual one of a player's vote. */
  | { readonly kind: "pause"; readonly until: DateExpression | null }
  /** A player takes the vote back. */
  | { readonly kind: "no-pause" }
  | { readonly kind: "no-resume" }
  /** The rest of the mail acts for this power; null for the master again. */
  | { readonly kind: "become"; readonly power: string | null }
  /** The position changed by hand; words of places and powers stay words. */
  | {
      readonly kind: "edit";
      readonly edit:
        | {
            readonly kind: "place";
            readonly power: string;
            readonly type: UnitType;
            readonly place: string;
          }
        | { readonly kind: "remove"; readonly place: string }
        | { readonly kind: "owner"; readonly place: string; readonly power: string | null }
        | { readonly kind: "phase"; readonly phase: string };
    }
  | { readonly kind: "preview" }
  /** `handover`: in place of the sender. */
  | { readonly kind: "promote"; readonly address: string; readonly handover: boolean }
  /** `phase` guards, as that of PROCESS does. */
  | { readonly kind: "unstart"; readonly phase: string | null }
  | { readonly kind: "resume" }
  | { readonly kind: "terminate" }
  | { readonly kind: "resign" }
  /** In an answer to a letter that asked for it. */
  | { readonly kind: "confirm" }
  | { readonly kind: "decline" }
  /** Lets a candidate in or turns him away: his number, his address or the power; null for the only one. */
  | { readonly kind: "answer-candidate"; readonly who: string | null; readonly admits: boolean }
  /** A power, or a part of an address. */
  | { readonly kind: "eject"; readonly who: string };

/** Parts of a section of a mail: they are gathered into it, and mean nothing alone. */
export type SectionStatement =
  | { readonly kind: "if" | "else-if"; readonly condition: string }
  | { readonly kind: "else" | "end-if" | "end-phase" };

/** What one line can be. */
export type LineStatement = Statement | SectionStatement;

export type StatementKind = LineStatement["kind"];

/** Every kind once, for tables and tests that must leave none out. */
export const statementKinds = [
  "create",
  "sign-on",
  "join",
  "act",
  "observe",
  "sign-off",
  "help",
  "list",
  "openings",
  "status",
  "summary",
  "log",
  "history",
  "try",
  "why",
  "clear",
  "order-set",
  "phase",
  "clear-pending",
  "if",
  "else-if",
  "else",
  "end-if",
  "end-phase",
  "set-preference",
  "set-power",
  "set-rules",
  "set-option",
  "set-clock",
  "set-wait",
  "set-draw",
  "set-draw-size",
  "standings",
  "info-player",
  "start",
  "set-invitation",
  "set-scoring",
  "declare",
  "set-no-draw",
  "set-concede",
  "set-no-concede",
  "set-deadline",
  "set-grace",
  "extend",
  "set-absence",
  "set-no-absence",
  "set-missed",
  "set-flag",
  "set-limit",
  "standby",
  "standby-list",
  "standby-status",
  "set-press",
  "set-press-rule",
  "set-observer-press",
  "set-fake-press",
  "set-secrecy",
  "set-unordered",
  "set-zone",
  "set-listed",
  "set-reminder",
  "set-dias",
  "set-proxy",
  "set-password",
  "set-address",
  "set-digest",
  "press",
  "broadcast",
  "postal-press",
  "final-statement",
  "process",
  "rollback",
  "roll-forward",
  "become",
  "edit",
  "preview",
  "promote",
  "pause",
  "no-pause",
  "resume",
  "no-resume",
  "terminate",
  "resign",
  "confirm",
  "decline",
  "eject",
  "answer-candidate",
  "set-access",
  "set-comment",
  "unstart",
] as const satisfies readonly StatementKind[];
