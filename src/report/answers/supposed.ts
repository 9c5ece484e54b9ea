/**
 * What would come of moves that somebody only supposes: yes or no and what is supposed, then what is not told by
 * strengths alone, then what was taken for granted.
 */

import {
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Unit,
} from "../../map/index.js";
import {
  type OrderResult,
  type PlacedUnit,
  printOrder,
  type WrittenOrder,
} from "../../rules/index.js";
import { capital } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { explainSupposed } from "../catalogue/explain.js";
import type { Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { questionText } from "./questions.js";

/** What a trial is to tell. */
export interface SupposedTrial {
  /** The answer; null where nothing was asked that yes or no answers. */
  readonly yes: boolean | null;
  /** Of what was supposed, and what it concerns. */
  readonly results: readonly OrderResult[];
  /** The orders of the turn before, where the trial is of the turn after this. */
  readonly before: readonly string[];
  readonly usesOwn: boolean;
}

/** `No: if Turkish Fleet Ankara goes to the Black Sea, it would not get in, strength 1 against 1.` */
export function supposedText(catalogue: Catalogue, scene: Scene, trial: SupposedTrial): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  const { yes, results, before, usesOwn } = trial;
  const moves = results.filter(({ order }) => order.kind === "move");
  const goals = [...new Set(moves.flatMap((each) => goalOf(each) ?? []))];
  const deeds = [...goals.map((goal) => going(stage, results, goal)), ...staying(stage, results)];
  const lost = results.filter(({ dislodged }) => dislodged !== null);
  const fates = [
    ...goals.map((goal) => entering(stage, moves, goal)),
    ...(lost.length === 0 ? [] : [losing(stage, lost)]),
  ];
  const told = words.and(fates.length === 0 ? [words.say("none-dislodged")] : fates);
  const fields = { deeds: words.and(deeds), told };
  const head = deeds.length === 0 ? told : words.say("supposed-if", fields);
  const answer =
    yes === null
      ? `${capital(head)}.`
      : words.say(yes ? "supposed-yes" : "supposed-no", { told: head });
  const reasons = results
    .filter(needsReason)
    .map((result) => explainSupposed(catalogue, scene.board, result));
  const circumstances =
    before.length > 0
      ? words.say("tried-later", { before: words.and(before) })
      : words.say(usesOwn ? "tried-with-own" : "tried-alone");
  return [answer, ...reasons, circumstances].join(" ");
}

/** A unit that would be dislodged, and where it could retreat to. */
type Routed = Pick<OrderResult, "power" | "unit"> & { readonly to: readonly LocationId[] };

/** A trial, the units that it dislodges, and whether one could retreat to this place, where one is asked for. */
export function retreatsThenText(
  catalogue: Catalogue,
  scene: Scene,
  trial: SupposedTrial,
  { routed, place }: { readonly routed: readonly Routed[]; readonly place: ProvinceId | null },
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const ways = routed.map(({ to, ...lost }) => {
    const fields = { unit: capital(theirs(stage, lost)), places: words.or(to.map(names.place)) };
    return words.say(to.length === 0 ? "retreats-nowhere" : "retreats-then", fields);
  });
  const text = [supposedText(catalogue, scene, trial), ...ways].join(" ");
  if (place === null) return text;
  const isOpen = routed.some(({ to }) => to.some((each) => provinceOf(each) === place));
  return words.say(isOpen ? "retreat-open" : "retreat-closed", { told: text });
}

/** `Fleet Ankara and Fleet Sevastopol go to the Black Sea`, with what helps them. */
function going(stage: Stage, results: readonly OrderResult[], goal: ProvinceId): string {
  const { words, names } = stage;
  const movers = results.filter((each) => goalOf(each) === goal);
  const units = movers.map((mover) => {
    const helpers = (kind: "support" | "convoy") =>
      helping(results, mover, kind).map((each) => theirs(stage, each));
    const [fleets, supporters] = [words.and(helpers("convoy")), words.and(helpers("support"))];
    const unit = theirs(stage, mover);
    const over = fleets === "" ? unit : words.say("carried-by", { unit, fleets });
    return supporters === "" ? over : words.say("supported-by", { unit: over, supporters });
  });
  const key = units.length === 1 ? "one-goes" : "many-go";
  return words.say(key, { units: words.and(units), place: names.thePlace(goal) });
}

