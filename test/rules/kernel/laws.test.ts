/** What holds for every position, every order and every rulebook. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceOf } from "../../../src/map/index.js";
import {
  actors,
  adjudicate,
  legality,
  nextPhase,
  type Phase,
  type PhaseResult,
  type Position,
  type PowerOrder,
  parsePhase,
  printOrder,
  type Rulebook,
  type UnitMention,
  type WrittenOrder,
  winner,
} from "../../../src/rules/index.js";
import { presetNames } from "../../../src/rules/model/presets.js";
import { standardBoard } from "../../support/boards/boards.js";
import type { Scene } from "../../support/boards/positions.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { positionOf, scenesUpTo } from "../../support/boards/scenes.js";
import { propertyRuns } from "../../support/runs.js";

const board = standardBoard();
const scenes = scenesUpTo(14);
const rulebooks = fc.constantFrom(...presetNames).map(rulebookOf);
const spring = parsePhase("S1901M")!;
const phases = ["S1901M", "F1901M", "S1901R", "F1901R", "W1901A"].map((text) => parsePhase(text)!);

function play(rulebook: Rulebook, scene: Scene): PhaseResult {
  return adjudicate(board, rulebook, spring, positionOf(scene), scene.orders);
}

/** Results without the order in which they stand. */
function asSet({ results, position }: PhaseResult): unknown {
  return {
    results: results
      .map(({ power, unit, words }) => `${power} ${unit?.type} ${unit?.at} ${words.join(" ")}`)
      .sort(),
    units: position.units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort(),
    dislodged: position.dislodged
      .map(({ power, at, from, retreats }) => `${power} ${at} ${from} ${retreats.toSorted()}`)
      .sort(),
    contested: position.contested.toSorted(),
  };
}

function check<T>(arbitrary: fc.Arbitrary<T>, holds: (rulebook: Rulebook, value: T) => void): void {
  fc.assert(fc.property(rulebooks, arbitrary, holds), propertyRuns(0.05));
}

describe("movement", () => {
  test("the order in which units and orders are listed changes nothing", () => {
    const shuffled = scenes.chain((scene) =>
      fc.record({
        scene: fc.constant(scene),
        orders: fc.shuffledSubarray([...scene.orders], { minLength: scene.orders.length }),
        units: fc.shuffledSubarray([...scene.units], { minLength: scene.units.length }),
      }),
    );
    check(shuffled, (rulebook, { scene, orders, units }) => {
      expect(asSet(play(rulebook, { units, orders }))).toEqual(asSet(play(rulebook, scene)));
    });
  });

  test("no unit is lost or made, and no province holds two", () => {
    check(scenes, (rulebook, scene) => {
      const { position, destroyed } = play(rulebook, scene);
      const kinds = (units: readonly { power: string; type: string }[]) =>
        units.map(({ power, type }) => `${power} ${type}`).sort();
      const gone = destroyed.map(({ power, unit }) => ({ power, type: unit.type }));
      const after = [...position.units, ...position.dislodged, ...gone];
      expect(kinds(after)).toEqual(kinds(scene.units));
      const provinces = position.units.map(({ at }) => provinceOf(at));
      expect(new Set(provinces).size).toBe(provinces.length);
    });
  });

  test("every unit has one outcome, and every order that was given has one", () => {
    check(scenes, (rulebook, scene) => {
      const { results } = play(rulebook, scene);
      const legal = results.filter(({ words }) => !words.includes("illegal"));
      const places = legal.map(({ unit }) => unit?.at).sort();
      expect(places).toEqual(scene.units.map(({ at }) => at).sort());
      const sources = results.flatMap(({ source }) => (source === null ? [] : [source])).sort();
      expect(sources).toEqual(scene.orders.map((_, index) => index).sort());
    });
  });

  test("an order to hold is the same as no order", () => {
    check(scenes, (rulebook, scene) => {
      const orders = scene.orders.filter(({ order }) => order.kind !== "hold");
      expect(asSet(play(rulebook, { ...scene, orders }))).toEqual(asSet(play(rulebook, scene)));
    });
  });

  test("whoever moved stands where it went, and nobody else has moved", () => {
    check(scenes, (rulebook, scene) => {
      const { results, position, destroyed } = play(rulebook, scene);
      const gone = new Set([
        ...position.dislodged.map(({ at }) => at),
        ...destroyed.map(({ unit }) => unit.at),
      ]);
      const expected = results.flatMap(({ unit, order, words }) => {
        if (unit === null || words.includes("illegal") || gone.has(unit.at)) return [];
        return [order.kind === "move" && words[0] === "succeeds" ? order.to : unit.at];
      });
      expect(position.units.map(({ at }) => at).sort()).toEqual(expected.sort());
    });
  });
});

