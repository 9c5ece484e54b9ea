/**
 * What builds and removals say in their own way, brought to one that the grammar knows: `an army in Paris and
 * another in Marseilles`, `DISBAND ARM SMY`, `build two armies, in Moscow and Warsaw`.
 */
import { regex } from "../../../util/index.js";
import { is, type Token, token } from "../../lexer/token.js";
import { isAnother, withBuildsAgain, withGetting, withRaised, withTypeBehind } from "./builds.js";
import { isAt, plural, type Situation } from "./situation.js";

/** What builds and removals say in their own way. */
export function adjusted(
  { own }: Pick<Situation, "own">,
  tokens: readonly Token[],
): readonly Token[] {
  const counted = tokens.map((word, at) =>
    // `e outra frota em Marselha`
    word.text === "e" && tokens[at + 1] !== undefined && isAnother(tokens[at + 1]!)
      ? token(["separator", "and"], word)
      : // `The other two I waive`
        is(word, "others") && is(tokens[at + 1], "number")
        ? { ...word, text: "the others" }
        : word,
  );
  const steps = [withTypeBehind, withRaised, withGetting, withBuildsAgain, allGetting, eachOfThem];
  const told = steps.reduce<readonly Token[]>(
    (read, step) => step(read),
    counted.filter(isTelling),
  );
  const words = typed(withSeparators(inTurn(told)));
  return distributed(
    words.flatMap((word, at) => (isApart(own, words, at) ? [word] : adjustedWord(word, at, words))),
  );
}

/** `scrap the fleet, Silesia too`: behind a unit's type a comma leads to no own unit of the other type. */
function isApart(own: Situation["own"], words: readonly Token[], at: number): boolean {
  const [type, place] = [words[at - 1], words[at + 1]];
  if (words[at]!.text !== "," || !is(type, "army", "fleet")) return false;
  const other = is(type, "army") ? "F" : "A";
  return own.some((unit) => unit.type === other && place !== undefined && isAt(unit, place));
}

/** A word of it, with what its neighbours make of it. */
function adjustedWord(word: Token, at: number, all: readonly Token[]): readonly Token[] {
  const next = all[at + 1];
  if (leads(word, at, all) || counts(word, at, all)) return [];
  // `Make it a fleet in Edinburgh`, `another army in Liverpool`, `I'll go for an army in London`
  if (at === 0 && wishes.test(word.text) && is(next, "army", "fleet"))
    return [token(["build"], word)];
  // `one fleets`
  if (/^(?:one|1)$/.test(word.text) && is(next, "army", "fleet")) {
    return plural.test(next!.text) ? [token(["unknown"], word)] : [];
  }
  // `A Boh x`
  if (word.text === "x" && is(all[at - 1], "place", "coast") && endsBefore(next))
    return [token(["remove"], word)];
  // `-A Ser -F Gre`
  if (is(word, "arrow") && /^[-\u2013]$/.test(word.text) && is(next, "army", "fleet")) {
    return [token(["separator"], word), token(["minus"], word)];
  }
  return [word];
}

/** A word that only leads from a unit's type to its place or back, or to both. */
function leads(word: Token, at: number, all: readonly Token[]): boolean {
  const [before, next, behind] = [-1, 1, 2].map((step) => all[at + step]);
  const isVerb = is(word, "arrow");
  // `I'll take a fleet in Brest`
  if (isVerb && /^(?:take|takes|put|puts|place)$/.test(word.text) && is(next, "army", "fleet"))
    return true;
  // `Edinburgh - a fleet`
  if (isVerb && is(before, "place", "coast") && is(next, "army", "fleet") && endsBefore(behind))
    return next!.text.length > 1;
  // `The fleet goes to Marseilles`
  if (
    /^(?:goes|go) (?:to|in|into)$/.test(word.text) &&
    is(before, "army", "fleet") &&
    is(next, "place")
  )
    return at === 1;
  if (!is(before, "army", "fleet") || !is(next, "place")) return false;
  // `a fleet, Naples`
  const isOnly = all.filter((other) => is(other, "place")).length === 1;
  // `Navy to London`, `a fleet for Sevastopol`, `an army down in Marseilles`, `une armée à Paris`
  return (word.text === "," && isOnly) || /^(?:to|into|for|down|a|à)$/.test(word.text);
}

