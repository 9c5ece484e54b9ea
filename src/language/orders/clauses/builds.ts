/** What a place gets in winter: `Brest gets a new fleet, Marseilles likewise`. */
import { is, type Token, type Tokens, token } from "../../lexer/token.js";

const getting = /^(?:gets|receives|wants|needs)$/;
const alike = /^(?:ditto|likewise|same|the same|too|as well)$/;

/** `Brest gets a new fleet`, `Brest launches a fleet`: what is built there, as orders say it. */
export function withGetting(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) =>
      (getting.test(word.text) || isFirstBuild(tokens, index)) &&
      is(tokens[index - 1], "place", "coast") &&
      (is(tokens[index + 1], "army", "fleet") || is(tokens[index + 1], "build")),
  );
  const fresh = is(tokens[at + 1], "build") ? 1 : 0;
  const type = tokens[at + 1 + fresh];
  if (at < 1 || !is(type, "army", "fleet")) return tokens;
  const start = Math.max(0, is(tokens[at - 1], "coast") ? at - 2 : at - 1);
  const build = token(["build"], tokens[at]!);
  const behind = withGetting(tokens.slice(at + 2 + fresh));
  return [...tokens.slice(0, start), build, type!, ...tokens.slice(start, at), ...behind];
}

function isFirstBuild(tokens: Tokens, at: number): boolean {
  return is(tokens[at], "build") && !tokens.slice(0, at).some((word) => is(word, "build"));
}

/** `A fleet is launched in Brest`: the verb goes first. */
export function withRaised(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) =>
      is(word, "build") &&
      is(tokens[index - 1], "army", "fleet") &&
      is(tokens[index + 1], "place") &&
      (index === 1 || is(tokens[index - 2], "separator")),
  );
  if (at < 1) return tokens;
  const [type, verb] = tokens.slice(at - 1, at + 1);
  return [...tokens.slice(0, at - 1), verb!, type!, ...withRaised(tokens.slice(at + 1))];
}

/** `a fleet in London, and Edinburgh gets one as well`: the type that was said last is meant again. */
export function withBuildsAgain(tokens: Tokens): Tokens {
  if (tokens.some((word) => is(word, "remove"))) return tokens;
  const place = tokens.findIndex(
    (word, at) =>
      at > 0 && is(tokens[at - 1], "separator") && is(word, "place") && lengthOf(tokens, at) > 0,
  );
  const type = tokens.slice(0, Math.max(0, place)).findLast((word) => is(word, "army", "fleet"));
  if (type === undefined) return tokens;
  const rest = withBuildsAgain([type, ...tokens.slice(place + 1 + lengthOf(tokens, place))]).slice(
    1,
  );
  return [...tokens.slice(0, place), type, tokens[place]!, ...rest];
}

/** How many words behind a place say that it gets the same: 0 where none do. */
function lengthOf(tokens: Tokens, at: number): number {
  const [word, one, behind] = tokens.slice(at + 1, at + 4);
  const ends = (next: Token | undefined) => next === undefined || is(next, "separator");
  if (is(word, "reference") && alike.test(word!.text) && ends(one)) return 1;
  return getting.test(word?.text ?? "") && one?.text === "one" && ends(behind) ? 2 : 0;
}

/** `Rome, army`, `Budapest and Vienna, armies`: the type behind its places. */
export function withTypeBehind(tokens: Tokens): Tokens {
  const [comma, type] = tokens.slice(-2);
  const places = tokens.slice(0, -2);
  const isList = places.length > 0 && places.every((word) => is(word, "place", "coast", "and"));
  return comma?.text === "," && is(type, "army", "fleet") && isList ? [type!, ...places] : tokens;
}

/** `a fleet in Brest and another fleet in Marseilles`, in the languages of players. */
export function isAnother({ text }: Token): boolean {
  return /^(?:another|noch|weitere|autre|otr[ao]|altr[ao]|outr[ao]|nog)$/.test(text);
}
