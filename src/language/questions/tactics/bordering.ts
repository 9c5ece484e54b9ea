/** `Does Trieste count as next to Venice?`: words of places that lie side by side. */
import { regex } from "../../../util/index.js";

/** Does a sentence speak of places that border on each other? */
export function asksOfBorder(sentence: string): boolean {
  return bordering.test(sentence);
}

const bordering = regex("iu")`
  (?<!\p{L})(?:
    borders?|touch(?:es)?|adjacent|adjoins?|next to|neighbou?rs?|connected|grenz(?:t|en)
    |angrenz\p{L}*|benachbart|neben|touche(?:nt)?|voisine?s?|jouxte|limitroph\p{L}*|fronti\u00e8re
    |limitan?|vecin[oa]s?|frontera|colind\p{L}*|confinan?t?i?|confine|vicin[oa]|adiacent\p{L}*
    |grenst|grenzen|naast
  )(?!\p{L})
`;
