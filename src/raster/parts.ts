/**
 * Parts of pictures, drawn by resvg. Nearly all of a picture is in others too: a coast, a unit in its place. So each part
 * is drawn once, and kept as runs of pixels; must never grow without bound.
 */
import { Resvg } from "@resvg/resvg-js";
import { type Runs, runsOf } from "./runs.js";

/** How parts are drawn: each with what they share, so many pixels to a unit, on a canvas so wide. */
interface Ground {
  readonly shared: string;
  readonly scale: number;
  readonly canvasWidth: number;
}

interface Parts {
  /** Null for what is still to be drawn. */
  known(part: string): Runs | null;
  draw(part: string): Runs;
}

/** Numbers that are kept: some 24 MB, several boards with what stands on them. */
const manyNumbers = 6_000_000;

/** Around what resvg says that a part covers, which is not exact. */
const seam = 2;

/** Draws parts whose words are in the font of this file. */
export function createParts(font: string, keptNumbers = manyNumbers): (ground: Ground) => Parts {
  const kept = new Map<string, Map<string, Runs>>();
  let numbers = 0;

  function keptOn({ shared, scale, canvasWidth }: Ground): Map<string, Runs> {
    const key = `${scale} ${canvasWidth} ${shared}`;
    const parts = kept.get(key) ?? new Map<string, Runs>();
    kept.set(key, parts);
    return parts;
  }

  return (ground) => {
    if (numbers > keptNumbers) {
      kept.clear();
      numbers = 0;
    }
    const parts = keptOn(ground);
    return {
      known: (part) => parts.get(part) ?? null,
      draw: (part) => {
        const runs = drawn(ground, part, font);
        parts.set(part, runs);
        numbers += runs.length;
        return runs;
      },
    };
  };
}

function drawn({ shared, scale, canvasWidth }: Ground, part: string, font: string): Runs {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${shared}${part}</svg>`;
  const picture = new Resvg(svg, {
    fitTo: { mode: "zoom", value: scale },
    font: { loadSystemFonts: false, fontFiles: [font] },
  });
  const box = picture.getBBox();
  if (box === undefined) return new Uint32Array();
  const [left, top] = [begin(box.x * scale), begin(box.y * scale)];
  const right = Math.min(canvasWidth, Math.ceil((box.x + box.width) * scale) + seam);
  const bottom = Math.ceil((box.y + box.height) * scale) + seam;
  if (right <= left || bottom <= top) return new Uint32Array();
  box.x = left / scale;
  box.y = top / scale;
  box.width = (right - left) / scale;
  box.height = (bottom - top) / scale;
  picture.cropByBBox(box);
  const { pixels, width } = picture.render();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  return runsOf({ pixels: colors, width, left, top }, canvasWidth);
}

function begin(edge: number): number {
  return Math.max(0, Math.floor(edge) - seam);
}
