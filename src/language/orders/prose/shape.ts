/** Patterns of what people say around orders. */
import { PrefilteredRegExp } from "../../../util/index.js";

const name = "(?:the )?\\p{L}[\\p{L}.]{1,14}(?: \\p{L}[\\p{L}.]{1,14}){0,2}?";

/** A pattern in which NAME stands for what may be a place of up to three words. */
export function shape(text: string): RegExp {
  return wordsFirst(new PrefilteredRegExp(text.replaceAll("NAME", name), "giu"));
}

/**
 * The same pattern, which looks at what must stand before its words, `(?<=...)`, last: most letters of a line
 * begin nothing that is looked for, and what stands before may be long.
 */
export function wordsFirst(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  if (!source.startsWith("(?<=")) return pattern;
  const end = endOfGroup(source);
  const [before, words] = [source.slice(0, end), source.slice(end)];
  // Without a bracket around them, alternatives would part the pattern.
  return new PrefilteredRegExp(`(?=${withoutCaptures(words)})${before}(?:${words})`, flags);
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
