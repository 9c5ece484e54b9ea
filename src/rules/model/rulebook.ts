/**
 * The rulebook of a game: one option for each issue that DATC chapter 4 leaves open, and what each
 * can be. Editions are presets over these options (presets.ts). This module holds no behaviour.
 */

/** The alternatives of an option, each with its letter in DATC 2.4, or "" where only others list it. */
type Alternatives = Readonly<Record<string, string>>;

interface OptionEntry {
  /** The DATC 2.4 issue (4.E.2 and later are numbered otherwise in DATC 3.2), or the rule that asks. */
  readonly issue: string;
  readonly values: Alternatives;
}

/** The unit that an order names wrongly, or not at all: three issues, the same three answers. */
const designation = { illegal: "a", accepted: "b", "accepted-if-alone": "c" } as const;

/** Every option by the name that `Rulebook` gives it. What the values mean stands in config/README.md. */
export const rulebookOptions = {
  multiRoute: { issue: "4.A.1", values: { any: "a", "any-own-first": "a", all: "b" } },
  paradox: {
    issue: "4.A.2",
    values: {
      "1971": "a",
      "1982": "b",
      "2000": "c",
      szykman: "d",
      "all-hold": "e",
      dptg: "f",
      alexander: "",
    },
  },
  /** What settles a paradox that the rule of 1971 or 2000 leaves open. */
  paradoxFallback: { issue: "4.A.2", values: { szykman: "d", "all-hold": "e" } },
  adjacentConvoy: {
    issue: "4.A.3",
    values: { convoy: "a", opposed: "b", "opposed-undisrupted": "c", intent: "d", explicit: "e" },
  },
  landFallback: { issue: "4.A.3", values: { none: "", unordered: "", disrupted: "" } },
  /** `last-fleet` is Brannan's rule as far as supports go (DATC 3.2, 4.A.4, points 2 and 5). */
  convoyedAttackFrom: { issue: "4.A.4", values: { origin: "a", water: "b", "last-fleet": "" } },
  retreatToConvoyedOrigin: { issue: "4.A.5", values: { forbidden: "a", allowed: "b" } },
  convoyRoute: { issue: "4.A.6", values: { ignored: "a", allowed: "b", required: "c" } },
  dislodgedEffect: { issue: "4.A.7", values: { none: "a", "unless-head-to-head": "b" } },
  ambiguousCoast: { issue: "4.B.1", values: { fails: "a", default: "b" } },
  onlyCoast: { issue: "4.B.2", values: { taken: "a", default: "b", fails: "c" } },
  wrongCoast: { issue: "4.B.3", values: { ignored: "a", fails: "b" } },
  supportCoast: {
    issue: "4.B.4",
    values: {
      required: "a",
      default: "b",
      "required-for-foreign": "c",
      optional: "d",
      ignored: "e",
    },
  },
  wrongOwnCoast: { issue: "4.B.5", values: { fails: "a", ignored: "b" } },
  irrelevantCoast: { issue: "4.B.6", values: { fails: "a", ignored: "b" } },
  buildCoast: { issue: "4.B.7", values: { fails: "a", default: "b" } },
  missingUnitType: { issue: "4.C.1", values: designation },
  wrongUnitType: { issue: "4.C.2", values: designation },
  missingBuildType: {
    issue: "4.C.3",
    values: { fails: "a", "army-inland": "b", "fleet-on-coast": "c" },
  },
  impossibleFleetBuild: { issue: "4.C.4", values: { fails: "a", army: "b" } },
  missingNationality: { issue: "4.C.5", values: designation },
  wrongNationality: { issue: "4.C.6", values: designation },
  orderSets: {
    issue: "4.D.1",
    values: {
      combine: "a",
      "combine-unless-replaced": "b",
      "replace-unless-kept": "c",
      replace: "d",
    },
  },
  doubleOrders: { issue: "4.D.3", values: { first: "a", last: "b", hold: "c" } },
  tooManyBuilds: { issue: "4.D.4", values: { none: "a", first: "b", last: "c" } },
  doubleBuilds: { issue: "4.D.5", values: { none: "a", first: "b", last: "c" } },
  tooManyDisbands: { issue: "4.D.6", values: { "civil-disorder": "a", first: "b", last: "c" } },
  waiving: { issue: "4.D.7", values: { allowed: "a", forbidden: "b" } },
  removalDistance: {
    issue: "4.D.8",
    values: {
      "convoy-free": "a",
      "convoy-own-fleets": "b",
      "convoy-any-fleets": "c",
      "army-over-water": "d",
      amphibious: "e",
      "listed-first": "",
      occupation: "",
    },
  },
  removalFrom: { issue: "4.D.8", values: { home: "", owned: "" } },
  removalAlphabet: { issue: "4.D.8", values: { english: "", board: "" } },
  civilDisorderSupport: { issue: "4.D.9", values: { fails: "a", succeeds: "b" } },
  legality: {
    issue: "4.E.1",
    values: { format: "a", board: "b", geography: "c", position: "d", judge: "" },
  },
  /** Whether an illegal order is no order at all, or a hold that stands against a later order. */
  illegalOrder: { issue: "4.E.1", values: { ignored: "", hold: "" } },
  interpretation: {
    issue: "4.E.2",
    values: { spelling: "a", order: "b", "order-set": "c", matching: "d" },
  },
  resolutionWords: {
    issue: "4.E.2 (3.2)",
    values: { datc: "", rulebook: "", zine: "", judge: "" },
  },
  implicitOrders: { issue: "4.E.3", values: { allowed: "a", forbidden: "b" } },
  perpetualOrders: { issue: "4.E.4", values: { allowed: "a", forbidden: "b" } },
  proxyOrders: { issue: "4.E.5", values: { announced: "a", ordered: "b", forbidden: "c" } },
  /** Years without a change of centers after which the game is drawn. */
  unchangedYears: { issue: "Alexander VII.3.a", values: { unlimited: "", seven: "" } },
  /** Game years after which the game is drawn. */
  lastYear: { issue: "Alexander VII.3.b", values: { unlimited: "", "thirty-five": "" } },
} as const satisfies Readonly<Record<string, OptionEntry>>;

