/** Pictures as pixels: their parts, laid one over the other. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { createParts } from "./parts.js";
import { layOver } from "./runs.js";

/** A picture in parts, each the text of an SVG element, from the ground up. The first covers it all. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  /** What parts refer to: a style sheet, patterns. */
  readonly shared: string;
  readonly parts: readonly string[];
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each. */
  readonly data: Uint8Array;
}

/** Paints with words in the font of this file. Others have their turn after each part that is drawn for the first time. */
export function createPainter(
  font: string,
): (painting: Painting, width: number) => Promise<Pixels> {
  const partsOn = createParts(font);
  return async (painting, canvasWidth) => {
    const scale = canvasWidth / painting.width;
    const height = Math.round(painting.height * scale);
    const parts = partsOn({ shared: painting.shared, scale, canvasWidth });
    const canvas = new Uint32Array(canvasWidth * height);
    for (const part of painting.parts) {
      const known = parts.known(part);
      layOver(canvas, known ?? parts.draw(part));
      if (known === null) await nextTurn();
    }
    return { width: canvasWidth, height, data: new Uint8Array(canvas.buffer) };
  };
}
