/** What the chunks of a PNG say, read without the code that wrote them. */
import { inflateSync } from "node:zlib";

export interface PngFacts {
  readonly width: number;
  readonly height: number;
  readonly colorType: number;
  /** In the palette. */
  readonly colors: number;
}

export function pngFacts(png: Buffer): PngFacts {
  const header = contentOf(png, "IHDR");
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    colorType: header[9]!,
    colors: contentOf(png, "PLTE").length / 3,
  };
}

/** The red, green and blue of each pixel of a PNG with a palette whose rows are not filtered. */
export function pngColors(png: Buffer): readonly (readonly number[])[] {
  const { width, height } = pngFacts(png);
  const palette = contentOf(png, "PLTE");
  const rows = inflateSync(contentOf(png, "IDAT"));
  return Array.from({ length: width * height }, (_, at) => {
    const index = 3 * rows[at + Math.floor(at / width) + 1]!;
    return [...palette.subarray(index, index + 3)];
  });
}

function contentOf(png: Buffer, type: string): Buffer {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === type)
      return png.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  throw new Error(`The PNG has no ${type}.`);
}
