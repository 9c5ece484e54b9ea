/** Words that join one order to another, where they could be something else: `but`, `so that`. */
import { is, type Token, token, verbRoles } from "../../lexer/token.js";
import { type Forces, isAt, type OwnUnit } from "./situation.js";
import { withTopics } from "./topics.js";
import { withWishes } from "./wished.js";

/** The tokens with such words as separators, or as the units that they point at. */
export function joinedTokens(situation: Forces, tokens: readonly Token[]): readonly Token[] {
  const contrasted = withContrasts(withTopics(withTypes(situation, tokens)));
  const wished = withWishes(situation, contrasted);
  const joined = withLists(situation, withPurposes(situation, wished));
  return withThere(situation, joined);
}

/** `Arm Smy - Syr`: before an own unit a name is its type cut short, where nothing of the writer's stands there. */
function withTypes({ own }: Forces, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((word, at) => {
    const [unit, verb] = tokens.slice(at + 1);
    const begins = at === 0 || is(tokens[at - 1], "separator");
    const army = own.find((other) => other.type === "A" && unit !== undefined && isAt(other, unit));
    const isType = word.text === "arm" && begins && army !== undefined && is(verb, ...verbRoles);
    return isType && !own.some((other) => isAt(other, word)) ? token(["army"], word) : word;
  });
}

/** `Paris holds but the fleet leaves for the Channel`: where nothing is denied, `but` joins one order to another. */
function withContrasts(tokens: readonly Token[]): readonly Token[] {
  const [contrast, another] = tokens.filter((word) => is(word, "doubt"));
  if (contrast?.text !== "but" || another !== undefined) return tokens;
  const turn = tokens.indexOf(contrast);
  if (/^(?:any|no|every)(?:thing|body|one)$/.test(tokens[turn - 1]?.text ?? "")) return tokens;
  const isOrdered = tokens.slice(0, turn).some((word) => is(word, "arrow", "hold", "support"));
  const [who, ...rest] = tokens.slice(turn + 1);
  const verb = is(rest[0], "place", "coast") ? rest[1] : rest[0];
  if (!isOrdered || !is(who, "army", "fleet", "place") || !is(verb, "arrow", "hold", "support"))
    return tokens;
  return tokens.map((word) => (word === contrast ? token(["separator"], word) : word));
}

/**
 * `Spain goes to Portugal so that the fleet in Marseilles may enter Spain`: where one unit leaves, another may
 * follow in the same turn. Elsewhere nobody knows when the other is to go, and it is asked back.
 */
function withPurposes(
  { own }: { readonly own: readonly OwnUnit[] },
  tokens: readonly Token[],
): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === "so that");
  const isOwn = (word: Token) => own.some((unit) => isAt(unit, word));
  const [unit, ...way] = tokens.slice(at + 1).filter((word) => !is(word, "army", "fleet", "coast"));
  const goes = way.findIndex((word) => is(word, "arrow"));
  const goal = way[goes + 1];
  const areModal = way.slice(0, Math.max(0, goes)).every(({ text }) => modal.test(text));
  if (at < 1 || unit === undefined || !isOwn(unit) || goes < 0 || !areModal || !is(goal, "place"))
    return tokens;
  const left = tokens.slice(0, at).find((word) => is(word, "place"));
  const isFreed = goal!.places.some((place) => left?.places.some((other) => other.at === place.at));
  const joint = token(["separator"], tokens[at]!);
  const doubt = isFreed ? [] : [token(["doubt"], tokens[at]!)];
  const rest = tokens.slice(at + 1).filter(({ text }) => !(isFreed && modal.test(text)));
  const end = rest.indexOf(goal!) + 1;
  return [...tokens.slice(0, at), joint, ...rest.slice(0, end), ...doubt, ...rest.slice(end)];
}

/** `fleet Ankara to Black Sea army Smyrna to Armenia`, as it was dictated: behind an order a unit begins another. */
export function withBreaks(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((word, at) => {
    const begins = is(word, "army", "fleet") && word.text.length > 2 && is(tokens[at - 1], "place");
    const start = tokens.slice(0, at).findLastIndex((other) => is(other, "separator"));
    const isOrdered = tokens.slice(start + 1, at - 1).some((other) => is(other, "arrow"));
    return begins && isOrdered ? [token(["separator"], word), word] : [word];
  });
}

/** `Sweden Norway and St Pete hold`: of own units before one verb the first does not go to the second. */
function withLists(
  { own }: { readonly own: readonly OwnUnit[] },
  tokens: readonly Token[],
): readonly Token[] {
  const isOwn = (word: Token | undefined) =>
    word !== undefined && own.some((unit) => isAt(unit, word));
  return tokens.flatMap((word, at) => {
    const [before, next, and, third, verb] = [-1, 1, 2, 3, 4].map((step) => tokens[at + step]);
    const begins = before === undefined || is(before, "separator", "place");
    const areOwn = [word, next, third].every(isOwn);
    const isList = begins && areOwn && is(and, "and") && is(verb, "hold", "remove");
    return isList ? [word, token(["separator"], { ...next!, text: "," })] : [word];
  });
}

/** `Moscow to Sevastopol while the fleet there slips into the Black Sea`: the own unit where the order before leads. */
function withThere(
  { own }: { readonly own: readonly OwnUnit[] },
  tokens: readonly Token[],
): readonly Token[] {
  return tokens.map((word, at) => {
    const place = tokens.slice(0, at).findLast((other) => is(other, "place"));
    const isUnit = is(tokens[at - 1], "army", "fleet") && is(tokens[at + 1], ...verbRoles);
    const isOwn = place !== undefined && own.some((unit) => isAt(unit, place));
    return word.text === "there" && isUnit && isOwn
      ? { ...place, start: word.start, end: word.end }
      : word;
  });
}

const modal = /^(?:can|may|might|could|will|shall)$/;
