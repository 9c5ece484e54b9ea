/** Units as signs: armies round, fleets as hulls, each with its power's letter. */
import type { UnitType } from "../../map/index.js";
import { escapeMarkup } from "../../util/index.js";
import type { Point } from "../sheet/geometry.js";
import { moveTo } from "./path.js";
import type { Piece, Scene } from "./scene.js";
import { letterOf, numberOf, type Stage, standing } from "./stage.js";
import { element } from "./svg.js";

/** How far from its middle a unit reaches: orders begin and end beyond. */
export const reach = 11.5;

const outlines: Readonly<Record<UnitType, string>> = {
  A: "M0,-9.4a9.4,9.4 0 1 1 0,18.8a9.4,9.4 0 1 1 0,-18.8z",
  F: "M-13.4,-6.6h26.8c-.4,7.6 -4.6,13.6 -8.4,13.6h-10c-3.8,0 -8,-6 -8.4,-13.6z",
};

export function unitsOf(stage: Stage): readonly string[] {
  const shaken = new Set(
    stage.scene.orders
      .filter(({ results }) => results.includes("dislodged"))
      .map(({ unit }) => unit.at),
  );
  const units = stage.scene.units.map((unit) =>
    placed(standing(stage, unit.at), shaken.has(unit.at) ? burst() : "", sign(stage, unit)),
  );
  const dislodged = stage.scene.dislodged.map((unit) =>
    placed(dislodgedPlace(stage, unit), burst(), sign(stage, unit, "rotate(-14) scale(.85)")),
  );
  return [...units, ...dislodged];
}

/** Where a dislodged unit stands until it has retreated. */
export function dislodgedPlace(stage: Stage, unit: Piece): Point | null {
  return stage.sheet.places[unit.at.slice(0, 3)]?.dislodged ?? null;
}

export function isDislodged(scene: Scene, unit: Piece): boolean {
  return scene.dislodged.some(({ at, power }) => at === unit.at && power === unit.power);
}

/** A unit that is to be built: its outline in dots, with a plus. */
export function ghost(stage: Stage, unit: Piece, className: string): string {
  return placed(
    standing(stage, unit.at),
    element("path", { d: outlines[unit.type], class: "halo" }),
    element("path", {
      d: outlines[unit.type],
      class: `p${numberOf(stage, unit.power)}`,
      "fill-opacity": 0.55,
    }),
    element("path", { d: outlines[unit.type], class: className, "stroke-dasharray": "2.5 2.5" }),
    letter(stage, unit),
    element("path", { d: "M9,-10h9M13.5,-14.5v9", class: "halo" }),
    element("path", { d: "M9,-10h9M13.5,-14.5v9", class: className }),
  );
}

/** Around a unit that becomes the other kind: the outline that it gets. */
export function conversion(stage: Stage, unit: Piece, into: UnitType, className: string): string {
  return placed(
    standing(stage, unit.at),
    element("path", { d: outlines[into], class: "halo", transform: "scale(1.6)" }),
    element("path", {
      d: outlines[into],
      class: className,
      transform: "scale(1.6)",
      "stroke-dasharray": "3 2",
    }),
  );
}

/** The arms of a cross around a unit that leaves the board, which can still be read between them. */
export function cross(at: Point | null, className: string): string {
  const d = "M-15,-15l8,8M15,-15l-8,8M-15,15l8,-8M15,15l-8,-8";
  return placed(
    at,
    element("path", { d, class: "halo" }),
    element("path", { d, class: className, "stroke-width": 3 }),
  );
}

/** The sign of a unit for the legend. */
export function sign(stage: Stage, unit: Piece, transform?: string): string {
  return element(
    "g",
    { transform, "data-unit": `${unit.type} ${unit.at}` },
    element("path", { d: outlines[unit.type], class: `edge p${numberOf(stage, unit.power)}` }),
    element("path", { d: outlines[unit.type], class: "rim" }),
    letter(stage, unit),
  );
}

function letter(stage: Stage, unit: Piece): string {
  const power = numberOf(stage, unit.power);
  const attributes = {
    class: `i${power}`,
    "font-size": 12,
    "text-anchor": "middle",
    y: unit.type === "A" ? 4.2 : 3.8,
  };
  return element("text", attributes, escapeMarkup(letterOf(stage, unit.power)));
}

/** A jagged star behind a unit that was driven out. */
export function burst(): string {
  const points = Array.from({ length: 22 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? 15 : 11, (index * Math.PI) / 11];
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return element("polygon", { points: points.join(" "), class: "burst" });
}

export function placed(at: Point | null, ...children: readonly string[]): string {
  return at === null ? "" : element("g", { transform: moveTo(at) }, ...children);
}
