/**
 * Powers for players at the start: the assignment that fulfils the preference lists best. Ties are
 * broken by the game's seed, so that the same game always starts the same way.
 */
import type { Board, PowerId } from "../../map/index.js";
import type { Game, Member, MemberId } from "../model/game.js";
import { membersIn } from "../model/members.js";

/** Larger than any sum of tie-breaking fractions, so that a wish always outweighs chance. */
const wishWeight = 1_000_000;

/**
 * One power for each player. A player's first wish is worth as many points as there are powers, the
 * next one less, equals share their mean, unnamed powers share what is left; the sum is the greatest
 * possible. Powers given by the GM before the start stay as they are.
 */
export function assignPowers(game: Game, board: Board): ReadonlyMap<MemberId, PowerId> {
  const players = membersIn(game, "player");
  const given = players.filter((player) => player.power !== null);
  const choosing = players.filter((player) => player.power === null);
  const taken = new Set(given.map((player) => player.power));
  const free = board.powers.map((power) => power.id).filter((id) => !taken.has(id));
  const random = randomFractions(game.seed);
  const gain = choosing.map((player) => {
    const wishes = wishPoints(player, board);
    return free.map((power) => (wishes.get(power) ?? 0) * wishWeight + random() * 1000);
  });
  const result = new Map(given.map((player) => [player.id, player.power!] as const));
  bestAssignment(gain).forEach((column, row) => {
    result.set(choosing[row]!.id, free[column]!);
  });
  return result;
}

/** Points of each power for this player. */
function wishPoints(player: Member, board: Board): ReadonlyMap<PowerId, number> {
  const named = new Set(player.preferences.flat());
  const rest = board.powers.map((power) => power.id).filter((id) => !named.has(id));
  const points = new Map<PowerId, number>();
  let best = board.powers.length;
  for (const group of [...player.preferences, rest]) {
    const mean = best - (group.length - 1) / 2;
    for (const power of group) points.set(power, mean);
    best -= group.length;
  }
  return points;
}

/**
 * For each row the column it gets, so that the sum of gains is greatest (the Hungarian method, with
 * potentials; at least as many columns as rows).
 */
function bestAssignment(gain: readonly (readonly number[])[]): readonly number[] {
  const rows = gain.length;
  const columns = gain[0]?.length ?? 0;
  const rowPotential = new Array<number>(rows + 1).fill(0);
  const columnPotential = new Array<number>(columns + 1).fill(0);
  const rowOf = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= rows; row++) {
    augment(gain, row, rowPotential, columnPotential, rowOf);
  }
  const result = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    if (rowOf[column]! > 0) result[rowOf[column]! - 1] = column - 1;
  }
  return result;
}

/** Adds one row to the assignment along the cheapest chain of changes. Indices are from 1; 0 is none. */
function augment(
  gain: readonly (readonly number[])[],
  row: number,
  rowPotential: number[],
  columnPotential: number[],
  rowOf: number[],
): void {
  const columns = columnPotential.length - 1;
  const slack = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
  const before = new Array<number>(columns + 1).fill(0);
  const seen = new Array<boolean>(columns + 1).fill(false);
  rowOf[0] = row;
  let column = 0;
  do {
    seen[column] = true;
    const current = rowOf[column]!;
    let next = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let j = 1; j <= columns; j++) {
      if (seen[j]) continue;
      const cost = -gain[current - 1]![j - 1]! - rowPotential[current]! - columnPotential[j]!;
      if (cost < slack[j]!) {
        slack[j] = cost;
        before[j] = column;
      }
      if (slack[j]! < least) {
        least = slack[j]!;
        next = j;
      }
    }
    for (let j = 0; j <= columns; j++) {
      if (seen[j]) {
        rowPotential[rowOf[j]!]! += least;
        columnPotential[j]! -= least;
      } else slack[j]! -= least;
    }
    column = next;
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const previous = before[column]!;
    rowOf[column] = rowOf[previous]!;
    column = previous;
  }
}

/** Fractions from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFractions(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
