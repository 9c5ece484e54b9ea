/** What lies on disk comes as plain data: variants by file, sentences by path. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readVariantFiles } from "../../src/app/variants.js";
import { listVariants, readTemplates, readVariant } from "../../src/files/index.js";
import { checkVariant } from "../../src/map/index.js";

const variants = fileURLToPath(new URL("../../config/variants", import.meta.url));

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "ems-files-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe("variants", () => {
  test("a variant is its files by name", () => {
    write("tiny/map.yaml", "name: tiny\nvictory: 1\n");
    write("tiny/names.yaml", "provinces: { PAR: [pariz] }\n");
    write("tiny/README.md", "About it.\n");
    expect(readVariant(join(directory, "tiny"))).toEqual({
      map: { name: "tiny", victory: 1 },
      names: { provinces: { PAR: ["pariz"] } },
    });
  });

  test("only folders with a map are variants", () => {
    write("tiny/map.yaml", "name: tiny\n");
    write("alpha/map.yaml", "name: alpha\n");
    write("notes/about.txt", "None.\n");
    write("map.yaml", "name: none\n");
    expect(listVariants(directory)).toEqual(["alpha", "tiny"]);
  });

  test("what is no YAML is told with file and line", () => {
    write("tiny/map.yaml", "name: tiny\nname: again\n");
    expect(() => readVariant(join(directory, "tiny"))).toThrow(
      `${join(directory, "tiny", "map.yaml")}:2: Map keys must be unique`,
    );
  });

  test.each(listVariants(variants))("%s, which comes with the program, is sound", (name) => {
    expect(checkVariant(readVariantFiles(join(variants, name)))).toEqual([]);
  });

  test("the standard board comes with the program", () => {
    expect(listVariants(variants)).toContain("standard");
  });
});

test("sentences come by their paths, without what explains them and what editors leave", () => {
  write("letters/results.txt", "Results of {{phase}}.\n");
  write("help/topics/press.txt", "Press.\n");
  write("words.txt", "[army]\nArmy\n");
  write("README.md", "How to translate.\n");
  write(".words.txt.swp", "junk");
  expect(readTemplates(directory)).toEqual({
    "help/topics/press.txt": "Press.\n",
    "letters/results.txt": "Results of {{phase}}.\n",
    "words.txt": "[army]\nArmy\n",
  });
});
