/** Blank maps as documents: two pages, of one size, the same every time. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createRasterizer, printedMap } from "../../src/raster/index.js";

const font = fileURLToPath(
  new URL("../../config/fonts/source-sans-3-semibold.ttf", import.meta.url),
);
const parts = ['<rect width="200" height="100" fill="#fff"/>'];
const map = { width: 200, height: 100, shared: "", colors: ["#ffffff"], parts };
const printed = async () =>
  printedMap({
    title: "Standard: Blank map",
    image: await createRasterizer(font)(map, 400),
    font,
    sheet: { fields: ["Game", "Power"], parts: [{ title: "Orders", lines: 18 }] },
  });

it("prints a map on one page and forms for orders on the next", async () => {
  const text = (await printed()).toString("latin1");
  expect(text.slice(0, 5)).toBe("%PDF-");
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
    "/MediaBox [0 0 841.89 595.28]",
    "/MediaBox [0 0 595.28 841.89]",
  ]);
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it("gives the same bytes for the same map", async () => {
  expect((await printed()).equals(await printed())).toBe(true);
});
