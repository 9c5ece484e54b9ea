/**
 * Units that somebody puts where they are to go, `put my army in Holland`, or leaves where they are, `ich lasse das
 * Schiff in Kiel liegen`. In winter the same words build.
 */
import { regex, wrapped } from "../../../../util/index.js";

const placed = regex("giu")`
  (?<=^\W*(?:\p{L}+[ ,]+){0,4}?)(?:
    put|place|get|bring|land|setze?n?|stelle?n?|bringe?n?|mets|mettez|mettre|pon|poner|ponga|metti|metta|mettere
    |zet|breng
  )[ ](?<unit>
    (?:the|my|our|die|meine|unsere|mon|ma|l['\u2019]|la|mi|el|il|mio|mia|mijn|het|de)[ ]?
    (?:mia[ ]|mio[ ])?
    (?:
      army|fleet|boat|ship|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|esercito|flotta|leger|vloot
    )
  )[ ](?:in(?:to)?|on(?:to)?|nach|auf|\u00e0|en|au|a|ad|te)[ ](?=\p{L}{3})
  (?!\p{L}[\p{L}. ]{2,24}?[ ](?:to|into|onto|nach|\u00e0|vers|hacia|verso|naar|over|and (?:drop|land))[ ])
`;

const owned =
  "(?:the|my|our|die|das|meine?|unsere?|mon|ma|la|le|mi|el|il|mio|mia|mijn|het|de|l['\u2019])[ ]?(?:mi[ao][ ])?";
const fleet = "(?:fleet|boat|ship|flotte|schiff|bateau|flota|barco|flotta|nave|vloot|schip)";
const army = "(?:army|armee|heer|arm\u00e9e|ej\u00e9rcito|armata|esercito|leger)";
const idly = wrapped`
  (?:(?:just|simply|einfach|(?:erst )?mal|doch|lieber|besser|noch|hier|tout simplement|gewoon|maar|gern|graag)[ ])*
`;
const within = "(?:in|at|im|auf|\u00e0|en|au|a|ad|te)[ ]";
const lying = "(?:liegen|stehen|bleiben|sitzen|liggen|staan)";

const fleets = regex("iu")`(?<!\p{L})${fleet}(?!\p{L})`;

/** Its lead, with the unit, before where it is; its verb may stand behind that. */
const left = regex("giu")`
  (?<=^\W*(?:\p{L}+[,!][ ])?|[,;.!:\n]\s*|(?<!\p{L})(?:and|und|et|y|e|en)[ ])(?:
    (?:(?:alors|pues|mejor|allora|meglio|por ahora|per ora),?[ ])*(?:(?:i|ich|je|on|ik|we|wir)(?:
      ['\u2019](?:m|ll))?[ ](?:am |will )?)?${idly}
      (?:leave|leaving|lasse?|lassen|laat|laisse[rz]?|laissons|garde[rz]?|gardons|lascio|lasciamo|lascia|dejo
        |dejar\u00e9|deja|mantengo|tengo)[ ]
      (?:ich[ ]|wir[ ])?${owned}(?:${fleet}|${army})[ ]
    |${owned}(?:${fleet}|${army})[ ](?:lass|lasse|lassen|laat)[ ](?:ich|wir|ik)[ ]
    |(?:ich|wir)[ ](?:m\u00f6chten?|w\u00fcrden?|will|wollen)[ ]${idly}${owned}(?:${fleet}|${army})[ ]
      (?=[\p{L}. ]{4,30}[ ](?:liegen |stehen )?lassen(?!\p{L}))
  )${idly}${within}(?:der[ ]|la[ ])?
  (?<where>\p{L}[\p{L}. ]{2,20}?)
  (?<behind>(?:[ ](?:${lying}|lassen))*)
  (?=(?:[ ](?:please|pls|bitte|for now|this turn|diesmal|svp|graag))?\s*(?:$|[,;.!\n]|[ ](?:and|und|et|y|e|en|but
  |aber)[ ]))
`;

/** The text of a turn with moves, with such words as a move or a hold. */
export function withUnitsPlaced(text: string): string {
  return text
    .replace(placed, (words, unit: string) => `${unit} to `.padStart(words.length))
    .replace(left, (words, ...found) => {
      const { where, behind } = found.at(-1) as Record<string, string | undefined>;
      const kind = fleets.test(words) ? "fleet" : "army";
      return `${`keep ${kind} in ${where}`.padStart(words.length - behind!.length)}${" ".repeat(behind!.length)}`;
    });
}
