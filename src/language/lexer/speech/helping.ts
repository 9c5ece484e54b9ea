/**
 * How people say who helps whom, brought to words that the grammar knows: `Belgium gives the Ruhr a hand`, `with Baltic
 * and Silesia in support`, and that nobody does.
 */
import { regex } from "../../../util/index.js";
import type { Role } from "../order-words.js";
import { is, type Token, type Tokens, token, verbRoles } from "../token.js";
import { endOfClause } from "./clauses.js";
import { company } from "./word-order.js";

const names: readonly Role[] = ["place", "coast", "army", "fleet", "unitword", "nation"];
const giving = /^(?:give|gives|giving|lend|lends|lending|offer|offers|offering|provide|provides)$/;
const cue = (word: Token) =>
  opening.test(word.text) ||
  giving.test(word.text) ||
  company.test(word.text) ||
  is(word, "backing") ||
  is(word, "nobody") ||
  word.text === "nothing" ||
  denying.test(word.text);

/** The tokens of a sentence with such words as supports. */
export function withHelp(all: Tokens): Tokens {
  const tokens = withoutIdleHold(withoutSecondHold(all));
  if (!tokens.some(cue)) return tokens;
  return [
    withHelpFirst,
    withConvoySupported,
    withHelpOf,
    withHelpBy,
    withGifts,
    withBackers,
    withoutNobody,
    withoutDenied,
  ].reduce((all, shape) => shape(all), tokens);
}

/** `goes nowhere and simply holds`, `stays home in Denmark and holds`: it is said twice. */
function withoutSecondHold(tokens: Tokens): Tokens {
  const isHold = (word: Token | undefined) => is(word, "hold") && !is(word, "place");
  const isAgain = (at: number) => {
    if (at < 2 || !isHold(tokens[at]) || !is(tokens[at - 1], "and", "colon")) return false;
    const isBehindPlace = is(tokens[at - 2], "place") && endOfClause(tokens, at) === at + 1;
    return isHold(tokens[at - 2]) || (isBehindPlace && isHold(tokens[at - 3]));
  };
  return tokens.filter((_, at) => !isAgain(at) && !isAgain(at + 1));
}

/** `Venice stays home and supports Rome`: who helps stays anyway. */
function withoutIdleHold(tokens: Tokens): Tokens {
  const helps = tokens.findIndex((word) => is(word, "support", "convoy"));
  const [unit, hold, joint] = tokens.slice(Math.max(0, helps - 3), Math.max(0, helps));
  const isJoined = is(joint, "and") || (is(joint, "separator") && /ing$/.test(tokens[helps]!.text));
  const isIdle = is(hold, "hold") && !is(hold, "place") && is(unit, "place", "coast", "unitword");
  return helps > 2 && isJoined && isIdle ? tokens.toSpliced(helps - 2, 2) : tokens;
}

/**
 * `with support from Moscow, the Channel and London hold`: before two units of one verb the list of helpers ends; so it
 * does in `goes to Rumania with Sevastopol's support, and Warsaw stays`.
 */
export function withHelpersEnded(tokens: Tokens): Tokens {
  const help = tokens.findIndex((word) => is(word, "backing", "supported"));
  if (help < 1) return tokens;
  const end = tokens.findIndex((word, at) => at > help && !is(word, ...names, "separator"));
  const list = tokens.slice(help + 1, Math.max(0, end));
  const and = list.findLastIndex((word) => is(word, "and"));
  const comma = list.slice(0, Math.max(0, and)).findLastIndex((word) => is(word, "separator"));
  const isPlural = is(tokens[end], "hold") && plural.test(tokens[end]!.text);
  if (comma > 0 && isPlural) return tokens.with(help + 1 + comma, token(["stop"], list[comma]!));
  const isOrdered = is(tokens[help - 2], "arrow") || is(tokens[help - 3], "arrow");
  const isSingular = is(tokens[end], "hold", "arrow") && singular.test(tokens[end]!.text);
  const isOne = !list.slice(and + 1).some((word) => is(word, "separator"));
  return and > 0 && comma < 0 && isOne && isOrdered && isSingular
    ? tokens.with(help + 1 + and, token(["stop"], list[and]!))
    : tokens;
}

const singular = /^\p{L}+s(?: \p{L}+)*$/u;
const plural = /^(?:\p{L}+ )?(?:hold|stay|stand|sit|remain|wait)(?: \p{L}+)*$/u;

