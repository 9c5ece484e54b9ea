/**
 * Pixels as a PNG with a palette: maps have few colors, and so a third of the bytes. The bytes are packed by
 * Node's zlib; only the frame around them is written here (PNG, third edition).
 */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Pixels } from "./paint.js";

/** By another thread. */
const packedBytes = promisify<Buffer, { readonly level: number }, Buffer>(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const indexedColor = 3;

export async function palettePng(pixels: Pixels): Promise<Buffer> {
  const packed = await packedBytes(rowsOf(pixels), { level: 5 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header(pixels)),
    chunk("PLTE", Buffer.from(pixels.palette.colors.flat())),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function header({ width, height }: Pixels): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, indexedColor, 0, 0, 0], 8);
  return bytes;
}

/** Each row after a byte that says that it is not filtered: filters do not help indexed colors. */
function rowsOf({ width, height, data }: Pixels): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(data.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
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
