/** A line in the notation of a zine, a program or a telegram as the plain line that it stands for, as long as it was. */
import type { PhaseKind } from "../../../rules/index.js";
import { withoutDaide } from "./daide.js";
import { withoutCounts, withoutLabels } from "./labels.js";
import { withoutResults } from "./results.js";
import { withoutTelegraphy } from "./telegrams.js";
import { withoutZineMarks } from "./zines.js";

export function withPlainNotation(kind: PhaseKind, text: string): string {
  const counted = kind === "A" ? withoutCounts(text) : text;
  const plain = withoutTelegraphy(withoutLabels(counted));
  return withoutZineMarks(withoutResults(kind, withoutDaide(plain)));
}
