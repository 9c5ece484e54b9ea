/** Colors that everybody can tell apart: computed for full vision and for the three kinds of color blindness. */
import { describe, expect, it } from "vitest";
import { contrast } from "../../src/drawing/palette/color.js";
import { colorNames, type PowerColors, paletteOf } from "../../src/drawing/palette/palette.js";
import { boardOf, variantNames } from "../support/boards/boards.js";
import { sheetOf } from "../support/boards/sheets.js";
import { colorDistance, visions } from "../support/color-vision.js";

const names = Object.keys(colorNames);
const palette = [...paletteOf(names, {}).values()];
const pairs = palette.flatMap((a, index) => palette.slice(index + 1).map((b) => [a, b] as const));

/** The land and the sea of src/drawing/picture/style.ts, by day and in dark mode. */
const grounds = { tint: ["#f1e7d0", "#d3e3ec"], darkTint: ["#3a3731", "#22303a"] } as const;

function leastDistance(shade: "strong" | "tint" | "darkTint", vision: string): number {
  const distances = pairs.map(([a, b]) => colorDistance(a[shade], b[shade], visions[vision]!));
  return Math.min(...distances);
}

describe.each(Object.keys(visions))("%s", (vision) => {
  it("tells units apart", () => {
    expect(leastDistance("strong", vision)).toBeGreaterThan(8);
  });

  it("tells provinces apart, by day and in dark mode", () => {
    expect(leastDistance("tint", vision)).toBeGreaterThan(4);
    expect(leastDistance("darkTint", vision)).toBeGreaterThan(4.5);
  });

  it.each(["tint", "darkTint"] as const)(
    "tells owned provinces from free ones and the sea: %s",
    (shade) => {
      const distances = palette.flatMap((colors) =>
        grounds[shade].map((ground) => colorDistance(colors[shade], ground, visions[vision]!)),
      );
      expect(Math.min(...distances)).toBeGreaterThan(3.5);
    },
  );
});

it("letters can be read on every color", () => {
  expect(Math.min(...palette.map(({ strong, ink }) => contrast(strong, ink)))).toBeGreaterThan(4.5);
});

it.each(variantNames)(
  "%s: no two powers have color and hatching in common, nor the letter",
  (name) => {
    const { powers } = boardOf(name);
    const ids = powers.map(({ id }) => id);
    const looks = [...paletteOf(ids, sheetOf(name).colors).values()].map(lookOf);
    expect(new Set(looks).size).toBe(powers.length);
    expect(new Set(powers.map(({ letter }) => letter)).size).toBe(powers.length);
  },
);

function lookOf({ strong, hatching }: PowerColors): string {
  return `${strong} ${hatching}`;
}
