/** What holds for every position and every order around a railway: crowded lines, by chance. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceOf } from "../../../src/map/index.js";
import {
  adjudicate,
  type OrderResult,
  type PhaseResult,
  type PlacedUnit,
  parsePhase,
  type Rulebook,
  type WrittenOrder,
} from "../../../src/rules/index.js";
import { presetNames } from "../../../src/rules/model/presets.js";
import { boardOf } from "../../support/boards/boards.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { propertyRuns } from "../../support/runs.js";

const board = boardOf("colonial");
const { id: railway, stations } = board.railways[0]!;
const spring = parsePhase("S1870M")!;
const around = [
  ...new Set([...stations, ...stations.flatMap((station) => board.neighbours("A", station))]),
];

/** What one army does: it holds, moves to a neighbour, or supports a move to one. */
interface Will {
  readonly power: string;
  readonly kind: "hold" | "move" | "support";
  readonly choice: number;
}

const will = fc.record({
  power: fc.constantFrom("RUSSIA", "CHINA", "TURKEY"),
  kind: fc.constantFrom("hold" as const, "move" as const, "move" as const, "support" as const),
  choice: fc.nat(99),
});
const crowds = fc.record({
  wills: fc.tuple(...around.map(() => fc.option(will, { freq: 2 }))),
  from: fc.constantFrom(...stations),
  to: fc.constantFrom(...stations),
  owners: fc.dictionary(fc.constantFrom("MOS", "OMS", "VLA"), fc.constantFrom("RUSSIA", "CHINA")),
});
type Crowd = typeof crowds extends fc.Arbitrary<infer T> ? T : never;

function orderOf(at: string, { kind, choice }: Will, moves: ReadonlyMap<string, string>) {
  const unit = { type: "A" as const, at, power: null };
  const near = board.neighbours("A", at);
  const goal = near[choice % near.length]!;
  if (kind === "move") return { kind, unit, to: goal, viaConvoy: false, route: [] };
  const helped = [...moves].filter(([from, to]) => from !== at && near.includes(to));
  const [of, to] = helped[choice % Math.max(1, helped.length)] ?? [];
  if (kind === "hold" || of === undefined) return { kind: "hold" as const, unit };
  return { kind, unit, of: { type: "A" as const, at: of, power: null }, to: to! };
}

/** The units and orders of a crowd, among them the train; null where it would stand still. */
function scene({ wills, from, to }: Crowd) {
  if (from === to) return null;
  const armies = around.flatMap((at, index) => {
    const one = wills[index];
    return at === from || one === null || one === undefined ? [] : [{ at, will: one }];
  });
  const moves = new Map(
    armies
      .filter((army) => army.will.kind === "move")
      .map((army) => {
        const near = board.neighbours("A", army.at);
        return [army.at, near[army.will.choice % near.length]!] as const;
      }),
  );
  moves.set(from, to);
  const unit = { type: "A" as const, at: from, power: null };
  const train: WrittenOrder = { kind: "move", unit, to, viaConvoy: false, route: [], railway };
  return [
    { power: "RUSSIA", at: from, order: train },
    ...armies.map(({ at, will: one }) => ({
      power: one.power,
      at,
      order: orderOf(at, one, moves) as WrittenOrder,
    })),
  ];
}

function play(rulebook: Rulebook, crowd: Crowd, turned: boolean): PhaseResult | null {
  const all = scene(crowd);
  if (all === null) return null;
  const listed = turned ? all.toReversed() : all;
  const units: PlacedUnit[] = listed.map(({ power, at }) => ({ power, type: "A", at }));
  const position = { units, dislodged: [], owners: crowd.owners, contested: [] };
  return adjudicate(board, rulebook, spring, position, listed);
}

function outcome({ results, position }: PhaseResult) {
  return [
    results.map(({ unit, words }) => `${unit?.at} ${words}`).sort(),
    position.units.map(({ power, at }) => `${power} ${at}`).sort(),
    position.dislodged.map(({ at, retreats }) => `${at} ${retreats.toSorted()}`).sort(),
  ];
}

/** Where the train stands by what is said of it. */
function haltOf({ words, reason }: OrderResult, from: string, to: string): string {
  if (words[0] === "succeeds") return to;
  if (reason.kind === "train-captures") return reason.at;
  return reason.kind === "train-stopped" ? (reason.at ?? from) : from;
}

function check(holds: (result: PhaseResult, crowd: Crowd, rulebook: Rulebook) => void): void {
  const rulebooks = fc.constantFrom(...presetNames).map(rulebookOf);
  const property = fc.property(rulebooks, crowds, (rulebook, crowd) => {
    const result = play(rulebook, crowd, false);
    if (result !== null) holds(result, crowd, rulebook);
  });
  fc.assert(property, propertyRuns(0.1));
}

describe("a train", () => {
  test("ends in one place with all others, whatever order they are listed in", () => {
    check((result, crowd, rulebook) => {
      const provinces = result.position.units.map(({ at }) => provinceOf(at));
      expect(new Set(provinces).size).toBe(provinces.length);
      const count = result.position.units.length + result.position.dislodged.length;
      expect(count + result.destroyed.length).toBe(scene(crowd)!.length);
      expect(outcome(result)).toEqual(outcome(play(rulebook, crowd, true)!));
    });
  });

  test("halts at a station of its way, and dislodges nobody", () => {
    check((result, { from, to }) => {
      const train = result.results.find(({ order }) => order.kind === "move" && "railway" in order);
      const [start, end] = [stations.indexOf(from), stations.indexOf(to)];
      const way = stations.slice(Math.min(start, end), Math.max(start, end) + 1);
      const halt = haltOf(train!, from, to);
      expect(way).toContain(halt);
      const own = result.position.units.filter(({ power }) => power === "RUSSIA");
      if (train!.dislodged === null) expect(own.map(({ at }) => at)).toContain(halt);
      for (const { dislodged } of result.results) expect(dislodged?.by.at).not.toBe(from);
    });
  });
});
