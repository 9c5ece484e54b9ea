/** Variants from their folders: read, put on the board that they are played on, checked, compiled. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listVariants, readDrawing, readVariant as readFiles } from "../files/index.js";
import { type Board, baseOf, compileBoards, extendVariant, readVariant } from "../map/index.js";

/** Where the program's own files lie: variants, templates. */
export const home = fileURLToPath(new URL("../../", import.meta.url));

/** The parsed files of a variant. One on another's board gets what it leaves out from the folder beside. */
export function readVariantFiles(directory: string): unknown {
  const files = readFiles(directory);
  const base = baseOf(files);
  return base === null ? files : extendVariant(readFiles(join(dirname(directory), base)), files);
}

/** The parsed drawing of a variant: its own, or that of the board that it is played on. */
export function readDrawingFile(directory: string): unknown {
  const base = baseOf(readFiles(directory));
  const own = readDrawing(directory);
  return own === undefined && base !== null ? readDrawing(join(dirname(directory), base)) : own;
}

/** The parsed drawing of a board by its name, which may say its land bridges; undefined if there is none. */
export function readDrawingOf(board: string): unknown {
  const variant = variantOf(board);
  return variant === undefined ? undefined : readDrawingFile(`${home}config/variants/${variant}`);
}

function variantOf(board: string): string | undefined {
  const variants = listVariants(`${home}config`);
  return variants.find((known) => board === known || board.startsWith(`${known}-`));
}

/** The boards of all variants under `config/variants`. Throws where one of them is faulty. */
export function loadBoards(): ReadonlyMap<string, Board> {
  const boards = listVariants(`${home}config`).flatMap(loadVariant);
  return new Map(boards.map((board) => [board.name, board]));
}

/** The board of this name, which may say its land bridges (`colonial-moulmein`); null if there is none. */
export function loadBoard(name: string): Board | null {
  const variant = variantOf(name);
  const boards = variant === undefined ? [] : loadVariant(variant);
  return boards.find((board) => board.name === name) ?? null;
}

/** The boards of one variant. Throws where its files are faulty. */
function loadVariant(name: string): readonly Board[] {
  const reading = readVariant(readVariantFiles(`${home}config/variants/${name}`));
  if (reading.kind === "faulty") {
    throw new Error(`The variant ${name} is faulty: run  ems check variant ${name}`);
  }
  return compileBoards(reading.variant);
}
