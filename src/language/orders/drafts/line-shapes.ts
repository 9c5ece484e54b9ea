/**
 * The grammar's work, done once for each shape of line. What the grammar makes of a line depends only on
 * the parts of speech of its tokens, and people use few hundred shapes in all: the trees are kept.
 */

import type { Role } from "../../lexer/order-words.js";
import type { Token } from "../../lexer/token.js";
import { type Leaflet, ordersGrammar, parse, understood } from "../../text/grammars.js";
import { lineLimits } from "../../text/order-limits.js";
import type { LineNode } from "../tree.js";

/** Words that no rule of the grammar has a place for. */
const strange: ReadonlySet<Role> = new Set<Role>([
  ...(["unknown", "doubt", "question", "past", "reason", "reference", "noise", "stop"] as const),
]);

const treesOfShape = byShape((leaves) => distinct(parse<LineNode>(ordersGrammar, leaves)));

/** Every different tree of the tokens; none where they are no orders, or could be too many. */
export function treesOf(tokens: readonly Token[]): readonly LineNode[] {
  const isStrange = tokens.some(({ roles }) => roles.every((role) => strange.has(role)));
  return isStrange ? [] : treesOfShape(tokens);
}

/** The first token that no order could have at its place; the number of tokens where the end is missing. */
export const stumblingToken = byShape((leaves) => understood(ordersGrammar, leaves));

/** A function of tokens that remembers what it made of each shape. */
function byShape<T>(make: (leaves: readonly Leaflet[]) => T): (tokens: readonly Token[]) => T {
  const shapes = new Map<string, T>();
  return (tokens) => {
    const shape = tokens.map(({ roles }) => roles.join("/")).join(" ");
    const old = shapes.get(shape);
    if (old !== undefined) return old;
    if (shapes.size >= lineLimits.shapes) shapes.clear();
    const made = make(tokens.map(({ roles }, index) => ({ roles, index })));
    shapes.set(shape, made);
    return made;
  };
}

function distinct(trees: readonly LineNode[]): readonly LineNode[] {
  const seen = new Map(trees.map((tree) => [JSON.stringify(tree), tree]));
  return seen.size > lineLimits.readings ? [] : [...seen.values()];
}
