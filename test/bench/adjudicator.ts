/**
 * How fast the adjudicator is, on positions of its own and on recorded games where these are at hand, and
 * how its cost grows with the number of orders.
 */
import type { Board } from "../../src/map/index.js";
import { adjudicate, parsePhase } from "../../src/rules/index.js";
import { lawsOf } from "../../src/rules/kernel/index.js";
import { rulebookOf } from "../support/boards/rulebooks.js";
import { difference, type Recorded, readCorpus } from "./corpus.js";
import { gridBoard, gridPhase } from "./grid.js";
import { line, measure } from "./measure.js";
import { type Packed, pack, play } from "./packed.js";
import { standardBoard } from "./places.js";
import { type PlayedPhase, randomPhases } from "./random-play.js";
import { answering, lineOf } from "./text.js";

const board = standardBoard();
const rulebook = rulebookOf("2000");
const laws = lawsOf(rulebook);
const spring = parsePhase("S1901M")!;
const say = (text: string) => process.stdout.write(`${text}\n`);

function benchKernel(what: string, on: Board, phases: readonly Packed[]): number {
  const speed = measure(phases.length, () => {
    for (const phase of phases) play(on.tables, laws, phase);
  });
  say(line(what, speed, "phases/s"));
  return speed.median;
}

function benchKernels(generated: readonly PlayedPhase[], recorded: readonly Recorded[] | null) {
  say("From integers to integers: legality, adjudication, next position, retreats");
  const packAll = (phases: readonly PlayedPhase[]) =>
    phases.map(({ position, orders }) => pack(board, position.units, orders));
  if (recorded !== null) {
    benchKernel("  recorded games", board, packAll(recorded));
    const convoys = recorded.filter(isConvoyPhase);
    benchKernel("  recorded games, three convoys or more", board, packAll(convoys));
  }
  benchKernel("  random play", board, packAll(generated));
}

function isConvoyPhase({ orders }: Recorded): boolean {
  return orders.filter(({ order }) => order.kind === "convoy").length >= 3;
}

function benchObjects(phases: readonly PlayedPhase[]): void {
  say("From orders to results, with every reason");
  const speed = measure(phases.length, () => {
    for (const { position, orders } of phases) {
      adjudicate(board, rulebook, spring, position, orders);
    }
  });
  say(line("  random play", speed, "phases/s"));
}

function benchText(generated: readonly PlayedPhase[], recorded: readonly Recorded[] | null): void {
  say("From text to text, as in one thread of ems adjudicate");
  const answer = answering(board, rulebook);
  const bench = (what: string, lines: readonly string[]) => {
    const speed = measure(lines.length, () => {
      for (const one of lines) answer(one);
    });
    say(line(what, speed, "phases/s"));
  };
  if (recorded !== null) {
    bench(
      "  recorded games",
      recorded.map(({ row }) => JSON.stringify(row)),
    );
  }
  bench(
    "  random play",
    generated.map((phase) => lineOf(board, spring, phase)),
  );
}

function benchGrowth(): void {
  say("Growth, on a board of 2,000 provinces");
  const grid = gridBoard(2000);
  for (const units of [10, 30, 100, 300, 1000]) {
    const phase = gridPhase(grid, units);
    const packed = pack(grid, phase.units, phase.orders);
    const perSecond = benchKernel(`  ${units} units`, grid, [packed]);
    say(`${" ".repeat(45)}${Math.round(1e9 / perSecond / units)} ns an order`);
  }
}

function sayAgreement(): void {
  for (const kind of ["movement", "retreat", "adjustment"]) {
    const phases = readCorpus(kind) ?? [];
    const differences = phases.flatMap((phase) => difference(board, rulebook, phase) ?? []);
    say(`Recorded games, ${kind}: ${phases.length - differences.length} of ${phases.length} agree`);
    for (const text of differences) say(`  ${text}`);
  }
}

export function benchAdjudicator(): void {
  const generated = randomPhases(board, rulebook, 1000);
  const recorded = readCorpus("movement");
  benchKernels(generated, recorded);
  benchObjects(generated);
  benchText(generated, recorded);
  benchGrowth();
  if (recorded !== null) sayAgreement();
}
