/** A sentence in its clauses, and what joins them. */
import { is, type Token, type Tokens } from "../token.js";
import { participles } from "./clauses.js";
import type { Lexicon } from "./tongue.js";

/** One clause, with the words that end it. */
export interface Part {
  readonly tokens: Tokens;
  readonly joint: Tokens;
}

/** The clauses between commas and words for `and`. */
export function partsOf(all: Tokens, lexicon: Lexicon): readonly Part[] {
  const tokens = withoutColon(withoutRelative(all, lexicon));
  const parts: { tokens: Token[]; joint: Token[] }[] = [{ tokens: [], joint: [] }];
  for (const [at, word] of tokens.entries()) {
    const phrase = `${tokens[at - 1]?.text} ${word.text} ${tokens[at + 1]?.text}`;
    const isCopied = isCopula(word, tokens[at + 1], lexicon) || lexicon.words.has(phrase);
    const isAnd = lexicon.and.has(word.text) && !isCopied;
    const isJoint = isAnd || (is(word, "separator") && /^\W+$/.test(word.text));
    const part = parts.at(-1)!;
    if (isJoint) part.joint.push(word);
    else if (part.joint.length > 0) parts.push({ tokens: [word], joint: [] });
    else part.tokens.push(word);
  }
  return parts;
}

/** `La Romania è sostenuta`: without its accent it would be an `and`. */
function isCopula(word: Token, next: Token | undefined, { words }: Lexicon): boolean {
  const isPassive = words.get(word.text)?.kinds.includes("passive") ?? false;
  const [first = ""] = next?.text.split(" ") ?? [];
  const isBehind = words.get(first)?.kinds.some((kind) => participles.includes(kind)) ?? false;
  return isPassive && (isBehind || words.has(`${word.text} ${next?.text}`));
}

/** The most words between the commas of `Armee, die in Triest steht,`. */
const longestRelative = 7;

/** `Die Armee, die in Triest steht, geht`: the commas part no clauses. */
function withoutRelative(tokens: Tokens, { words }: Lexicon): Tokens {
  const begin = tokens.findIndex(
    (word, at) => is(word, "separator") && is(tokens[at - 1], "army", "fleet"),
  );
  if (begin < 0) return tokens;
  const length = tokens.slice(begin + 1).findIndex((word) => is(word, "separator"));
  const end = begin + 1 + length;
  const stands = tokens[end - 1]?.text.split(" ").at(-1) ?? "";
  const isRelative = words.get(stands)?.kinds.includes("stands") ?? false;
  const isShort = length > 2 && length <= longestRelative;
  return isRelative && isShort ? tokens.filter((_, at) => at !== begin && at !== end) : tokens;
}

/** `Neapel: Kurs auf Tunis` */
function withoutColon(tokens: Tokens): Tokens {
  const colon = tokens.findIndex((word) => is(word, "colon"));
  const isUnit = tokens
    .slice(0, Math.max(0, colon))
    .every((word) => is(word, "place", "army", "fleet", "noise"));
  return colon > 0 && colon < 5 && isUnit ? tokens.toSpliced(colon, 1) : tokens;
}
