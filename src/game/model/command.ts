/** What somebody may ask of a game, after reading: every power and number is resolved. */
import type { LocationId, PowerId, ProvinceId, Unit } from "../../map/index.js";
import type { Phase, UnitMention, WrittenOrder } from "../../rules/index.js";
import type { DayRange, Instant } from "../../util/index.js";
import type { Access, LetterPart, MemberId, PressColor, Role, SubmittedOrder } from "./game.js";
import type { PhaseRecord } from "./history.js";
import type { PlayerRecord } from "./player-record.js";
import type { Clock, ClockKind, Settings, Zone } from "./settings.js";

/** Who asks: a member of the game whose identity was proved, or somebody at an address. */
export type Actor =
  | { readonly kind: "member"; readonly id: MemberId }
  /** A GM who acts for a power, as its player would. */
  | { readonly kind: "deputy"; readonly id: MemberId; readonly power: PowerId }
  /** Somebody whom the GM has not let in yet, in the mail that asks for it. */
  | { readonly kind: "candidate"; readonly id: MemberId }
  | { readonly kind: "stranger"; readonly address: string }
  /** The keeper, on the judge's own machine: no mail can act as the keeper. */
  | { readonly kind: "keeper" };

/**
 * How orders stand to the earlier ones: as the rulebook says (DATC 4.D.1), as the writer says, as more
 * of the same set, or as all that stands now.
 */
export type OrderSet = "usual" | "replace" | "keep" | "more" | "whole";

/** To whom press goes. */
export type PressTarget =
  | { readonly kind: "all" }
  | {
      readonly kind: "some";
      readonly powers: readonly PowerId[];
      readonly gm: boolean;
      readonly observers: boolean;
    };

/** A change of the position by the GM's hand. */
export type PositionEdit =
  | { readonly kind: "place"; readonly unit: Unit; readonly power: PowerId }
  | { readonly kind: "remove"; readonly at: LocationId }
  | { readonly kind: "owner"; readonly center: ProvinceId; readonly power: PowerId | null }
  | { readonly kind: "phase"; readonly phase: Phase };

/** Settings that a GM sets to a value; rules, clocks and holidays have commands of their own. */
export type SettingsChange = Partial<Omit<Settings, "rules" | "options" | "clocks" | "holidays">>;

