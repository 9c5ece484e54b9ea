/** What a sentence of winter most likely builds or removes: one place, and the kind of the unit where both can be built. */
import type { Role } from "../lexer/order-words.js";
import { placesIn } from "../names/mentions.js";
import type { ReadingContext } from "./contract.js";
import { says } from "./prose/kinds.js";

/** The orders that the sentence may be, of which only one can be legal; none where it names several kinds or places. */
export function likelyAdjustments({ board }: ReadingContext, sentence: string): readonly string[] {
  const [place, another] = placesIn(board, sentence);
  const [kind, other] = kinds.filter(({ role }) => says(sentence, role));
  if (place === undefined || another !== undefined || other !== undefined) return [];
  const letter = kind?.letter ?? (board.province(place)?.terrain === "inland" ? "A" : null);
  return [...(letter === null ? [] : [`build ${letter} ${place}`]), `remove ${place}`];
}

const kinds: readonly { readonly role: Role; readonly letter: string }[] = [
  { role: "army", letter: "A" },
  { role: "fleet", letter: "F" },
];
