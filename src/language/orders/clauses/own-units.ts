/**
 * Units that are named by what the position tells: `the fleet` where there is one, `to Galicia` where only
 * one can go there, `both armies`. Each becomes the name of every own unit that it can be; the board
 * chooses among them as among the candidates of any name.
 */
import type { UnitType } from "../../../map/index.js";
import { is, type Token, token, verbRoles } from "../../lexer/token.js";
import type { Names } from "../../names/names.js";
import { isAt, named, type OwnUnit, plural, type Situation } from "./situation.js";
import { withSubject } from "./unsaid.js";
import { adjusted, asSpared } from "./winter-units.js";

/** The tokens with the units in full that the position tells. */
export function withOwnUnits(situation: Situation, said: readonly Token[]): readonly Token[] {
  const tokens = withSelf(situation, said);
  const winter =
    situation.kind === "A"
      ? adjusted(situation, asSpared(situation, tokens))
      : withOrigins(situation, withoutOne(tokens));
  if (situation.own.length === 0) return winter;
  const own = withoutForeignHelp(
    situation,
    withoutTitles(situation, withoutSelf(situation, withWays(situation, winter))),
  );
  return withSubject(
    situation,
    withUnitsOfTypes(
      situation,
      withRuns(situation, withPairs(situation, withRows(situation, withCounts(situation, own)))),
    ),
  );
}

/** `die Flotte fährt von Dänemark in die Nordsee`: the place of an own unit of the type is where it comes from. */
function withOrigins({ own }: Situation, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((type, index) => {
    const [before, verb, from, next, behind] = [-1, 1, 2, 3, 4].map((step) => tokens[index + step]);
    const begins = before === undefined || is(before, "separator", "others");
    const isType = is(type, "army", "fleet") && type.text.length > 2 && !is(type, "place");
    const isVerb = is(verb, "arrow") && /^\p{L}{2}/u.test(verb!.text) && !is(verb, "place");
    const isWay = is(next, "place") || (is(next, "arrow") && is(behind, "place"));
    return begins && isType && isVerb && isWay && stands(own, type, from);
  });
  if (at < 0) return tokens;
  const [verb, from] = tokens.slice(at + 1, at + 3);
  const way = is(tokens[at + 3], "arrow") ? [from!] : [from!, verb!];
  return [...tokens.slice(0, at + 1), ...way, ...tokens.slice(at + 3)];
}

function stands(own: readonly OwnUnit[], type: Token, place: Token | undefined): boolean {
  return place !== undefined && own.some((unit) => unit.type === typeOf(type) && isAt(unit, place));
}

/** `F Eng Lon`: where a fleet stands in the Channel, no English London is named. */
function withWays({ own }: Situation, tokens: readonly Token[]): readonly Token[] {
  const [type, from, to, behind] = tokens;
  const isWay = is(type, "army", "fleet") && is(from, "nation") && is(to, "place");
  return isWay && behind === undefined && stands(own, type!, from) && !stands(own, type!, to)
    ? [type!, { ...from!, roles: ["place"] }, to!]
    : tokens;
}

/** `the one in Livonia`; in winter `a fleet in London and one in Edinburgh` are two of a kind. */
function withoutOne(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, at) => text !== "one" || !is(tokens[at + 1], "place", "from"));
}

/** `Me: A Tri - Ven`: a name for the writer that no power has. */
function withSelf({ power }: Situation, tokens: readonly Token[]): readonly Token[] {
  const isSelf = (word: Token) => is(word, "nation") && word.powers.length === 0;
  if (power === null || !tokens.some(isSelf)) return tokens;
  return tokens.map((word) => (isSelf(word) ? { ...word, powers: [power] } : word));
}

