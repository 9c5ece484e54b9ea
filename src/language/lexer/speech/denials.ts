/**
 * What is denied before what is done: `Borgoña no ataca Múnich, apoya a Picardía`, `Piemonte non va a Marsiglia ma in
 * Tirolo`, `Not the Aegean but the Eastern Med goes to the Ionian`. The denial goes; what stands beside it is an order
 * like any other. Without a turn to what is done it stays, and the order is asked back.
 */
import { regex } from "../../../util/index.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { isMeaning, predicates, unitRoles } from "./clauses.js";

const denying =
  /^(?:doesn|doesnt|don|dont|won|wont|isn|isnt|not|nicht|niet|non|no|nie|nao|pas|ne|n|inte|ikke)$/;
const nothing = /^(?:nothing|nichts|nix|rien|niente|nulla|nada|niets|niks)$/;
const contrasting = /^(?:sondern|maar|mais|but|sino|ma|mas|lecz|utan|men)$/;
const pronoun = /^(?:it|he|she|they|er|sie|es|elle|il|ils|elles|hij|zij|ze|ella|ello)$/;
/** No denial has more words. */
const longest = 14;

/** The tokens of a line without what is denied in them. */
export function withoutDenials(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => denying.test(text) || nothing.test(text))) return tokens;
  const words = tokens.filter(isMeaning);
  const kept = [...words];
  for (let at = 0; at < kept.length; at += 1) {
    const { text } = kept[at]!;
    const isDenial = denying.test(text);
    if (!isDenial && !nothing.test(text)) continue;
    const change = isDenial ? (ofUnit(kept, at) ?? ofFragment(kept, at)) : ofNothing(kept, at);
    if (change !== null) kept.splice(change.from, change.to - change.from, ...change.put);
  }
  return kept.length === words.length ? tokens : kept;
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly put: Tokens;
}

/** `München zieht nicht nach Burgund, sondern hält`: from behind the unit to what it does. */
function ofUnit(words: Tokens, at: number): Change | null {
  const start = startOf(words, at);
  const length = words.slice(start, at).findIndex((word) => !is(word, ...unitRoles));
  const from = length < 0 ? at : start + length;
  if (from === start) return null;
  const end = endOf(words, at);
  const denied = words.slice(from, end);
  const verbs = denied.filter(
    (word) => !(denying.test(word.text) || idle.test(word.text) || is(word, ...unitRoles)),
  );
  const [verb, another] = verbs;
  const turn = turnAt(words, end);
  // `Sevastopol isn't: it attacks Armenia`
  if (verb === undefined && turn?.isOfUnit && is(words[turn.to], ...predicates))
    return { from, to: turn.to, put: [] };
  if (turn === null || verb === undefined) return null;
  const isKnown = verbs.every((word) => is(word, ...predicates));
  const isGoal = turn.isContrast && is(words[turn.to], "place") && !is(verb, "hold");
  const isSaid = isKnown || (turn.isContrast && another === undefined);
  if (isSaid && is(words[turn.to], ...predicates)) return { from, to: turn.to, put: [] };
  // `ne part pas en Grèce mais en Roumanie`, where nobody knows the verb without its preposition
  const isAnyVerb = another === undefined && !is(verb, ...predicates) && denied.some(isPlace);
  if (!isKnown && !isAnyVerb) return null;
  if (isOrderedBelow(words, start, from, turn.to)) return { from: start, to: turn.to, put: [] };
  if (!isGoal) return null;
  return { from, to: turn.to, put: [isKnown ? verb : token(["arrow"], verb)] };
}

/**
 * `Marseille ne va pas en Espagne : Paris va en Bourgogne et Marseille le soutient`: the same unit, with what
 * it does.
 */
function isOrderedBelow(words: Tokens, start: number, from: number, to: number): boolean {
  if (!is(words[to - 1], "colon", "stop")) return false;
  const unit = words.slice(start, from).find(isPlace)?.places[0]?.at;
  return words.some(
    (word, at) =>
      at >= to &&
      word.places.some((place) => place.at === unit) &&
      is(words[at + 1], ...predicates, "reference"),
  );
}

/** `does not`, `attacks nobody` */
const idle = regex()`
  ^(?:
    do|does|don|doesn|will|won|is|isn|shall|t|nadie|nessuno|niemand|personne|anybody|anyone
    |anything|at all|even|weg|away|anywhere
  )$
`;

/** `Not the Aegean but ...`, `Niet naar het Kanaal: ...`: up to the word that turns, where a clause begins. */
function ofFragment(words: Tokens, at: number): Change | null {
  if (startOf(words, at) !== at) return null;
  const rest = words.slice(at + 1, at + longest);
  const length = rest.findIndex((word) => is(word, "stop", "question"));
  const sentence = length < 0 ? rest : rest.slice(0, length);
  const but = sentence.findIndex(({ text }) => contrasting.test(text));
  const places = sentence.slice(0, Math.max(0, but));
  if (places.some(isPlace) && places.every((word) => is(word, "arrow", "separator", ...unitRoles)))
    return { from: at, to: at + but + 2, put: [] };
  const colon = sentence.findIndex((word) => is(word, "colon"));
  const before = sentence.slice(0, Math.max(0, colon));
  return before.some(isPlace) && !before.some((word) => is(word, "hold", "support", "convoy"))
    ? { from: at, to: at + colon + 2, put: [] }
    : null;
}

/** `An army in Venice, nothing in Rome`: behind what is ordered, a place of which nothing is. */
function ofNothing(words: Tokens, at: number): Change | null {
  const end = endOf(words, at);
  const said = words.slice(at + 1, end);
  // `à` says where, too.
  const isOfPlaces =
    said.some(isPlace) &&
    said.every(({ text, ...word }) => text.length < 3 || !is(word, ...predicates));
  const isLater = at > 0 && startOf(words, at) === at;
  return isLater && isOfPlaces ? { from: at - 1, to: end, put: [] } : null;
}

function isPlace(word: Token): boolean {
  return is(word, "place");
}

/** Where the clause begins. */
function startOf(words: Tokens, at: number): number {
  return words.slice(0, at).findLastIndex((word) => is(word, "separator", "stop", "colon")) + 1;
}

function endOf(words: Tokens, at: number): number {
  const length = words
    .slice(at, at + longest)
    .findIndex((word) => is(word, "separator", "stop", "colon") || contrasting.test(word.text));
  return length < 0 ? words.length : at + length;
}

/** Where what is done begins, behind a comma, `but` or a pronoun; null where nothing turns to it. */
function turnAt(
  words: Tokens,
  end: number,
): { readonly to: number; readonly isContrast: boolean; readonly isOfUnit: boolean } | null {
  let to = end;
  if (is(words[to], "separator", "stop", "colon")) to += 1;
  const isContrast = contrasting.test(words[to]?.text ?? "");
  if (isContrast) to += 1;
  // `sino a Trieste`, where `a` is no army
  if (isContrast && words[to]?.text === "a" && is(words[to + 1], "place")) to += 1;
  const isOfUnit = pronoun.test(words[to]?.text ?? "");
  if (isOfUnit) to += 1;
  return to > end ? { to, isContrast, isOfUnit } : null;
}