/** `Supported by the Mid-Atlantic, the Channel fleet takes Brest`: who helps stands before what is done. */
function withHelpFirst(tokens: Tokens): Tokens {
  const end = endOfClause(tokens, 1);
  const order = tokens.slice(end + 1, endOfClause(tokens, end + 1));
  const isOrder = order.some((word) => is(word, "arrow", "hold")) && !hasHelp(order);
  const areUnits = end > 1 && tokens.slice(1, end).every((word) => is(word, ...names, "and"));
  return is(tokens[0], "backing") && is(tokens[end], "separator") && areUnits && isOrder
    ? [...order, ...tokens.slice(0, end), ...tokens.slice(end + 1 + order.length)]
    : tokens;
}

/** `The Channel carries London to Belgium with the support of the North Sea`: who supports that carries nobody. */
function withConvoySupported(tokens: Tokens): Tokens {
  const convoy = tokens.findIndex((word) => is(word, "convoy"));
  const at = tokens.findIndex(
    (word, index) => index > convoy && is(word, "backing") && /support|backing/.test(word.text),
  );
  const end = endOfClause(tokens, at + 1);
  const units = tokens.slice(at + 1, end);
  return convoy > 0 && at > 0 && units.every((word) => is(word, ...names, "and"))
    ? [
        ...tokens.slice(0, at),
        token(["separator"], tokens[at]!),
        ...units,
        token(["support"], tokens[at]!),
        ...tokens.slice(end),
      ]
    : tokens;
}

function hasHelp(tokens: Tokens): boolean {
  return tokens.some((word) => is(word, "support", "convoy", "backing", "supported", "ferried-by"));
}

const helpNoun = regex()`
  ^(?:
    support|supports|help|backing|assistance|aid|blessing|cover|fire|consent|hilfe|unterstuetzung
    |unterstutzung|aide|soutien|appui|aiuto|supporto|appoggio|ayuda|apoyo|steun|hulp|apoio|ajuda
  )$
`;
const opening = /^(?:with|w|mit|avec|con|met|com|thanks to|courtesy of|under)$/;

/** `with a little help from Greece`, `with naval support from the Aegean`. */
function withHelpOf(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => opening.test(text));
  const noun = tokens.findIndex(
    ({ text }, index) => index > at && helpNoun.test(text.split(" ")[0]!),
  );
  const between = tokens.slice(at + 1, Math.max(0, noun));
  const isSaid =
    at > 0 &&
    noun > at &&
    noun - at < 5 &&
    !between.some((word) => is(word, "place", "nation", "separator", "fleet", "support", "hold"));
  // `help from` is one word of the table.
  if (isSaid && is(tokens[noun], "backing") && noun > at + 1)
    return [...tokens.slice(0, at), ...tokens.slice(noun)];
  return isSaid && /^(?:from|of|by|von|de|di|van)$/.test(tokens[noun + 1]?.text ?? "")
    ? [...tokens.slice(0, at), token(["backing"], tokens[at]!), ...tokens.slice(noun + 2)]
    : tokens;
}

/** `with Bulgaria's help`, `thanks to Norway's support`. */
function withHelpBy(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => opening.test(text));
  const end = endOfClause(tokens, at + 1);
  const unit = tokens.slice(at + 1, Math.max(0, end - 1));
  const isHelp =
    helpNoun.test(tokens[end - 1]?.text ?? "") &&
    unit.some((word) => is(word, "place", "army", "fleet"));
  const isOrdered = tokens.slice(0, Math.max(0, at)).some((word) => is(word, "arrow", "hold"));
  return at > 0 && isHelp && isOrdered && unit.every((word) => is(word, ...names, "and"))
    ? [...tokens.slice(0, at), token(["backing"], tokens[at]!), ...unit, ...tokens.slice(end)]
    : tokens;
}

/** What is given, behind the one who gets it. */
const gift = regex()`
  ^(?:
    a (?:helping |supporting )?hand
    |(?:a )?(?:little |bit )*(?:support|help|backing|assistance|aid|cover|backup)|a leg(?: up)?
    |a push|a boost|a shove|a nudge
  )(?: (?:(?:in|with|for|on) )?(?:that|this|it))?$
`;

/** `Belgium gives the Ruhr a hand`. */
function withGifts(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }, index) => index > 0 && giving.test(text));
  const end = endOfClause(tokens, at + 1);
  const behind = tokens.slice(at + 1, end);
  const length = behind.findIndex(
    (word, index) => index > 0 && (!is(word, ...names, "reference") || word.text === "a"),
  );
  const given = behind.slice(Math.max(0, length));
  const turn = given.findIndex((word) => is(word, "arrow"));
  const [said, way] = turn < 0 ? [given, []] : [given.slice(0, turn), given.slice(turn)];
  const isWay = way.every((word) => is(word, "arrow", "place", "coast"));
  if (at < 1 || length < 1 || !isWay || !gift.test(said.map(({ text }) => text).join(" ")))
    return tokens;
  const unit = behind.slice(0, length);
  return [
    ...tokens.slice(0, at),
    token(["support"], tokens[at]!),
    ...unit,
    ...(way.length > 0 ? way : wayOf(tokens.slice(0, at), unit)),
    ...tokens.slice(end),
  ];
}

