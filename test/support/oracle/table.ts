/**
 * The table that the oracle looks at: units with the orders they carry out, and everything about them
 * that no outcome changes. The oracle shares no code with the adjudicator below legality; it may be
 * slow, it must be plain.
 */
import { type Board, DIFFICULT, provinceOf } from "../../../src/map/index.js";
import type { MovementOrder, PlacedUnit, Rulebook } from "../../../src/rules/index.js";

/** A unit with its order. Pieces are named by their index. */
export interface Piece {
  readonly unit: PlacedUnit;
  readonly province: string;
  readonly order: MovementOrder;
}

export interface Table {
  readonly board: Board;
  readonly rulebook: Rulebook;
  readonly pieces: readonly Piece[];
  readonly moves: readonly number[];
  /** For every move: the routes of its ordered convoy, each a list of fleets. */
  readonly routes: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** How every move travels. */
  readonly ways: ReadonlyMap<number, Way>;
  /** The supports that fit each piece's order. */
  readonly supports: readonly (readonly number[])[];
  /** Moves over a border that is difficult to pass, where they go over land. */
  readonly steep: ReadonlySet<number>;
  /** For every move through a canal that has leave: the piece that must stay. */
  readonly keepers: ReadonlyMap<number, number>;
}

/** `convoy-or-land` goes over land where the convoy is disrupted; `none` cannot arrive. */
export type Way = "land" | "convoy" | "convoy-or-land" | "canal" | "none";

/** Lays the table. The orders must be legal. */
export function layTable(board: Board, rulebook: Rulebook, pieces: readonly Piece[]): Table {
  const moves = pieces.flatMap(({ order }, index) => (order.kind === "move" ? [index] : []));
  const routes = new Map(moves.map((move) => [move, routesOf(board, rulebook, pieces, move)]));
  const keepers = new Map(
    moves.flatMap((move) => {
      const keeper = keeperFor(board, pieces, move);
      return keeper === undefined ? [] : [[move, keeper] as const];
    }),
  );
  const ways = new Map(
    moves.map((move) => {
      const way: Way = wayOf(board, rulebook, pieces, move, routes.get(move)!);
      return [move, keepers.has(move) ? "canal" : way];
    }),
  );
  const steep = new Set(moves.filter((move) => isSteep(board, pieces[move]!)));
  const supports = pieces.map((piece) =>
    pieces.flatMap((other, index) => (supportFits(other, piece) ? [index] : [])),
  );
  return { board, rulebook, pieces, moves, routes, ways, supports, steep, keepers };
}

function isSteep({ tables, locationNumber }: Board, { unit, order }: Piece): boolean {
  if (unit.type !== "A" || order.kind !== "move") return false;
  const step = locationNumber(unit.at) * tables.locationCount + locationNumber(order.to);
  return tables.armySteps[step] === DIFFICULT;
}

/** Who must stay for a fleet to pass a canal: the keeper, if it lets the fleet pass. */
function keeperFor(board: Board, pieces: readonly Piece[], move: number): number | undefined {
  const passes = ({ unit, order }: Piece, ends: readonly string[]) =>
    unit.type === "F" && order.kind === "move" && ends.includes(unit.at) && ends.includes(order.to);
  const piece = pieces[move]!;
  const canal = board.canals.find(({ between }) => passes(piece, between));
  const keeper = canal === undefined ? undefined : pieceIn(pieces, canal.keeper);
  if (canal === undefined || keeper === undefined) return undefined;
  const { permit } = pieces[keeper]!.order;
  if (permit !== undefined) return permit.of.at === piece.unit.at ? keeper : undefined;
  const own = pieces.filter(
    (one) => one.unit.power === pieces[keeper]!.unit.power && passes(one, canal.between),
  );
  return own.length === 1 && own[0] === piece ? keeper : undefined;
}

/** The province where a move goes or a support is given; otherwise where the unit stands. */
export function targetOf({ order, province }: Piece): string {
  if (order.kind === "move") return provinceOf(order.to);
  if (order.kind === "support") return provinceOf(order.to ?? order.of.at);
  return province;
}

