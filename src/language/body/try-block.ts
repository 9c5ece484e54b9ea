/**
 * A trial: the lines between TRY and ENDTRY, orders that are only asked about. Inside nothing is a command
 * and nothing counts: what was to be tried must never become an order.
 */

import type { TrialLine } from "../commands/families/questions.js";
import type { Statement } from "../commands/families.js";
import type { Line } from "../text/lines.js";
import { ornamentAt } from "./around/boilerplate.js";
import { quotedLines } from "./quotes.js";

interface Trial {
  readonly statement: Extract<Statement, { readonly kind: "try" }>;
  /** Where reading goes on. */
  readonly next: number;
}

const end = /^end ?try[ .!]*$/i;
const beginning = /^try[ .:!]*$/i;

/** Is this a line that only ends a trial? */
export function closesTrial({ text }: Line): boolean {
  return end.test(text);
}

/** Reads the trial whose first line stands at `at`. */
export function readTrial(lines: readonly Line[], at: number): Trial {
  const stop = endOf(lines, at + 1);
  const closed = lines[stop] !== undefined && closesTrial(lines[stop]);
  const tried = lines.slice(at + 1, stop).filter(({ text }) => text !== "");
  return {
    statement: { kind: "try", lines: tried.map(toTrialLine), closed },
    next: closed ? stop + 1 : stop,
  };
}

function toTrialLine({ number, raw }: Line): TrialLine {
  return { number, text: raw };
}

/** The line that ends the trial; where none does, where the next one begins or the message ends. */
function endOf(lines: readonly Line[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    const { text } = lines[at]!;
    if (end.test(text) || beginning.test(text) || /^sign ?off[ .!]*$/i.test(text)) return at;
    if (quotedLines(lines, at) > 0) return at;
    const ornament = ornamentAt(lines, at)?.kind;
    if (ornament === "signature" || ornament === "disclaimer") return at;
  }
  return lines.length;
}
