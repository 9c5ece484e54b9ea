/** Which unit goes to which place, where words name places alone: as the board allows, if it leaves one way. */
import { type LocationId, type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import type { ReadingContext } from "../contract.js";

export interface Unit {
  readonly type: UnitType;
  readonly at: LocationId;
}

/**
 * The unit of each goal, if there is one way alone to give each a unit of its own that can go there. A way without a
 * goal is open to all; the units that may take each goal may differ.
 */
export function allotted(
  { board }: ReadingContext,
  units: readonly (readonly Unit[])[],
  goals: readonly (ProvinceId | null)[],
): readonly Unit[] | null {
  if (goals.length > most) return null;
  const open = goals.map((goal, at) =>
    units[at]!.filter(
      ({ type, at: from }) =>
        goal === null || board.neighbours(type, from).some((to) => provinceOf(to) === goal),
    ),
  );
  const [way, another] = waysOf(open);
  return another === undefined ? (way ?? null) : null;
}

/** No more units are told of in one breath. */
const most = 4;

/** All choices of one from each, none twice. */
function waysOf<T>([first, ...others]: readonly (readonly T[])[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  return first.flatMap((one) =>
    waysOf(others.map((each) => each.filter((other) => other !== one))).map((rest) => [
      one,
      ...rest,
    ]),
  );
}