/** Does a clause end before this word? */
function endsBefore(next: Token | undefined): boolean {
  return next === undefined || is(next, "separator");
}

/** `both an army in Paris and a fleet in Brest`, `all three are armies: Kiel, Munich, Berlin` */
function counts(word: Token, at: number, all: readonly Token[]): boolean {
  if (at === 0 && is(word, "others", "both") && isListOf(all.slice(1))) return true;
  const isPair = is(all[at + 1], "army", "fleet", "place") && all.some((other) => is(other, "and"));
  return is(word, "both") && isPair;
}

/**
 * Neither `for me` in `a new army for me, in Munich` nor `one` in `one new fleet` nor `some` in `some men` nor
 * `more` in `two more` nor `4` in `waive all 4`.
 */
function isTelling(word: Token, at: number, all: readonly Token[]): boolean {
  const [before, next] = [all[at - 1], all[at + 1]];
  const isOwner = (one: Token | undefined) => /^(?:me|us|mich|uns|moi|nous)$/.test(one?.text ?? "");
  if (is(before, "army", "fleet") && word.text === "for" && isOwner(next)) return false;
  if (before?.text === "for" && isOwner(word)) return false;
  if (/^(?:more|some)$/.test(word.text) && is(next, "army", "fleet")) return false;
  if (isAnother(word) && at > 1 && is(next, "army", "fleet") && all[at + 2] !== undefined)
    return !all.slice(0, at).some((one) => is(one, "army", "fleet"));
  if (/^(?:one|1)$/.test(word.text) && (next?.text === "new" || before?.text === "another"))
    return false;
  const isWaived = is(all[at - 2], "waive") || is(next, "waive");
  return !(is(word, "number") && is(before, "others") && isWaived);
}

/** `three armies Kiel ...`: a type for all the places behind it. */
function isListOf(tokens: readonly Token[]): boolean {
  const [type, place] = is(tokens[0], "number") ? tokens.slice(1) : tokens;
  return is(type, "army", "fleet") && plural.test(type!.text) && is(place, "place", "colon");
}

const wishes = /^(?:it|another|go for|go with|going for|opt for|choose|pick|take)$/;

/** `Moscow and Warsaw both get armies`: the type of all that stand before it. */
function allGetting(tokens: readonly Token[]): readonly Token[] {
  const get = tokens.findIndex(({ text }) => /^(?:get|receive)$/.test(text));
  const [type, another] = tokens.slice(get + 1);
  const listed = tokens.slice(0, Math.max(0, get)).filter((word) => !is(word, "both", "others"));
  const areUnits = listed.every((word) => is(word, "place", "separator", "nation"));
  if (get < 1 || !is(type, "army", "fleet") || another !== undefined || !areUnits) return tokens;
  return [
    token(["build"], tokens[get]!),
    ...listed.flatMap((word) => (is(word, "place") ? [type!, word] : [word])),
  ];
}

/** `Moscow and Warsaw, one army each` */
function eachOfThem(tokens: readonly Token[]): readonly Token[] {
  const [count, type, each] = tokens.slice(-3);
  // `Moscow and Warsaw get an army each`
  const gets = tokens.findIndex(({ text }) => /^(?:gets?|receives?|builds?|raises?)$/.test(text));
  const end = gets > 0 ? gets : tokens.length - 3;
  const places = tokens.slice(0, end).filter((word) => !is(word, "separator"));
  const isOne = /^(?:one|1)$/.test(count?.text ?? "") || gets === tokens.length - 3;
  const isEach = each?.text === "each" && is(type, "army", "fleet") && isOne;
  if (!isEach || places.length < 2 || !places.every((word) => is(word, "place"))) return tokens;
  return unitsAt(places, () => type!);
}

