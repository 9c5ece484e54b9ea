/** Draws maps: each once while it is remembered, so that all readers of a letter share one drawing. */
import { createHash } from "node:crypto";
import {
  type BaseMap,
  baseMapOf,
  type Composition,
  drawingOf,
  englishCaptions,
  partsOf,
  readSheet,
  smallSheet,
} from "../drawing/index.js";
import type { Boards } from "../judge/index.js";
import type { Picture, PictureImage, PictureSize, Pictures } from "../judge/ports/index.js";
import type { Board } from "../map/index.js";
import { createRasterizer, type Painting, printedMap, type Rasterizer } from "../raster/index.js";
import { home } from "./variants.js";

export const font = `${home}config/fonts/source-sans-3-semibold.ttf`;

/** About 80 kB each. */
const keptPictures = 64;

const width = 1000;
/** On paper, 180 dots an inch. */
const printedWidth = 2000;

/** Pictures of these boards, with the drawing that is found for each. */
export function createPictures(boards: Boards, drawing: (board: string) => unknown): Pictures {
  const bases = new Map<string, BaseMap | null>();
  const kept = new Map<string, Promise<PictureImage | null>>();
  const rasterize = createRasterizer(font);
  let last: Promise<unknown> = Promise.resolve();

  function baseOf(board: Board, size: PictureSize): BaseMap | null {
    const key = `${size} ${board.name}`;
    const known = bases.get(key);
    if (known !== undefined) return known;
    const base = baseMap(board, drawing(board.name), size);
    bases.set(key, base);
    return base;
  }

  /** What a picture is drawn of, or null where the variant has no drawing. */
  function sourceOf({ variant, scene }: Picture, size: PictureSize = "usual"): Composition | null {
    const board = boards.get(variant);
    const base = board === undefined ? null : baseOf(board, size);
    return base === null ? null : { base, scene, captions: englishCaptions };
  }

  /** One after the other: many at once would be no sooner done, and fill the memory. */
  function drawn(picture: Picture): Promise<PictureImage | null> {
    const next = last.then(() => {
      const source = sourceOf(picture);
      return source === null ? null : imageOf(picture, partsOf(source), rasterize);
    });
    last = next.catch(() => null);
    return next;
  }

  function fileOf(picture: Picture): Promise<PictureImage | null> {
    const key = createHash("sha256").update(JSON.stringify(picture)).digest("base64");
    const file = kept.get(key) ?? drawn(picture);
    // The last one used is the last one forgotten.
    kept.delete(key);
    kept.set(key, file);
    file.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - keptPictures)))
      kept.delete(oldest);
    return file;
  }

  return {
    svg: async (picture, size) => svgOf(sourceOf(picture, size)),
    file: fileOf,
  };
}

function baseMap(board: Board, drawing: unknown, size: PictureSize): BaseMap | null {
  const reading = readSheet(drawing, board);
  if (reading.kind !== "sheet") return null;
  return baseMapOf(board, size === "small" ? smallSheet(reading.sheet) : reading.sheet);
}

function svgOf(source: Composition | null): string | null {
  return source === null ? null : drawingOf(source);
}

async function imageOf(
  { name, scene, orderSheet }: Picture,
  painting: Painting,
  rasterize: Rasterizer,
): Promise<PictureImage> {
  const alt = `${scene.title}: ${scene.phase}`;
  if (orderSheet === undefined) {
    const content = await rasterize(painting, width);
    return { name: `${name}.png`, type: "image/png", content, alt };
  }
  const image = await rasterize(painting, printedWidth);
  const content = await printedMap({ title: alt, image, font, sheet: orderSheet });
  return { name: `${name}.pdf`, type: "application/pdf", content, alt };
}
