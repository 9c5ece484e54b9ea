/** Palettes that are known before anything is drawn. */
import { expect, it } from "vitest";
import { paletteOf } from "../../src/raster/palette.js";

const gray = (value: number) => [value, value, value];

it("has each color as it is, and shades between each two", () => {
  const { colors } = paletteOf(["#000000", "#ffffff", "#000000"], 9);
  expect(colors).toEqual([0, 255, 128, 191, 64].map(gray));
});

it("has as many shades as there is room for, and all the colors whatever their number", () => {
  const some = ["#102030", "#d04502", "#1c3cbe", "#6bb8fd", "#13846a", "#fec607"];
  const { colors } = paletteOf(some, 20);
  expect(colors.length).toBeGreaterThan(10);
  expect(colors.length).toBeLessThanOrEqual(20);
  expect(paletteOf(some, 3).colors).toEqual(colors.slice(0, 6));
});

it("finds what comes nearest, alone and over another", () => {
  const palette = paletteOf(["#000000", "#ffffff"], 9);
  expect(palette.indexOf(0xfff0f0f0)).toBe(1);
  const halfWhite = 0x80808080;
  expect(palette.colors[palette.indexOver(halfWhite, 0)]).toEqual(gray(128));
  expect(palette.indexOver(halfWhite, 1)).toBe(1);
});
