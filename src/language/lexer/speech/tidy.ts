/**
 * Tidies tokens: words without meaning go, and what people say in an order of their own is brought to the
 * grammar's.
 */

import { inPlainOrder } from "../abroad/sentences.js";
import { is, type Token, type Tokens, verbRoles } from "../token.js";
import { isMeaning } from "./clauses.js";
import { withCarriers, withPlainConvoys } from "./convoys.js";
import { withEchoes } from "./echoes.js";
import { isFiller, withoutSmallNames } from "./fillers.js";
import { withGoals } from "./goals.js";
import { withGoalsLast } from "./goals-first.js";
import { withHelp } from "./helping.js";
import { withImperatives } from "./imperatives.js";
import { inPairs, respective, withRespective } from "./pairs.js";
import { inPlainClauses, withOnesNamed } from "./roundabout.js";
import {
  withLetterAnds,
  withoutColons,
  withoutEmptyArrows,
  withoutEmptySeparators,
  withSharedVerb,
} from "./signs.js";
import { withSpokenWords } from "./spoken.js";
import { withoutTales, withRemovedIt } from "./tales.js";
import { withoutUnknownVerbs } from "./unknown-verbs.js";
import { inOrder } from "./word-order.js";
import { withUnitsFirst } from "./zines.js";

