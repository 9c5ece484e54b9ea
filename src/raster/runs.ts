/**
 * Pixels of a part of a picture, from left to right: runs of a color of the palette, and single pixels of an edge that
 * what lies below shines through. They are quick to lay over a canvas, and take little memory: most of a part is one
 * color, or nothing.
 */
import type { Palette } from "./palette.js";

/**
 * Two numbers for each: where it is on the canvas, and what. A pixel of an edge is its color, with opacity in
 * the highest byte and multiplied in. A run has nothing in that byte, then its length, and its index in the
 * lowest byte.
 */
export type Runs = Uint32Array;

/**
 * A part's pixels, and where they stand on a canvas. A color is red, green, blue and opacity, from the lowest
 * byte up; opacity is multiplied in.
 */
export interface Patch {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

export function runsOf(
  { pixels, width, left, top }: Patch,
  canvasWidth: number,
  palette: Palette,
): Runs {
  const runs: number[] = [];
  const indexes = new Map<number, number>();
  const indexOf = (color: number) => {
    const index = indexes.get(color) ?? palette.indexOf(color);
    indexes.set(color, index);
    return index;
  };
  for (let row = 0; row * width < pixels.length; row++) {
    const end = (row + 1) * width;
    const shift = (top + row) * canvasWidth + left - row * width;
    for (let from = row * width; from < end; ) {
      const color = pixels[from]!;
      const opacity = color >>> 24;
      let to = from + 1;
      if (opacity === 255) {
        while (to < end && pixels[to] === color) to++;
        runs.push(shift + from, ((to - from) << 8) | indexOf(color));
      } else if (opacity > 0) runs.push(shift + from, color);
      from = to;
    }
  }
  return Uint32Array.from(runs);
}

/** What is shorter is filled sooner by hand. */
const shortRun = 32;

/** Lays runs over a canvas of colors of this palette. */
export function layOver(canvas: Uint8Array, runs: Runs, palette: Palette): void {
  for (let at = 0; at < runs.length; at += 2) {
    const from = runs[at]!;
    const what = runs[at + 1]!;
    const length = what >>> 8;
    if (length > 0xffff) canvas[from] = palette.indexOver(what, canvas[from]!);
    else if (length > shortRun) canvas.fill(what & 0xff, from, from + length);
    else for (let to = from; to < from + length; to++) canvas[to] = what;
  }
}