type Options = typeof rulebookOptions;
/** An option as the program names it: `multiRoute`. */
export type RulebookOption = keyof Options;
/** What an option can be. */
export type RulebookValue<O extends RulebookOption = RulebookOption> = O extends RulebookOption
  ? keyof Options[O]["values"] & string
  : never;

/** The choice for every issue. */
export type RulebookChoices = { readonly [O in RulebookOption]: RulebookValue<O> };

/** The rules of one game. */
export interface Rulebook extends RulebookChoices {
  /** The preset it began as: `2025`. */
  readonly name: string;
}

/** Every option in the order of the DATC. */
export const optionKeys = Object.keys(rulebookOptions) as readonly RulebookOption[];

/** The option as players write it: `multiRoute` gives `multi-route`. */
export function optionName(option: RulebookOption): string {
  return option.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Every option's name as players write it. */
export const optionNames: readonly string[] = optionKeys.map(optionName);

/** The option with this name, in either spelling and any case, or null. */
export function findOption(name: string): RulebookOption | null {
  const wanted = name.toLowerCase().replace(/[-_ ]/g, "");
  return optionKeys.find((option) => option.toLowerCase() === wanted) ?? null;
}

/** What an option can be, in the order of the DATC. */
export function optionValues(option: RulebookOption): readonly string[] {
  const entry: OptionEntry = rulebookOptions[option];
  return Object.keys(entry.values);
}

/** The option's value with this name, in any case, or null. */
export function findValue(option: RulebookOption, value: string): RulebookValue | null {
  const wanted = value.toLowerCase().replace(/[_ ]/g, "-");
  return (optionValues(option).find((known) => known === wanted) ?? null) as RulebookValue | null;
}
