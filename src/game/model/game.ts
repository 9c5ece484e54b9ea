/**
 * A game: one value that is stored as one document. It holds no text that the judge says and no
 * secret but hashes. Functions make a changed copy; nothing changes a game in place.
 */
import type { PowerId } from "../../map/index.js";
import type { Phase, Position, UnitMention, WrittenOrder, YearEnd } from "../../rules/index.js";
import type { DayRange, Instant } from "../../util/index.js";
import type { Settings, Zone } from "./settings.js";
import type { Schedule, Timing } from "./timing.js";

export const gameStatuses = ["forming", "active", "paused", "finished", "terminated"] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** Is a game over, in whatever way? */
export function hasEnded({ status }: { readonly status: GameStatus }): boolean {
  return status === "finished" || status === "terminated";
}

/** Has a game begun, and is not over? */
export function isUnderWay({ status }: { readonly status: GameStatus }): boolean {
  return status === "active" || status === "paused";
}

export const roles = ["gm", "player", "observer"] as const;
export type Role = (typeof roles)[number];

/** Number of a member within its game, from 1; never used again after it left. */
export type MemberId = number;

/** What a member can have left out of their letters. */
export const letterParts = ["json", "calendar", "html", "map"] as const;
export type LetterPart = (typeof letterParts)[number];

/** A person in a game. A power whose player left has no member. */
export interface Member {
  readonly id: MemberId;
  readonly role: Role;
  /** The power played; null for GMs and observers, and for players before the start. */
  readonly power: PowerId | null;
  /** Where letters go, in lower case. */
  readonly address: string;
  /** What the member wants to be called; null for the power's name alone. */
  readonly name: string | null;
  /** A salted hash, made outside; null where the member has only the token of its letters. */
  readonly passwordHash: string | null;
  /** Wishes from first to last, equals grouped; powers not named come after all that are. */
  readonly preferences: readonly (readonly PowerId[])[];
  /** Part of the reply token: a new number makes every older letter's token worthless. */
  readonly tokenVersion: number;
  /** Where the member's clocks are; null for the game's zone. */
  readonly zone: Zone | null;
  /** Days on which no deadline should fall, as the game's zone counts them. */
  readonly absences: readonly DayRange[];
  /** Phases missed in a row. */
  readonly misses: number;
  /** Times that the deadline passed without this player's orders. */
  readonly timesLate: number;
  /** Phases in which there was something to order. */
  readonly phasesDue: number;
  /** Those of them that were played without complete orders. */
  readonly phasesMissed: number;
  /** The player took over a power that had lost its player. */
  readonly tookOver: boolean;
  /** Times that a missed phase was excused. */
  readonly excuses: number;
  /** An observer who would take over a power. */
  readonly standby: boolean;
  /** Minute of the day at which all that can wait comes in one letter; null for each at once. */
  readonly digest: number | null;
  /** What the member's letters come without. */
  readonly without: readonly LetterPart[];
}

/** Somebody who wants a seat, in a game whose GM lets players in. */
export interface Candidate extends Pick<Member, "address" | "passwordHash" | "preferences"> {
  /** One of the members' numbers, never used again. */
  readonly id: MemberId;
  /** The power that would be taken over; null for a seat in a game that is forming. */
  readonly power: PowerId | null;
  readonly since: Instant;
}

/**
 * Who may come: addresses, or `@example.net` for all of a domain. Where some are allowed, nobody else is; who
 * is denied may neither play nor watch.
 */
export interface Access {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}
/** What is counted of a player, and remembered when they leave. */
type Figure = "address" | "timesLate" | "phasesDue" | "phasesMissed" | "tookOver";

/** A player who left a game before its end. */
export interface Departed extends Pick<Member, Figure> {
  readonly how: "resigned" | "ejected" | "vacated";
}

/** Who somebody is, as far as a reader may know it. */
export interface Person {
  /** Null where they gave none, or the reader may not know it. */
  readonly name: string | null;
  /** Null where the reader may not know it: addresses are for the GMs, unless the game shows them. */
  readonly address: string | null;
}

/** A member as others may see it: never more than this leaves a game. */
export interface PublicMember extends Person {
  readonly id: MemberId;
  readonly role: Role;
  readonly power: PowerId | null;
}

/** An order that was accepted, as it was written and as it will be used. */
export interface SubmittedOrder {
  readonly order: WrittenOrder;
  /** The player's own words. */
  readonly text: string;
}

/** Signed or anonymous. */
export const pressColors = ["white", "grey"] as const;
export type PressColor = (typeof pressColors)[number];

/** A broadcast that goes out with the results. */
export interface PostalMessage {
  /** Null where the reader may not know who wrote it. */
  readonly from: PublicMember | null;
  readonly color: PressColor;
  readonly text: string;
}

/** Orders for later, as they were written: they are read when their phase begins. */
export interface PendingOrders {
  /** Null for perpetual orders (DATC 4.E.4): in every movement phase, as long as they are possible. */
  readonly phase: Phase | null;
  readonly lines: readonly string[];
}

/** A line about somebody else ordering a unit: that another power may, or what for one that is not the writer's. */
export type ProxyNote =
  | {
      readonly kind: "given";
      readonly unit: UnitMention;
      readonly to: PowerId;
      readonly text: string;
    }
  | ({ readonly kind: "order" } & SubmittedOrder);

