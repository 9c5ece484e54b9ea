/**
 * What the shapes of speech share: the words that name a unit, those that mean something, and the clauses of a
 * sentence.
 */
import type { Role } from "../order-words.js";
import { is, type Token, type Tokens, verbRoles } from "../token.js";

/** What a unit is named with. */
export const unitRoles: readonly Role[] = ["place", "coast", "army", "fleet", "unitword"];

/** What a unit is told to do. */
export const predicates: readonly Role[] = [...verbRoles, "retreat"];

/** Is it more than a word without meaning? */
export function isMeaning({ roles }: Token): boolean {
  return roles.some((role) => role !== "noise");
}

/** Each clause with the word before it that begins it; the first has none, and may be empty. */
export function clausesOf(tokens: Tokens, begins: (word: Token) => boolean): readonly Tokens[] {
  const clauses: Token[][] = [[]];
  for (const word of tokens) {
    if (begins(word)) clauses.push([]);
    clauses.at(-1)!.push(word);
  }
  return clauses;
}

/** Where the clause begins in which the word stands. */
export function startOfClause(tokens: Tokens, at: number): number {
  return tokens.slice(0, at).findLastIndex((word) => is(word, "separator", "stop")) + 1;
}

/** Where the clause ends that goes on at `from`. */
export function endOfClause(tokens: Tokens, from: number): number {
  const end = tokens.findIndex((word, at) => at >= from && is(word, "separator", "stop"));
  return end < 0 ? tokens.length : end;
}