/** The piece in a province. */
export function pieceIn(pieces: readonly Piece[], province: string): number | undefined {
  const found = pieces.findIndex((piece) => piece.province === province);
  return found < 0 ? undefined : found;
}

function supportFits({ order: support }: Piece, { province, order }: Piece): boolean {
  if (support.kind !== "support" || provinceOf(support.of.at) !== province) return false;
  if (order.kind !== "move" || support.to === null) return order.kind !== "move" && !support.to;
  if (provinceOf(support.to) !== provinceOf(order.to)) return false;
  return support.to === order.to || support.to === provinceOf(order.to);
}

/** Every chain of fitting convoys that visits no water twice. */
function routesOf(
  board: Board,
  rulebook: Rulebook,
  pieces: readonly Piece[],
  move: number,
): readonly (readonly number[])[] {
  const { unit, province, order } = pieces[move]!;
  if (unit.type !== "A" || order.kind !== "move") return [];
  const target = provinceOf(order.to);
  const fleets = pieces.flatMap(({ order: convoy }, index) =>
    convoy.kind === "convoy" &&
    provinceOf(convoy.of.at) === province &&
    provinceOf(convoy.to) === target
      ? [index]
      : [],
  );
  const touches = (fleet: number, place: string) =>
    board.neighbours("F", pieces[fleet]!.unit.at).some((at) => provinceOf(at) === place);
  const found: number[][] = [];
  const follow = (route: readonly number[], here: string): void => {
    for (const fleet of fleets) {
      if (route.includes(fleet) || !touches(fleet, here)) continue;
      const longer = [...route, fleet];
      if (touches(fleet, target)) found.push(longer);
      if (!touches(fleet, target) || order.route.length > 0) {
        follow(longer, pieces[fleet]!.province);
      }
    }
  };
  follow([], province);
  if (order.route.length > 0) return found.filter((route) => isGiven(pieces, route, order.route));
  if (rulebook.multiRoute !== "any-own-first") return found;
  const own = found.filter((route) => route.every((f) => pieces[f]!.unit.power === unit.power));
  return own.length > 0 ? own : found;
}

/** Whether a route is the one that the army's order gives (DATC 4.A.6). */
function isGiven(
  pieces: readonly Piece[],
  route: readonly number[],
  given: readonly string[],
): boolean {
  return route.map((fleet) => pieces[fleet]!.province).join() === given.join();
}

/** Over land or by convoy: DATC 4.A.3. */
function wayOf(
  board: Board,
  rulebook: Rulebook,
  pieces: readonly Piece[],
  move: number,
  routes: readonly (readonly number[])[],
): Way {
  const { unit, order } = pieces[move]!;
  if (order.kind !== "move") return "none";
  const adjacent = board.neighbours(unit.type, unit.at).includes(order.to);
  if (!adjacent) return routes.length > 0 ? "convoy" : "none";
  if (unit.type === "F" || !meansConvoy(rulebook, pieces, move, routes.length > 0)) return "land";
  if (routes.length === 0) return rulebook.landFallback === "none" ? "none" : "land";
  const alsoLand =
    rulebook.landFallback === "disrupted" || rulebook.adjacentConvoy === "opposed-undisrupted";
  return alsoLand ? "convoy-or-land" : "convoy";
}

function meansConvoy(
  { adjacentConvoy }: Rulebook,
  pieces: readonly Piece[],
  move: number,
  ordered: boolean,
): boolean {
  const { unit, province, order } = pieces[move]!;
  const via = order.kind === "move" && order.viaConvoy;
  const target = targetOf(pieces[move]!);
  if (adjacentConvoy === "explicit") return via;
  if (adjacentConvoy === "convoy") return ordered;
  if (adjacentConvoy === "intent") {
    const own = pieces.some(
      ({ unit: fleet, order: convoy }) =>
        convoy.kind === "convoy" &&
        fleet.power === unit.power &&
        provinceOf(convoy.of.at) === province &&
        provinceOf(convoy.to) === target,
    );
    return via || (own && ordered);
  }
  const opposite = pieces.find((piece) => piece.province === target);
  return ordered && opposite?.order.kind === "move" && targetOf(opposite) === province;
}
