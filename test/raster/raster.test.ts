/** PNGs of pictures: small, quick, the same every time, and with their letters. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/drawing/index.js";
import { createRasterizer, type Painting } from "../../src/raster/index.js";
import { createPainter } from "../../src/raster/paint.js";
import { variantNames } from "../support/boards/boards.js";
import { crowded } from "../support/boards/crowded.js";
import { pngColors, pngFacts } from "../support/png-facts.js";

const font = fileURLToPath(
  new URL("../../config/fonts/source-sans-3-semibold.ttf", import.meta.url),
);

const rasterize = createRasterizer(font);

const empty: Painting = {
  width: 200,
  height: 100,
  shared: "",
  colors: ["#ffffff", "#000000"],
  parts: ['<rect width="200" height="100" fill="#fff"/>'],
};
const lettered: Painting = {
  ...empty,
  parts: [
    ...empty.parts,
    '<text x="9" y="60" font-family="Source Sans 3" font-size="40">Paris</text>',
  ],
};

describe.each(variantNames)("%s", (variant) => {
  it("is a palette PNG of at most 100 kB, 1,000 pixels wide", async () => {
    const png = await rasterize(partsOf(crowded(variant)), 1000);
    expect(pngFacts(png)).toMatchObject({ width: 1000, colorType: 3 });
    expect(png.length).toBeLessThanOrEqual(100_000);
  });
});

it("each pixel has the color that was painted", async () => {
  const parts = partsOf(crowded("standard"));
  const { palette, data } = await createPainter(font)(parts, 400);
  const colors = pngColors(await rasterize(parts, 400));
  expect(colors).toEqual([...data].map((index) => palette.colors[index]));
});

it("the same picture gives the same bytes, whatever was drawn before", async () => {
  const parts = partsOf(crowded("standard"));
  const fresh = createRasterizer(font);
  await fresh(partsOf(crowded("ancmed")), 400);
  await fresh({ ...parts, parts: parts.parts.toReversed() }, 400);
  const [first, second] = await Promise.all([rasterize(parts, 400), fresh(parts, 400)]);
  expect(first.equals(second)).toBe(true);
});

it("letters are drawn with the shipped font", async () => {
  const shadesIn = async (painting: Painting) =>
    new Set(pngColors(await rasterize(painting, 200)).map(String)).size;
  expect(await shadesIn(empty)).toBe(1);
  expect(await shadesIn(lettered)).toBeGreaterThan(4);
});

it("a font that is not there is an error, not a picture without letters", async () => {
  await expect(createRasterizer("/nowhere.ttf")(lettered, 200)).rejects.toThrow("ENOENT");
});

it("what is no SVG is an error", async () => {
  await expect(rasterize({ ...empty, parts: ["<Paris"] }, 200)).rejects.toThrow();
});
