/** The shapes of a drawing: closed, large enough, no larger than the sheet together, and each on the board. */
import type { Board } from "../../map/index.js";
import type { DrawingFault } from "../sheet/fault.js";
import { isSamePoint, type Line, signedArea } from "../sheet/geometry.js";
import { outlineOf, type Ring } from "../sheet/rings.js";
import type { AreaId, Sheet } from "../sheet/sheet.js";

/** In square units of a sheet 1,000 wide: room for a unit and little more. */
const smallest = 600;

export function shapeFaults(
  board: Board,
  sheet: Sheet,
  shapes: ReadonlyMap<AreaId, readonly Ring[]>,
): readonly DrawingFault[] {
  const areas = new Map([...shapes].map(([area, rings]) => [area, areaOf(rings)]));
  const least = smallest * (sheet.width / 1000) ** 2;
  const small = board.provinces.filter(({ id }) => (areas.get(id) ?? least) < least);
  const strangers = Object.keys(sheet.places).filter((id) => board.province(id) === undefined);
  return [
    ...[...shapes].flatMap(([area, rings]) =>
      rings.every(isClosed) ? [] : [{ kind: "gap" as const, area }],
    ),
    ...small.map(({ id }) => ({ kind: "too-small" as const, province: id })),
    ...strangers.map((area) => ({ kind: "not-on-board" as const, area })),
    ...coverFaults(sheet, areas),
  ];
}

/** The area of a shape: holes run the other way round and so take away. */
function areaOf(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + signedArea(outlineOf(ring)), 0);
}

function isClosed(ring: Ring): boolean {
  const line: Line = ring.flatMap(({ points }) => points);
  return isSamePoint(line[0]!, line.at(-1)!);
}

/** Every border has one area on each side, so shapes that together are the sheet cannot overlap. */
function coverFaults(sheet: Sheet, areas: ReadonlyMap<AreaId, number>): readonly DrawingFault[] {
  const inverted = [...areas].filter(([, area]) => area <= 0);
  const total = [...areas.values()].reduce((sum, area) => sum + area, 0);
  const whole = sheet.width * sheet.height;
  const uncovered = Math.abs(total - whole) > whole / 1000;
  return [
    ...inverted.map(([area]) => ({ kind: "overlap" as const, a: area, b: "sheet" })),
    ...(uncovered ? [{ kind: "gap" as const, area: "sheet" }] : []),
  ];
}
