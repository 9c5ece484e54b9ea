/**
 * The colors of pictures whose parts have few: these, and shades between each two, since an edge is a blend of what it
 * parts. So a picture's palette is known before anything of it is drawn.
 */

/** Red, green and blue. */
type Channels = readonly [red: number, green: number, blue: number];

/** Red, green, blue and opacity, from the lowest byte up; opacity is multiplied in. */
type Pixel = number;

export interface Palette {
  readonly colors: readonly Channels[];
  /** The color that comes nearest. */
  indexOf(pixel: Pixel): number;
  /**
   * The one that comes nearest where this pixel lies over a color of the palette, give or take what the eye
   * does not see.
   */
  indexOver(pixel: Pixel, below: number): number;
}

/** Where between two colors there is a shade. */
const shades = [1 / 2, 1 / 4, 3 / 4] as const;

/** By so much shades are drawn apart until they are few enough. */
const step = 4;

/** At most so many colors: these, each as `#rrggbb`, and shades, as close to one another as there is room for. */
export function paletteOf(flat: readonly string[], most: number): Palette {
  const own = [...new Set(flat)].map(channelsOf);
  const between = own.flatMap((color, index) =>
    own.slice(0, index).flatMap((other) => shades.map((share) => mixed(color, other, share))),
  );
  let colors: readonly Channels[] = own;
  for (let apart = step; ; apart += step) {
    colors = withThose(own, between, apart);
    if (colors.length <= Math.max(most, own.length)) return lookedUpIn(colors);
  }
}

/** What is at least so far from everything that is there already comes in. */
function withThose(own: readonly Channels[], more: readonly Channels[], apart: number) {
  const colors = [...own];
  for (const color of more) {
    if (colors.every((known) => distance(color, known) >= apart * apart)) colors.push(color);
  }
  return colors;
}

function lookedUpIn(colors: readonly Channels[]): Palette {
  const unknown = -1;
  const cells = new Int16Array(1 << 15).fill(unknown);
  const pixels = Uint32Array.from(colors, pixelOf);
  const indexOf = (pixel: Pixel) => nearest(pixel, colors);
  return {
    colors,
    indexOf,
    indexOver: (pixel, below) => {
      const seen = over(pixel, pixels[below]!);
      const cell = ((seen & 0xf8) << 7) | ((seen >> 6) & 0x3e0) | ((seen >> 19) & 0x1f);
      // By its middle, so that it does not matter which color of a cell comes first.
      if (cells[cell] === unknown) cells[cell] = indexOf((seen & 0xf8f8f8) | 0x040404);
      return cells[cell]!;
    },
  };
}

/** Two of the four channels: between them is room for a product. */
const everySecond = 0x00ff00ff;

/** A color over one that is not transparent. */
function over(pixel: Pixel, below: Pixel): Pixel {
  const opacity = pixel >>> 24;
  // Of 256, so that a shift divides.
  const rest = 256 - opacity - (opacity >>> 7);
  const outer = (((below & everySecond) * rest) >>> 8) & everySecond;
  const inner = (((below >>> 8) & everySecond) * rest) & ~everySecond;
  return (pixel + outer + inner) | 0;
}

function pixelOf([red, green, blue]: Channels): Pixel {
  return red | (green << 8) | (blue << 16) | (0xff << 24);
}

function nearest(pixel: Pixel, colors: readonly Channels[]): number {
  const color = [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff] as const;
  let least = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let index = 0; index < colors.length; index++) {
    const away = distance(color, colors[index]!);
    if (away >= least) continue;
    least = away;
    found = index;
  }
  return found;
}

function distance(color: Channels, other: Channels): number {
  const red = color[0] - other[0];
  const green = color[1] - other[1];
  const blue = color[2] - other[2];
  return red * red + green * green + blue * blue;
}

function mixed(color: Channels, other: Channels, share: number): Channels {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(color[index] + (other[index] - color[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
