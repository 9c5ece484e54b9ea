/** Where units can go on the board as it stands. */

import type { Board, LocationId, ProvinceId } from "../../map/index.js";
import { provinceOf } from "../../map/index.js";
import { destinations, type PlacedUnit, type Position } from "../../rules/index.js";
import { regex, wrapped } from "../../util/index.js";

export interface Standing {
  readonly board: Board;
  readonly position: Position;
}

/** Where a unit comes to stand if it goes to a place; null where it cannot. */
export function reachedAt(
  { board, position }: Standing,
  unit: PlacedUnit,
  to: ProvinceId,
): LocationId | null {
  const { direct, byConvoy } = destinations(board, position, unit);
  return [...direct, ...byConvoy].find((each) => provinceOf(each) === to) ?? null;
}

/** Can the unit go to the place without a convoy? */
export function walksTo({ board, position }: Standing, unit: PlacedUnit, to: ProvinceId): boolean {
  const { direct } = destinations(board, position, unit);
  return direct.some((each) => provinceOf(each) === to);
}

/** `He backs it`, but no `goes back`: that a unit helps another. */
export const backs = wrapped`
  back(?:s|ed|ing)|(?<=(?:i|we|they|to|can|could|will|would|may|might|do|does|armies|fleets|units) )back(?=[ ]
    (?:(?:me|him|her|it|us|them|my|the|up)(?!\p{L})|\p{Lu})
  )
`;

/** A fleet takes an army across. */
export const carrying = regex("iu")`
  (?<!\p{L})(?:
    convoy|carr(?:y|ies)|ferr(?:y|ies)|konvoi|\u00fcbersetz|transport|escolt|trasport|vervoer
    |bef\u00f6rder
  )\p{L}*
`;
