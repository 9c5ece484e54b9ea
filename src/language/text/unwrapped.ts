/**
 * Sentences that a mail program broke at its width, put together again: a line is long, its sentence is not over, and
 * the next line's first word would not have fitted.
 */
import { regex } from "../../util/index.js";
import { limits } from "./limits.js";
import { type Line, readLine } from "./lines.js";

/** Programs break lines at 65 to 80 signs; the first word of the next one was too long for the rest. */
const shortest = 52;

/**
 * Finds the line at `at` with those that go on with its sentences, up to one for which `mayGoOn` is false, and how many
 * lines it took.
 */
export type Unwrap = (
  at: number,
  mayGoOn: (at: number) => boolean,
) => { readonly line: Line; readonly taken: number };

/** The broken sentences of a mail's lines. */
export function unwrapping(lines: readonly Line[]): Unwrap {
  const widths = paragraphWidths(lines);
  return (at, mayGoOn) => {
    const first = lines[at]!;
    let [raw, end] = [first.raw.trimEnd(), at + 1];
    for (; end < lines.length; end += 1) {
      const [above, below] = [lines[end - 1]!, lines[end]!];
      if (!isBroken(above, below, widths[end - 1]!)) break;
      if (raw.length + below.raw.length >= limits.line) break;
      if (below.number !== above.number + 1 || !mayGoOn(end)) break;
      raw = `${raw} ${below.raw.trim()}`;
    }
    const taken = end - at;
    return { line: taken === 1 ? first : readLine(raw, first.number), taken };
  };
}

/** Did a program break a sentence between these lines of a paragraph whose longest line has this width? */
function isBroken({ text: above }: Line, { text: below }: Line, width: number): boolean {
  if (above.length < shortest || /[.?!:;]["')]*$/.test(above) || !goesOn.test(below)) return false;
  if (asksAnew(above, below)) return false;
  const [word = ""] = below.split(" ", 1);
  // Whoever breaks lines by hand breaks some a little early.
  const early = /\p{L}$/u.test(above) && /^\p{Ll}/u.test(below) ? byHand : 0;
  return above.length + 1 + word.length + early > width;
}

const byHand = 8;

/** A list's lines begin with marks or numbers, or stand for themselves. */
const goesOn = /^["'(]?[\p{L}\d](?!\d?[.)] )/u;

/** For each line, the length of the longest of its paragraph: the greatest so far, and then back from the last. */
function paragraphWidths(lines: readonly Line[]): readonly number[] {
  const widths = lines.map(({ text }) => text.length);
  const widen = (at: number, beside: number): void => {
    if (widths[at]! > 0) widths[at] = Math.max(widths[at]!, widths[beside] ?? 0);
  };
  for (let at = 1; at < widths.length; at += 1) widen(at, at - 1);
  for (let at = widths.length - 2; at >= 0; at -= 1) widen(at, at + 1);
  return widths;
}

/**
 * `... north sea supports it` above `does russia get there too?`: who writes without stops asks in a line of
 * its own.
 */
export function asksAnew(above: string, below: string): boolean {
  if (leading.test(above)) return false;
  return chat.test(below) || (asking.test(below) && !asking.test(`${lastOf(above)}?`));
}

/** `lmk if u got it`, in a line of its own */
const chat =
  /^(?:lmk|let me know (?:if|when)|hope (?:that )?(?:u|you) got|thx|thnx|tysm|ty|btw|gtg|sry)(?!\p{L})/iu;

/** The last sentence. */
function lastOf(text: string): string {
  return text.slice(text.search(/[^.?!:;]*$/)).trim();
}

const asking = regex("i")`
  ^(?:
    does|did|do|is|are|can|could|will|would|who|who['\u2019]?s|what|what['\u2019]?s|when|where|how
    |why|which
  )\s[^.?!]{3,}\?
`;

/** Words behind which a question is told, or a sentence goes on. */
const leading = regex("iu")`
  (?:
    \b(?:
      and|or|but|if|that|then|than|so|the|an?|to|of|in|at|for|with|as|because|since|wonder\p{L}*
      |know|ask\p{L}*|tell|sure|see|out|about|me|you|no matter|idea|what|who|which|when|where|how
      |why|i|we|he|she|it|they|this|these|those|my|your|please|kindly|pls
    )
    |[,(]
  )\s*$
`;
