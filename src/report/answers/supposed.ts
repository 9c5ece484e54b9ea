/** What would come of moves that somebody only supposes: yes or no first, then why, then what was taken for granted. */

import { type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { OrderResult } from "../../rules/index.js";
import { capital } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { explain } from "../catalogue/explain.js";
import type { Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { questionText } from "./questions.js";

/** What a trial is to tell. */
export interface SupposedTrial {
  /** The answer; null where nothing was asked that yes or no answers. */
  readonly yes: boolean | null;
  readonly about:
    | { readonly kind: "entering"; readonly of: readonly OrderResult[] }
    | {
        readonly kind: "losing";
        /** Whose units may be lost; null where anybody's. */
        readonly power: PowerId | null;
        readonly lost: readonly OrderResult[];
      };
  /** What is explained. */
  readonly results: readonly OrderResult[];
  /** The orders that were supposed. */
  readonly orders: readonly string[];
  /** Those of the turn before, where the trial is of the turn after this. */
  readonly before: readonly string[];
  readonly usesOwn: boolean;
}

export function supposedText(catalogue: Catalogue, scene: Scene, trial: SupposedTrial): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  const { about, yes, results, orders, usesOwn } = trial;
  const told = about.kind === "losing" ? losing(stage, about) : entering(stage, about.of);
  const head = told.map((sentence, at) => {
    if (at > 0 || yes === null) return `${capital(sentence)}.`;
    return words.say(yes ? "supposed-yes" : "supposed-no", { told: sentence });
  });
  const reasons = results.map((result) => explain(catalogue, scene.board, result));
  if (orders.length === 0 && trial.before.length === 0) {
    const alone = words.say(usesOwn ? "tried-with-own" : "tried-alone");
    return [...head, ...reasons, alone].join(" ");
  }
  // What happened in a trial is told as what happened, once it is said that it is one.
  const tried = `${triedOf(stage, trial)}${reasons.length > 0 ? ":" : "."}`;
  return [...head, tried, ...reasons, words.say("nothing-noted")].join(" ");
}

function triedOf({ words }: Stage, { orders, before, usesOwn }: SupposedTrial): string {
  const given = { orders: words.and(orders) };
  if (before.length > 0)
    return words.say("supposed-later", { ...given, before: words.and(before) });
  return words.say(usesOwn ? "supposed-with-own" : "supposed-alone", given);
}

/** Who gets into each place to which anybody goes. */
function entering({ words, names }: Stage, moves: readonly OrderResult[]): readonly string[] {
  const goals = [...new Set(moves.flatMap((each) => goalOf(each) ?? []))];
  return goals.map((goal) => {
    const those = moves.filter((each) => goalOf(each) === goal);
    const winner = those.find(({ words: said }) => said.includes("succeeds"));
    const [only, another] = those;
    const place = names.thePlace(goal);
    const unit = winner ?? (another === undefined ? only : undefined);
    if (unit === undefined) return words.say("nobody-enters", { place });
    const told = { unit: theirs(names, unit), place };
    return words.say(winner === undefined ? "would-not-enter" : "would-enter", told);
  });
}

function losing(
  { words, names }: Stage,
  { power, lost }: Extract<SupposedTrial["about"], { kind: "losing" }>,
): readonly string[] {
  if (lost.length > 0)
    return [
      words.say("would-be-dislodged", {
        units: words.and(lost.map((each) => theirs(names, each))),
      }),
    ];
  return [
    power === null
      ? words.say("none-dislodged")
      : words.say("none-of-power-dislodged", { power: names.adjective(power) }),
  ];
}

function theirs(names: Stage["names"], { power, unit }: OrderResult): string {
  return unit === null ? names.power(power) : `${names.adjective(power)} ${names.unit(unit)}`;
}

function goalOf({ order }: OrderResult): ProvinceId | null {
  return order.kind === "move" ? provinceOf(order.to) : null;
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
