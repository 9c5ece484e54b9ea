/** Pictures for letters: many readers cost one drawing, and other work goes on while it is made. */
import { beforeAll, expect, it } from "vitest";
import { createPictures } from "../../src/app/pictures.js";
import { openVariants } from "../../src/app/variants.js";
import type { Pictures } from "../../src/judge/ports/index.js";
import { standardBoard } from "../support/boards/boards.js";
import { sceneOn } from "../support/boards/sheets.js";

const variants = openVariants();
let asked = 0;
let pictures: Pictures;

beforeAll(() => {
  pictures = createPictures(variants.boards(), (name) => {
    asked++;
    return variants.drawing(name);
  });
});

const named = (title: string, variant = "standard") => ({
  name: "paris-S1901M",
  variant,
  scene: sceneOn(standardBoard(), { title }),
});

it("readers who ask at once and later share one drawing", async () => {
  const [first, second] = await Promise.all([
    pictures.file(named("paris")),
    pictures.file(named("paris")),
  ]);
  expect(first?.name).toBe("paris-S1901M.png");
  expect(second).toBe(first);
  expect(await pictures.file(named("paris"))).toBe(first);
  expect(await pictures.file(named("vienna"))).not.toBe(first);
  expect(asked).toBe(1);
});

it("a variant without a drawing has no picture", async () => {
  expect(await pictures.file(named("paris", "risk"))).toBeNull();
  expect(await pictures.svg(named("paris", "risk"))).toBeNull();
});
