/**
 * Lines as those who correct themselves mean them: a correction within a line stands alone, one of a goal
 * belongs to its order.
 */
import type { Board } from "../../map/index.js";
import { isPlain } from "../lexer/plain.js";
import { type OrderLine, partNumber } from "../text/lines.js";
import { isTooLong } from "../text/order-limits.js";
import { blank } from "./prose/markup.js";
import { withSecondThoughts } from "./prose/second-thoughts.js";
import { correctionAt, correctionWithin, turnAt } from "./prose/turns.js";

/** `PS scratch the second one: A Bur - Ruh` */
const postscript = /^\s*(?:p\.? ?){1,2}s\b[.:,]*/i;

/** `A Bur - Bel`, and `sorry, should be Ruh` below it: one order, with its goal corrected. */
function withGoalsBelow(board: Board, lines: readonly OrderLine[]): readonly OrderLine[] {
  const joined: OrderLine[] = [];
  for (const line of lines) {
    const last = joined.findLastIndex(({ text }) => text.trim() !== "");
    const above = joined[last];
    const text = `${above?.text.trimEnd()}, ${line.text.trim()}`;
    const isTurn = turnAt.test(line.text) && above !== undefined && !isTooLong(text);
    if (isTurn && withSecondThoughts(board, text) !== text) joined[last] = { ...above, text };
    else joined.push(line);
  }
  return joined;
}

/**
 * The lines with corrections as lines of their own, but for those of a goal alone, which belong to the order
 * that they correct.
 */
export function partsOf(board: Board, lines: readonly OrderLine[]): readonly OrderLine[] {
  return withGoalsBelow(board, lines).flatMap((written) => {
    const bare = written.text.replace(postscript, blank);
    const line = turnAt.test(bare) ? { ...written, text: bare } : written;
    if (isTooLong(line.text) || isPlain(board, line.text)) return [line];
    const turn = correctionWithin.exec(line.text);
    const at = turn?.index ?? 0;
    if (turn === null || at < 1) return [line];
    // `A Bur - Par... no, Ruhr`: one order, with its goal corrected.
    if (withSecondThoughts(board, line.text) !== line.text) return [line];
    if (at < (correctionAt.exec(line.text)?.[0].length ?? 0)) return [line];
    const end = at + turn[0].length;
    const behind = blank(line.text.slice(0, end)) + line.text.slice(end);
    return [
      // The sign of a question belongs to what it ends.
      { ...line, text: line.text.slice(0, line.text[at] === "?" ? at + 1 : at) },
      { number: partNumber(line.number, 1), text: behind },
    ];
  });
}