/** The tokens that the grammar needs. */
export function tidy(tokens: Tokens, isName: (text: string) => boolean): Token[] {
  const said = withPlaces(
    withConditions(
      joined(
        withEchoes(
          withoutSmallNames(
            withGoalsLast(
              inPlainOrder(withImperatives(withCarriers(withOnesNamed(withLetterAnds(tokens))))),
            ),
          ),
        ),
      ),
    ),
  );
  const told = said.filter(
    (token, at) =>
      (isMeaning(token) || respective.test(token.text)) &&
      !isFiller(said, at) &&
      !(token.text === "a" && isLong(wordBehind(said, at))),
  );
  const meaning = withSpokenWords(
    inOrder(
      inPairs(
        withPlainConvoys(
          withHelp(
            withGoals(
              withoutUnknownVerbs(
                withoutTales(withRemovedIt(inPlainClauses(withUnitsFirst(told)))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const named = withoutTwice(
    withoutApposition(withoutQuantity(bothOrBothnia(namesOrSeparators(meaning)))),
  );
  const bare = withoutTime(withoutAs(withoutMiddleVia(named)));
  const decided = withRespective(nationsBeforeUnits(withoutHalfNames(bare, isName)));
  return withSharedVerb(withoutEmptyArrows(withoutEmptySeparators(withoutColons(decided))));
}

function wordBehind(tokens: Tokens, at: number): Token | undefined {
  return tokens.find((word, index) => index > at && !is(word, "noise"));
}

/** `leger in Moskou en vloot in Sebastopol`: Dutch for `and`, where French has a preposition. */
function joined(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => text === "en")) return tokens;
  const isDutch = tokens.some(({ text }) => dutch.test(text));
  return tokens.map((word, at) => {
    const next = wordBehind(tokens, at);
    const isUnit = is(next, "army", "fleet") || (isDutch && is(next, "place"));
    const joins = word.text === "en" && is(tokens[at - 1], "place", "coast", "hold") && isUnit;
    return joins ? { ...word, roles: ["separator", "and"] } : word;
  });
}

const dutch =
  /^(?:naar|steunt|houdt|blijft|gaat|vaart|valt|het|een|van|doet dat ook|ondersteunt)(?: |$)/;

/** `I want Rome in Apulia, Venice where it is`: a unit that stays. */
function withPlaces(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const [unit, next] = [tokens[at - 1], tokens[at + 1]];
    const isStand = /^where (?:it|he|she|they)(?: s| is| are| re)(?: at)?$/.test(word.text);
    const ends = next === undefined || is(next, "separator", "stop");
    const start = tokens.slice(0, at).findLastIndex((other) => is(other, "separator", "stop"));
    const isAlone = tokens
      .slice(start + 1, at)
      .every((other) => is(other, "place", "coast", "army", "fleet", "noise"));
    return isStand && ends && isAlone && is(unit, "place", "coast", "unitword")
      ? { ...word, roles: ["hold"] }
      : word;
  });
}

/** `should Germany leave Munich`, `se Venezia attacca Trieste`, where a clause begins: if it does. */
function withConditions(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    if (!/^(?:should|se)$/.test(word.text)) return word;
    const next = wordBehind(tokens, at);
    const begins = at === 0 || is(tokens[at - 1], "separator", "stop", "doubt");
    if (word.text === "se")
      return begins && hasVerb(tokens.slice(at + 1))
        ? { ...word, text: "if", roles: ["doubt"], places: [] }
        : word;
    const isOfOthers =
      is(next, "nation") || /^(?:he|she|they|it|any\w+|some\w+)$/.test(next?.text ?? "");
    return begins && isOfOthers ? { ...word, text: "if", roles: ["doubt"] } : word;
  });
}

/** A name, and a verb behind it: `se` is no reflexive before them, and no Serbia. */
function hasVerb(tokens: Tokens): boolean {
  const [name, verb] = tokens.filter((word) => !is(word, "noise"));
  const isVerb = is(verb, ...verbRoles) && /^\p{L}{3}/u.test(verb!.text);
  return is(name, "place", "nation") && isVerb && !is(verb, "place");
}

/** `a build`, `a fleet`: an article, but `A B - Mun` is an army. */
function isLong(next: Token | undefined): boolean {
  return is(next, "unitword", "build") && next!.text.length > 1;
}

/** `F Bob - And`: on some boards `and` is a place besides, behind a unit's type or an arrow. */
function namesOrSeparators(tokens: Tokens): Tokens {
  return tokens.map((token, at) => {
    if (!is(token, "separator") || !is(token, "place")) return token;
    const isPlace = is(tokens[at - 1], "army", "fleet", "arrow");
    return { ...token, roles: token.roles.filter((role) => (role === "place") === isPlace) };
  });
}

/** `both Burgundy and Picardy`, `disband both`; elsewhere it may be the Gulf of Bothnia. */
function bothOrBothnia(tokens: Tokens): Tokens {
  return tokens.map((token, at) => {
    if (!is(token, "both") || !is(token, "place")) return token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isPlace =
      (is(before, "army", "fleet", "arrow", "support", "convoy") ||
        (is(before, "nation") && !is(before, "place"))) &&
      !is(next, "place", "army", "fleet");
    if (isPlace) return { ...token, roles: ["place"] };
    // `Both` alone, and `Both holds`, is one unit.
    const isOne =
      next === undefined || /^(?:h|holds|stands|stays|removes|disbands)$/.test(next.text);
    if (before === undefined && isOne) return token;
    const isAlone = next === undefined || is(next, "hold", "remove", "stop", "separator");
    const isGroup =
      isAlone && (before === undefined || is(before, "hold", "remove", "waive", "separator"));
    if (isGroup) return { ...token, roles: ["others"], places: [] };
    return { ...token, roles: token.roles.filter((role) => role !== "place"), places: [] };
  });
}

/**
 * `My fleets all stay`, `the armies both hold`, `two armies in Berlin and Munich`: of units that are all meant
 * anyway.
 */
function withoutQuantity(tokens: Tokens): Tokens {
  const isGroup = (word: Token | undefined) => /^(?:fleets|armies|units)$/.test(word?.text ?? "");
  return tokens.filter((word, at) => {
    const [before, next, place, and] = [-1, 1, 2, 3].map((step) => tokens[at + step]);
    const isList = is(place, "place") && is(and, "separator");
    const isCount = is(word, "number") && isGroup(next) && isList;
    // `my other two fleets`
    if (is(word, "number") && is(before, "others") && isGroup(next)) return false;
    const isAll = /^(?:all|both)$/.test(word.text) && isGroup(before);
    const begins = before === undefined || is(before, "separator", "hold");
    // `Moscow and Sevastopol all support it`
    const isAllOfThem =
      word.text === "all" &&
      is(before, "place") &&
      is(tokens[at - 2], "separator") &&
      is(next, "support");
    return (
      !(isCount && begins) && !isAllOfThem && !(isAll && is(next, "hold", "retreat", "remove"))
    );
  });
}

/** `Germany's A Ber in Berlin`: the place again. */
function withoutTwice(tokens: Tokens): Tokens {
  const place = (word: Token | undefined) =>
    word?.places.length === 1 ? word.places[0]!.at : null;
  return tokens.filter(
    (word, at) =>
      !is(tokens[at - 2], "army", "fleet") ||
      !is(word, "place") ||
      place(word) === null ||
      place(word) !== place(tokens[at - 1]),
  );
}

/**
 * `Kiel and Berlin, both armies, hold`, `Kiel and Berlin, both: hold`: of the units before it `both` says
 * nothing new.
 */
function withoutApposition(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) => is(word, "both", "others") && /^both\b/.test(word.text) && index > 3,
  );
  if (at < 0 || !is(tokens[at - 1], "separator") || !is(tokens[at - 2], "place", "coast"))
    return tokens;
  // `Liverpool to Yorkshire, both fleets hold`: the place before it is no unit.
  const verb = tokens.slice(0, at).findLastIndex((word) => is(word, "arrow", "support", "convoy"));
  const places = tokens.slice(verb + 1, at).filter((word) => is(word, "place"));
  if (places.length < (verb < 0 ? 2 : 3)) return tokens;
  const type = is(tokens[at + 1], "army", "fleet") ? 1 : 0;
  const end = is(tokens[at + 1 + type], "separator", "colon") ? 1 : 0;
  const behind = tokens[at + 1 + type + end];
  if (
    end + type === 0 ||
    !is(behind, "hold", "arrow", "support", "retreat", "remove") ||
    is(behind, "place")
  )
    return tokens;
  const both: Token = { ...tokens[at]!, roles: ["both"] };
  return [...tokens.slice(0, at - 1), both, ...tokens.slice(at + 1 + type + end)];
}

