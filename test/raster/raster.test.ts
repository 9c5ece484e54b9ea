/** PNGs of pictures: small, quick, the same every time, and with their letters. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { baseMapOf, drawingOf, englishCaptions } from "../../src/drawing/index.js";
import type { DrawnOrder, Piece } from "../../src/drawing/picture/scene.js";
import { rasterize } from "../../src/raster/index.js";
import { boardOf, variantNames } from "../support/boards/boards.js";
import { sceneOn, sheetOf } from "../support/boards/sheets.js";
import { pngFacts } from "../support/png-facts.js";

const font = fileURLToPath(
  new URL("../../config/fonts/source-sans-3-semibold.ttf", import.meta.url),
);

/** The fullest picture: every center is owned, with a unit in each, and every second move fails. */
function crowded(variant: string): string {
  const [board, sheet] = [boardOf(variant), sheetOf(variant)];
  const powerAt = (index: number) => board.powers[index % board.powers.length]!.id;
  const centers = board.provinces.filter(({ isCenter }) => isCenter).map(({ id }) => id);
  const owners = Object.fromEntries(centers.map((id, index) => [id, powerAt(index)]));
  const units = centers.map((at, index): Piece => ({ power: powerAt(index), type: "A", at }));
  const orders = units.map((unit, index): DrawnOrder => {
    const to = board.neighbours("A", unit.at)[0] ?? unit.at;
    return { kind: "move", unit, to, through: [], results: [index % 2 ? "fails" : "succeeds"] };
  });
  const scene = sceneOn(board, { owners, units, orders });
  return drawingOf({ base: baseMapOf(board, sheet), scene, captions: englishCaptions });
}

const empty =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#fff"/></svg>';
const lettered = empty.replace(
  "</svg>",
  '<text x="9" y="60" font-family="Source Sans 3" font-size="40">Paris</text></svg>',
);

describe.each(variantNames)("%s", (variant) => {
  it("is a palette PNG of at most 100 kB, 1,000 pixels wide", async () => {
    const png = await rasterize(crowded(variant), { width: 1000, font });
    expect(pngFacts(png)).toMatchObject({ width: 1000, colorType: 3 });
    expect(png.length).toBeLessThanOrEqual(100_000);
  });
});

it("the same picture gives the same bytes", async () => {
  const drawn = () => rasterize(crowded("standard"), { width: 400, font });
  const [first, second] = await Promise.all([drawn(), drawn()]);
  expect(first.equals(second)).toBe(true);
});

it("letters are drawn with the shipped font", async () => {
  const options = { width: 200, font };
  expect(pngFacts(await rasterize(empty, options)).colors).toBe(1);
  expect(pngFacts(await rasterize(lettered, options)).colors).toBeGreaterThan(4);
});

it("a font that is not there is an error, not a picture without letters", async () => {
  await expect(rasterize(lettered, { width: 200, font: "/nowhere.ttf" })).rejects.toThrow("ENOENT");
});

it("what is no SVG is an error", async () => {
  await expect(rasterize("Paris", { width: 200, font })).rejects.toThrow();
});
