/** The calendar: phases as text, which phase comes next, who acts in it, and when somebody has won. */
import { describe, expect, test } from "vitest";
import {
  actors,
  adjustmentOf,
  nextPhase,
  type PlacedUnit,
  type Position,
  parsePhase,
  printPhase,
  winner,
  work,
} from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { readUnits } from "../../support/cases/canonical.js";

const board = standardBoard();
const phase = (text: string) => parsePhase(text)!;

function position(units: readonly string[], owners: Record<string, string>): Position {
  return {
    units: units.flatMap(readUnits),
    dislodged: [],
    owners: Object.fromEntries(
      Object.entries(owners).flatMap(([power, list]) => list.split(" ").map((one) => [one, power])),
    ),
    contested: [],
  };
}

function dislodge(from: Position, unit: PlacedUnit): Position {
  return { ...from, dislodged: [{ ...unit, from: "MUN", retreats: ["PAR"] }] };
}

const even = position(["FRANCE A PAR"], { FRANCE: "PAR" });
const toBuild = position(["FRANCE A GAS"], { FRANCE: "PAR BRE" });
const noRoom = position(["FRANCE A PAR, A BRE"], { FRANCE: "PAR BRE SPA" });
const toRemove = position(["FRANCE A PAR, A BRE"], { FRANCE: "PAR" });
const routed = dislodge(even, { power: "GERMANY", type: "A", at: "BUR" });

describe("a phase as text", () => {
  test.each([
    ["S1901M", "S1901M"],
    [" f1902r ", "F1902R"],
    ["W1903A", "W1903A"],
    ["F1903A", "W1903A"],
    ["S1M", "S1M"],
    ["S1901A", null],
    ["W1901M", null],
    ["X1901M", null],
    ["S1901", null],
    ["S19011901M", null],
    ["", null],
  ])("%j is %j", (text, expected) => {
    const read = parsePhase(text);
    expect(read === null ? null : printPhase(read)).toBe(expected);
  });
});

describe("after a phase comes", () => {
  test.each([
    ["the fall after a quiet spring", "S1901M", even, "F1901M"],
    ["a retreat when somebody must", "S1901M", routed, "S1901R"],
    ["the fall after spring retreats", "S1901R", even, "F1901M"],
    ["a retreat in fall", "F1901M", routed, "F1901R"],
    ["the next spring when nothing changes", "F1901M", even, "S1902M"],
    ["the winter for builds", "F1901M", toBuild, "W1901A"],
    ["the winter for removals", "F1901R", toRemove, "W1901A"],
    ["the next spring when no home is free", "F1901R", noRoom, "S1902M"],
    ["the next spring after the winter", "W1901A", even, "S1902M"],
    ["the fall even where spring could build", "S1901R", toBuild, "F1901M"],
  ])("%s", (_, before, after, expected) => {
    expect(printPhase(nextPhase(board, phase(before), after))).toBe(expected);
  });
});

describe("who acts", () => {
  test.each([
    ["in movement: who has units", "S1901M", routed, ["FRANCE"]],
    ["in retreats: who was dislodged", "S1901R", routed, ["GERMANY"]],
    ["in winter: who can build", "W1901A", toBuild, ["FRANCE"]],
    ["in winter: who must remove", "W1901A", toRemove, ["FRANCE"]],
    ["in winter: not who has no free home", "W1901A", noRoom, []],
  ])("%s", (_, when, where, expected) => {
    expect(actors(board, phase(when), where)).toEqual(expected);
  });
});

test("the accounts of winter count centers, units and vacant homes", () => {
  const account = adjustmentOf(board, toBuild, "FRANCE");
  expect(account).toEqual({
    power: "FRANCE",
    centers: 2,
    units: 1,
    change: 1,
    sites: ["BRE", "PAR"],
  });
  expect(
    [toBuild, noRoom, toRemove, even].map((where) => work(adjustmentOf(board, where, "FRANCE"))),
  ).toEqual([1, 0, -1, 0]);
});

describe("the winner", () => {
  const centers = board.provinces.filter(({ isCenter }) => isCenter).map(({ id }) => id);
  const owning = (count: number) => position([], { FRANCE: centers.slice(0, count).join(" ") });

  test.each([
    [17, null],
    [18, "FRANCE"],
    [34, "FRANCE"],
  ])("with %i centers is %j", (count, expected) => {
    expect(winner(board, owning(count))).toBe(expected);
  });
});
