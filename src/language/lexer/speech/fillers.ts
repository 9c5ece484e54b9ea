/** Words between a unit and what it does that say nothing of either: whose it is, which one, and `however`. */
import { isTalkWord } from "../order-words.js";
import { is, type Token, verbRoles } from "../token.js";

/** `the southern fleet`: which one that is, only where it goes can tell. */
export function isCompass(tokens: readonly Token[], at: number): boolean {
  const { text, roles } = tokens[at]!;
  const isWord = roles.every((role) => role === "unknown");
  return (
    isWord && /^(?:north|south|east|west)(?:ern)?$/.test(text) && is(tokens[at + 1], "unitword")
  );
}

/** `Armenien aber greift Sewastopol an`: between a unit and its verb it denies nothing. */
export function isHowever(tokens: readonly Token[], at: number): boolean {
  const isVerb = is(tokens[at + 1], ...verbRoles);
  return /^(?:aber|echter|pero)$/.test(tokens[at]!.text) && is(tokens[at - 1], "place") && isVerb;
}

/** `that one in Budapest`: its place says which. */
export function isNamedOne(tokens: readonly Token[], at: number): boolean {
  const [next, place] = tokens.slice(at + 1, at + 3);
  const isIn = is(next, "noise", "from") && is(place, "place");
  return /^th(?:at|is) one$/.test(tokens[at]!.text) && isIn;
}

/** `Admiral Jellicoe's fleet`: whose it is, a name that nobody knows does not tell; nor a guess, where the place follows. */
export function isOwner(tokens: readonly Token[], at: number): boolean {
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
