/**
 * The codes of postal zines, `SF` for the support of a fleet, `CA` for the convoy of an army, `SF ION-ION`, and
 * of programs that name the verb first: `SUPPORT RUH MUN BUR`.
 */
import { is, type Tokens, token } from "../token.js";
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
