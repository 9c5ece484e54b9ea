/**
 * The clauses of a sentence that is not understood as a whole. An order is the unit of failure: what can be
 * read alone is kept, the rest is asked back, and nothing is kept that a negation or condition touches.
 */
import { is, type Token } from "../../lexer/token.js";
import { takesBack } from "../prose/second-thoughts.js";
import { isCause } from "../prose/tails.js";

/** Pieces of a sentence in turn: those that were understood, with what they mean, and the rest. */
type Clause<T> =
  | { readonly tokens: readonly Token[]; readonly read: T }
  | { readonly tokens: readonly Token[]; readonly read: null };

/** No order has more commas in it than this; a limit on what is tried. */
const longest = 5;

/**
 * Splits at separators. The longest run of pieces that can be read goes first, for `A Par, A Mar and A Bur
 * hold` is one order.
 */
export function clausesOf<T>(
  tokens: readonly Token[],
  read: (clause: readonly Token[], before: readonly Clause<T>[]) => T | null,
): readonly Clause<T>[] {
  const pieces = piecesOf(tokens);
  const clauses: Clause<T>[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = bestRun<T>(pieces, at, (clause, above) => read(clause, [...clauses, ...above]));
    clauses.push(found.clause);
    at = found.next;
  }
  return touched(clauses).map((clause, at, all) =>
    hasSecondGoal(clause, all[at + 1], tokens) ||
    followsTale(clause, all.slice(0, at), tokens) ||
    isFarewell(clause, all[at - 1]) ||
    endsRoute(clause, all[at - 1], tokens) ||
    mayHold(clause, all[at - 1], tokens) ||
    sharesOrder(clause, all[at - 1], all.slice(at + 1), tokens)
      ? { tokens: clause.tokens, read: null }
      : clause,
  );
}

/**
 * `My plan for later is A Bur - Mun and A Pic - Bel`: what goes on where another order is only told of. A word that
 * turns to what is done, `so` or `while`, ends that.
 */
function followsTale<T>(
  { tokens: [first] }: Clause<T>,
  before: readonly Clause<T>[],
  all: readonly Token[],
): boolean {
  const tale = before.findLast(tells);
  if (tale === undefined || first === undefined) return false;
  return !all.some(
    (word) => word.start >= tale.tokens[0]!.start && word.start < first.start && turns(word),
  );
}

/** `Peace, from Serbia to Albania`: behind talk it says who greets whom. */
function isFarewell<T>({ tokens: [first] }: Clause<T>, before: Clause<T> | undefined): boolean {
  return before?.read === null && is(first, "from");
}

/** `Smyrna embarks: by way of the Eastern Med and the Ionian to Tunis`: the last sea of a way is no unit that goes. */
function endsRoute<T>(
  { tokens: [first] }: Clause<T>,
  before: Clause<T> | undefined,
  all: readonly Token[],
): boolean {
  const [via, sea] = before?.tokens.slice(-2) ?? [];
  const joint = all.findLast((word) => word.start < (first?.start ?? 0));
  return (
    before?.read === null && is(via, "via", "ferried-by") && is(sea, "place") && is(joint, "and")
  );
}

/** `Keep Vienna and Budapest, and Bohemia supports Trieste`: Budapest may hold, or help Bohemia. */
function mayHold<T>(
  { tokens }: Clause<T>,
  before: Clause<T> | undefined,
  all: readonly Token[],
): boolean {
  const [verb, unit] = before?.tokens.slice(-2) ?? [];
  const [first, and, second] = tokens;
  const isPair = is(first, "place") && is(and, "and") && is(second, "place", "army", "fleet");
  if (first === undefined || !isPair) return false;
  const joint = all.findLast((word) => word.start < first.start);
  return is(verb, "hold") && is(unit, "place") && is(joint, "and");
}

