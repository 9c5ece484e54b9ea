/**
 * From a line to tokens. Names are found here, longest first, against the board's own names, so that the
 * grammar need not know any; a token says everything that it can be, and nothing is decided.
 */
import type { Board } from "../map/index.js";
import { coastAfter, coastBefore } from "./lexerCoasts.js";
import { type Piece, pieces } from "./lexerPieces.js";
import { tidy } from "./lexerTidy.js";
import { is, type Token, token } from "./lexerToken.js";
import { orderWords, type Role } from "./lexerWords.js";
import { type Candidate, type Names, namesOf } from "./names.js";
import { distance } from "./namesDistance.js";
import { nameLimits } from "./ordersLimits.js";

/** What is being lexed: the pieces of a line and the names of the board. */
interface Source {
  readonly board: Board;
  readonly names: Names;
  readonly all: readonly Piece[];
}

/** Tokens that begin at a piece, and the number of the piece after them. */
interface Step {
  readonly tokens: readonly Token[];
  readonly next: number;
}

/** The tokens of a line, without what has no meaning in orders. */
export function lexOrders(board: Board, line: string): Token[] {
  const source = { board, names: namesOf(board), all: pieces(line) };
  if (!source.all.some(({ kind }) => kind === "word")) return [];
  const tokens: Token[] = [];
  let at = firstPiece(source.all);
  const letter = powerLetter(source);
  if (letter !== null) {
    tokens.push(...letter.tokens);
    at = letter.next;
  }
  while (at < source.all.length) {
    const step = source.all[at]!.kind === "word" ? words(source, at) : sign(source, at, tokens);
    tokens.push(...step.tokens);
    at = step.next;
  }
  return tidy(tokens, (text) => source.names.exact(text) !== undefined);
}

/** A power's letter before its orders: `F: A Mar - Spa`. */
function powerLetter({ board, all }: Source): Step | null {
  const [letter, colon] = all;
  if (letter?.text.length !== 1 || colon?.text !== ":") return null;
  const power = board.powers.find((one) => one.letter.toLowerCase() === letter.text);
  if (power === undefined) return null;
  return { tokens: [token(["nation"], letter, { powers: [power.id] })], next: 1 };
}

/** Behind the number or letter of a list item: `1.`, `(2)`, `#3`, `a)`. */
function firstPiece(all: readonly Piece[]): number {
  if (all[0]?.text.length === 1 && all[0].kind === "word" && all[1]?.text === ")") return 2;
  const opened = all[0]?.text === "(" || all[0]?.text === "#" ? 1 : 0;
  if (all[opened]?.kind !== "number") return 0;
  const after = opened + 1;
  const behind = all[after];
  if (behind?.kind === "sign" && ".):]".includes(behind.text)) return after + 1;
  const counts = orderWords.get(behind?.text ?? "")?.includes("waive") ?? false;
  return counts ? 0 : after;
}

function sign({ board, all }: Source, at: number, before: readonly Token[]): Step {
  const piece = all[at]!;
  const one = (role: Role): Step => ({ tokens: [token([role], piece)], next: at + 1 });
  const nothing = { tokens: [], next: at + 1 };
  const begins = before.length === 0 || is(before.at(-1), "separator", "stop", "colon");
  if (piece.kind === "number") return one("number");
  if (piece.kind === "phase") return one("heading");
  if (piece.kind === "arrow") return one(begins && piece.text.length === 1 ? "minus" : "arrow");
  switch (piece.text) {
    case "+":
      return one(begins ? "plus" : "separator");
    case "*":
      return begins ? one("minus") : nothing;
    case "(":
    case "[":
    case "{":
      return { tokens: [], next: afterComment(board, all, at) };
    case ",":
    case "&":
      return one("separator");
    case ";":
    case "|":
      return one("stop");
    case ".":
      return endsSentence(all, at, before) ? one("stop") : nothing;
    case ":":
      return one("colon");
    case "#":
      return { tokens: [], next: all.length };
    case "/":
    case "\\":
      return one("unknown");
    default:
      return nothing;
  }
}

/** A full stop behind an abbreviation separates nothing; one before a new order does. */
function endsSentence(all: readonly Piece[], at: number, before: readonly Token[]): boolean {
  const next = all[at + 1];
  if (next === undefined || !next.spaced || next.kind !== "word") return false;
  if ((all[at - 1]?.text.length ?? 0) < 2) return false;
  return !is(before.at(-1), "support", "convoy", "army", "fleet", "arrow", "build", "remove");
}

