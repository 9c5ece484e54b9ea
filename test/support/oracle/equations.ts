/**
 * The equations of DATC 3.2, 5.B, written as they are defined: given which moves succeed, everything
 * else follows, and each move has a condition of its own that it meets or not.
 */
import { provinceOf } from "../../../src/map/index.js";
import { pieceIn, type Table, targetOf } from "./table.js";

/** An assignment of outcomes, and what backup rules have laid down against the equations. */
export interface World {
  /** By piece: the moves taken to succeed. */
  readonly succeeds: readonly boolean[];
  /** Fleets that do not convoy (Szykman). */
  readonly disrupted: ReadonlySet<number>;
  /** Moves that fail and have no effect (all-hold). */
  readonly stopped: ReadonlySet<number>;
  /** Armies that arrive although fleets are dislodged (Alexander). */
  readonly carried: ReadonlySet<number>;
}

/** The piece that dislodges this one, if any. */
export function dislodger(table: Table, world: World, piece: number): number | undefined {
  const { province, order } = table.pieces[piece]!;
  if (order.kind === "move" && world.succeeds[piece]) return undefined;
  return attackers(table, province).find((move) => world.succeeds[move]);
}

/** CONVOY: the fleet is not dislodged. */
export function isAvailable(table: Table, world: World, fleet: number): boolean {
  return !world.disrupted.has(fleet) && dislodger(table, world, fleet) === undefined;
}

/** Whether a move's convoy arrives: one route intact, or all, as DATC 4.A.1 is decided. */
export function isCarried(table: Table, world: World, move: number): boolean {
  const routes = table.routes.get(move)!;
  if (world.carried.has(move)) return true;
  const intact = (route: readonly number[]) => route.every((f) => isAvailable(table, world, f));
  if (routes.length === 0) return false;
  return table.rulebook.multiRoute === "all" ? routes.some(intact) : routes.every(intact);
}

/** PATH: the move can arrive. */
export function hasPath(table: Table, world: World, move: number): boolean {
  if (world.stopped.has(move)) return false;
  const way = table.ways.get(move)!;
  if (way === "convoy") return isCarried(table, world, move);
  if (way === "canal") return staysPut(table, world, table.keepers.get(move)!);
  return way !== "none";
}

/** Whether a piece neither leaves nor is dislodged. */
function staysPut(table: Table, world: World, piece: number): boolean {
  const leaves = table.pieces[piece]!.order.kind === "move" && world.succeeds[piece];
  return !leaves && dislodger(table, world, piece) === undefined;
}

/** Whether a move with a path goes by convoy. */
export function goesByConvoy(table: Table, world: World, move: number): boolean {
  const way = table.ways.get(move)!;
  return way === "convoy" || (way === "convoy-or-land" && isCarried(table, world, move));
}

/** Two moves over one border in opposite directions. */
function isHeadToHead(table: Table, world: World, one: number, other: number): boolean {
  const { pieces } = table;
  if (pieces[other]!.order.kind !== "move") return false;
  if (targetOf(pieces[other]!) !== pieces[one]!.province) return false;
  return [one, other].every(
    (move) =>
      !["none", "canal"].includes(table.ways.get(move)!) && !goesByConvoy(table, world, move),
  );
}

/** SUPPORT: not cut by an attack or by dislodgement. */
export function isGiven(table: Table, world: World, support: number): boolean {
  return cutter(table, world, support) === undefined;
}

/** The move that cuts a support. */
function cutter(table: Table, world: World, support: number): number | undefined {
  const { unit, province } = table.pieces[support]!;
  return attackers(table, province).find((move) => {
    if (table.pieces[move]!.unit.power === unit.power) return false;
    if (isProtected(table, support, move) || !hasPath(table, world, move)) return false;
    if (isWeak(table, world, move) && !isHelpedAgainst(table, world, move, unit.power))
      return false;
    return !comesFromTarget(table, world, support, move) || world.succeeds[move];
  });
}

/** Whether a move goes over a difficult border, at one support less (DATC 2.4, chapter 10). */
function isWeak(table: Table, world: World, move: number): boolean {
  return table.steep.has(move) && !goesByConvoy(table, world, move);
}

/** Whether a move has support that is not of the power that it is against. */
function isHelpedAgainst(table: Table, world: World, move: number, power: string): boolean {
  return table.supports[move]!.some(
    (one) => table.pieces[one]!.unit.power !== power && isGiven(table, world, one),
  );
}

/** A unit cannot cut the support of an attack on itself; 4.A.4 asks where a convoyed one comes from. */
function comesFromTarget(table: Table, world: World, support: number, move: number): boolean {
  const { pieces, rulebook } = table;
  const target = targetOf(pieces[support]!);
  if (rulebook.convoyedAttackFrom === "origin" || !goesByConvoy(table, world, move)) {
    return target === pieces[move]!.province;
  }
  if (rulebook.convoyedAttackFrom === "water") return false;
  const last = lastFleets(table, move);
  return last.length > 0 && last.every((fleet) => pieces[fleet]!.province === target);
}

