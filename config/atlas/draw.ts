/** From a chart to the sheet that is stored: shared borders, and where each province's signs stand. */

import { beyond, type Exception, type Places, type Sheet } from "../../src/drawing/sheet/sheet.js";
import { type Board, coastOf, provinceOf } from "../../src/map/index.js";
import { type Chart, isProvince } from "./chart.js";
import { depths } from "./depth.js";
import type { Facts, Point } from "./facts.js";
import { type Ground, groundOf, nearShore, spotsOf } from "./places.js";

export function sheetOfChart(chart: Chart, facts: Facts, board: Board): Sheet {
  const lakes = chart.areas.filter((area) => !isProvince(area) && !area.isLand).map(({ id }) => id);
  const name = (area: number) => chart.areas[area]?.id ?? beyond;
  return {
    width: chart.width,
    height: chart.height,
    borders: chart.lines.map(({ left, right, points }) => ({
      left: name(left),
      right: name(right),
      points: points.map(rounded),
    })),
    places: placesOf(chart, board),
    water: [...lakes, ...facts.both],
    straits: chart.straits.map(withRoundedLine),
    closed: facts.closed,
    rivers: facts.rivers,
    canals: Object.fromEntries(
      Object.entries(chart.canals).map(([id, line]) => [id, line.map(rounded)]),
    ),
    colors: facts.colors,
  };
}

function placesOf(chart: Chart, board: Board): Sheet["places"] {
  const depth = depths(chart.grid);
  const places = chart.areas.flatMap((area, index) => {
    if (!isProvince(area)) return [];
    const ground = groundOf(chart.grid, depth, index);
    if (ground.points.length === 0) throw new Error(`${area.id} has no room on the sheet.`);
    return [[area.id, placesIn(chart, ground, board, area.id, area.points[0]!)] as const];
  });
  return Object.fromEntries(places);
}

function placesIn(chart: Chart, ground: Ground, board: Board, id: string, town: Point): Places {
  const { unit, dislodged, label, center } = spotsOf(ground, town);
  const province = board.province(id);
  const coasts = Object.entries(chart.coasts)
    .filter(([coast]) => provinceOf(coast) === id)
    .map(([coast, wish]) => [coastOf(coast)!, rounded(nearShore(ground, wish, center))]);
  return {
    unit: rounded(unit),
    dislodged: rounded(dislodged),
    label: rounded(label),
    ...(province?.isCenter === true ? { center: rounded(center) } : {}),
    ...(coasts.length > 0 ? { coasts: Object.fromEntries(coasts) } : {}),
  };
}

function withRoundedLine(strait: Exception): Exception {
  return { ...strait, line: strait.line?.map(rounded) };
}

/** To a tenth of a unit: what is stored is what is checked. */
function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
