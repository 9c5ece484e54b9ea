/**
 * Pictures to PNG. No font but the shipped one is looked at, so that the same picture gives the same bytes on every
 * machine of a kind.
 */
import { access } from "node:fs/promises";
import { createPainter, type Painting } from "./paint.js";
import { palettePng } from "./png.js";

/** A picture as a PNG that is so many pixels wide; the height follows. */
export type Rasterizer = (painting: Painting, width: number) => Promise<Buffer>;

/**
 * For pictures whose words are in the font of this file. A rasterizer fails where the font is missing: a
 * picture without its letters is worse than none.
 */
export function createRasterizer(font: string): Rasterizer {
  const paint = createPainter(font);
  return async (painting, width) => {
    await access(font);
    return palettePng(await paint(painting, width));
  };
}