/** The piece behind a bracket that holds a remark, or inside one that holds a part of the order. */
function afterComment(board: Board, all: readonly Piece[], at: number): number {
  const names = namesOf(board);
  for (let end = at + 1; end < all.length; end += 1) {
    const { text, kind } = all[end]!;
    if (text === ")" || text === "]" || text === "}") return end + 1;
    const roles = orderWords.get(text) ?? [];
    const matters = roles.some((role) => role !== "noise" && role !== "heading");
    if (kind === "arrow" || matters || names.exact(text) || names.nation(text).length > 0) break;
  }
  return at + 1;
}

/** The words that begin at a piece: the longest name or phrase, or a guess at one. */
function words(source: Source, at: number): Step {
  const coast = coastBefore(source.board, source.names, source.all, at);
  if (coast !== null) {
    return { tokens: [token(["forecoast"], source.all[at]!, coast)], next: coast.next };
  }
  const chain = chainFrom(source, at);
  const found = exact(source, chain) ?? glued(source, at);
  const isOpen = found === null || is(found.token, "place");
  const guess =
    isOpen && unknownFollows(source, chain, found)
      ? misspelt(source, chain, found?.length ?? 0)
      : null;
  const best = guess ?? found;
  if (best === null) return { tokens: [token(["unknown"], source.all[at]!)], next: at + 1 };
  const next = chain[best.length - 1]! + 1;
  const longer = best === found ? narrowed(source, best, next) : null;
  if (longer !== null) return longer;
  if (!is(best.token, "place")) return { tokens: [best.token], next };
  return withCoast(source, best.token, next);
}

interface Match {
  readonly token: Token;
  /** How many words of the chain it takes. */
  readonly length: number;
}

