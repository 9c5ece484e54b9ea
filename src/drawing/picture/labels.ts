/**
 * The names of provinces. Each stands where the sheet has it, unless a unit, a center or another name is there: then
 * beside its unit, as free as can be. A name that would still be hidden is left out, most of all on small sheets.
 */
import type { ProvinceId } from "../../map/index.js";
import { escapeMarkup } from "../../util/index.js";
import { isInside, type Point } from "../sheet/geometry.js";
import { outlineOf } from "../sheet/rings.js";
import type { Places } from "../sheet/sheet.js";
import type { DrawnOrder } from "./scene.js";
import { type Stage, standing } from "./stage.js";
import { element, group } from "./svg.js";
import { dislodgedPlace } from "./unit-signs.js";

/** What a sign or a name covers: half its width and height around its middle. */
interface Box {
  readonly at: Point;
  readonly across: number;
  readonly down: number;
}

const height = 5;
const letterWidth = 4.1;

/** A name of which more is covered is not read. */
const mostCovered = 0.35;

export function labelsOf(stage: Stage): string {
  const taken = [...signsOn(stage)];
  const labels = Object.entries(stage.sheet.places).flatMap(([id, places]) => {
    const box = freest(
      spotsFor(stage, id, places).map((at) => boxOf(id, at)),
      taken,
    );
    if (box === null) return [];
    taken.push(box);
    return [label(stage, id, box.at)];
  });
  return group("labels", ...labels);
}

function label(stage: Stage, id: ProvinceId, [x, y]: Point): string {
  const name = stage.isSea(id) ? "label water" : "label";
  return element("text", { class: name, x, y: y + 4 }, escapeMarkup(id));
}

function boxOf(id: ProvinceId, at: Point): Box {
  return { at, across: id.length * letterWidth, down: height };
}

/** Where the sheet has it; else beside the unit, but within the province. */
function spotsFor(stage: Stage, id: ProvinceId, { label, unit }: Places): readonly Point[] {
  const [x, y] = unit;
  const rings = (stage.shapes.get(id) ?? []).map(outlineOf);
  const beside: readonly Point[] = [
    [x, y],
    [x, y + 18],
    [x, y - 18],
    [x + 24, y],
    [x - 24, y],
    [x + 20, y + 14],
    [x - 20, y + 14],
    [x + 20, y - 14],
    [x - 20, y - 14],
  ];
  return [label, ...beside.filter((point) => isInside(point, rings))];
}

/** The first of those that are covered least; null where all are covered too much. */
function freest(boxes: readonly Box[], taken: readonly Box[]): Box | null {
  const rated = boxes.map((box) => ({ box, covered: coveredOf(box, taken) }));
  const best = rated.reduce((a, b) => (b.covered < a.covered ? b : a));
  return best.covered > mostCovered ? null : best.box;
}

/** The share of a box that others cover. */
function coveredOf(box: Box, taken: readonly Box[]): number {
  const covered = taken.reduce((sum, other) => sum + sharedArea(box, other), 0);
  return covered / (4 * box.across * box.down);
}

function sharedArea(a: Box, b: Box): number {
  const shared = (axis: 0 | 1, sizeA: number, sizeB: number) =>
    Math.max(
      0,
      Math.min(a.at[axis] + sizeA, b.at[axis] + sizeB) -
        Math.max(a.at[axis] - sizeA, b.at[axis] - sizeB),
    );
  return shared(0, a.across, b.across) * shared(1, a.down, b.down);
}

/** Everything that hides a name: units with the rings around them, dislodged units, and centers. */
function* signsOn(stage: Stage): Iterable<Box> {
  const { scene, sheet } = stage;
  const ringed = new Map(scene.orders.map(({ kind, unit }) => [unit.at, rings[kind] ?? 0]));
  for (const unit of [...scene.units, ...ghosts(scene.orders)]) {
    const at = standing(stage, unit.at);
    if (at !== null)
      yield sign(at, Math.max(9, ringed.get(unit.at) ?? 0), unit.type === "F" ? 13 : 9);
  }
  for (const unit of scene.dislodged) {
    const at = dislodgedPlace(stage, unit);
    if (at !== null) yield sign(at, 9, 9);
  }
  for (const { center } of Object.values(sheet.places)) {
    if (center !== undefined) yield sign(center, 5, 5);
  }
}

function sign(at: Point, down: number, across: number): Box {
  return { at, across: Math.max(across, down), down };
}

/** How far what is drawn around a unit reaches. */
const rings: Readonly<Partial<Record<DrawnOrder["kind"], number>>> = {
  hold: 13,
  convoy: 13,
  convert: 16,
};

/** Units that are to be built, which do not stand there yet. */
function ghosts(orders: readonly DrawnOrder[]) {
  return orders.filter(({ kind }) => kind === "build").map(({ unit }) => unit);
}
