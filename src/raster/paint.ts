/** Pictures as pixels: their parts, laid one over the other. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Palette } from "./palette.js";
import { createParts } from "./parts.js";
import { layOver } from "./runs.js";

/** A picture in parts, each the text of an SVG element, from the ground up. The first covers it all. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  /** What parts refer to: a style sheet, patterns. */
  readonly shared: string;
  /**
   * What parts are drawn in, each as `#rrggbb`; others come out as what comes nearest of these, and of shades
   * between them.
   */
  readonly colors: readonly string[];
  readonly parts: readonly string[];
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Of each its color of the palette, row by row. */
  readonly data: Uint8Array;
}

/**
 * Paints with words in the font of this file. Others have their turn after each part that is drawn for the
 * first time.
 */
export function createPainter(
  font: string,
): (painting: Painting, width: number) => Promise<Pixels> {
  const partsOn = createParts(font);
  return async (painting, canvasWidth) => {
    const scale = canvasWidth / painting.width;
    const height = Math.round(painting.height * scale);
    const { shared, colors } = painting;
    const parts = partsOn({ shared, colors, scale, canvasWidth });
    const data = new Uint8Array(canvasWidth * height);
    for (const part of painting.parts) {
      const known = parts.known(part);
      layOver(data, known ?? parts.draw(part), parts.palette);
      if (known === null) await nextTurn();
    }
    return { width: canvasWidth, height, palette: parts.palette, data };
  };
}
