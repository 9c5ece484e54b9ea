/** What the words for units and places can mean on a board, each with its slips, and nothing about orders. */
import { type Board, type LocationId, provinceOf } from "../../map/index.js";
import type { UnitMention } from "../../rules/index.js";
import type { Token } from "../lexer/token.js";
import type { Place } from "../text/lines.js";
import { lineLimits } from "../text/order-limits.js";
import type { Leaf, PlaceNode, StepsNode, UnitNode } from "./tree.js";

/** Where a word is misspelt; wild where it may well be another name. */
export type Slip = (Place & { readonly isWild?: true }) | null;

/** The first of the slips, or the one that is wild. */
export function firstSlip(...slips: readonly Slip[]): Slip {
  return slips.find((slip) => slip?.isWild) ?? slips.find((slip) => slip !== null) ?? null;
}

export interface UnitForm {
  readonly unit: UnitMention;
  readonly slip: Slip;
}

interface Way {
  readonly to: LocationId;
  readonly route: readonly LocationId[];
  readonly via: boolean;
  readonly slip: Slip;
  readonly railway?: string;
}

/** Destinations with their routes, which lead over water. */
export function ways(board: Board, tokens: readonly Token[], steps: StepsNode): readonly Way[] {
  const { places, via } = steps;
  const railway =
    steps.railway === null ? undefined : board.railwayNames.get(tokens[steps.railway]!.text);
  const stops = places.slice(0, -1).map((stop) => spots(board, tokens, stop).filter(isSea(board)));
  let routes: Way[] = spots(board, tokens, places.at(-1)!).map(({ at, slip }) => ({
    to: at,
    route: [],
    via: via || stops.length > 0,
    slip,
    ...(railway === undefined ? {} : { railway }),
  }));
  for (const stop of stops) {
    routes = combine(routes, stop).map(([way, { at, slip }]) => ({
      ...way,
      route: [...way.route, at],
      slip: firstSlip(way.slip, slip),
    }));
  }
  return routes;
}

interface Spot {
  readonly at: LocationId;
  readonly slip: Slip;
}

function isSea(board: Board): (spot: Spot) => boolean {
  return ({ at }) => board.tables.convoys[board.locationNumber(provinceOf(at))] === 1;
}

export function mentions(
  board: Board,
  tokens: readonly Token[],
  node: UnitNode,
): readonly UnitForm[] {
  const type = node.type === null ? null : unitType(tokens[node.type]!);
  const power = node.nation === null ? null : (tokens[node.nation]!.powers[0] ?? null);
  return spots(board, tokens, node.place).map(({ at, slip }) => ({
    unit: { type, at, power },
    slip,
  }));
}

export function unitType(token: Token): "A" | "F" {
  return token.roles.includes("army") ? "A" : "F";
}

export function spots(board: Board, tokens: readonly Token[], node: PlaceNode): readonly Spot[] {
  const { places, guessed, start, end } = tokens[node.name]!;
  const slip = guessed ? { from: start, to: end } : null;
  const coast = coastOf(tokens, node.coast);
  return places.map(({ at, isWild }) => ({
    at: coast === null ? at : onCoast(board, at, coast),
    slip: slip !== null && isWild ? { ...slip, isWild } : slip,
  }));
}

function coastOf(tokens: readonly Token[], leaf: Leaf | null): string | null {
  return leaf === null ? null : tokens[leaf]!.coast;
}

/** The coast of a province, also by another name for it: Bulgaria has no north coast but is given one. */
function onCoast(board: Board, province: LocationId, coast: string): LocationId {
  const location = `${province}/${coast}`;
  if (board.locationNumber(location) >= 0) return location;
  return board.names.get(`${province} ${coast}`.toLowerCase())?.[0] ?? location;
}

/**
 * All pairs; none where there would be more than a line may have, for leaving some out could leave out
 * the one that is meant.
 */
export function combine<A, B>(
  left: readonly A[],
  right: readonly B[],
): readonly (readonly [A, B])[] {
  if (left.length * right.length > lineLimits.combinations) return [];
  return left.flatMap((a) => right.map((b) => [a, b] as const));
}
