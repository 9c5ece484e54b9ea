/**
 * Clauses that say in a roundabout way what a unit does: `Burgundy is where Munich is going`, `support for
 * Bohemia on its way to Munich comes from Tyrolia`, `the northern one`. Each becomes the plain clause that it
 * stands for.
 */
import type { Role } from "../order-words.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { endOfClause, startOfClause, unitRoles } from "./clauses.js";

/** The tokens with such clauses in plain words. */
export function inPlainClauses(tokens: Tokens): Tokens {
  return [
    withGoalFirst,
    withWants,
    withFollowers,
    withCovers,
    withoutOwners,
    withoutHolders,
    withoutDirections,
    withSourceOfHelp,
    withLateEcho,
    withWholeGroup,
    withoutSecondWaiver,
  ].reduce((all, shape) => shape(all), tokens);
}

/** `the northern one`, behind what kind of unit it is; `the Moscow one`. */
export function withOnesNamed(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => text === "one")) return tokens;
  return tokens.flatMap((word, at) => {
    const before = tokens[at - 1];
    if (word.text !== "one" || before === undefined) return [word];
    // `the one in Piedmont`
    const place = tokens.slice(at + 1).find((other) => !is(other, "noise"));
    if (before.text === "the" && is(place, "place")) return [];
    if (is(before, "place") && !is(tokens[at + 1], "place", "army", "fleet")) return [];
    const kind = tokens
      .slice(0, at)
      .findLast((other) => is(other, "army", "fleet") && other.text.length > 2);
    return compass.test(before.text) && kind !== undefined
      ? [{ ...word, text: kind.text, roles: kind.roles }]
      : [word];
  });
}

const compass = /^(?:north|south|east|west)(?:ern(?:most)?)?$/;

/** `Burgundy is where Munich is going`, `the Ruhr is what Holland is after` */
function withGoalFirst(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => /^(?:where|what)$/.test(text));
  const [start, end] = [startOfClause(tokens, at), endOfClause(tokens, at)];
  const goal = tokens.slice(start, Math.max(0, at));
  const behind = tokens.slice(at + 1, end);
  const length = behind.findIndex((word) => !is(word, ...unitRoles));
  const unit = length < 0 ? behind : behind.slice(0, length);
  const verb = behind.slice(unit.length);
  if (at < 1) return tokens;
  const rest = withGoalFirst(tokens.slice(end));
  if (!isOnePlace(goal) || !isOnePlace(unit) || !verb.every(isGoing))
    return [...tokens.slice(0, end), ...rest];
  return [...tokens.slice(0, start), ...unit, token(["arrow"], tokens[at]!), ...goal, ...rest];
}

function isOnePlace(words: Tokens): boolean {
  const places = words.filter((word) => is(word, "place"));
  return places.length === 1 && words.every((word) => is(word, ...unitRoles));
}

/** `my only army` too. */
function isUnit(words: Tokens): boolean {
  const places = words.filter((word) => is(word, "place"));
  return places.length < 2 && words.every((word) => is(word, ...unitRoles));
}

function isGoing({ roles, text }: Token): boolean {
  return aiming.test(text) || roles.includes("arrow");
}

const aiming = /^(?:is|wants|after|headed|heading|bound|going|goes|aims|now|next|for|to go)$/;

/** `Budapest wants Galicia`, `try Spain`: what is wanted of a place where a unit can go. */
function withWants(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const [before, place, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const begins = before === undefined || is(before, "separator", "colon");
    const isOfUnit =
      is(before, "place", "unitword", "coast") &&
      isUnit(tokens.slice(startOfClause(tokens, at), at));
    const ends = behind === undefined || is(behind, "separator", "backing", "supported");
    const isVerb =
      (isOfUnit && wanting.test(word.text)) || ((begins || isOfUnit) && trying.test(word.text));
    return isVerb && ends && is(place, "place") && !is(place, "army", "fleet")
      ? { ...word, roles: ["arrow"], places: [] }
      : word;
  });
}

const wanting = /^(?:wants|fancies|covets|eyes|craves|desires)$/;
const trying = /^(?:try|tries)$/;

/** `Constantinople follows him into Bulgaria` */
function withFollowers(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word, index) => index > 0 && /^follows?$/.test(word.text));
  const arrow = pronoun.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const leads = is(tokens[arrow], "arrow") && is(tokens[arrow + 1], "place");
  return at > 0 && is(tokens[at - 1], ...unitRoles) && leads
    ? [...tokens.slice(0, at), ...tokens.slice(arrow)]
    : tokens;
}

const pronoun = /^(?:him|her|it|them|suit|behind)$/;

/** `Prussia takes Berlin, Silesia covering`: with no place behind it, it covers the order before. */
function withCovers(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const start = startOfClause(tokens, at);
    const isIt = is(tokens[at + 1], "reference") ? 2 : 1;
    const ends = endOfClause(tokens, at) === at + isIt;
    const covers = word.text === "covering" && start > 0 && ends;
    return covers && isOnePlace(tokens.slice(start, at)) ? { ...word, roles: ["support"] } : word;
  });
}

/** `attacks Austria's Trieste`: whose it is. */
function withoutOwners(tokens: Tokens): Tokens {
  return tokens.filter((word, at) => {
    const isOwner = is(word, "nation") && !is(word, "place", "unitword");
    const isGoal =
      is(tokens[at - 1], "arrow") &&
      is(tokens[at + 1], "place") &&
      !is(tokens[at + 1], "army", "fleet");
    return !(isOwner && isGoal && is(tokens[at - 2], ...unitRoles));
  });
}

