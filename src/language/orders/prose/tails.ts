/**
 * What stands behind an order and is none of it: a reason, a few words of talk, what happens anyway where
 * the order fails. It may end an order early, never change it: words that doubt or ask end nothing.
 */

import type { Role } from "../../lexer/order-words.js";
import { is, type Token } from "../../lexer/token.js";

const idle: readonly Role[] = [
  "unknown",
  "noise",
  "heading",
  "reference",
  "reason",
  "number",
  "separator",
];

/** Words that speak of another time: what they stand beside may be no order of this one. */
const otherTime = /^(?:next|last|tomorrow|yesterday|later|for later)/;

/** Words that say nothing an order could say. */
function isIdle(word: Token): boolean {
  if (otherTime.test(word.text)) return false;
  return (
    word.roles.every((role) => idle.includes(role)) && !word.guessed && /\p{L}|\d/u.test(word.text)
  );
}

/** A clause of talk, or one that gives a reason. */
export function isRemark(tokens: readonly Token[]): boolean {
  if (tokens.some((word) => is(word, "doubt", "question"))) return false;
  return is(tokens[0], "reason") || tokens.every(isIdle);
}

/** How many tokens the order has; all of them where no remark follows it. */
export function endOfOrder(tokens: readonly Token[]): number {
  const reason = tokens.findIndex((word, at) => at > 0 && is(word, "reason"));
  if (reason > 0) return reason;
  const [word, verb] = tokens.slice(-2);
  const isAnyway =
    /^(?:else|otherwise|sonst|sinon)$/.test(word?.text ?? "") && is(verb, "hold", "remove");
  if (isAnyway) return tokens.length - 2;
  // One strange word may be a part of the order that is misspelt.
  const end = tokens.findLastIndex((last) => !isIdle(last)) + 1;
  const isTalk = tokens.length - end > 1 || !is(tokens[end], "unknown", "number");
  return isTalk ? end : tokens.length;
}
