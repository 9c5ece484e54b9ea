/** Requests that are put as questions. */
import { regex } from "../../util/index.js";

/** `Could you ...`: a request, and no question. */
export const canYou = regex("iu")`
  (?:^\W*|[,;:] \W?)(?:(?:hi|hello|and|also|so|und|et|y|e|please|est-ce (?:que|qu['\u2019])|on|si)[, ]*)*(?:
    can|could|would|will|shall|kannst|kann|darf|k\u00f6nn\p{L}*|w\u00fcrde\p{L}*|peux|peut|puis|pouv\p{L}*
    |pourr\p{L}*|puede\p{L}*|puedo|pod[er]\p{L}*|puoi|pu\u00f2|posso|possiamo|potr\p{L}*|kun|kunnen|kan|zou\p{L}*
  )(?!\p{L})
`;

/** A question wants to know, unless it requests. */
export function asks(sentence: string): boolean {
  return /\?\W*$/.test(sentence) && !canYou.test(sentence);
}
