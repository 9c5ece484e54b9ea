/**
 * Pixels as a PNG with a palette: maps have few colors, and so a third of the bytes. The colors are chosen by
 * `gifenc`, the bytes packed by Node's zlib; only the frame around them is written here (PNG, third edition).
 */
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Color, Gifenc } from "gifenc";
import type { Pixels } from "./paint.js";

/** Required, since bundlers and Node disagree on what this package exports by default. */
const gifenc: Gifenc = createRequire(import.meta.url)("gifenc");

/** By another thread. */
const packedBytes = promisify<Buffer, { readonly level: number }, Buffer>(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const indexedColor = 3;
/** Coarse steps are enough to find the colors. */
const searchSteps = "rgb444";
/** One pixel in so many tells the colors of a map: what is drawn is wider than that, but for edges. */
const sampled = 7;

export async function palettePng({ width, height, data }: Pixels, colors: number): Promise<Buffer> {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const palette = gifenc.quantize(everyNth(pixels, sampled), colors, { format: searchSteps });
  const packed = await packedBytes(rowsOf(pixels, width, palette), { level: 5 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function everyNth(pixels: Uint32Array, step: number): Uint8Array {
  const some = new Uint32Array(Math.ceil(pixels.length / step));
  for (let index = 0; index < some.length; index++) some[index] = pixels[index * step]!;
  return new Uint8Array(some.buffer);
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, indexedColor, 0, 0, 0], 8);
  return bytes;
}

/**
 * Each pixel as a color of the palette, each row after a byte that says that it is not filtered: filters do not help
 * indexed colors. Eight of nine pixels are as the one before, and are not looked up.
 */
function rowsOf(pixels: Uint32Array, width: number, palette: readonly Color[]): Buffer {
  const height = pixels.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  const indexOf = nearestIn(palette);
  let from = 0;
  for (let y = 0; y < height; y++) {
    const end = from + width;
    while (from < end) {
      const color = pixels[from]!;
      const index = indexOf(color);
      do rows[y + 1 + from++] = index;
      while (from < end && pixels[from] === color);
    }
  }
  return rows;
}

/** Finds the nearest color of a palette, once for all colors that the eye does not tell apart. */
function nearestIn(palette: readonly Color[]): (color: number) => number {
  const unknown = -1;
  const known = new Int16Array(1 << 15).fill(unknown);
  return (color) => {
    const cell = ((color & 0xf8) << 7) | ((color >> 6) & 0x3e0) | ((color >> 19) & 0x1f);
    if (known[cell] === unknown) known[cell] = nearest(color, palette);
    return known[cell]!;
  };
}

function nearest(color: number, palette: readonly Color[]): number {
  let least = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let index = 0; index < palette.length; index++) {
    const [red, green, blue] = palette[index]!;
    const r = red - (color & 0xff);
    const g = green - ((color >> 8) & 0xff);
    const b = blue - ((color >> 16) & 0xff);
    const distance = r * r + g * g + b * b;
    if (distance > least) continue;
    least = distance;
    found = index;
  }
  return found;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
