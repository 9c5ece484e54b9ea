/** Who stays in a supposition, and who helps whom. */

import { type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { PlacedUnit } from "../../rules/index.js";
import type { Mention } from "../names/mentions.js";
import { typesNamed } from "../names/unit-types.js";
import {
  again,
  free,
  isOrigin,
  put,
  type Read,
  type Situation,
  type Told,
  unitAt,
} from "./told.js";
import { carrying, reachedAt, walksTo } from "./ways.js";

/** `I stay in Sevastopol`, `the Austrian stays there`; of whom no unit is told, none has an order anyhow. */
export function readStay(at: Situation, told: Told, { text, mentions, who }: Read): boolean {
  const places =
    mentions.length > 0 ? mentions.map((each) => each.at) : again.test(text) ? [told.place] : [];
  for (const place of places) {
    const unit = place === null ? null : unitAt(at, place);
    if (unit !== null && who.includes(unit.power)) put(told, { kind: "hold", unit });
  }
  told.place = mentions.at(-1)?.at ?? told.place;
  return true;
}

/**
 * `Rome backs him up`, `mit Hilfe von Galizien`, `Marseilles supports Paris to Burgundy`: whom it helps, where
 * no unit is named, was told before.
 */
export function readHelp(at: Situation, told: Told, read: Read): boolean {
  const { text, mentions } = read;
  const isOfWriter = ofWriter.test(text);
  const helpers = read.who.filter((power) => power !== at.own);
  // `Se la Francia mi aiuta`: whoever is helped does not help.
  const who = isOfWriter && helpers.length > 0 ? helpers : read.who;
  const carries = carrying.test(text);
  const helper = mentions.find(canHelp(at, who, carries));
  const others = mentions.filter((each) => each !== helper);
  const whom = others.find(({ at: place }) => unitAt(at, place) !== null);
  const aim = others.find((each) => each !== whom)?.at ?? null;
  const moves = told.deeds.filter((deed) => deed.kind === "move");
  const helps = helper === undefined ? null : unitAt(at, helper.at);
  const side = isOfWriter ? at.own : (helps?.power ?? null);
  const last =
    moves.findLast(({ unit }) => unit.at === (whom && unitAt(at, whom.at)?.at)) ??
    (whom !== undefined
      ? undefined
      : (moves.findLast(({ unit }) => unit.power === side) ??
        (isOfWriter ? undefined : moves.at(-1))));
  // `If Italy comes to Trieste, and I stay there with the help of Vienna`
  const stays = told.deeds.at(-1);
  const isStaying = whom === undefined && stays?.kind === "hold" && stays.unit.power === side;
  const helped = isStaying ? stays.unit : last?.unit;
  const of = whom === undefined ? helped : (unitAt(at, whom.at) ?? undefined);
  const goal = aim ?? (last === undefined || isStaying ? null : provinceOf(last.to));
  const unit = helps ?? helperOf(at, told, { ...read, who }, goal ?? told.place);
  // `And if Ukraine helps it?`, `with help from Ukraine`, where nobody is in Ukraine.
  const [named, another] = mentions;
  const isEmpty = named !== undefined && another === undefined && unitAt(at, named.at) === null;
  if (helper === undefined && isEmpty && named.at !== told.place) {
    told.impossible = { power: null, from: named.at, to: named.at };
    if (isOrigin(text.slice(0, named.from))) return true;
  }
  // `And somebody helps me`: who could, nobody knows.
  if (unit === null) return lacksHelp(told, helpers, goal);
  const held = of ?? (told.place === null ? undefined : (unitAt(at, told.place) ?? undefined));
  if (held === undefined || held.at === unit.at) return false;
  // `Marseilles supports Paris to Burgundy`: the move goes without saying.
  const to = goal === null ? null : reachedAt(at, held, goal);
  // `If my fleet carries it`: to where, only the question tells.
  if (to === null && (goal !== null || carries)) return false;
  if (aim !== null && last === undefined && to !== null)
    put(told, { kind: "move", unit: held, to });
  // What is helped where it stands does not go.
  if (to === null && held.power === at.own) put(told, { kind: "hold", unit: held });
  put(told, { kind: carries ? "convoy" : "support", unit, of: held, to });
  told.place = goal ?? told.place;
  return true;
}

/** Is it a unit of these, and a fleet where an army is to be carried? */
function canHelp(at: Situation, who: readonly PowerId[], carries: boolean) {
  return ({ at: place }: Mention): boolean => {
    const unit = unitAt(at, place);
    const isAble = unit !== null && !(carries && unit.type === "A");
    return isAble && (who.length === 0 || who.includes(unit.power));
  };
}

/** None of a power's units that was named can help to get there. */
function lacksHelp(told: Told, [power]: readonly PowerId[], goal: ProvinceId | null): true {
  if (power !== undefined && goal !== null && told.deeds.length > 0)
    told.impossible ??= { power, from: null, to: goal };
  return true;
}

const ofWriter = /(?<!\p{L})(?:me|my|mich|mir|m['\u2019]|moi|me|m\u00ed|mij|mi)(?!\p{L})/iu;

/** `Austria helps him`: the first of its units that reaches the place. */
function helperOf(
  at: Situation,
  told: Told,
  { text, who }: Read,
  goal: ProvinceId | null,
): PlacedUnit | null {
  if (goal === null) return null;
  const types = typesNamed(text);
  const units = who.flatMap((power) => free(at, told, power));
  return units.find((unit) => types.includes(unit.type) && walksTo(at, unit, goal)) ?? null;
}
