/**
 * Arrows, separators and colons: those that say nothing more go, and a verb that is said once for all of a list
 * is theirs.
 */
import { regex } from "../../../util/index.js";
import type { Role } from "../order-words.js";
import { is, type Token, type Tokens, token, verbRoles } from "../token.js";

const verbs: readonly Role[] = [
  "hold",
  "support",
  "convoy",
  "via",
  "build",
  "remove",
  "retreat",
  "waive",
];

/** `leave edi there n send lvp to the irish sea`: before a verb it joins. */
export function withLetterAnds(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const next = tokens[at + 1];
    const isVerb = is(next, ...verbRoles) && !is(next, "place") && /^\p{L}{3}/u.test(next!.text);
    return word.text === "n" && at > 0 && isVerb
      ? { ...word, roles: ["separator", "and"], places: [] }
      : word;
  });
}

/** A colon introduces what a power or a heading orders; elsewhere it says nothing. */
export function withoutColons(all: Tokens): Token[] {
  // `A Con - Sev by sea: F Bla C`
  const tokens = withUnitsBeforeColons(all).map((word, at) =>
    is(word, "colon") && is(all[at - 1], "via") ? token(["separator"], word) : word,
  );
  return tokens.filter(
    (token, at) =>
      !is(token, "colon") ||
      (at === 0 && tokens.length === 1) ||
      // `Removals: Gre Ser`: the word is a heading too, but a verb before a list
      (at > 0 &&
        !(at === 1 && is(tokens[0], "remove")) &&
        tokens
          .slice(0, at)
          .every((before) => is(before, "nation", "heading", "number", "separator", "prefix"))),
  );
}

/** `Eng: support Bel`: before a verb it is the Channel; before a unit it heads the orders of England. */
function withUnitsBeforeColons(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const [colon, verb, object] = tokens.slice(at + 1, at + 4);
    const isEither = is(word, "place") && is(word, "nation") && is(colon, "colon");
    const isVerb =
      is(verb, "support", "convoy", "arrow") || (is(verb, "hold") && object === undefined);
    return isEither && isVerb && !is(verb, "place") ? { ...word, roles: ["place"] } : word;
  });
}

/** `moves to` is one arrow, and none before another verb: `to support`, `- holds`. */
export function withoutEmptyArrows(tokens: Tokens): Token[] {
  return tokens.filter((token, at) => {
    // `Paris holds, it just sits there`
    if (!isOnlyArrow(token) || /^(?:it|he|she)$/.test(token.text)) return true;
    const next = tokens[at + 1];
    // `is to be attacked by`
    if (is(next, "taken-by", "supported", "ferrying")) return is(token, "reference");
    if (isInitial(next) && !is(tokens[at + 2], "army", "fleet", "nation")) return true;
    return is(next, "place") || !is(next, "arrow", "from", ...verbs);
  });
}

/** One letter: behind an arrow it may be the beginning of a name (`- S Petersburg`, `- B`). */
function isInitial(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]$/.test(token.text) && !is(token, "hold");
}

/** `A Par, holds` is one order, and separators at the ends or in a row separate nothing. */
export function withoutEmptySeparators(tokens: Tokens): Token[] {
  const imperative = is(tokens[0], ...verbRoles);
  const first = tokens.findIndex((token) =>
    is(token, "place", "army", "fleet", "others", "nation"),
  );
  return tokens.filter((token, at) => {
    if (!is(token, "separator")) return true;
    const next = tokens[at + 1];
    // `My dear GM, move Vienna to Galicia`
    if (at > 0 && at < first && imperatives.test(next?.text ?? "")) return true;
    const isFirst = tokens.slice(0, at).every((word) => is(word, "separator"));
    if (isFirst || next === undefined || is(next, "separator")) return false;
    if (is(tokens[at - 1], "colon")) return false;
    // `Paris to Burgundy and hold the rest`
    if (is(next, "hold") && is(tokens[at + 2], "others", "all-but")) return true;
    // `Rome to Tuscany while I hold Venice`
    if (is(next, "hold") && isLastUnit(tokens, at + 2) && hasVerb(tokens.slice(0, at))) return true;
    if (is(next, "supported", "backing", "ferried-by", "via", "canal")) return false;
    // `Build an army in Paris and put a fleet in Brest`
    if (is(next, "build") && is(tokens[at + 2], "army", "fleet")) return true;
    return imperative || !is(next, "hold", "support", "convoy", "arrow");
  });
}

const imperatives =
  /^(?:kindly )?(?:move|send|shift|march|sail|take|bring|advance|push|transfer|put)$/;

function hasVerb(tokens: Tokens): boolean {
  return tokens.some((word) => is(word, ...verbRoles, "remove", "build"));
}

/** One unit, and the end of its clause behind it. */
function isLastUnit(tokens: Tokens, from: number): boolean {
  const start = is(tokens[from], "with") ? from + 1 : from;
  const length = tokens
    .slice(start)
    .findIndex((word) => !is(word, "place", "coast", "army", "fleet", "others"));
  const unit = tokens.slice(start, length < 0 ? tokens.length : start + length);
  const behind = tokens[start + unit.length];
  return (
    unit.some((word) => is(word, "place", "army", "fleet")) &&
    (behind === undefined || is(behind, "separator"))
  );
}

/** Words like `m` that are nothing but arrows; `moves` may belong to a heading besides. */
function isOnlyArrow({ roles }: Token): boolean {
  return roles.every((own) => own === "arrow" || own === "heading" || own === "reference");
}

/** `Bud, Ser support Gal - Rum`: the verb says that both do. */
export function withSharedVerb(tokens: Token[]): Token[] {
  const verb = tokens.findIndex((word) => is(word, "arrow", "support", "convoy"));
  const before = tokens.slice(0, Math.max(0, verb));
  const comma = before.findLast((word) => is(word, "separator"));
  const areUnits = before.every((word) => is(word, "place", "army", "fleet", "separator"));
  if (comma?.text !== "," || !areUnits) return tokens;
  // `A War, Lvn - Pru`: the type is said once for both.
  const types = before.filter((word) => is(word, "army", "fleet"));
  const isOneType = types.length === 1 && types[0] === tokens[0];
  if (!isOneType && !pluralVerb.test(tokens[verb]!.text)) return tokens;
  return tokens.map((word) => (word === comma ? { ...word, roles: ["separator", "and"] } : word));
}

const pluralVerb = regex()`
  ^(?:support|attack|move|go|convoy|march|sail|help|back|cover|protect|assist|advance)
    (?: (?:to|into|on|for|over to))?$
`;
