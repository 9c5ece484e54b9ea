/** Variants from their folders, the program's and a keeper's own: read, put on their boards, checked, compiled. */
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { listVariants, readDrawing, readVariant as readFiles, YamlError } from "../files/index.js";
import type { Boards } from "../judge/index.js";
import { type Board, baseOf, compileBoards, extendVariant, readVariant } from "../map/index.js";
import { KeepersFault } from "./failure.js";

/** Where the program's own files lie: variants, templates. */
export const home = fileURLToPath(new URL("../../", import.meta.url));

const shipped = `${home}config/variants`;

/** All variants that a judge knows. */
export interface Variants {
  readonly names: readonly string[];
  /** The folder of a variant; undefined if there is none of this name. */
  folderOf(name: string): string | undefined;
  /**
   * Every board by its name, compiled when it is first asked for; those of the keeper's at once. Throws a KeepersFault
   * where one of these is faulty.
   */
  boards(): Boards;
  /** The board of this name, which may say its land bridges (`colonial-moulmein`); null if there is none. */
  board(name: string): Board | null;
  /** The parsed drawing of a board by its name; undefined if it has none. */
  drawing(board: string): unknown;
}

/**
 * The program's variants, and those in a folder of the keeper's. Throws a KeepersFault where one of the keeper's has
 * the name of one of the program's, and `boards` where that is so of a board: a game must never change its board with
 * the settings.
 */
export function openVariants(own: string | null = null): Variants {
  const folders = new Map(listVariants(shipped).map((name) => [name, join(shipped, name)]));
  for (const name of own === null ? [] : listVariants(own)) {
    if (folders.has(name))
      throw new KeepersFault(
        `${own}: the program has a variant ${name} itself; give yours another name.`,
      );
    folders.set(name, join(own!, name));
  }
  const names = [...folders.keys()].sort();
  const variantOf = (board: string) =>
    names.findLast((known) => board === known || board.startsWith(`${known}-`));
  const made = new Map<string, readonly Board[]>();
  const boardsOf = (name: string): readonly Board[] => {
    const boards = made.get(name) ?? boardsIn(folders.get(name)!);
    made.set(name, boards);
    return boards;
  };
  const board = (name: string): Board | null => {
    const variant = variantOf(name);
    const boards = variant === undefined ? [] : boardsOf(variant);
    return boards.find((each) => each.name === name) ?? null;
  };
  return {
    names,
    folderOf: (name) => folders.get(name),
    boards() {
      const keepers = names.filter((name) => dirname(folders.get(name)!) !== shipped);
      const known = new Map(keepers.flatMap(boardsOf).map((each) => [each.name, each]));
      for (const name of keepers) {
        const others = names.filter((other) => name.startsWith(`${other}-`)).flatMap(boardsOf);
        if (others.some((other) => other.name === name))
          throw new KeepersFault(`${own}: there are two boards ${name}; give yours another name.`);
      }
      const get = (name: string) => known.get(name) ?? board(name) ?? undefined;
      return {
        get,
        has: (name) => get(name) !== undefined,
        names: () => names.flatMap(boardsOf).map(({ name }) => name),
      };
    },
    board,
    drawing(board) {
      const variant = variantOf(board);
      return variant === undefined ? undefined : readDrawingFile(folders.get(variant)!);
    },
  };
}

/** The name in its `map.yaml` where a variant is not called as its folder, by which games know it; else null. */
export function misnamed(directory: string, files: unknown): string | null {
  const reading = readVariant(files);
  const name = reading.kind === "variant" ? reading.variant.map.name : null;
  return name === basename(resolve(directory)) ? null : name;
}

/** The parsed files of a variant. One on another's board gets from that one what it leaves out. */
export function readVariantFiles(directory: string): unknown {
  const files = readFiles(directory);
  const base = baseOf(files);
  return base === null ? files : extendVariant(readFiles(folderOfBase(directory, base)), files);
}

/** The parsed drawing of a variant: its own, or that of the board that it is played on. */
export function readDrawingFile(directory: string): unknown {
  const base = baseOf(readFiles(directory));
  const own = readDrawing(directory);
  return own === undefined && base !== null ? readDrawing(folderOfBase(directory, base)) : own;
}

/** A variant is played on the board of one beside it, or of one of the program's. */
function folderOfBase(directory: string, base: string): string {
  if (!/^[a-z0-9-]+$/.test(base)) throw new KeepersFault(`${directory}: ${base} is no variant.`);
  const beside = join(dirname(directory), base);
  return existsSync(beside) ? beside : join(shipped, base);
}

/** The boards of one variant. Throws a KeepersFault where its files are faulty. */
function boardsIn(folder: string): readonly Board[] {
  const files = filesIn(folder);
  const reading = readVariant(files);
  if (reading.kind === "faulty" || misnamed(folder, files) !== null)
    throw new KeepersFault(`${folder} is faulty: run  ems check variant --dir ${folder}`);
  return compileBoards(reading.variant);
}

function filesIn(folder: string): unknown {
  try {
    return readVariantFiles(folder);
  } catch (error) {
    throw error instanceof YamlError ? new KeepersFault(error.message) : error;
  }
}
