/**
 * Words by which a unit does what the one before it does: `A War also`, `as do both armies`, a ditto mark. They
 * become one word that points back; which order is said again is not asked here.
 */
import type { Piece } from "../pieces.js";
import { is, type Token, type Tokens } from "../token.js";
import { clausesOf } from "./clauses.js";

const too =
  /^(?:also|too|as well|similarly|auch|genauso|aussi|egalement|ook|eveneens|anche|pure|tambien|tambem)$/;
const ditto = "ditto";

/** The tokens with such words as references, where nothing but a unit stands before or behind them. */
export function withEchoes(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => too.test(text) || /^(?:as|so|with)$/.test(text))) return tokens;
  const clauses = goneTogether(clausesOf(tokens, beginsClause));
  const last = clauses.findLastIndex((clause) => echoed(clause) !== clause);
  const so = clauses.findIndex((clause) => soAt(clause) >= 0 && echoed(clause) !== clause);
  const listed = so < 0 ? 0 : clauses.slice(so + 1).findIndex((clause) => !isUnit(clause.slice(1)));
  const end = listed < 0 ? clauses.length : so + 1 + listed;
  return clauses.flatMap((clause, at) =>
    (so >= 0 && at > so && at < end) || (at < last && sharesEcho(clauses.slice(at, last + 1)))
      ? [...clause, pointing(clause[0]!)]
      : echoed(clause),
  );
}

/** `Greece goes, and Serbia with it`: what goes off the board goes together; what moves may help. */
function goneTogether(clauses: readonly Tokens[]): readonly Tokens[] {
  return clauses.map((clause, at) => {
    const [company, it] = clause.slice(-2);
    const isCompany = company?.text === "with" && /^(?:it|him|her|them|that)$/.test(it?.text ?? "");
    if (!isCompany || !isUnit(clause.slice(1, -2))) return clause;
    const gone = clauses
      .slice(0, at)
      .flat()
      .findLast((word) => !is(word, "separator"));
    const isGone = is(gone, "remove") || /^(?:go|goes)$/.test(gone?.text ?? "");
    return isGone ? [...clause.slice(0, -2), pointing(company)] : clause;
  });
}

/** `Venice, Rome and Apulia too`: units alone, up to the one before such a word. */
function sharesEcho(clauses: readonly Tokens[]): boolean {
  const [first, ...more] = clauses.map((clause) =>
    is(clause[0], "separator") ? clause.slice(1) : clause,
  );
  const areUnits = [first!, ...more.slice(0, -1)].every(isUnit);
  return areUnits && is(clauses.at(-1)![0], "and") && !is(first![0], "others", "both");
}

/** Where a clause says `as do`, or `so do`, whose list may go on in the clauses behind it; -1 where it does not. */
function soAt(clause: Tokens): number {
  return clause.findIndex(({ text }, at) => isAs(text) && isDoing(clause[at + 1]));
}

function echoed(clause: Tokens): Tokens {
  const [separator, body] = is(clause[0], "separator")
    ? [clause.slice(0, 1), clause.slice(1)]
    : [[], clause];
  const last = body.at(-1);
  if (last !== undefined && too.test(last.text) && isUnit(body.slice(0, -1))) {
    return [...separator, ...body.slice(0, -1), pointing(last)];
  }
  // `as do both armies`, behind a comma or not
  const at = soAt(clause);
  const behind = clause.slice(at + 2);
  if (at < 0 || !isUnit(behind)) return clause;
  const turn: Token = { ...clause[at]!, roles: ["separator"] };
  return [...clause.slice(0, at), turn, ...behind, pointing(clause[at + 1]!)];
}

/** A separator; `so` and `also` begin no clause here. */
function beginsClause(word: Token): boolean {
  return is(word, "separator") && !isAs(word.text) && !too.test(word.text);
}

function isAs(text: string): boolean {
  return text === "as" || text === "so";
}

function isDoing(word: Token | undefined): boolean {
  return /^(?:do|does|is|are|will|should|shall|must|can|goes)$/.test(word?.text ?? "");
}

function isUnit(tokens: Tokens): boolean {
  const named = tokens.filter((word) => !is(word, "noise") || is(word, "place"));
  return (
    named.some((word) => is(word, "place", "army", "fleet", "others")) &&
    named.every((word) =>
      is(word, "place", "coast", "army", "fleet", "nation", "both", "others", "number"),
    )
  );
}

function pointing(word: Token): Token {
  return { ...word, text: ditto, roles: ["reference"] };
}

/** A mark below the word above it: behind a unit, with a blank before it and nothing behind. */
export function isDittoMark(all: readonly Piece[], at: number, before: Token | undefined): boolean {
  const [mark, next] = [all[at]!, all[at + 1]];
  return (
    /^["\u201c\u201d\u2033\u3003]$/.test(mark.text) &&
    mark.spaced &&
    is(before, "place", "coast") &&
    (next === undefined || (next.kind === "sign" && next.text !== mark.text)) &&
    !all.slice(0, at).some(({ text }) => text === mark.text)
  );
}
