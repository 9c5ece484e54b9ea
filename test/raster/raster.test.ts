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

it("each pixel has a color of the palette that the eye takes for its own", async () => {
  const parts = partsOf(crowded("standard"));
  const { data } = await createPainter(font)(parts, 400);
  const colors = pngColors(await rasterize(parts, 400));
  expect(colors).toHaveLength(data.length / 4);
  const apart = colors.map((color, at) =>
    Math.max(...color.map((value, channel) => Math.abs(value - data[4 * at + channel]!))),
  );
  expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(6);
  expect(apart.filter((each) => each > 64).length / apart.length).toBeLessThan(0.001);
});

it("the same picture gives the same bytes", async () => {
  const drawn = () => rasterize(partsOf(crowded("standard")), 400);
  const [first, second] = await Promise.all([drawn(), drawn()]);
  expect(first.equals(second)).toBe(true);
});

it("letters are drawn with the shipped font", async () => {
  expect(pngFacts(await rasterize(empty, 200)).colors).toBe(1);
  expect(pngFacts(await rasterize(lettered, 200)).colors).toBeGreaterThan(4);
});

it("a font that is not there is an error, not a picture without letters", async () => {
  await expect(createRasterizer("/nowhere.ttf")(lettered, 200)).rejects.toThrow("ENOENT");
});

it("what is no SVG is an error", async () => {
  await expect(rasterize({ ...empty, parts: ["<Paris"] }, 200)).rejects.toThrow();
});
