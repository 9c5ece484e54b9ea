/**
 * Scenes from what a reader may see of a game: a phase that was played, as it was published, or the position of now,
 * with orders that the reader knows. Nothing here takes a game.
 */
import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { Phase, PhaseResult, PlacedUnit, Position } from "../../rules/index.js";
import type { Piece, Scene } from "../picture/scene.js";
import { drawnOrders, pieceOf, type ToldOrder } from "./drawn-orders.js";

/** What stands above a picture. */
type Heading = Pick<Scene, "title" | "phase">;

/** A phase that was played: its orders on the position in which they were given. */
export function playedScene(
  board: Board,
  heading: Heading,
  phase: Phase,
  result: PhaseResult,
): Scene {
  const legal = result.results.filter(({ words }) => !words.includes("illegal"));
  return {
    ...frameOf(board, heading, phase),
    ...piecesBefore(phase, result, legal),
    owners: ownersBefore(result),
    orders: drawnOrders(board, legal),
  };
}

/** The board alone. */
export function blankScene(board: Board, heading: Heading): Scene {
  const nothing = { owners: {}, units: [], dislodged: [], orders: [], ice: [] };
  return { ...heading, powers: powersOf(board), ...nothing };
}

/** A position, with the orders for it that the reader knows. */
export function positionScene(
  board: Board,
  heading: Heading,
  phase: Phase,
  position: Pick<Position, "units" | "dislodged" | "owners">,
  orders: readonly ToldOrder[] = [],
): Scene {
  return {
    ...frameOf(board, heading, phase),
    units: position.units.map(piece),
    dislodged: position.dislodged.map(piece),
    owners: position.owners,
    orders: drawnOrders(board, orders),
  };
}

function frameOf(board: Board, heading: Heading, { season }: Phase) {
  return { ...heading, powers: powersOf(board), ice: board.during(season).ice };
}

function powersOf(board: Board): Scene["powers"] {
  return board.powers.map(({ id, name, letter, homes }) => ({ id, name, letter, homes }));
}

function piece({ power, type, at }: PlacedUnit): Piece {
  return { power, type, at };
}

/** What stood on the board when the orders were given, found again from what became of it. */
function piecesBefore(
  { kind }: Phase,
  { position }: PhaseResult,
  orders: readonly ToldOrder[],
): Pick<Scene, "units" | "dislodged"> {
  const ordered = orders.flatMap(({ power, order }) => pieceOf(power, order) ?? []);
  const after = position.units.map(piece);
  if (kind === "M") return { units: ordered, dislodged: [] };
  if (kind === "R") {
    const arrivals = arrived(orders);
    return { units: after.filter(({ at }) => !arrivals.has(at)), dislodged: ordered };
  }
  const changes = new Set(ordered.map(({ at }) => provinceOf(at)));
  const stayed = after.filter(({ at }) => !changes.has(provinceOf(at)));
  const changed = orders.flatMap(({ power, order }) =>
    order.kind === "remove" || order.kind === "convert" ? (pieceOf(power, order) ?? []) : [],
  );
  return { units: [...stayed, ...changed], dislodged: [] };
}

function arrived(orders: readonly ToldOrder[]): ReadonlySet<string> {
  return new Set(
    orders.flatMap(({ order, words }) =>
      order.kind === "retreat" && words.includes("succeeds") ? [order.to] : [],
    ),
  );
}

/** Centers that changed hands were their former owners'. */
function ownersBefore({ position, captures }: PhaseResult): Scene["owners"] {
  const owners: Record<ProvinceId, PowerId> = { ...position.owners };
  for (const { center, from } of captures) {
    if (from === null) delete owners[center];
    else owners[center] = from;
  }
  return owners;
}
