/**
 * `F Aeg con A Gre - Smy`: a verb cut short, which is Constantinople besides. It is the verb before an army's way that
 * no army can walk.
 */
import type { Board } from "../../../map/index.js";
import { is, type Token } from "../token.js";

/** The tokens with such verbs told from the name. */
export function withShortConvoys(board: Board, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((word, at) => {
    if (word.text !== "con" || !is(tokens[at - 1], "place", "coast")) return word;
    const [from, arrow, to] = tokens.slice(is(tokens[at + 1], "army") ? at + 2 : at + 1);
    if (!is(from, "place") || !is(arrow, "arrow") || !is(to, "place")) return word;
    return canWalk(board, from!, to!) ? word : { ...word, roles: ["convoy"], places: [] };
  });
}

function canWalk(board: Board, from: Token, to: Token): boolean {
  return from.places.some(({ at }) => {
    const near = board.neighbours("A", at);
    return to.places.some((goal) => near.includes(goal.at));
  });
}