/** Each place with the type of its unit before it. */
function unitsAt(places: readonly Token[], typeOf: (at: number) => Token): readonly Token[] {
  return places.flatMap((place, at) => {
    const unit = [typeOf(at), place];
    return at === 0 ? unit : [token(["separator"], place), ...unit];
  });
}

/** `one fleet and one army, in Kiel and Berlin`: as many types as places behind them, one for each in turn. */
function inTurn(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(
    (word) => !is(word, "separator") && !/^(?:one|1|a|an)$/.test(word.text),
  );
  const verb = is(words[0], "build") ? words.slice(0, 1) : [];
  const units = words.slice(verb.length);
  const [types, places] = [units.slice(0, units.length / 2), units.slice(units.length / 2)];
  const areTypes = types.every((word) => is(word, "army", "fleet") && !plural.test(word.text));
  const arePlaces = places.every((word) => is(word, "place") && !is(word, "army", "fleet"));
  if (types.length < 2 || types.length !== places.length || !areTypes || !arePlaces) return tokens;
  return [...verb, ...unitsAt(places, (at) => types[at]!)];
}

/** `an army in Paris and another in Marseilles`, `Kiel fleet Berlin army` */
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
    return [word];
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

/** Of units that must go: `Ser, Gre`, where just so many go, and nothing before them, are no place to build in. */
export function asRemoved(
  { own, due, kind }: Pick<Situation, "own" | "due" | "kind">,
  said: readonly Token[],
  { isFirst, isBehindRemoval }: { readonly isFirst: boolean; readonly isBehindRemoval: boolean },
): readonly Token[] {
  if (kind !== "A" || due >= 0) return said;
  const tokens = withGoing({ due, own }, said);
  const begin = is(tokens[0], "nation") && is(tokens[1], "colon") ? 2 : 0;
  const [first, ...rest] = tokens.slice(begin);
  // `To go: F Gre, A Gal`
  const isLeading = leading.test(first?.text ?? "") && rest.length > 0 && rest.every(isUnitWord);
  if (isLeading) return parting(tokens.slice(begin));
  const units = tokens.filter((word) => is(word, "place"));
  const isList = tokens.every(
    (word) => is(word, "place", "separator") && !is(word, "nation", "army", "fleet"),
  );
  const isDue = isFirst && units.length > 1 && units.length === -due;
  const areOwn = units.every((word) => own.some((unit) => isAt(unit, word)));
  return isList && (isDue || (isBehindRemoval && units.length > 0)) && areOwn
    ? [token(["remove"], first!), ...tokens]
    : tokens;
}

const leading = regex()`
  ^(?:
    go|goes|going|gone|out|off|take|take away|strike|withdraw|cross out|x|good ?bye|farewell|adieu
    |bye|bye bye
  )$
`;

/** `goodbye Irish Sea, goodbye Wales` */
function parting(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((word) => (leading.test(word.text) ? token(["remove"], word) : word));
}

function isUnitWord(word: Token): boolean {
  return is(word, "place", "coast", "army", "fleet", "separator") || leading.test(word.text);
}

