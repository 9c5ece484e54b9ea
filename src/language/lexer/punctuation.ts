/** Signs between words: what separates, what introduces, and what brackets a remark. */

import type { Names } from "../names/names.js";
import { longestPhrase, orderWords, type Role } from "./order-words.js";
import { picture } from "./pictures.js";
import type { Piece } from "./pieces.js";
import type { Source, Step } from "./source.js";
import { isDittoMark } from "./speech/echoes.js";
import { is, type Token, type Tokens, token, verbRoles } from "./token.js";

/** Behind the number or letter of a list item: `1.`, `(2)`, `#3`, `a)`. */
export function firstPiece(all: readonly Piece[]): number {
  if (all[0]?.text.length === 1 && all[0].kind === "word" && all[1]?.text === ")") return 2;
  const opened = all[0]?.text === "(" || all[0]?.text === "#" ? 1 : 0;
  if (all[opened]?.kind !== "number") return 0;
  const after = opened + 1;
  const behind = all[after];
  if (behind?.kind === "sign" && ".):]".includes(behind.text)) return after + 1;
  const counts = orderWords.get(behind?.text ?? "")?.includes("waive") ?? false;
  return counts ? 0 : after;
}

/** What a sign is behind these tokens. */
export function sign(source: Source, at: number, before: Tokens): Step {
  const { names, all } = source;
  const piece = all[at]!;
  const one = (...roles: Role[]): Step => ({ tokens: [token(roles, piece)], next: at + 1 });
  const nothing = { tokens: [], next: at + 1 };
  const last = before.at(-1);
  const begins =
    last === undefined || (is(last, "separator", "stop", "colon") && !is(last, "place"));
  if (piece.kind === "back" && (begins || all[at + 1] === undefined)) return nothing;
  const leading = inWords(all, at, before) ?? ofKind(piece, begins);
  if (leading !== null) return leading.length === 0 ? nothing : one(...leading);
  switch (piece.text) {
    case "+":
      return begins ? one("plus") : one("separator", "and");
    case "*":
      return begins ? one("minus") : nothing;
    case "(":
      return typeInBrackets(all, at, before) ?? { tokens: [], next: afterComment(names, all, at) };
    case "[":
    case "{":
      return { tokens: [], next: afterComment(names, all, at) };
    case ",":
      return one("separator");
    case "&":
      return one("separator", "and");
    case "?":
      return isUnsure(all, at) ? nothing : one("question", "stop");
    case "!":
      return all[at + 1] !== undefined && before.length > 0 ? one("stop") : nothing;
    case "\u2022":
      return begins ? nothing : one("separator");
    case ";":
      // `Tri holds; supported by Vie`
      return one(leadsToHelp(all, at + 1) ? "separator" : "stop");
    case ".":
      if (isLeader(all, at, before)) return one("arrow");
      return endsSentence(source, at, before) ? one("stop") : nothing;
    case ":":
      return one("colon");
    case "#":
      return remarkEnd(names, all, at + 1) === all.length
        ? { tokens: [], next: all.length }
        : one("unknown");
    case "/":
    case "\\":
      return isStop(last, all[at + 1]) ? nothing : one("unknown");
    default:
      return { tokens: mark(all, at, before), next: at + 1 };
  }
}

/** Signs that stand for words: `london boat 2 north sea`, `à moins que`; null for others. */
function inWords(all: readonly Piece[], at: number, before: Tokens): readonly Role[] | null {
  const [{ text }, next] = [all[at]!, all[at + 1]];
  if (text === "\u00e0" && next?.text === "moins") return [];
  const last = before.at(-1);
  const isUnit = is(last, "place", "coast") || (is(last, "unitword") && is(before.at(-2), "place"));
  return text === "2" && isUnit && next?.kind === "word" ? ["arrow"] : null;
}