/** `France moves A Bur - Mun`: the writer speaks of themselves. */
function withoutSelf({ power }: Situation, tokens: readonly Token[]): readonly Token[] {
  const [who, verb, unit] = tokens;
  if (power === null || !is(who, "nation") || !who!.powers.includes(power)) return tokens;
  const isVerb = is(verb, "arrow") && /^\p{L}/u.test(verb!.text);
  const isAll = is(verb, "hold") && is(unit, "others") && !is(who, "place");
  if (is(verb, "prefix") && is(unit, "army", "fleet", "place")) return tokens.slice(2);
  return isAll || (isVerb && is(unit, "army", "fleet")) ? tokens.slice(1) : tokens;
}

/**
 * `Instruct the Aegean fleet to attack`, `the Baltic Fleet in Bothnia`: the unit that stands there, whatever it
 * is called.
 */
function withoutTitles({ own }: Situation, tokens: readonly Token[]): readonly Token[] {
  const isOwn = (word: Token | undefined) =>
    word !== undefined && own.some((unit) => isAt(unit, word));
  const verb = tokens.findIndex((word) => is(word, ...predicate));
  const told = /^(?:instruct|command|direct|signal)$/.test(tokens[0]?.text ?? "");
  const unit = tokens.slice(1, Math.max(1, verb));
  const isUnit =
    unit.some(isOwn) && unit.every((word) => is(word, "place", "coast", "army", "fleet"));
  if (told && isUnit) return tokens.slice(1);
  return tokens.filter((word, at) => {
    const [before, type, name] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const begins = before === undefined || is(before, "separator", "support", "convoy");
    const isTitle =
      begins && is(word, "place") && is(type, "army", "fleet") && type!.text.length > 2;
    return !(isTitle && isOwn(name) && !isOwn(word));
  });
}

/** `A Bul - Rum with Austrian support from Serbia`: what others promised is theirs to order. */
function withoutForeignHelp({ power }: Situation, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (word, index) =>
      is(word, "nation") &&
      power !== null &&
      !word.powers.includes(power) &&
      is(tokens[index - 1], "with") &&
      is(tokens[index + 1], "support", "backing"),
  );
  if (at < 0) return tokens;
  // `support from` may be one word
  const from = tokens[at + 1]!.text.includes(" ") ? at + 2 : at + 3;
  const end = is(tokens[from], "place") ? from + 1 : at + 2;
  const isEnd = tokens[end] === undefined || is(tokens[end], "separator");
  return isEnd ? [...tokens.slice(0, at - 1), ...tokens.slice(end)] : tokens;
}

const predicate = [...verbRoles, "retreat", "remove", "via"] as const;

/** `the fleet sails to Albania`, `my armies hold`, `A B - Mun`. */
function withUnitsOfTypes(
  { own, names, kind, due }: Situation,
  tokens: readonly Token[],
): readonly Token[] {
  // What is to be built does not stand anywhere yet.
  if (kind === "A" && due > 0) return tokens;
  return tokens.flatMap((word, at) => {
    const next = tokens[at + 1];
    if (isOther(word) && is(next, "army", "fleet") && is(tokens[at + 2], ...predicate)) return [];
    if (is(tokens[at - 1], "army", "fleet") && word.text.length === 1 && !is(word, "place")) {
      return is(next, "arrow") ? initial(own, names, tokens[at - 1]!, word) : [word];
    }
    if (!is(word, "army", "fleet") || word.text.length < 3 || !beginsClause(tokens, at))
      return [word];
    if (next !== undefined && !is(next, ...predicate, "separator")) return [word];
    // `the other army holds`, but `hold the other army`
    const isSubject = isOther(tokens[at - 1]) && is(next, ...predicate);
    const isOf = is(tokens[at - 1], "both", "others") && !isSubject;
    if (is(next, "place") || isOf) return [word];
    if (plural.test(word.text)) return [token(["others"], word), word];
    const units = own.filter(({ type }) => type === typeOf(word));
    return units.length === 0 ? [word] : [word, named(word, units)];
  });
}

