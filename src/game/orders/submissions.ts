/** What the powers have ordered in the current phase, and what is still missing. */
import { type Board, type PowerId, provinceOf, type Unit } from "../../map/index.js";
import {
  actors,
  adjustmentOf,
  convertible,
  type ImpliedMove,
  impliedMoves,
  type WrittenOrder,
  work,
} from "../../rules/index.js";
import type { Game, Submission, SubmittedOrder } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { rulebookFor } from "../model/settings.js";

export const emptySubmission: Submission = {
  orders: [],
  proxies: [],
  former: null,
  asked: [],
  wait: false,
  draw: null,
  drawSize: null,
  concede: null,
  extend: null,
  pause: null,
  late: false,
};

export function submissionOf(game: Game, power: PowerId): Submission {
  return game.submissions[power] ?? emptySubmission;
}

/** The game with this power's sheet changed. */
export function changeSubmission(game: Game, power: PowerId, change: Partial<Submission>): Game {
  const submission = { ...submissionOf(game, power), ...change };
  return { ...game, submissions: { ...game.submissions, [power]: submission } };
}

/** The game with what was asked back about this power's orders, in place of what was asked before. */
export function withAsked(game: Game, power: PowerId, asked: Submission["asked"]): Game {
  const isNothing = asked.length === 0 && submissionOf(game, power).asked.length === 0;
  return isNothing ? game : changeSubmission(game, power, { asked });
}

/** The game with the orders that this power may want back. */
export function withFormer(game: Game, power: PowerId, former: Submission["former"]): Game {
  return former === submissionOf(game, power).former
    ? game
    : changeSubmission(game, power, { former });
}

/** The game without this player's votes and wait: the next player has their own. */
export function withoutWishes(game: Game, power: PowerId): Game {
  const { wait, draw, drawSize, concede, extend, pause } = emptySubmission;
  return changeSubmission(game, power, { wait, draw, drawSize, concede, extend, pause });
}

/**
 * The orders with new ones added: an order replaces what its unit was ordered before and leaves the
 * other units' orders alone, and so do orders that contradict one another. Waivers add up, since they
 * name no unit; the newest of too many adjustments push out the oldest.
 */
export function mergeOrders(
  before: readonly SubmittedOrder[],
  added: readonly SubmittedOrder[],
  room: number,
  contradictory: readonly SubmittedOrder[] = [],
): readonly SubmittedOrder[] {
  const renamed = new Set([...added, ...contradictory].map(({ order }) => subject(order)));
  const kept = before.filter((item) => !renamed.has(subject(item.order) ?? ""));
  const merged = [...kept, ...added];
  return merged.slice(Math.max(0, merged.length - room));
}

/** The province of the unit that an order is for; null for a waiver. */
export function subject(order: WrittenOrder): string | null {
  return order.kind === "waive" ? null : provinceOf(order.unit.at);
}

/** How many orders a power may give in this phase. */
export function orderRoom(game: Game, board: Board, power: PowerId): number {
  if (game.phase.kind !== "A") return Number.POSITIVE_INFINITY;
  return Math.abs(changeOwed(game, board, power)) + convertible(board, game.position, power).length;
}

/** Units that a power can build, or must remove where negative, in an adjustment phase. */
export function changeOwed(game: Game, board: Board, power: PowerId): number {
  return work(adjustmentOf(board, game.position, power));
}

/** Powers that have something to decide in the current phase. */
export function duePowers(game: Game, board: Board): readonly PowerId[] {
  if (game.status !== "active" && game.status !== "paused") return [];
  return actors(board, game.phase, game.position);
}

/** Moves that this power's own supports and convoys say for its other units, where the rulebook takes them so. */
export function impliedOrders(game: Game, power: PowerId): readonly ImpliedMove[] {
  if (game.phase.kind !== "M" || rulebookFor(game.settings).implicitOrders !== "allowed") return [];
  const { orders, proxies } = submissionOf(game, power);
  const written = new Set(orders.map(({ order }) => subject(order)));
  for (const note of proxies) if (note.kind === "given") written.add(provinceOf(note.unit.at));
  const own = new Set(
    game.position.units.flatMap((unit) => (unit.power === power ? [provinceOf(unit.at)] : [])),
  );
  return impliedMoves(orders.map(({ order }) => order)).filter(
    ({ from }) => own.has(from) && !written.has(from),
  );
}

/** Units of a power that have no order yet; in a retreat phase, its dislodged units. */
export function unorderedUnits(game: Game, power: PowerId): readonly Unit[] {
  if (game.phase.kind === "A") return [];
  const { units, dislodged } = game.position;
  const all = game.phase.kind === "M" ? units : dislodged;
  const { orders, proxies } = submissionOf(game, power);
  const ordered = new Set(orders.map((item) => subject(item.order)));
  for (const note of proxies) if (note.kind === "given") ordered.add(provinceOf(note.unit.at));
  for (const { from } of impliedOrders(game, power)) ordered.add(from);
  return all
    .filter((unit) => unit.power === power && !ordered.has(provinceOf(unit.at)))
    .map(({ type, at }) => ({ type, at }));
}

/** Adjustments of a power that have no order yet; 0 outside winter. */
export function unorderedAdjustments(game: Game, board: Board, power: PowerId): number {
  if (game.phase.kind !== "A") return 0;
  const owed = Math.abs(changeOwed(game, board, power));
  // To convert a unit is nobody's duty.
  const adjusting = submissionOf(game, power).orders.filter(
    ({ order }) => order.kind !== "convert",
  );
  return Math.max(0, owed - adjusting.length);
}

/** Has this power said all it has to say in this phase? */
export function isComplete(game: Game, board: Board, power: PowerId): boolean {
  return unorderedUnits(game, power).length === 0 && unorderedAdjustments(game, board, power) === 0;
}

/** Powers with a player that must still order. */
export function latePowers(game: Game, board: Board): readonly PowerId[] {
  return duePowers(game, board).filter(
    (power) => playerOf(game, power) !== undefined && !isComplete(game, board, power),
  );
}
