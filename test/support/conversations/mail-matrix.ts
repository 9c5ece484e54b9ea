/** Who is told what, as templates/README.md has it: a row for each event. */
import { readFileSync } from "node:fs";
import { type Reader, readers } from "./audience.js";

/** How many of these readers get a letter; null where there can be none. */
export type Cell = "all" | "some" | "-" | null;

export interface MatrixRow {
  readonly event: string;
  /** As what those are in the game who read of it in a reply. */
  readonly answered: readonly string[];
  readonly cells: ReadonlyMap<Reader, Cell>;
  /** When the cells are so, where that is not always. */
  readonly when: string;
}

const readme = readFileSync(new URL("../../../templates/README.md", import.meta.url), "utf8");
const section = readme.slice(readme.indexOf("## Who is told what"));
const rows = section
  .slice(0, section.indexOf("\n## "))
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

export const mailMatrix: readonly MatrixRow[] = rows
  .filter(({ length }) => length > 4)
  .map(([, name = "", answered = "", ...rest]) => ({
    event: name.replaceAll("`", ""),
    answered: answered === "" ? [] : answered.split(", "),
    cells: new Map(readers.map((reader, at) => [reader, readCell(rest[at])])),
    when: rest[readers.length] ?? "",
  }));

/** The letters to the keeper that the section lists. */
export const keeperRows: readonly string[] = rows
  .filter(({ length }) => length === 4)
  .map(([, name = ""]) => name.replaceAll("`", ""));

/** The letters about no event that the section names. */
export const otherLetters: readonly string[] = [
  ...(/^Other letters:[\s\S]*?\n\n/m.exec(section)?.[0] ?? "").matchAll(/`([\w-]+)`/g),
].map(([, name = ""]) => name);

function readCell(text = ""): Cell {
  if (text === "") return null;
  if (text === "all" || text === "some" || text === "-") return text;
  throw new Error(`Not a cell of the mail matrix: ${text}`);
}