/** `The Ruhr slides into Burgundy, and Belgium gives the Ruhr a hand`: where the unit goes that is helped. */
function wayOf(before: Tokens, unit: Tokens): Tokens {
  const place = unit.find((word) => is(word, "place"))?.places[0]?.at;
  const at = before.findIndex((word) => word.places.some((other) => other.at === place));
  const [verb, to] = before.slice(at + 1).filter((word) => !is(word, "army", "fleet", "coast"));
  return at >= 0 && place !== undefined && is(verb, "arrow") && is(to, "place") ? [verb!, to!] : [];
}

/** What those do who come with a unit that goes somewhere. */
const backs = regex("u")`
  ^(?:
    (?:right )?behind (?:it|him|her|them) (?:(?:in )?support|supporting|backing)|pushing|support
    |support too|backup|in tow(?: as support)?|in attendance(?: as \p{L}+)?|(?:at|by) its side
    |as (?:its |the )?(?:support|supporter|supporters|supports|helper|backup)
  )$
`;

/** `Prussia goes to Berlin with Baltic and Silesia in support`, `w/ Burgundy pushing`. */
function withBackers(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) => company.test(word.text) && is(tokens[index + 1], "place", "army", "fleet"),
  );
  const isOrdered = tokens.slice(0, Math.max(0, at)).some((word) => is(word, "arrow", "hold"));
  const length = tokens
    .slice(at + 1)
    .findIndex((word) => !is(word, "place", "coast", "army", "fleet", "and", "both"));
  const from = at + 1 + length;
  const end = endOfClause(tokens, from);
  const said = tokens.slice(from, end).map(({ text }) => text);
  const isCarrying = end > from && tokens.slice(from, end).every((word) => is(word, "convoy"));
  const isHelp =
    isCarrying ||
    backs.test(said.join(" ")) ||
    (end > from && tokens.slice(from, end).every((word) => is(word, "support")));
  if (at < 0 || !isOrdered || length < 1 || !isHelp) return tokens;
  return [
    ...tokens.slice(0, at),
    token([isCarrying ? "ferried-by" : "backing"], tokens[at]!),
    ...tokens.slice(at + 1, from),
    ...tokens.slice(end),
  ];
}

/** `Piedmont assists nobody, just goes to Marseilles`; `Livonia to Prussia, nobody helps it`. */
function withoutNobody(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word) => is(word, "nobody") || word.text === "nothing");
  const [before, verb] = [tokens[at - 1], tokens[at + 1]];
  // `Channel supports nothing, it goes to the North Sea`
  const next = /^(?:it|he|she|they)$/.test(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  if (is(before, "support") && at > 1 && is(verb, "separator") && is(tokens[next], "arrow", "hold"))
    return [...tokens.slice(0, at - 1), ...tokens.slice(next)];
  // `A StP, supported by nobody, holds`
  const comma = is(tokens[at - 2], "separator") ? at - 2 : at - 1;
  const from = is(verb, "separator") ? at + 2 : at + 1;
  if (is(before, "backing", "supported") && comma > 0 && is(tokens[from], "hold", "arrow"))
    return [...tokens.slice(0, comma), ...tokens.slice(from)];
  const end = endOfClause(tokens, at + 1);
  const isIdle = tokens.slice(at + 2, end).every((word) => is(word, "reference", "unknown"));
  return at > 1 && is(before, "separator") && is(verb, "support") && isIdle
    ? [...tokens.slice(0, at - 1), ...tokens.slice(end)]
    : tokens;
}

const denying = /^(?:nicht|niet|pas|not)$/;
const contrasting = /^(?:sondern|maar|mais|but|sino|ma)$/;

/** `Budapest unterstützt nicht, sondern hält`, `does not support but holds`: what it does. */
function withoutDenied(tokens: Tokens): Tokens {
  const but = tokens.findIndex(({ text }) => contrasting.test(text));
  const from = is(tokens[but - 1], "separator") ? but - 3 : but - 2;
  const [one, other] = tokens.slice(Math.max(0, from), Math.max(0, from) + 2);
  const isDenied =
    (denying.test(one?.text ?? "") && is(other, ...verbRoles)) ||
    (denying.test(other?.text ?? "") && is(one, ...verbRoles));
  if (from < 1 || !isDenied || !is(tokens[but + 1], ...verbRoles)) return tokens;
  const begin = /^(?:do|does|will|shall)$/.test(tokens[from - 1]!.text) ? from - 1 : from;
  return [...tokens.slice(0, begin), ...tokens.slice(but + 1)];
}
