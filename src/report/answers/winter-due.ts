/** What a power has to build or to remove, and of what it can choose. */
import type { PowerId } from "../../map/index.js";
import { adjustmentOf, endOfFall } from "../../rules/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import type { Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";

/** The one power that a question about builds names, or else the asker's own. */
function builder({ scene: { view } }: Stage, powers: readonly PowerId[]): PowerId | null {
  return powers[0] ?? view?.you.power ?? null;
}

/** `Italy has 3 units and 4 supply centers`. */
export function counted(stage: Stage, powers: readonly PowerId[]): string {
  const { scene, words, names } = stage;
  const power = builder(stage, powers);
  const seat = scene.view?.powers.find((each) => each.power === power);
  if (scene.view === null || power === null || seat === undefined) return "";
  const { units, dislodged } = scene.view.position;
  const own = [...units, ...dislodged].filter((unit) => unit.power === power);
  return words.say("counted", {
    power: names.power(power),
    units: words.count(own.length, "one-unit", "many-units"),
    centers: words.count(seat.centerCount, "one-center", "many-centers"),
  });
}

/** What this power has to build or to remove in a winter; empty where that is nothing. */
export function due(stage: Stage, powers: readonly PowerId[]): string {
  const { scene, words } = stage;
  const power = builder(stage, powers);
  if (scene.view?.phase.kind !== "A" || power === null) return "";
  const { change } = adjustmentOf(scene.board, scene.view.position, power);
  if (change === 0) return "";
  const units = words.count(Math.abs(change), "one-unit", "many-units");
  return words.say(change > 0 ? "may-build" : "must-remove", { units });
}

/** What it would have to build or to remove in winter, as a fall leaves the units; empty in any other season. */
export function dueThen(stage: Stage, powers: readonly PowerId[]): string {
  const { scene, words, names } = stage;
  const power = builder(stage, powers);
  const { view, board } = scene;
  if (view?.phase.season !== "F" || power === null) return "";
  const { position } = endOfFall(board, view.position);
  // A unit that can retreat is there in winter.
  const lost = position.dislodged.filter(
    (unit) => unit.power === power && unit.retreats.length > 0,
  );
  const change = adjustmentOf(board, position, power).change - lost.length;
  const fields = {
    power: names.power(power),
    units: words.count(Math.abs(change), "one-unit", "many-units"),
  };
  if (change === 0) return words.say("nothing-then", fields);
  return words.say(change > 0 ? "may-build-then" : "must-remove-then", fields);
}

/** Where this power can build now. */
export function sitesOf(stage: Stage, powers: readonly PowerId[]): string {
  const { scene, words, names } = stage;
  const power = builder(stage, powers);
  if (scene.view?.phase.kind !== "A" || power === null) return "";
  const { change, sites } = adjustmentOf(scene.board, scene.view.position, power);
  return change > 0 ? words.and(sites.map(names.place)) : "";
}

/** The units of which this power has to remove some. */
export function removable(stage: Stage, powers: readonly PowerId[]): string {
  const { scene, words, names } = stage;
  const power = builder(stage, powers);
  if (scene.view?.phase.kind !== "A" || power === null) return "";
  const { position } = scene.view;
  if (adjustmentOf(scene.board, position, power).change >= 0) return "";
  return words.and(position.units.filter((unit) => unit.power === power).map(names.unit));
}

/** `If I get two: ...`, in winter: how many the asker has to build. */
export function dueText(catalogue: Catalogue, scene: Scene): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  const [units, sites] = [due(stage, []), sitesOf(stage, [])];
  const where = sites === "" ? units : words.say("due-where", { due: units, sites });
  return words.say("due-now", {
    counted: counted(stage, []),
    due: where || words.say("due-none"),
  });
}