/** `the other fleet to the Norwegian Sea`: the one that has no order yet. */
function isOther(word: Token | undefined): boolean {
  return is(word, "others") && /^(?:the |my )?other$/.test(word!.text);
}

const counts: Readonly<Record<string, number>> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};

/** `all three armies`: a number says nothing where it is right, and nobody knows which are meant where it is wrong. */
function withCounts({ own }: Situation, tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((word, at) => {
    const next = tokens[at + 1];
    // `the other five units hold`, where only the number says nothing new
    if (countsOthers(own, tokens, at)) return [];
    if (countsOthers(own, tokens, at + 1)) return [{ ...word, text: "the others" }];
    const isCount = is(word, "number", "both") && next !== undefined && plural.test(next.text);
    if (!isCount || is(tokens[at + 2], "place")) return [word];
    const count = counts[word.text] ?? Number(word.text);
    const isRight = own.filter(({ type }) => type === typeOf(next)).length === count;
    if (isRight) return is(word, "both") ? [word] : [];
    return Number.isNaN(count) ? [word] : [token(["unknown"], word)];
  });
}

/** A number behind `the other`, before what all of these do. */
function countsOthers(own: readonly OwnUnit[], tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  if (!is(word, "number") || !is(tokens[at - 1], "others")) return false;
  return (
    is(tokens[at + 1], ...predicate) && (counts[word!.text] ?? Number(word!.text)) <= own.length
  );
}

/** `A B`: the writer's armies that begin so. */
function initial(
  own: readonly OwnUnit[],
  names: Names,
  type: Token,
  letter: Token,
): readonly Token[] {
  const units = own.filter(
    (unit) => unit.type === typeOf(type) && names.hasInitial(letter.text, unit.at),
  );
  return units.length === 0 ? [letter] : [named(letter, units)];
}

function typeOf(word: Token): UnitType {
  return is(word, "army") ? "A" : "F";
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  if (at === 0 || is(tokens[at - 1], "separator", "both", "others", "all-but")) return true;
  // `Take Denmark with the fleet`
  if (
    is(tokens[at - 1], "with") &&
    is(tokens[at - 2], "place") &&
    !is(tokens[at + 1], ...predicate)
  )
    return true;
  // `Serbia supports my fleet to Greece`
  if (is(tokens[at - 1], "support", "convoy") && is(tokens[at + 1], "arrow", "hold")) return true;
  return at === 1 && is(tokens[0], "hold", "remove", "arrow", "retreat");
}

/** `lon nth edi nwg lvp h`, `Vie,Gal`: places in pairs, the first of each with a unit. */
function withPairs({ own, kind }: Situation, tokens: readonly Token[]): readonly Token[] {
  if (kind === "A") return tokens;
  const isOwn = (word: Token | undefined) =>
    own.some(({ at }) => word?.places.length === 1 && word.places[0]!.at === at);
  const [first, comma, second] = tokens;
  if (tokens.length === 3 && is(comma, "separator") && isOwn(first) && is(second, "place")) {
    return isOwn(second) || comma!.text !== ","
      ? tokens
      : [first!, token(["arrow"], comma!), second!];
  }
  const isName = (word: Token) =>
    word.roles.every((role) => role === "place" || role === "nation") && is(word, "place");
  const isStay = (word: Token, at: number) => at % 2 === 1 && /^(?:h|holds?)$/.test(word.text);
  const arePlaces = tokens.every((word, at) => isName(word) || isStay(word, at));
  if (!arePlaces || tokens.length < 4 || tokens.length % 2 === 1) return tokens;
  if (!tokens.every((word, at) => at % 2 === 1 || isOwn(word))) return tokens;
  // `Sev Mos War h`: all three may hold.
  if (tokens.every((word, at) => isStay(word, at) || isOwn(word))) return tokens;
  return tokens.flatMap((word, at) => {
    if (isStay(word, at)) return [word];
    const place = { ...word, roles: ["place"] as const };
    if (at % 2 === 1) return [token(["arrow"], word), place];
    return at === 0 ? [place] : [token(["separator"], word), place];
  });
}

