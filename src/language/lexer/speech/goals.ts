/**
 * A place that is named before those who go there: `Norway: Finland attacks, StP supports`, `the Channel is open, so
 * London takes it`. Each order is told where it goes, and the words that only named the place go.
 */
import { regex } from "../../../util/index.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { clausesOf, unitRoles } from "./clauses.js";

/** The tokens with the goal in the orders that lead to it. */
export function withGoals(tokens: Tokens): Tokens {
  const verb = tokens.find((word) => is(word, "arrow", "hold", "support"));
  if (verb === undefined) return tokens;
  return withGoalAbove(tokens) ?? withPlaceForIt(tokens) ?? withPlaceForThere(tokens) ?? tokens;
}

/** `Attack on Vienna: Bohemia moves, Tyrolia supports`. */
function withGoalAbove(tokens: Tokens): Tokens | null {
  const colon = endOfHead(tokens);
  const goal = goalOf(tokens.slice(0, Math.max(0, colon)));
  if (goal === null) return null;
  const clauses = clausesOf(tokens.slice(colon + 1), isParting)
    .map((clause) => (clause.at(-1)?.text === "there" ? clause.slice(0, -1) : clause))
    .filter(({ length }) => length > 0);
  const [first, ...more] = clauses;
  const isHelped = more.some(isObjectless);
  const isNamed = first !== undefined && isUnit(first) && (goal.isAttack || isHelped);
  const goes = clauses.map((clause, at) => (isNamed && at === 0) || isGoing(parted(clause)[0]));
  // `Belgium is the target again: A Pic - Bel, A Bur S`
  if (!goes.includes(true)) return goal.isNamed ? tokens.slice(colon + 1) : null;
  const orders = clauses.flatMap((clause, at) => {
    if (!goes[at]) return clause;
    const [order, help] = parted(clause);
    const unit = isGoing(order) ? order.slice(0, -1) : order;
    return [...unit, token(["arrow"], order.at(-1)!), ...goal.place, ...help];
  });
  return [...orders, ...helpOf(goal, tokens.slice(colon + 1))];
}

/** `Ruhr goes in with Picardy helping`: what is done, and who helps. */
function parted(clause: Tokens): readonly [order: Tokens, help: Tokens] {
  const help = clause.findIndex(
    (word) => is(word, "backing", "ferried-by") || /^with$/.test(word.text),
  );
  return help < 1 ? [clause, []] : [clause.slice(0, help), clause.slice(help)];
}

/**
 * The colon, or what parts two who go somewhere together from who of them does: `Bur + Pic on Bel, Pic being
 * the one that goes in`.
 */
function endOfHead(tokens: Tokens): number {
  const colon = tokens.findIndex((word) => is(word, "colon"));
  if (colon >= 0) return colon;
  return tokens.findIndex(
    (word, at) =>
      isParting(word) &&
      goalOfTeam(tokens.slice(0, at)).length > 0 &&
      clausesOf(tokens.slice(at + 1), isParting).some(isGoing),
  );
}

/** Where nothing is said of the others of a team, they help the one that goes. */
function helpOf({ team, place }: Goal, said: Tokens): Tokens {
  const isSaid = (unit: Token) => said.some((word) => isOneOf(word, unit));
  const idle = team.filter((unit) => !isSaid(unit));
  const [going, another] = team.filter(isSaid);
  if (going === undefined || another !== undefined) return [];
  return idle.flatMap((unit) => [
    token(["separator"], unit),
    unit,
    token(["support"], unit),
    going,
    token(["arrow"], unit),
    ...place,
  ]);
}

function isOneOf(word: Token, unit: Token): boolean {
  return word.places.some(({ at }) => unit.places.some((place) => place.at === at));
}

function isParting(word: Token): boolean {
  return is(word, "separator") && !is(word, "place");
}

interface Goal {
  readonly place: Tokens;
  readonly isAttack: boolean;
  /** The words only name it as a goal, and no unit. */
  readonly isNamed: boolean;
  /** Those that go there together, where they are named. */
  readonly team: Tokens;
}

