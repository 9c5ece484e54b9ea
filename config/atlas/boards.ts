/** The boards that the sheets are drawn for, from their `map.yaml` alone. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Board,
  baseOf,
  compileBoards,
  extendVariant,
  readVariant,
} from "../../src/map/index.js";

const variants = new URL("../variants/", import.meta.url);

export function boardOf(name: string): Board {
  const reading = readVariant(filesOf(name));
  if (reading.kind === "faulty") throw new Error(`${name} is faulty: ems check variant ${name}`);
  const [board] = compileBoards(reading.variant);
  if (board === undefined) throw new Error("The variant has no board.");
  return board;
}

function filesOf(name: string): unknown {
  const file = (part: string) =>
    parse(readFileSync(new URL(`${name}/${part}.yaml`, variants), "utf8"));
  const files = { map: file("map"), names: file("names") };
  const base = baseOf(files);
  return base === null ? files : extendVariant(filesOf(base), files);
}