/** What numbers, phases and arrows are; null for other signs. */
function ofKind({ kind, text }: Piece, begins: boolean): readonly Role[] | null {
  switch (kind) {
    case "number":
      return ["number"];
    case "phase":
      return ["heading", "prefix"];
    case "arrow":
      return [begins && text.length === 1 ? "minus" : "arrow"];
    case "back":
      return ["whence"];
    default:
      return null;
  }
}

function mark(all: readonly Piece[], at: number, before: Tokens): Tokens {
  if (isDittoMark(all, at, before.at(-1)))
    return [token(["reference"], { ...all[at]!, text: "ditto" })];
  return picture(all, at, before);
}

/** `s/Bla`: a slash behind a verb of one letter. */
function isStop(before: Token | undefined, next: Piece | undefined): boolean {
  const isLetter = is(before, "support", "convoy") && before!.text.length === 1;
  return isLetter && next?.text.length !== 1;
}

function leadsToHelp(all: readonly Piece[], at: number): boolean {
  if (all[at]?.kind !== "word") return false;
  const roles = orderWords.get(phraseAt(all, at)) ?? [];
  return is({ roles }, "backing", "ferried-by");
}

/** `Paris (A)`: the type of the unit, as some tables have it; behind its goal, `Par - Bur (A)`, it says nothing new. */
function typeInBrackets(all: readonly Piece[], at: number, before: Tokens): Step | null {
  const word = all[at + 1];
  if (word === undefined || all[at + 2]?.text !== ")") return null;
  if (!is(before.at(-1), "place", "coast")) return null;
  const type = orderWords.get(word.text)?.find((role) => role === "army" || role === "fleet");
  if (type === undefined) return null;
  // `A Bul : Rum (a)`
  const isWay = is(before.at(-2), "colon") && is(before.at(-4), "army", "fleet");
  const isGoal = isWay || is(before.at(-2), "arrow", "place");
  return { tokens: isGoal ? [] : [token([type, "unitword"], word)], next: at + 3 };
}

/** `(?)` and a question mark that stands for a picture or a letter. */
function isUnsure(all: readonly Piece[], at: number): boolean {
  return all[at + 1]?.kind === "word" && all[at + 1]?.spaced === false;
}