/** `Tyrolia and Venice to Trieste`: the order may be for both, unless the first has an order of its own below. */
function sharesOrder<T>(
  { tokens: [first] }: Clause<T>,
  before: Clause<T> | undefined,
  behind: readonly Clause<T>[],
  all: readonly Token[],
): boolean {
  if (before?.read !== null || first === undefined) return false;
  const isName = (word: Token) =>
    is(word, "place", "coast", "army", "fleet", "nation", "all-but", "others");
  // `for the sake of peace Holland and Kiel hold`
  const isTold =
    !is(first, "army", "fleet") &&
    is(before.tokens[0], "reason") &&
    is(before.tokens.at(-1), "place") &&
    before.tokens.every((word) => isName(word) || is(word, "reason", "unknown", "heading"));
  const isUnit = isTold || before.tokens.every(isName);
  const isJoined = is(
    all.findLast((word) => word.start < first.start),
    "and",
  );
  const [unit] = before.tokens.flatMap(({ places }) => places);
  const isOrdered = behind.some(
    ({ read, tokens }) =>
      read !== null &&
      tokens.find((word) => is(word, "place"))?.places.some(({ at }) => at === unit?.at),
  );
  return isUnit && isJoined && !isOrdered;
}

/** `A Gal - War and Ukr`: nobody can go to both. */
function hasSecondGoal<T>(
  { tokens, read }: Clause<T>,
  next: Clause<T> | undefined,
  all: readonly Token[],
): boolean {
  if (read === null || next === undefined || next.read !== null) return false;
  const [goal] = next.tokens;
  if (goal === undefined) return false;
  const choice = next.tokens.findIndex((word) => /^(?:or|oder|ou|of|o)$/.test(word.text));
  const goals = choice > 0 ? next.tokens.slice(0, choice) : next.tokens;
  const isGoal = goals.every((word) => is(word, "place", "coast"));
  const joint = all.findLast((word) => word.start < goal.start);
  const isWay = is(
    tokens.findLast((word) => is(word, "arrow", "support", "convoy", "hold")),
    "arrow",
  );
  const isJoined = is(joint, "and") || (choice > 0 && is(joint, "separator"));
  return isGoal && isWay && isJoined && is(tokens.at(-1), "place", "coast");
}

function turns({ text }: Token): boolean {
  return /^(?:so|while|whilst|but|then|myself)$/.test(text);
}

/** An order that does not begin its clause, in a clause that is not understood. */
function tells<T>({ tokens, read }: Clause<T>): boolean {
  const isOfOthers = is(tokens[0], "nation") && is(tokens[1], "unknown", "past");
  const begins = isOfOthers || is(tokens[0], "unknown", "reference", "reason", "past");
  if (read !== null || !begins) return false;
  const from = tokens.findIndex((word) => is(word, "place"));
  const behind = tokens.slice(from + 1);
  const verb = behind.findIndex((word) => is(word, "arrow", "support", "convoy"));
  const isWay = verb >= 0 && behind.slice(verb).some((word) => is(word, "place"));
  return from > 0 && (isWay || is(behind[0], "hold"));
}

type Reader<T> = (clause: readonly Token[], above: readonly Clause<T>[]) => T | null;

interface Run<T> {
  readonly clause: Clause<T>;
  readonly next: number;
}

/**
 * The longest run that can be read; a shorter one where the piece behind the longest would be left over: in `keep Mar,
 * disband Gas and Spa` Spain goes with Gascony.
 */
function bestRun<T>(pieces: readonly (readonly Token[])[], at: number, read: Reader<T>): Run<T> {
  const run = longestRun(pieces, at, longest, (clause) => read(clause, []));
  const after = run.next < pieces.length ? pieces[run.next]! : [];
  // `I keep Marseilles, so Gascony and Spain go`: what follows from the first is said of no list.
  const conclusion = pieces.findIndex(([first], index) => index > at && first?.text === "so");
  const isCrossed = conclusion > 0 && conclusion < run.next;
  if (run.clause.read === null || !(isCrossed || isNames(trimmed(after)))) return run;
  const most = isCrossed ? conclusion : run.next - 1;
  const shorter = longestRun(pieces, at, most - at, (clause) => read(clause, []));
  if (shorter.clause.read === null) return run;
  const behind = longestRun(pieces, shorter.next, longest, (clause) =>
    read(clause, [shorter.clause]),
  );
  return behind.clause.read !== null && behind.next > run.next ? shorter : run;
}

