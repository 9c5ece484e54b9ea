/** A game's settings: plain values that the GM may change, and the defaults. */

import type { Scoring } from "../../rules/index.js";
import { defaultRulebook, type Rulebook, resolveRulebook } from "../../rules/index.js";
import type { Brand, DayRange, Instant } from "../../util/index.js";
import type { NmrPolicy } from "./nmr-policy.js";

export const clockKinds = ["move", "retreat", "adjust"] as const;
/** Which clock runs in which phase: `M` move, `R` retreat, `A` adjust. */
export type ClockKind = (typeof clockKinds)[number];

/** An IANA time zone that exists on this machine: `Europe/Vienna`. */
export type Zone = Brand<string, "Zone">;

/** nJudge's clock of one phase kind, in its own terms. Spans are hours and may be fractions. */
export interface Clock {
  /** Minute of the day at which deadlines fall, in the game's zone; -1 for any time. */
  readonly clockMinute: number;
  /** No earlier processing than this after the phase began. */
  readonly minHours: number;
  /** From the beginning of the phase to its deadline, before `clockMinute` and `days` push it later. */
  readonly nextHours: number;
  /** From the deadline to processing without the missing orders. */
  readonly graceHours: number;
  /** Between the last orders and early processing: time to change one's mind. */
  readonly delayHours: number;
  /** From Sunday: a capital allows the day, a small letter its afternoon only, `-` forbids it. */
  readonly days: string;
}

/** Signed, anonymous, one of the two by the writer's choice (the usual one first), or forbidden. */
export const pressKinds = ["white", "grey", "white/grey", "grey/white", "none"] as const;
type Press = (typeof pressKinds)[number];

/** How observers may write: as the game's press is, only signed, or not at all. */
export const observerPresses = ["any", "white", "none"] as const;
type ObserverPress = (typeof observerPresses)[number];

/**
 * Whether a header may name other readers than a message has: never, where the writer says so, or as if all
 * were broadcasts, usually or always. The writer is never forged.
 */
export const fakePresses = ["none", "allowed", "usual", "always"] as const;
type FakePress = (typeof fakePresses)[number];

/** How units without a legal order are published: as such, or as holding like any other. */
export const unorderedForms = ["shown", "hold"] as const;
export type UnorderedForm = (typeof unorderedForms)[number];

/** Who may write to whom, and when. Everybody may always write to the GM, and the GM to everybody. */
interface PressSettings {
  readonly press: Press;
  /** Messages to some; without it there are only broadcasts. */
  readonly partialPress: boolean;
  readonly observerPress: ObserverPress;
  readonly fakePress: FakePress;
  /** Press only to powers with a unit or a center next to one's own. */
  readonly touchPress: boolean;
  /** Press in retreat and adjustment phases. */
  readonly minorPress: boolean;
  /** Press of powers that are late. */
  readonly latePress: boolean;
  /** No press before one's own orders are complete. */
  readonly mustOrder: boolean;
  /** Broadcasts that are kept until the results are out. */
  readonly postalPress: boolean;
}

/** What players may not learn about one another. */
interface SecrecySettings {
  /** Nobody but the GM knows who plays. */
  readonly gunboat: boolean;
  /** The end of a gunboat game reveals who played. */
  readonly reveal: boolean;
  /** Where players know who plays, they read the addresses too. */
  readonly addressesShown: boolean;
  /** Nobody but the GM learns who is late, left or came; null for what suits the press. */
  readonly quiet: boolean | null;
  /** Null for what suits the press and the rulebook. */
  readonly unordered: UnorderedForm | null;
}

