/** The sentences of templates/reasons.txt: what a result's reason says, in words a beginner knows. */

import type { LocationId } from "../map/index.js";
import type { OrderResult, PlacedUnit, Reason, Strength } from "../rules/index.js";
import { unreachable } from "../util/index.js";
import type { NamedUnit, Names } from "./names.js";
import type { Phrasebook, PhraseFields } from "./phrasebook.js";
import type { Vocabulary } from "./vocabulary.js";

export const reasonFields = {
  strength: ["value"],
  "strength-of": ["unit", "strength"],
  "one-support": ["value"],
  "many-supports": ["value", "count"],
  moved: ["unit", "place"],
  "moved-against": ["unit", "place", "attack", "against"],
  circular: ["unit", "place", "others"],
  "held-off": ["unit", "place", "attack", "by", "strength"],
  "head-to-head": ["unit", "place", "attack", "by", "strength"],
  prevented: ["unit", "place", "attack", "by", "strength"],
  "own-unit": ["unit", "place", "by"],
  "no-convoy": ["unit", "place"],
  impossible: ["unit", "place"],
  "convoy-disrupted": ["unit", "place", "fleets"],
  "fleet-dislodged": ["fleet"],
  "fleet-dislodged-by": ["fleet", "by"],
  given: ["unit", "of"],
  "given-move": ["unit", "of", "place"],
  unmatched: ["unit", "of"],
  "unmatched-nobody": ["unit"],
  cut: ["unit", "by"],
  "cut-by-dislodgement": ["unit", "by"],
  available: ["unit", "of", "place"],
  disrupted: ["unit", "by"],
  stood: ["unit"],
  "stood-without-order": ["unit"],
  withstood: ["unit", "hold", "attacks"],
  paradox: ["unit", "others", "rule"],
  "rule-1971": [],
  "rule-1982": [],
  "rule-2000": [],
  "rule-szykman": [],
  "rule-all-hold": [],
  "rule-dptg": [],
  "rule-alexander": [],
  dislodged: ["unit", "by", "attack", "hold"],
  retreated: ["unit", "place"],
  "disbanded-by-order": ["unit"],
  "disbanded-without-order": ["unit"],
  "retreat-collision": ["unit", "place", "others"],
  "no-retreat": ["unit"],
  built: ["unit"],
  removed: ["unit"],
  waived: [],
  "civil-disorder": ["unit", "distance"],
  "civil-disorder-owned": ["unit", "distance"],
  "civil-disorder-unreachable": ["unit"],
  illegal: ["sentence"],
} as const satisfies PhraseFields;

export type ReasonBook = Phrasebook<typeof reasonFields>;

/** What sentences about results are made with. */
export interface ReasonStage {
  readonly reasons: ReasonBook;
  readonly words: Vocabulary;
  readonly names: Names;
}

type Of<K extends Reason["kind"]> = Extract<Reason, { readonly kind: K }>;

/** The sentence for a reason that belongs to an order of a unit; not for illegality. */
export function reasonSentence(
  stage: ReasonStage,
  result: OrderResult,
  reason: Exclude<Reason, Of<"illegal">>,
): string {
  const { reasons } = stage;
  const unit = subject(stage, result);
  const place = destination(stage, result);
  switch (reason.kind) {
    case "moved":
      return moved(stage, unit, place, reason);
    case "circular":
      return reasons.sentence("circular", {
        unit,
        place,
        others: others(stage, result, reason.units),
      });
    case "held-off":
    case "head-to-head":
    case "prevented": {
      const attack = strength(stage, reason.attack);
      const by = stage.names.theUnit(reason.by.unit);
      return reasons.sentence(reason.kind, {
        unit,
        place,
        attack,
        by,
        strength: strength(stage, reason.by),
      });
    }
    case "own-unit":
      return reasons.sentence("own-unit", { unit, place, by: stage.names.theUnit(reason.unit) });
    case "no-convoy":
    case "impossible":
    case "retreated":
      return reasons.sentence(reason.kind, { unit, place });
    case "convoy-disrupted":
      return reasons.sentence("convoy-disrupted", { unit, place, fleets: brokenAt(stage, reason) });
    case "given":
      return given(stage, result, unit);
    case "unmatched":
      return unmatched(stage, unit, reason);
    case "cut":
    case "cut-by-dislodgement":
    case "disrupted":
      return reasons.sentence(reason.kind, { unit, by: stage.names.theUnit(reason.by) });
    case "available":
      return reasons.sentence("available", { unit, of: helped(stage, result), place });
    case "stood":
      return reasons.sentence(result.source === null ? "stood-without-order" : "stood", { unit });
    case "withstood": {
      const attacks = strengths(stage, reason.attacks);
      return reasons.sentence("withstood", { unit, hold: strength(stage, reason.hold), attacks });
    }
    case "overcome":
      return "";
    case "paradox":
      return paradox(stage, result, unit, reason);
    case "disbanded-by-order":
    case "disbanded-without-order":
    case "no-retreat":
    case "built":
    case "removed":
      return reasons.sentence(reason.kind, { unit });
    case "retreat-collision":
      return reasons.sentence(reason.kind, { unit, place, others: unitList(stage, reason.with) });
    case "waived":
      return reasons.sentence("waived");
    case "civil-disorder":
      return civilDisorder(stage, unit, reason);
    default:
      return unreachable(reason);
  }
}

