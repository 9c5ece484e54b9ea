/** Pictures painted part by part look as resvg draws them whole, whatever was painted before. */
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { drawingOf, partsOf } from "../../src/drawing/index.js";
import { createPainter } from "../../src/raster/paint.js";
import { createParts } from "../../src/raster/parts.js";
import { variantNames } from "../support/boards/boards.js";
import { crowded } from "../support/boards/crowded.js";

const font = fileURLToPath(
  new URL("../../config/fonts/source-sans-3-semibold.ttf", import.meta.url),
);

function wholeOf(svg: string, width: number) {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: [font] },
  }).render();
}

/** How many channels of the colors are further apart than the eye sees, of a thousand. */
function farApart(some: Uint8Array, others: Uint8Array): number {
  const far = others.filter((value, at) => at % 4 < 3 && Math.abs(value - some[at]!) > 8);
  return (1000 * far.length) / others.length;
}

describe.each(variantNames)("%s", (variant) => {
  it.each([1000, 2000])("looks the same in parts as whole, %i pixels wide", async (width) => {
    const source = crowded(variant);
    const whole = wholeOf(drawingOf(source), width);
    const painted = await createPainter(font)(partsOf(source), width);
    expect([painted.width, painted.height]).toEqual([whole.width, whole.height]);
    expect(farApart(painted.data, whole.pixels)).toBeLessThan(1);
  });
});

it("a part is drawn once on each ground, until too much is kept", () => {
  const partsOn = createParts(font, 10);
  const ground = { shared: "", scale: 1, canvasWidth: 30 };
  const part = '<path d="M2,2h20v1h-20z"/>';
  expect(partsOn(ground).known(part)).toBeNull();
  expect([...partsOn(ground).draw(part)]).toEqual([2 * 30 + 2, 20, 0xff000000]);
  expect(partsOn(ground).known(part)).toHaveLength(3);
  expect(partsOn({ ...ground, canvasWidth: 40 }).known(part)).toBeNull();
  partsOn(ground).draw('<path d="M0,0h9v9h-9z"/>');
  expect(partsOn(ground).known(part)).toBeNull();
});

it("what lies beyond the canvas is cut off, and what is nothing is nothing", () => {
  const parts = createParts(font)({ shared: "", scale: 2, canvasWidth: 20 });
  expect([...parts.draw('<path d="M-5,-5h8v6h-8z"/>')]).toEqual([
    ...[0, 6, 0xff000000],
    ...[20, 6, 0xff000000],
  ]);
  expect(parts.draw('<path d="M50,0h9v9h-9z"/>')).toHaveLength(0);
  expect(parts.draw("<g/>")).toHaveLength(0);
});
