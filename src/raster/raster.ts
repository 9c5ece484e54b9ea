/**
 * SVG to PNG, by resvg. No font but the shipped one is looked at, so that the same picture gives the same bytes
 * on every machine of a kind. Most of the work is done by other threads, so that mail and pages are answered meanwhile.
 */
import { access } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import { palettePng } from "./png.js";

interface RasterOptions {
  /** In pixels; the height follows. */
  readonly width: number;
  /** The file of the font that the picture names. */
  readonly font: string;
}

/** More colors are larger files, fewer show in the tints. */
const colors = 48;

/** Fails where the text is no SVG, or the font is missing: a picture without its letters is worse than none. */
export async function rasterize(svg: string, { width, font }: RasterOptions): Promise<Buffer> {
  await access(font);
  const drawing = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: [font] },
  });
  return palettePng({ width: drawing.width, height: drawing.height, data: drawing.pixels }, colors);
}