/** `Trieste and Galicia can go`, `Tyrolia goes, Vienna stays`: what goes is removed, and the rest is kept anyway. */
function withGoing(
  { due, own }: Pick<Situation, "due" | "own">,
  tokens: readonly Token[],
): readonly Token[] {
  const goes = (at: number) =>
    /^(?:go|goes)(?: home| away)?$/.test(tokens[at]?.text ?? "") &&
    endsBefore(tokens[at + 1]) &&
    at > 0;
  const last = tokens.findLastIndex((_, at) => goes(at));
  const before = tokens.slice(0, Math.max(0, last));
  const units = before.filter((word, at) => !goes(at) && word.text !== "can");
  // Of more units than must go nobody knows which.
  const count = units.filter((word) => is(word, "place")).length || groupSize(own, units);
  const areUnits = units.every((word) => isUnitWord(word) || is(word, "both"));
  if (units.length === 0 || !areUnits || count > -due) return tokens;
  const removed = tokens.slice(0, last + 1).flatMap((word, at) => {
    if (goes(at)) return [token(["remove"], word)];
    return word.text === "can" ? [] : [word];
  });
  const rest = tokens.slice(last + 1);
  const areKept =
    rest.some((word) => is(word, "hold")) &&
    rest.every((word) => isUnitWord(word) || is(word, "hold", "others"));
  return areKept ? removed : [...removed, ...rest];
}

/** `Both my fleets go`: how many units the words for a group mean. */
function groupSize(own: Situation["own"], words: readonly Token[]): number {
  const type = words.find((word) => is(word, "army", "fleet"));
  if (type === undefined || !plural.test(type.text)) return 0;
  return own.filter((unit) => is(type, unit.type === "A" ? "army" : "fleet")).length;
}

/** `Everything except Bot and StP stays`, where just so many units go. */
export function asSpared(
  { due, own }: Pick<Situation, "due" | "own">,
  tokens: readonly Token[],
): readonly Token[] {
  const [but, ...rest] = tokens;
  const units = rest.slice(0, -1);
  const count = units.filter((word) => is(word, "place")).length;
  const areUnits = units.every((word) => is(word, "place", "coast", "army", "fleet", "separator"));
  // `Everything but Bul and Con goes`
  const goes = /^(?:go|goes)$/.test(tokens.at(-1)?.text ?? "") && own.length - count === -due;
  if (is(but, "all-but") && areUnits && goes)
    return tokens.with(-1, token(["remove"], tokens.at(-1)!));
  const isKept = is(but, "all-but") && is(tokens.at(-1), "hold") && areUnits;
  return isKept && count > 0 && count === -due ? [token(["remove"], but!), ...units] : tokens;
}

/** `DISBAND ARM SMY`, `Disband A Arm A Smy`: units with nothing between them. */
function withSeparators(tokens: readonly Token[]): readonly Token[] {
  const [verb, ...units] = tokens;
  const areUnits = units.every((word) => is(word, "place", "army", "fleet") && !is(word, "nation"));
  if (!is(verb, "remove") || units.length < 2 || !areUnits) return tokens;
  // `the Sevastopol fleet`
  const isBehind = (at: number) => is(units[at], "unitword") && !is(units[at + 1], "place");
  const begins = (at: number) => at > 0 && !is(units[at - 1], "army", "fleet") && !isBehind(at);
  return [
    verb!,
    ...units.flatMap((word, at) => (begins(at) ? [token(["separator"], word), word] : [word])),
  ];
}

/** `build two armies, in Moscow and Warsaw`: the type of all that follow, up to the next type. */
function distributed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((word) => is(word, "army", "fleet") && plural.test(word.text));
  const next = tokens.findIndex((word, index) => index > at && is(word, "army", "fleet"));
  if (at < 0) return tokens;
  if (next > 0 && is(tokens[next - 1], "separator")) {
    const [head, tail] = [tokens.slice(0, next - 1), tokens.slice(next - 1)];
    return [...distributed(head), tail[0]!, ...distributed(tail.slice(1))];
  }
  if (next > 0) return tokens;
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

/** Of the words for it those that mean nothing else: `put the fleet into the Channel` moves it. */
const building = /^(?:\p{L}+ )?(?:buil[dt]|bau|constru|constro|costru|bouw)/u;

/** Does a sentence build a unit, in winter or not? */
export function buildsUnit(tokens: readonly Token[]): boolean {
  return tokens.some((word, at) => building.test(word.text) && is(tokens[at + 1], "army", "fleet"));
}
