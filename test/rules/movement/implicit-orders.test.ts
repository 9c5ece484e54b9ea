/** Moves understood from a power's own supports and convoys (DATC 2.4, 4.E.3). */
import { describe, expect, it } from "vitest";
import { adjudicate, parsePhase, printOrder, resolveRulebook } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { readOrder, readUnit } from "../../support/cases/canonical.js";

const board = standardBoard();

/** The moves that were made, by units and orders such as `GERMANY A RUH S F KIE - HOL`. */
function movesOf(
  units: readonly string[],
  written: readonly string[],
  options: Readonly<Record<string, string>> = { "implicit-orders": "allowed" },
): readonly string[] {
  const resolution = resolveRulebook("2025", options);
  if (resolution.kind === "problem") throw new Error(JSON.stringify(resolution.problem));
  const split = (text: string) => /^([A-Z]+) (.*)$/.exec(text)!.slice(1) as [string, string];
  const position = {
    units: units.map((text) => ({ power: split(text)[0], ...readUnit(split(text)[1]) })),
    dislodged: [],
    owners: {},
    contested: [],
  };
  const orders = written.map((text) => ({
    power: split(text)[0],
    order: readOrder(split(text)[1], "M"),
  }));
  const { results } = adjudicate(
    board,
    resolution.rulebook,
    parsePhase("S1901M")!,
    position,
    orders,
  );
  return results
    .filter(({ order, words }) => order.kind === "move" && words[0] !== "illegal")
    .map(({ order, words }) => `${printOrder(order)} ${words.join(" ")}`);
}

const german = ["GERMANY A RUH", "GERMANY F KIE"];

describe("a move that only a support speaks of", () => {
  const supports = ["GERMANY A RUH S F KIE - HOL"];

  it("is made where the rulebook allows it, and nowhere else", () => {
    expect(movesOf(german, supports)).toEqual(["F KIE - HOL succeeds"]);
    expect(movesOf(german, supports, {})).toEqual([]);
  });

  it("has the support that it was understood from", () => {
    const units = [...german, "ENGLAND F NTH"];
    expect(movesOf(units, [...supports, "ENGLAND F NTH - HOL"])).toEqual([
      "F KIE - HOL succeeds",
      "F NTH - HOL fails",
    ]);
  });

  it("yields to an order that was written", () => {
    expect(movesOf(german, [...supports, "GERMANY F KIE - DEN"])).toEqual(["F KIE - DEN succeeds"]);
    expect(movesOf(german, [...supports, "GERMANY F KIE H"])).toEqual([]);
  });

  it("yields to orders that contradict each other, not to an illegal one", () => {
    const two = ["GERMANY F KIE - DEN", "GERMANY F KIE - BAL"];
    const contradictory = { "implicit-orders": "allowed", "double-orders": "hold" };
    expect(movesOf(german, [...supports, ...two], contradictory)).toEqual([]);
    expect(movesOf(german, [...supports, "GERMANY F KIE - PAR"])).toEqual(["F KIE - HOL succeeds"]);
    const holds = { "implicit-orders": "allowed", "illegal-order": "hold" };
    expect(movesOf(german, [...supports, "GERMANY F KIE - PAR"], holds)).toEqual([]);
  });

  it("is understood from nobody else's support", () => {
    expect(movesOf(["FRANCE A BEL", "GERMANY F KIE"], ["FRANCE A BEL S F KIE - HOL"])).toEqual([]);
  });

  it("is not made when two supports say different things", () => {
    const units = [...german, "GERMANY F SKA"];
    expect(movesOf(units, [...supports, "GERMANY F SKA S F KIE - DEN"])).toEqual([]);
  });

  it("is not made when it is impossible", () => {
    expect(movesOf(["GERMANY A RUH", "GERMANY A PRU"], ["GERMANY A RUH S A PRU - HOL"])).toEqual(
      [],
    );
  });
});

it("a convoy says where its army goes", () => {
  const units = ["ENGLAND F NTH", "ENGLAND A LON"];
  expect(movesOf(units, ["ENGLAND F NTH C A LON - BEL"])).toEqual(["A LON - BEL succeeds"]);
});

it("a coast that one of two supports names is meant by both", () => {
  const units = ["FRANCE F MAO", "FRANCE A GAS", "FRANCE A MAR"];
  const orders = ["FRANCE A GAS S F MAO - SPA", "FRANCE A MAR S F MAO - SPA/NC"];
  expect(movesOf(units, orders)).toEqual(["F MAO - SPA/NC succeeds"]);
});
