/**
 * A line in the notation of a zine, a program or a telegram as the plain line that it stands for, as long as it
 * was.
 */
import type { PhaseKind } from "../../../rules/index.js";
import { withoutDaide } from "./daide.js";
import { withoutCounts, withoutLabels } from "./labels.js";
import { withoutRecords } from "./records.js";
import { withoutResults } from "./results.js";
import { withoutTelegraphy } from "./telegrams.js";
import { withoutZineMarks } from "./zines.js";

/** `=>` and its pictures, of which each program has its own. */
const arrows = /[=~]+(?=>)|[\u2192\u21d2\u21e8\u2794\u2799-\u279c\u279e-\u27a1\u27f6\u27f9]/g;

/** `A/BER-PRU` */
const typed = /(?<![\p{L}\p{N}/])([af])\/(?=\p{L}{3})/giu;

export function withPlainNotation(kind: PhaseKind, written: string): string {
  const text = written.replace(arrows, (arrow) =>
    /^[=~]/.test(arrow) ? "-".repeat(arrow.length) : ">",
  );
  const counted = kind === "A" ? withoutCounts(text) : text;
  const plain = withoutTelegraphy(withoutLabels(withoutRecords(counted))).replace(typed, "$1 ");
  return withoutZineMarks(withoutResults(kind, withoutDaide(plain)));
}
