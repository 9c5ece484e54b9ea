/** Loads the grammars that nearley generated: the one place where their loose types end. */
import nearley from "nearley";
import conditionsRules from "../generated/conditions.js";
import ordersRules from "../generated/orders.js";

type Grammar = nearley.Grammar;

/** A token as a grammar sees it: it is tested by its roles, and its number becomes a leaf. */
export interface Leaflet {
  readonly roles: readonly string[];
  readonly index: number;
}

// nearley's type of compiled rules and the type that its generated modules declare differ in words only.
// biome-ignore lint/suspicious/noExplicitAny: the generated rules are untyped.
const compiled = (rules: unknown): Grammar => nearley.Grammar.fromCompiled(rules as any);

export const ordersGrammar = compiled(ordersRules);
export const conditionsGrammar = compiled(conditionsRules);

/** A parser that does not describe in a page of text, which nobody reads, what it had expected. */
function parserOf(grammar: Grammar): nearley.Parser {
  const parser = new nearley.Parser(grammar, { keepHistory: false });
  return Object.assign(parser, { reportError: () => "" });
}

/** All readings of the tokens, each as the grammar's own functions build it. */
export function parse<T>(grammar: Grammar, tokens: readonly Leaflet[]): readonly T[] {
  const parser = parserOf(grammar);
  try {
    // The stream lexer hands on the items of whatever it is fed.
    parser.feed(tokens as unknown as string);
  } catch {
    return [];
  }
  return parser.results as readonly T[];
}

/** How many tokens the grammar could follow before it gave up. */
export function understood(grammar: Grammar, tokens: readonly Leaflet[]): number {
  const parser = parserOf(grammar);
  try {
    parser.feed(tokens as unknown as string);
    return tokens.length;
  } catch (error) {
    const offset = (error as { readonly offset?: unknown }).offset;
    return typeof offset === "number" ? offset : 0;
  }
}
