/** Units that go without saying: `to Galicia!`, `take it off the board`, `convoy Belgium to London`. */
import { is, type Token, token } from "../../lexer/token.js";
import { isAt, named, type OwnUnit, type Situation } from "./situation.js";

/** `hold`, `to Galicia!`, `retreat to Picardy`: the unit goes without saying. */
export function withSubject({ kind, own }: Situation, said: readonly Token[]): readonly Token[] {
  const tokens = kind === "R" ? withoutIt(said) : said;
  const [first, ...rest] = tokens;
  if (first === undefined || kind === "A") return tokens;
  const alone = rest.length === 0 && (kind === "M" ? is(first, "hold") : is(first, "remove"));
  if (alone) return own.length === 1 ? [named(first, own), first] : tokens;
  // `It holds`, where there is one unit
  const isIt =
    /^(?:it|he|she)$/.test(first.text) && is(rest[0], "hold") && !/^may /.test(rest[0]!.text);
  if (isIt && kind === "M" && own.length === 1 && rest.length === 1)
    return [named(first, own), ...rest];
  if (kind === "M" && is(first, "convoy")) return withCarriers(own, tokens);
  const isWay =
    rest.every((word) => is(word, "arrow", "place", "coast") && !word.guessed) &&
    is(rest.at(-1), "place", "coast");
  // `Gascony.`, where one unit retreats
  const isGoal = [first, ...rest].every((word) => is(word, "place", "coast") && !word.guessed);
  if (kind === "R" && own.length === 1 && isGoal && is(first, "place") && rest.length < 2) {
    return isAt(own[0]!, first) ? tokens : [named(first, own), token(["arrow"], first), ...tokens];
  }
  const places = rest.filter((word) => is(word, "place"));
  const begins =
    (is(first, "arrow") && /^\p{L}/u.test(first.text) && !first.guessed) ||
    (kind === "R" && is(first, "retreat"));
  // `Take Rome`, where a unit of the writer's stands: nobody knows who goes.
  const isTaken = own.some((unit) => places.some((place) => isAt(unit, place)));
  return begins && isWay && places.length === 1 && !isTaken
    ? [named(first, own), ...tokens]
    : tokens;
}

/** `Take it off the board`, `it goes to Holland`: the unit that retreats, as without such words. */
function withoutIt(tokens: readonly Token[]): readonly Token[] {
  const goes = tokens.find((word) => is(word, "remove"));
  const isIdle = (word: Token) => word === goes || is(word, "reference", "with", "bring");
  if (goes !== undefined && tokens.every(isIdle)) return [goes];
  const isIt =
    /^(?:it|him|her|she|he|they|that one|elle|il|sie|er|ella|lui|lei|zij|ze|hij|ela|ele)$/.test(
      tokens[0]?.text ?? "",
    );
  return isIt && is(tokens[1], "arrow", "retreat") ? tokens.slice(1) : tokens;
}

/** `Convoy Belgium to London`: by the fleet that can. An army of the writer's goes with it. */
function withCarriers(own: readonly OwnUnit[], tokens: readonly Token[]): readonly Token[] {
  const [verb, ...way] = tokens;
  const fleets = own.filter(({ type }) => type === "F");
  const isWay =
    way.every((word) => is(word, "army", "place", "arrow")) &&
    is(way.at(-1), "place") &&
    // `convoy London Norway`
    (is(way.at(-2), "arrow") || way.filter((word) => is(word, "place")).length === 2);
  if (!carries.test(verb!.text) || fleets.length === 0 || !isWay) return tokens;
  const carriers = named(verb!, fleets);
  const army = way.find((word) => is(word, "place"))!;
  const isOwn = own.some((unit) => unit.type === "A" && isAt(unit, army));
  return isOwn ? [...way, token(["ferried-by"], verb!), carriers] : [carriers, ...tokens];
}

const carries = /^(?:convoy|ferry|transport|carry)$/;
