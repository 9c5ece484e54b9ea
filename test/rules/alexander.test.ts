import { describe, expect, test } from "vitest";
import { closeProvinces, compileBoard, readVariant } from "../../src/map/index.js";
import {
  alexanderScores,
  endgame,
  joinSeat,
  rulebookOf,
  seatingFor,
  winningSeat,
  type YearEnd,
} from "../../src/rules/index.js";
import { standardBoard, variantFiles } from "../support/boards.js";

describe("endgames (VII.3)", () => {
  const alexander = rulebookOf("alexander");
  const start: YearEnd = { PAR: "FRANCE" };
  const gained: YearEnd = { PAR: "FRANCE", SPA: "FRANCE" };
  const still = (years: number) => Array.from({ length: years }, () => gained);
  const busy = (years: number) =>
    Array.from({ length: years }, (_, year) => (year % 2 === 0 ? gained : { SPA: "ITALY" }));

  test.each([
    ["six years without a gain go on", [start, ...still(1), ...still(6)], null],
    [
      "seven years without a gain end in a draw",
      [start, ...still(1), ...still(7)],
      { kind: "unchanged-years", years: 7 },
    ],
    ["a gain begins the count again", [start, ...still(7), { SPA: "ITALY" }, ...still(6)], null],
    ["thirty-four years go on", [start, ...busy(34)], null],
    ["thirty-five years end in a draw", [start, ...busy(35)], { kind: "last-year", years: 35 }],
    ["a game that has not begun goes on", [start], null],
  ])("%s", (_, years, expected) => {
    expect(endgame(alexander, years as readonly YearEnd[])).toEqual(expected);
  });

  test("a lost center is no gain", () => {
    const years = [gained, start, ...Array.from({ length: 6 }, () => start)];
    expect(endgame(alexander, years)).toEqual({ kind: "unchanged-years", years: 7 });
  });

  test("other rulebooks have no such endings", () => {
    expect(endgame(rulebookOf("2025"), [start, ...still(100)])).toBeNull();
  });
});

describe("scoring (VII.4)", () => {
  const powers = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

  test.each([
    [1, 360],
    [2, 150],
    [3, 80],
    [4, 45],
    [5, 24],
    [6, 10],
    [7, 0],
  ])("shared by %i: %i points each, and -60 for everyone else", (count, points) => {
    const scores = powers.map((_, index) => (index < count ? points : -60));
    expect(Object.values(alexanderScores(powers, powers.slice(0, count)))).toEqual(scores);
  });
});

describe("games for two to six players (V.5)", () => {
  const board = standardBoard();
  const powers = board.powers.map(({ id }) => id).sort();

  test.each([2, 3, 4, 5, 6])("%i players: every power has one part", (players) => {
    const seating = seatingFor(players)!;
    const neutral = seating.neutral === null ? [] : [seating.neutral.power];
    expect(seating.seats).toHaveLength(players);
    expect([...seating.seats.flat(), ...seating.unplayed, ...neutral].sort()).toEqual(powers);
  });

  test.each([1, 7, 8])("%i players have no seating", (players) => {
    expect(seatingFor(players)).toBeNull();
  });

  const owning = (owner: string, count: number) =>
    board.provinces
      .filter(({ isCenter }) => isCenter)
      .slice(0, count)
      .map(({ id }) => [id, owner] as const);
  const positionWith = (owned: readonly (readonly [string, string])[]) => ({
    units: [],
    dislodged: [],
    owners: Object.fromEntries(owned),
    contested: [],
  });

  test("a player wins by the centers of all his powers", () => {
    const owned = owning("AUSTRIA", 18).map(([id], index) => [
      id,
      index < 9 ? "AUSTRIA" : "FRANCE",
    ]) as [string, string][];
    expect(winningSeat(board, seatingFor(4)!, positionWith(owned))).toBe(1);
    expect(winningSeat(board, seatingFor(4)!, positionWith(owned.slice(1)))).toBeNull();
  });

  test("two players need twenty-four centers", () => {
    const position = (count: number) => positionWith(owning("TURKEY", count));
    expect(winningSeat(board, seatingFor(2)!, position(23))).toBeNull();
    expect(winningSeat(board, seatingFor(2)!, position(24))).toBe(1);
  });

  test("Italy joins one of two players and counts for him", () => {
    const joined = joinSeat(seatingFor(2)!, 0);
    expect(joined.seats[0]).toEqual(["ENGLAND", "FRANCE", "RUSSIA", "ITALY"]);
    expect(joined.neutral).toBeNull();
    expect(winningSeat(board, joined, positionWith(owning("ITALY", 24)))).toBe(0);
  });

  test("nobody enters neutral Italy, by land or by sea", () => {
    const reading = readVariant(variantFiles("standard"));
    if (reading.kind === "faulty") throw new Error("the standard board is faulty");
    const { closed } = seatingFor(2)!.neutral!;
    const neutral = compileBoard(closeProvinces(reading.variant, closed));
    for (const at of neutral.locations) {
      const near = [...neutral.neighbours("A", at), ...neutral.neighbours("F", at)];
      expect(near.filter((to) => closed.includes(to))).toEqual([]);
    }
    expect(neutral.neighbours("A", "VEN")).toEqual(
      board.neighbours("A", "VEN").filter((to) => !closed.includes(to)),
    );
  });
});
