/**
 * Regular expressions that are too long for one line. Between the backticks stands the expression as it is, `\b` and
 * all; a line break is none of it, nor are the blanks that begin the next line.
 */

/** A long text in one line again. */
export function unfolded(written: string): string {
  return written.replace(/\n */g, "");
}

/** Part of an expression, or a list of words between bars. What is filled in is taken as it is. */
export function wrapped(written: TemplateStringsArray, ...filled: readonly string[]): string {
  return written.raw.map((part, at) => unfolded(part) + (filled[at] ?? "")).join("");
}

/** The expression with these flags. It is built where it stands: once for a module, but each time in a function. */
export const regex =
  (flags = "") =>
  (written: TemplateStringsArray, ...filled: readonly string[]): RegExp =>
    new RegExp(wrapped(written, ...filled), flags);
