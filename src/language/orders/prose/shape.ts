/** Patterns of what people say around orders. */

const name = "(?:the )?\\p{L}[\\p{L}.]{1,14}(?: \\p{L}[\\p{L}.]{1,14}){0,2}?";

/**
 * A pattern in which NAME stands for what may be a place of up to three words. What must stand before it, `(?<=...)`, is
 * looked at last: most letters of a line begin nothing that is looked for, and what stands before may be long.
 */
export function shape(text: string): RegExp {
  const whole = text.replaceAll("NAME", name);
  const end = whole.startsWith("(?<=") ? endOfGroup(whole) : 0;
  const [before, words] = [whole.slice(0, end), whole.slice(end)];
  return new RegExp(end === 0 ? whole : `(?=${withoutCaptures(words)})${before}${words}`, "giu");
}

/** Where the group ends that the pattern begins with. */
function endOfGroup(pattern: string): number {
  let depth = 0;
  for (const { 0: part, index } of pattern.matchAll(parts)) {
    if (part.startsWith("(")) depth += 1;
    if (part === ")") depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error(`a group of the pattern does not end: ${pattern}`);
}

function withoutCaptures(pattern: string): string {
  return pattern.replace(parts, (part) => (part === "(" ? "(?:" : part));
}

/** Escaped letters, classes and brackets. */
const parts = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:))?|\)/gs;
