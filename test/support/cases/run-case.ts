/** Plays a case and holds every order's result, every open retreat and the new position against it. */
import { expect } from "vitest";
import { type Board, provinceOf } from "../../../src/map/index.js";
import {
  adjudicate,
  type OrderResult,
  type PhaseResult,
  type PlacedUnit,
  type Position,
  type PowerOrder,
  printPhase,
  type Rulebook,
  resolveRulebook,
} from "../../../src/rules/index.js";
import { readOrder } from "./canonical.js";
import type { Case, CaseOrder, CasePhase } from "./cases.js";

/** The rulebook that a case names. */
export function caseRulebook({ rules, options }: Case): Rulebook {
  const resolution = resolveRulebook(rules, options);
  if (resolution.kind === "problem") throw new Error(JSON.stringify(resolution.problem));
  return resolution.rulebook;
}

/** Plays all phases of a case and expects what it says. */
export function runCase(board: Board, tested: Case): void {
  const rulebook = caseRulebook(tested);
  let position = startOf(tested);
  for (const phase of tested.phases) {
    const orders = phase.orders.map((order) => powerOrder(order, phase));
    const result = adjudicate(board, rulebook, phase.phase, position, orders);
    expect(summary(phase, result), printPhase(phase.phase)).toEqual(expectation(phase, position));
    position = result.position;
  }
}

function powerOrder({ power, text }: CaseOrder, { phase }: CasePhase): PowerOrder {
  return { power, order: readOrder(text, phase.kind) };
}

/** Units stand where `units` says, and else where their orders say. */
function startOf({ units, owners, phases }: Case): Position {
  const placed = [...units];
  for (const order of phases[0]!.orders) {
    const unit = /^[AF] [A-Z]{3}(\/[A-Z]{2})?/.exec(order.text)?.[0];
    if (unit === undefined) continue;
    const at = unit.slice(2);
    if (placed.some((other) => provinceOf(other.at) === provinceOf(at))) continue;
    placed.push({ power: order.power, type: unit[0] as "A" | "F", at });
  }
  return { units: placed, dislodged: [], owners, contested: [] };
}

interface Summary {
  readonly orders: readonly string[];
  readonly retreats: readonly string[];
  readonly units: readonly string[];
  readonly removed: readonly string[];
}

/** What happened, in the words of a case. */
function summary({ phase, orders }: CasePhase, result: PhaseResult): Summary {
  return {
    orders: orders.map((order, index) => {
      const own = result.results.find(({ source }) => source === index);
      return orderLine(order, wordsOf(order, phase.kind === "M", own, result));
    }),
    retreats: [
      ...result.position.dislodged.map((unit) => retreatLine(unit, unit.retreats)),
      ...result.destroyed.map(({ unit }) => retreatLine(unit, [])),
    ].sort(),
    units: result.position.units.map(unitLine).sort(),
    removed: result.results
      .filter(({ source, order }) => source === null && order.kind === "remove")
      .map(({ power, unit }) => `${power} ${unit!.type} ${unit!.at}`)
      .sort(),
  };
}

/** An illegal order's words, with what became of its unit where that was dislodged meanwhile. */
function wordsOf(
  order: CaseOrder,
  isMovement: boolean,
  own: OrderResult | undefined,
  { results }: PhaseResult,
): readonly string[] {
  if (own === undefined) return ["(no result)"];
  if (!isMovement || !own.words.includes("illegal")) return own.words;
  const place = /[A-Z]{3}/.exec(order.text.replace(/^[A-Z]{4,} /, ""))?.[0];
  const unit = results.find(
    ({ source, power, unit: taken }) =>
      source === null && power === order.power && taken !== null && provinceOf(taken.at) === place,
  );
  return [...own.words, ...(unit?.words.filter((word) => word !== "stands") ?? [])];
}

/** What must happen, in the same words. */
function expectation(phase: CasePhase, before: Position): Summary {
  return {
    orders: phase.orders.map((order) => orderLine(order, order.words)),
    retreats: [...phase.retreats].map(([unit, places]) => `${unit}: ${[...places].sort()}`).sort(),
    units: unitsAfter(phase, before).sort(),
    removed: phase.removed.map(({ power, type, at }) => `${power} ${type} ${at}`).sort(),
  };
}

/** Who stands where after what the expected words say; types only change in DATC 4.C.4. */
function unitsAfter(phase: CasePhase, before: Position): string[] {
  const removed = new Set(phase.removed.map(({ at }) => provinceOf(at)));
  const standing = new Map(before.units.map((unit) => [provinceOf(unit.at), unitLine(unit)]));
  for (const place of removed) standing.delete(place);
  for (const unit of phase.retreats.keys()) standing.delete(provinceOf(unit.slice(2)));
  const moved: string[] = [];
  for (const [from, to] of phase.halts) {
    moved.push(standing.get(from)!.replace(from, to));
    standing.delete(from);
  }
  for (const { power, text, words } of phase.orders) {
    if (!words.includes("succeeds") || text === "WAIVE") continue;
    const [, from, to] = /^(?:[A-Z]{5,7} )?(?:[AF] )?([A-Z]{3})(?:.* - ([A-Z]{3}))?/.exec(text)!;
    if (phase.phase.kind !== "R") standing.delete(from!);
    if (/^REMOVE|DISBAND$/.test(text)) continue;
    moved.push(`${power} ${to ?? from}`);
  }
  return [...standing.values(), ...moved];
}

function orderLine({ power, text }: CaseOrder, words: readonly string[]): string {
  return `${power} ${text} = ${words.join(" ")}`;
}

function unitLine({ power, at }: PlacedUnit): string {
  return `${power} ${provinceOf(at)}`;
}

function retreatLine(unit: { type: string; at: string }, retreats: readonly string[]): string {
  return `${unit.type} ${unit.at}: ${[...retreats].sort()}`;
}
