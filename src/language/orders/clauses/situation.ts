/** What is known of the writer when a line is read: their units, what is due, and the names of the board. */

import type { PowerId, ProvinceId, UnitType } from "../../../map/index.js";
import type { PhaseKind, WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { type Token, token } from "../../lexer/token.js";
import type { Names } from "../../names/names.js";

/** A unit that the writer can order in this phase. */
export interface OwnUnit {
  readonly type: UnitType;
  readonly at: ProvinceId;
}

/** The writer's units, and what they can do; nothing is known to be possible without a position. */
export interface Forces {
  readonly own: readonly OwnUnit[];
  readonly can?: (order: WrittenOrder) => boolean;
}

export interface Situation {
  readonly kind: PhaseKind;
  /** How many units may be built, or below nothing must go. */
  readonly due: number;
  readonly power: PowerId | null;
  readonly own: readonly OwnUnit[];
  readonly names: Names;
}

/** Words for several units of a type. */
export const plural = regex()`
  ^(?:
    armies|fleets|boats|ships|troops|armeen|flotten|ejercitos|flotas|armees|flottes|eserciti
    |armate|legers|vloten|exercitos|frotas
  )$
`;

/** Does the name mean the place of the unit? */
export function isAt({ at }: OwnUnit, word: Token): boolean {
  return word.places.some((place) => place.at === at);
}

/** Can the unit go to one of the places that the name can mean? */
export function canEnter({ can }: Forces, { type, at }: OwnUnit, goal: Token): boolean {
  const unit = { type, at, power: null };
  return goal.places.some(
    (place) => can?.({ kind: "move", unit, to: place.at, viaConvoy: false, route: [] }) ?? false,
  );
}

/** The word as a name of all these units. */
export function named(source: Token, units: readonly OwnUnit[]): Token {
  const places = units.map(({ at }) => ({ at, cost: 0 }));
  return token(["place"], source, { places });
}
