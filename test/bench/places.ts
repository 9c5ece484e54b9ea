/** Where things lie: seen from the repository, in which npm runs its scripts, not from the compiled file. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { compileBoards } from "../../src/map/compile.js";
import { type Board, readVariant } from "../../src/map/index.js";

export const repository = pathToFileURL(`${process.cwd()}/`);

/** The standard board as a keeper has it. */
export function standardBoard(): Board {
  const file = (part: string) =>
    parse(readFileSync(new URL(`config/variants/standard/${part}.yaml`, repository), "utf8"));
  const reading = readVariant({ map: file("map"), names: file("names") });
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults));
  return compileBoards(reading.variant)[0]!;
}