/** How the unit was dislodged, or "" if it was not. */
export function dislodgementSentence(stage: ReasonStage, result: OrderResult): string {
  const { dislodged } = result;
  if (dislodged === null) return "";
  return stage.reasons.sentence("dislodged", {
    unit: subject(stage, result),
    by: stage.names.theUnit(dislodged.by),
    attack: strength(stage, dislodged.attack),
    hold: strength(stage, dislodged.hold),
  });
}

function subject({ names }: ReasonStage, { unit }: OrderResult): string {
  return unit === null ? "" : names.theUnit(unit);
}

function destination({ names }: ReasonStage, { order }: OrderResult): string {
  const to: LocationId | null = "to" in order ? order.to : null;
  return to === null ? "" : names.thePlace(to);
}

/** The unit that is supported or convoyed. */
function helped({ names }: ReasonStage, { order }: OrderResult): string {
  return order.kind === "support" || order.kind === "convoy" ? names.theUnit(order.of) : "";
}

function strength({ reasons }: ReasonStage, { value, supporters }: Strength): string {
  if (supporters.length === 0) return reasons.say("strength", { value });
  if (supporters.length === 1) return reasons.say("one-support", { value });
  return reasons.say("many-supports", { value, count: supporters.length });
}

/** `the army in Munich (strength 1) and the army in Ruhr (strength 1)`. */
function strengths(stage: ReasonStage, all: readonly Strength[]): string {
  const named = all.map((one) =>
    stage.reasons.say("strength-of", {
      unit: stage.names.theUnit(one.unit),
      strength: strength(stage, one),
    }),
  );
  return stage.words.and(named);
}

function unitList({ words, names }: ReasonStage, units: readonly NamedUnit[]): string {
  return words.and(units.map(names.theUnit));
}

/** The other units of a circle. */
function others(stage: ReasonStage, { unit }: OrderResult, units: readonly PlacedUnit[]): string {
  return unitList(
    stage,
    units.filter(({ at }) => at !== unit?.at),
  );
}

function moved(stage: ReasonStage, unit: string, place: string, reason: Of<"moved">): string {
  if (reason.against.length === 0) return stage.reasons.sentence("moved", { unit, place });
  const against = strengths(stage, reason.against);
  return stage.reasons.sentence("moved-against", {
    unit,
    place,
    attack: strength(stage, reason.attack),
    against,
  });
}

function brokenAt(stage: ReasonStage, { fleets }: Of<"convoy-disrupted">): string {
  const broken = fleets.map(({ fleet, by }) =>
    by === null
      ? stage.reasons.say("fleet-dislodged", { fleet: stage.names.theUnit(fleet) })
      : stage.reasons.say("fleet-dislodged-by", {
          fleet: stage.names.theUnit(fleet),
          by: stage.names.theUnit(by),
        }),
  );
  return stage.words.and(broken);
}

function given(stage: ReasonStage, result: OrderResult, unit: string): string {
  const of = helped(stage, result);
  const place = destination(stage, result);
  if (place === "") return stage.reasons.sentence("given", { unit, of });
  return stage.reasons.sentence("given-move", { unit, of, place });
}

function unmatched(stage: ReasonStage, unit: string, reason: Of<"unmatched">): string {
  if (reason.unit === null) return stage.reasons.sentence("unmatched-nobody", { unit });
  return stage.reasons.sentence("unmatched", { unit, of: stage.names.theUnit(reason.unit) });
}

function paradox(
  stage: ReasonStage,
  result: OrderResult,
  unit: string,
  { rule, orders }: Of<"paradox">,
): string {
  const units = orders.map((order) => order.unit);
  return stage.reasons.sentence("paradox", {
    unit,
    others: others(stage, result, units),
    rule: stage.reasons.say(`rule-${rule}`),
  });
}

function civilDisorder(
  { reasons }: ReasonStage,
  unit: string,
  { distance, from }: Of<"civil-disorder">,
): string {
  if (distance === null) return reasons.sentence("civil-disorder-unreachable", { unit });
  const key = from === "home" ? "civil-disorder" : "civil-disorder-owned";
  return reasons.sentence(key, { unit, distance });
}
