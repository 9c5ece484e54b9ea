/** What happened in a game, as data: `report` turns events into letters. */
import type { PowerId } from "../../map/index.js";
import type { Endgame, Phase, PhaseResult, PlacedUnit } from "../../rules/index.js";
import type { DayRange, Instant } from "../../util/index.js";
import type { PositionEdit, PressTarget } from "./command.js";
import type {
  Access,
  Ending,
  EscalationAudience,
  LetterPart,
  Matter,
  MemberId,
  Pauser,
  PostalMessage,
  PressColor,
  PublicMember,
} from "./game.js";
import type { SubmissionEvent } from "./submission-event.js";

/** Who asks for a seat: never more than this leaves a game, and it leaves it to GMs only. */
export interface PublicCandidate {
  readonly id: MemberId;
  /** Null where the reader may not know who it is. */
  readonly address: string | null;
  readonly power: PowerId | null;
}

/** What was written of a unit: that another power may order it. It counts where its owner wrote so. */
export interface ProxyResult {
  readonly by: PowerId;
  readonly unit: PlacedUnit;
  readonly to: PowerId;
}

/**
 * Who or what moved a deadline: the GM, the players' votes, or a new player who needs time; "untold" to who
 * may not know which.
 */
type DeadlineReason = "gm" | "vote" | "newcomer" | "untold";

/** Why a game is over: enough centers, the votes, the GM, or an ending of the rulebook. */
export type EndReason =
  | { readonly kind: "centers" | "votes" | "declared" | "nobody-came" }
  | Endgame;

