import { describe, expect, test } from "vitest";
import { endgame, scoresOf, type YearEnd } from "../../src/rules/index.js";
import { rulebookOf } from "../support/boards/rulebooks.js";

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
    expect(Object.values(scoresOf("alexander", powers, powers.slice(0, count), {}))).toEqual(
      scores,
    );
  });
});
