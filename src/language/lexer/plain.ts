/**
 * Lines that are one order and nothing else, in words of which each can be only one thing: `A Par S A Mar - Bur`,
 * `Fleet North Sea to Norway`. Nothing in them can be a remark, a mood, a correction, a slip or another language, so
 * none is looked for. It knows few shapes and gives up at the first deviation; a test holds it to what all stages
 * of reading make of the same line.
 */
import type { Board } from "../../map/index.js";
import { namesOf } from "../names/names.js";
import { remembering } from "../text/remembering.js";
import { isAdjective } from "./adjectives.js";
import { withCoast } from "./coast-tokens.js";
import { coastBefore } from "./coast-words.js";
import { orderWords, type Role } from "./order-words.js";
import { pieces } from "./pieces.js";
import { sign } from "./punctuation.js";
import { seaBehind } from "./seas.js";
import { chainFrom, exact, type Source, type Step } from "./source.js";
import { is, type Token, type Tokens } from "./token.js";

/** No sign but those of ways, coasts and abbreviations, and the number of an item before all. */
const written = /^ *(?:\d{1,2}[.)] )?[A-Za-z][A-Za-z ()./>-]{2,80}$/;

/** A letter for the first thing that a word can be: what else it can be is the grammar's matter. */
const letters: ReadonlyMap<string, string> = new Map<Role, string>([
  ["nation", "N"],
  ["place", "P"],
  ["coast", "K"],
  ["arrow", "-"],
  ["via", "V"],
  ["hold", "H"],
  ["support", "S"],
  ["convoy", "C"],
  ["initial-r", "R"],
  ["retreat", "R"],
  ["build", "B"],
  ["remove", "D"],
]);

const types: ReadonlyMap<string, string> = new Map([
  ["a", "A"],
  ["f", "A"],
  ["army", "T"],
  ["fleet", "T"],
]);

const unit = "N?(?:[AT]PK?|PK?T?)";
const way = "-PK?V?";
const shapes = new RegExp(
  `^(?:${unit}(?:[HBD]|RPK?|${way}|S${unit}(?:H|-PK?)?|C${unit}-PK?)|[HBD]${unit}|-${unit}${way})$`,
);

/** `Take` is a build in winter, and `by` leads on. */
const unclear: ReadonlySet<string> = new Set(["take", "takes", "by"]);

/** Words that say nothing beside an order. */
const idle: ReadonlySet<string> = new Set(["the", "my", "our", "in", "please"]);

/** Is the line one order and nothing else? */
export function isPlain(board: Board, text: string): boolean {
  return plainTokens(board, text) !== null;
}

/** The tokens of a plain line, or null for any other. */
export function plainTokens(board: Board, text: string): Tokens | null {
  let lines = known.get(board);
  if (lines === undefined) {
    lines = remembering((line) => lexPlain(board, line));
    known.set(board, lines);
  }
  return lines(text);
}

const known = new WeakMap<Board, (text: string) => Tokens | null>();

const none: ReadonlySet<string> = new Set();

function lexPlain(board: Board, text: string): Tokens | null {
  if (!written.test(text)) return null;
  const names = namesOf(board);
  const source: Source = { board, names, all: pieces(text), guesses: { left: 0 }, small: none };
  const tokens: Token[] = [];
  for (let at = source.all[0]?.kind === "number" ? 2 : 0; at < source.all.length; ) {
    const step = plainStep(source, at, tokens);
    if (step === null) return null;
    tokens.push(...step.tokens);
    at = step.next;
  }
  const order = tokens.filter(({ text: word }) => !idle.has(word));
  return isPlainOrder(source, order) ? order : null;
}

/** An arrow, the stop of an abbreviation, or the longest words that are exactly one thing. */
function plainStep(source: Source, at: number, before: Tokens): Step | null {
  const piece = source.all[at]!;
  const { kind, text } = piece;
  if (text === "." || (kind === "arrow" && before.length > 0)) {
    const step = sign(source, at, before);
    return is(step.tokens[0], "stop") ? null : step;
  }
  if (kind !== "word" || coastBefore(source.board, source.names, source.all, at) !== null)
    return null;
  const chain = chainFrom(source, at);
  const found = exact(source, chain);
  if (found === null) return null;
  const next = chain[found.length - 1]! + 1;
  if (!is(found.token, "place")) {
    return saysMore(found.token) ? null : { tokens: [plainWord(found.token)], next };
  }
  if (isAdjective(source, found.token, next)) return null;
  const isName = isPlainName(found.token) && seaBehind(source, found, next) === next;
  return isName ? withCoast(source, { ...found.token, roles: ["place"] }, next) : null;
}

/** `Is moving to`, `does not move`: a phrase with words of questions and denials, which are heard by themselves. */
function saysMore({ text }: Token): boolean {
  const words = text.split(" ");
  return (
    words.length > 1 && words.some((word) => is({ roles: orderWords.get(word) ?? [] }, ...talk))
  );
}

const talk: readonly Role[] = ["noise", "unknown", "doubt", "reason", "reference", "past"];

/** At the end of an order `convoy` would say how an army goes; a plain one has it in the middle. */
function plainWord(word: Token): Token {
  return is(word, "convoy") ? { ...word, roles: ["convoy"] } : word;
}

/**
 * A name of one place, of which no word can be anything else but a power's three letters. A province's own
 * abbreviation is plain: `Con` is Italian for `with` and `Nao` Portuguese for `not`, but the shapes have no
 * place for that.
 */
function isPlainName({ text, places, powers }: Token): boolean {
  if (text.length < 3 || places.length !== 1 || (powers.length > 0 && text.length > 3))
    return false;
  // `And` is the Andaman Sea of another board, and joins orders all the same.
  if (text === places[0]!.at.toLowerCase())
    return !is({ roles: orderWords.get(text) ?? [] }, "separator");
  return text.split(" ").every((word) => word === "of" || !orderWords.has(word));
}

function isPlainOrder({ names }: Source, tokens: Tokens): boolean {
  if (!shapes.test(tokens.map(letterOf).join(""))) return false;
  // `S Petersburg` may have lost a letter.
  const isHalf = (word: Token, at: number) =>
    word.text === "s" && names.exact(`st ${tokens[at + 1]?.text}`).length > 0;
  return !tokens.some(isHalf);
}

function letterOf({ text, roles }: Token): string {
  if (unclear.has(text)) return "?";
  return types.get(text) ?? letters.get(roles[0]!) ?? "?";
}
