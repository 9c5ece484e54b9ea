/** What is being lexed, and runs of its words as names see them. */
import type { Board } from "../../map/index.js";
import type { Candidate, Names } from "../names/names.js";
import { longestPhrase, orderWords, type Role } from "./order-words.js";
import type { Piece } from "./pieces.js";
import { is, type Token, type Tokens, token, verbRoles } from "./token.js";

export interface Source {
  readonly board: Board;
  readonly names: Names;
  readonly all: readonly Piece[];
  /** How many more words may be guessed at: a page of prose holds no orders. */
  readonly guesses: { left: number };
  /** Words that name places and are small words of the line's language here: `dan`, `por`. */
  readonly small: ReadonlySet<string>;
}

/** Tokens that begin at a piece, and the number of the piece after them. */
export interface Step {
  readonly tokens: Tokens;
  readonly next: number;
}

/** A token made of the first words of a run. */
export interface Match {
  readonly token: Token;
  /** How many words of the chain it takes. */
  readonly length: number;
}

/** The numbers of pieces that are words, one behind the other. */
export type Chain = readonly number[];

/** The numbers of the word pieces that may belong to one name, across blanks, dots and hyphens. */
export function chainFrom({ all, names }: Source, at: number): Chain {
  const chain = [at];
  const most = Math.max(names.longest, 4, longestPhrase(all[at]!.text));
  while (chain.length < most) {
    const last = chain.at(-1)!;
    const step = joins(all[last + 1], all[last + 2]) ? 2 : 1;
    if (all[last + step]?.kind !== "word") break;
    chain.push(last + step);
  }
  return chain;
}

/** A sign within a name: `St. Pete`, `Mid-Atlantic`. A hyphen with blanks leads from place to place. */
function joins(sign: Piece | undefined, next: Piece | undefined): boolean {
  if (sign === undefined || sign.kind === "word") return false;
  return sign.text === "." || (!sign.spaced && !next?.spaced && "-'’".includes(sign.text));
}

export function textOf({ all }: Source, chain: Chain): string {
  return chain.map((at) => all[at]!.text).join(" ");
}

/** Where the words stand. */
export function placed({ all }: Source, chain: Chain, text: string) {
  return { text, start: all[chain[0]!]!.start, end: all[chain.at(-1)!]!.end };
}

/** The most words in the name of a railway or a canal. */
const longestWay = 4;

/** The longest beginning of the run that is a name or a word of orders. */
export function exact(source: Source, chain: Chain): Match | null {
  const first = source.all[chain[0]!]!.text;
  const { railwayNames, canalNames } = source.board;
  const ways = railwayNames.size + canalNames.size > 0 ? longestWay : 0;
  // `G of L`, `Ma do Norte` have three words, whatever names begin so.
  const joined = chain.length > 2 && /^(?:of|do)$/.test(source.all[chain[1]!]!.text) ? 3 : 0;
  const longest = Math.max(source.names.longestFrom(first), longestPhrase(first), ways, joined);
  // `Mar do Orte` is no Marseilles.
  const isSea = chain.length > 2 && seaOf.test(textOf(source, chain.slice(0, 2)));
  const shortest = isSea ? 2 : 1;
  for (let length = Math.min(longest, chain.length); length >= shortest; length -= 1) {
    const part = chain.slice(0, length);
    const text = textOf(source, part);
    const full = length === 2 ? unlessTwo(source, text) : source.names.exact(text);
    const short = full.length > 0 || length === 1 ? full : shortened(source, part, text);
    const mended = short.length > 0 || length !== 2 ? [] : broken(source, part);
    const isIdle = isSmall(source, part);
    const places = isIdle ? [] : mended.length > 0 ? mended : short;
    // `A Ank` is an army; the power that is called so has its hyphen.
    const isUnit = length > 1 && first.length === 1 && part[1] === part[0]! + 1;
    const powers = isUnit ? [] : source.names.nation(text);
    const roles: Role[] = [...(orderWords.get(text) ?? [])];
    if (isIdle && /^d[ae]n$/.test(text)) roles.push("noise");
    if (places.length > 0) roles.push("place");
    if (powers.length > 0) roles.push("nation");
    if (railwayNames.has(text)) roles.push("railway");
    if (canalNames.has(text)) roles.push("canal");
    if (roles.length > 0) {
      const guessed = mended.length > 0;
      return {
        token: token(roles, placed(source, part, text), { places, powers, guessed }),
        length,
      };
    }
  }
  return null;
}

