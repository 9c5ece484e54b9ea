/** The sentences of templates/illegal.txt: why an order is illegal, and what would be right. */
import { type LocationId, provinceOf } from "../../map/index.js";
import type { IllegalReason } from "../../rules/index.js";
import type { Phrasebook, PhraseFields } from "../engine/phrasebook.js";
import type { NamedUnit, Names } from "../words/names.js";
import type { Vocabulary } from "../words/vocabulary.js";

export const illegalFields = {
  "wrong-phase": [],
  "no-unit": ["place"],
  "foreign-unit": ["unit", "adjective"],
  "missing-type": ["unit"],
  "missing-type-nobody": [],
  "wrong-type": ["unit"],
  "missing-nationality": ["unit", "adjective"],
  "wrong-nationality": ["unit", "adjective"],
  "bad-coast": ["place", "coasts"],
  "bad-coast-none": ["place"],
  "wrong-own-coast": ["unit"],
  "missing-coast": ["coasts"],
  unreachable: ["unit", "place", "destinations"],
  "unreachable-nowhere": ["unit", "place"],
  "to-itself": ["unit"],
  "no-fleets": ["unit", "place"],
  "route-missing": ["unit", "place"],
  "bad-route": ["route"],
  "support-itself": ["unit"],
  "support-unreachable": ["unit", "place", "destinations"],
  "support-impossible": ["unit", "place"],
  "support-needs-own-convoy": ["unit"],
  "cannot-convoy": ["unit"],
  "convoy-of-fleet": ["unit"],
  "convoy-impossible": ["unit", "place"],
  "double-order": [],
  "contradictory-orders": [],
  "not-dislodged": ["place"],
  "retreat-closed": ["unit", "place", "open"],
  "retreat-closed-all": ["unit", "place"],
  "no-build-due": [],
  "no-build-but-removal": ["due"],
  "no-removal-due": [],
  "no-removal-but-build": ["due"],
  "not-a-home": ["place", "sites"],
  "not-a-home-none": ["place"],
  "not-owned": ["place"],
  "not-owned-by-other": ["place", "owner"],
  occupied: ["unit"],
  "army-cannot-stand": ["place"],
  "fleet-cannot-stand": ["place"],
  "too-many": [],
  "waiving-forbidden": [],
  ice: ["place"],
  "foreign-railway": ["railway", "powers"],
  "off-railway": ["railway", "stations"],
  "off-railway-nowhere": ["railway"],
  "not-keeper": ["canal", "place"],
  "no-conversion": ["place"],
} as const satisfies PhraseFields;

export type IllegalBook = Phrasebook<typeof illegalFields>;

/** What sentences about illegal orders are made with. */
interface IllegalStage {
  readonly illegal: IllegalBook;
  readonly words: Vocabulary;
  readonly names: Names;
}

type Of<K extends IllegalReason["kind"]> = Extract<IllegalReason, { readonly kind: K }>;

type Sentences = {
  readonly [K in IllegalReason["kind"]]: (stage: IllegalStage, reason: Of<K>) => string;
};

