/**
 * What a sentence most likely supports that names a power instead of its unit: `Die Flotte hilft Russland nach
 * Rumänien`.
 */
import { type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import { placesIn } from "../names/mentions.js";
import type { ReadingContext } from "./contract.js";
import { says } from "./prose/kinds.js";

/**
 * Each support that may be meant, of which only one can be legal: by the writer's units that the sentence names, for a
 * unit of that power on its way to the one other place, or standing there.
 */
export function likelyHelp(
  { board, phase, position }: ReadingContext,
  power: PowerId,
  helped: PowerId,
  sentence: string,
): readonly string[] {
  if (phase.kind !== "M" || !says(sentence, "support")) return [];
  const unitsOf = (owner: PowerId) => position.units.filter((unit) => unit.power === owner);
  const placesOf = (owner: PowerId) => unitsOf(owner).map(({ at }) => provinceOf(at));
  const named = placesIn(board, sentence);
  const own = placesOf(power);
  const [goal, another] = named.filter((place) => !own.includes(place));
  if (goal === undefined || another !== undefined) return [];
  const helpers = named.some((place) => own.includes(place))
    ? own.filter((place) => named.includes(place))
    : unitsOf(power)
        .filter(({ type }) => !says(sentence, type === "A" ? "fleet" : "army"))
        .map(({ at }) => provinceOf(at));
  return helpers.flatMap((helper) => placesOf(helped).map((unit) => supportOf(helper, unit, goal)));
}

function supportOf(helper: ProvinceId, unit: ProvinceId, goal: ProvinceId): string {
  return unit === goal ? `${helper} S ${unit}` : `${helper} S ${unit} - ${goal}`;
}
