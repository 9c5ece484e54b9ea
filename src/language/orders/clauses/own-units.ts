/**
 * Units that are named by what the position tells: `the fleet` where there is one, `to Galicia` where only
 * one can go there, `both armies`. Each becomes the name of every own unit that it can be; the board
 * chooses among them as among the candidates of any name.
 */
import type { PowerId, ProvinceId, UnitType } from "../../../map/index.js";
import type { PhaseKind } from "../../../rules/index.js";
import { is, type Token, token } from "../../lexer/token.js";
import type { Names } from "../../names/names.js";

/** A unit that the writer can order in this phase. */
export interface OwnUnit {
  readonly type: UnitType;
  readonly at: ProvinceId;
}

interface Situation {
  readonly kind: PhaseKind;
  /** How many units may be built, or below nothing must go. */
  readonly due: number;
  readonly power: PowerId | null;
  readonly own: readonly OwnUnit[];
  readonly names: Names;
}

/** The tokens with the units in full that the position tells. */
export function withOwnUnits(situation: Situation, tokens: readonly Token[]): readonly Token[] {
  const winter = situation.kind === "A" ? adjusted(tokens) : tokens;
  if (situation.own.length === 0) return winter;
  const own = withoutSelf(situation, winter);
  return withSubject(
    situation,
    withUnitsOfTypes(
      situation,
      withRuns(situation, withPairs(situation, withCounts(situation, own))),
    ),
  );
}

/** `France moves A Bur - Mun`: the writer speaks of themselves. */
function withoutSelf({ power }: Situation, tokens: readonly Token[]): readonly Token[] {
  const [who, verb, unit] = tokens;
  if (power === null || !is(who, "nation") || !who!.powers.includes(power)) return tokens;
  const isVerb = is(verb, "arrow") && /^\p{L}/u.test(verb!.text);
  const isAll = is(verb, "hold") && is(unit, "others") && !is(who, "place");
  return isAll || (isVerb && is(unit, "army", "fleet")) ? tokens.slice(1) : tokens;
}

const predicate = ["arrow", "hold", "support", "convoy", "retreat", "remove", "via"] as const;
const plural =
  /^(?:armies|fleets|boats|ships|troops|armeen|flotten|ejercitos|flotas|armees|flottes|eserciti|armate|legers|vloten|exercitos|frotas)$/;

function named(source: Token, units: readonly OwnUnit[]): Token {
  const places = units.map(({ at }) => ({ at, cost: 0 }));
  return token(["place"], source, { places });
}

/** `the fleet sails to Albania`, `my armies hold`, `A B - Mun`. */
function withUnitsOfTypes({ own, names }: Situation, tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((word, at) => {
    const next = tokens[at + 1];
    if (isOther(word) && is(next, "army", "fleet") && is(tokens[at + 2], ...predicate)) return [];
    if (is(tokens[at - 1], "army", "fleet") && word.text.length === 1 && !is(word, "place")) {
      return is(next, "arrow") ? initial(own, names, tokens[at - 1]!, word) : [word];
    }
    if (!is(word, "army", "fleet") || word.text.length < 3 || !beginsClause(tokens, at))
      return [word];
    if (next !== undefined && !is(next, ...predicate, "separator")) return [word];
    const isOf = is(tokens[at - 1], "both", "others") && !isOther(tokens[at - 1]);
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
    const isOfOthers = is(word, "number") && is(tokens[at - 1], "others") && is(next, ...predicate);
    if (isOfOthers && (counts[word.text] ?? Number(word.text)) <= own.length) return [];
    const isCount = is(word, "number", "both") && next !== undefined && plural.test(next.text);
    if (!isCount || is(tokens[at + 2], "place")) return [word];
    const count = counts[word.text] ?? Number(word.text);
    const isRight = own.filter(({ type }) => type === typeOf(next)).length === count;
    if (isRight) return is(word, "both") ? [word] : [];
    return Number.isNaN(count) ? [word] : [token(["unknown"], word)];
  });
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
  if (at === 0 || is(tokens[at - 1], "separator", "both", "others")) return true;
  return at === 1 && is(tokens[0], "hold", "remove", "arrow", "retreat");
}

/** `hold`, `to Galicia!`, `retreat to Picardy`: the unit goes without saying. */
function withSubject({ kind, own }: Situation, tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  if (first === undefined || kind === "A") return tokens;
  const isIt = kind === "R" && rest.length === 1 && is(rest[0], "reference");
  const alone =
    (rest.length === 0 || isIt) && (kind === "M" ? is(first, "hold") : is(first, "remove"));
  if (alone) return own.length === 1 ? [named(first, own), first] : tokens;
  const isWay =
    rest.every((word) => is(word, "arrow", "place", "coast")) && is(rest.at(-1), "place", "coast");
  // `Gascony.`, where one unit retreats
  const isGoal = [first, ...rest].every((word) => is(word, "place", "coast") && !word.guessed);
  if (kind === "R" && own.length === 1 && isGoal && is(first, "place") && rest.length < 2) {
    return isAt(own[0]!, first) ? tokens : [named(first, own), token(["arrow"], first), ...tokens];
  }
  const places = rest.filter((word) => is(word, "place"));
  const begins =
    (is(first, "arrow") && /^\p{L}/u.test(first.text)) || (kind === "R" && is(first, "retreat"));
  return begins && isWay && places.length === 1 ? [named(first, own), ...tokens] : tokens;
}

function isAt({ at }: OwnUnit, word: Token): boolean {
  return word.places.some((place) => place.at === at);
}

