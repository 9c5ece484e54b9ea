/**
 * What the board tells of what could happen: who could go where, who borders on whom, who could build, and what
 * a trial brings.
 */
import {
  type Board,
  type PowerId,
  type ProvinceId,
  placesBeside,
  provinceOf,
  shortestWay,
  type UnitType,
} from "../../map/index.js";
import {
  adjustmentOf,
  centersOf,
  destinations,
  endOfFall,
  type PlacedUnit,
  type Position,
  printOrder,
  type WrittenOrder,
} from "../../rules/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { placesText } from "./board-facts.js";

/** The units that can go to a place in one move, on foot or by sea or carried by the fleets that are there. */
export function reaching(
  board: Board,
  position: Position,
  place: ProvinceId,
): readonly PlacedUnit[] {
  return position.units.filter((unit) => {
    const { direct, byConvoy } = destinations(board, position, unit);
    return (
      provinceOf(unit.at) !== place &&
      [...direct, ...byConvoy].some((at) => provinceOf(at) === place)
    );
  });
}

/** Who is in these places, and which units of other powers could go there in one move. */
export function attackersText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
): string {
  const stage = stageOf(catalogue, scene);
  const { position, you } = viewOf(stage);
  const told = places.map((place) => aroundText(catalogue, scene, place));
  const isAttackable = places.some(
    (place) =>
      position.units.some(({ at }) => provinceOf(at) === place) &&
      reaching(scene.board, position, place).some(({ power }) => power !== you.power),
  );
  return [...told, ...(isAttackable ? [stage.words.say("attack-needs")] : [])].join(" ");
}

/** Which units of these powers can go to each of these places. */
export function reachedText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
  powers: readonly PowerId[],
): string {
  const stage = stageOf(catalogue, scene);
  return places.map((place) => othersReaching(stage, place, powers)).join(" ");
}

/** Whose units of these kinds stand beside these places; of all powers but the asker's, where none is named. */
export function nearText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
  powers: readonly PowerId[],
  types: readonly UnitType[],
): string {
  const { words, names } = stageOf(catalogue, scene);
  const { position, you } = viewOf({ scene });
  const meant = position.units.filter(
    ({ power, type }) =>
      types.includes(type) && (powers.length > 0 ? powers.includes(power) : power !== you.power),
  );
  const told = places.map((place) => {
    const beside = (["A", "F"] as const).flatMap((type) => placesBeside(scene.board, type, place));
    const near = meant.filter(({ at }) => [place, ...beside].includes(provinceOf(at)));
    const units = near.map((unit) => `${names.adjective(unit.power)} ${names.unit(unit)}`);
    const at = { place: names.place(place) };
    if (units.length > 0) return words.say("near-place", { ...at, units: words.and(units) });
    return powers.length === 0
      ? words.say("near-no-other", at)
      : words.say("near-none-of", { ...at, powers: words.and(powers.map(names.power)) });
  });
  const nearby = reachedText(catalogue, scene, places, powers);
  return [...told, ...(powers.length > 0 ? [nearby] : [])].join(" ");
}

/** `Of the others, Italian Army Venice can go there in one move.` */
function othersReaching(
  { words, names, scene }: Stage,
  place: ProvinceId,
  powers: readonly PowerId[] | null = null,
): string {
  const { position, you } = viewOf({ scene });
  const others = reaching(scene.board, position, place).filter(({ power }) =>
    powers === null ? power !== you.power : powers.includes(power),
  );
  const units = words.and(
    others.map((unit) => `${names.adjective(unit.power)} ${names.unit(unit)}`),
  );
  if (units === "" && powers !== null)
    return powers
      .map((power) =>
        words.say("reached-by-none-of", {
          power: names.adjective(power),
          place: names.place(place),
        }),
      )
      .join(" ");
  return units === ""
    ? words.say("reached-by-no-other", { place: names.place(place) })
    : words.say(powers === null ? "reached-by" : "reached-by-those", {
        place: names.place(place),
        units,
      });
}

/** Which units of other powers can go to a place; of others than these, where some are named. */
export function othersReachingText(
  catalogue: Catalogue,
  scene: Scene,
  place: ProvinceId,
  besides: readonly PowerId[] = [],
): string {
  const stage = stageOf(catalogue, scene);
  if (besides.length === 0) return othersReaching(stage, place);
  const { position, you } = viewOf(stage);
  const left = reaching(scene.board, position, place)
    .map(({ power }) => power)
    .filter((power) => power !== you.power && !besides.includes(power));
  const { words, names } = stage;
  return left.length > 0
    ? words.say("told-yes", { told: othersReaching(stage, place, [...new Set(left)]) })
    : words.say("reached-only-by", {
        place: names.place(place),
        powers: words.and(besides.map(names.adjective)),
      });
}

/** Who is in a place, what more is to be said of it, and who else can go there. */
function aroundText(
  catalogue: Catalogue,
  scene: Scene,
  place: ProvinceId,
  more: readonly string[] = [],
): string {
  const others = othersReaching(stageOf(catalogue, scene), place);
  return [placesText(catalogue, scene, [place]), ...more, others].join(" ");
}

