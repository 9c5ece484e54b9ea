/**
 * What is told of a unit before what it does: `Livonia has nobody to support, so it just holds`. The unit and its verb
 * come together, and the words between them go, where they can be nothing but talk.
 */
import { is, type Token, type Tokens, verbRoles } from "../token.js";

/** The tokens without such talk; words that mean nothing are gone already. */
export function withoutTales(tokens: Tokens): Tokens {
  const verb = tokens.findIndex(isVerb);
  const turn = verb < 0 ? -1 : turnBefore(tokens, verb);
  if (turn < 1) return tokens;
  const end = is(tokens[turn - 1], "separator") ? turn - 1 : turn;
  const begin = tokens.slice(0, end).findLastIndex((word) => is(word, "separator", "stop")) + 1;
  const clause = tokens.slice(begin, end);
  const length = clause.findIndex((word) => !is(word, "place", "coast", "army", "fleet"));
  const [unit, tale] = [clause.slice(0, length), clause.slice(length)];
  return length > 0 && unit.some((word) => is(word, "place")) && isTalk(tale)
    ? [...tokens.slice(0, begin), ...unit, ...tokens.slice(verb)]
    : tokens;
}

/** `Gascony is tired, remove it`: whatever is told of a unit before it goes. */
export function withRemovedIt(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word, index) => is(word, "remove") && lengthOf(tokens, index) > 0);
  const verb = tokens[at];
  const joints = ["separator", "colon", "stop", "arrow"] as const;
  // `, so`
  const turn = is(tokens[at - 2], ...joints) ? at - 2 : at - 1;
  if (verb === undefined || !is(tokens[at - 1], ...joints)) return tokens;
  const end = at + lengthOf(tokens, at);
  const begin = tokens.slice(0, turn).findLastIndex((word) => is(word, "separator", "stop")) + 1;
  const clause = tokens.slice(begin, turn);
  const length = clause.findIndex((word) => !is(word, "place", "coast", "army", "fleet"));
  const unit = length < 0 ? clause : clause.slice(0, length);
  const tale = clause.slice(unit.length);
  const isTold = !tale.some((word) => is(word, ...doing) || open.test(word.text));
  const isNamed = (word: Token) => is(word, "place") || (is(word, "unitword") && word.text !== "a");
  return isTold && unit.some(isNamed)
    ? [...tokens.slice(0, begin), ...unit, verb, ...tokens.slice(end)]
    : tokens;
}

/** How many words say `remove it` where a clause ends behind them; 0 where none do. */
function lengthOf(tokens: Tokens, at: number): number {
  const length = /(?:^| )(?:it|he|she|him|her|them|they)(?: |$)/.test(tokens[at]!.text) ? 1 : 2;
  const next = tokens[at + length];
  const isIt =
    length === 1 || /^(?:it|him|her|them|them both|both)$/.test(tokens[at + 1]?.text ?? "");
  return isIt && (next === undefined || is(next, "separator", "stop")) ? length : 0;
}

const doing = ["place", "army", "fleet", "support", "convoy", "hold", "build", "question"] as const;

/** The first verb behind a word that turns to it. */
function isVerb(word: Token, at: number, all: Tokens): boolean {
  const isPredicate = is(word, ...verbRoles) && !is(word, "place");
  return isPredicate && turnBefore(all, at) > 0;
}

/** Where `so it`, `so` or `and` stands right before a verb; -1 where none does. */
function turnBefore(tokens: Tokens, verb: number): number {
  const at = subjects.test(tokens[verb - 1]?.text ?? "") ? verb - 2 : verb - 1;
  // `Rumania is my last friend: it holds`
  if (is(tokens[at], "colon") && at < verb - 1) return at;
  return turns.test(tokens[at]?.text ?? "") ? at : -1;
}

const turns = /^(?:so|and|hence|therefore)$/;
const subjects = /^(?:it|he|she|they)$/;

/** Talk with nothing in it that could be an order, or a doubt whether there is one. */
function isTalk(tale: Tokens): boolean {
  const isTold = (word: Token, at: number) =>
    isInfinitive(tale, at) ||
    (word.text === "had" && /^(?:has|have)$/.test(tale[at - 1]?.text ?? "")) ||
    (!is(word, ...orders) && !open.test(word.text));
  return tale.length > 0 && !tale.some((word) => is(word, "place")) && tale.every(isTold);
}

/** `nobody to support`, `nowhere to go`: where no place is named, nothing is done. */
function isInfinitive(tale: Tokens, at: number): boolean {
  return /^to(?: \p{L}+)?$/u.test(tale[at]!.text) || tale[at - 1]?.text === "to";
}

const orders = [
  "army",
  "fleet",
  ...verbRoles,
  "build",
  "remove",
  "retreat",
  "nation",
  "question",
  "past",
] as const;
const open =
  /^(?:if|unless|or|could|might|may|would|should|when|whether|maybe|perhaps|until|till|once)$/;
