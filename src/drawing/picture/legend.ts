/** Around the board: the title above, below it the powers with their centers, and what the signs mean. */
import { escapeMarkup } from "../../util/index.js";
import type { Point } from "../sheet/geometry.js";
import { type Outcome, outcomeOf } from "./arrows.js";
import type { Captions } from "./description.js";
import { moveTo } from "./path.js";
import type { DrawnOrder } from "./scene.js";
import type { Stage } from "./stage.js";
import { element } from "./svg.js";
import { burst, sign } from "./unit-signs.js";

export const headHeight = 40;
const rowHeight = 26;
const margin = 16;

interface Legend {
  readonly height: number;
  readonly parts: readonly string[];
}

export function headOf({ scene, sheet }: Stage): readonly string[] {
  const heading = { class: "heading", x: margin, y: 28 };
  const side = { class: "subheading", x: sheet.width - margin, y: 28, "text-anchor": "end" };
  return [
    element("text", heading, escapeMarkup(scene.title)),
    element("text", side, escapeMarkup(scene.phase)),
  ];
}

export function legendOf(stage: Stage, captions: Captions): Legend {
  const powers = laidOut(powerEntries(stage), stage.sheet.width, 20);
  const keys = laidOut(keyEntries(stage, captions), stage.sheet.width, 24 + powers.height);
  return { height: powers.height + keys.height + 18, parts: [...powers.parts, ...keys.parts] };
}

/** A sign with the words beside it. */
interface Entry {
  readonly sign: string;
  readonly words: string;
}

/** About as wide as a letter of a caption, and as the sign before it with the gap after it. */
const letterWidth = 7.6;
const signWidth = 48;

/** Entries in columns, as many as fit. */
function laidOut(entries: readonly Entry[], width: number, top: number): Legend {
  if (entries.length === 0) return { height: 0, parts: [] };
  const widest = Math.max(...entries.map(({ words }) => words.length * letterWidth + signWidth));
  const columns = Math.min(entries.length, Math.max(1, Math.floor((width - 2 * margin) / widest)));
  const rows = Math.ceil(entries.length / columns);
  const step = (width - 2 * margin) / Math.max(columns, Math.min(5, Math.floor(width / widest)));
  const parts = entries.map(({ sign, words }, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return at([margin + 12 + column * step, top + row * rowHeight], sign + caption(words, 19));
  });
  return { height: rows * rowHeight, parts };
}

function powerEntries(stage: Stage): readonly Entry[] {
  const { owners, units } = stage.scene;
  if (units.length === 0 && Object.keys(owners).length === 0) return [];
  const centers = Object.entries(stage.sheet.places).filter(
    ([, { center }]) => center !== undefined,
  );
  return stage.scene.powers.map((power) => {
    const owned = centers.filter(([id]) => stage.scene.owners[id] === power.id).length;
    const chip = sign(stage, { power: power.id, type: "A", at: "" });
    return { sign: chip, words: `${power.name} ${owned}` };
  });
}

function caption(text: string, x: number): string {
  return element("text", { class: "caption", x, y: 5 }, escapeMarkup(text));
}

function at(point: Point, content: string): string {
  return element("g", { transform: moveTo(point) }, content);
}

/** A sample for each kind of order, and for each way to fail, that the picture has. */
function keyEntries(stage: Stage, captions: Captions): readonly Entry[] {
  const { orders, dislodged } = stage.scene;
  const isShaken =
    dislodged.length > 0 || orders.some(({ results }) => results.includes("dislodged"));
  const has = (...kinds: readonly DrawnOrder["kind"][]) =>
    orders.some(({ kind }) => kinds.includes(kind));
  const ends = (outcome: Outcome) => orders.some((order) => outcomeOf(order) === outcome);
  const keys: readonly (readonly [isShown: boolean, words: string, sign: string])[] = [
    [has("move"), captions.move, line("done", undefined)],
    [has("retreat"), captions.retreat, line("away", "11 3")],
    [has("support"), captions.support, line("done", "0.1 5.2")],
    [has("convoy"), captions.convoy, round("5.4 3.27")],
    [has("hold"), captions.hold, round(undefined)],
    [has("build"), captions.build, mark("M-5,0h10M0,-5v10", "done")],
    [has("remove", "disband"), captions.disband, mark("M-6,-6l12,12M6,-6l-12,12", "done")],
    [has("convert"), captions.convert, mark("M-8,-8h16v16h-16z", "done")],
    [ends("failed"), captions.failed, line("failed", "7 4") + mark("M4,-6v12", "failed")],
    [ends("void"), captions.void, line("void", "2 4")],
    [isShaken, captions.dislodged, element("g", { transform: "scale(.8)" }, burst())],
  ];
  return keys.filter(([isShown]) => isShown).map(([, words, sign]) => ({ sign, words }));
}

function line(className: string, dashes: string | undefined): string {
  return element("path", {
    d: "M-12,0h24",
    class: className,
    "stroke-dasharray": dashes,
    "stroke-linecap": "round",
  });
}

function round(dashes: string | undefined): string {
  return element("circle", { r: 8, class: "done", "stroke-dasharray": dashes });
}

function mark(d: string, className: string): string {
  return element("path", { d, class: className });
}
