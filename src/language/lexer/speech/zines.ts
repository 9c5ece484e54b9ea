/**
 * The codes of postal zines, `SF` for the support of a fleet, `CA` for the convoy of an army, `SF ION-ION`, and
 * of programs that name the verb first: `SUPPORT RUH MUN BUR`; and letters that lead to a place.
 */
import { is, type Token, type Tokens, token, verbRoles } from "../token.js";
import { endOfClause, unitRoles } from "./clauses.js";

/** The letters of zines for a verb and the type of its object: `SF`, `CA`. */
export function zineCode(text: string): readonly ["support" | "convoy", "army" | "fleet"] | null {
  if (!/^[sc][af]$/.test(text)) return null;
  return [text.startsWith("s") ? "support" : "convoy", text.endsWith("a") ? "army" : "fleet"];
}

/** `SF ION-ION` helps a fleet that stays. */
export function withoutStays(tokens: Tokens): Tokens {
  return tokens.filter((_, at) => !endsStay(tokens, at) && !endsStay(tokens, at + 1));
}

function endsStay(tokens: Tokens, at: number): boolean {
  const [code, , from, arrow, to] = tokens.slice(Math.max(0, at - 4), at + 1);
  if (at < 4 || to === undefined || zineCode(code!.text) === null) return false;
  return is(arrow, "arrow") && is(to, "place") && from!.text === to.text;
}

/** `SUPPORT RUH MUN BUR`, `convoy nth lon to bel`: the verb, who does it, for whom, and where that one goes. */
export function withUnitsFirst(tokens: Tokens): Tokens {
  const [verb] = tokens;
  const end = endOfClause(tokens, 1);
  const words = tokens.slice(1, end);
  const places = words.flatMap((word, at) => (is(word, "place") ? [at] : []));
  const [first, second, third] = places;
  if (!is(verb, "support", "convoy") || third === undefined || places.length > 3) return tokens;
  const goal = is(words[third - 1], "arrow") ? third - 1 : third;
  const [unit, of] = [
    words.slice(0, endOfName(words, first!)),
    words.slice(endOfName(words, first!), goal),
  ];
  const isPlain = [...unit, ...of, ...words.slice(third)].every((word) => is(word, ...unitRoles));
  if (!isPlain || second! >= goal) return tokens;
  const arrow = token(["arrow"], words[goal]!);
  return [...unit, verb!, ...of, arrow, ...words.slice(third), ...tokens.slice(end)];
}

/** Behind a place, and its coast. */
function endOfName(words: Tokens, place: number): number {
  return is(words[place + 1], "coast") ? place + 2 : place + 1;
}

/** The tokens with letters that lead somewhere as ways: `Brest a Gascuña`, `F Kiel n. Holland`. */
export function withLetterWays(tokens: Tokens): Tokens {
  return withNach(withLetterArrows(tokens));
}

/** `Brest a Gascuña`: where no unit's type is a letter, an `a` between places leads somewhere. */
function withLetterArrows(tokens: Tokens): Tokens {
  // `ayuda a Rusia a entrar en Rumania`: before a verb it is no unit's.
  const isType = (at: number) => is(tokens[at + 1], "place", "nation", "coast");
  const letters = tokens.flatMap(({ text }, at) => (/^[af]$/.test(text) && isType(at) ? [at] : []));
  const leads = (at: number) =>
    tokens[at]!.text === "a" &&
    (is(tokens[at - 1], "place", "coast") || romanceUnit.test(tokens[at - 1]?.text ?? "")) &&
    is(tokens[at + 1], "place") &&
    (at + 2 >= tokens.length ||
      is(tokens[at + 2], "separator", "stop", "coast", "backing", "reason") ||
      /^(?:ed?|y)$/.test(tokens[at + 2]!.text));
  if (letters.length === 0 || !letters.every(leads)) return tokens;
  return tokens.map((word, at) => (letters.includes(at) ? { ...word, roles: ["arrow"] } : word));
}

/** `la flotta a Tunisi`: as `a Tunisi` alone, it goes there. */
const romanceUnit =
  /^(?:flota|flotta|frota|flotte|ej\u00e9?rcito|ex\u00e9?rcito|esercito|armata|armee)$/;

/** `F Kiel n. Holland`: short for `nach`, where nothing else is a verb. */
function withNach(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === "n" && is(tokens[index - 1], "place", "coast") && is(tokens[index + 1], "place"),
  );
  const isVerb = (word: Token) => is(word, ...verbRoles, "build", "remove", "retreat");
  const isUnit = is(tokens[at - 2], "army", "fleet");
  if (at < 0 || !isUnit || tokens.some(isVerb)) return tokens;
  return tokens.with(at, { ...tokens[at]!, text: "nach", roles: ["arrow"] });
}
