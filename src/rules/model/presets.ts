/**
 * The editions and judges as presets over the rulebook options, each choice with its source: a rule,
 * or the DATC issue whose preferred reading fills in where the edition is silent. Data only.
 */
import {
  optionKeys,
  type RulebookChoices,
  type RulebookOption,
  type RulebookValue,
  rulebookOptions,
} from "./rulebook.js";

/** A value and the place that says so. */
interface Choice<O extends RulebookOption = RulebookOption> {
  readonly value: RulebookValue<O>;
  readonly source: string;
}

/** A choice and its source for every option. */
export type Preset = { readonly [O in RulebookOption]: Choice<O> };

/** What an edition says itself: the value, then the source. */
type Own = { readonly [O in RulebookOption]?: readonly [RulebookValue<O>, string] };

/**
 * DATC 3.2's preferences; DATC 2.4's where the newer document is silent, and on poorly written orders
 * (2.4, 4.E.2), which the newer one leaves to the GM: the judge is one.
 */
const preferences: RulebookChoices = {
  multiRoute: "all",
  paradox: "szykman",
  paradoxFallback: "szykman",
  adjacentConvoy: "intent",
  landFallback: "none",
  convoyedAttackFrom: "origin",
  retreatToConvoyedOrigin: "allowed",
  convoyRoute: "ignored",
  dislodgedEffect: "unless-head-to-head",
  ambiguousCoast: "fails",
  onlyCoast: "taken",
  wrongCoast: "fails",
  supportCoast: "optional",
  wrongOwnCoast: "ignored",
  irrelevantCoast: "ignored",
  buildCoast: "fails",
  missingUnitType: "accepted",
  wrongUnitType: "accepted",
  missingBuildType: "army-inland",
  impossibleFleetBuild: "fails",
  missingNationality: "accepted",
  wrongNationality: "accepted",
  orderSets: "replace-unless-kept",
  doubleOrders: "first",
  tooManyBuilds: "first",
  doubleBuilds: "first",
  tooManyDisbands: "first",
  waiving: "allowed",
  removalDistance: "amphibious",
  removalFrom: "owned",
  removalAlphabet: "english",
  civilDisorderSupport: "succeeds",
  legality: "position",
  illegalOrder: "ignored",
  interpretation: "matching",
  resolutionWords: "datc",
  implicitOrders: "forbidden",
  perpetualOrders: "forbidden",
  proxyOrders: "forbidden",
  unchangedYears: "unlimited",
  lastYear: "unlimited",
};

function preference<O extends RulebookOption>(option: O): Choice<O> {
  const isAbsent = preferences[option] === "unlimited";
  const source = isAbsent ? "no such rule" : `DATC preference, ${rulebookOptions[option].issue}`;
  return { value: preferences[option], source };
}

/** What a judge by mail does, whatever the edition: a player who corrects one order wants to keep the others. */
const byMail: Own = {
  orderSets: ["combine-unless-replaced", "by mail: a correction leaves the other orders alone"],
  resolutionWords: ["judge", "by mail: mapping tools read nJudge's words"],
};

/** A preset is what the edition says, and the preferred reading of every issue that it leaves open. */
function preset(own: Own): Preset {
  const chosen = optionKeys.map((option) => {
    const said = own[option] ?? byMail[option];
    return [option, said === undefined ? preference(option) : { value: said[0], source: said[1] }];
  });
  return Object.fromEntries(chosen) as Preset;
}

/** What the editions before 2023 share: the DATC 2.4's readings, which were made for them. */
const before2023: Own = {
  removalDistance: ["army-over-water", "DATC 2.4 4.D.8 (d): what the rule means by convoys"],
  removalFrom: ["home", "rulebook, civil disorder: farthest from home"],
  doubleOrders: ["hold", "DATC 2.4 4.D.3 (c)"],
};

const edition1971: Own = {
  ...before2023,
  multiRoute: ["any", "1971 XII.4: any possible route destroyed stops the army"],
  paradox: ["1971", "1971 XII.5"],
  adjacentConvoy: ["opposed-undisrupted", "DATC 3.2 4.A.3: recommended for the 1971 rules"],
  retreatToConvoyedOrigin: ["forbidden", "DATC 3.2 4.A.5: the rule taken literally"],
  legality: ["board", "Gamer's Guide, 2nd edition, question 5 (DATC 2.4 4.E.1 b)"],
};

const edition1982: Own = {
  ...before2023,
  multiRoute: ["all", "1982 XII.4: not unless all routes are disrupted"],
  paradox: ["1982", "1982 XII.5"],
  adjacentConvoy: ["intent", "1982 XII.6: by the intent of the totality of the orders"],
  landFallback: ["unordered", "DATC 2.4 4.A.3 (d): commonly read as the 2000 rules"],
  retreatToConvoyedOrigin: ["forbidden", "DATC 3.2 4.A.5: the rule taken literally"],
};

