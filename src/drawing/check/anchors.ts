/** The signs of a drawing: each stands in its province, apart from the others, and none is missing. */
import { type Board, coastOf, type Province } from "../../map/index.js";
import type { DrawingFault } from "../sheet/fault.js";
import { distance, distanceToLine, isInside, type Line, type Point } from "../sheet/geometry.js";
import type { Places, Sheet } from "../sheet/sheet.js";

/** Signs that stand closer cannot be told apart. */
const closest = 5;
/** Signs that stand closer to a border seem to stand in both provinces. */
const margin = 2;

export function signFaults(
  board: Board,
  sheet: Sheet,
  outlines: ReadonlyMap<string, readonly Line[]>,
) {
  return board.provinces.flatMap((province) => {
    const places = sheet.places[province.id];
    const rings = outlines.get(province.id);
    if (places === undefined || rings === undefined) {
      return [{ kind: "not-drawn" as const, province: province.id }];
    }
    return [
      ...missingSigns(province, places),
      ...outsideSigns(province, places, rings),
      ...crowdedSigns(province, places),
    ];
  });
}

function missingSigns({ id, isCenter, coasts }: Province, places: Places): readonly DrawingFault[] {
  const wanted = coasts.map((coast) => coastOf(coast)!);
  const missing = wanted.filter((coast) => places.coasts?.[coast] === undefined);
  const all = isCenter && places.center === undefined ? ["center", ...missing] : missing;
  return all.map((sign) => ({ kind: "sign-missing", province: id, sign }));
}

function outsideSigns(
  { id }: Province,
  places: Places,
  rings: readonly Line[],
): readonly DrawingFault[] {
  const closed = rings.map((ring) => [...ring, ring[0]!]);
  const isWell = (point: Point) =>
    isInside(point, rings) && closed.every((ring) => distanceToLine(point, ring) >= margin);
  return Object.entries(signsOf(places))
    .filter(([, point]) => !isWell(point))
    .map(([sign]) => ({ kind: "outside", province: id, sign }));
}

function crowdedSigns({ id }: Province, places: Places): readonly DrawingFault[] {
  const signs = Object.entries({ unit: places.unit, label: places.label, center: places.center });
  return signs.flatMap(([a, at], index) =>
    signs.slice(index + 1).flatMap(([b, other]) => {
      const isClose = at !== undefined && other !== undefined && distance(at, other) < closest;
      return isClose ? [{ kind: "overlap" as const, a: `${id} ${a}`, b: `${id} ${b}` }] : [];
    }),
  );
}

/** Every sign by its name. */
function signsOf({
  unit,
  dislodged,
  label,
  center,
  coasts,
}: Places): Readonly<Record<string, Point>> {
  return { unit, dislodged, label, ...(center === undefined ? {} : { center }), ...coasts };
}
