/** The grammars that read tokens: the one place where their loose types end. */
import conditionsRules from "../generated/conditions.js";
import ordersRules from "../generated/orders.js";
import { type Beginning, parserOf } from "./parser.js";

/** A token as a grammar sees it: it is tested by its roles, and its number becomes a leaf. */
export interface Leaflet {
  readonly roles: readonly string[];
  readonly index: number;
}

export const ordersGrammar = parserOf(ordersRules);
export const conditionsGrammar = parserOf(conditionsRules);

/** All readings of the tokens, each as the grammar's own functions build it. */
export function parse<T>(grammar: Beginning, tokens: readonly Leaflet[]): readonly T[] {
  const parser = grammar();
  try {
    // The stream lexer hands on the items of whatever it is fed.
    parser.feed(tokens as unknown as string);
  } catch {
    return [];
  }
  return parser.results as readonly T[];
}

/** How many tokens the grammar could follow before it gave up. */
export function understood(grammar: Beginning, tokens: readonly Leaflet[]): number {
  const parser = grammar();
  try {
    parser.feed(tokens as unknown as string);
    return tokens.length;
  } catch (error) {
    const offset = (error as { readonly offset?: unknown }).offset;
    return typeof offset === "number" ? offset : 0;
  }
}
