/**
 * How many supply centers powers have, how many they would have, and where units can be built: a number first; and
 * lists of units and centers.
 */
import { type PowerId, type ProvinceId, provinceOf, type UnitType } from "../../map/index.js";
import { centersOf, type PlacedUnit } from "../../rules/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { placesText } from "./board-facts.js";
import { freeNear } from "./game-facts.js";
import { goalsText } from "./moves.js";
import { reaching } from "./tactics.js";

/** Of whom, and with what taken or lost. */
interface Counted {
  readonly powers: readonly PowerId[];
  readonly gained: readonly ProvinceId[];
  readonly lost: readonly ProvinceId[];
}

export function centersText(catalogue: Catalogue, scene: Scene, asked: Counted): string {
  const stage = stageOf(catalogue, scene);
  const { you } = viewOf(stage);
  const now = asked.powers.map((power) => centersNow(stage, power));
  const [only, another] = asked.powers;
  // `With Rumania, how many would Russia have?`
  const whose = another === undefined ? (only ?? you.power) : you.power;
  return [...(whose === null ? [] : centersThen(stage, whose, asked)), ...now].join(" ");
}

function centersNow(stage: Stage, power: PowerId): string {
  const { words, names, scene } = stage;
  const { position, you } = viewOf(stage);
  const own = centersOf(scene.board, position, power);
  const fields = {
    power: names.power(power),
    centers: words.count(own.length, "one-center", "many-centers"),
    places: words.and(own.map(names.place)),
  };
  if (own.length === 0) return words.say("has-no-center", fields);
  return words.say(power === you.power ? "your-centers" : "centers-of", fields);
}

/** What that would make of a power's centers; nothing where it changes none. */
function centersThen(stage: Stage, power: PowerId, { gained, lost }: Counted): readonly string[] {
  const { words, names, scene } = stage;
  const { position, you } = viewOf(stage);
  const own = centersOf(scene.board, position, power);
  const more = gained.filter((place) => !own.includes(place));
  const fewer = lost.filter((place) => own.includes(place));
  if (more.length + fewer.length === 0) return [];
  const then = own.length + more.length - fewer.length;
  const units = position.units.filter((unit) => unit.power === power).length;
  const change = then - units;
  const fields = {
    who: power === you.power ? words.say("you") : names.power(power),
    centers: words.count(then, "one-center", "many-centers"),
    units: words.count(Math.abs(change), "one-unit", "many-units"),
    places: words.and((fewer.length > 0 ? fewer : more).map(names.place)),
  };
  const head = words.say(fewer.length > 0 ? "centers-without" : "centers-with", fields);
  const due =
    change > 0 ? "could-build-then" : change < 0 ? "would-remove-then" : "nothing-due-then";
  return [head, words.say(due, fields)];
}

