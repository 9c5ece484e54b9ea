/** Lines that only say that what stands above them is not meant: `ignore the above`. They never say what is meant instead. */
import type { OrderLine } from "../text/lines.js";
import { retracting, retractingOne } from "./prose/turns.js";

/** The lines that count, and those that a later one takes back. */
export function keptOf(lines: readonly OrderLine[]): {
  readonly kept: readonly OrderLine[];
  readonly retracted: readonly OrderLine[];
} {
  const { kept: left, retracted: single } = withoutLinesAbove(lines);
  const last = left.findLastIndex(({ text }) => retracting.test(text));
  const follows = left.slice(last + 1).some(({ text }) => text.trim() !== "");
  if (last < 1 || !follows) return { kept: left, retracted: single };
  const above = left.slice(0, last).filter(({ text }) => text.trim() !== "");
  return { kept: left.slice(last + 1), retracted: [...single, ...above] };
}

/** Without each line that the next one takes back. */
function withoutLinesAbove(lines: readonly OrderLine[]): ReturnType<typeof keptOf> {
  const kept: OrderLine[] = [];
  const retracted: OrderLine[] = [];
  for (const line of lines) {
    const above = retractingOne.test(line.text)
      ? kept.findLastIndex(({ text }) => text.trim() !== "")
      : -1;
    if (above < 0) kept.push(line);
    else retracted.push(...kept.splice(above));
  }
  return { kept, retracted };
}