/** A full stop behind an abbreviation separates nothing; one before a new order does. */
function endsSentence(source: Source, at: number, before: Tokens): boolean {
  const { all } = source;
  const next = all[at + 1];
  if (next === undefined || !next.spaced || next.kind !== "word") return false;
  if (is(before.at(-1), "hold") && before.length > 1) return true;
  // `Trieste can go. Serbia stays.`
  const [can, go] = before.slice(-2);
  if (go?.text === "go" && /^(?:can|may)$/.test(can!.text)) return true;
  // `"F Lon - Nth". My orders: ...`
  let end = at - 1;
  while (/^[."'\u201d\u2019)\]]$/.test(all[end]?.text ?? "")) end -= 1;
  const ended = all[end];
  if (isContracted(all, at)) return true;
  const isType = isTypeBehind(source, at, before);
  if ((ended?.text.length ?? 0) < 2 && !isType) return false;
  if (all[at + 2]?.text !== ":" && goesOn(source, at + 1, sentence(before))) return false;
  // `Bud. and Rum. support Boh.`
  const isJoined = orderWords.get(next.text)?.includes("and") && is(before.at(-1), "place");
  if (isJoined && !hasWay(sentence(before))) return false;
  // Dots that lead on: `Kiel ... Denmark`; behind talk alone they end it.
  if (all[at - 1]?.text === ".")
    return !sentence(before).some((word) => is(word, "place", "army", "fleet", "nation"));
  const last = before.at(-1);
  // `Pic. Moves: Bur - Mun`
  if (all[at + 2]?.text === ":") return true;
  // A verb in full ends a sentence, `supp.` does not.
  const isFull = (last?.text.length ?? 0) > 5 || shortHelp.test(last?.text ?? "");
  const isShort = !isFull || /^unterst(?:utz)?$/.test(last!.text);
  if (is(last, "support", "convoy", "remove") && !isShort) return true;
  if (is(last, "arrow") && last!.text.length > 3) return true;
  if (isType) return true;
  // `a quick one from the train. bulgaria to greece`
  const isMine = /^(?:my|our|that|third|second|first|one|two|three|four|both|\d|your|his)$/.test(
    all[at - 2]?.text ?? "",
  );
  if (is(last, "build") && isMine) return true;
  if (is(last, "build") && /^(?:train|place|places|raise|create)$/.test(last!.text)) return true;
  return !is(last, "support", "convoy", "army", "fleet", "arrow", "build", "remove", "retreat");
}

const shortHelp = /^(?:helps|aids|backs|hilft|deckt|aide|aiuta|ayuda|apoya|apoia|helpt)$/;

/** `Moscow . Ukraine`: the last of the dots that lead from column to column. */
function isLeader(all: readonly Piece[], at: number, before: Tokens): boolean {
  const [piece, next] = [all[at]!, all[at + 1]];
  // A remark that was left out leaves a wide gap before its full stop.
  const isNear = piece.start - (all[at - 1]?.end ?? 0) < 4;
  const isFree = isNear && piece.spaced && next?.spaced === true && next.kind === "word";
  const order = sentence(before);
  return (
    isFree &&
    is(order.at(-1), "place", "coast") &&
    !order.some((word) => is(word, ...predicates) && !is(word, "place"))
  );
}

/** `which I won't.`: the letter behind an apostrophe is no abbreviation. */
function isContracted(all: readonly Piece[], at: number): boolean {
  return /^['\u2019]$/.test(all[at - 2]?.text ?? "") && all[at - 1]?.text === "t";
}

/** `Berlin A. Happy new year!`, `and the fleet. I keep Trieste`: a unit's type, and no name behind it. */
function isTypeBehind({ names, all }: Source, at: number, before: Tokens): boolean {
  const last = before.at(-1);
  const isFull = (last?.text.length ?? 0) > 2;
  const isType = is(last, "army", "fleet") && (isFull || is(before.at(-2), "place", "coast"));
  // `aboard the Tyrrhenian fleet. Ionian and Naples hold.`
  const isWhole = isType && isFull && is(before.at(-2), "place", "coast");
  return isWhole || (isType && names.exact(all[at + 1]!.text).length === 0);
}

/** `A Ber - Kie`: behind it `And` begins another order. */
function hasWay(tokens: Tokens): boolean {
  const isWay = (word: Token, at: number) => is(word, "arrow") && is(tokens[at - 1], "place");
  return tokens.some((word, at) => isWay(word, at) && is(tokens[at + 1], "place"));
}

/** The longest word of orders that begins at a piece. */
function phraseAt(all: readonly Piece[], at: number): string {
  const words = all.slice(at, at + longestPhrase(all[at]!.text));
  const end = words.findIndex(({ kind }) => kind !== "word");
  for (let length = end < 0 ? words.length : end; length > 1; length -= 1) {
    const text = words
      .slice(0, length)
      .map((word) => word.text)
      .join(" ");
    if (orderWords.has(text)) return text;
  }
  return all[at]!.text;
}

function sentence(before: Tokens): Tokens {
  return before.slice(before.findLastIndex((token) => is(token, "stop", "separator")) + 1);
}

/** `Mun. moves to Ruhr`, `A Rum S A Bud. moves to Gal`, `A Rom. - Spa. via convoy`: what the sentence has not had. */
function goesOn({ names, all }: Source, at: number, tokens: Tokens): boolean {
  if (!is(tokens.at(-1), "place", "coast")) return false;
  const next = phraseAt(all, at);
  const roles = orderWords.get(next) ?? [];
  if (is({ roles }, "via", "backing", "ferried-by") || next === "because") return true;
  const end = at + next.split(" ").length;
  const isBegun = tokens.some((word) => is(word, ...predicates) && !is(word, "place"));
  if (
    is({ roles }, "unitword") &&
    !isBegun &&
    (all[end]?.kind === "arrow" || isPredicate(all[end]))
  ) {
    return true;
  }
  const help = tokens.findLastIndex((word) => is(word, "support", "convoy") && !is(word, "place"));
  // The arrow of `move Hel. to Nth.` stands before the unit.
  const own = tokens.slice(help + 1);
  const first = own.findIndex((word) => is(word, "place"));
  const isGoing = own.slice(Math.max(0, first)).some((word) => is(word, "arrow"));
  if (is({ roles }, "remove") && isRemovalOf(names, all, at)) return false;
  if (is({ roles }, "arrow")) return !isGoing && !isImperative(all, at, next);
  if (isGoing) return false;
  const isName = names.exact(next).length > 0;
  if (help >= 0) return is({ roles }, "hold") ? isOver(all, end) : isName && isEnd(all, end);
  return is({ roles }, ...predicates) && !isBegun;
}

/** `Tri. Disband Galicia and Greece`: the verb first, and its units behind it. */
function isRemovalOf(names: Names, all: readonly Piece[], at: number): boolean {
  const [verb, ...rest] = all.slice(at, at + 8);
  if (!/^(?:disband|remove|destroy|scrap|delete)$/.test(verb!.text)) return false;
  const [first] = rest;
  if (first?.kind !== "word") return false;
  const isUnit = is({ roles: orderWords.get(first.text) ?? [] }, "army", "fleet", "noise");
  const isLast = !rest.some(({ text }) => is({ roles: orderWords.get(text) ?? [] }, "remove"));
  return (isUnit || names.exact(first.text).length > 0) && isLast;
}

function isPredicate(piece: Piece | undefined): boolean {
  return is({ roles: orderWords.get(piece?.text ?? "") ?? [] }, ...predicates);
}

/** `Move A Gal - Vie`, `Move Gal to Vie`: an order of its own, and no way. */
function isImperative(all: readonly Piece[], at: number, verb: string): boolean {
  if (!/^(?:move|send|take|attack|advance|march|sail|go)$/.test(verb)) return false;
  const [word, ...rest] = all.slice(at + 1, at + 6);
  const roles = orderWords.get(word?.text ?? "") ?? [];
  if (is({ roles }, "army", "fleet", "from", "noise")) return true;
  return rest.some((piece) => piece.kind === "arrow" || isPredicate(piece));
}

/** Behind a full stop, perhaps, no word of the order follows. */
function isEnd(all: readonly Piece[], at: number): boolean {
  const piece = all[all[at]?.text === "." ? at + 1 : at];
  return piece === undefined || piece.kind === "sign" || piece.text === "because";
}

/** Behind HOLD nothing of the order follows, but perhaps another: `A Rom S A Ven. hold. A Ven H`. */
function isOver(all: readonly Piece[], at: number): boolean {
  if (isEnd(all, at) || all[at]!.text === ".") return true;
  return is({ roles: orderWords.get(phraseAt(all, at)) ?? [] }, "stop");
}

const predicates: readonly Role[] = [...verbRoles, "retreat", "remove"];

/** The piece behind a bracket that holds a remark, or inside one that holds a part of the order. */
function afterComment(names: Names, all: readonly Piece[], at: number): number {
  const end = remarkEnd(names, all.slice(0, at + longestRemark), at + 1);
  return end < all.length && closing.includes(all[end]!.text) ? end + 1 : at + 1;
}

/** Pieces of a remark in brackets: of a line of brackets each would be compared with all that follow. */
const longestRemark = 80;
const closing = ")]}";
const meaningless: readonly Role[] = ["noise", "heading", "unknown"];

/** The first piece of a remark that closes it or means something in orders. */
function remarkEnd(names: Names, all: readonly Piece[], from: number): number {
  const end = all.slice(from).findIndex(({ text, kind }) => {
    if (closing.includes(text) || kind === "arrow") return true;
    const roles = orderWords.get(text) ?? [];
    const matters = roles.some((role) => !meaningless.includes(role));
    return (
      matters || names.beginsCoast(text) || names.exact(text).length + names.nation(text).length > 0
    );
  });
  return end < 0 ? all.length : from + end;
}
