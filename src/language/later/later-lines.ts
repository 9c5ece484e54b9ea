/** What each line below a PHASE is by itself: an order, SET WAIT, or part of an IF; and what is wrong with it. */
import type { Board } from "../../map/index.js";
import type { PhaseKind } from "../../rules/index.js";
import type { Complaint } from "../commands/complaint.js";
import { readCommand } from "../commands/read-command.js";
import { draftLine } from "../orders/drafts/line.js";
import { settingAlone } from "../orders/interpret.js";
import type { OrderLine } from "../text/lines.js";
import { readLine, written } from "../text/lines.js";
import { type Condition, readCondition } from "./conditions.js";
import { readProxy } from "./proxies.js";

export type PendingLine =
  | { readonly kind: "order"; readonly line: OrderLine }
  | { readonly kind: "wait"; readonly line: OrderLine; readonly wait: boolean }
  /** The condition is null where it is not understood. */
  | {
      readonly kind: "if" | "else-if";
      readonly line: OrderLine;
      readonly condition: Condition | null;
    }
  | { readonly kind: "else" | "end-if"; readonly line: OrderLine }
  /** Not kept. Whoever knows what a mistaken command was meant to be? It could have been an ELSE. */
  | { readonly kind: "wrong"; readonly line: OrderLine; readonly mayBeCase: boolean };

/** Tells of a line that cannot be kept as it is. */
export type Complain = (line: OrderLine, complaint: Complaint) => void;

/** Reads one line for a phase of this kind. */
export function readPendingLine(
  board: Board,
  kind: PhaseKind,
  line: OrderLine,
  complain: Complain,
): PendingLine {
  const folded = readLine(line.text, line.number);
  const reading = readCommand(folded);
  if (reading === null) return readOrderLine(board, kind, line, complain);
  if (reading.kind === "complaint") {
    complain(line, reading.complaint);
    return { kind: "wrong", line, mayBeCase: true };
  }
  const { statement } = reading;
  switch (statement.kind) {
    case "command":
      return statement.command.kind === "set-wait"
        ? { kind: "wait", line, wait: statement.command.wait }
        : { kind: "wrong", line, mayBeCase: false };
    case "else":
    case "end-if":
      return { kind: statement.kind, line };
    case "if":
    case "else-if": {
      const read = readCondition(board, statement.condition);
      if (read.kind === "condition") {
        return { kind: statement.kind, line, condition: read.condition };
      }
      const start = folded.text.indexOf(statement.condition);
      const place = written(folded, start + read.from, start + read.to);
      complain(line, { kind: "bad-condition", ...place });
      return { kind: statement.kind, line, condition: null };
    }
    default:
      return { kind: "wrong", line, mayBeCase: false };
  }
}

/** Names and forms only: which units stand where is known when the phase begins. */
function readOrderLine(
  board: Board,
  kind: PhaseKind,
  line: OrderLine,
  complain: Complain,
): PendingLine {
  if (readProxy(board, line.text) !== null) {
    if (kind === "M") return { kind: "order", line };
    complain(line, { kind: "other-phase", phase: "M", from: 0, to: line.text.length });
    return { kind: "wrong", line, mayBeCase: false };
  }
  const parts = draftLine(settingAlone(board, kind, 1), line.text);
  const complaints = parts.flatMap((part): readonly Complaint[] => {
    if (part.kind === "complaint") return [part.complaint];
    if (part.kind === "heading") return [];
    return part.drafts.flatMap(({ elsewhere }) =>
      elsewhere === null ? [] : [{ kind: "other-phase", phase: elsewhere, ...part.span }],
    );
  });
  const [first] = complaints;
  if (first === undefined) return { kind: "order", line };
  complain(line, first);
  return { kind: "wrong", line, mayBeCase: false };
}
