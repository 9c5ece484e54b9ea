/**
 * What is said of two or more units at once, brought to one order for each: `Naples supports the Ionian and
 * vice versa`, `Belgium and Burgundy march on Holland and Ruhr respectively`, `Berlin, backed by Kiel and
 * Silesia`.
 */
import { regex } from "../../../util/index.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { unitRoles } from "./clauses.js";

/** The tokens of a sentence with an order for each. Words without meaning are gone. */
export function inPairs(tokens: Tokens): Tokens {
  return [
    withExceptionsLast,
    withHelpersBetween,
    withHelpersNamed,
    withHelpersFirst,
    withViceVersa,
    withHelpersAlone,
    withHelpersBehind,
    withHelpRelated,
  ].reduce((all, shape) => shape(all), tokens);
}

/** `Warsaw - Galicia, S: Ukraine`. */
function withHelpersNamed(tokens: Tokens): Tokens {
  return tokens.map((word, at) =>
    is(word, "support") && is(tokens[at + 1], "colon") && at > 0
      ? { ...word, roles: [...word.roles, "backing"] }
      : word,
  );
}

/** `Paris supports and Gascony goes to Burgundy`: who helps stands before what is helped. */
function withHelpersFirst(tokens: Tokens): Tokens {
  const joint = tokens.findIndex((word) => is(word, "and") || word.text === "while");
  const [helper, verb] = [tokens.slice(0, Math.max(0, joint - 1)), tokens[joint - 1]];
  const rest = tokens.slice(joint + 1);
  const length = rest.findIndex((word) => is(word, "separator", "stop"));
  const order = length < 0 ? rest : rest.slice(0, length);
  const [goal, way, ...unit] = [...order].reverse();
  const isOrder = is(goal, "place") && is(way, "arrow") && isUnit(unit);
  if (joint < 2 || !is(verb, "support") || !isUnit(helper) || !isOrder) return tokens;
  return [
    ...order,
    token(["separator"], tokens[joint]!),
    ...helper,
    verb!,
    ...rest.slice(order.length),
  ];
}

/** `Munich, backed by Berlin and the Ruhr, holds`: what the unit does stands behind its helpers. */
function withHelpersBetween(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word) => is(word, "backing"));
  const start = startOf(tokens, at - 1);
  const unit = tokens.slice(start, Math.max(0, at - 1));
  const length = tokens
    .slice(at + 1)
    .findIndex((word) => !is(word, ...unitRoles, "separator", "both"));
  const hold = at + 1 + length;
  const helpers = tokens.slice(at + 1, hold - 1);
  const isFramed = is(tokens[at - 1], "separator") && is(tokens[hold - 1], "separator");
  if (at < 2 || length < 2 || !isFramed || !is(tokens[hold], "hold") || !isUnit(unit))
    return tokens;
  return [
    ...tokens.slice(0, start),
    ...unit,
    tokens[hold]!,
    tokens[at]!,
    ...helpers,
    ...tokens.slice(hold + 1),
  ];
}

/** `All units hold, Picardy excepted`. */
function withExceptionsLast(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word) => is(word, "all-but") && excepted.test(word.text));
  const start = startOf(tokens, at);
  const unit = tokens.slice(start, Math.max(0, at));
  if (at < 1 || !isUnit(unit)) return tokens;
  const before = is(tokens[start - 1], "separator") ? start - 1 : start;
  return [...tokens.slice(0, before), tokens[at]!, ...unit, ...tokens.slice(at + 1)];
}

const excepted = /^(?:excepted|ausgenommen|exceptee?s?|escluso|esclusa|excluded|uitgezonderd)$/;

const conversely =
  /^(?:vice versa|viceversa|conversely|the other way (?:a)?(?:round|about)|umgekehrt|inversement|omgekeerd)$/;

/** `Naples supports the Ionian and vice versa`, `Naples helps the Ionian hold and vice versa`. */
function withViceVersa(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => conversely.test(text));
  const before = is(tokens[at - 1], "separator") ? at - 1 : at;
  const start = startOf(tokens, before);
  const verb = tokens.findIndex((word, index) => index > start && is(word, "support"));
  const [one, other] = [
    tokens.slice(start, Math.max(0, verb)),
    tokens.slice(verb + 1, Math.max(0, before)).filter((word) => !is(word, "hold")),
  ];
  if (at < 0 || verb < 0 || verb > before || !isUnit(one) || !isUnit(other)) return tokens;
  const joint = token(["separator"], tokens[at]!);
  return [
    ...tokens.slice(0, before),
    joint,
    ...other,
    tokens[verb]!,
    ...one,
    ...tokens.slice(at + 1),
  ];
}

/**
 * `Belgium and Burgundy march on Holland and Ruhr`: each of the first goes to its own of the second. `Paris and
 * Brest to Gascony and Marseilles to Burgundy` has another unit in the second list.
 */