/** Words before the colon that name one place, and perhaps that it is attacked. */
function goalOf(head: Tokens): Goal | null {
  const team = goalOfTeam(head);
  if (team.length > 0) {
    const units = head.filter((word) => is(word, "place") && !team.includes(word));
    return { place: team, isAttack: true, isNamed: false, team: units };
  }
  const at = head.findIndex((word) => is(word, "place"));
  const [before, place] = [head.slice(0, Math.max(0, at)), head.slice(Math.max(0, at))];
  const coasts = place.slice(1).filter((word) => is(word, "coast"));
  const said = place.slice(1).filter((word) => !is(word, "coast") && !attacks.test(word.text));
  const isPlace = said.every((word) => is(word, "heading", "prefix") || again.test(word.text));
  if (at < 0 || at > 2 || !isPlace || is(place[0], "army", "fleet")) return null;
  const isAttack = head.some((word) => attacks.test(word.text));
  // `Everything at Edinburgh`
  return before.every((word) => attacks.test(word.text) || is(word, "others"))
    ? { place: [place[0]!, ...coasts], isAttack, isNamed: isAttack, team: [] }
    : null;
}

/** `Paris and Marseilles team up on Burgundy`: those who go there together stand before it. */
function goalOfTeam(head: Tokens): Tokens {
  const to = head.findLastIndex((word) => is(word, "place"));
  const units = head.findIndex((word) => !is(word, ...unitRoles, "separator"));
  // `Ukr + Sev on Moscow`
  const turn = units < 0 && !is(head[to - 1], "separator", "and") ? to : units;
  const [team, verb, goal] = [
    head.slice(0, Math.max(0, turn)),
    head.slice(Math.max(0, turn), Math.max(0, to)),
    head.slice(Math.max(0, to)),
  ];
  const isTeam = team.filter((word) => is(word, "place")).length > 1;
  const isVerb = verb.every((word) => isPlainWord(word) || is(word, "arrow", "both"));
  const isGoal = goal.slice(1).every((word) => is(word, "coast"));
  return isTeam && isVerb && isGoal && !verb.some((word) => is(word, "place")) ? goal : [];
}

const attacks = regex()`
  ^(?:
    attack|the attack|target|goal|aim|objective|operation|mission|campaign|invade|conquer|capture
    |take|hit|strike|storm|seize|assault|an?griff|attaque|attacco|ataque|ziel|doel|obiettivo
    |objetivo
  )(?: (?:on|upon|against|auf|sur|su|contra|op))?$
`;

/** When the place is wanted. */
const again = /^(?:again|now|today|once more|this time|at last|next|first)$/;

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
    ({ text }, at) => /^(?:it|that|there)$/.test(text) && is(tokens[at - 1], "arrow"),
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

const thither = /^\p{L}+ (?:in|in there|right in|straight in)$/u;

/** `Paris is open, so Burgundy goes in`, `London needs protecting, so Wales goes there`. */
function withPlaceForThere(tokens: Tokens): Tokens | null {
  const verb = tokens.findIndex(
    (word, at) =>
      is(word, "arrow") && (thither.test(word.text) || tokens[at + 1]?.text === "there"),
  );
  const end = tokens[verb + 1]?.text === "there" ? verb + 2 : verb + 1;
  const so = tokens.slice(0, Math.max(0, verb)).findLastIndex((word) => /^so|:$/.test(word.text));
  const [head, order] = [tokens.slice(0, Math.max(0, so)), tokens.slice(so + 1, verb + 1)];
  const places = head.filter((word) => is(word, "place"));
  const isTalk = head.every(
    (word) => isPlainWord(word) || is(word, "place", "coast", "reason", "colon"),
  );
  const ends = tokens[end] === undefined || isParting(tokens[end]!);
  if (so < 1 || places.length !== 1 || !isTalk || !ends || !isGoing(order)) return null;
  return [...order, ...places, ...tokens.slice(end)];
}

/** A word of talk that neither doubts nor orders. */
function isPlainWord(word: Token): boolean {
  return word.roles.every((role) =>
    ["unknown", "noise", "separator", "reference", "nation"].includes(role),
  );
}
