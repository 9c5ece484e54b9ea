/**
 * Sentences that a mail program broke at its width, put together again: a line is long, its sentence is not over, and
 * the next line's first word would not have fitted.
 */
import { limits } from "./limits.js";
import { type Line, readLine } from "./lines.js";

/** Programs break lines at 65 to 80 signs; the first word of the next one was too long for the rest. */
const shortest = 52;

/** The line at `at` with those that go on with its sentences, up to one for which `mayGoOn` is false, and how many it took. */
export function unwrappedAt(
  lines: readonly Line[],
  at: number,
  mayGoOn: (at: number) => boolean,
): { readonly line: Line; readonly taken: number } {
  const first = lines[at]!;
  let [raw, end] = [first.raw.trimEnd(), at + 1];
  for (; end < lines.length; end += 1) {
    const [above, below] = [lines[end - 1]!, lines[end]!];
    if (!isBroken(lines, end) || raw.length + below.raw.length >= limits.line) break;
    if (below.number !== above.number + 1 || !mayGoOn(end)) break;
    raw = `${raw} ${below.raw.trim()}`;
  }
  const taken = end - at;
  return { line: taken === 1 ? first : readLine(raw, first.number), taken };
}

/** Did a program break a sentence above the line at `at`? */
function isBroken(lines: readonly Line[], at: number): boolean {
  const [above, below] = [lines[at - 1]!.text, lines[at]!.text];
  if (above.length < shortest || /[.?!:;]["')]*$/.test(above) || !goesOn.test(below)) return false;
  const [word = ""] = below.split(" ", 1);
  return above.length + 1 + word.length > widest(lines, at - 1);
}

/** A list's lines begin with marks or numbers, or stand for themselves. */
const goesOn = /^["'(]?[\p{L}\d](?!\d?[.)] )/u;

/** The longest line of the paragraph. */
function widest(lines: readonly Line[], at: number): number {
  let [from, to] = [at, at];
  while (from > 0 && lines[from - 1]!.text !== "") from -= 1;
  while (to + 1 < lines.length && lines[to + 1]!.text !== "") to += 1;
  const long = lines.slice(from, to + 1).map(({ text }) => text.length);
  return Math.max(...long);
}
