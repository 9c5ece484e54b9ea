/** What somebody wrote in a mail themselves: without the mail that it answers, signature lines and advertisements. */
import { splitLines } from "../text/lines.js";
import { ornamentAt } from "./boilerplate.js";
import { quotationsIn } from "./quotations.js";

/** The text that is the writer's own, as they wrote it, in a mail that may quote these letters. */
export function ownWords(mail: string, letters: readonly string[] = []): string {
  const { lines } = splitLines(mail);
  const quotation = quotationsIn(lines, letters);
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const quoted = quotation(at)?.lines ?? 0;
    const ornament = quoted > 0 ? null : ornamentAt(lines, at);
    const isLeftOut = ornament?.kind === "signature" || ornament?.kind === "disclaimer";
    const left = quoted > 0 ? quoted : isLeftOut ? ornament.count : 0;
    if (left === 0) kept.push(lines[at]!.raw.trimEnd());
    at += Math.max(1, left);
  }
  return kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