const edition2000: Own = {
  ...before2023,
  multiRoute: ["all", "2000 page 13; DATC 2.4 4.A.1 (b)"],
  paradox: ["2000", "2000 page 16: no cut against a fleet necessary for the convoy"],
  adjacentConvoy: ["intent", "2000 page 15: an own convoying fleet, or via convoy"],
  landFallback: ["unordered", "DATC 2.4 4.A.3 (d), 6.G.8: only a land route is left to take"],
  waiving: ["allowed", "2000 page 18: a country can decline to build"],
  legality: ["position", "2000 page 7: support cannot be refused; DATC 2.4 4.E.1 (d)"],
  removalDistance: ["army-over-water", "DATC 2.4 4.D.8 (d), 6.J.6: what the rule means by convoys"],
  removalFrom: ["home", "2000: from the home country, read as home centers (DATC 4.D.8)"],
};

const edition2023: Own = {
  paradox: ["2000", "2023 page 18, as in 2000"],
  landFallback: ["none", "DATC 3.0: preference of 6.G.8 changed with the 2023 rules"],
  retreatToConvoyedOrigin: ["allowed", "2023: to the attacker's place when that came by convoy"],
  supportCoast: ["optional", "2023: a coast named in support must match; DATC 3.2 4.B.4"],
  removalDistance: ["amphibious", "2023: provinces counted alike for armies and fleets"],
  removalFrom: ["owned", "2023: distance to owned supply centers"],
  legality: ["position", "2023: an impossible move may be supported to hold (DATC 3.2 4.E.1)"],
};

const edition2025: Own = {
  retreatToConvoyedOrigin: ["allowed", "2025EE, as in 2023; DATC 3.2 4.A.5"],
  landFallback: ["none", "2025EE: the ambiguity is removed (DATC 3.2 4.A.3)"],
  missingUnitType: ["accepted", "2025EE: the order does not fail (DATC 3.2 4.C.1)"],
  doubleOrders: ["first", "2025EE: the first order written is executed"],
  tooManyBuilds: ["first", "2025EE: the first are executed, the rest ignored"],
  tooManyDisbands: ["first", "2025EE: the first are executed, the rest ignored"],
  removalDistance: ["amphibious", "2023 and 2025EE (DATC 3.2 4.D.8)"],
  removalFrom: ["owned", "2023 and 2025EE (DATC 3.2 4.D.8)"],
};

const playersTechnicalGuide: Own = {
  ...before2023,
  multiRoute: ["any-own-first", "DPTG (DATC 2.4 4.A.1)"],
  paradox: ["dptg", "DPTG (DATC 2.4 4.A.2 f)"],
  paradoxFallback: ["all-hold", "DPTG (DATC 2.4 4.A.2 f)"],
  adjacentConvoy: ["explicit", "DPTG (DATC 2.4 4.A.3 e)"],
  landFallback: ["none", "DPTG (DATC 2.4 4.A.3 e): only convoy routes are considered"],
  convoyedAttackFrom: ["water", "DPTG (DATC 2.4 4.A.4 b)"],
  retreatToConvoyedOrigin: ["allowed", "DPTG (DATC 2.4 4.A.5 b)"],
  dislodgedEffect: ["unless-head-to-head", "DPTG (DATC 2.4 4.A.7 b)"],
  ambiguousCoast: ["fails", "DPTG (DATC 2.4 4.B.1 a)"],
  onlyCoast: ["taken", "DPTG (DATC 2.4 4.B.2 a)"],
  supportCoast: ["ignored", "DPTG (DATC 2.4 4.B.4 e)"],
  removalDistance: ["army-over-water", "DPTG (DATC 2.4 4.D.8 d)"],
  legality: ["format", "DPTG (DATC 2.4 4.E.1 a)"],
};

