/**
 * The same board on a smaller sheet, for phones: signs keep their size, so that they are larger beside the land,
 * and a picture of 400 pixels can still be read.
 */
import { type Line, type Point, thinned } from "./geometry.js";
import type { Places, Sheet } from "./sheet.js";

/** How much smaller: signs become larger by as much. */
const factor = 0.58;

export function smallSheet(sheet: Sheet): Sheet {
  const each = <T, U>(table: Readonly<Record<string, T>>, change: (value: T) => U) =>
    Object.fromEntries(Object.entries(table).map(([id, value]) => [id, change(value)]));
  return {
    ...sheet,
    width: sheet.width * factor,
    height: sheet.height * factor,
    borders: sheet.borders.map((border) => ({ ...border, points: smallLine(border.points) })),
    places: each(sheet.places, smallPlaces),
    straits: sheet.straits.map((strait) => ({
      ...strait,
      line: strait.line && smallLine(strait.line),
    })),
    canals: each(sheet.canals, smallLine),
  };
}

function small([x, y]: Point): Point {
  return [x * factor, y * factor];
}

function smallLine(line: Line): Line {
  return thinned(line).map(small);
}

/** The label and the dislodged unit keep their distance from the unit, which keeps its size. */
function smallPlaces({ unit, dislodged, label, center, coasts }: Places): Places {
  const beside = ([x, y]: Point): Point => {
    const [unitX, unitY] = small(unit);
    return [unitX + x - unit[0], unitY + y - unit[1]];
  };
  const shores = Object.entries(coasts ?? {}).map(([coast, point]) => [coast, small(point)]);
  return {
    unit: small(unit),
    label: beside(label),
    dislodged: beside(dislodged),
    ...(center === undefined ? {} : { center: small(center) }),
    ...(shores.length === 0 ? {} : { coasts: Object.fromEntries(shores) }),
  };
}
