/**
 * Fleets that carry, where the words for it could be others: `F Aeg con A Gre - Smy`, a verb cut short that is
 * Constantinople besides, and `to Wales via the Channel fleet`, which names who carries and no route alone.
 */
import type { Board } from "../../../map/index.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { startOfClause } from "./clauses.js";

/** The tokens with such verbs told from the name. */
export function withShortConvoys(board: Board, tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    if (word.text !== "con" || !is(tokens[at - 1], "place", "coast")) return word;
    const [from, arrow, to] = tokens.slice(is(tokens[at + 1], "army") ? at + 2 : at + 1);
    if (!is(from, "place") || !is(arrow, "arrow") || !is(to, "place")) return word;
    return canWalk(board, from!, to!) ? word : { ...word, roles: ["convoy"], places: [] };
  });
}

function canWalk(board: Board, from: Token, to: Token): boolean {
  return from.places.some(({ at }) => {
    const near = board.neighbours("A", at);
    return to.places.some((goal) => near.includes(goal.at));
  });
}

/** `via the Channel fleet`, `on the Channel and Mid-Atlantic fleets`: a fleet that is named so carries. */
export function withCarriers(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const isLift = /^(?:from|with)$/.test(word.text) && isLifted(tokens.slice(0, at));
    if ((!onBoard.test(word.text) && !isLift) || at === 0) return word;
    const names = tokens.slice(at + 1).findIndex((other) => !isOfFleet(other));
    const named = tokens.slice(at + 1, names < 0 ? tokens.length : at + 1 + names);
    const isFleet =
      named.some((other) => is(other, "place")) &&
      named.some((other) => is(other, "fleet") && other.text.length > 3);
    const isCarried = isFleet && hasArmyOrGoal(tokens, at, named.length);
    return isCarried ? { ...word, roles: ["ferried-by"] } : word;
  });
}

/** The tokens with the words for one convoy said once. */
export function withPlainConvoys(tokens: Tokens): Tokens {
  return withFleetsOfWay(withoutCarriersSeas(withoutSecondVia(tokens)));
}

/** `A Wal - Iri - MAO - Por, both fleets convoy`: the fleets are those on the way. */
function withFleetsOfWay(tokens: Tokens): Tokens {
  const verb = tokens.findIndex((word) => carries.test(word.text));
  if (verb < 2) return tokens;
  const group = is(tokens[verb - 2], "both") ? verb - 2 : verb - 1;
  const seas = seasOfWay(tokens.slice(0, group - 1));
  const isGroup =
    tokens[verb - 1]?.text === "fleets" && is(tokens[group - 1], "separator", "colon");
  const rest = tokens.slice(is(tokens[verb + 1], "reference") ? verb + 2 : verb + 1);
  if (!isGroup || seas.length === 0 || (rest.length > 0 && !is(rest[0], "separator")))
    return tokens;
  const [sign, both, convoy] = [tokens[group - 1]!, tokens[group]!, tokens[verb]!];
  const fleets = seas.flatMap((sea, at) =>
    at === 0 ? [sea] : [token(["separator", "and"], both), sea],
  );
  const order = [...fleets, { ...convoy, roles: ["convoy"] as const }];
  return [...tokens.slice(0, group - 1), token(["stop"], sign), ...order, ...rest];
}

const carries = /^(?:convoy(?:s|ing)?|carry|carrying|ferry|ferrying|transport(?:ing)?)$/;

/** The seas between where the last unit stands and where it goes. */
function seasOfWay(tokens: Tokens): Tokens {
  const way = tokens.slice(
    tokens.findLastIndex((word) => is(word, "separator") && !is(word, "and")) + 1,
  );
  const places = way.filter((word) => is(word, "place"));
  const via = way.findIndex((word) => is(word, "via"));
  const goal = way.findIndex((word, at) => at > via && is(word, "arrow"));
  if (via < 0) return places.slice(1, -1);
  return way.slice(via, goal < 0 ? way.length : goal).filter((word) => is(word, "place"));
}

/** `to Tunis by sea, convoyed by the Ionian fleet`: it is said twice. */
function withoutSecondVia(tokens: Tokens): Tokens {
  const by = tokens.findIndex((word) => is(word, "ferried-by"));
  const via = is(tokens[by - 1], "separator") ? by - 2 : by - 1;
  return by > 1 && is(tokens[via], "via") && !is(tokens[via], "place")
    ? [...tokens.slice(0, via), ...tokens.slice(by)]
    : tokens;
}

/** `A Bul - Bla - Sev with F Bla carrying`: the sea of the carrier is no goal. */
function withoutCarriersSeas(tokens: Tokens): Tokens {
  const by = tokens.findIndex((word) => is(word, "ferried-by"));
  const seas = tokens.slice(by + 1).flatMap(({ places }) => places.map((place) => place.at));
  const isStop = (at: number) =>
    is(tokens[at], "arrow") &&
    is(tokens[at + 2], "arrow") &&
    (tokens[at + 1]?.places.some((place) => seas.includes(place.at)) ?? false);
  return by < 0 ? tokens : tokens.filter((_, at) => at > by || !(isStop(at) || isStop(at - 1)));
}

/** `gets a lift to Tunis from the Ionian fleet` */
function isLifted(before: Tokens): boolean {
  return /^gets? a (?:(?:boat|free) )?(?:lift|ride|trip|passage) /.test(
    before.findLast((word) => is(word, "arrow"))?.text ?? "",
  );
}

const onBoard =
  /^(?:via|by|by way of|over|across|through|aboard|on board|on|using|rides|ride|riding)$/;

function isOfFleet(word: Token): boolean {
  return (
    is(word, "place", "fleet", "and", "both") || (is(word, "noise") && !onBoard.test(word.text))
  );
}

/** An army's way stands before the words, or behind the fleets. */
function hasArmyOrGoal(tokens: Tokens, at: number, length: number): boolean {
  const before = tokens.slice(startOfClause(tokens, at), at);
  const behind = tokens[at + 1 + length];
  const isFleet = before.some((word) => is(word, "fleet") && word.text.length > 3);
  const isGoing = before.some((word) => is(word, "arrow")) || is(behind, "arrow");
  return !isFleet && isGoing && before.some((word) => is(word, "place"));
}