export type Command =
  | {
      readonly kind: "join";
      readonly role: Role;
      readonly passwordHash: string | null;
      /** The power to take over in a running game, else null. */
      readonly power: PowerId | null;
      /** What they did in other games, where this one asks for it. */
      readonly playerRecord?: PlayerRecord;
      /** They answer a letter about this power: that it is free is no secret from them. */
      readonly asked?: true;
    }
  | { readonly kind: "start" }
  /** Null: everybody may join. */
  | { readonly kind: "set-invitation"; readonly hash: string | null }
  | { readonly kind: "set-preference"; readonly preferences: readonly (readonly PowerId[])[] }
  | { readonly kind: "set-power"; readonly address: string; readonly power: PowerId }
  | {
      readonly kind: "orders";
      /** Legal orders, as written and as understood. */
      readonly orders: readonly { readonly order: WrittenOrder; readonly text: string }[];
      /** The power ordered for: the actor's own, unless the GM acts. */
      readonly power: PowerId;
      readonly set: OrderSet;
    }
  | { readonly kind: "clear" }
  /** Lines for a later phase, or for all (null). */
  | { readonly kind: "pend"; readonly phase: Phase | null; readonly lines: readonly string[] }
  /** Takes back what waits for a phase, the perpetual orders, or all of it. */
  | { readonly kind: "clear-pending"; readonly phase: Phase | "perpetual" | null }
  /** Another power may order this unit (DATC 4.E.5). */
  | {
      readonly kind: "proxy";
      readonly unit: UnitMention;
      readonly to: PowerId;
      readonly text: string;
    }
  /** Orders for units of other powers, which count where their owners let the writer order them. */
  | { readonly kind: "foreign-orders"; readonly orders: readonly SubmittedOrder[] }
  | { readonly kind: "set-wait"; readonly wait: boolean }
  /** Powers of the draw, `[]` for all survivors, null to withdraw. */
  | { readonly kind: "set-draw"; readonly powers: readonly PowerId[] | null }
  /** The most that may share a draw; 0 is content to be left out. */
  | { readonly kind: "set-draw-size"; readonly most: number }
  /** The GM ends the game: `[]` stands for all survivors. */
  | { readonly kind: "declare"; readonly powers: readonly PowerId[]; readonly isSolo: boolean }
  | { readonly kind: "set-concede"; readonly power: PowerId | null }
  | {
      readonly kind: "press";
      readonly to: PressTarget;
      /** Whom the header names; null for whom it usually does. */
      readonly shown: PressTarget | "truth" | null;
      /** Null for the game's usual one. */
      readonly color: PressColor | null;
      readonly text: string;
    }
  /** A broadcast that waits for the results. */
  | { readonly kind: "postal-press"; readonly color: PressColor | null; readonly text: string }
  /** What the asker says of a game that is over. */
  | { readonly kind: "final-statement"; readonly text: string }
  | { readonly kind: "set-deadline"; readonly at: Instant }
  | { readonly kind: "set-grace"; readonly at: Instant }
  /** The GM extends the phase, a player votes for it; null takes the vote back. */
  | { readonly kind: "extend"; readonly ms: number | null }
  /** A player is away, who asks or whose power a GM names; a GM who names none adds holidays of the game. */
  | { readonly kind: "set-absence"; readonly days: DayRange; readonly power?: PowerId | null }
  /** No day for all of them. */
  | {
      readonly kind: "set-no-absence";
      readonly day: string | null;
      readonly power?: PowerId | null;
    }
  /** An observer would take over a power, or would not. */
  | { readonly kind: "standby"; readonly standby: boolean }
  | { readonly kind: "set-own-zone"; readonly zone: Zone }
  | { readonly kind: "set-clock"; readonly clock: ClockKind; readonly change: Partial<Clock> }
  | { readonly kind: "set-rules"; readonly rules: string }
  | { readonly kind: "set-option"; readonly option: string; readonly value: string }
  | { readonly kind: "set-settings"; readonly change: SettingsChange }
  | { readonly kind: "set-password"; readonly passwordHash: string }
  /** What the member is called; null for no name. */
  | { readonly kind: "set-name"; readonly name: string | null }
  | { readonly kind: "set-address"; readonly address: string }
  /** A GM asks that somebody else's letters go to another address; `asked` says at which address. */
  | {
      readonly kind: "move-seat";
      readonly member: MemberId;
      readonly address: string;
      readonly asked: "old" | "new";
    }
  /** Collects what can wait, at this minute of the day or the usual one; null for never. */
  | { readonly kind: "set-digest"; readonly minute: number | "usual" | null }
  /** Letters to the asker come with or without this. */
  | { readonly kind: "set-letter-part"; readonly part: LetterPart; readonly isOn: boolean }
  | { readonly kind: "process"; readonly phase: string | null }
  /** Back to the beginning of this phase; null where no such phase was played. */
  | { readonly kind: "rollback"; readonly record: PhaseRecord | null }
  /** Ahead to the beginning of this phase, which was undone; null where none was. */
  | { readonly kind: "roll-forward"; readonly record: PhaseRecord | null }
  /** Back to before the game began: only in the first turn, and in this phase, where one is named. */
  | { readonly kind: "unstart"; readonly phase: string | null }
  /** The GM pauses the game, a player votes for it; null for no end, or for the usual one. */
  | { readonly kind: "pause"; readonly until: Instant | null }
  /** The GM goes on, a player votes for it. */
  | { readonly kind: "resume" }
  /** A player takes the vote back. */
  | { readonly kind: "no-pause" }
  | { readonly kind: "no-resume" }
  /** A phase guards: only if the game is still in it. */
  | { readonly kind: "terminate"; readonly phase: string | null }
  /** Takes back the end of a game. */
  | { readonly kind: "reopen" }
  | { readonly kind: "resign" }
  /** Makes somebody at this address a GM too, or instead of the sender if it is a handover. */
  | { readonly kind: "promote"; readonly address: string; readonly handover: boolean }
  | { readonly kind: "edit"; readonly edit: PositionEdit }
  /** Looks at what the orders given so far would do. */
  | { readonly kind: "preview" }
  /** Lets a candidate in, or turns them away. */
  | { readonly kind: "answer-candidate"; readonly id: MemberId; readonly admits: boolean }
  /** Changes who may come; null takes all away. */
  | {
      readonly kind: "set-access";
      readonly list: keyof Access;
      readonly added: readonly string[];
      readonly removed: readonly string[] | null;
    }
  | { readonly kind: "eject"; readonly power: PowerId | null; readonly address: string | null };

export type CommandKind = Command["kind"];
