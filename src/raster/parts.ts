/**
 * Parts of pictures, drawn by resvg. Nearly all of a picture is in others too: a coast, a unit in its place. So
 * each part is drawn once, and kept as runs of pixels; must never grow without bound.
 */
import { Resvg } from "@resvg/resvg-js";
import { type Palette, paletteOf } from "./palette.js";
import { type Patch, type Runs, runsOf } from "./runs.js";

/** How parts are drawn: each with what they share, so many pixels to a unit, on a canvas so wide, in these colors. */
interface Ground {
  readonly shared: string;
  readonly colors: readonly string[];
  readonly scale: number;
  readonly canvasWidth: number;
}

interface Parts {
  readonly palette: Palette;
  /** Null for what is still to be drawn. */
  known(part: string): Runs | null;
  draw(part: string): Runs;
}

/** Numbers that are kept: some 16 MB, several boards with what stands on them. */
const manyNumbers = 4_000_000;

/** More colors are larger files, fewer show in the tints. */
const mostColors = 80;

/** Around what resvg says that a part covers, which is not exact. */
const seam = 2;

interface Kept {
  readonly palette: Palette;
  readonly runs: Map<string, Runs>;
}

/** Draws parts whose words are in the font of this file. */
export function createParts(font: string, keptNumbers = manyNumbers): (ground: Ground) => Parts {
  const grounds = new Map<string, Kept>();
  let numbers = 0;

  function keptOn({ shared, colors, scale, canvasWidth }: Ground): Kept {
    const key = `${scale} ${canvasWidth} ${colors} ${shared}`;
    const kept = grounds.get(key) ?? { palette: paletteOf(colors, mostColors), runs: new Map() };
    grounds.set(key, kept);
    return kept;
  }

  return (ground) => {
    if (numbers > keptNumbers) {
      grounds.clear();
      numbers = 0;
    }
    const { palette, runs } = keptOn(ground);
    return {
      palette,
      known: (part) => runs.get(part) ?? null,
      draw: (part) => {
        const own = runsOf(drawn(ground, part, font), ground.canvasWidth, palette);
        runs.set(part, own);
        numbers += own.length;
        return own;
      },
    };
  };
}

function drawn({ shared, scale, canvasWidth }: Ground, part: string, font: string): Patch {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${shared}${part}</svg>`;
  const picture = new Resvg(svg, {
    fitTo: { mode: "zoom", value: scale },
    font: { loadSystemFonts: false, fontFiles: [font] },
  });
  const box = picture.getBBox();
  if (box === undefined) return nothing;
  const [left, top] = [begin(box.x * scale), begin(box.y * scale)];
  const right = Math.min(canvasWidth, Math.ceil((box.x + box.width) * scale) + seam);
  const bottom = Math.ceil((box.y + box.height) * scale) + seam;
  if (right <= left || bottom <= top) return nothing;
  box.x = left / scale;
  box.y = top / scale;
  box.width = (right - left) / scale;
  box.height = (bottom - top) / scale;
  picture.cropByBBox(box);
  const { pixels, width } = picture.render();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  return { pixels: colors, width, left, top };
}

const nothing: Patch = { pixels: new Uint32Array(), width: 1, left: 0, top: 0 };

function begin(edge: number): number {
  return Math.max(0, Math.floor(edge) - seam);
}
