/** What a line of a mail asks to have set of a game: its rules, clocks, press and secrecy, and who may come. */
import type {
  Access,
  Clock,
  ClockKind,
  FakePress,
  Missed,
  ObserverPress,
  Press,
  PressSettings,
  SecrecySettings,
  UnorderedForm,
} from "../game/index.js";
import type { Scoring } from "../rules/index.js";

/** Rules of press that are on or off. */
export type PressRule = Exclude<keyof PressSettings, "press" | "observerPress" | "fakePress">;

/** What is kept from players, on or off. */
export type SecrecyRule = Exclude<keyof SecrecySettings, "unordered">;

/** Settings that are a figure. */
export const limitNames = [
  "maxAbsence",
  "maxExtension",
  "maxPause",
  "formingDays",
  "escalationDays",
  "minOnTime",
  "minGames",
  "maxLeft",
] as const;
export type LimitName = (typeof limitNames)[number];

/** Settings that are on or off. */
export const flagNames = [
  "protectFirstTurn",
  "openVotes",
  "standingVotes",
  "manualStart",
  "manualProcess",
  "approval",
  "lateCount",
] as const;
export type FlagName = (typeof flagNames)[number];

export type SettingStatement =
  | { readonly kind: "set-rules"; readonly name: string }
  | { readonly kind: "set-option"; readonly name: string; readonly value: string }
  | { readonly kind: "set-clock"; readonly clock: ClockKind; readonly change: Partial<Clock> }
  /** Null: everybody may join. */
  | { readonly kind: "set-invitation"; readonly password: string | null }
  | { readonly kind: "set-scoring"; readonly scoring: Scoring }
  | { readonly kind: "set-missed"; readonly missed: Missed }
  | { readonly kind: "set-flag"; readonly flag: FlagName; readonly on: boolean }
  /** Empty for none. */
  | { readonly kind: "set-comment"; readonly comment: string }
  | { readonly kind: "set-limit"; readonly limit: LimitName; readonly value: number }
  | { readonly kind: "set-press"; readonly value: Press }
  | { readonly kind: "set-press-rule"; readonly rule: PressRule; readonly on: boolean }
  | { readonly kind: "set-observer-press"; readonly value: ObserverPress }
  | { readonly kind: "set-fake-press"; readonly value: FakePress }
  | { readonly kind: "set-secrecy"; readonly rule: SecrecyRule; readonly on: boolean }
  | { readonly kind: "set-unordered"; readonly form: UnorderedForm }
  | { readonly kind: "set-zone"; readonly zone: string }
  | { readonly kind: "set-listed"; readonly listed: boolean }
  /** None for no reminder. */
  | { readonly kind: "set-reminder"; readonly hours: readonly number[] }
  | { readonly kind: "set-dias"; readonly dias: boolean }
  | { readonly kind: "set-proxy"; readonly proxy: boolean }
  /** Addresses, or `@example.net`, put on a list of who may come and taken off it; null for all of them. */
  | {
      readonly kind: "set-access";
      readonly list: keyof Access;
      readonly added: readonly string[];
      readonly removed: readonly string[] | null;
    };