/** `lon nth edi nwg lvp yor`, `Vie,Gal`: places in pairs, the first of each with a unit. */
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
  const arePlaces = tokens.every(
    (word) =>
      word.roles.every((role) => role === "place" || role === "nation") && is(word, "place"),
  );
  if (!arePlaces || tokens.length < 4 || tokens.length % 2 === 1) return tokens;
  if (!tokens.every((word, at) => at % 2 === 1 || isOwn(word))) return tokens;
  return tokens.flatMap((word, at) => {
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

/** A unit that holds or goes somewhere, and no more. */
function isWhole(order: readonly Token[]): boolean {
  const [unit, verb, to, ...rest] = order.filter((word) => !is(word, "coast"));
  if (!is(unit, "place") || is(unit, "army", "fleet") || rest.length > 0) return false;
  return to === undefined ? is(verb, "hold") : is(verb, "arrow") && is(to, "place");
}

/** What builds and removals say in their own way. */
function adjusted(tokens: readonly Token[]): readonly Token[] {
  return distributed(
    typed(withSeparators(tokens)).flatMap((word, at, all) => {
      const next = all[at + 1];
      // `I'll take a fleet in Brest`
      if (
        is(word, "arrow") &&
        /^(?:take|takes|put|puts|place)$/.test(word.text) &&
        is(next, "army", "fleet")
      )
        return [];
      // `one fleet in Brest`, `une armée à Paris`
      if (/^(?:one|1)$/.test(word.text) && is(next, "army", "fleet")) {
        return plural.test(next!.text) ? [token(["unknown"], word)] : [];
      }
      if (/^(?:a|à)$/.test(word.text) && is(all[at - 1], "army", "fleet") && is(next, "place"))
        return [];
      // `-A Ser -F Gre`
      if (is(word, "arrow") && /^[-\u2013]$/.test(word.text) && is(next, "army", "fleet")) {
        return [token(["separator"], word), token(["minus"], word)];
      }
      return [word];
    }),
  );
}

/** `an army in Paris and another in Marseilles`, `Kiel gets a fleet`, `Kiel fleet Berlin army` */
function typed(tokens: readonly Token[]): readonly Token[] {
  let type: Token | null = null;
  const all = tokens.flatMap((word, at) => {
    if (is(word, "army", "fleet")) type = word;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isSecond =
      /^(?:another|one)$/.test(word.text) && is(before, "separator") && is(next, "place");
    if (isSecond && type !== null) return [type];
    // `I need an army in Berlin`
    if (at === 0 && /^(?:need|want)$/.test(word.text) && is(next, "army", "fleet")) return [];
    return /^(?:gets|receives|wants|needs)$/.test(word.text) &&
      is(before, "place", "coast") &&
      is(next, "army", "fleet")
      ? []
      : [word];
  });
  const isPair = (word: Token, at: number) =>
    is(word, "unitword") && word.text.length > 1 && is(all[at - 1], "place", "coast");
  const ends = all.flatMap((word, at) => (isPair(word, at) ? [at] : []));
  const arePairs = ends.length > 1 && all.every((word) => is(word, "place", "coast", "unitword"));
  if (!arePairs || ends.at(-1) !== all.length - 1) return all;
  return all.flatMap((word, at) =>
    at > 0 && ends.includes(at - 1) ? [token(["separator"], word), word] : [word],
  );
}

/** `Ser, Gre`, where just so many units go: names of own units alone are no place to build in. */
export function asRemoved(
  { own, due, kind }: Pick<Situation, "own" | "due" | "kind">,
  tokens: readonly Token[],
): readonly Token[] {
  const units = tokens.filter((word) => is(word, "place"));
  if (kind !== "A") return tokens;
  const isList =
    units.length > 1 &&
    units.length === -due &&
    tokens.every((word) => is(word, "place", "separator") && !is(word, "nation", "army", "fleet"));
  const areOwn = units.every((word) => own.some((unit) => isAt(unit, word)));
  return isList && areOwn ? [token(["remove"], tokens[0]!), ...tokens] : tokens;
}

/** `DISBAND ARM SMY`: names with nothing between them. */
function withSeparators(tokens: readonly Token[]): readonly Token[] {
  const [verb, ...units] = tokens;
  const areNames =
    units.length > 1 && units.every((word) => is(word, "place") && !is(word, "nation"));
  if (!is(verb, "remove") || !areNames) return tokens;
  return [
    verb!,
    ...units.flatMap((word, at) => (at === 0 ? [word] : [token(["separator"], word), word])),
  ];
}

/** `build two armies, in Moscow and Warsaw`: the type of all that follow. */
function distributed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((word) => is(word, "army", "fleet") && plural.test(word.text));
  if (at < 0 || tokens.slice(at + 1).some((word) => is(word, "army", "fleet"))) return tokens;
  const type = tokens[at]!;
  const before = tokens.slice(0, at).filter((word) => !is(word, "number", "both"));
  const behind = tokens
    .slice(at + 1)
    .filter((word, index) => index > 0 || !is(word, "separator", "colon", "arrow"));
  const isList = behind.every((word) => is(word, "place", "coast", "separator"));
  if (!isList || !behind.some((word) => is(word, "place"))) return tokens;
  const parted = behind.flatMap((word, index) => {
    const isNext = is(word, "place") && is(behind[index - 1], "place", "coast");
    return isNext ? [token(["separator"], word), word] : [word];
  });
  return [...before, ...parted.flatMap((word) => (is(word, "place") ? [type, word] : [word]))];
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
    if (is(tokens[at - 1], "arrow") && place !== undefined && word.text.length < 5) {
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
