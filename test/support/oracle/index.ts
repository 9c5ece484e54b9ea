/**
 * The oracle: a second adjudicator of movement, slow and literal, to hold the fast one against. It knows
 * every choice of every option that decides how legal orders are resolved.
 */
import { type Board, provinceOf } from "../../../src/map/index.js";
import type { PlacedUnit, Rulebook } from "../../../src/rules/index.js";
import {
  attackers,
  dislodger,
  goesByConvoy,
  isAvailable,
  isGiven,
  preventStrength,
  type World,
} from "./equations.js";
import { settle } from "./settle.js";
import { layTable, type Piece, type Table, targetOf } from "./table.js";

/** What the oracle says of one unit. */
export interface Verdict {
  readonly unit: PlacedUnit;
  readonly words: readonly string[];
  /** The open retreats of a dislodged unit, sorted. */
  readonly retreats: readonly string[];
}

export interface OrderedUnit {
  readonly unit: PlacedUnit;
  readonly order: Piece["order"];
}

/** Adjudicates legal orders, one for every unit. */
export function consultOracle(
  board: Board,
  rulebook: Rulebook,
  units: readonly OrderedUnit[],
): readonly Verdict[] {
  const pieces = units.map(({ unit, order }) => ({ unit, order, province: provinceOf(unit.at) }));
  const table = layTable(board, rulebook, pieces);
  const world = settle(table);
  return pieces.map(({ unit }, piece) => {
    const by = dislodger(table, world, piece);
    const retreats = by === undefined ? [] : retreatsOf(table, world, piece, by);
    const fate = by === undefined ? [] : [retreats.length > 0 ? "dislodged" : "destroyed"];
    return { unit, words: wordsOf(table, world, piece, fate), retreats };
  });
}

function wordsOf(
  table: Table,
  world: World,
  piece: number,
  fate: readonly string[],
): readonly string[] {
  const { order } = table.pieces[piece]!;
  if (order.kind === "hold") return fate.length > 0 ? fate : ["stands"];
  if (order.kind === "move") return [world.succeeds[piece] ? "succeeds" : "fails", ...fate];
  if (order.kind === "convoy") {
    const open = isAvailable(table, world, piece) || isCarriedAnyhow(table, world, piece);
    return [open ? "available" : "disrupted", ...fate];
  }
  if (!isGiven(table, world, piece)) return ["cut", ...fate];
  const fits = table.supports.some((supports) => supports.includes(piece));
  return [fits ? "given" : "invalid", ...fate];
}

/** Alexander IV.5.f: the convoy is not disrupted although the fleet is dislodged. */
function isCarriedAnyhow({ routes }: Table, { carried }: World, fleet: number): boolean {
  return [...carried].some((army) => routes.get(army)!.some((route) => route.includes(fleet)));
}

/** Adjacent, empty, not where the attacker came from over land, and not left empty by a standoff. */
function retreatsOf(table: Table, world: World, piece: number, by: number): readonly string[] {
  const { board, pieces, rulebook } = table;
  const { unit } = pieces[piece]!;
  const mayFollow =
    rulebook.retreatToConvoyedOrigin === "allowed" && goesByConvoy(table, world, by);
  return board
    .neighbours(unit.type, unit.at)
    .filter((place) => {
      const province = provinceOf(place);
      if (province === pieces[by]!.province && !mayFollow) return false;
      return !isTaken(table, world, province) && !isContested(table, world, province);
    })
    .toSorted();
}

function isTaken(table: Table, world: World, province: string): boolean {
  return table.pieces.some((piece, index) => {
    if (piece.order.kind !== "move" || !world.succeeds[index]) {
      return piece.province === province;
    }
    return targetOf(piece) === province;
  });
}

function isContested(table: Table, world: World, province: string): boolean {
  return attackers(table, province).some((move) => preventStrength(table, world, move) > 0);
}