/** Whether a unit of one of these types can ever be built in a place. */
export function buildSiteText(
  catalogue: Catalogue,
  scene: Scene,
  place: ProvinceId,
  types: readonly UnitType[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { you } = viewOf(stage);
  const homes = scene.board.powers.find(({ id }) => id === you.power)?.homes ?? [];
  const fields = { place: names.thePlace(place), homes: words.and(homes.map(names.place)) };
  if (!homes.includes(place)) return words.say("build-not-there", fields);
  const isInland = scene.board.province(place)?.terrain === "inland";
  if (isInland && !types.includes("A")) return words.say("build-no-coast", fields);
  const { units } = viewOf(stage).position;
  const unit = units.find(({ at }) => provinceOf(at) === place);
  return unit === undefined
    ? words.say("build-there", fields)
    : words.say("build-when-free", { place: fields.place, unit: names.unit(unit) });
}

/** The units of these kinds with their number, of these powers or of all. */
export function unitsListText(
  catalogue: Catalogue,
  scene: Scene,
  powers: readonly PowerId[],
  types: readonly UnitType[],
): string {
  const { words, names } = stageOf(catalogue, scene);
  const { units, dislodged } = viewOf({ scene }).position;
  const asked = powers.length > 0 ? powers : scene.board.powers.map(({ id }) => id);
  const told = asked.map((power) => {
    const those = [...units, ...dislodged].filter(
      (unit) => unit.power === power && types.includes(unit.type),
    );
    const fields = {
      power: names.power(power),
      count: String(those.length),
      units: words.and(those.map(names.unit)),
    };
    return words.say(those.length === 0 ? "has-none-listed" : "has-listed", fields);
  });
  return told.join(" ");
}

/** Which of these powers' centers, or home centers, are free; and who is in the others, and whose they are. */
export function freeCentersText(
  catalogue: Catalogue,
  scene: Scene,
  powers: readonly PowerId[],
  areHomes: boolean,
): string {
  const { words, names } = stageOf(catalogue, scene);
  const { board } = scene;
  const { owners, units } = viewOf({ scene }).position;
  const isOf = (power: PowerId | undefined) => power !== undefined && powers.includes(power);
  const homes = board.powers.filter(({ id }) => isOf(id)).flatMap((power) => power.homes);
  const owned = board.provinces.map(({ id }) => id).filter((place) => isOf(owners[place]));
  const centers = areHomes ? homes : owned;
  const own = centers.filter((place) => isOf(owners[place]));
  const there = own.map((place) => units.find(({ at }) => provinceOf(at) === place));
  const free = own.filter((_, at) => there[at] === undefined);
  const taken = there.flatMap((unit) =>
    unit === undefined ? [] : `${names.adjective(unit.power)} ${names.unit(unit)}`,
  );
  const lost = centers.filter((place) => !own.includes(place));
  const places = words.and(free.map(names.place));
  return [
    free.length === 0 ? words.say("no-free-centers") : words.say("free-centers", { places }),
    ...(taken.length === 0 ? [] : [words.say("taken-centers", { units: words.and(taken) })]),
    ...(lost.length === 0 ? [] : [placesText(catalogue, scene, lost)]),
  ].join(" ");
}

/** What there is to take: the centers of nobody, and those of others that the asker's units can go to now. */
export function openCentersText(catalogue: Catalogue, scene: Scene): string {
  const { words, names } = stageOf(catalogue, scene);
  const { position, you, phase } = viewOf({ scene });
  const isOwn = ({ power }: PlacedUnit) => power === you.power;
  const open = scene.board.provinces.flatMap(({ id, isCenter }) => {
    const owner = position.owners[id];
    const isOthers = isCenter && owner !== undefined && owner !== you.power;
    const isNear = isOthers && reaching(scene.board, position, id).some(isOwn);
    return isNear ? [{ id, owner }] : [];
  });
  const free = neutralCentersText(catalogue, scene, you.power !== null);
  if (phase.kind !== "M" || you.power === null || open.length === 0) return free;
  const places = open.map(({ id, owner }) =>
    words.say("place-of", { place: names.place(id), power: names.power(owner) }),
  );
  const there = position.units.filter((unit) =>
    open.some(({ id }) => !isOwn(unit) && provinceOf(unit.at) === id),
  );
  const units = there.map((unit) => `${names.adjective(unit.power)} ${names.unit(unit)}`);
  return [
    free,
    words.say("others-near", { places: words.and(places) }),
    ...(units.length === 0 ? [] : [words.say("taken-centers", { units: words.and(units) })]),
  ].join(" ");
}

/**
 * The centers that belong to nobody, all of them or those within a year's reach; who stands in them, and which of
 * them the asker's units can go to.
 */
export function neutralCentersText(catalogue: Catalogue, scene: Scene, isNear: boolean): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position, you } = viewOf({ scene });
  const all = scene.board.provinces.flatMap(({ id, isCenter }) =>
    isCenter && position.owners[id] === undefined ? id : [],
  );
  const reached = freeNear(stage);
  const neutral = isNear && reached.length > 0 ? reached : all;
  if (neutral.length === 0) return words.say("no-neutral-centers");
  const held = neutral.filter((place) => position.units.some(({ at }) => provinceOf(at) === place));
  const own = position.units.filter(({ power }) => power === you.power);
  const near = neutral.filter((place) =>
    reaching(scene.board, position, place).some((unit) => own.includes(unit)),
  );
  return [
    words.say(neutral === reached ? "neutral-near" : "neutral-centers", {
      count: words.count(neutral.length, "one-center", "many-centers"),
      places: words.and(neutral.map(names.place)),
    }),
    ...(held.length === 0 ? [] : [placesText(catalogue, scene, held)]),
    ...(near.length === 0 ? [] : [goalsText(catalogue, scene, own, near)]),
  ].join(" ");
}