/** Units that were said to stay, where others help them; where nothing goes, all that stay. */
function staying(stage: Stage, results: readonly OrderResult[]): readonly string[] {
  const { words } = stage;
  const isMoving = results.some(({ order }) => order.kind === "move");
  return results.flatMap((result) => {
    if (result.order.kind !== "hold" || result.source === null) return [];
    const supporters = words.and(
      helping(results, result, "support").map((each) => theirs(stage, each)),
    );
    const unit = theirs(stage, result);
    if (supporters !== "") return [words.say("stays-supported", { unit, supporters })];
    return isMoving ? [] : [words.say("stays", { unit })];
  });
}

/** The orders that help this one to be carried out. */
function helping(
  results: readonly OrderResult[],
  { unit, order: helped }: OrderResult,
  kind: "support" | "convoy",
): readonly OrderResult[] {
  const to = "to" in helped ? helped.to : null;
  return results.filter(
    ({ order, words }) =>
      order.kind === kind &&
      !words.includes("illegal") &&
      order.of.at === unit?.at &&
      (order.to === null ? to === null : to !== null && provinceOf(order.to) === provinceOf(to)),
  );
}

/** Who gets into a place, and how strong whoever goes there is against the others. */
function entering(stage: Stage, moves: readonly OrderResult[], goal: ProvinceId): string {
  const { words, names } = stage;
  const those = moves.filter((each) => goalOf(each) === goal);
  const winner = those.find(({ words: said }) => said.includes("succeeds"));
  const result = winner ?? those.find((each) => strengthsOf(each) !== null) ?? those[0]!;
  const isOnly = those.length === 1 && moves.length === 1;
  const unit =
    winner === undefined && those.length > 1
      ? words.say("nobody")
      : isOnly
        ? words.say("it")
        : theirs(stage, result);
  const isOneGoal = moves.every((each) => goalOf(each) === goal);
  const into = isOneGoal ? words.say("in") : words.say("into", { place: names.thePlace(goal) });
  const isNot = winner === undefined && those.length === 1;
  const told = words.say(isNot ? "would-not-enter" : "would-enter", { unit, into });
  const strengths = strengthsOf(result);
  if (strengths === null) return told;
  const { attack, against } = strengths;
  const fields = { told, attack: attack.value, against: against.value };
  // One of those that go there is named already.
  return those.some(({ unit: other }) => other?.at === against.unit.at)
    ? words.say("with-strength", fields)
    : words.say("with-strength-of", {
        ...fields,
        unit: unitOf(stage, against.unit.power, against.unit),
      });
}

/** What it attacked with, and the strongest of what it met; null where nothing was weighed. */
function strengthsOf({ reason }: OrderResult) {
  if (reason.kind === "moved") {
    const [against] = reason.against.toSorted((one, other) => other.value - one.value);
    return against === undefined ? null : { attack: reason.attack, against };
  }
  const isWeighed =
    reason.kind === "held-off" || reason.kind === "head-to-head" || reason.kind === "prevented";
  return isWeighed ? { attack: reason.attack, against: reason.by } : null;
}

/** Is there more to say of it than who got in? */
function needsReason(result: OrderResult): boolean {
  const { order, words, reason } = result;
  if (order.kind === "hold") return false;
  if (order.kind !== "move") return !words.includes("given") && !words.includes("available");
  return reason.kind !== "moved" && strengthsOf(result) === null;
}

function losing(stage: Stage, lost: readonly OrderResult[]): string {
  const { words } = stage;
  return words.say("would-be-dislodged", {
    units: words.and(lost.map((each) => theirs(stage, each))),
  });
}

function theirs(stage: Stage, { power, unit }: Pick<OrderResult, "power" | "unit">): string {
  return unit === null ? stage.names.power(power) : unitOf(stage, power, unit);
}

/** `Fleet Brest` of one's own, `French Fleet Brest` of others. */
function unitOf({ names, scene }: Stage, power: PowerId, unit: Unit): string {
  return power === scene.view?.you.power
    ? names.unit(unit)
    : `${names.adjective(power)} ${names.unit(unit)}`;
}

