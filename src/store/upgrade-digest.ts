/** Documents of games from before members could have one letter a day. */

import { isDocument, listFilled } from "./upgrade-document.js";

/** A game's document in which everybody gets each letter at once. */
export function withDigests(document: unknown): unknown {
  if (!isDocument(document) || !Array.isArray(document.members)) return document;
  return { ...document, members: listFilled(document.members, { digest: null }) };
}