function longestRun<T>(
  pieces: readonly (readonly Token[])[],
  at: number,
  most: number,
  read: (clause: readonly Token[]) => T | null,
): Run<T> {
  for (let count = Math.min(most, pieces.length - at); count > 0; count -= 1) {
    const tokens = joined(pieces.slice(at, at + count));
    const meaning = tokens.length === 0 ? null : read(tokens);
    if (meaning !== null) return { clause: { tokens, read: meaning }, next: at + count };
  }
  return { clause: { tokens: trimmed(pieces[at]!), read: null }, next: at + 1 };
}

function isNames(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && tokens.every((word) => is(word, "place", "coast", "army", "fleet"));
}

/** Each piece with the separator before it. */
function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]];
  for (const word of tokens) {
    const begins = is(word, "separator") && !is(word, "place");
    if (begins || /^(?:who|which)$/.test(word.text)) pieces.push([]);
    pieces.at(-1)!.push(word);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function joined(pieces: readonly (readonly Token[])[]): readonly Token[] {
  return trimmed(pieces.flat());
}

function trimmed(tokens: readonly Token[]): readonly Token[] {
  if (!is(tokens[0], "separator") || is(tokens[0], "doubt")) return tokens;
  // `Brest stays, but scrap Burgundy`
  return tokens.slice(tokens[1]?.text === "but" && is(tokens[2], "remove", "build") ? 2 : 1);
}

/** Nothing stands that an unread clause may turn round, or whose rest it may be. */
function touched<T>(clauses: readonly Clause<T>[]): readonly Clause<T>[] {
  const first = clauses.findIndex(doubts);
  const opens = first >= 0 && is(clauses[first]!.tokens[0], "doubt");
  const isClosed =
    first >= 0 && clauses.every((clause) => !doubts(clause) || isClosedDoubt(clause.tokens));
  return clauses.map((clause, at) => {
    const isDoubtful = opens || (first >= 0 && (at === first || (at > first && !isClosed)));
    const next = clauses[at + 1];
    // `MAO to Brest, sorry, I mean Gascony`
    const behind = next?.read === null && isSigh(next.tokens) ? clauses[at + 2] : next;
    const isTakenBack = behind?.read === null && takesBack(behind.tokens);
    const isHalf = (next?.read === null && beginsWithVerb(next.tokens)) || isTakenBack;
    return isDoubtful || isHalf ? { tokens: clause.tokens, read: null } : clause;
  });
}

/** `sorry`, `no wait`: words without a place that may lead to a correction. */
function isSigh(tokens: readonly Token[]): boolean {
  return tokens.length < 3 && tokens.every((word) => is(word, "unknown", "doubt"));
}

/** `A Bur - Mun if possible, A Pic - Bel`: the condition is said, and what follows stands alone. */
function isClosedDoubt(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((word) => is(word, "doubt"));
  const rest = tokens.slice(at + 1);
  const isSaid = rest.every(
    (word) => is(word, "unknown", "reference", "noise") && !is(word, "place"),
  );
  return (
    at > 1 &&
    is(tokens[0], "army", "fleet", "place") &&
    /^(?:if|when|wenn|si|se|als)$/.test(tokens[at]!.text) &&
    rest.length > 0 &&
    isSaid
  );
}

function doubts<T>({ read, tokens }: Clause<T>): boolean {
  return read === null && tokens.some((word) => is(word, "doubt")) && !isCause(tokens);
}

function beginsWithVerb(tokens: readonly Token[]): boolean {
  return is(tokens[0], "arrow", "support", "convoy", "via", "hold", "backing", "all-but");
}
