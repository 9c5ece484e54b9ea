/** Words as outlines: the picture stays what it was, whichever words it has, and whatever was drawn before. */
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { createOutlines } from "../../src/raster/outlines.js";
import { variantNames } from "../support/boards/boards.js";
import { crowdedPicture } from "../support/boards/crowded.js";

const font = fileURLToPath(
  new URL("../../config/fonts/source-sans-3-semibold.ttf", import.meta.url),
);

/** By resvg, which is given no font where there should be no texts. */
function pixelsOf(svg: string, fonts: readonly string[] = []): Buffer {
  const drawn = new Resvg(svg, {
    fitTo: { mode: "width", value: 1000 },
    font: { loadSystemFonts: false, fontFiles: [...fonts] },
  });
  return drawn.render().pixels;
}

/** The largest difference of a channel, and how many differ. */
function differences(
  some: Buffer,
  others: Buffer,
): { readonly most: number; readonly count: number } {
  let [most, count] = [0, 0];
  for (let index = 0; index < others.length; index++) {
    const difference = Math.abs(some[index]! - others[index]!);
    if (difference > 0) count++;
    most = Math.max(most, difference);
  }
  return { most, count };
}

function expectSame(outlined: string, svg: string): void {
  expect(outlined).not.toContain("<text");
  const { most, count } = differences(pixelsOf(outlined), pixelsOf(svg, [font]));
  expect(most).toBeLessThanOrEqual(8);
  expect(count).toBeLessThan(40);
}

/** Words at the size that their class has in all pictures. */
const words = (...texts: readonly string[]) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 400" class="m">',
    "<style>.m text{font-family:'Source Sans 3'}.m .big{font-size:40px;text-anchor:middle}</style>",
    ...texts.map((text, row) => `<text class="big" y="${40 * row + 40}" x="500">${text}</text>`),
    "</svg>",
  ].join("");

describe.each(variantNames)("%s", (variant) => {
  it("looks the same with outlines as with texts", () => {
    const svg = crowdedPicture(variant);
    const outlined = createOutlines(font);
    expectSame(outlined(svg), svg);
    expect(outlined(svg)).toBe(createOutlines(font)(svg));
  });
});

it("a word is drawn alike wherever it stands, and others beside it", () => {
  const outlined = createOutlines(font);
  for (const texts of [["Paris"], ["Wien", "Paris"], ["Paris", "Paris", "  ", "Kiel &amp; Rom"]])
    expectSame(outlined(words(...texts)), words(...texts));
});

it("words of one text and two sizes are two words", () => {
  const svg = words("Paris", "Paris").replace('class="big"', 'font-size="20"');
  expectSame(createOutlines(font)(svg), svg);
});

it("pictures without words stay as they are", () => {
  expect(createOutlines(font)(words())).toBe(words());
});

it("forgets words when there are too many, and learns those that it needs again", () => {
  const outlined = createOutlines(font, 2);
  for (const texts of [["Paris", "Wien", "Rom"], ["Kiel"], ["Paris", "Kiel"], ["Wien", "Kiel"]])
    expect(outlined(words(...texts))).toBe(createOutlines(font)(words(...texts)));
});

it("letters without a font are an error, not a picture without them", () => {
  expect(() => createOutlines("/nowhere.ttf")(words("Paris"))).toThrow("Paris");
});
