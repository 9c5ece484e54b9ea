/**
 * What stands behind an order and is none of it: a reason, a few words of talk, what happens anyway where
 * the order fails. It may end an order early, never change it: words that doubt or ask end nothing.
 */

import { regex } from "../../../util/index.js";
import { isEveryday, isTalkWord, type Role } from "../../lexer/order-words.js";
import { is, type Token } from "../../lexer/token.js";
import { conditional } from "./mood.js";

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
/** `like last year` only compares. */
const compares = /^(?:like|as|than)$/;

/** Words that say nothing an order could say. */
function isIdle(word: Token, at: number, all: readonly Token[]): boolean {
  if (otherTime.test(word.text) && !compares.test(all[at - 1]?.text ?? "")) return false;
  return (
    word.roles.every((role) => idle.includes(role)) && !word.guessed && /\p{L}|\d/u.test(word.text)
  );
}

/** A clause of talk, or one that gives a reason. */
export function isRemark(tokens: readonly Token[]): boolean {
  if (tokens.some((word) => is(word, "question"))) return false;
  if (tokens.some((word) => is(word, "doubt")) && !isCause(tokens)) return false;
  // `As agreed: A Bur H` begins with a reason, and is an order.
  const mayOrder = is(tokens[0], "prefix") || tokens[0]?.text === "to keep";
  const isOrder = mayOrder && tokens.some((word) => is(word, "army", "fleet"));
  // `Nothing new under the sun: Tunis and Naples hold`
  const leads = tokens.some(
    (word, at) => is(word, "colon") && is(tokens[at + 1], "place", "army", "fleet"),
  );
  return (is(tokens[0], "reason") && !isOrder && !leads) || tokens.every(isIdle);
}

/** `because Germany does not expect it`: what is denied in a reason is no order. */
export function isCause(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const isReason = is(first, "reason") && !concessive.test(first!.text);
  return isReason && !tokens.some((word) => conditional.test(word.text));
}

/** `although I am not sure`, `for now` */
const concessive = regex()`
  ^(?:
    although|though|obwohl|bien que|aunque|hoewel|embora|for now|instead of|rather than
    |au lieu de?|en (?:vez|lugar) de|invece di|in plaats van|em vez de
  )$
`;

/** How many tokens the order has; all of them where no remark follows it. */
export function endOfOrder(tokens: readonly Token[]): number {
  const reason = tokens.findIndex((_, at) => at > 0 && givesReason(tokens, at));
  if (reason > 0) return endOfOrder(tokens.slice(0, withoutDash(tokens, reason)));
  const [or, condition, verb] = tokens.slice(-3);
  const isAnyway =
    /^(?:else|otherwise|sonst|sinon)$/.test(condition?.text ?? "") && is(verb, "hold", "remove");
  if (isAnyway) return tokens.length - (or?.text === "or" ? 3 : 2);
  // `A Bur retreats to Gascony or disbands`
  if (condition?.text === "or" && is(verb, "remove")) return tokens.length - 2;
  // One strange word may be a part of the order that is misspelt.
  const end = tokens.findLastIndex((word, at) => !isIdle(word, at, tokens)) + 1;
  const [first] = tokens.slice(end);
  const ends =
    tokens.length - end > 1 || !is(first, "unknown", "number") || isEveryday(first!.text);
  return ends ? withoutDash(tokens, end) : tokens.length;
}

/** `because`, and `as England will not object`, and `to look after the flank`. */
function givesReason(tokens: readonly Token[], at: number): boolean {
  if (is(tokens[at], "reason")) return true;
  const [word, next, ...rest] = tokens.slice(at);
  if (word!.text === "as") return is(next, "nation");
  const isVerb =
    isTalkWord(next?.text ?? "") || next?.roles.every((role) => role === "unknown") === true;
  const isPurpose = word!.text === "to" && rest.length > 0 && isVerb;
  return isPurpose && !open.test(next?.text ?? "") && !rest.some((other) => is(other, "place"));
}

/** What is yet to be decided is no order. */
const open =
  /^(?:be|come|follow|think|talk|discuss|decide|agree|confirm|see|consider|ask|tell|change|hear|wait)$/;

/** `A Bur - Mun - at last!`: the dash before a remark leads nowhere; `A Gal S Rum - Best` may lead to Brest. */
function withoutDash(tokens: readonly Token[], end: number): number {
  const last = tokens[end - 1];
  if (!is(last, "arrow") || /\p{L}/u.test(last!.text) || end === tokens.length) return end;
  const order = tokens.slice(0, end - 1);
  const isHelp = order.some((word) => is(word, "support", "convoy"));
  const leadsOn = last!.text.includes(">") || tokens.length - end < 2;
  const isWhole = order.some((word) => is(word, "arrow", "hold")) || (isHelp && !leadsOn);
  return isWhole ? end - 1 : end;
}
