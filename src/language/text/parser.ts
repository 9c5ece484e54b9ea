/** Parsers of the grammars that nearley generated, kept from text to text. What a grammar means is its own business. */
import nearley from "nearley";

/** Gives the parser, ready for a new text. Whoever has it must be done with the text before. */
export type Beginning = () => nearley.Parser;

/**
 * A parser for one text after the other: what a text may begin with takes longer to find out than most lines take to
 * be read, and is found out once. It does not describe in a page of text, which nobody reads, what it had expected.
 */
export function parserOf(rules: unknown): Beginning {
  // nearley's type of compiled rules and the type that its generated modules declare differ in words only.
  const grammar = nearley.Grammar.fromCompiled(rules as nearley.CompiledRules);
  const parser = new nearley.Parser(grammar, { keepHistory: false });
  Object.assign(parser, { reportError: () => "" });
  const first = parser.save();
  return () => {
    parser.restore(first);
    return parser;
  };
}
