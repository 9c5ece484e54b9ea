/** Ways of units over an empty board. */
import { expect, test } from "vitest";
import { type ProvinceId, placesBeside, shortestWay, type UnitType } from "../../src/map/index.js";
import { standardBoard } from "../support/boards/boards.js";

const board = standardBoard();

test.each([
  ["A", "WAR", "BER", ["SIL", "BER"]],
  ["F", "SPA", "GAS", ["GAS"]],
  ["F", "WAR", "BER", null],
  ["A", "LON", "PAR", null],
] as const)("%s %s - %s", (type, from, to, way) => {
  const found = shortestWay(board, type as UnitType, from as ProvinceId, to as ProvinceId);
  expect(found?.length).toBe(way?.length);
  expect(found?.at(-1)).toBe(way?.at(-1));
});

test("beside a place with two coasts lies what lies beside either", () => {
  const beside = placesBeside(board, "F", "STP" as ProvinceId);
  expect([...beside].sort()).toEqual(["BAR", "BOT", "FIN", "LVN", "NWY"]);
});
