/**
 * From a line to tokens. Names are found here, longest first, against the board's own names, so that the
 * grammar need not know any; a token says everything that it can be, and nothing is decided.
 */
import type { Board } from "../../map/index.js";
import { smallWordsIn } from "../names/mentions.js";
import { namesOf } from "../names/names.js";
import { adjectiveAt, compoundUnit, isAdjective, ofPlaces, shortPower } from "./adjectives.js";
import { withCoast } from "./coast-tokens.js";
import { coastBefore } from "./coast-words.js";
import { elided } from "./elisions.js";
import { guess, isType } from "./guess.js";
import { orderWords } from "./order-words.js";
import { narrowed } from "./partial-names.js";
import { pieces } from "./pieces.js";
import { letterOfUnit, powerLetter } from "./power-letters.js";
import { firstPiece, sign } from "./punctuation.js";
import { inLetters, seaAmong, seaBehind, watersIn } from "./seas.js";
import { chainFrom, exact, leadsToName, type Match, type Source, type Step } from "./source.js";
import { withShortConvoys } from "./speech/convoys.js";
import { withoutDenials } from "./speech/denials.js";
import { withoutFailing } from "./speech/failing.js";
import { withHelpersEnded } from "./speech/helping.js";
import { tidy } from "./speech/tidy.js";
import { zineCode } from "./speech/zines.js";
import { is, type Token, type Tokens, token } from "./token.js";

export interface Lexed {
  readonly parts: readonly Tokens[];
  /** How many guesses at words it took. */
  readonly guesses: number;
}

/** The tokens of a line between its stops, without what has no meaning in orders; as many guesses are granted. */
export function lexLine(board: Board, line: string, granted: number): Lexed {
  const guesses = { left: granted };
  const said = { all: pieces(line), small: smallWordsIn(line) };
  const source: Source = { board, names: namesOf(board), guesses, ...said };
  if (!source.all.some(({ kind }) => kind === "word")) return { parts: [], guesses: 0 };
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
  const isName = (text: string) => source.names.exact(text).length > 0;
  const parts = partsOf(withoutFailing(withoutDenials(tokens)))
    .flatMap((part) => partsOf(withHelpersEnded(tidy(part, isName))))
    .map((part) => withShortConvoys(board, part))
    .filter(({ length }) => length > 0);
  return { parts, guesses: granted - guesses.left };
}

function partsOf(tokens: Tokens): readonly Tokens[] {
  const stops = tokens.flatMap((token, at) => (is(token, "stop") ? [at] : []));
  const ends = [...stops, tokens.length];
  // The sign of a question belongs to what it ends.
  const last = (end: number) => (is(tokens[end], "question") ? end + 1 : end);
  return ends.map((end, at) => tokens.slice(at === 0 ? 0 : ends[at - 1]! + 1, last(end)));
}

