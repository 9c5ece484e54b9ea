/**
 * Regular expressions that are too long for one line. Between the backticks stands the expression as it is, `\b` and
 * all; a line break is none of it, nor are the blanks that begin the next line.
 */
import { PrefilteredRegExp } from "./prefiltered.js";

/** What is written between backticks, part by part. */
interface Written {
  readonly raw: readonly string[];
}

/** Part of an expression, or a list of words between bars. What is filled in is taken as it is. */
export function wrapped({ raw }: Written, ...filled: readonly string[]): string {
  return raw.map((part, at) => part.replace(/\n */g, "") + (filled[at] ?? "")).join("");
}

/** The expression with these flags. It is built where it stands: once for a module, but each time in a function. */
export const regex =
  (flags = "") =>
  (written: Written, ...filled: readonly string[]): RegExp =>
    new PrefilteredRegExp(wrapped(written, ...filled), flags);
