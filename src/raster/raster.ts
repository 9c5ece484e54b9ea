/**
 * SVG to PNG, by resvg. No font but the shipped one is looked at, so that the same picture gives the same bytes
 * on every machine of a kind.
 */
import { accessSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { palettePng } from "./png.js";

interface RasterOptions {
  /** In pixels; the height follows. */
  readonly width: number;
  /** The file of the font that the picture names. */
  readonly font: string;
}

/** More colors are larger files, fewer show in the tints. */
const colors = 48;

/** Throws where the text is no SVG, or the font is missing: a picture without its letters is worse than none. */
export function rasterize(svg: string, { width, font }: RasterOptions): Buffer {
  accessSync(font);
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: [font] },
  });
  const { width: columns, height, pixels } = drawing.render();
  return palettePng({ width: columns, height, data: pixels }, colors);
}
