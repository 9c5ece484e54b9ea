/**
 * Does somebody tell units of their own what to do? Asked of words that would go to other players: what may be an
 * order is never sent on unasked. Reading orders needs more, and is done elsewhere.
 */

import type { Board, ProvinceId } from "../../map/index.js";
import { regex, wrapped } from "../../util/index.js";
import { placesIn } from "./mentions.js";

/** What people say before they order. */
const before = wrapped`
  (?:
    (?:
      hi|hello|hey|ok|okay|well|so|then|and|but|also|now|please|pls|judge|just|can you|could you
      |would you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|bitte|und|dann
      |ich (?:möchte|will)|peux-tu|pouvez-vous|je (?:veux|voudrais)|por favor|quiero|per favore
      |vorrei
    )[ ,!:]+
  )*
`;

/** Words to a unit or about one; what is for the reader of a message begins otherwise. */
const ordering = new RegExp(
  `^${before}(?:${[
    "(?:let|have|get|make|keep)(?! (?:me|us|him|her|them|it|you|sure|up|in mind|a look|fun|an eye)\\b)",
    "tell|order|instruct|command|send|move|put|bring|take|sail|march|direct|station|leave",
    "lass|lasst|schick|schicke|bewege|ziehe?|verlege|sende|befiehl|belasse",
    "envoie|envoyez|envoyer|déplace[rz]?|fais|faites|bouge[rz]?|mets|laisse[rz]?|ordonne[rz]?",
    "mueve|mover|envía|enviar|manda|mandar|lleva|llevar|deja|ordena",
    "muovi|muovere|sposta|spostare|invia|porta|portare|lascia|ordina",
  ].join("|")})\\b`,
  "iu",
);

/** `Ich hätte gern, dass Warschau nach Schlesien geht` */
const wishing = regex("iu")`
  ^\W*(?:
    ich (?:h\u00e4tte|m\u00f6chte|w\u00fcrde|will|w\u00fcnsche)|(?:i['\u2019]?d|i would|i want|i need|i prefer)
    |je (?:voudrais|veux|souhaite|pr\u00e9f\u00e8re)|j['\u2019]aimerais
    |(?:yo )?(?:quisiera|quiero|prefiero)|me gustar\u00eda
    |vorrei|voglio|preferirei|mi piacerebbe|ik (?:wil|zou)
  )(?!\p{L})
`;

const ownUnit = regex("iu")`
  \b(?:my|the|both|all|meine?|die|der|den|ma|mes|mon|la|les|l'|mi|mis|el|las?|los|il|lo|le|i miei) ?
    (?:\p{L}+ )?(?:
      fleets?|arm(?:y|ies)|units?|flotten?|armeen?|einheiten?|flottes?|armées?|unités?|flotas?
      |ejércitos?|unidades|flott[ae]|armat[ae]|unità
    )(?![\p{L}])
`;

/**
 * Is there a sentence among these words that begins with a verb of ordering and names one of these places, or a
 * unit; or one that wishes one of them, named first, somewhere else?
 */
export function tellsUnits(board: Board, places: readonly ProvinceId[], text: string): boolean {
  return text.split(/[.!?;\n]+\s+/).some((sentence) => {
    const isOrder = ordering.test(sentence.trim());
    if (!isOrder && !wishing.test(sentence)) return false;
    const named = placesIn(board, sentence);
    const [first] = named;
    if (!isOrder) return first !== undefined && named.length > 1 && places.includes(first);
    return ownUnit.test(sentence) || named.some((place) => places.includes(place));
  });
}
