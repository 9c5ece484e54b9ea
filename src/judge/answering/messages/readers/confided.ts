/** Whom words are for and nobody else: `This is only for Italy, please: ...`. */

import type { PressTarget } from "../../../../game/index.js";
import { wrapped } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { readersIn } from "./readers.js";

/** The one or two whom the words name as their only readers; null where they name none. */
export function confidedTo(speaker: Speaker, words: string): PressTarget | null {
  const start = words.slice(0, wordsRead);
  for (const pattern of patterns)
    for (const [, name = ""] of start.matchAll(pattern)) {
      const to = readersIn(speaker, name);
      if (to?.kind === "some" && to.powers.length > 0) return to;
    }
  return null;
}

const wordsRead = 1000;

const article =
  "(?:the |den |die |der |das |la |le |las |los |el |il |lo |de |het |a |o |l['\u2019]|all['\u2019])?";
const name = "(\\p{L}+(?:,? (?:and|&|und|et|y|e|en) (?:the )?\\p{L}+)?)";
const only = wrapped`
  (?:
    only|just|solely|exclusively|strictly|nur|allein|ausschließlich|seulement|uniquement|rien que
    |juste|solo|sólo|solamente|únicamente|soltanto|solamente|alleen|enkel|uitsluitend|só|somente
    |apenas|tylko|kun|bara|endast
  )
`;
const to =
  "(?:for|to|an|für|pour|à|para|a|per|voor|aan|do|dla|til|till)(?: (?:you,? |the eyes of ))?";

const patterns = [
  `(?<!\\p{L})${only} (?:meant |intended |gedacht |bestimmt |bedoeld |destiné )?${to} ?${article}${name}`,
  wrapped`
    (?<!\p{L})${to} ?${article}${name}(?:['\u2019]s? (?:eyes|ears))?,? (?:
      and (?:nobody|no one) else|and them )?(?:
        only|alone|allein|persönlich|seulement|seule?|solamente|sola|soltanto|alleen
        |and (?:nobody|no one) else|und sonst niemand\p{L}*|et personne d['\u2019]autre
        |y (?:a |para )?nadie más|e nessun altro|en niemand anders
      )(?!\p{L})
  `,
  `^\\s*${article}${name} (?:only|alone|allein|seulement|solamente|soltanto|alleen)\\s*[:,.\u2013\u2014-]`,
].map((pattern) => new RegExp(pattern, "giu"));