/** The numbers of the word pieces that may belong to one name, across blanks, dots and hyphens. */
function chainFrom({ all, names }: Source, at: number): number[] {
  const chain = [at];
  while (chain.length < Math.max(names.longest, 4)) {
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

function textOf({ all }: Source, chain: readonly number[]): string {
  return chain.map((at) => all[at]!.text).join(" ");
}

function placed({ all }: Source, chain: readonly number[], text: string) {
  return { text, start: all[chain[0]!]!.start, end: all[chain.at(-1)!]!.end };
}

function exact(source: Source, chain: readonly number[]): Match | null {
  for (let length = chain.length; length > 0; length -= 1) {
    const part = chain.slice(0, length);
    const text = textOf(source, part);
    const places = source.names.exact(text)?.places ?? [];
    const powers = source.names.nation(text);
    const roles: Role[] = [...(orderWords.get(text) ?? [])];
    if (places.length > 0) roles.push("place");
    if (powers.length > 0) roles.push("nation");
    if (roles.length > 0) {
      return { token: token(roles, placed(source, part, text), { places, powers }), length };
    }
  }
  return null;
}

/** Is the next word behind what was found, but for words like `of`, one that stands for nothing? */
function unknownFollows(source: Source, chain: readonly number[], found: Match | null): boolean {
  const { all, board } = source;
  if (found === null) {
    const word = all[chain[0]!]!.text;
    return word.length === 1 || !board.coastNames.has(word);
  }
  const next = chain.slice(found.length).find((at) => !isNoise(all[at]!.text));
  if (next === undefined || board.coastNames.has(all[next]!.text)) return false;
  return exact(source, chainFrom(source, next)) === null;
}

function isNoise(word: string): boolean {
  return orderWords.get(word)?.includes("noise") ?? false;
}

/** `Gulf of Botnia`: an ambiguous beginning of names, and a spelling of one of them behind it. */
function narrowed(source: Source, { token: first }: Match, next: number): Step | null {
  if (first.places.length < 2) return null;
  let at = next;
  // A single letter is an `of` that lost the other: `Gulf f Lyon`.
  while (isNoise(source.all[at]?.text ?? "") || source.all[at]?.text.length === 1) at += 1;
  if (source.all[at]?.kind !== "word") return null;
  const second = exact(source, chainFrom(source, at));
  const places = first.places.filter(
    (place) =>
      second?.token.places.some((other) => other.at === place.at) &&
      source.names.begins(first.text, place.at),
  );
  if (second === null || places.length !== 1) return null;
  const end = chainFrom(source, at)[second.length - 1]! + 1;
  return withCoast(source, { ...first, places, end: second.token.end }, end);
}

/** A coast written with its province as one word: `spasc`. */
function glued({ names, all, board }: Source, at: number): Match | null {
  const piece = all[at]!;
  const name = names.exact(piece.text.slice(0, -2));
  const coast = piece.text.slice(-2).toUpperCase();
  const province = name?.places.find(({ at: id }) => board.locationNumber(`${id}/${coast}`) >= 0);
  if (province === undefined) return null;
  return { token: token(["place"], piece, { places: [province], coast }), length: 1 };
}

/**
 * What a run of words may be a slip for; more words than `length` must be used. A run that is nearly a
 * name of several words (`Nort Sea`) goes before the beginning of a name, that before a single slip.
 */
function misspelt(source: Source, chain: readonly number[], length: number): Match | null {
  let best: Match | null = null;
  let rate: number = nameLimits.wrongShare;
  for (let count = chain.length; count > Math.max(length, 1); count -= 1) {
    const match = slipOf(source, chain.slice(0, count), length);
    if (match === null || match.rate >= rate) continue;
    [best, rate] = [match, match.rate];
  }
  if (length > 0) return best;
  const begun = beginning(source, chain);
  if (begun !== null && begun.token.text.length > 2) return best ?? begun;
  const single = slipOf(source, chain.slice(0, 1), 0);
  if (single !== null && (best === null || single.rate < rate)) return single;
  return best ?? begun ?? nationSlip(source, chain);
}

/** A name of which only the beginning is written. */
function beginning(source: Source, chain: readonly number[]): Match | null {
  const part = chain.slice(0, 1);
  const text = textOf(source, part);
  const places = source.names.prefix(text);
  if (places.length === 0) return null;
  return { token: token(["place"], placed(source, part, text), { places }), length: 1 };
}

/** The names or the verb that these words may be a slip for, and how much of them is wrong. */
function slipOf(
  source: Source,
  part: readonly number[],
  length: number,
): (Match & { readonly rate: number }) | null {
  const added = part.slice(length).map((at) => source.all[at]!.text);
  if (isNoise(added.at(-1)!) || added.some(standsAlone)) return null;
  const text = textOf(source, part);
  const at = placed(source, part, text);
  const places = source.names.slips(text);
  const verb = part.length === 1 ? wordSlip(text, places) : null;
  if (verb !== null) {
    return { token: token(verb, at, { guessed: true }), length: 1, rate: 1 / text.length };
  }
  const [nearest] = places;
  if (nearest === undefined) return null;
  // Behind words that are right, one letter may be wrong, or as much of the rest as of any name.
  const isAddition = added.length < part.length && nearest.cost > 1;
  const rate = nearest.cost / (isAddition ? added.join("").length : text.length);
  return { token: token(["place"], at, { places, guessed: true }), length: part.length, rate };
}

/** A word of orders that belongs to no name, unlike the `of` and `d'` within some. */
function standsAlone(word: string): boolean {
  return orderWords.has(word) && !isNoise(word) && word.length > 1;
}

function nationSlip(source: Source, chain: readonly number[]): Match | null {
  const part = chain.slice(0, 1);
  const text = textOf(source, part);
  const power = source.names.nationSlip(text);
  if (power === null) return null;
  const details = { powers: [power], guessed: true };
  return { token: token(["nation"], placed(source, part, text), details), length: 1 };
}

/** The parts of speech of a misspelt word of orders that is nearer than any name. */
function wordSlip(text: string, places: readonly Candidate[]): readonly Role[] | null {
  if (text.length < 4) return null;
  let best = Math.min(text.length < 6 ? 1 : 2, ...places.map(({ cost }) => cost - 0.01));
  let found: readonly Role[] | null = null;
  for (const [word, roles] of orderWords) {
    if (word.length < 4 || word.includes(" ") || roles.includes("noise")) continue;
    const cost = distance(text, word, best);
    if (cost <= best) [best, found] = [cost - 0.01, roles];
  }
  return found;
}

/** A place with the coast that follows it. */
function withCoast({ board, names, all }: Source, place: Token, next: number): Step {
  if (place.coast !== null) return { tokens: [place, coastToken(place, place.coast)], next };
  const provinces = place.places.map(({ at }) => at);
  const found = coastAfter(board, names, all, next, provinces);
  if (found === null) return { tokens: [place], next };
  const span = { text: found.coast, start: all[next]!.start, end: all[found.next - 1]!.end };
  return { tokens: [place, coastToken(span, found.coast)], next: found.next };
}

function coastToken(at: Pick<Token, "text" | "start" | "end">, coast: string): Token {
  return token(["coast"], at, { coast });
}
