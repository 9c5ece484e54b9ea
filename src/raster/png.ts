/**
 * Pixels as a PNG with a palette: maps have few colors, and so a third of the bytes. The colors are chosen by
 * `gifenc`, the bytes packed by Node's zlib; only the frame around them is written here (PNG, third edition).
 */
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Gifenc } from "gifenc";
import type { Pixels } from "./paint.js";

/** Required, since bundlers and Node disagree on what this package exports by default. */
const gifenc: Gifenc = createRequire(import.meta.url)("gifenc");

/** By another thread. */
const packedBytes = promisify<Buffer, { readonly level: number }, Buffer>(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const indexedColor = 3;
/** Coarse steps are enough to find the colors; each pixel then gets the nearest, in steps finer than the eye sees. */
const [searchSteps, pixelSteps] = ["rgb444", "rgb565"] as const;
/** One pixel in so many tells the colors of a map: what is drawn is wider than that, but for edges. */
const sampled = 7;

export async function palettePng({ width, height, data }: Pixels, colors: number): Promise<Buffer> {
  const palette = gifenc.quantize(everyNth(data, sampled), colors, { format: searchSteps });
  const indices = gifenc.applyPalette(data, palette, pixelSteps);
  const packed = await packedBytes(rowsOf(indices, width, height), { level: 5 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function everyNth(data: Uint8Array, step: number): Uint8Array {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
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

/** Each row after a byte that says that it is not filtered: filters do not help indexed colors. */
function rowsOf(indices: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return rows;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
