/**
 * The names of provinces. Each stands where the sheet has it, unless a unit, a center or another name is there: then
 * beside its unit, as free as can be. A name that would still be hidden is left out, most of all on small sheets.
 */
import type { ProvinceId } from "../../map/index.js";
import { escapeMarkup } from "../../util/index.js";
import type { Point } from "../sheet/geometry.js";
import type { DrawnOrder } from "./scene.js";
import { type Stage, standing } from "./stage.js";
import { element } from "./svg.js";
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

export function labelsOf(stage: Stage): readonly string[] {
  const taken = [...signsOn(stage)];
  return [...stage.spots].flatMap(([id, spots]) => {
    const box = freest(
      spots.map((at) => boxOf(id, at)),
      taken,
    );
    if (box === null) return [];
    taken.push(box);
    return [label(stage, id, box.at)];
  });
}

function label(stage: Stage, id: ProvinceId, [x, y]: Point): string {
  const name = stage.isSea(id) ? "label water" : "label";
  return element("text", { class: name, x, y: y + 4 }, escapeMarkup(id));
}

function boxOf(id: ProvinceId, at: Point): Box {
  return { at, across: id.length * letterWidth, down: height };
}

/** The first of those that are covered least; null where all are covered too much. */
function freest(boxes: readonly Box[], taken: readonly Box[]): Box | null {
  let best: { readonly box: Box; readonly covered: number } | null = null;
  for (const box of boxes) {
    const covered = coveredOf(box, taken);
    if (covered === 0) return box;
    if (best === null || covered < best.covered) best = { box, covered };
  }
  return best === null || best.covered > mostCovered ? null : best.box;
}

/** The share of a box that others cover. */
function coveredOf(box: Box, taken: readonly Box[]): number {
  const covered = taken.reduce((sum, other) => sum + sharedArea(box, other), 0);
  return covered / (4 * box.across * box.down);
}

function sharedArea(a: Box, b: Box): number {
  const across = shared(a.at[0], a.across, b.at[0], b.across);
  return across === 0 ? 0 : across * shared(a.at[1], a.down, b.at[1], b.down);
}

/** What two stretches have in common, each given by its middle and half its length. */
function shared(a: number, halfA: number, b: number, halfB: number): number {
  return Math.max(0, Math.min(a + halfA, b + halfB) - Math.max(a - halfA, b - halfB));
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
