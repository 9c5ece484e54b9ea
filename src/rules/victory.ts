/** Who has won. */
import type { Board, PowerId } from "../map/index.js";
import { centersOf } from "./centers.js";
import type { Position } from "./position.js";
import type { Rulebook } from "./rulebook.js";

/** The power with enough centers and more than any other, or null. To be asked after a fall. */
export function winner(board: Board, _rulebook: Rulebook, position: Position): PowerId | null {
  const counts = board.powers
    .map(({ id }) => ({ id, centers: centersOf(board, position, id).length }))
    .toSorted((one, two) => two.centers - one.centers);
  const [first, second] = counts;
  if (first === undefined || first.centers < board.victoryCenters) return null;
  return second !== undefined && second.centers === first.centers ? null : first.id;
}