const sentences: Sentences = {
  "wrong-phase": plain,
  "no-unit": aboutPlace,
  "foreign-unit": aboutNationality,
  "missing-type": ({ illegal, names }, { unit }) =>
    unit === null
      ? illegal.say("missing-type-nobody")
      : illegal.say("missing-type", { unit: names.theUnit(unit) }),
  "wrong-type": aboutUnit,
  "missing-nationality": aboutNationality,
  "wrong-nationality": aboutNationality,
  "bad-coast": (stage, { at, coasts }) => {
    const place = stage.names.thePlace(provinceOf(at));
    if (coasts.length === 0) return stage.illegal.say("bad-coast-none", { place });
    return stage.illegal.say("bad-coast", { place, coasts: places(stage, coasts) });
  },
  "wrong-own-coast": aboutUnit,
  "missing-coast": (stage, { coasts }) =>
    stage.illegal.say("missing-coast", { coasts: places(stage, coasts) }),
  unreachable: outOfReach,
  "to-itself": aboutUnit,
  "no-fleets": aboutJourney,
  "route-missing": aboutJourney,
  "bad-route": ({ illegal, words, names }, { route }) =>
    illegal.say("bad-route", { route: words.and(route.map(names.thePlace)) }),
  "support-itself": aboutUnit,
  "support-unreachable": outOfReach,
  "support-impossible": aboutJourney,
  "support-needs-own-convoy": aboutUnit,
  "cannot-convoy": aboutUnit,
  "convoy-of-fleet": aboutUnit,
  "convoy-impossible": aboutJourney,
  "double-order": plain,
  "contradictory-orders": plain,
  "not-dislodged": aboutPlace,
  "retreat-closed": (stage, reason) => {
    const { unit, place } = journey(stage, reason);
    if (reason.open.length === 0) return stage.illegal.say("retreat-closed-all", { unit, place });
    return stage.illegal.say("retreat-closed", { unit, place, open: places(stage, reason.open) });
  },
  "no-build-due": ({ illegal }, { due }) =>
    due === 0
      ? illegal.say("no-build-due")
      : illegal.say("no-build-but-removal", { due: Math.abs(due) }),
  "no-removal-due": ({ illegal }, { due }) =>
    due === 0
      ? illegal.say("no-removal-due")
      : illegal.say("no-removal-but-build", { due: Math.abs(due) }),
  "not-a-home": (stage, { at, sites }) => {
    const place = stage.names.thePlace(at);
    if (sites.length === 0) return stage.illegal.say("not-a-home-none", { place });
    return stage.illegal.say("not-a-home", { place, sites: places(stage, sites) });
  },
  "not-owned": ({ illegal, names }, { at, owner }) => {
    const place = names.thePlace(at);
    if (owner === null) return illegal.say("not-owned", { place });
    return illegal.say("not-owned-by-other", { place, owner: names.power(owner) });
  },
  occupied: aboutUnit,
  "cannot-stand": ({ illegal, names }, { type, at }) =>
    illegal.say(type === "A" ? "army-cannot-stand" : "fleet-cannot-stand", {
      place: names.thePlace(at),
    }),
  "too-many": plain,
  "waiving-forbidden": plain,
  ice: aboutPlace,
  "foreign-railway": ({ illegal, words, names }, { railway, powers }) =>
    illegal.say("foreign-railway", {
      railway: names.way(railway),
      powers: words.and(powers.map(names.power)),
    }),
  "off-railway": ({ illegal, words, names }, { railway, stations }) => {
    const line = { railway: names.way(railway) };
    if (stations.length === 0) return illegal.say("off-railway-nowhere", line);
    return illegal.say("off-railway", { ...line, stations: words.and(stations.map(names.place)) });
  },
  "not-keeper": ({ illegal, names }, { canal, at }) =>
    illegal.say("not-keeper", { canal: names.way(canal), place: names.thePlace(at) }),
  "no-conversion": aboutPlace,
};

/** The sentence for an illegal order. */
export function illegalSentence(stage: IllegalStage, reason: IllegalReason): string {
  const sentence = sentences[reason.kind] as (stage: IllegalStage, of: IllegalReason) => string;
  return sentence(stage, reason);
}

function plain(
  { illegal }: IllegalStage,
  {
    kind,
  }: Of<"wrong-phase" | "double-order" | "contradictory-orders" | "too-many" | "waiving-forbidden">,
): string {
  return illegal.say(kind);
}

function aboutPlace(
  { illegal, names }: IllegalStage,
  { kind, at }: Of<"no-unit" | "not-dislodged" | "ice" | "no-conversion">,
): string {
  return illegal.say(kind, { place: names.thePlace(at) });
}

function aboutNationality(
  { illegal, names }: IllegalStage,
  { kind, unit }: Of<"foreign-unit" | "missing-nationality" | "wrong-nationality">,
): string {
  return illegal.say(kind, { unit: names.theUnit(unit), adjective: names.adjective(unit.power) });
}

function aboutUnit(
  { illegal, names }: IllegalStage,
  {
    kind,
    unit,
  }: Of<
    | "wrong-type"
    | "wrong-own-coast"
    | "to-itself"
    | "support-itself"
    | "support-needs-own-convoy"
    | "cannot-convoy"
    | "convoy-of-fleet"
    | "occupied"
  >,
): string {
  return illegal.say(kind, { unit: names.theUnit(unit) });
}

function aboutJourney(
  stage: IllegalStage,
  reason: Of<"no-fleets" | "route-missing" | "support-impossible" | "convoy-impossible">,
): string {
  return stage.illegal.say(reason.kind, journey(stage, reason));
}

/** Says where the unit can go instead, if it can go anywhere. */
function outOfReach(
  stage: IllegalStage,
  reason: Of<"unreachable" | "support-unreachable">,
): string {
  const { unit, place } = journey(stage, reason);
  if (reason.destinations.length === 0) {
    return stage.illegal.say("unreachable-nowhere", { unit, place });
  }
  const destinations = places(stage, reason.destinations);
  return stage.illegal.say(reason.kind, { unit, place, destinations });
}

function journey(
  { names }: IllegalStage,
  { unit, to }: { readonly unit: NamedUnit; readonly to: LocationId },
) {
  return { unit: names.theUnit(unit), place: names.thePlace(to) };
}

function places({ words, names }: IllegalStage, all: readonly LocationId[]): string {
  return words.or(all.map(names.place));
}
