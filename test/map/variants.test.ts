/** The boards of the variants, against the counts that all sources of their maps agree on. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Board, compileBoards, readVariant } from "../../src/map/index.js";
import { boardOf, variantFiles, variantNames } from "../support/boards/boards.js";

/** Borders between the provinces that armies, or fleets, can cross either way. */
function borders(board: Board, type: "A" | "F"): number {
  return board.locations.flatMap((at) => board.neighbours(type, at)).length / 2;
}

describe("what is on the board of", () => {
  test.each([
    ["1898", { provinces: 75, centers: 34, owned: 7, units: 7, armies: 111, fleets: 141 }],
    ["ancmed", { provinces: 79, centers: 34, owned: 15, units: 15, armies: 112, fleets: 155 }],
    ["chaos", { provinces: 75, centers: 34, owned: 34, units: 0, armies: 111, fleets: 141 }],
    // One land bridge is among the borders, for armies and fleets both.
    ["colonial", { provinces: 119, centers: 58, owned: 29, units: 29, armies: 170, fleets: 210 }],
    ["loeb9", { provinces: 86, centers: 38, owned: 28, units: 28, armies: 126, fleets: 160 }],
  ])("%s", (name, counts) => {
    const board = boardOf(name);
    expect({
      provinces: board.provinces.length,
      centers: board.provinces.filter(({ isCenter }) => isCenter).length,
      owned: Object.keys(board.start.owners).length,
      units: board.start.units.length,
      armies: borders(board, "A"),
      fleets: borders(board, "F"),
    }).toEqual(counts);
  });

  test.each([
    ["1898", "S1899M", 18, 7],
    ["ancmed", "S1M", 18, 5],
    ["chaos", "W1900A", 18, 34],
    ["colonial", "S1870M", 30, 7],
    ["loeb9", "S1901M", 20, 9],
  ])(
    "%s begins in %s, is won with %i centers, by one of %i powers",
    (name, phase, wins, powers) => {
      const board = boardOf(name);
      const found = [board.start.phase, board.victoryCenters, board.powers.length];
      expect(found).toEqual([phase, wins, powers]);
    },
  );
});

describe("homes, starting centers and starting units are three things", () => {
  test("Germany begins 1898 with one of its homes", () => {
    const board = boardOf("1898");
    expect(board.power("GERMANY")!.homes).toEqual(["BER", "KIE", "MUN"]);
    const own = Object.entries(board.start.owners).filter(([, owner]) => owner === "GERMANY");
    expect(own).toEqual([["KIE", "GERMANY"]]);
    expect(board.start.units).toContainEqual({ power: "GERMANY", type: "A", at: "KIE" });
  });
});

describe("land bridges", () => {
  const reading = readVariant(variantFiles("colonial"));
  const boards = reading.kind === "variant" ? compileBoards(reading.variant) : [];

  test.each([
    ["colonial", ["VLA"]],
    ["colonial-first-print", []],
    ["colonial-second-print", ["OTA"]],
    ["colonial-moulmein", ["OTA"]],
    ["colonial-both", ["OTA", "VLA"]],
  ])("of %s lead from Sakhalin to %j", (name, expected) => {
    const board = boards.find((one) => one.name === name)!;
    expect(board.neighbours("A", "SAK")).toEqual(expected);
    expect(board.neighbours("F", "SAK").filter((at) => at !== "OKH")).toEqual(expected);
  });

  test("lead from Otaru to Akita too in the Moulmein Convention", () => {
    const bridged = boards.filter((board) => board.neighbours("A", "OTA").includes("AKI"));
    expect(bridged.map(({ name }) => name)).toEqual(["colonial-moulmein"]);
  });
});

describe("ice", () => {
  const board = boardOf("loeb9");

  test("closes the Arctic Ocean in fall", () => {
    expect(board.neighbours("F", "NWG")).toContain("ARC");
    expect(board.during("S")).toBe(board);
    expect(board.during("W")).toBe(board);
    const fall = board.during("F");
    expect(fall.ice).toEqual(["ARC"]);
    expect(fall.neighbours("F", "NWG")).toEqual(
      board.neighbours("F", "NWG").filter((at) => at !== "ARC"),
    );
    expect(fall.neighbours("F", "ARC")).toEqual([]);
    expect(fall.during("S")).toBe(board);
  });
});

describe("names of railways and canals", () => {
  const { railwayNames, canalNames } = boardOf("colonial");
  test.each(["tsr", "trans siberian railroad", "trans siberian railway"])("%s", (text) => {
    expect(railwayNames.get(text)).toBe("TSR");
  });
  test.each(["sc", "suez", "suez canal"])("%s", (text) => {
    expect(canalNames.get(text)).toBe("SC");
  });
});

describe("config/README.md", () => {
  const readme = readFileSync(new URL("../../config/README.md", import.meta.url), "utf8");

  test("lists every variant with its number of players", () => {
    const rows = [...readme.matchAll(/^\| `(\w+)` \| (\d{1,2}) \|/gm)].map((row) => row.slice(1));
    const expected = variantNames.map((name) => [name, String(boardOf(name).powers.length)]);
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  test("names every land bridge convention", () => {
    const reading = readVariant(variantFiles("colonial"));
    const boards = reading.kind === "variant" ? compileBoards(reading.variant) : [];
    for (const { name } of boards) expect(readme).toContain(`\`${name}\``);
  });
});
