/**
 * Whether an order could be followed if every other unit helped: the designations, coasts and borders,
 * before adjudication. What DATC chapter 4 leaves open (4.B, 4.C, 4.E.1) is the rulebook's choice.
 */

import type { Board } from "../../map/index.js";
import type { PowerOrder } from "../model/order.js";
import type { Phase } from "../model/phase.js";
import type { Position } from "../model/position.js";
import type { Legality } from "../model/reason.js";
import type { Rulebook } from "../model/rulebook.js";
import { adjustmentLegality } from "./adjustment-legality.js";
import { movementLegality } from "./movement-legality.js";
import { retreatLegality } from "./retreat-legality.js";

/** What an order means under the rulebook, by itself: other orders for the same unit do not count here. */
export function legality(
  board: Board,
  rulebook: Rulebook,
  phase: Phase,
  position: Position,
  order: PowerOrder,
): Legality {
  switch (phase.kind) {
    case "M":
      return movementLegality(board.during(phase.season), rulebook, position, order);
    case "R":
      return retreatLegality(board, rulebook, position, order);
    case "A":
      return adjustmentLegality(board, rulebook, position, order);
  }
}