/** `Lvn H War - Gal Mos H`: orders with nothing between them, each of an own unit. */
function withRuns({ own, kind }: Situation, tokens: readonly Token[]): readonly Token[] {
  if (kind !== "M" || tokens.length < 5) return tokens;
  let from = 0;
  return tokens.flatMap((word, at) => {
    if (is(word, "separator")) from = at + 1;
    const isNext =
      own.some((unit) => isAt(unit, word)) && is(tokens[at + 1], "arrow", "hold", "support");
    if (!isNext || !isWhole(tokens.slice(from, at))) return [word];
    from = at;
    return [token(["separator"], word), word];
  });
}

/** `Sev Mos War all hold`: units with nothing between them that do the same. */
function withRows({ own, kind }: Situation, tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((word) => !own.some((unit) => isAt(unit, word)));
  const [all, verb] = tokens.slice(Math.max(0, end));
  const doing = is(all, "others", "both") ? verb : all;
  if (kind !== "M" || end < 2 || !is(doing, "hold") || is(doing, "place")) return tokens;
  // `Sev Mos War h` may be a way and a hold.
  if (doing === all && /^(?:h|\p{L}+s)$/u.test(doing!.text)) return tokens;
  const row = tokens
    .slice(0, end)
    .flatMap((word, at) => (at === 0 ? [word] : [token(["separator", "and"], word), word]));
  return [...row, ...tokens.slice(doing === verb ? end + 1 : end)];
}

/** A unit that holds, goes somewhere or helps another, and no more. */
function isWhole(order: readonly Token[]): boolean {
  const [unit, ...doing] = order.filter((word) => !is(word, "coast"));
  if (!is(unit, "place") || is(unit, "army", "fleet")) return false;
  const [verb, helped, ...way] = doing;
  const isHelp = is(verb, "support") && is(helped, "place");
  return (
    isHold(doing) || isWay(doing) || (isHelp && (way.length === 0 || isHold(way) || isWay(way)))
  );
}

function isHold([verb, ...rest]: readonly Token[]): boolean {
  return is(verb, "hold") && rest.length === 0;
}

function isWay([verb, to, ...rest]: readonly Token[]): boolean {
  return is(verb, "arrow") && is(to, "place") && rest.length === 0;
}

/** The tokens with all that names which begin alike can be: own units, and goals; null if there are none. */
export function withOwnNames(
  { own, names }: Situation,
  tokens: readonly Token[],
): readonly Token[] | null {
  let isChanged = false;
  const changed = tokens.map((word, at) => {
    const [place, another] = word.places;
    const start = is(tokens[at - 1], "army", "fleet") ? at - 1 : at;
    // `F Edi - Nor`, where no fleet goes to Norway: any name that begins so may be meant.
    // `F Ion S Tyr`, which no fleet can reach
    const isObject = is(tokens[start - 1], "support") && !is(tokens[at], "nation");
    if ((is(tokens[at - 1], "arrow") || isObject) && place !== undefined && word.text.length < 5) {
      const alike = names
        .prefix(word.text)
        .filter((other) => other.at !== place.at && other.cost === 0);
      if (alike.length > 0) isChanged = true;
      return { ...word, places: [...word.places, ...alike] };
    }
    const isSubject = start === 0 || is(tokens[start - 1], "separator");
    if (!isSubject || place === undefined || another !== undefined || word.text.length < 2)
      return word;
    const units = own.filter(
      (unit) => unit.at !== place.at && names.hasInitial(word.text, unit.at),
    );
    if (units.length === 0) return word;
    isChanged = true;
    return { ...word, places: units.map(({ at: id }) => ({ at: id, cost: 0 })) };
  });
  return isChanged ? changed : null;
}