/** Orders of any kind about any place, sense or nonsense. */
const places = fc.constantFrom(
  ...board.locations,
  ...["XXX", "SPA/WC", "PAR/NC", "", "par", "SPA/", "__proto__"],
);
const mentions: fc.Arbitrary<UnitMention> = fc.record({
  type: fc.constantFrom("A", "F", null),
  at: places,
  power: fc.constantFrom("FRANCE", "ENGLAND", "NOWHERE", null),
});
const wild: fc.Arbitrary<WrittenOrder> = fc.oneof(
  fc.record({ kind: fc.constant("hold" as const), unit: mentions }),
  fc.record({
    kind: fc.constant("move" as const),
    unit: mentions,
    to: places,
    viaConvoy: fc.boolean(),
    route: fc.array(places, { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant("support" as const),
    unit: mentions,
    of: mentions,
    to: fc.option(places),
  }),
  fc.record({ kind: fc.constant("convoy" as const), unit: mentions, of: mentions, to: places }),
  fc.record({ kind: fc.constant("retreat" as const), unit: mentions, to: places }),
  fc.record({ kind: fc.constant("disband" as const), unit: mentions }),
  fc.record({ kind: fc.constant("build" as const), unit: mentions }),
  fc.record({ kind: fc.constant("remove" as const), unit: mentions }),
  fc.constant({ kind: "waive" as const }),
);
const wildOrders: fc.Arbitrary<PowerOrder[]> = fc.array(
  fc.record({ power: fc.constantFrom("FRANCE", "ENGLAND", "AUSTRIA", "NOWHERE"), order: wild }),
  { maxLength: 12 },
);
const centers = board.provinces.filter(({ isCenter }) => isCenter).map(({ id }) => id);
const owners = fc.dictionary(
  fc.constantFrom(...centers),
  fc.constantFrom("FRANCE", "ENGLAND", "AUSTRIA"),
  { maxKeys: 12 },
);

interface Wild {
  readonly phase: Phase;
  readonly position: Position;
  readonly orders: readonly PowerOrder[];
}

/** A phase of these, with units dislodged and centers owned at random. */
const wildTurnsOf = (some: readonly Phase[]): fc.Arbitrary<Wild> =>
  fc
    .record({ scene: scenes, phase: fc.constantFrom(...some), owners, wildOrders })
    .map(({ scene, phase, owners: owned, wildOrders: orders }) => {
      const moved = adjudicate(board, rulebookOf("2000"), spring, positionOf(scene), scene.orders);
      const position = phase.kind === "M" ? positionOf(scene) : moved.position;
      const dislodged = phase.kind === "R" ? position.dislodged : [];
      const given = [...orders, ...(phase.kind === "M" ? scene.orders : [])];
      return { phase, position: { ...position, dislodged, owners: owned }, orders: given };
    });

const wildTurns = wildTurnsOf(phases);

describe("any phase", () => {
  test("no order throws, each has one outcome, and what results is a position", () => {
    check(wildTurns, (rulebook, { phase, position, orders }) => {
      const { results, position: after } = adjudicate(board, rulebook, phase, position, orders);
      const sources = results.flatMap(({ source }) => (source === null ? [] : [source]));
      expect(sources.toSorted((a, b) => a - b)).toEqual(orders.map((_, index) => index));
      const provinces = after.units.map(({ at }) => provinceOf(at));
      expect(new Set(provinces).size).toBe(provinces.length);
      for (const { type, at } of after.units) expect(board.canStand(type, at)).toBe(true);
      expect(after.dislodged.every(({ retreats }) => retreats.length > 0)).toBe(true);
    });
  });

  test("what is legal prints, and what is asked of a position has an answer", () => {
    check(wildTurns, (rulebook, { phase, position, orders }) => {
      for (const order of orders) {
        const judged = legality(board, rulebook, phase, position, order);
        if (judged.kind === "legal") expect(printOrder(judged.order)).toMatch(/^[A-Z]/);
      }
      const powers = board.powers.map(({ id }) => id);
      for (const power of actors(board, phase, position)) expect(powers).toContain(power);
      expect(phases.map(({ kind }) => kind)).toContain(nextPhase(board, phase, position).kind);
      expect([null, ...powers]).toContain(winner(board, position));
    });
  });

  test("after adjustments no power has more units than centers", () => {
    const winters = wildTurnsOf(phases.filter(({ kind }) => kind === "A"));
    check(winters, (rulebook, { phase, position, orders }) => {
      const { position: after } = adjudicate(board, rulebook, phase, position, orders);
      for (const { id } of board.powers) {
        const held = Object.values(after.owners).filter((owner) => owner === id).length;
        const units = after.units.filter(({ power }) => power === id).length;
        const before = position.units.filter(({ power }) => power === id).length;
        expect(units).toBeLessThanOrEqual(held);
        if (before >= held) expect(units).toBe(held);
      }
    });
  });
});
