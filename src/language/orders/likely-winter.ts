/**
 * What a sentence of winter most likely builds or removes: one place, and the kind of the unit where both can
 * be built.
 */

import { provinceOf, type UnitType } from "../../map/index.js";
import { adjustmentOf } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import { placesIn } from "../names/mentions.js";
import type { ReadingContext } from "./contract.js";
import { says } from "./prose/kinds.js";

/** The orders that the sentence may be, of which only one can be legal; none where it names several kinds or places. */
export function likelyAdjustments(context: ReadingContext, sentence: string): readonly string[] {
  const [place, another] = placesIn(context.board, sentence);
  const [type, other] = typesSaid(sentence);
  if (another !== undefined || other !== undefined) return [];
  if (place === undefined)
    return type === undefined || wished.test(sentence) ? [] : onlyOnesOf(context, type);
  const letter = type ?? (context.board.province(place)?.terrain === "inland" ? "A" : null);
  return [...(letter === null ? [] : [`build ${letter} ${place}`]), `remove ${place}`];
}

/** `I like the fleet` may mean that it stays. */
const wished = regex("iu")`
  (?<!\p{L})(?:
    like|love|want|need|keep|prefer|m\u00f6chte|mag|will|brauche|behalte|veux|aime|garde|quiero
    |voglio|tengo|wil
  )(?!\p{L})
`;

/** `I'd rather it be the fleet`, of somebody who must remove a unit: each that can be meant. */
function onlyOnesOf({ board, position, power }: ReadingContext, type: UnitType): readonly string[] {
  if (power === null || adjustmentOf(board, position, power).change >= 0) return [];
  return position.units
    .filter((unit) => unit.power === power && unit.type === type)
    .map(({ at }) => `remove ${type} ${provinceOf(at)}`);
}

/** The types of units that a sentence speaks of. */
export function typesSaid(sentence: string): readonly UnitType[] {
  return kinds.filter(({ role }) => says(sentence, role)).map(({ type }) => type);
}

const kinds = [
  { role: "army", type: "A" },
  { role: "fleet", type: "F" },
] as const;
