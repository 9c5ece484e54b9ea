/** The sentences of templates/reasons.txt: what a result's reason says, in words a beginner knows. */
import type { LocationId } from "../../map/index.js";
import type { OrderResult, PlacedUnit, Reason, Strength } from "../../rules/index.js";
import type { NamedUnit, Names } from "../words/names.js";
import type { Vocabulary } from "../words/vocabulary.js";
import type { ReasonBook } from "./reason-book.js";

/** What sentences about results are made with. */
interface ReasonStage {
  readonly reasons: ReasonBook;
  readonly words: Vocabulary;
  readonly names: Names;
}

type Of<K extends Reason["kind"]> = Extract<Reason, { readonly kind: K }>;

/** A result that is explained: its unit and where that was to go, in words. */
interface Explained extends ReasonStage {
  readonly result: OrderResult;
  readonly unit: string;
  readonly place: string;
}

/** The sentence for every reason but illegality, which has its own. */
type Sentences = {
  readonly [K in Exclude<Reason["kind"], "illegal">]: (
    explained: Explained,
    reason: Of<K>,
  ) => string;
};

const sentences: Sentences = {
  moved,
  circular: (explained, { units }) => {
    const { unit, place } = explained;
    return explained.reasons.sentence("circular", {
      unit,
      place,
      others: others(explained, units),
    });
  },
  "held-off": opposed,
  "head-to-head": opposed,
  prevented: opposed,
  "own-unit": ({ reasons, names, unit, place }, reason) =>
    reasons.sentence("own-unit", { unit, place, by: names.theUnit(reason.unit) }),
  "no-convoy": wentNowhere,
  impossible: wentNowhere,
  "train-stopped": trainStopped,
  "train-captures": ({ reasons, names, unit }, { at }) =>
    reasons.sentence("train-captures", { unit, station: names.thePlace(at) }),
  "railway-crowded": ({ reasons, names, unit }, { railway }) =>
    reasons.sentence("railway-crowded", { unit, railway: names.way(railway) }),
  "no-leave": ({ reasons, names, unit }, reason) => {
    const canal = names.way(reason.canal);
    if (reason.keeper === null) return reasons.sentence("no-leave-nobody", { unit, canal });
    return reasons.sentence("no-leave", { unit, canal, keeper: names.theUnit(reason.keeper) });
  },
  "keeper-gone": ({ reasons, names, unit }, { canal, keeper }) =>
    reasons.sentence("keeper-gone", {
      unit,
      canal: names.way(canal),
      keeper: names.theUnit(keeper),
    }),
  "convoy-disrupted": (explained, { fleets }) => {
    const { unit, place } = explained;
    return explained.reasons.sentence("convoy-disrupted", {
      unit,
      place,
      fleets: brokenAt(explained, fleets),
    });
  },
  given,
  unmatched: ({ reasons, names, unit }, reason) =>
    reason.unit === null
      ? reasons.sentence("unmatched-nobody", { unit })
      : reasons.sentence("unmatched", { unit, of: names.theUnit(reason.unit) }),
  cut: disturbed,
  "cut-by-dislodgement": disturbed,
  available: (explained) => {
    const { unit, place } = explained;
    return explained.reasons.sentence("available", { unit, of: helped(explained), place });
  },
  disrupted: disturbed,
  stood: ({ reasons, result, unit }) =>
    reasons.sentence(result.source === null ? "stood-without-order" : "stood", { unit }),
  withstood: (explained, { hold, attacks }) =>
    explained.reasons.sentence("withstood", {
      unit: explained.unit,
      hold: strength(explained, hold),
      attacks: strengths(explained, attacks),
    }),
  // The sentence about the dislodgement says it all.
  overcome: () => "",
  paradox: (explained, { rule, orders }) => {
    const units = orders.map((order) => order.unit);
    const decided = explained.reasons.say(`rule-${rule}`);
    return explained.reasons.sentence("paradox", {
      unit: explained.unit,
      others: others(explained, units),
      rule: decided,
    });
  },
  retreated: wentNowhere,
  "disbanded-by-order": happened,
  "disbanded-without-order": happened,
  "retreat-collision": (explained, reason) => {
    const { unit, place } = explained;
    return explained.reasons.sentence("retreat-collision", {
      unit,
      place,
      others: unitList(explained, reason.with),
    });
  },
  "no-retreat": happened,
  built: happened,
  removed: happened,
  converted: happened,
  waived: ({ reasons }) => reasons.sentence("waived"),
  "civil-disorder": ({ reasons, unit }, { distance, from }) => {
    if (distance === null) return reasons.sentence("civil-disorder-unreachable", { unit });
    const key = from === "home" ? "civil-disorder" : "civil-disorder-owned";
    return reasons.sentence(key, { unit, distance });
  },
};

/** The sentence for a reason; "" where only the dislodgement matters. */
export function reasonSentence(
  stage: ReasonStage,
  result: OrderResult,
  reason: Of<keyof Sentences>,
): string {
  const { reasons, words, names } = stage;
  const unit = subject(names, result);
  const place = destination(names, result);
  const sentence = sentences[reason.kind] as (explained: Explained, reason: Reason) => string;
  return sentence({ reasons, words, names, result, unit, place }, reason);
}

