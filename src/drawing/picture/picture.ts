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
import { colorsOn, rootClass, styleSheet } from "./style.js";
import { element, number } from "./svg.js";
import { unitsOf } from "./unit-signs.js";

/** What a picture is made of. */
export interface Composition {
  readonly base: BaseMap;
  readonly scene: Scene;
  readonly captions: Captions;
}

/** The same in its parts, each the text of an element: what was drawn once can be used again in other pictures. */
interface Parts {
  readonly width: number;
  readonly height: number;
  /** What parts refer to: the style sheet, and patterns. */
  readonly shared: string;
  /** What they are drawn in, each as `#rrggbb`. */
  readonly colors: readonly string[];
  /** From the ground up. */
  readonly parts: readonly string[];
}

/** The picture as the text of an SVG. */
export function drawingOf(picture: Composition): string {
  const { stage, width, height, bands } = composed(picture);
  const { scene, sheet } = stage;
  const centers = Object.keys(sheet.places).filter((id) => sheet.places[id]!.center !== undefined);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${number(width)} ${number(height)}`,
      class: rootClass,
      role: "img",
    },
    element("title", {}, escapeMarkup(`${scene.title}, ${scene.phase}`)),
    element("desc", {}, escapeMarkup(descriptionOf(scene, centers))),
    styleOf(stage),
    hatchings(stage),
    ...bands.map((band) => moved(band, ...band.layers.map(layerText))),
  );
}

export function partsOf(picture: Composition): Parts {
  const { stage, width, height, bands } = composed(picture);
  const styled = (text: string) => element("g", { class: rootClass }, text);
  const parts = bands.flatMap((band) =>
    band.layers.flatMap((layer) => layer.parts.map((part) => styled(moved(band, part)))),
  );
  const shared = styleOf(stage) + styled(hatchings(stage));
  return { width, height, shared, colors: colorsOn([...stage.palette]), parts };
}

/** What lies so far down in a picture. */
interface Band {
  readonly down: number;
  readonly layers: readonly Layer[];
}

/** Things of a kind. */
interface Layer {
  readonly name?: string;
  readonly parts: readonly string[];
}

function composed({ base, scene, captions }: Composition) {
  const stage = stageOf(base, scene);
  const legend = legendOf(stage, captions);
  const { width } = stage.sheet;
  const boardEnd = headHeight + stage.sheet.height;
  const height = boardEnd + legend.height;
  const paper = element("rect", { class: "paper", width, height });
  const bands: readonly Band[] = [
    { down: 0, layers: [{ parts: [paper, ...headOf(stage)] }] },
    { down: headHeight, layers: boardOf(stage) },
    { down: boardEnd, layers: [{ parts: legend.parts }] },
  ];
  return { stage, width, height, bands };
}

function moved({ down }: Band, ...content: readonly string[]): string {
  if (down === 0) return content.join("");
  return element("g", { transform: `translate(0 ${number(down)})` }, ...content);
}

function layerText({ name, parts }: Layer): string {
  return name === undefined || parts.length === 0
    ? parts.join("")
    : element("g", { class: name }, ...parts);
}

function boardOf(stage: Stage): readonly Layer[] {
  const { width, height } = stage.sheet;
  const frame = element("rect", { class: "frame", x: 0.6, y: 0, width: width - 1.2, height });
  return [
    { parts: groundOf(stage) },
    { name: "centers", parts: centersOf(stage) },
    { name: "orders", parts: orderLines(stage) },
    { name: "labels", parts: labelsOf(stage) },
    { name: "units", parts: unitsOf(stage) },
    { name: "signs", parts: orderSigns(stage) },
    { parts: [frame] },
  ];
}

function stageOf(base: BaseMap, scene: Scene): Stage {
  const powers = scene.powers.map(({ id }) => id);
  return { ...base, scene, palette: paletteOf(powers, base.sheet.colors) };
}

function styleOf({ palette }: Stage): string {
  return `<style>${styleSheet([...palette])}</style>`;
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
