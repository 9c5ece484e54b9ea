/** `Do I need to say F and A everywhere?`: whether an order must say which kind of unit is meant. */
import { wrapped } from "../../../util/index.js";

const letters = wrapped`
  (?:
    (?:a|f)['\u2019]?s? ?(?:and|or|/|&|und|oder|et|ou|e|o|y|en|of) ?(?:a|f)['\u2019]?s?
    |(?:army|armies|fleets?) ?(?:and|or|/|&) ?(?:army|armies|fleets?)
    |arm(?:ee|\u00e9e|ata|ada)n? ?(?:und|oder|/|et|ou|e|o|y) ?(?:flott[ea]|flota)n?
    |ej\u00e9rcito ?(?:y|o|/) ?flota|leger ?(?:en|of|/) ?vloot
    |unit types?|types? of (?:the |each |a )?units?|type d['\u2019]unit\u00e9|tipo di unit\u00e0|tipo de unidad
    |art der einheit
  )(?!\p{L})
`;

const say = wrapped`
  say|write|put|add|type|specify|use|include|mention|state|tell you|name|spell out
  |mettre|\u00e9crire|pr\u00e9ciser|indiquer|dire|ajouter|scrivere|mettere|indicare|specificare|aggiungere
  |poner|escribir|indicar|especificar|decir|a\u00f1adir
`;

const must = wrapped`
  (?:
    (?:do|must|should|shall) (?:i|we|one)
    |dois|doit|faut|devo|bisogna|serve|occorre|\u00bf?tengo|\u00bf?debo|\u00bf?hay|falta|necesario
  )
`;

const lead = wrapped`
  (?:(?:wait|oh|also|and|but|or|so|hey|hm+)[ ,]+){0,3}
  (?:is (?:that|this|it) (?:ok|okay|fine|good|right|enough|all ?right)(?: like (?:that|this))?[ ,?]+)?(?:or )?
`;

const asked: readonly RegExp[] = [
  wrapped`
    ${lead}(?<!\p{L})${must}(?!\p{L})[^.!?\n]{0,25} (?:${say}) [^.!?\n]{0,25}(?<!\p{L})${letters}[^.!?\n]{0,60}\?*
  `,
  wrapped`
    ${lead}(?<!\p{L})(?:do|does) (?:you|u|it) (?:need|want|require)[^.!?\n]{0,15} ${letters}[^.!?\n]{0,20}
    (?:in front|before|everywhere|each|every|there|always)[^.!?\n]{0,30}\?*
  `,
  wrapped`
    (?<!\p{L})(?:is (?:it|that|this)|are they|does (?:it|that|this)|geht (?:es|das)|\u00e7a va|va bene|vale)
    [^.!?\n]{0,20} (?:without|ohne|sans|senza|sin)(?: (?:the|das|die|les|la|le))? ${letters}[^.!?\n]{0,40}\?*
  `,
  wrapped`
    (?<!\p{L})(?:muss|soll|sollte|brauche?n?|m\u00fcssen) (?:ich|man|wir)[^.!?\n]{0,25} ${letters}[^.!?\n]{0,20}
    (?:schreib|setz|stell|angeb|sag|nenn|eingeb|dazu|davor|vorne|hinschreib|tipp|nutz)[^.!?\n]{0,30}\?*
  `,
  wrapped`
    (?<!\p{L})(?:moet ik)[^.!?\n]{0,25} ${letters}[^.!?\n]{0,20}(?:schrijven|zetten|typen|noemen)[^.!?\n]{0,30}\?*
  `,
].map((each) => new RegExp(each, "iu"));

/** Where a text asks that, as it is written there; null where it does not. */
export function unitLettersAsked(text: string): string | null {
  return asked.map((each) => each.exec(text)?.[0].trim()).find(Boolean) ?? null;
}
