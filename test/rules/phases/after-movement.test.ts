/** Retreats, captures and removals by civil disorder, held against their definitions. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceOf, type UnitType } from "../../../src/map/index.js";
import {
  adjudicate,
  type PlacedUnit,
  type Position,
  type PowerOrder,
  parsePhase,
} from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { positionOf, scenesUpTo } from "../../support/boards/scenes.js";
import { propertyRuns } from "../../support/runs.js";

const board = standardBoard();
const rulebook = rulebookOf("2025");
const phase = (text: string) => parsePhase(text)!;
const centers = board.provinces.filter(({ isCenter }) => isCenter).map(({ id }) => id);

/** Positions after movement in which units must retreat. */
const routs = scenesUpTo(14)
  .map((scene) => adjudicate(board, rulebook, phase("F1901M"), positionOf(scene), scene.orders))
  .map(({ position }) => position)
  .filter(({ dislodged }) => dislodged.length > 0);

function retreatTo(unit: PlacedUnit, to: string): PowerOrder {
  const mention = { type: unit.type, at: unit.at, power: null };
  return { power: unit.power, order: { kind: "retreat", unit: mention, to } };
}

describe("retreats", () => {
  const retreats = routs.chain((position) =>
    fc.record({
      position: fc.constant(position),
      orders: fc.tuple(
        ...position.dislodged.map((unit) =>
          fc
            .constantFrom(...unit.retreats, ...board.neighbours(unit.type, unit.at))
            .map((to) => retreatTo(unit, to)),
        ),
      ),
    }),
  );

  test("succeed where the place is open and nobody else retreats there", () => {
    const holds = fc.property(retreats, ({ position, orders }) => {
      const result = adjudicate(board, rulebook, phase("F1901R"), position, orders);
      const wanted = orders.map(({ order }, index) => {
        const to = order.kind === "retreat" ? order.to : "";
        return position.dislodged[index]!.retreats.includes(to) ? to : null;
      });
      const expected = wanted.filter(
        (to) =>
          to !== null &&
          wanted.filter((other) => other !== null && provinceOf(other) === provinceOf(to))
            .length === 1,
      );
      const before = new Set(position.units.map(({ at }) => at));
      const arrived = result.position.units.filter(({ at }) => !before.has(at)).map(({ at }) => at);
      expect(arrived.sort()).toEqual(expected.sort());
      expect(result.position.dislodged).toEqual([]);
    });
    fc.assert(holds, propertyRuns(0.02));
  });

  test("a unit without an order is disbanded", () => {
    const holds = fc.property(routs, (position) => {
      const result = adjudicate(board, rulebook, phase("F1901R"), position, []);
      expect(result.position.units).toEqual(position.units);
    });
    fc.assert(holds, propertyRuns(0.01));
  });

  test("after fall, and only then, a center is owned by who stands there", () => {
    const holds = fc.property(routs, (position) => {
      const standing = position.units.flatMap(({ power, at }) =>
        centers.includes(provinceOf(at)) ? [[provinceOf(at), power] as const] : [],
      );
      const fall = adjudicate(board, rulebook, phase("F1901R"), position, []);
      expect(fall.position.owners).toEqual({ ...position.owners, ...Object.fromEntries(standing) });
      const spring = adjudicate(board, rulebook, phase("S1902R"), position, []);
      expect(spring.position.owners).toEqual(position.owners);
    });
    fc.assert(holds, propertyRuns(0.01));
  });
});

/** One power's units and fewer centers, in winter. */
const shortages = fc
  .record({
    places: fc.shuffledSubarray(
      board.locations.filter((at) => board.canStand("A", at) || board.canStand("F", at)),
      { minLength: 4, maxLength: 9 },
    ),
    armies: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    owned: fc.shuffledSubarray(centers, { minLength: 1, maxLength: 3 }),
  })
  .map(({ places, armies, owned }): Position => {
    const units = places
      .map((at, index): PlacedUnit => {
        const wanted: UnitType = armies[index] ? "A" : "F";
        const type = board.canStand(wanted, at) ? wanted : wanted === "A" ? "F" : "A";
        return { power: "RUSSIA", type, at };
      })
      .filter(({ at }, index, all) => {
        const first = all.findIndex((other) => provinceOf(other.at) === provinceOf(at));
        return first === index;
      });
    const owners = Object.fromEntries(owned.map((center) => [center, "RUSSIA"]));
    return { units, dislodged: [], owners, contested: [] };
  });

type Steps = (type: UnitType, at: string) => readonly string[];

/** Moves of an army and of a fleet alike, coasts not minded. */
const overAll: Steps = (_, at) => {
  const province = board.province(at)!;
  const from = [province.id, ...province.coasts];
  return from.flatMap((place) => [
    ...board.neighbours("A", place),
    ...board.neighbours("F", place),
  ]);
};
const overAllForArmies: Steps = (type, at) =>
  type === "A" ? overAll("A", at) : board.neighbours("F", at);

/** The moves from a place to the nearest of some provinces. */
function distance(steps: Steps, { type, at }: PlacedUnit, goals: readonly string[]): number {
  const reached = new Map([[at, 0]]);
  for (const [place, moves] of reached) {
    if (goals.includes(provinceOf(place))) return moves;
    for (const next of steps(type, place)) if (!reached.has(next)) reached.set(next, moves + 1);
  }
  return Number.POSITIVE_INFINITY;
}

function byName({ at }: PlacedUnit): string {
  return board.province(at)!.name.toLowerCase().replace(/[ .-]/g, "");
}

describe("removals in civil disorder", () => {
  const homes = board.power("RUSSIA")!.homes;

  test.each([
    ["2025", overAll, (position: Position) => Object.keys(position.owners)],
    ["2000", overAllForArmies, () => homes],
    ["1982", overAllForArmies, () => homes],
  ] as const)("under %s the farthest go, fleets first, by the alphabet", (name, steps, goalsOf) => {
    const holds = fc.property(shortages, (position) => {
      const due = position.units.length - Object.keys(position.owners).length;
      const ranked = position.units
        .map((unit) => ({ unit, far: distance(steps, unit, goalsOf(position)) }))
        .sort(
          (one, other) =>
            (one.far === other.far ? 0 : other.far - one.far) ||
            other.unit.type.localeCompare(one.unit.type) ||
            byName(one.unit).localeCompare(byName(other.unit)),
        )
        .map(({ unit }) => unit);
      const result = adjudicate(board, rulebookOf(name), phase("W1901A"), position, []);
      const expected = ranked.slice(Math.max(0, due)).map(({ at }) => at);
      expect(result.position.units.map(({ at }) => at).sort()).toEqual(expected.sort());
    });
    fc.assert(holds, propertyRuns(0.01));
  });
});