/** Brannan's rule: the fleets that could land the army. */
function lastFleets(table: Table, move: number): number[] {
  const target = targetOf(table.pieces[move]!);
  return table.pieces.flatMap(({ unit }, fleet) => {
    const near = table.board.neighbours("F", unit.at).map(provinceOf);
    return carries(table, fleet, move) && near.includes(target) ? [fleet] : [];
  });
}

/** The rules of 1971, 1982 and 2000: some supports no convoyed army can cut (DATC 4.A.2 a to c). */
function isProtected(table: Table, support: number, move: number): boolean {
  const { pieces, rulebook, routes, ways } = table;
  if (ways.get(move) === "land" || routes.get(move)!.length === 0) return false;
  const fleet = pieceIn(pieces, targetOf(pieces[support]!));
  if (fleet === undefined || pieces[fleet]!.order.kind !== "convoy") return false;
  const order = pieces[support]!.order;
  const attack = order.kind === "support" && order.to !== null;
  const needed = routes.get(move)!.every((route) => route.includes(fleet));
  switch (rulebook.paradox) {
    case "1971":
      return carries(table, fleet, move) && (attack || !needed);
    case "1982":
      return table.moves.some((other) => carries(table, fleet, other));
    case "2000":
      return attack && needed;
    default:
      return false;
  }
}

/** Whether a fleet convoys in a move; where a route is given or every route counts, on a route. */
function carries({ pieces, routes, rulebook }: Table, fleet: number, move: number): boolean {
  const { order: convoy, province: water } = pieces[fleet]!;
  const { order, province } = pieces[move]!;
  if (convoy.kind !== "convoy" || order.kind !== "move") return false;
  const fits = province === provinceOf(convoy.of.at);
  if (!fits || targetOf(pieces[move]!) !== provinceOf(convoy.to)) return false;
  if (order.route.length > 0) return order.route.includes(water);
  const onRoute = routes.get(move)!.some((route) => route.includes(fleet));
  return onRoute || rulebook.multiRoute === "all";
}

/** Two, or one over a difficult border, and one for each given support that counts. */
function strength(
  table: Table,
  world: World,
  piece: number,
  counts: (supporter: number) => boolean = () => true,
): number {
  const given = table.supports[piece]!.filter((s) => counts(s) && isGiven(table, world, s));
  return (isWeak(table, world, piece) ? 1 : 2) + given.length;
}

function attackStrength(table: Table, world: World, move: number): number {
  const { pieces } = table;
  if (!hasPath(table, world, move)) return 0;
  const victim = pieceIn(pieces, targetOf(pieces[move]!));
  if (victim === undefined) return strength(table, world, move);
  const leaves = pieces[victim]!.order.kind === "move" && world.succeeds[victim];
  if (leaves && !isHeadToHead(table, world, move, victim)) return strength(table, world, move);
  const defender = pieces[victim]!.unit.power;
  if (defender === pieces[move]!.unit.power) return 0;
  return strength(table, world, move, (s) => pieces[s]!.unit.power !== defender);
}

function holdStrength(table: Table, world: World, province: string): number {
  const piece = pieceIn(table.pieces, province);
  if (piece === undefined) return 0;
  if (table.pieces[piece]!.order.kind !== "move") return strength(table, world, piece);
  return world.succeeds[piece] ? 0 : 2;
}

/** PREVENT STRENGTH, with DATC 4.A.7 on what a dislodged unit can still prevent. */
export function preventStrength(table: Table, world: World, move: number): number {
  if (!hasPath(table, world, move)) return 0;
  const opposite = pieceIn(table.pieces, targetOf(table.pieces[move]!));
  if (opposite !== undefined && world.succeeds[opposite]) {
    if (isHeadToHead(table, world, move, opposite)) return 0;
    const dislodges =
      targetOf(table.pieces[opposite]!) === table.pieces[move]!.province && !world.succeeds[move];
    if (dislodges && table.rulebook.dislodgedEffect === "none") return 0;
  }
  return strength(table, world, move);
}

/** MOVE: stronger than what stands there, and than everyone else who goes there. */
export function moveSucceeds(table: Table, world: World, move: number): boolean {
  const target = targetOf(table.pieces[move]!);
  const victim = pieceIn(table.pieces, target);
  const battle = victim !== undefined && isHeadToHead(table, world, move, victim);
  const opposition = battle ? strength(table, world, victim) : holdStrength(table, world, target);
  const attack = attackStrength(table, world, move);
  return (
    attack > opposition &&
    attackers(table, target).every(
      (other) => other === move || attack > preventStrength(table, world, other),
    )
  );
}

/** The moves to a province. */
export function attackers({ pieces, moves }: Table, province: string): readonly number[] {
  return moves.filter((move) => targetOf(pieces[move]!) === province);
}
