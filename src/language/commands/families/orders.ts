/** Around orders: CLEAR, REPLACE and KEEP, and orders for later (PHASE, IF, CLEAR PENDING). */
import { parsePhase } from "../../../rules/index.js";
import { present } from "../../../util/index.js";
import type { OrderLine } from "../../text/lines.js";
import type { Forms } from "../form.js";
import { commanded, type GameCommand } from "../game-command.js";
import type { Slice } from "../words.js";

export const forms = {
  clear: {
    starts: "clear|cancel all|cancel my|cancel orders",
    takesThanks: true,
  },
  "order-set": {
    starts: "replace|keep",
    guards: {
      keep: "(?:[ .!]*$| (?:(?:my|the) )?(?:other )?(?:orders|others|rest)(?![a-z]))",
    },
  },
  phase: { starts: "phase", guards: { phase: "(?! ?:|[a-z])" } },
  "clear-pending": { starts: "clear_pending|clear_my_pending|clear_perpetual" },
  if: { starts: "if" },
  "else-if": { starts: "else~if" },
  else: { starts: "else" },
  "end-if": { starts: "end~if" },
  "end-phase": { starts: "end~phase" },
} as const satisfies Forms;

export type OrderStatement =
  /** The orders of this mail replace the earlier ones, or stand beside them. */
  | { readonly kind: "order-set"; readonly set: "replace" | "keep" }
  /** Orders for a later phase (`F1901M`), with SET WAIT and conditions among them. */
  | { readonly kind: "phase"; readonly phase: string; readonly lines: readonly OrderLine[] };

/** Parts of a section of a mail: they are gathered into it, and mean nothing alone. */
export type SectionStatement =
  | { readonly kind: "if" | "else-if"; readonly condition: string }
  | { readonly kind: "else" | "end-if" | "end-phase" };

export function clear(): GameCommand {
  return commanded({ kind: "clear" });
}

export function orderSet(set: "replace" | "keep"): OrderStatement {
  return { kind: "order-set", set };
}

/** What stands below is put in later. */
export function phaseSection(of: string): OrderStatement {
  return { kind: "phase", phase: of, lines: [] };
}

/** Takes back the orders for this phase, or for all (null). */
export function clearPending(of: string | null): GameCommand {
  const phase = of === null ? null : present(parsePhase(of), "The phase of the grammar");
  return commanded({ kind: "clear-pending", phase });
}

export function clearPerpetual(): GameCommand {
  return commanded({ kind: "clear-pending", phase: "perpetual" });
}

export function when(kind: "if" | "else-if", condition: Slice): SectionStatement {
  return { kind, condition: condition.text };
}

/** A part of a section that says all by its kind. */
export function part(kind: "else" | "end-if" | "end-phase"): SectionStatement {
  return { kind };
}
