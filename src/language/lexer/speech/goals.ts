/**
 * A place that is named before those who go there: `Norway: Finland attacks, StP supports`, `the Channel is open, so
 * London takes it`. Each order is told where it goes, and the words that only named the place go.
 */
import type { Board } from "../../../map/index.js";
import { is, type Token, token } from "../token.js";
import { clausesOf, unitRoles } from "./clauses.js";

type Tokens = readonly Token[];

/** The tokens with the goal in the orders that lead to it. */
export function withGoals(tokens: Tokens): Tokens {
  const verb = tokens.find((word) => is(word, "arrow", "hold", "support"));
  if (verb === undefined) return tokens;
  return withGoalAbove(tokens) ?? withPlaceForIt(tokens) ?? tokens;
}

/** `Attack on Vienna: Bohemia moves, Tyrolia supports`. */
function withGoalAbove(tokens: Tokens): Tokens | null {
  const colon = tokens.findIndex((word) => is(word, "colon"));
  const goal = goalOf(tokens.slice(0, Math.max(0, colon)));
  if (goal === null) return null;
  const clauses = clausesOf(
    tokens.slice(colon + 1),
    (word) => is(word, "separator") && !is(word, "place"),
  ).filter(({ length }) => length > 0);
  const [first, ...more] = clauses;
  const isHelped = more.some(isObjectless);
  const isNamed = first !== undefined && isUnit(first) && (goal.isAttack || isHelped);
  const goes = clauses.map((clause, at) => (isNamed && at === 0) || isGoing(clause));
  if (!goes.includes(true)) return null;
  return clauses.flatMap((clause, at) => {
    if (!goes[at]) return clause;
    const to = isGoing(clause) ? [] : [token(["arrow"], goal.place[0]!)];
    return [...clause, ...to, ...goal.place];
  });
}

/**
 * `Take Norway! Holland goes across the North Sea`: the sentence before names the goal of who crosses a sea. Sentences
 * as tokens; only such two are changed.
 */
export function withGoalsBefore(board: Board, sentences: readonly Tokens[]): readonly Tokens[] {
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1];
    if (next !== undefined && crossing(board, next) > 0 && goalAlone(sentence) !== null) return [];
    const goal = goalAlone(sentences[at - 1] ?? []);
    const via = crossing(board, sentence);
    if (goal === null || via < 1) return [sentence];
    const way = [token(["arrow"], goal), goal, ...sentence.slice(via)];
    return [[...sentence.slice(0, via).filter((word) => !is(word, "arrow")), ...way]];
  });
}

/** The one place of a sentence that says no more of it but to go there. */
function goalAlone(sentence: Tokens): Token | null {
  const [place, another] = sentence.filter((word) => is(word, "place"));
  const isAlone = sentence.every((word) => is(word, "place", "arrow", "reference", "unknown"));
  const isShort = sentence.length < 4 && is(sentence.at(-1), "place", "reference");
  return another === undefined && isAlone && isShort ? (place ?? null) : null;
}

/** Where the sentence leads a unit across a sea, and nowhere else: the word for across; 0 for any other. */
function crossing(board: Board, sentence: Tokens): number {
  const via = sentence.findIndex((word) => is(word, "via"));
  const [unit, sea, behind] = [sentence.slice(0, Math.max(0, via)), ...sentence.slice(via + 1)];
  const isSea = board.provinces.some(
    ({ id, terrain }) => terrain === "sea" && sea?.places.some(({ at }) => at === id),
  );
  const ends = behind === undefined || is(behind, "separator", "fleet");
  const isBare = unit.every((word) => is(word, "place", "army", "arrow"));
  return isSea && ends && isBare && unit.filter((word) => is(word, "place")).length === 1 ? via : 0;
}

/** Words before the colon that name one place, and perhaps that it is attacked. */
function goalOf(head: Tokens): { readonly place: Tokens; readonly isAttack: boolean } | null {
  const team = goalOfTeam(head);
  if (team.length > 0) return { place: team, isAttack: true };
  const at = head.findIndex((word) => is(word, "place"));
  const [before, place] = [head.slice(0, Math.max(0, at)), head.slice(Math.max(0, at))];
  const isPlace = place.slice(1).every((word) => is(word, "coast"));
  if (at < 0 || at > 2 || !isPlace || is(place[0], "army", "fleet")) return null;
  const isAttack = before.some((word) => attacks.test(word.text));
  return before.every((word) => attacks.test(word.text)) ? { place, isAttack } : null;
}

/** `Paris and Marseilles team up on Burgundy`: those who go there together stand before it. */
function goalOfTeam(head: Tokens): Tokens {
  const to = head.findLastIndex((word) => is(word, "place"));
  const units = head.findIndex((word) => !is(word, ...unitRoles, "separator"));
  const [team, verb, goal] = [
    head.slice(0, Math.max(0, units)),
    head.slice(Math.max(0, units), Math.max(0, to)),
    head.slice(Math.max(0, to)),
  ];
  const isTeam = team.filter((word) => is(word, "place")).length > 1;
  const isVerb = verb.every((word) => isPlainWord(word) || is(word, "arrow", "both"));
  const isGoal = goal.slice(1).every((word) => is(word, "coast"));
  return isTeam && isVerb && isGoal && !verb.some((word) => is(word, "place")) ? goal : [];
}

const attacks =
  /^(?:attack|the attack|target|goal|aim|objective|operation|mission|campaign|invade|conquer|capture|take|strike|assault|an?griff|attaque|attacco|ataque|ziel|doel|obiettivo|objetivo)(?: (?:on|upon|against|auf|sur|su|contra|op))?$/;

function isUnit(clause: Tokens): boolean {
  const words = clause.filter((word) => !is(word, "separator"));
  return (
    words.some((word) => is(word, "place")) &&
    words.every((word) => is(word, "place", "coast", "army", "fleet") && !is(word, "nation"))
  );
}

/** `Finland attacks`: a unit that goes, and not where. */
function isGoing(clause: Tokens): boolean {
  const verb = clause.at(-1);
  const goes = is(verb, "arrow") || /^leads?$/.test(verb?.text ?? "");
  return goes && /^\p{L}{2}/u.test(verb!.text) && isUnit(clause.slice(0, -1));
}

/** `Serbia and Budapest support`: a unit that helps, and not whom. */
function isObjectless(clause: Tokens): boolean {
  return is(clause.at(-1), "support") && isUnit(clause.slice(0, -1));
}

/** `Rumania is empty: Sevastopol takes it`. */
function withPlaceForIt(tokens: Tokens): Tokens | null {
  const it = tokens.findIndex(
    ({ text }, at) => /^(?:it|that)$/.test(text) && is(tokens[at - 1], "arrow"),
  );
  const clause = tokens
    .slice(0, Math.max(0, it))
    .findLastIndex((word) => is(word, "separator", "colon"));
  const [head, order] = [tokens.slice(0, Math.max(0, clause)), tokens.slice(clause + 1, it)];
  const places = head.filter((word) => is(word, "place"));
  const isTalk = head.every((word) => isPlainWord(word) || is(word, "place", "coast"));
  const ends = tokens[it + 1] === undefined || is(tokens[it + 1], "separator");
  if (clause < 1 || places.length !== 1 || !isTalk || !ends || !isGoing(order)) return null;
  return [...order, ...places, ...tokens.slice(it + 1)];
}

/** A word of talk that neither doubts nor orders. */
function isPlainWord(word: Token): boolean {
  return word.roles.every((role) =>
    ["unknown", "noise", "separator", "reference", "nation"].includes(role),
  );
}
