/**
 * What a unit does because something else will not work: `Livonia is full, so it goes to Bothnia`, `Lyon to
 * Spain is off, so Lyon holds`. The order that is said to fail goes; the unit keeps its place in the sentence.
 */
import { regex } from "../../../util/index.js";
import { is, type Tokens, token } from "../token.js";
import { isMeaning, predicates, startOfClause, unitRoles } from "./clauses.js";

/** What is said of an order that is not given. */
const failing = regex()`
  ^(?:
    off|impossible|illegal|blocked|pointless|useless|hopeless|fails?|bounces?|out|won|can|cannot
    |isn|doesn|not|no|full|occupied
  )$
`;
const turning = /^(?:so|so it|so i|hence|therefore|and so)$/;
const pronoun = /^(?:it|he|she|they|that one)$/;
/** No such excuse has more words. */
const longest = 16;

/** The tokens of a line without orders that are said to fail. */
export function withoutFailing(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => turning.test(text))) return tokens;
  const words = tokens.filter(isMeaning);
  for (let at = words.length - 1; at > 0; at -= 1) {
    if (!turning.test(words[at]!.text)) continue;
    const start = startOfSentence(words, at);
    const without =
      at - start > longest ? null : withUnit(words.slice(start, at), words.slice(at + 1));
    if (without !== null) return [...words.slice(0, start), ...without];
  }
  return tokens;
}

/** The unit of the order that fails, and what it does; null where none is said to fail. */
function withUnit(excuse: Tokens, rest: Tokens): Tokens | null {
  const length = excuse.findIndex((word) => !is(word, ...unitRoles));
  const unit = excuse.slice(0, Math.max(0, length));
  const [denied, ...reason] = excuse.slice(unit.length);
  const isWay = is(denied, "arrow") && reason.some((word) => failing.test(word.text));
  const isDenied =
    /^(?:can|won|cannot)$/.test(denied?.text ?? "") && reason.some((word) => is(word, "arrow"));
  const [name, another] = unit.filter((word) => is(word, "place"));
  if (name === undefined || another !== undefined || !(isWay || isDenied)) return null;
  const [first, ...behind] = rest;
  const does = pronoun.test(first?.text ?? "") ? behind : rest;
  if (is(does[0], ...predicates) && !is(does[0], "place")) {
    // Where the conclusion begins: what is said of the order that fails says nothing of this one.
    const { start } = does[0]!;
    return [...unit.map((word) => ({ ...word, start, end: start })), ...does];
  }
  // `Livonia is full, so Bothnia`
  const isGoal =
    isDenied && is(does[0], "place") && does.every((word) => is(word, "place", "coast"));
  if (isGoal) return [...unit, token(["arrow"], does[0]!), ...does];
  const isItself = name.places.some(({ at }) => first?.places.some((place) => place.at === at));
  return isItself && is(behind[0], ...predicates) ? rest : null;
}

function startOfSentence(words: Tokens, at: number): number {
  const start = startOfClause(words, at);
  // `Lyon to Spain is off, so Lyon holds`: the comma belongs to the word that turns.
  return start === at ? startOfClause(words, at - 1) : start;
}