/** What a power has said about the current phase. */
export interface Submission {
  readonly orders: readonly SubmittedOrder[];
  readonly proxies: readonly ProxyNote[];
  /** The orders before the last mail that changed some; null where none did. */
  readonly former: readonly SubmittedOrder[] | null;
  /** What was asked back about orders: for each question the orders of which one was meant. */
  readonly asked: readonly (readonly WrittenOrder[])[];
  /** Processing waits for the deadline. Cleared when the phase turns. */
  readonly wait: boolean;
  /** The powers that may share a draw, or null: no draw. `[]` stands for all survivors. */
  readonly draw: readonly PowerId[] | null;
  /** The most powers that may share a draw, or null: no such vote. 0 is content to be left out. */
  readonly drawSize: number | null;
  readonly concede: PowerId | null;
  /** By how many milliseconds the player would extend this phase, or null. */
  readonly extend: number | null;
  /** Until when the player would pause the game, or null. */
  readonly pause: Instant | null;
  /** The deadline passed without complete orders. */
  readonly late: boolean;
}

/** A game that has not begun. */
interface Forming {
  readonly since: Instant;
  /** How often its members were told that it still waits. */
  readonly notices: number;
}

/** Something has waited for a GM since then. */
export interface Escalation {
  readonly since: Instant;
  /** When somebody was last told so, and how often: each time it is more people. */
  readonly told: Instant;
  readonly steps: number;
}

/** Who paused a game: a GM, the players by their votes, or the judge, since nobody plays. */
export const pausers = ["gm", "players", "judge"] as const;
export type Pauser = (typeof pausers)[number];

/** A game that is paused. */
export interface Pause {
  readonly by: Pauser;
  readonly since: Instant;
  /** When it goes on by itself; null for when somebody says so. */
  readonly until: Instant | null;
  /** What the phase ran by; null where an older release paused it. Its stage is not kept: it begins anew. */
  readonly schedule: Schedule | null;
  /** The powers whose players want to go on. */
  readonly votes: readonly PowerId[];
  /** How often the members were told that it still rests. */
  readonly reminders: number;
}

/** What a member says of a game that is over. */
export interface FinalStatement {
  readonly from: PublicMember;
  readonly text: string;
}

export type Ending =
  | { readonly kind: "solo"; readonly power: PowerId }
  | { readonly kind: "draw"; readonly powers: readonly PowerId[] }
  | { readonly kind: "concession"; readonly power: PowerId }
  | { readonly kind: "terminated" };

export interface Game {
  /** Lower case, a letter and then letters, digits or hyphens, at most 16 characters. */
  readonly name: string;
  readonly variant: string;
  readonly status: GameStatus;
  readonly settings: Settings;
  readonly members: readonly Member[];
  /** The next member's number. */
  readonly nextMember: MemberId;
  readonly phase: Phase;
  /** Counts the phases played, from 1: nJudge's `(paris.008)`. */
  readonly turn: number;
  readonly position: Position;
  readonly submissions: Readonly<Record<PowerId, Submission>>;
  /** What goes out with the results of this phase. */
  readonly postal: readonly PostalMessage[];
  /** What each power has written for later phases, in the order in which it came. */
  readonly pending: Readonly<Record<PowerId, readonly PendingOrders[]>>;
  /** Null while the game forms, rests or is over. */
  readonly timing: Timing | null;
  /** Null once it has begun. */
  readonly forming: Forming | null;
  /** The hash of the word that players must know to join; null where everybody may. */
  readonly invitation: string | null;
  readonly access: Access;
  /** Who waits for the GM's answer. */
  readonly candidates: readonly Candidate[];
  /** Null unless it is paused. */
  readonly pause: Pause | null;
  /** Null while nothing waits for a GM. */
  readonly escalation: Escalation | null;
  /** Who played a power before the seat was declared free: such a player has returned, not come. */
  readonly former: Readonly<Record<PowerId, string>>;
  readonly departed: readonly Departed[];
  /** The addresses of those who were GMs while it ran, and have seen everybody's orders. */
  readonly formerGms: readonly string[];
  /** Who owned what when each year ended, the start first: some rulebooks end games by it. */
  readonly years: readonly YearEnd[];
  readonly ending: Ending | null;
  /** When it ended; null while it goes on, and where an older release ended it. */
  readonly endedAt: Instant | null;
  /** What its members said when it was over, one statement each. */
  readonly statements: readonly FinalStatement[];
  /** Makes the random choices of this game, once and reproducibly. */
  readonly seed: number;
}

/** Something that waits for a GM and for nobody else. */
export type Matter =
  /** A phase is ready, and the GM processes by hand. */
  | { readonly kind: "processing"; readonly phase: Phase }
  /** The table is full, and the GM starts the game. */
  | { readonly kind: "start" }
  /** So many ask for a seat. */
  | { readonly kind: "candidates"; readonly count: number }
  /** The time is up, and the game waits without limit for the orders of these powers. */
  | { readonly kind: "orders"; readonly powers: readonly PowerId[] };

/** Who is told, step after step. */
export const escalationAudiences = ["gm", "gms", "everybody"] as const;

export type EscalationAudience = (typeof escalationAudiences)[number];