export function withRespective(tokens: Tokens): Token[] {
  const words = tokens.flatMap((word, at) => {
    if (!respective.test(word.text)) return [word];
    const joins = is(tokens[at - 1], "place") && is(tokens[at + 1], "place");
    return joins ? [{ ...word, roles: ["separator", "and"] as const }] : [];
  });
  for (const [verb, word] of words.entries()) {
    const isBare = is(word, "place") && is(words[verb - 1], "place");
    if (!is(word, "arrow") && !isBare) continue;
    const units = listBefore(words, verb);
    const goals = listFrom(words, isBare ? verb : verb + 1);
    const isSame = units.names.length > 1 && units.names.length === goals.names.length;
    if (!isSame || is(words[goals.at], "arrow", "place", "support", "hold", "via")) continue;
    const orders = units.names.flatMap((unit, at) => [
      ...(at === 0 ? [] : [token(["separator"], word)]),
      ...unit,
      isBare ? token(["arrow"], word) : word,
      ...goals.names[at]!,
    ]);
    return [...words.slice(0, units.at), ...orders, ...words.slice(goals.at)];
  }
  return words;
}

interface List {
  /** Where it begins, or what stands behind it. */
  readonly at: number;
  readonly names: readonly Tokens[];
}

/** The units or places that are joined by `and`, from there on. */
function listFrom(words: Tokens, start: number): List {
  const names: Token[][] = [];
  let isLast = false;
  for (let at = start; ; ) {
    if (names.length > 0 && is(words[at], "arrow")) at += 1;
    const length = words.slice(at).findIndex((word) => !is(word, ...unitRoles));
    const end = length < 0 ? words.length : at + length;
    const placed = words.slice(at, end).findIndex((word) => is(word, "place"));
    const name = words.slice(at, at + placed + 1);
    if (placed < 0 || !isUnit(name)) return { at, names: [] };
    names.push([...name]);
    at += placed + 1;
    const joint = words[at];
    if (isLast || !is(joint, "separator")) return { at, names: isLast ? names : [] };
    isLast = is(joint, "and");
    at += 1;
  }
}

function listBefore(words: Tokens, end: number): List {
  const start = words.slice(0, end).findLastIndex((word) => !is(word, ...unitRoles, "separator"));
  for (let at = start + 1; at < end; at += 1) {
    const list = listFrom(words, at);
    if (list.at === end && list.names.length > 0) return { at, names: list.names };
  }
  return { at: end, names: [] };
}

export const respective = regex()`
  ^(?:
    respectively|in that order|in this order|in the same order|beziehungsweise|respectivement
    |respectivamente|rispettivamente|respectievelijk
  )$
`;

/** `Berlin backed by Kiel and Silesia`: a unit that is helped, and nothing is said of what it does. */
function withHelpersAlone(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word) => is(word, "backing") && by.test(word.text));
  const start = is(tokens[at - 1], "separator") ? startOf(tokens, at - 1) : startOf(tokens, at);
  const unit = tokens.slice(start, is(tokens[at - 1], "separator") ? at - 1 : Math.max(0, at));
  const isAlone =
    (start === 0 || is(tokens[start - 1], "stop")) &&
    tokens.slice(at + 1).every((word) => is(word, ...unitRoles, "separator", "both"));
  // `A Par supported by Bur` may have lost what Paris does.
  const isNamed = unit[0] !== undefined && unit[0].text.length > 1;
  return at > 0 && isAlone && isNamed && isUnit(unit)
    ? [
        ...tokens.slice(0, start),
        ...unit,
        token(["supported"], tokens[at]!),
        ...tokens.slice(at + 1),
      ]
    : tokens;
}

const by = /(?:^| )by$/;

/** `Support for Warsaw from both Moscow and Livonia`: nobody else is named who gives it. */
function withHelpersBehind(tokens: Tokens): Tokens {
  const from = tokens.findIndex(({ text }) => text === "from" || text === "by");
  const [verb, ...unit] = tokens.slice(0, Math.max(0, from));
  const helpers = tokens.slice(from + 1).filter((word) => !is(word, "both"));
  const isList = helpers.length > 0 && helpers.every((word) => is(word, ...unitRoles, "separator"));
  if (from < 2 || !is(verb, "support") || is(verb, "place") || !isUnit(unit) || !isList)
    return tokens;
  return [...helpers, verb!, ...unit];
}

/** `Piedmont goes for Marseilles, an attack which the fleet in the Gulf of Lyon supports`. */
function withHelpRelated(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => /^(?:which|that)$/.test(text));
  const help = tokens.findIndex((word, index) => index > at && is(word, "support"));
  const helper = tokens.slice(at + 1, Math.max(0, help));
  const ends = tokens[help + 1] === undefined || is(tokens[help + 1], "separator", "stop");
  const attack = deed.test(tokens[at - 1]?.text ?? "") ? at - 1 : at;
  const comma = is(tokens[attack - 1], "separator") ? attack - 1 : attack;
  const isOrdered = tokens.slice(0, Math.max(0, comma)).some((word) => is(word, "arrow", "hold"));
  if (at < 2 || help < 0 || !ends || !isOrdered || !isUnit(helper)) return tokens;
  const backing = token(["backing"], tokens[help]!);
  return [...tokens.slice(0, comma), backing, ...helper, ...tokens.slice(help + 1)];
}

const deed = /^(?:an? )?(?:the )?(?:attack|move|advance|assault|landing|invasion)$/;

function isUnit(words: Tokens): boolean {
  return (
    words.filter((word) => is(word, "place")).length === 1 &&
    words.every((word) => is(word, ...unitRoles))
  );
}

/** Where the clause begins that ends before `end`. */
function startOf(tokens: Tokens, end: number): number {
  return tokens.slice(0, Math.max(0, end)).findLastIndex(breaks) + 1;
}

function breaks(word: Token): boolean {
  return is(word, "stop", "colon") || (is(word, "separator") && !is(word, "place"));
}