export type Event =
  | { readonly kind: "game-created"; readonly name: string; readonly gm: PublicMember }
  | { readonly kind: "joined"; readonly member: PublicMember; readonly seatsLeft: number }
  | {
      readonly kind: "took-over";
      readonly member: PublicMember;
      readonly power: PowerId;
      /** It is the player who had lost the seat. */
      readonly isReturning: boolean;
    }
  /** Somebody asks for a seat, and the GM has to answer. */
  | { readonly kind: "applied"; readonly candidate: PublicCandidate; readonly endsAt: Instant }
  /** The GM has let somebody in: into a seat, or to a power. */
  | {
      readonly kind: "admitted";
      readonly member: PublicMember;
      readonly power: PowerId | null;
      readonly seatsLeft: number;
    }
  | { readonly kind: "candidate-denied"; readonly candidate: PublicCandidate }
  /** Nobody has answered, or the seat is gone. */
  | {
      readonly kind: "candidate-lapsed";
      readonly candidate: PublicCandidate;
      readonly why: "unanswered" | "too-late";
    }
  /** The lists of who may play have changed; only GMs are told. */
  | {
      readonly kind: "access-changed";
      readonly list: keyof Access;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  /** Somebody who was invited takes no seat. */
  | { readonly kind: "invitation-declined"; readonly address: string }
  | { readonly kind: "preference-set"; readonly member: PublicMember }
  | { readonly kind: "power-assigned"; readonly member: PublicMember; readonly power: PowerId }
  | { readonly kind: "still-forming"; readonly seatsLeft: number; readonly endsAt: Instant }
  | { readonly kind: "invitation-set"; readonly isNeeded: boolean }
  | { readonly kind: "game-started"; readonly deadline: Instant }
  | SubmissionEvent
  | {
      readonly kind: "press";
      /** Null where the reader may not know who wrote it. */
      readonly from: PublicMember | null;
      readonly color: PressColor;
      readonly to: PressTarget;
      /** Whom the header names to its readers; null where it tells them the truth. */
      readonly shown: PressTarget | null;
      /** Whom it reaches, the sender not among them. */
      readonly recipients: readonly MemberId[];
      readonly text: string;
    }
  /** Nobody plays these powers, so nobody there read a message that others got. */
  | { readonly kind: "press-unread"; readonly vacant: readonly PowerId[] }
  /** Somebody's words are kept until the results are out. */
  | { readonly kind: "postal-kept"; readonly text: string }
  /** What was kept, when the phase has been played. */
  | { readonly kind: "postal-press"; readonly messages: readonly PostalMessage[] }
  | {
      readonly kind: "final-statement";
      readonly from: PublicMember;
      readonly text: string;
      /** The member had said something else before. */
      readonly replaces: boolean;
    }
  | {
      readonly kind: "deadline-set";
      readonly before: Instant;
      readonly after: Instant;
      readonly why: DeadlineReason;
    }
  | {
      readonly kind: "extension-voted";
      readonly power: PowerId;
      readonly ms: number | null;
      /** How many have voted for more time, and how many must. */
      readonly votes: number;
      readonly needed: number;
    }
  | { readonly kind: "absence-set"; readonly member: PublicMember; readonly days: DayRange }
  | {
      readonly kind: "absence-cancelled";
      readonly member: PublicMember;
      readonly days: readonly DayRange[];
    }
  | { readonly kind: "zone-set"; readonly zone: string; readonly deadline: Instant | null }
  | { readonly kind: "grace-set"; readonly before: Instant; readonly after: Instant }
  | {
      readonly kind: "setting-changed";
      readonly name: string;
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: "password-set" }
  /** What a member is called from now on; the others read it where they may know who plays. */
  | { readonly kind: "name-set"; readonly member: PublicMember; readonly isSecret: boolean }
  /** The minute of the day at which digests go out, or null for none. */
  | { readonly kind: "digest-set"; readonly member: PublicMember; readonly minute: number | null }
  /** A member's letters come with or without this from now on. */
  | { readonly kind: "letter-part-set"; readonly part: LetterPart; readonly isOn: boolean }
  | { readonly kind: "address-set"; readonly before: string; readonly after: string }
  /** A GM wants this seat's letters to go elsewhere: its old address is asked, or only the new one. */
  | { readonly kind: "seat-moving"; readonly member: PublicMember; readonly asked: "old" | "new" }
  | { readonly kind: "process-asked"; readonly phase: Phase }
  | {
      readonly kind: "paused";
      readonly by: Pauser;
      readonly until: Instant | null;
      /** The deadline that no longer counts. */
      readonly deadline: Instant;
      /** Milliseconds that the phase has when the game goes on. */
      readonly left: number;
    }
  /** A pause that goes on ends at another time. */
  | {
      readonly kind: "pause-moved";
      readonly before: Instant | null;
      readonly after: Instant | null;
    }
  | {
      readonly kind: "pause-voted";
      readonly power: PowerId;
      readonly until: Instant | null;
      readonly votes: number;
      readonly needed: number;
    }
  | {
      readonly kind: "resume-voted";
      readonly power: PowerId;
      readonly wanted: boolean;
      readonly votes: number;
      readonly needed: number;
    }
  | {
      readonly kind: "still-paused";
      readonly by: Pauser;
      readonly since: Instant;
      readonly until: Instant | null;
    }
  | {
      readonly kind: "resumed";
      /** The judge goes on when the pause is over. */
      readonly by: Pauser;
      readonly before: Instant | null;
      readonly deadline: Instant;
    }
  /** A GM has taken back the end; null before the start. */
  | { readonly kind: "reopened"; readonly deadline: Instant | null }
  /** The game is back where it was before it began. */
  | { readonly kind: "unstarted" }
  | { readonly kind: "resigned"; readonly member: PublicMember }
  /** One of several GMs is none any longer. */
  | { readonly kind: "stepped-down"; readonly member: PublicMember }
  | { readonly kind: "ejected"; readonly member: PublicMember }
  | { readonly kind: "promoted"; readonly member: PublicMember }
  /** The GM has given the game away and watches it from now on. */
  | { readonly kind: "handed-over"; readonly from: PublicMember; readonly to: PublicMember }
  /** `endsVotes` where others survive now: votes on the end of the game no longer stand. */
  | { readonly kind: "position-edited"; readonly edit: PositionEdit; readonly endsVotes: boolean }
  | { readonly kind: "previewed"; readonly phase: Phase }
  /** All is ready, and the GM processes by hand. */
  | { readonly kind: "turn-waiting"; readonly phase: Phase }
  /** Something waits for a GM, and none has done anything for some time. */
  | {
      readonly kind: "gm-silent";
      readonly audience: EscalationAudience;
      readonly matters: readonly Matter[];
      readonly since: Instant;
      /** When the next ones are told. */
      readonly next: Instant;
      /** When the game waits no longer. */
      readonly releasedAt: Instant;
    }
  /** No GM came: the game goes on as far as it can without one. */
  | { readonly kind: "released"; readonly matters: readonly Matter[]; readonly since: Instant }
  | { readonly kind: "reminder"; readonly powers: readonly PowerId[]; readonly deadline: Instant }
  | {
      readonly kind: "late";
      readonly powers: readonly PowerId[];
      readonly deadline: Instant;
      readonly graceEnds: Instant;
      /** Everybody is told; else only the late and the GM. */
      readonly isForAll: boolean;
      /** The game does not go on without them. */
      readonly isWaiting: boolean;
    }
  /** These players missed the phase and are excused: it gets its time once more. */
  | {
      readonly kind: "excused";
      readonly powers: readonly PowerId[];
      readonly before: Instant;
      readonly after: Instant;
    }
  /** A player who missed too much has lost the seat. */
  | { readonly kind: "vacated"; readonly member: PublicMember; readonly power: PowerId }
  /** A seat is free, for those who stand by: a power's, or one in a game that has not begun (null). */
  | { readonly kind: "opening"; readonly power: PowerId | null }
  | { readonly kind: "standby-set"; readonly member: PublicMember; readonly standby: boolean }
  /** To a new player: everything about the power that is taken over. */
  | { readonly kind: "briefed"; readonly member: PublicMember; readonly power: PowerId }
  /** Letters to this member come back, or reach them again. */
  | { readonly kind: "unreachable"; readonly member: PublicMember }
  | { readonly kind: "reachable"; readonly member: PublicMember }
  /** The judge could not read its mail around the deadline, so the game gets more time; or its clock was wrong. */
  | {
      readonly kind: "outage";
      readonly before: Instant;
      readonly after: Instant;
      readonly ofClock?: true;
    }
  | {
      readonly kind: "phase-turned";
      readonly phase: Phase;
      /** The deadline that the phase had. */
      readonly deadline: Instant;
      readonly turn: number;
      readonly result: PhaseResult;
      /** Units that other powers could order by proxy, whoever wrote so. */
      readonly proxies: readonly ProxyResult[];
      /** Powers that had orders to give and gave none. */
      readonly missing: readonly PowerId[];
      /** The powers that now have neither unit nor center. */
      readonly eliminated: readonly PowerId[];
      /** What comes next, or null at the end. */
      readonly next: { readonly phase: Phase; readonly deadline: Instant } | null;
    }
  | { readonly kind: "rolled-forward"; readonly to: Phase; readonly deadline: Instant }
  | { readonly kind: "rolled-back"; readonly to: Phase; readonly deadline: Instant }
  | { readonly kind: "ended"; readonly ending: Ending; readonly why: EndReason };

export type EventKind = Event["kind"];

export type PressEvent = Extract<Event, { kind: "press" }>;
