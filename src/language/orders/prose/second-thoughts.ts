/**
 * Second thoughts within an order: `A Bur - Mun, sorry, Ruh`. The place behind such words takes that of the one
 * before them. What follows them and is no place makes the order before them doubtful.
 */
import { type Board, spelling } from "../../../map/index.js";
import { is, type Token } from "../../lexer/token.js";
import { blank } from "./markup.js";

const words =
  "no|no,? wait|wait,? no|wait|sorry|oops|er+m?|uh|um|i mean|i meant|rather|or rather|actually|correction|typo|(?:no,? |sorry,? |actually,? )?make (?:that|it)";
const thought = new RegExp(
  `((?:-+>?|=+>|\\bto)\\s*)([\\p{L}][\\p{L}. /()]{1,30}?)(\\s*[,;.(\\u2013\\u2014-]+\\s*(?:${words})\\b[\\s,:;!-]*(?:to )?)([\\p{L}][\\p{L}. ]{1,30}?)([)\\s.!]*)$`,
  "iu",
);

/** The line with the later place alone, at its place in the line. */
export function withSecondThoughts(board: Board, text: string): string {
  if (
    !/\b(?:no|wait|sorry|oops|er+m?|u[hm]|mean|meant|rather|actually|correction|typo|make)\b/i.test(
      text,
    )
  )
    return text;
  const found = thought.exec(text);
  if (found === null) return text;
  const [all, arrow = "", first = "", turn = "", second = "", end = ""] = found;
  if (!board.names.has(spelling(second.trim()))) return text;
  const plain = `${arrow}${blank(first + turn)}${second}${blank(end)}`;
  return text.slice(0, text.length - all.length) + plain;
}

/** Does a clause that is not understood take back the one before it? */
export function takesBack(tokens: readonly Token[]): boolean {
  const turns =
    /^(?:no|no wait|wait|sorry|oops|that|i mean|rather|actually|scratch that|correction|make)$/;
  return turns.test(tokens[0]?.text ?? "") && tokens.some((word) => is(word, "place"));
}