function goalOf({ order }: OrderResult): ProvinceId | null {
  return order.kind === "move" ? provinceOf(order.to) : null;
}

/** What comes of an attack of several units, which of them take no part in it, and the orders for it. */
export function jointlyText(catalogue: Catalogue, scene: Scene, attack: JointAttack): string {
  const { words, names } = stageOf(catalogue, scene);
  const { place, unable, trial, orders } = attack;
  if (trial === null) return words.say("goal-missed-by-all", { places: names.place(place) });
  const fields = { units: words.and(unable.map(names.unit)), place: names.thePlace(place) };
  const listed = words.and(orders.map((each) => printOrder(each)));
  return [
    supposedText(catalogue, scene, trial),
    ...(unable.length === 0 ? [] : [words.say("take-no-part", fields)]),
    trial.yes === false
      ? words.say("attack-needs")
      : words.say("orders-for-it", { orders: listed }),
  ].join(" ");
}

/** Units that go to a place together. */
interface JointAttack {
  readonly place: ProvinceId;
  /** Those of them that cannot get there. */
  readonly unable: readonly PlacedUnit[];
  /** Null where none can. */
  readonly trial: SupposedTrial | null;
  readonly orders: readonly WrittenOrder[];
}

/** What comes of it with support, behind what comes of it without. */
export function supportTriedText(
  catalogue: Catalogue,
  scene: Scene,
  supporters: readonly PlacedUnit[],
  isIn: boolean,
): string {
  const stage = stageOf(catalogue, scene);
  const units = supporters.map((unit) => unitOf(stage, unit.power, unit));
  return stage.words.say(isIn ? "tried-supported-in" : "tried-supported-out", {
    supporters: stage.words.and(units),
  });
}

/** That none of these powers' units can go to a place, or that there is no unit where the question has one. */
export function cannotSupposeText(
  catalogue: Catalogue,
  scene: Scene,
  powers: readonly PowerId[],
  place: ProvinceId,
): string {
  const { words, names } = stageOf(catalogue, scene);
  if (powers.length === 0) return words.say("no-unit-there", { place: names.thePlace(place) });
  const power = words.or(powers.map((each) => names.adjective(each)));
  return words.say("reached-by-none-of", { power, place: names.thePlace(place) });
}

/** That no other unit of a power can help one of its own into a place. */
export function noHelperText(
  catalogue: Catalogue,
  scene: Scene,
  power: PowerId,
  place: ProvinceId,
): string {
  const { words, names } = stageOf(catalogue, scene);
  return words.say("no-other-helper", {
    power: names.adjective(power),
    place: names.thePlace(place),
  });
}

/** What comes of it without help from where no unit is, and what help would change. */
export function withoutHelperText(
  catalogue: Catalogue,
  scene: Scene,
  place: ProvinceId,
  told: string,
): string {
  const { words, names } = stageOf(catalogue, scene);
  const lacking = words.say("no-helper-there", { place: names.thePlace(place) });
  return `${lacking} ${told} ${words.say("attack-needs")}`;
}

/** That a bounce costs nothing. */
export function unharmedText(catalogue: Catalogue, scene: Scene): string {
  return stageOf(catalogue, scene).words.say("unharmed");
}

/** That no unit waits for another, and what that means, unless a trial shows it. */
export function nobodyWaitsText(catalogue: Catalogue, scene: Scene, isTried: boolean): string {
  const { words } = stageOf(catalogue, scene);
  const told = words.say("nobody-waits");
  return isTried ? told : `${told} ${questionText(catalogue, scene, "leaving")}`;
}

/** Whose a center is after moves that are supposed, and when it changes hands. */
export function belongsThenText(
  catalogue: Catalogue,
  scene: Scene,
  center: {
    readonly place: ProvinceId;
    readonly now: PowerId | null;
    readonly later: PowerId | null;
  } | null,
): string {
  const { words, names } = stageOf(catalogue, scene);
  const rule = questionText(catalogue, scene, "capture");
  if (center === null) return rule;
  const { place, now, later } = center;
  const power = later === null ? words.say("nobody") : names.power(later);
  const key = now === later ? "would-still-belong" : "would-belong";
  return `${words.say(key, { place: names.place(place), power })} ${rule}`;
}