/** Which of the asker's units can go to a place, who else could, and what that means. */
export function ownWayText(
  catalogue: Catalogue,
  scene: Scene,
  place: ProvinceId,
  own: readonly PlacedUnit[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  const isHeld = viewOf(stage).position.units.some(({ at }) => provinceOf(at) === place);
  const around = aroundText(catalogue, scene, place, [ownWays(stage, place, own)]);
  return `${around} ${words.say(isHeld ? "attack-needs" : "entry-bounces")}`;
}

function ownWays({ words, names }: Stage, place: ProvinceId, own: readonly PlacedUnit[]): string {
  const orders = own.map((unit) =>
    printOrder({ kind: "move", unit, to: place, viaConvoy: false, route: [] }),
  );
  return words.say("own-way", { units: words.and(own.map(names.unit)), orders: words.or(orders) });
}

/** What the board shows of places, where it was not understood what somebody wants to know of them. */
export function factsText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
): string {
  const stage = stageOf(catalogue, scene);
  const { position, you } = viewOf(stage);
  const told = places.map((place) => {
    const own = reaching(scene.board, position, place).filter(({ power }) => power === you.power);
    const ways = own.length === 0 ? [] : [ownWays(stage, place, own)];
    return aroundText(catalogue, scene, place, ways);
  });
  return stage.words.say("facts-of", { told: told.join(" ") });
}

/** Which powers stand or own centers next to a power's, and which with one place between. */
export function neighboursText(catalogue: Catalogue, scene: Scene, power: PowerId): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position } = viewOf(stage);
  const others = scene.board.powers.filter(
    ({ id }) => id !== power && placesOf(scene.board, position, id).length > 0,
  );
  const far = new Map(others.map(({ id }) => [id, apart(scene.board, position, power, id)]));
  const listed = (moves: number) =>
    words.and(others.filter(({ id }) => far.get(id) === moves).map(({ id }) => names.power(id)));
  const [next, near] = [listed(1), listed(2)];
  return words.say("neighbours", {
    power: names.power(power),
    next: next || words.say("nobody"),
    near: near || words.say("nobody"),
  });
}

/** Where a power has units or supply centers. */
function placesOf(board: Board, position: Position, power: PowerId): readonly ProvinceId[] {
  const units = position.units.filter((unit) => unit.power === power);
  return [
    ...new Set([...units.map(({ at }) => provinceOf(at)), ...centersOf(board, position, power)]),
  ];
}

/** How many moves lie between two powers. */
function apart(board: Board, position: Position, one: PowerId, other: PowerId): number {
  const goals = placesOf(board, position, other);
  const lengths = placesOf(board, position, one).flatMap((from) =>
    goals.flatMap((to) =>
      (["A", "F"] as const).map((type) => shortestWay(board, type, from, to)?.length ?? Infinity),
    ),
  );
  return Math.min(...lengths);
}

/** Whose units stand next to a power's units and supply centers. */
export function borderText(catalogue: Catalogue, scene: Scene, power: PowerId): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { board } = scene;
  const { position } = viewOf(stage);
  const own = placesOf(board, position, power);
  const near = position.units.filter(
    (unit) =>
      unit.power !== power &&
      own.some((place) => shortestWay(board, unit.type, provinceOf(unit.at), place)?.length === 1),
  );
  const units = words.and(near.map((unit) => `${names.adjective(unit.power)} ${names.unit(unit)}`));
  return words.say("at-border", { power: names.power(power), units: units || words.say("nobody") });
}

/** Who would have something to build or to remove, if fall ended as the units stand. */
export function buildersText(catalogue: Catalogue, scene: Scene): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position, phase } = viewOf(stage);
  const then = phase.kind === "A" ? position : endOfFall(scene.board, position).position;
  const changes = new Map(
    scene.board.powers.map(({ id }) => [id, adjustmentOf(scene.board, then, id).change]),
  );
  const counts = [...new Set(changes.values())].filter((count) => count !== 0);
  const told = counts
    .toSorted((one, other) => other - one)
    .map((count) => {
      const those = scene.board.powers.filter(({ id }) => changes.get(id) === count);
      const fields = {
        powers: words.and(those.map(({ id }) => names.power(id))),
        units: words.count(Math.abs(count), "one-unit", "many-units"),
      };
      return words.say(count > 0 ? "would-build" : "would-remove", fields);
    });
  const head = words.say(phase.kind === "A" ? "builders-now" : "builders-then");
  return told.length === 0
    ? words.say("no-builders", { head })
    : words.say("builders", { head, powers: told.join("; ") });
}

/** That none of a power's units, or of anybody's, can go to a place now. */
export function noneReachesText(
  catalogue: Catalogue,
  scene: Scene,
  place: ProvinceId,
  power: PowerId | null,
): string {
  const { words, names } = stageOf(catalogue, scene);
  return power === null
    ? words.say("reached-by-no-other", { place: names.place(place) })
    : words.say("reached-by-none-of", { power: names.adjective(power), place: names.place(place) });
}

/** Which of these orders somebody means; that none can be meant, where there are none. */
export function whichOrderText(
  catalogue: Catalogue,
  scene: Scene,
  orders: readonly WrittenOrder[],
): string {
  const { words } = stageOf(catalogue, scene);
  if (orders.length === 0) return words.say("no-other-unit");
  return words.say("which-order", { orders: words.or(orders.map((each) => printOrder(each))) });
}

/** That orders were read, and wait for their writer's yes. */
export function notedWaitsText(
  catalogue: Catalogue,
  scene: Scene,
  orders: readonly string[],
): string {
  const { words } = stageOf(catalogue, scene);
  return words.say("noted-waits", { orders: words.and(orders) });
}

/** That orders are noted just as their writer says, or (null) that they are not, and how they are. */
export function notedSoText(
  catalogue: Catalogue,
  scene: Scene,
  said: readonly string[] | null,
  noted: readonly string[],
  isOpen = false,
): string {
  const { words } = stageOf(catalogue, scene);
  if (said !== null)
    return words.say(isOpen ? "noted-for" : "noted-so", { orders: words.and(said) });
  if (isOpen && noted.length > 0) return words.say("noted-none-for", { orders: words.and(noted) });
  return noted.length === 0
    ? words.say("noted-nothing")
    : words.say("noted-otherwise", { orders: words.and(noted) });
}
