/**
 * What builds and removals say in their own way, brought to one that the grammar knows: `an army in Paris and another in
 * Marseilles`, `DISBAND ARM SMY`, `build two armies, in Moscow and Warsaw`.
 */
import { is, type Token, token } from "../../lexer/token.js";
import { isAt, plural, type Situation } from "./situation.js";

/** What builds and removals say in their own way. */
export function adjusted(tokens: readonly Token[]): readonly Token[] {
  const told = withSeparators(eachOfThem(allGetting(tokens.filter(isTelling))));
  return distributed(typed(told).flatMap(adjustedWord));
}

/** A word of it, with what its neighbours make of it. */
function adjustedWord(word: Token, at: number, all: readonly Token[]): readonly Token[] {
  const next = all[at + 1];
  // `I'll take a fleet in Brest`
  if (
    is(word, "arrow") &&
    /^(?:take|takes|put|puts|place)$/.test(word.text) &&
    is(next, "army", "fleet")
  )
    return [];
  // `a fleet, Naples`
  const isOnly = all.filter((other) => is(other, "place")).length === 1;
  if (word.text === "," && is(all[at - 1], "army", "fleet") && is(next, "place") && isOnly)
    return [];
  // `both an army in Paris and a fleet in Brest`
  if (
    is(word, "both") &&
    is(next, "army", "fleet", "place") &&
    all.some((other) => is(other, "and"))
  )
    return [];
  // `Edinburgh - a fleet`
  const ends = all[at + 2] === undefined || is(all[at + 2], "separator");
  if (is(word, "arrow") && is(all[at - 1], "place", "coast") && is(next, "army", "fleet") && ends)
    return [];
  // `Make it a fleet in Edinburgh`, `another army in Liverpool`, `I'll go for an army in London`
  if (at === 0 && wishes.test(word.text) && is(next, "army", "fleet"))
    return [token(["build"], word)];
  // `a fleet for Sevastopol`
  if (word.text === "for" && is(all[at - 1], "army", "fleet") && is(next, "place")) return [];
  // `one fleet in Brest`, `une armée à Paris`
  if (/^(?:one|1)$/.test(word.text) && is(next, "army", "fleet")) {
    return plural.test(next!.text) ? [token(["unknown"], word)] : [];
  }
  if (/^(?:a|à)$/.test(word.text) && is(all[at - 1], "army", "fleet") && is(next, "place"))
    return [];
  // `A Boh x`
  const isLast = next === undefined || is(next, "separator");
  if (word.text === "x" && is(all[at - 1], "place", "coast") && isLast)
    return [token(["remove"], word)];
  // `-A Ser -F Gre`
  if (is(word, "arrow") && /^[-\u2013]$/.test(word.text) && is(next, "army", "fleet")) {
    return [token(["separator"], word), token(["minus"], word)];
  }
  return [word];
}

/** Neither `for me` in `a new army for me, in Munich` nor `one` in `one new fleet` nor `more` in `two more` nor `4` in `waive all 4`. */
function isTelling(word: Token, at: number, all: readonly Token[]): boolean {
  const [before, next] = [all[at - 1], all[at + 1]];
  const isOwner = (one: Token | undefined) => /^(?:me|us|mich|uns|moi|nous)$/.test(one?.text ?? "");
  if (is(before, "army", "fleet") && word.text === "for" && isOwner(next)) return false;
  if (before?.text === "for" && isOwner(word)) return false;
  if (word.text === "more" && is(next, "army", "fleet")) return false;
  if (/^(?:one|1)$/.test(word.text) && (next?.text === "new" || before?.text === "another"))
    return false;
  return !(is(word, "number") && is(before, "others") && is(all[at - 2], "waive"));
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
  const places = tokens.slice(0, -3).filter((word) => !is(word, "separator"));
  const isEach =
    each?.text === "each" && is(type, "army", "fleet") && /^(?:one|1)$/.test(count?.text ?? "");
  if (!isEach || places.length < 2 || !places.every((word) => is(word, "place"))) return tokens;
  return places.flatMap((place, at) =>
    at === 0 ? [type!, place] : [token(["separator"], place), type!, place],
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

/**
 * `Ser, Gre`, where just so many units go: names of own units alone, and nothing before them, are no place to build in.
 */
export function asRemoved(
  { own, due, kind }: Pick<Situation, "own" | "due" | "kind">,
  tokens: readonly Token[],
  isFirst: boolean,
): readonly Token[] {
  const units = tokens.filter((word) => is(word, "place"));
  if (kind !== "A") return tokens;
  // `Trieste and Galicia can go`
  const [can, go] = tokens.slice(-2);
  const goes = can?.text === "can" && go?.text === "go" && units.length <= -due;
  const listed = goes ? tokens.slice(0, -2) : tokens;
  const isList =
    (goes ? units.length > 0 : isFirst && units.length > 1 && units.length === -due) &&
    listed.every((word) => is(word, "place", "separator") && !is(word, "nation", "army", "fleet"));
  const areOwn = units.every((word) => own.some((unit) => isAt(unit, word)));
  return isList && areOwn ? [token(["remove"], tokens[0]!), ...listed] : tokens;
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
  const begins = (at: number) => at > 0 && !is(units[at - 1], "army", "fleet");
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
