/** The sentences of templates/illegal.txt: why an order is illegal, and what would be right. */
import { type LocationId, provinceOf } from "../map/index.js";
import type { IllegalReason } from "../rules/index.js";
import { unreachable } from "../util/index.js";
import type { Names } from "./names.js";
import type { Phrasebook, PhraseFields } from "./phrasebook.js";
import type { Vocabulary } from "./vocabulary.js";

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
} as const satisfies PhraseFields;

export type IllegalBook = Phrasebook<typeof illegalFields>;

/** What sentences about illegal orders are made with. */
export interface IllegalStage {
  readonly illegal: IllegalBook;
  readonly words: Vocabulary;
  readonly names: Names;
}

/** The sentence for an illegal order. */
export function illegalSentence(stage: IllegalStage, reason: IllegalReason): string {
  const { illegal, names, words } = stage;
  const places = (all: readonly LocationId[]) => words.or(all.map(names.place));
  switch (reason.kind) {
    case "wrong-phase":
    case "double-order":
    case "too-many":
    case "waiving-forbidden":
      return illegal.say(reason.kind);
    case "no-unit":
    case "not-dislodged":
      return illegal.say(reason.kind, { place: names.thePlace(reason.at) });
    case "foreign-unit":
    case "missing-nationality":
    case "wrong-nationality": {
      const adjective = names.adjective(reason.unit.power);
      return illegal.say(reason.kind, { unit: names.theUnit(reason.unit), adjective });
    }
    case "missing-type":
      if (reason.unit === null) return illegal.say("missing-type-nobody");
      return illegal.say("missing-type", { unit: names.theUnit(reason.unit) });
    case "wrong-type":
    case "wrong-own-coast":
    case "to-itself":
    case "support-itself":
    case "support-needs-own-convoy":
    case "cannot-convoy":
    case "convoy-of-fleet":
    case "occupied":
      return illegal.say(reason.kind, { unit: names.theUnit(reason.unit) });
    case "no-fleets":
    case "route-missing":
    case "support-impossible":
    case "convoy-impossible":
      return illegal.say(reason.kind, {
        unit: names.theUnit(reason.unit),
        place: names.thePlace(reason.to),
      });
    case "unreachable":
    case "support-unreachable":
    case "retreat-closed":
      return outOfReach(stage, reason);
    case "bad-coast":
    case "missing-coast":
      return coasts(stage, reason);
    case "bad-route":
      return illegal.say("bad-route", { route: words.and(reason.route.map(names.thePlace)) });
    case "no-build-due":
    case "no-removal-due":
      return notDue(stage, reason);
    case "not-a-home": {
      const place = names.thePlace(reason.at);
      if (reason.sites.length === 0) return illegal.say("not-a-home-none", { place });
      return illegal.say("not-a-home", { place, sites: places(reason.sites) });
    }
    case "not-owned": {
      const place = names.thePlace(reason.at);
      if (reason.owner === null) return illegal.say("not-owned", { place });
      return illegal.say("not-owned-by-other", { place, owner: names.power(reason.owner) });
    }
    case "cannot-stand": {
      const place = names.thePlace(reason.at);
      return illegal.say(reason.type === "A" ? "army-cannot-stand" : "fleet-cannot-stand", {
        place,
      });
    }
    default:
      return unreachable(reason);
  }
}

type Of<K extends IllegalReason["kind"]> = Extract<IllegalReason, { readonly kind: K }>;

/** Says where the unit can go instead, if it can go anywhere. */
function outOfReach(
  { illegal, words, names }: IllegalStage,
  reason: Of<"unreachable" | "support-unreachable" | "retreat-closed">,
): string {
  const unit = names.theUnit(reason.unit);
  const place = names.thePlace(reason.to);
  if (reason.kind === "retreat-closed") {
    if (reason.open.length === 0) return illegal.say("retreat-closed-all", { unit, place });
    return illegal.say(reason.kind, { unit, place, open: words.or(reason.open.map(names.place)) });
  }
  if (reason.destinations.length === 0) return illegal.say("unreachable-nowhere", { unit, place });
  const destinations = words.or(reason.destinations.map(names.place));
  return illegal.say(reason.kind, { unit, place, destinations });
}

function coasts(
  { illegal, words, names }: IllegalStage,
  reason: Of<"bad-coast" | "missing-coast">,
): string {
  const named = words.or(reason.coasts.map(names.place));
  if (reason.kind === "missing-coast") return illegal.say(reason.kind, { coasts: named });
  const place = names.thePlace(provinceOf(reason.at));
  if (reason.coasts.length === 0) return illegal.say("bad-coast-none", { place });
  return illegal.say("bad-coast", { place, coasts: named });
}

function notDue({ illegal }: IllegalStage, reason: Of<"no-build-due" | "no-removal-due">): string {
  const due = Math.abs(reason.due);
  if (due === 0) return illegal.say(reason.kind);
  if (reason.kind === "no-build-due") return illegal.say("no-build-but-removal", { due });
  return illegal.say("no-removal-but-build", { due });
}
