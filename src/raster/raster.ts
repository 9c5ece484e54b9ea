/**
 * SVG to PNG, by resvg. No font but the shipped one is looked at, so that the same picture gives the same bytes
 * on every machine of a kind. Most of the work is done by other threads, so that mail and pages are answered meanwhile.
 */
import { access } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import { createOutlines } from "./outlines.js";
import { palettePng } from "./png.js";

/** An SVG as a PNG that is so many pixels wide; the height follows. */
export type Rasterizer = (svg: string, width: number) => Promise<Buffer>;

/** More colors are larger files, fewer show in the tints. */
const colors = 48;

/**
 * For pictures whose words are in the font of this file. A rasterizer fails where it is given no SVG, or the font is
 * missing: a picture without its letters is worse than none.
 */
export function createRasterizer(font: string): Rasterizer {
  const outlined = createOutlines(font);
  return async (svg, width) => {
    await access(font);
    const drawing = await renderAsync(outlined(svg), {
      fitTo: { mode: "width", value: width },
      font: { loadSystemFonts: false, fontFiles: [font] },
    });
    const { height, pixels } = drawing;
    return palettePng({ width: drawing.width, height, data: pixels }, colors);
  };
}