/** How the unit was dislodged, and why that was its end; "" if it was not. */
export function dislodgementSentence(stage: ReasonStage, result: OrderResult): string {
  const { dislodged, words } = result;
  if (dislodged === null) return "";
  const unit = subject(stage.names, result);
  const how = stage.reasons.sentence("dislodged", {
    unit,
    by: stage.names.theUnit(dislodged.by),
    attack: strength(stage, dislodged.attack),
    hold: strength(stage, dislodged.hold),
  });
  return words.includes("destroyed")
    ? `${how} ${stage.reasons.sentence("no-retreat", { unit })}`
    : how;
}

function subject(names: Names, { unit }: OrderResult): string {
  return unit === null ? "" : names.theUnit(unit);
}

function destination(names: Names, { order }: OrderResult): string {
  const to: LocationId | null = "to" in order ? order.to : null;
  return to === null ? "" : names.thePlace(to);
}

/** Something that needs no more words than the unit's. */
function happened(
  { reasons, unit }: Explained,
  {
    kind,
  }: Of<
    | "disbanded-by-order"
    | "disbanded-without-order"
    | "no-retreat"
    | "built"
    | "removed"
    | "converted"
  >,
): string {
  return reasons.sentence(kind, { unit });
}

/** A train that did not come to its destination, or did not even leave. */
function trainStopped(explained: Explained, { at, before, by }: Of<"train-stopped">): string {
  const { reasons, names, unit } = explained;
  const ends = { unit, before: names.thePlace(before) };
  if (at === null) {
    if (by === null) return reasons.sentence("train-stayed-by-rule", ends);
    return reasons.sentence("train-stayed", { ...ends, by: names.theUnit(by) });
  }
  const halted = { ...ends, station: names.thePlace(at) };
  if (by === null) return reasons.sentence("train-stopped-by-rule", halted);
  return reasons.sentence("train-stopped", { ...halted, by: names.theUnit(by) });
}

function wentNowhere(
  { reasons, unit, place }: Explained,
  { kind }: Of<"no-convoy" | "impossible" | "retreated">,
): string {
  return reasons.sentence(kind, { unit, place });
}

function disturbed(
  { reasons, names, unit }: Explained,
  { kind, by }: Of<"cut" | "cut-by-dislodgement" | "disrupted">,
): string {
  return reasons.sentence(kind, { unit, by: names.theUnit(by) });
}

/** A move that somebody withstood. */
function opposed(
  explained: Explained,
  reason: Of<"held-off" | "head-to-head" | "prevented">,
): string {
  return explained.reasons.sentence(reason.kind, {
    unit: explained.unit,
    place: explained.place,
    attack: strength(explained, reason.attack),
    by: explained.names.theUnit(reason.by.unit),
    strength: strength(explained, reason.by),
  });
}

function moved(explained: Explained, reason: Of<"moved">): string {
  const { reasons, unit, place } = explained;
  if (reason.against.length === 0) return reasons.sentence("moved", { unit, place });
  const attack = strength(explained, reason.attack);
  return reasons.sentence("moved-against", {
    unit,
    place,
    attack,
    against: strengths(explained, reason.against),
  });
}

function given(explained: Explained): string {
  const { reasons, unit, place } = explained;
  const of = helped(explained);
  if (place === "") return reasons.sentence("given", { unit, of });
  return reasons.sentence("given-move", { unit, of, place });
}

/** The unit that is supported or convoyed. */
function helped({ names, result: { order } }: Explained): string {
  return order.kind === "support" || order.kind === "convoy" ? names.theUnit(order.of) : "";
}

function strength({ reasons }: ReasonStage, { value, supporters }: Strength): string {
  if (supporters.length === 0) return reasons.say("strength", { value });
  if (supporters.length === 1) return reasons.say("one-support", { value });
  return reasons.say("many-supports", { value, count: supporters.length });
}

/** `the army in Munich with strength 1 and the army in Ruhr with strength 1`. */
function strengths(stage: ReasonStage, all: readonly Strength[]): string {
  const named = all.map((each) =>
    stage.reasons.say("strength-of", {
      unit: stage.names.theUnit(each.unit),
      strength: strength(stage, each),
    }),
  );
  return stage.words.and(named);
}

function unitList({ words, names }: ReasonStage, units: readonly NamedUnit[]): string {
  return words.and(units.map(names.theUnit));
}

/** The other units of a circle. */
function others(explained: Explained, units: readonly PlacedUnit[]): string {
  return unitList(
    explained,
    units.filter(({ at }) => at !== explained.result.unit?.at),
  );
}

function brokenAt(explained: Explained, fleets: Of<"convoy-disrupted">["fleets"]): string {
  const { reasons, names } = explained;
  const broken = fleets.map(({ fleet, by }) =>
    by === null
      ? reasons.say("fleet-dislodged", { fleet: names.theUnit(fleet) })
      : reasons.say("fleet-dislodged-by", { fleet: names.theUnit(fleet), by: names.theUnit(by) }),
  );
  return explained.words.and(broken);
}
