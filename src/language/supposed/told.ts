/** What is read of a supposition, clause by clause, and what of the board it is read against. */

import type { Board, LocationId, PowerId, ProvinceId } from "../../map/index.js";
import { provinceOf } from "../../map/index.js";
import type { PlacedUnit, Position } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import type { Mention } from "../names/mentions.js";
import { isAimed } from "../orders/clauses/signs.js";

/** What the clauses are read against. */
export interface Situation {
  readonly board: Board;
  readonly position: Position;
  /** Null where the asker plays no power. */
  readonly own: PowerId | null;
  /** Where the asker's orders send a unit; null where nowhere. */
  readonly ordered: (unit: PlacedUnit) => ProvinceId | null;
}

/** One thing that a unit does. */
export type Deed =
  | {
      readonly kind: "move";
      readonly unit: PlacedUnit;
      readonly to: LocationId;
      /** Nobody said that this unit goes, and it does not where an order sends another one there. */
      readonly isAssumed?: true;
    }
  | { readonly kind: "hold"; readonly unit: PlacedUnit }
  | {
      readonly kind: "support" | "convoy";
      readonly unit: PlacedUnit;
      readonly of: PlacedUnit;
      readonly to: LocationId | null;
    };

/** What cannot be tried: no unit is there, or none of a power's can go there, or this one cannot. */
export interface Impossible {
  readonly power: PowerId | null;
  readonly from: ProvinceId | null;
  readonly to: ProvinceId;
}

/** Everything read so far. */
export interface Told {
  readonly deeds: Deed[];
  impossible: Impossible | null;
  place: ProvinceId | null;
  power: PowerId | null;
  /** Powers that were named, and whose deed is told later. */
  pending: PowerId[];
  /** Units that go somewhere, and whose goal is told later. */
  starts: PlacedUnit[];
}

/** A clause, what it names, and who acts. */
export interface Read {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly who: readonly PowerId[];
}

/** Behind these stands from where a unit comes. */
const origin = regex("iu")`
  (?<!\p{L})(?:
    from|out of|von|vom|aus|mit|de|d['\u2019]|depuis|desde|del|da|dal|dall['\u2019]?|dalla|con|uit
    |van|vanuit|met|with
  )(?: (?:the|der|dem|la|el|il|de|het|my|mein\p{L}*|mon|ma|mi|mio|mijn))*\W*$
`;

/** `With the army in`, `avec la flotte de` */
const ofUnit = regex("iu")`
  (?<!\p{L})(?:with|using|by|from|mit|avec|par|con|met|door|aus|depuis|desde|da|uit)
    (?: \p{L}{2,6}\b| l['\u2019])? ?(?:
      army|fleet|unit|boat|ship|armee|einheit|flotte|schiff|arm\u00e9e|unit\u00e9|flotte|bateau
      |ej\u00e9rcito|flota|unidad|barco|armata|flotta|unit\u00e0|nave|leger|vloot|eenheid
    )[ ](?:in|at|of|from|on|aus|von|vor|bei|de|d['\u2019]|du|\u00e0|en|del|di|a|da|uit|van)
    (?: (?:the|der|dem|la|el|il|de|het))?\W*$
`;

/** Does a text end in words behind which stands from where a unit comes? */
export function isOrigin(before: string): boolean {
  return ofUnit.test(before) || (origin.test(before) && !isAimed(before));
}

export function unitAt({ position }: Situation, place: ProvinceId): PlacedUnit | null {
  return position.units.find(({ at }) => provinceOf(at) === place) ?? null;
}

/** Units that nothing was said of as yet. */
export function free(
  { position }: Situation,
  { deeds }: Told,
  power: PowerId | null,
): readonly PlacedUnit[] {
  return position.units.filter(
    (unit) => unit.power === power && !deeds.some(({ unit: { at } }) => at === unit.at),
  );
}

/** What is told last of a unit counts, where it was said to stay before. */
export function put({ deeds }: Told, deed: Deed): void {
  const before = deeds.findIndex(({ kind, unit }) => kind === "hold" && unit.at === deed.unit.at);
  if (before >= 0) deeds.splice(before, 1);
  deeds.push(deed);
}

/** To where somebody goes of whom was spoken before. */
export const again = regex("iu")`
  (?<!\p{L})(?:
    too|also|as well|there|likewise|it|same|auch|dasselbe|das gleiche|pareil
    |m\u00eame chose|lo mismo|lo stesso|hetzelfde|ebenfalls|dort(?:hin)?|da(?:hin|rauf)?|hin|rein
    |aussi|\u00e9galement|l\u00e0|tambi\u00e9n|all\u00ed|ah\u00ed|igual|anche|pure|ci|l\u00ec
    |tamb\u00e9m|l\u00e1|ook|er|daar(?:heen)?|erheen
  )(?!\p{L})
`;
