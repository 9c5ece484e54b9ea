/** Units that somebody puts where they are to go: `put my army in Holland`. In winter the same words build. */
import { regex } from "../../../../util/index.js";

const placed = regex("giu")`
  (?<=^\W*(?:\p{L}+[ ,]+){0,4}?)(?:
    put|place|get|bring|land|setz\p{L}*|stell\p{L}*|bring\p{L}*|mets|mettez|mettre|pon|poner|ponga|metti|metta|mettere
    |zet|breng
  )[ ](?<unit>
    (?:the|my|our|die|meine|unsere|mon|ma|l['\u2019]|la|mi|el|il|mio|mia|mijn|het|de)[ ]?
    (?:mia[ ]|mio[ ])?
    (?:
      army|fleet|boat|ship|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|esercito|flotta|leger|vloot
    )
  )[ ](?:in(?:to)?|on(?:to)?|nach|auf|\u00e0|en|au|a|ad|te)[ ](?=\p{L}{3})
  (?!\p{L}[\p{L}. ]{2,24}?[ ](?:to|into|onto|nach|\u00e0|vers|hacia|verso|naar|over)[ ])
`;

/** The text of a turn with moves, with such words as a move. */
export function withUnitsPlaced(text: string): string {
  return text.replace(placed, (words, unit: string) => `${unit} to `.padStart(words.length));
}