/** `English Belgium` and `English A Yor`: an adjective, though `English` is a name of the Channel too. */
function nationsBeforeUnits(tokens: Tokens): Token[] {
  return tokens.map((token, at) => {
    const isAdjective = is(token, "nation") && is(token, "place") && token.text.length > 3;
    if (!isAdjective || is(tokens[at - 1], "army", "fleet")) return token;
    if (!is(tokens[at + 1], "place", "army", "fleet")) return token;
    return { ...token, roles: token.roles.filter((role) => role !== "place") };
  });
}

/**
 * `A Pic - Lon convoy`: the verb says how an army goes only at the end. `By` does so before a fleet or
 * place, elsewhere it may be a Bay that lost a letter.
 */
function withoutMiddleVia(tokens: Tokens): Token[] {
  // `A Yor - Bel by Nth (convoying)`
  const [by, fleet, verb] = tokens.filter((word) => !is(word, "fleet")).slice(-3);
  const carries = (word: Token) =>
    word === by && /^(?:by|via|through|over|across)$/.test(word.text);
  const isSaidTwice =
    by !== undefined &&
    is(verb, "convoy") &&
    is(fleet, "place") &&
    (carries(by) || is(by, "ferried-by"));
  const said = isSaidTwice
    ? tokens
        .slice(0, -1)
        .map((word): Token => (carries(word) ? { ...word, roles: ["ferried-by"] } : word))
    : tokens;
  const read = said.map((token, at): Token => {
    // `supported by Burgundy and by the Channel`
    const isAgain =
      /^(?:by|from)$/.test(token.text) &&
      is(tokens[at - 1], "separator") &&
      hasHelpers(tokens.slice(0, at));
    if (isAgain) return { ...token, roles: ["noise"] };
    const isStray =
      token.text === "by" && !is(tokens[at + 1], "fleet", "place", "nation", "railway");
    if (isStray) return { ...token, roles: ["unknown"] };
    if (!is(token, "convoy") || !is(token, "via")) return token;
    // `A Edi - Hol (convoy Nth)`
    const isRoute =
      at === tokens.length - 2 && is(tokens[at + 1], "place") && is(tokens[at - 2], "arrow");
    // `A Edi - Hol (Nth to convoy)`
    const isLast =
      at === tokens.length - 1 &&
      !/^(?:to|both)$/.test(tokens[at - 1]?.text ?? "") &&
      !hasCarriers(tokens.slice(0, at));
    return { ...token, roles: [isLast || isRoute ? "via" : "convoy"] };
  });
  return read.filter(({ roles }) => roles[0] !== "noise" || roles.length > 1);
}

/** `A Edi - Nwy, NTH + NWG convoy`: behind an army's way, names of fleets that stand for themselves. */
function hasCarriers(tokens: Tokens): boolean {
  const last = tokens.findLastIndex((word) => !is(word, "place", "and", "fleet"));
  const isName = (word: Token | undefined) => is(word, "place") && !is(word, "and");
  const isAlone = last < 0 && tokens.some((word) => is(word, "and"));
  const isBehind = is(tokens[last], "separator") && isName(tokens[last - 1]);
  return (isAlone || isBehind) && isName(tokens.at(-1));
}

function hasHelpers(tokens: Tokens): boolean {
  return tokens.some((word) => is(word, "backing", "supported", "ferried-by"));
}

/**
 * `S Petersburg` may be a support or a name that lost a letter: nobody can say, but behind `A` or `F`,
 * where no support can stand.
 */
function withoutHalfNames(tokens: Tokens, isName: (text: string) => boolean): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.text !== "s" || !is(next, "place") || !isName(`st ${next?.text}`)) return [token];
    return is(tokens[at - 1], "army", "fleet") ? [] : [{ ...token, roles: ["unknown"] }];
  });
}

/** `Mar S Par as it moves to Bur`: how the unit goes that is supported. */
function withoutAs(tokens: Tokens): Tokens {
  const as = tokens.findIndex(({ text }) => text === "as");
  const behind = tokens[as + 1]?.text === "it" ? as + 2 : as + 1;
  const isAccount = is(tokens[as - 1], "place", "coast") && is(tokens[behind], "arrow");
  if (!isAccount || !tokens.slice(0, as).some((word) => is(word, "support"))) return tokens;
  return tokens.toSpliced(as, behind - as);
}

/** `I want Paris to go to Burgundy this turn`: when else? */
function withoutTime(tokens: Tokens): Tokens {
  return tokens.filter(
    ({ text }, at) =>
      !/^(?:for )?this (?:turn|season|phase)$/.test(text) ||
      !is(tokens[at - 1], "place", "coast", "hold", "others", "both") ||
      !(at === tokens.length - 1 || is(tokens[at + 1], "separator", "stop", "all-but")),
  );
}
