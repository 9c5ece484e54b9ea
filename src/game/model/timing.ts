/**
 * What a phase runs by: its schedule, which every stage shares, and the stage that it has reached. A stage holds
 * what it needs and nothing else, so that no phase is late and early at once. Only `game/time/stages.ts` makes one
 * of another; when each ends, `game/life/due.ts` says.
 *
 *             all are ready              ready, under MANUAL PROCESS
 *     open ◀────────────────▶ ready ◀────────────────▶ held
 *      │                        ▲                        ▲
 *      │ the deadline passes    │ the last orders came   │ nobody is waited for any longer
 *      ▼                        │                        │
 *     late ─────────────────────┴────────────────────────┤
 *      │ the grace period ends, under NMR WAIT           │
 *      ▼                                                 │
 *     stalled ───────────────────────────────────────────┘
 *
 * From ready and held a phase comes back to where it was when somebody takes orders back. PROCESS makes each of
 * them `called`. Another deadline makes each of them `open`, but for `called`: the GM has spoken.
 */
import type { Instant } from "../../util/index.js";

/** The instants and the amounts that all stages of a phase share. */
export interface Schedule {
  readonly began: Instant;
  readonly deadline: Instant;
  /** When the phase is processed with what is there. Not before the deadline. */
  readonly graceEnds: Instant;
  /** The phase got its time once more, because a missed turn was excused. */
  readonly excused: boolean;
  /** Where the deadline was before the GM or a vote moved it last; null where nobody did. */
  readonly former: Instant | null;
  /** By how many milliseconds the deadline was extended, in all. */
  readonly extended: number;
  /** For how many milliseconds the players' votes paused this phase, in all. */
  readonly paused: number;
}

/** Orders are awaited until the deadline. */
interface Open {
  readonly kind: "open";
  /** When the players last heard of this deadline: only reminders after that are sent. */
  readonly told: Instant;
}

/** The deadline has passed: who is late has the grace period, or, where that is over too, time without limit. */
export interface Noticed {
  readonly kind: "late" | "stalled";
  /** When the late were last told so, and how often since the deadline. */
  readonly noticed: Instant;
  readonly notices: number;
}

/** Orders of somebody are awaited. */
export type Awaiting = Open | Noticed;

/** All are ready, and the phase is processed before its time. */
interface Ready {
  readonly kind: "ready";
  readonly ends: Instant;
  /** Where the phase stands again when somebody takes orders back. */
  readonly before: Awaiting;
}

/** Only the GM's word is missing, under MANUAL PROCESS. */
interface Held {
  readonly kind: "held";
  readonly since: Instant;
  readonly before: Awaiting;
}

/** The GM asked for processing: readiness no longer matters. */
interface Called {
  readonly kind: "called";
  readonly at: Instant;
}

export type Stage = Awaiting | Ready | Held | Called;

/** A phase that runs. */
export interface Timing extends Schedule {
  readonly stage: Stage;
}
