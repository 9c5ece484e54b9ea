/** Which unit goes to which place, where words name places alone: as the board allows, if it leaves one way. */
import { bordersOn, type LocationId, type ProvinceId, type UnitType } from "../../../map/index.js";
import type { ReadingContext } from "../contract.js";

export interface Unit {
  readonly type: UnitType;
  readonly at: LocationId;
}

/** A place to go to, or any where it is null, and the units that may be meant. */
interface Goal {
  readonly to: ProvinceId | null;
  readonly units: readonly Unit[];
}

/** The unit of each goal, if there is one way alone to give each a unit of its own that can go there. */
export function allotted(
  { board }: ReadingContext,
  goals: readonly Goal[],
): readonly Unit[] | null {
  if (goals.length > most) return null;
  const open = goals.map(({ to, units }) =>
    units.filter((unit) => to === null || bordersOn(board, unit, to)),
  );
  const [way, another] = waysOf(open);
  return another === undefined ? (way ?? null) : null;
}

/** No more units are told of in one breath. */
const most = 4;

/** All choices of one from each, none twice. */
function waysOf<T>([first, ...others]: readonly (readonly T[])[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  return first.flatMap((one) => {
    const left = others.map((each) => each.filter((other) => other !== one));
    return waysOf(left).map((rest) => [one, ...rest]);
  });
}