/** `Mijn vloot dan naar Kiel`; behind a type or an arrow others than those of Dutch are names. */
function isSmall({ all, small }: Source, part: Chain): boolean {
  const [at] = part;
  const { text } = all[at!]!;
  if (part.length > 1 || !small.has(text)) return false;
  return /^[dk]an$/.test(text) || !leadsToName(all[at! - 1]);
}

const seaOf = /^(?:mar|mare|mer) (?:do|de|del|della|di|du)$/;

/** `SER VIA` is Serbia by convoy, and not `Servia`: what the first word means alone needs no word that orders. */
function unlessTwo({ board, names }: Source, text: string): readonly Candidate[] {
  const full = names.exact(text);
  if (full.length === 0 || board.names.has(text)) return full;
  const [first, second] = text.split(" ") as [string, string];
  const roles = orderWords.get(second) ?? [];
  if (!is({ roles }, "via", ...verbRoles)) return full;
  const alone = names.exact(first);
  return full.every(({ at }) => alone.some((other) => other.at === at)) ? [] : full;
}

/**
 * `Fleet S Tpetersburg`: a name with its blank at the wrong place, where no unit stands before that `S` could
 * help another.
 */
function broken({ names, all }: Source, part: Chain): readonly Candidate[] {
  const [first, second] = part.map((at) => all[at]!.text) as [string, string];
  if (!/^[^af]$/.test(first) || second.length < 4 || names.exact(second).length > 0) return [];
  const before = all[part[0]! - 1];
  const roles = orderWords.get(before?.text ?? "") ?? [];
  const isFree =
    before === undefined || before.kind !== "word" || is({ roles }, "army", "fleet", "arrow");
  return isFree ? names.exact(first + second) : [];
}

/** `Nor Sea`: no word behind the first may be one that orders, for `Nor S` is a support; `Ma do Norte` has none. */
function shortened({ names, all }: Source, part: Chain, text: string): readonly Candidate[] {
  const isDotted = all[part[0]! + 1]?.text === "." && leadsToName(all[part[0]! - 1]);
  const words = part.slice(1).map((at) => all[at]!.text);
  // `G. Both`, where `both` is no word of orders
  const isInitial = isDotted && all[part[0]!]!.text.length === 1;
  // `Hel.B.`
  const isGlued = isDotted && !all[part[1]!]!.spaced;
  const isOrder = words.some(
    (word) =>
      says(word) &&
      !(isGlued && word === "b") &&
      word !== "of" &&
      words[0] !== "of" &&
      !(isInitial && word.length > 2),
  );
  const isVerb = orderWords.has(all[part[0]!]!.text) && words[0] !== "of";
  // `Tyr se mantiene`
  const isReflexive = orderWords.has(`${words.at(-1)} ${all[part.at(-1)! + 1]?.text}`);
  if (isOrder || isReflexive || (isVerb && !isDotted) || orderWords.has(text)) return [];
  return names.abbreviated(text, isDotted);
}

/** Does the word mean anything in orders? Everyday words do not. */
function says(word: string): boolean {
  return orderWords.get(word)?.some((role) => role !== "unknown") ?? false;
}

/** Behind an arrow or a unit's type a name is expected: `- W. Mediterranean`. */
export function leadsToName(piece: Piece | undefined): boolean {
  const roles = orderWords.get(piece?.text ?? "") ?? [];
  return piece?.kind === "arrow" || is({ roles }, "army", "fleet", "arrow");
}

/** A word that has no meaning of its own: `of`. */
export function isNoise(word: string): boolean {
  return orderWords.get(word)?.includes("noise") ?? false;
}