export interface Settings extends PressSettings, SecrecySettings {
  readonly rules: string;
  /** Single options of the rulebook that differ from the preset: kebab-case name to value. */
  readonly options: Readonly<Record<string, string>>;
  readonly clocks: Readonly<Record<ClockKind, Clock>>;
  readonly zone: Zone;
  /** Hours before the deadline at which who has not ordered is reminded; none for no reminder. */
  readonly reminderHours: readonly number[];
  /** Days on which no deadline falls, as the game's zone counts them. */
  readonly holidays: readonly DayRange[];
  /** The longest absence that a player may announce, in days. */
  readonly maxAbsence: number;
  /** How far the deadline of one phase may be extended in all, in hours. */
  readonly maxExtension: number;
  /** For how long the players may pause one phase by their votes, in days. */
  readonly maxPause: number;
  readonly nmr: NmrPolicy;
  /** In the first turn the game waits for everybody, whatever it does later. */
  readonly protectFirstTurn: boolean;
  /** Everybody is told how everybody votes. */
  readonly openVotes: boolean;
  /** Votes for a draw or a concession stand until they are taken back. */
  readonly standingVotes: boolean;
  readonly scoring: Scoring;
  /** A full table waits until then; null for no wait. */
  readonly startsAt: Instant | null;
  /** When the first phase ends, where that is later than the game begins; null for what its clock says. */
  readonly firstDeadline: Instant | null;
  /** A full table waits for the GM to start the game. */
  readonly manualStart: boolean;
  /** New players wait for the GM to let them in. */
  readonly approval: boolean;
  /** A phase that is ready waits for the GM to process it. */
  readonly manualProcess: boolean;
  /** A phase that is ready is processed before its deadline. */
  readonly earlyProcessing: boolean;
  /** Days without a GM until somebody is told of what waits for one, and the next, and so on; 0 for never. */
  readonly escalationDays: number;
  /** A game that has not begun after so many days is over. */
  readonly formingDays: number;
  /** Players must have ordered in time in so many per cent of their phases in other games. */
  readonly minOnTime: number;
  /** Players must have played so many games to their end. */
  readonly minGames: number;
  /** Players may have left so many per cent of their games. */
  readonly maxLeft: number;
  /** Everybody may see how often each player was late, unless the game is quiet. */
  readonly lateCount: boolean;
  /** Draws include all survivors. */
  readonly dias: boolean;
  readonly listed: boolean;
  /** Everybody may look at it on the judge's pages, where the judge has any. */
  readonly page: boolean;
  /** What the GM says of the game to everybody; empty for nothing. */
  readonly comment: string;
}

const everyDay = "SMTWTFS";

export const defaultSettings: Settings = {
  rules: "2025",
  options: {},
  clocks: {
    move: {
      clockMinute: 1410,
      minHours: 0,
      nextHours: 71,
      graceHours: 24,
      delayHours: 0.5,
      days: everyDay,
    },
    retreat: {
      clockMinute: 1410,
      minHours: 0,
      nextHours: 23,
      graceHours: 24,
      delayHours: 0.5,
      days: everyDay,
    },
    adjust: {
      clockMinute: 1410,
      minHours: 0,
      nextHours: 23,
      graceHours: 24,
      delayHours: 0.5,
      days: everyDay,
    },
  },
  zone: "UTC" as Zone,
  press: "white",
  partialPress: true,
  observerPress: "any",
  fakePress: "none",
  touchPress: false,
  minorPress: true,
  latePress: true,
  mustOrder: false,
  postalPress: false,
  gunboat: false,
  reveal: true,
  addressesShown: false,
  quiet: null,
  unordered: null,
  reminderHours: [8],
  holidays: [],
  maxAbsence: 15,
  maxExtension: 14 * 24,
  maxPause: 14,
  nmr: { kind: "hold" },
  protectFirstTurn: false,
  openVotes: false,
  standingVotes: false,
  scoring: "none",
  startsAt: null,
  firstDeadline: null,
  manualStart: false,
  approval: false,
  manualProcess: false,
  earlyProcessing: true,
  escalationDays: 2,
  formingDays: 60,
  minOnTime: 0,
  minGames: 0,
  maxLeft: 100,
  lateCount: false,
  dias: true,
  listed: true,
  page: true,
  comment: "",
};

/** A clock as it is set: `CLOCK 23:30 MIN 0 NEXT 71 GRACE 24 DELAY 0.5 DAYS SMTWTFS`. */
export function printClock(clock: Clock): string {
  return [
    `CLOCK ${printMinute(clock.clockMinute)}`,
    `MIN ${clock.minHours}`,
    `NEXT ${clock.nextHours}`,
    `GRACE ${clock.graceHours}`,
    `DELAY ${clock.delayHours}`,
    `DAYS ${clock.days}`,
  ].join(" ");
}

function printMinute(minute: number): string {
  if (minute < 0) return String(minute);
  const two = (figure: number): string => String(figure).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/**
 * By mail the last order for a unit counts, and the last build in a province, within a mail as from mail to mail,
 * where the GM chose no other rulebook and did not set the option: nobody who changes their mind deletes what they
 * wrote above.
 */
const byMail: Settings["options"] = { "double-orders": "last", "double-builds": "last" };

/** The rulebook these settings name. They were checked when they were set, so an unknown name is ours. */
export function rulebookFor({ rules, options }: Settings): Rulebook {
  const isDefault = rules === defaultSettings.rules;
  const resolution = resolveRulebook(rules, isDefault ? { ...byMail, ...options } : options);
  return resolution.kind === "rulebook" ? resolution.rulebook : defaultRulebook;
}
