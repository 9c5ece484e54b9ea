/** How many supply centers powers have, how many they would have, and where units can be built: a number first. */
import { type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import { centersOf } from "../../rules/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";

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
  return [...(you.power === null ? [] : centersThen(stage, you.power, asked)), ...now].join(" ");
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

/** What that would make of the asker's centers; nothing where it changes none. */
function centersThen(stage: Stage, power: PowerId, { gained, lost }: Counted): readonly string[] {
  const { words, names, scene } = stage;
  const { position } = viewOf(stage);
  const own = centersOf(scene.board, position, power);
  const more = gained.filter((place) => !own.includes(place));
  const fewer = lost.filter((place) => own.includes(place));
  if (more.length + fewer.length === 0) return [];
  const then = own.length + more.length - fewer.length;
  const units = position.units.filter((unit) => unit.power === power).length;
  const change = then - units;
  const fields = {
    centers: words.count(then, "one-center", "many-centers"),
    units: words.count(Math.abs(change), "one-unit", "many-units"),
    places: words.and((fewer.length > 0 ? fewer : more).map(names.place)),
  };
  const head = words.say(fewer.length > 0 ? "centers-without" : "centers-with", fields);
  const due =
    change > 0 ? "could-build-then" : change < 0 ? "would-remove-then" : "nothing-due-then";
  return [head, words.say(due, fields)];
}

/** Whether a unit can ever be built in a place. */
export function buildSiteText(catalogue: Catalogue, scene: Scene, place: ProvinceId): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { you } = viewOf(stage);
  const homes = scene.board.powers.find(({ id }) => id === you.power)?.homes ?? [];
  const fields = { place: names.thePlace(place), homes: words.and(homes.map(names.place)) };
  if (!homes.includes(place)) return words.say("build-not-there", fields);
  const { units } = viewOf(stage).position;
  const unit = units.find(({ at }) => provinceOf(at) === place);
  return unit === undefined
    ? words.say("build-there", fields)
    : words.say("build-when-free", { place: fields.place, unit: names.unit(unit) });
}
