/**
 * The grammar's work, done once for each shape of line. What the grammar makes of a line depends only on
 * the parts of speech of its tokens, and people use few hundred shapes in all: the trees are kept.
 */

import type { Token } from "../lexer/token.js";
import { type Leaflet, ordersGrammar, parse, understood } from "../text/grammars.js";
import { lineLimits } from "../text/order-limits.js";
import type { LineNode } from "./tree.js";

const shapes = new Map<string, readonly LineNode[]>();

/** Every different tree of the tokens; none where they are no orders, or could be too many. */
export function treesOf(tokens: readonly Token[]): readonly LineNode[] {
  const shape = tokens.map(({ roles }) => roles.join("/")).join(" ");
  const old = shapes.get(shape);
  if (old !== undefined) return old;
  if (shapes.size >= lineLimits.shapes) shapes.clear();
  const trees = distinct(parse<LineNode>(ordersGrammar, leaflets(tokens)));
  shapes.set(shape, trees);
  return trees;
}

/** The first token that no order could have at its place; the number of tokens where the end is missing. */
export function stumblingToken(tokens: readonly Token[]): number {
  return understood(ordersGrammar, leaflets(tokens));
}

function leaflets(tokens: readonly Token[]): readonly Leaflet[] {
  return tokens.map(({ roles }, index) => ({ roles, index }));
}

function distinct(trees: readonly LineNode[]): readonly LineNode[] {
  const seen = new Map(trees.map((tree) => [JSON.stringify(tree), tree]));
  return seen.size > lineLimits.readings ? [] : [...seen.values()];
}
