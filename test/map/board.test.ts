/** The compiled standard board, against facts that every source of the map agrees on. */
import { describe, expect, test } from "vitest";
import { listOf } from "../../src/map/index.js";
import { standardBoard } from "../support/boards/boards.js";

const board = standardBoard();
const count = (terrain: string) =>
  board.provinces.filter((province) => province.terrain === terrain).length;

describe("the standard board", () => {
  test("has 14 inland, 42 coastal and 19 sea provinces, three of them split", () => {
    expect([count("inland"), count("coastal"), count("sea")]).toEqual([14, 42, 19]);
    const split = board.provinces.filter(({ coasts }) => coasts.length > 0);
    expect(split.map(({ coasts }) => coasts)).toEqual([
      ["BUL/EC", "BUL/SC"],
      ["SPA/NC", "SPA/SC"],
      ["STP/NC", "STP/SC"],
    ]);
  });

  test("has 111 borders for armies and 141 for fleets", () => {
    expect(board.tables.armyNeighbours.items.length / 2).toBe(111);
    expect(board.tables.fleetNeighbours.items.length / 2).toBe(141);
  });

  test("has 34 centers, 22 of them homes, and 22 units at the start", () => {
    expect(board.provinces.filter(({ isCenter }) => isCenter).length).toBe(34);
    expect(Object.keys(board.start.owners).length).toBe(22);
    expect(board.start.units.length).toBe(22);
    expect(board.victoryCenters).toBe(18);
  });
});

describe("neighbours", () => {
  test.each([
    ["A", "NWY", ["FIN", "STP", "SWE"]],
    ["F", "NWY", ["BAR", "NTH", "NWG", "SKA", "STP/NC", "SWE"]],
    ["F", "SPA/NC", ["GAS", "MAO", "POR"]],
    ["F", "BUL/EC", ["BLA", "CON", "RUM"]],
    ["A", "STP/NC", []],
    ["F", "STP", []],
    ["F", "MUN", []],
    ["A", "NTH", []],
    ["A", "XXX", []],
  ] as const)("of %s %s", (type, from, expected) => {
    expect(board.neighbours(type, from)).toEqual(expected);
  });
});

describe("who can stand where", () => {
  test.each([
    ["A", "PAR", true],
    ["F", "PAR", false],
    ["A", "NTH", false],
    ["F", "NTH", true],
    ["A", "SPA", true],
    ["A", "SPA/NC", false],
    ["F", "SPA", false],
    ["F", "SPA/NC", true],
    ["F", "SPA/EC", false],
    ["F", "KIE", true],
    ["A", "XXX", false],
  ] as const)("%s %s: %s", (type, at, stands) => {
    expect(board.canStand(type, at)).toBe(stands);
  });
});

describe("the tables of the adjudicator", () => {
  const number = (id: string) => board.locationNumber(id);

  test("number provinces before coasts, and find a coast's province", () => {
    const { provinceCount, provinceOf, locationCount } = board.tables;
    expect([provinceCount, locationCount]).toEqual([75, 81]);
    expect(board.locations[provinceOf[number("STP/SC")]!]).toBe("STP");
    expect(number("XXX")).toBe(-1);
  });

  test("know the waters around a split province from all its coasts", () => {
    const waters = listOf(board.tables.waters, number("STP")).map((at) => board.locations[at]);
    expect(waters).toEqual(["BAR", "BOT"]);
  });

  test("agree with the lists of neighbours", () => {
    const { fleetSteps, armySteps, locationCount } = board.tables;
    for (const from of board.locations) {
      for (const to of board.locations) {
        const cell = number(from) * locationCount + number(to);
        expect(armySteps[cell] === 1).toBe(board.neighbours("A", from).includes(to));
        expect(fleetSteps[cell] === 1).toBe(board.neighbours("F", from).includes(to));
      }
    }
  });
});