/** The words that begin at a piece: the longest name or phrase, or a guess at one. */
function words(source: Source, at: number): Step {
  const coast = coastBefore(source.board, source.names, source.all, at);
  if (coast !== null) {
    return { tokens: [token(["forecoast"], source.all[at]!, coast)], next: coast.next };
  }
  const code =
    zine(source, at) ??
    withAccent(source, at) ??
    letterOfUnit(source, at) ??
    shortPower(source, at);
  if (code !== null) return code;
  const article = elided(source, at);
  if (article !== null) return article;
  // `I've` is no Venice.
  const isCut = source.all[at]!.text === "ve" && !source.all[at]!.spaced;
  if (isCut && /['\u2019]/.test(source.all[at - 1]?.text ?? "")) return unknownWord(source, at);
  const short = contraction(source, at);
  if (short !== null) {
    const { token: name } = short;
    const next = seaBehind(source, { token: name, length: 1 }, short.next);
    const seas = name.places.filter((place) => source.names.endsIn("sea", place.at));
    return withCoast(source, next === short.next ? name : { ...name, places: seas }, next);
  }
  const letters = hyphened(source, at) ?? gulf(source, at) ?? initials(source, at);
  if (letters !== null) return letters;
  const chain = chainFrom(source, at);
  const known = exact(source, chain);
  const shortened = inLetters(source, chain, known?.length ?? 0);
  if (shortened !== null) return shortened;
  const found = between(source, at, known ?? glued(source, at) ?? adjectiveAt(source, at));
  if (found === null || isBeforeArrow(source, at, found)) {
    const unit = gluedUnit(source, at) ?? gluedNames(source, at) ?? compoundUnit(source, at);
    if (unit !== null) return unit;
  }
  const isOpen = found === null || is(found.token, "place");
  const best = (isOpen ? guess(source, chain, found) : null) ?? found;
  if (best === null) return twoLetters(source, at) ?? unknownWord(source, at);
  const next = seaBehind(source, best, chain[best.length - 1]! + 1);
  const longer = best === found ? narrowed(source, best, next) : null;
  if (longer !== null) return longer;
  if (!is(best.token, "place")) return { tokens: [best.token], next };
  if (isAdjective(source, best.token, next)) {
    return { tokens: [ofPlaces(source, best.token)], next };
  }
  const isSea = next > chain[best.length - 1]! + 1;
  return withCoast(source, isSea ? seaAmong(source, best.token) : best.token, next);
}

/** `M-A-O`: a name in letters with hyphens, and no blank among them. */
function hyphened({ names, all }: Source, at: number): Step | null {
  const parts = all.slice(at, at + 5);
  const isName = parts.every(({ text, spaced }, index) => {
    const fits = index % 2 === 0 ? /^\p{L}$/u.test(text) : text === "-";
    return fits && (index === 0 || !spaced);
  });
  const letters = parts.filter((_, index) => index % 2 === 0);
  const text = letters.map((piece) => piece.text).join("");
  const places = isName && parts.length === 5 ? names.exact(text) : [];
  if (places.length === 0) return null;
  const span = { text, start: all[at]!.start, end: parts.at(-1)!.end };
  return { tokens: [token(["place"], span, { places })], next: at + 5 };
}

/** `G/Both`, `G/L`: a gulf, and what it is of. */
function gulf({ names, all }: Source, at: number): Step | null {
  const [letter, slash, of] = all.slice(at, at + 3);
  const isGulf = letter!.text === "g" && slash?.text === "/" && of?.kind === "word" && !of.spaced;
  if (!isGulf) return null;
  const text = [`gulf of ${of.text}`, `g of ${of.text}`, `go${of.text}`].find(
    (name) => names.exact(name).length > 0,
  );
  if (text === undefined) return null;
  const span = { text, start: letter!.start, end: of.end };
  return { tokens: [token(["place"], span, { places: names.exact(text) })], next: at + 3 };
}

/** `M.A.O.`, `G.o.L.`, `G.o.Both.`: a name in letters with stops. */
function initials(source: Source, at: number): Step | null {
  const { names, all } = source;
  let end = at;
  while (all[end]?.text.length === 1 && all[end]!.kind === "word" && all[end + 1]?.text === ".") {
    if (end > at && all[end]!.spaced) break;
    end += 2;
  }
  if (end - at < 4) return null;
  if (all[end]?.kind === "word" && !all[end]!.spaced) end += 1;
  const letters = all.slice(at, end).filter(({ kind }) => kind === "word");
  const parts = letters.map((piece) => piece.text);
  const text = parts.join("");
  const known = names.exact(text);
  // `H.B.`
  const places = known.length > 0 ? known : names.abbreviated(parts.join(" "), true);
  if (places.length === 0) return null;
  const place = token(
    ["place"],
    { text, start: all[at]!.start, end: all[end - 1]!.end },
    { places },
  );
  return withCoast(source, place, end);
}

function unknownWord({ all }: Source, at: number): Step {
  return { tokens: [token(["unknown"], all[at]!)], next: at + 1 };
}

/** `F Kie - HB`: the first letters of a name of two words; `F Ae S F Io`: of one that begins so. */
function twoLetters({ names, all }: Source, at: number): Step | null {
  const piece = all[at]!;
  const isNamed =
    (isType(all[at - 1]) || all[at - 1]?.kind === "arrow") && !names.beginsCoast(piece.text);
  const isShort = isNamed && piece.text.length === 2;
  const initials = isShort ? names.abbreviated([...piece.text].join(" "), true) : [];
  const places = isShort && initials.length === 0 ? names.prefix(piece.text) : initials;
  return places.length === 0
    ? null
    : { tokens: [token(["place"], piece, { places })], next: at + 1 };
}

/** `L'pool`, `C'ple`, `C-ople`. */
function contraction(
  { names, all }: Source,
  at: number,
): { readonly token: Token; readonly next: number } | null {
  // `St P'burg`, `St. P'burg`
  const saint = all[at]?.text === "st" ? (all[at + 1]?.text === "." ? 2 : 1) : 0;
  const [start, mark, end] = all.slice(at + saint, at + saint + 3);
  const isHyphen = mark?.text === "-" && start?.text.length === 1 && (end?.text.length ?? 0) > 2;
  if (mark === undefined || (!isHyphen && !"'\u2019".includes(mark.text))) return null;
  if (end?.kind !== "word" || mark.spaced || end.spaced) return null;
  // `can't` is no C'n't.
  if (end.text === "t" && orderWords.has(start!.text)) return null;
  const begin = saint === 0 ? start!.text : `st${start!.text}`;
  const places = names.contracted(begin, end.text);
  if (places.length === 0) return null;
  const spot = { text: begin, start: all[at]!.start, end: end.end };
  return { token: token(["place"], spot, { places }), next: at + saint + 3 };
}

/** `F NAP SF APU-ION`: the verb and the type of its object in two letters. */
function zine({ names, all }: Source, at: number): Step | null {
  const piece = all[at]!;
  const roles = at === 0 ? null : zineCode(piece.text);
  // `Fleet Sa Petersburg`, `- Sa Petersburg` have lost a letter.
  if (roles === null || leadsToName(all[at - 1])) return null;
  if (names.exact(piece.text).length > 0) return null;
  return { tokens: roles.map((role) => token([role], piece)), next: at + 1 };
}

/** `ABER-KIE`: no word of orders stands before a dash so. */
function isBeforeArrow({ all }: Source, at: number, { token: found }: Match): boolean {
  const next = all[at + 1];
  return next?.kind === "arrow" && !next.spaced && !is(found, "place", "army", "fleet");
}

/** `redescend à Marseille`: behind a verb the accent is no arrow of a mail program's. */
function withAccent({ all }: Source, at: number): Step | null {
  const words = all.slice(at, at + 4);
  const length = words.findIndex(({ text }) => text === "\u00e0");
  const verb = words.slice(0, Math.max(0, length));
  if (length < 1 || verb.some(({ kind }) => kind !== "word")) return null;
  const text = [...verb.map((word) => word.text), "a"].join(" ");
  const roles = orderWords.get(text) ?? [];
  const span = { text, start: all[at]!.start, end: words[length]!.end };
  return roles.length === 0 ? null : { tokens: [token(roles, span)], next: at + length + 1 };
}

/** A unit written as one word: `APar`. */
function gluedUnit(source: Source, at: number): Step | null {
  const { text, start, end } = source.all[at]!;
  const places = source.names.exact(text.slice(1));
  const role = text.startsWith("a") ? "army" : text.startsWith("f") ? "fleet" : null;
  if (role === null || places.length !== 1 || text.length < 4) return null;
  // `Anora` is rather a misspelt Angora than an army in North Africa, and `S Armn` an Armenia that lost its vowels.
  const isName = source.names.slips(text).length > 0 || source.names.skeleton(text).length > 0;
  if (isName || leadsToName(source.all[at - 1])) return null;
  const name = token(["place"], { text: text.slice(1), start: start + 1, end }, { places });
  const behind = withCoast(source, name, at + 1);
  const type = token([role], { text: text.slice(0, 1), start, end: start + 1 });
  return { ...behind, tokens: [type, ...behind.tokens] };
}

/** `A Denkie`, `parbur`: where it stands and where it goes in one word. */
function gluedNames({ names, all }: Source, at: number): Step | null {
  const { text, start, end } = all[at]!;
  const half = text.length / 2;
  const begins =
    all[at - 1] === undefined || isType(all[at - 1]) || /^[;,]$/.test(all[at - 1]!.text);
  if (half !== 3 || !begins || names.slips(text).length > 0) return null;
  const [from, to] = [text.slice(0, half), text.slice(half)].map((name) => names.exact(name));
  if (from!.length !== 1 || to!.length !== 1) return null;
  const middle = start + half;
  return {
    tokens: [
      token(
        ["place"],
        { text: text.slice(0, half), start, end: middle },
        { places: from!, guessed: true },
      ),
      token(
        ["place"],
        { text: text.slice(half), start: middle, end },
        { places: to!, guessed: true },
      ),
    ],
    next: at + 1,
  };
}

/** `A Rm - Nap`, `F Io - Adr`: between a unit's type and an arrow stands a name, whatever else the word can be. */
function between({ names, all }: Source, at: number, found: Match | null): Match | null {
  const piece = all[at]!;
  const isLast = all[at + 1] === undefined || /^[,;.]$/.test(all[at + 1]!.text);
  const isGoal = found?.token.roles.every((role) => role === "noise") && piece.text.length === 2;
  // `A Bu - Be`, where the goal is a small word besides
  const isDashed = all[at - 1]?.text === "-" && all[at - 1]!.spaced;
  const isSmall = isGoal && isLast && (isDashed || isType(all[at - 1]));
  if (!isSmall && (!isType(all[at - 1]) || all[at + 1]?.kind !== "arrow")) return found;
  const begun = names.prefix(piece.text);
  const isBegun = begun.some((place) => names.hasInitial(piece.text, place.at));
  // `F Aeg - IS` is no Istanbul, but two words that begin so.
  if (isSmall && !isBegun) {
    const places = names.abbreviated([...piece.text].join(" "), true);
    return places.length === 0 ? found : { token: token(["place"], piece, { places }), length: 1 };
  }
  // A word that is none at all is guessed at like any other.
  if (found === null ? isBegun : is(found.token, "place", "nation") || found.length > 1)
    return found;
  const places = isBegun ? begun : [...begun, ...names.inTwo(piece.text)];
  return places.length === 0 ? found : { token: token(["place"], piece, { places }), length: 1 };
}

/** A coast written with its province as one word: `spasc`; a sea or gulf written so: `TyrSea`, `GoBoth`, `HelBt`. */
function glued({ names, all, board }: Source, at: number): Match | null {
  const piece = all[at]!;
  const waters = watersIn(names, piece.text);
  const isHumped = waters.length === 0 && piece.humps !== null;
  const places = isHumped ? names.abbreviated(piece.humps!, true) : waters;
  if (places.length > 0) return { token: token(["place"], piece, { places }), length: 1 };
  const name = names.exact(piece.text.slice(0, -2));
  const end = piece.text.slice(-2);
  // `BULcs`, as the French have it
  const coast = board.coastNames.get(end) ?? end.toUpperCase();
  const province = name.find(({ at: id }) => board.locationNumber(`${id}/${coast}`) >= 0);
  if (province === undefined) return null;
  return { token: token(["place"], piece, { places: [province], coast }), length: 1 };
}
