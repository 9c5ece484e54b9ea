/**
 * Pixels of a part of a picture as runs of one color, from left to right. Runs are quick to lay over a canvas, and
 * take little memory: most of a part is one color, or nothing.
 */

/** Three numbers for each run: where it begins on the canvas, its length, and its color. */
export type Runs = Uint32Array;

/** A part's pixels, and where they stand on a canvas. A color is red, green, blue and opacity, from the lowest byte up; opacity is multiplied in. */
interface Patch {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

export function runsOf({ pixels, width, left, top }: Patch, canvasWidth: number): Runs {
  const runs: number[] = [];
  for (let row = 0; row * width < pixels.length; row++) {
    const end = (row + 1) * width;
    const shift = (top + row) * canvasWidth + left - row * width;
    for (let from = row * width; from < end; ) {
      const color = pixels[from]!;
      let to = from + 1;
      while (to < end && pixels[to] === color) to++;
      if (color >>> 24 > 0) runs.push(shift + from, to - from, color);
      from = to;
    }
  }
  return Uint32Array.from(runs);
}

/** Lays runs over a canvas without transparent pixels. */
export function layOver(canvas: Uint32Array, runs: Runs): void {
  for (let index = 0; index < runs.length; index += 3) {
    const from = runs[index]!;
    const to = from + runs[index + 1]!;
    const color = runs[index + 2]!;
    if (color >>> 24 === 255) canvas.fill(color, from, to);
    else for (let at = from; at < to; at++) canvas[at] = mixed(color, canvas[at]!);
  }
}

/** Two of the four channels: between them is room for a product. */
const everySecond = 0x00ff00ff;

/** A color over one that is not transparent. */
function mixed(color: number, below: number): number {
  const opacity = color >>> 24;
  // Of 256, so that a shift divides.
  const rest = 256 - opacity - (opacity >>> 7);
  const outer = (((below & everySecond) * rest) >>> 8) & everySecond;
  const inner = (((below >>> 8) & everySecond) * rest) & ~everySecond;
  return color + outer + (inner >>> 0);
}
