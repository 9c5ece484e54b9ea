/**
 * What of a mail stands in blocks of its own: a message up to ENDPRESS, and a trial up to ENDTRY. Nobody but its
 * readers reads the one, and nothing of the other counts: both are read where they stand, and never as prose.
 */
import { readCommand } from "../commands/read-command.js";
import { type Line, splitLines } from "../text/lines.js";
import { opensBlock, readBlock } from "./press-block.js";
import { readTrial } from "./try-block.js";

/** The text without such blocks. A message that is not sent, since nobody knows where it ends, stays. */
export function withoutBlocks(text: string): string {
  if (!mayOpen.test(text)) return text;
  const { lines } = splitLines(text);
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const behind = behindBlock(lines, at);
    if (behind === null) kept.push(lines[at]!.raw);
    at = behind ?? at + 1;
  }
  return kept.length === lines.length ? text : kept.join("\n").trim();
}

const mayOpen =
  /^\W*(?:(?:gr[ae]y|white|fake|postal)[ _-])?(?:press|broadcast|statement|eog|end of game|try)\b/imu;

/** Where reading goes on behind the block that begins at a line; null where none does. */
function behindBlock(lines: readonly Line[], at: number): number | null {
  const line = lines[at]!;
  const opening = mayOpen.test(line.raw) ? readCommand(line) : null;
  if (opening === null) return null;
  if (opening.kind === "statement" && opening.form === "try") return readTrial(lines, at).next;
  if (!opensBlock(opening)) return null;
  const { reading, end } = readBlock(lines, at, opening);
  return reading.kind === "statement" ? end.next : null;
}
