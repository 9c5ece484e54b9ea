/** Positions of the project's own: games that are played with random orders. */
import type { Board } from "../../src/map/index.js";
import {
  adjudicate,
  adjustmentOf,
  destinations,
  nextPhase,
  type PlacedUnit,
  type Position,
  type PowerOrder,
  parsePhase,
  type Rulebook,
  startingPosition,
  type UnitMention,
  type WrittenOrder,
} from "../../src/rules/index.js";

export interface PlayedPhase {
  readonly position: Position;
  readonly orders: readonly PowerOrder[];
}

type Random = (below: number) => number;

/** The same sequence for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** So many movement phases; a game is given up after some years. */
export function randomPhases(board: Board, rulebook: Rulebook, count: number): PlayedPhase[] {
  const random = randomFrom(1901);
  const played: PlayedPhase[] = [];
  while (played.length < count) playGame(board, rulebook, random, played, count);
  return played;
}

const years = 12;

function playGame(
  board: Board,
  rulebook: Rulebook,
  random: Random,
  played: PlayedPhase[],
  count: number,
): void {
  let phase = parsePhase(board.start.phase)!;
  let position = startingPosition(board);
  const last = phase.year + years;
  while (phase.year < last && played.length < count) {
    const orders = ordersFor(board, position, phase.kind, random);
    if (phase.kind === "M") played.push({ position, orders });
    position = adjudicate(board, rulebook, phase, position, orders).position;
    phase = nextPhase(board, phase, position);
  }
}

/** An order for every unit that can have one, and every build. */
export function ordersFor(
  board: Board,
  position: Position,
  kind: string,
  random: Random,
): PowerOrder[] {
  if (kind === "M") {
    return position.units.map((unit) => ({
      power: unit.power,
      order: movementOrder(board, position, unit, random),
    }));
  }
  if (kind === "A") return board.powers.flatMap(({ id }) => builds(board, position, id));
  return position.dislodged.map((unit) => ({
    power: unit.power,
    order: { kind: "retreat", unit: mention(unit), to: pick(unit.retreats, random) },
  }));
}

function movementOrder(
  board: Board,
  position: Position,
  unit: PlacedUnit,
  random: Random,
): WrittenOrder {
  const { direct, byConvoy } = destinations(board, position, unit);
  const chance = random(100);
  const other = pick(position.units, random);
  const to = pick(chance < 6 && byConvoy.length > 0 ? byConvoy : direct, random);
  if (chance < 55) return { kind: "move", unit: mention(unit), to, viaConvoy: false, route: [] };
  const near = position.units.filter(({ at }) => direct.includes(at));
  const friend = mention(near.length > 0 ? pick(near, random) : other);
  if (chance < 75) return { kind: "support", unit: mention(unit), of: friend, to: null };
  if (chance < 85) return { kind: "support", unit: mention(unit), of: mention(other), to };
  const shore = direct.filter((at) => board.canStand("A", at));
  if (chance < 92 && unit.type === "F" && shore.length > 0 && friend.type === "A") {
    return { kind: "convoy", unit: mention(unit), of: friend, to: pick(shore, random) };
  }
  return { kind: "hold", unit: mention(unit) };
}

function builds(board: Board, position: Position, power: string): PowerOrder[] {
  return adjustmentOf(board, position, power).sites.map((at, index) => {
    const type = index % 2 === 0 || !board.canStand("F", at) ? "A" : "F";
    return { power, order: { kind: "build", unit: { type, at, power: null } } };
  });
}

function mention({ type, at }: { type: "A" | "F"; at: string }): UnitMention {
  return { type, at, power: null };
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)]!;
}
