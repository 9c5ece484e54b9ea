/** Boards with wide seas, where routes cannot be counted one by one: an answer comes all the same. */
import { describe, expect, test } from "vitest";
import { compileBoards, readVariant } from "../../../src/map/index.js";
import {
  adjudicate,
  legality,
  type Position,
  type PowerOrder,
  parsePhase,
} from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const spring = present(parsePhase("S1901M"), "A phase");
const idOf = (x: number, y: number): string => `S${letters[x]}${letters[y]}`;

/** Seas in a square, each with those beside it, and a harbor in two corners. */
function wideSea(side: number) {
  const inside = (at: number): boolean => at >= 0 && at < side;
  const provinces: Record<string, unknown> = {};
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) {
      const beside = [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const;
      const fleet = beside.filter((at) => at.every(inside)).map(([nx, ny]) => idOf(nx, ny));
      if (x === 0 && y === 0) fleet.push("WES");
      if (x === side - 1 && y === side - 1) fleet.push("EAS");
      provinces[idOf(x, y)] = { name: `Sea ${letters[x]}${letters[y]}`, terrain: "sea", fleet };
    }
  }
  const harbor = (name: string, sea: string) => ({
    ...{ name, terrain: "coastal", center: true, fleet: [sea], army: [] },
  });
  provinces.WES = harbor("West", idOf(0, 0));
  provinces.EAS = harbor("East", idOf(side - 1, side - 1));
  const power = { name: "North", adjective: "Northern", letter: "N", homes: ["WES"], units: [] };
  const map = { name: "wide", victory: 2, start: "S1901M", powers: { NORTH: power }, provinces };
  const reading = readVariant({ map });
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults));
  return present(compileBoards(reading.variant)[0], "The board");
}

/** An army in the west, and a fleet in every sea. */
function crowded(side: number): Position {
  const seas = Array.from({ length: side * side }, (_, at) =>
    idOf(at % side, Math.floor(at / side)),
  );
  const units: Position["units"] = [
    { power: "NORTH", type: "A", at: "WES" },
    ...seas.map((at) => ({ power: "NORTH", type: "F" as const, at })),
  ];
  return { units, dislodged: [], owners: {}, contested: [] };
}

const army = { type: "A", at: "WES", power: null } as const;

function convoyBy(at: string): PowerOrder {
  const unit = { type: "F", at, power: null } as const;
  return { power: "NORTH", order: { kind: "convoy", unit, of: army, to: "EAS" } };
}

describe("on wide seas", () => {
  test("a convoy order is legal or not, on land and water alike", () => {
    const board = wideSea(8);
    for (const rules of ["2025", "2000", "1971"] as const) {
      const judged = legality(board, rulebookOf(rules), spring, crowded(8), convoyBy("SDE"));
      expect(judged.kind).toBe("legal");
    }
  });

  test.each(["1971", "dptg", "2025", "2000"] as const)("an army crosses by %s", (rules) => {
    const board = wideSea(6);
    const position = crowded(6);
    const orders: PowerOrder[] = position.units
      .filter(({ type }) => type === "F")
      .map(({ at }) => convoyBy(at));
    const move = { kind: "move", unit: army, to: "EAS", viaConvoy: true, route: [] } as const;
    orders.push({ power: "NORTH", order: move });
    const { position: after } = adjudicate(board, rulebookOf(rules), spring, position, orders);
    expect(after.units).toContainEqual({ power: "NORTH", type: "A", at: "EAS" });
  });
});