/** `takes Rumania from the Russian`: who holds it, behind the place. */
function withoutHolders(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) =>
      is(word, "from") && is(tokens[index - 1], "place") && is(tokens[index - 2], "arrow"),
  );
  const end = endOfClause(tokens, at);
  const holder = tokens.slice(at + 1, end).filter((word) => !is(word, "noise"));
  const isHolder = holder.length === 1 && is(holder[0], "nation") && !is(holder[0], "place");
  return at > 0 && isHolder ? [...tokens.slice(0, at), ...tokens.slice(end)] : tokens;
}

/** `The fleet goes west` tells no place, though `west` may be a sea's. */
function withoutDirections(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const isVerb = is(tokens[at - 1], "arrow") && /^\p{L}+s$/u.test(tokens[at - 1]!.text);
    const ends = tokens[at + 1] === undefined || is(tokens[at + 1], "separator", "stop");
    return isVerb && ends && compass.test(word.text)
      ? { ...word, roles: ["unknown"], places: [] }
      : word;
  });
}

/** `Support for Bohemia on its way to Munich comes from Tyrolia` */
function withSourceOfHelp(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => /^(?:comes?|coming)$/.test(text));
  const [start, end] = [startOfClause(tokens, at), endOfClause(tokens, at)];
  const [verb, ...helped] = tokens.slice(start, Math.max(0, at));
  const unit = tokens.slice(at + 2, end);
  const isHelp =
    is(verb, "support", "convoy") &&
    is(tokens[at + 1], "from") &&
    helped.some((word) => is(word, "place"));
  if (at < 0 || !isHelp || !isOnePlace(unit)) return tokens;
  const object = helped.filter((word) => is(word, ...unitRoles, "nation", "arrow", "hold"));
  const kind: Role = is(verb, "support") ? "support" : "convoy";
  return [
    ...tokens.slice(0, start),
    ...unit,
    { ...verb!, roles: [kind] },
    ...object,
    ...tokens.slice(end),
  ];
}

/** `The armies too, except Venice: that one goes to Tyrolia`: what points at the verb above stands last. */
function withLateEcho(tokens: Tokens): Tokens {
  const all = withButNot(tokens);
  const but = all.findIndex((word, at) => at > 1 && is(word, "all-but"));
  const echo = is(all[but - 1], "separator") ? but - 2 : but - 1;
  const group = all[echo - 1];
  if (but < 0 || !is(all[echo], "reference") || !is(group, "army", "fleet", "others")) return all;
  const [spared, end] = namesAt(all, but + 1);
  const rest = all.slice(end);
  const it = rest.findIndex(({ text }) => /^(?:that one|it|she|he|who|which)$/.test(text));
  const named =
    it < 0 || it > 1 ? rest : [token(["separator"], rest[it]!), ...spared, ...rest.slice(it + 1)];
  const isAll = is(group, "others") || is(all[echo - 2], "others", "both");
  const first = is(all[echo - 2], "number") ? echo - 2 : echo - 1;
  const before = isAll
    ? all.slice(0, echo)
    : [...all.slice(0, first), token(["others"], group!), group!];
  return [...before, all[but]!, ...spared, all[echo]!, ...named];
}

/** `All fleets hold, but not Kiel`: of a group `not` spares some. */
function withButNot(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }, index) => index > 1 && text === "not");
  const but = tokens[at - 1]?.text === "but" ? at - 1 : at;
  const comma = is(tokens[but - 1], "separator") ? but - 1 : but;
  const [names, end] = namesAt(tokens, at + 1);
  const group = tokens.slice(startOfClause(tokens, comma), Math.max(0, comma));
  const isGroup = group.some((word) => is(word, "others", "both") || plural.test(word.text));
  const ends = tokens[end] === undefined || is(tokens[end], "stop", "separator", "colon");
  return at > 0 && comma < at && names.length > 0 && isGroup && ends
    ? tokens.toSpliced(comma, at + 1 - comma, { ...tokens[at]!, roles: ["all-but"] })
    : tokens;
}

/** `The armies hold, except Venice`: they are all armies. */
function withWholeGroup(tokens: Tokens): Tokens {
  const but = tokens.findIndex((word, at) => at > 1 && is(word, "all-but"));
  const hold = is(tokens[but - 1], "separator") ? but - 2 : but - 1;
  const group = tokens[hold - 1];
  const isNamed = is(tokens[hold - 2], "others", "both", "place") || is(group, "others");
  if (but < 0 || !is(tokens[hold], "hold") || !plural.test(group?.text ?? "") || isNamed)
    return tokens;
  return [
    ...tokens.slice(0, hold - 1),
    token(["others"], group!),
    group!,
    tokens[hold]!,
    ...tokens.slice(but),
  ];
}

const plural = /^(?:armies|fleets|units|all|everybody|everyone)$/;

/** The names that begin at `from`, and where they end. */
function namesAt(tokens: Tokens, from: number): readonly [Tokens, number] {
  const length = tokens.slice(from).findIndex((word) => !is(word, ...unitRoles, "and", "number"));
  const end = length < 0 ? tokens.length : from + length;
  return [tokens.slice(from, end).filter((word) => !is(word, "number")), end];
}

/** `The other I don't want, waive it`: it is said twice. */
function withoutSecondWaiver(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) =>
      is(word, "waive") && is(tokens[index + 1], "separator") && is(tokens[index + 2], "waive"),
  );
  const isSame = is(tokens[at + 3], "reference") && tokens[at + 4] === undefined;
  return at >= 0 && isSame ? tokens.slice(0, at + 1) : tokens;
}
