/** A whole picture: the board with its position and orders, as one SVG that needs nothing from outside. */
import { escapeMarkup } from "../../util/index.js";
import { type Hatching, paletteOf } from "../palette/palette.js";
import { orderLines, orderSigns } from "./arrows.js";
import { centersOf, groundOf } from "./background.js";
import type { BaseMap } from "./base-map.js";
import { type Captions, descriptionOf } from "./description.js";
import { labelsOf } from "./labels.js";
import { headHeight, headOf, legendOf } from "./legend.js";
import type { Scene } from "./scene.js";
import type { Stage } from "./stage.js";
import { rootClass, styleSheet } from "./style.js";
import { element, number } from "./svg.js";
import { unitsOf } from "./unit-signs.js";

/** What a picture is made of. */
interface Picture {
  readonly base: BaseMap;
  readonly scene: Scene;
  readonly captions: Captions;
}

/** The picture as the text of an SVG. */
export function drawingOf({ base, scene, captions }: Picture): string {
  const { sheet } = base;
  const stage = stageOf(base, scene);
  const legend = legendOf(stage, captions);
  const height = headHeight + sheet.height + legend.height;
  const centers = Object.keys(sheet.places).filter((id) => sheet.places[id]!.center !== undefined);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${number(sheet.width)} ${number(height)}`,
      class: rootClass,
      role: "img",
    },
    element("title", {}, escapeMarkup(`${scene.title}, ${scene.phase}`)),
    element("desc", {}, escapeMarkup(descriptionOf(scene, centers))),
    `<style>${styleSheet([...stage.palette])}</style>`,
    hatchings(stage),
    element("rect", { class: "paper", width: sheet.width, height }),
    headOf(stage),
    element("g", { transform: `translate(0 ${headHeight})` }, ...boardOf(stage)),
    element("g", { transform: `translate(0 ${number(headHeight + sheet.height)})` }, legend.text),
  );
}

function boardOf(stage: Stage): readonly string[] {
  const { width, height } = stage.sheet;
  return [
    groundOf(stage),
    centersOf(stage),
    orderLines(stage),
    labelsOf(stage),
    unitsOf(stage),
    orderSigns(stage),
    element("rect", { class: "frame", x: 0.6, y: 0, width: width - 1.2, height }),
  ];
}

function stageOf(base: BaseMap, scene: Scene): Stage {
  const powers = scene.powers.map(({ id }) => id);
  return { ...base, scene, palette: paletteOf(powers, base.sheet.colors) };
}

/** The patterns that tell powers of one color apart. */
function hatchings({ palette }: Stage): string {
  const used = new Set([...palette.values()].map(({ hatching }) => hatching));
  const patterns = [...used].flatMap((hatching) =>
    hatching === "plain" ? [] : [pattern(hatching)],
  );
  return patterns.length === 0 ? "" : element("defs", {}, ...patterns);
}

function pattern(hatching: Exclude<Hatching, "plain">): string {
  return element(
    "pattern",
    { id: `ems-${hatching}`, width: 7, height: 7, patternUnits: "userSpaceOnUse" },
    element("path", { d: hatchingLines[hatching], class: "hatching" }),
  );
}

/** In a square of 7 units. */
const hatchingLines: Readonly<Record<Exclude<Hatching, "plain">, string>> = {
  stripes: "M0,7L7,0",
  dots: "M2.8,2.8h1.4v1.4h-1.4z",
  checks: "M0,3.5h7M3.5,0v7",
};
