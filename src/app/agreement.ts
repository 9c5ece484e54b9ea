/** Does a game's past, adjudicated anew, lead to what was published? */
import { isDeepStrictEqual } from "node:util";
import { type PhaseRecord, rulebookFor } from "../game/index.js";
import { adjudicate } from "../rules/index.js";
import { present } from "../util/index.js";
import type { Variants } from "./variants.js";

/** Does the phase still lead to the position that was published? Throws where its board is gone. */
export function agrees(
  variants: Variants,
  { before, orders, phase, result }: PhaseRecord,
): boolean {
  const board = present(variants.board(before.variant), `The variant ${before.variant}`);
  const again = adjudicate(board, rulebookFor(before.settings), phase, before.position, orders);
  return isDeepStrictEqual(again.position, result.position);
}
