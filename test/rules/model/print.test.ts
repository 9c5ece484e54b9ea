/** Canonical text, and what a unit could do, as it is shown to players. */
import { describe, expect, test } from "vitest";
import { destinations, printOrder } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { readOrder, readUnit, readUnits } from "../../support/cases/canonical.js";

describe("what prints is what was read", () => {
  test.each([
    ["M", "A PAR H"],
    ["M", "A PAR - BUR"],
    ["M", "A LON - BEL VIA"],
    ["M", "A LON - ENG - IRI - WAL"],
    ["M", "F MAO - SPA/SC"],
    ["M", "A PAR S A MAR"],
    ["M", "A PAR S A MAR - BUR"],
    ["M", "F STP/NC S F BAR - NWY"],
    ["M", "F NTH C A LON - BEL"],
    ["M", "PAR - BUR"],
    ["R", "A PAR - BUR"],
    ["R", "A PAR DISBAND"],
    ["A", "BUILD F STP/NC"],
    ["A", "REMOVE A PAR"],
    ["A", "WAIVE"],
  ] as const)("in %s: %s", (kind, text) => {
    expect(printOrder(readOrder(text, kind))).toBe(text);
  });
});

describe("destinations", () => {
  const board = standardBoard();
  const fleets = ["ENGLAND F NTH, F ENG, F IRI"];

  test.each([
    ["A PAR", fleets, ["BRE", "BUR", "GAS", "PIC"], []],
    ["F BRE", fleets, ["ENG", "GAS", "MAO", "PIC"], []],
    ["A LVP", [], ["CLY", "EDI", "WAL", "YOR"], []],
    ["A LVP", ["ENGLAND F IRI"], ["CLY", "EDI", "WAL", "YOR"], ["WAL"]],
  ])("of %s", (text, others, direct, byConvoy) => {
    const units = others.flatMap(readUnits);
    const position = { units, dislodged: [], owners: {}, contested: [] };
    expect(destinations(board, position, readUnit(text))).toEqual({ direct, byConvoy });
  });

  test("a chain of fleets carries an army as far as it goes", () => {
    const units = fleets.flatMap(readUnits);
    const position = { units, dislodged: [], owners: {}, contested: [] };
    const { byConvoy } = destinations(board, position, readUnit("A LVP"));
    expect(byConvoy.toSorted()).toEqual("BEL BRE DEN EDI HOL LON NWY PIC WAL YOR".split(" "));
  });
});
