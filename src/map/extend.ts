/**
 * A variant on another's board: `board: standard` in its map.yaml takes over provinces, names and
 * whatever else its own files leave out. Works on parsed files, before anything of them is checked.
 */

import { isRecord } from "../util/index.js";

type Table = Readonly<Record<string, unknown>>;

/** The variant whose board these parsed files build on, or null. */
export function baseOf(files: unknown): string | null {
  const map = isRecord(files) ? files.map : undefined;
  const board = isRecord(map) ? map.board : undefined;
  return typeof board === "string" ? board : null;
}

/** The files of a variant with those of its base for what they leave out; its own words come first. */
export function extendVariant(base: unknown, files: unknown): unknown {
  if (!isRecord(base) || !isRecord(files)) return files;
  const [baseMap, map] = [tableIn(base, "map"), tableIn(files, "map")];
  const { board: _, ...own } = map;
  const { title: __, ...board } = baseMap;
  const provinces = mergeTables(tableIn(baseMap, "provinces"), tableIn(map, "provinces"), true);
  const extended = { ...board, ...own, provinces };
  return { ...files, map: extended, names: extendNames(base, files, tableIn(extended, "powers")) };
}

/** Spellings of powers that only the base has would mean nobody. */
function extendNames(base: Table, files: Table, powers: Table): Table {
  const [baseNames, names] = [tableIn(base, "names"), tableIn(files, "names")];
  const sections = new Set([...Object.keys(baseNames), ...Object.keys(names)]);
  const merged = [...sections].map((section) => {
    const before = tableIn(baseNames, section);
    const kept = Object.entries(before).filter(([id]) => section !== "powers" || id in powers);
    return [section, mergeTables(Object.fromEntries(kept), tableIn(names, section), false)];
  });
  return Object.fromEntries(merged);
}

/** Both tables in one; where both have a key, the second's value, or the keys of both where `deep`. */
function mergeTables(base: Table, own: Table, deep: boolean): Table {
  if (!deep) return { ...base, ...own };
  const changed = Object.entries(own).map(([key, value]) => {
    const before = base[key];
    return [key, isRecord(before) && isRecord(value) ? { ...before, ...value } : value];
  });
  return { ...base, ...Object.fromEntries(changed) };
}

function tableIn(table: Table, key: string): Table {
  const value = table[key];
  return isRecord(value) ? value : {};
}
