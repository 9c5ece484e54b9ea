/** Pictures painted part by part look as resvg draws them whole, whatever was painted before. */
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { drawingOf, partsOf } from "../../src/drawing/index.js";
import { createPainter, type Pixels } from "../../src/raster/paint.js";
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

/** How far the most distant channel of each pixel is from what resvg drew. */
function distances({ palette, data }: Pixels, whole: Uint8Array): Uint8Array {
  return data.map((index, at) =>
    palette.colors[index]!.reduce(
      (most, value, channel) => Math.max(most, Math.abs(value - whole[4 * at + channel]!)),
      0,
    ),
  );
}

/** So many of a thousand. */
function perThousand(values: Uint8Array, isMeant: (value: number) => boolean): number {
  return (1000 * values.filter(isMeant).length) / values.length;
}

describe.each(variantNames)("%s", (variant) => {
  it.each([1000, 2000])("looks the same in parts as whole, %i pixels wide", async (width) => {
    const source = crowded(variant);
    const whole = wholeOf(drawingOf(source), width);
    const painted = await createPainter(font)(partsOf(source), width);
    expect([painted.width, painted.height]).toEqual([whole.width, whole.height]);
    const away = distances(painted, whole.pixels);
    expect(away.reduce((sum, each) => sum + each, 0) / away.length).toBeLessThan(3);
    // Edges come out in shades that there are; all else as it is.
    expect(perThousand(away, (each) => each > 8)).toBeLessThan(150);
    expect(perThousand(away, (each) => each > 40)).toBeLessThan(1);
  });
});

it("a part is drawn once on each ground, until too much is kept", () => {
  const partsOn = createParts(font, 6);
  const ground = { shared: "", colors: ["#ffffff", "#000000"], scale: 1, canvasWidth: 30 };
  const part = '<path d="M2,2h20v1h-20z"/>';
  expect(partsOn(ground).known(part)).toBeNull();
  expect([...partsOn(ground).draw(part)]).toEqual([2 * 30 + 2, (20 << 8) | 1]);
  expect(partsOn(ground).known(part)).toHaveLength(2);
  expect(partsOn({ ...ground, canvasWidth: 40 }).known(part)).toBeNull();
  partsOn(ground).draw('<path d="M0,0h9v9h-9z"/>');
  expect(partsOn(ground).known(part)).toBeNull();
});

it("what lies beyond the canvas is cut off, and what is nothing is nothing", () => {
  const parts = createParts(font)({ shared: "", colors: ["#000000"], scale: 2, canvasWidth: 20 });
  expect([...parts.draw('<path d="M-5,-5h8v6h-8z"/>')]).toEqual([...[0, 6 << 8], ...[20, 6 << 8]]);
  expect(parts.draw('<path d="M50,0h9v9h-9z"/>')).toHaveLength(0);
  expect(parts.draw("<g/>")).toHaveLength(0);
});