const kenLowesJudge: Own = {
  adjacentConvoy: ["explicit", "nJudge: a convoy to the next province is written as a route"],
  landFallback: ["none", "nJudge: the route is part of the order"],
  convoyRoute: ["required", "nJudge; Szykman, No Press Diplomacy: unit movement orders"],
  ambiguousCoast: ["default", "nJudge: a missing coast is the first that can be reached"],
  onlyCoast: ["taken", "nJudge: a missing coast is the first that can be reached"],
  wrongCoast: ["fails", "nJudge: invalid coast specified"],
  supportCoast: ["default", "nJudge: a missing coast is filled in supports too"],
  wrongUnitType: ["illegal", "nJudge: the unit is an army, not a fleet"],
  missingBuildType: ["fails", "nJudge: builds name their type"],
  orderSets: ["combine", "nJudge: orders replace one another unit by unit"],
  doubleOrders: ["last", "nJudge: the last valid order for a unit is used"],
  tooManyBuilds: ["last", "nJudge: the latest override earlier ones"],
  doubleBuilds: ["last", "nJudge: the latest override earlier ones"],
  tooManyDisbands: ["last", "nJudge: the latest override earlier ones"],
  removalDistance: ["listed-first", "nJudge: the first listed that stands on no center of its own"],
  legality: ["judge", "Szykman, No Press Diplomacy: what the judge accepts"],
  interpretation: ["spelling", "nJudge: names and abbreviations of its table"],
  resolutionWords: ["judge", "nJudge: bounce, cut, void, no convoy"],
};

const alexanderRules: Own = {
  multiRoute: ["all", "Alexander IV.5.d"],
  paradox: ["alexander", "Alexander IV.5.f"],
  adjacentConvoy: ["explicit", "Alexander IV.5.e"],
  landFallback: ["disrupted", "Alexander IV.5.e, note"],
  convoyedAttackFrom: ["origin", "Alexander, ambiguities: Brannan's Rule"],
  retreatToConvoyedOrigin: ["forbidden", "Alexander III.4.b and the notes on convoys"],
  convoyRoute: ["allowed", "Alexander Table III.2: specific convoy route"],
  dislodgedEffect: ["none", "Alexander IV.7.c"],
  ambiguousCoast: ["fails", "Alexander IV.3.c"],
  onlyCoast: ["taken", "Alexander IV.3.c, III.3.c"],
  supportCoast: ["optional", "Alexander, notes on the support order"],
  buildCoast: ["fails", "Alexander III.5.e"],
  missingUnitType: ["accepted", "Alexander III.3.c"],
  missingBuildType: ["army-inland", "Alexander III.5.e"],
  doubleOrders: ["hold", "Alexander III.3.b and III.3.e"],
  tooManyBuilds: ["first", "Alexander III.5.j"],
  doubleBuilds: ["first", "Alexander III.5.j"],
  tooManyDisbands: ["first", "Alexander III.5.j"],
  waiving: ["allowed", "Alexander III.5.d, III.5.i"],
  removalDistance: ["occupation", "Alexander III.5.h"],
  removalFrom: ["home", "Alexander III.5.h"],
  civilDisorderSupport: ["succeeds", "Alexander III.3.e"],
  legality: ["position", "Alexander III.3.a and the notes on illegal orders"],
  illegalOrder: ["ignored", "Alexander III.3.a"],
  perpetualOrders: ["forbidden", "Alexander VII.1: by mutual consent only"],
  proxyOrders: ["forbidden", "Alexander VII.2: by mutual consent only"],
  unchangedYears: ["seven", "Alexander VII.3.a"],
  lastYear: ["thirty-five", "Alexander VII.3.b"],
};

const handsTwentyRules: Own = {
  multiRoute: ["all", "Hand 6c: the order lists its fleets, so there is one route"],
  paradox: ["1971", "Hand 15"],
  adjacentConvoy: ["explicit", "Hand 6c: a convoyed move lists its fleets"],
  landFallback: ["none", "Hand 8d"],
  convoyRoute: ["required", "Hand 6c"],
  retreatToConvoyedOrigin: ["forbidden", "Hand 16c"],
  ambiguousCoast: ["fails", "Hand 8b"],
  onlyCoast: ["taken", "Hand 8b: void only if both coasts can be reached"],
  wrongCoast: ["fails", "Hand 8a"],
  supportCoast: ["ignored", "Hand 8, the distinction noted there"],
  buildCoast: ["fails", "Hand 19a"],
  doubleOrders: ["hold", "Hand 8a"],
  waiving: ["allowed", "Hand 19a"],
  illegalOrder: ["hold", "Hand 8a: void orders become holds"],
  removalDistance: ["amphibious", "Hand 19e asks the players; DATC preference, 4.D.8, instead"],
  removalFrom: ["owned", "Hand 19e asks the players; DATC preference, 4.D.8, instead"],
};

/** The rulebooks by name. */
export const presets = {
  "1971": preset(edition1971),
  "1982": preset(edition1982),
  "2000": preset(edition2000),
  "2023": preset(edition2023),
  "2025": preset(edition2025),
  dptg: preset(playersTechnicalGuide),
  judge: preset(kenLowesJudge),
  alexander: preset(alexanderRules),
  hand: preset(handsTwentyRules),
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof presets;

/** Every preset's name. */
export const presetNames = Object.keys(presets) as readonly PresetName[];

/** The rulebook of a game that names none. */
export const defaultPreset: PresetName = "2025";
