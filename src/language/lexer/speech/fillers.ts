/** Words between a unit and what it does that say nothing of either: whose it is, which one, and `however`. */
import { isTalkWord } from "../order-words.js";
import { is, type Token, type Tokens, verbRoles } from "../token.js";

export function isFiller(tokens: Tokens, at: number): boolean {
  return [
    isArticle,
    isOwner,
    isNamedOne,
    isHowever,
    isCompass,
    isOnlyKept,
    isForMe,
    isParticle,
  ].some((shape) => shape(tokens, at));
}

/** `the army in Sparta`: an article, though on some boards `the` is Thebes besides (`A The - Ath`). */
function isArticle(tokens: Tokens, at: number): boolean {
  if (!is(tokens[at]!, "noise") || !is(tokens[at]!, "place")) return false;
  const isBehindType = is(tokens[at - 1], "army", "fleet");
  return is(tokens[at + 1], "army", "fleet") || (is(tokens[at + 1], "place") && !isBehindType);
}

/** `the southern fleet`: which one that is, only where it goes can tell. */
function isCompass(tokens: Tokens, at: number): boolean {
  const { text, roles } = tokens[at]!;
  const isWord = roles.every((role) => role === "unknown");
  return (
    isWord &&
    /^(?:north|south|east|west)(?:ern(?:most)?)?$/.test(text) &&
    is(tokens[at + 1], "unitword")
  );
}

/** `Armenien aber greift Sewastopol an`: between a unit and its verb it denies nothing. */
function isHowever(tokens: Tokens, at: number): boolean {
  const isVerb = is(tokens[at + 1], ...verbRoles);
  return /^(?:aber|echter|pero)$/.test(tokens[at]!.text) && is(tokens[at - 1], "place") && isVerb;
}

/** `that one in Budapest`: its place says which. */
function isNamedOne(tokens: Tokens, at: number): boolean {
  const [next, place] = tokens.slice(at + 1, at + 3);
  const isIn = is(next, "noise", "from") && is(place, "place");
  return /^th(?:at|is) one$/.test(tokens[at]!.text) && isIn;
}

/** `I only keep Smyrna`, `I keep only Smyrna`: what is kept is all that is. */
function isOnlyKept(tokens: Tokens, at: number): boolean {
  const isKeeping = (word: Token | undefined) => /^keep(?:s|ing)?$/.test(word?.text ?? "");
  return tokens[at]!.text === "only" && (isKeeping(tokens[at - 1]) || isKeeping(tokens[at + 1]));
}

/** `put the army into Belgium for me, please` */
function isForMe(tokens: Tokens, at: number): boolean {
  const isMe = (word: Token | undefined) => /^(?:me|us)$/.test(word?.text ?? "");
  const me = tokens[at]!.text === "for" ? at + 1 : at;
  const isSaid = isMe(tokens[me]) && tokens[me - 1]?.text === "for" && is(tokens[me - 2], "place");
  return isSaid && (tokens[me + 1] === undefined || is(tokens[me + 1], "separator", "question"));
}

/** `props it up`, `helps Munich out`: behind the unit that is helped it belongs to the verb. */
function isParticle(tokens: Tokens, at: number): boolean {
  const [verb, unit] = tokens
    .slice(0, at)
    .filter((word) => !is(word, "noise"))
    .slice(-2);
  const isHelp = is(verb, "support") && verb!.text.length > 2;
  const isUnit = is(unit, "place", "reference");
  const ends = tokens[at + 1] === undefined || is(tokens[at + 1], "separator", "stop");
  return /^(?:up|out|along|through)$/.test(tokens[at]!.text) && isHelp && isUnit && ends;
}

/**
 * `Admiral Jellicoe's fleet`: whose it is, a name that nobody knows does not tell; nor a guess, where the place
 * follows.
 */
function isOwner(tokens: Tokens, at: number): boolean {
  const { roles, text, start, end, guessed } = tokens[at]!;
  const isGenitive = end - start === text.length + 2;
  if (!isGenitive || !tokens.slice(0, at).every((word) => is(word, "noise"))) return false;
  const [unit, place] = tokens.filter(
    (word, index) => index > at && !is(word, "noise") && !isCompass(tokens, index),
  );
  const isUnit = is(unit, "unitword") || unit?.text === "ships";
  const isUnknown = roles.every((role) => role === "unknown") && !isTalkWord(text);
  return isUnit && (isUnknown || (guessed && is(place, "place")));
}

/** Small words that are names besides: `in den Bottnischen Meerbusen`, `uma frota em Esmirna`, `a frota no Egeu`. */
export function withoutSmallNames(tokens: Tokens): Tokens {
  return tokens.filter(({ text }, at) => {
    const before = tokens[at - 1];
    if (!is(tokens[at + 1], "place")) return true;
    if (text === "den")
      return !/^(?:in|auf|an|durch|nach|fuer|fur)$/.test(before?.text.split(" ").at(-1) ?? "");
    return !/^(?:em|no|na)$/.test(text) || !is(before, "army", "fleet") || before!.text.length < 4;
  });
}
