/**
 * The tokens of the lines of a mail. What was found in a line is kept, since one reader after another looks at it;
 * and no mail costs more guesses than it is granted.
 */
import type { Board } from "../../map/index.js";
import { lineLimits, nameLimits } from "../text/order-limits.js";
import { remembering } from "../text/remembering.js";
import { type Lexed, lexLine } from "./lexer.js";
import type { Tokens } from "./token.js";

/** The tokens of a line between its stops, without what has no meaning in orders. */
export function lexOrders(
  board: Board,
  line: string,
  ofMail: { left: number } = { left: nameLimits.guesses },
): readonly Tokens[] {
  const granted = Math.min(nameLimits.guesses, ofMail.left);
  const lexed = granted < nameLimits.guesses ? lexLine(board, line, granted) : linesOf(board)(line);
  ofMail.left -= lexed.guesses;
  return lexed.parts;
}

const known = new WeakMap<Board, (line: string) => Lexed>();

function linesOf(board: Board): (line: string) => Lexed {
  const lines =
    known.get(board) ??
    remembering((line) => lexLine(board, line, nameLimits.guesses), lineLimits.kept);
  known.set(board, lines);
  return lines;
}
