/**
 * `My son thinks Ankara should go to Constantinople`: what somebody near the writer thinks orders nothing by itself,
 * as long as the writer does not make it their own.
 */
import { regex, wrapped } from "../../../../util/index.js";

/** `thinks`, `meint`: in forms that the writer's own opinion seldom has. */
const opining = [
  wrapped`
    (?:thinks|reckons|believes|suggests|says|insists|swears|advises|recommends|proposes|argues)
    |keeps? (?:saying|telling me|insisting)|is (?:quite |very )?(?:sure|convinced|certain|adamant)
    |(?:told|tells|keeps telling) me
  `,
  "(?:meint|findet|glaubt|denkt|sagt|behauptet|r\u00e4t(?: mir)?|schl\u00e4gt(?: mir)? vor),",
  wrapped`
    (?:pense|croit|dit|trouve|sugg\u00e8re|estime|pr\u00e9tend|(?:me )?conseille|soutient)(?= qu(?:e |['\u2019]))
  `,
  "(?:piensa|cree|dice|opina|sugiere|propone|asegura|insiste en)(?= que )",
  "(?:pensa|crede|dice|ritiene|suggerisce|sostiene)(?= che )",
  "(?:denkt|vindt|zegt|meent|gelooft|beweert)(?= dat )",
].join("|");

const opening = "^\\W*(?:(?:and|but|well|oh|ok|hm+|und|aber|et|mais|y|pero|e|ma|en|maar),? )*";
const writer = "i|we|you|this|that|it|ich|wir|je|nous|yo|io|noi|ik|wij";
const paper = "plan\\p{L}*|map|rules?|letter|notes?|list|karte|liste|idee|carte|mapa|mappa|kaart";

const thinking = new RegExp(
  wrapped`
    ${opening}(?!(?:${writer})(?!\p{L}))
      (?:(?!(?:${paper}|so|if|wenn|si|se|als) )[\p{L}'\u2019.-]+ ){1,5}?(?:${opining}) ?
  `,
  "iu",
);
const according = new RegExp(
  wrapped`
    ${opening}(?:according to|going by|laut|nach ansicht|selon|d['\u2019]apr\u00e8s|seg\u00fan|secondo|volgens)[ ]
      (?:my|the|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mis?|nuestr[oa]|mi[oa]|nostr[oa]|mijn|onze)[ ]
      (?!(?:${paper})(?!\p{L}))\p{L}+(?!\p{L})
  `,
  "iu",
);

/** `so`, `and she is right`, `let's do it`: the writer takes it up. */
const agreed = regex("iu")`
  (?<!\p{L})(?:
    so|agree\p{L}*|right|fine|therefore|let['\u2019]?s|okay?|please|why not|i ought|i should|i must|i['\u2019]?ll
    |recht|also|bitte|einverstanden|machen wir|raison|donc|d['\u2019]accord|s['\u2019]il|raz\u00f3n|as\u00ed que
    |por favor|acuerdo|ragione|quindi|per favore|gelijk|dus|graag|akkoord
    |but(?! (?:i(?:['\u2019]m| am)? ?(?:do|not|doubt|have|wonder|disagree|think not)|not|hm|he|she|they)\b)
  )(?!\p{L})
`;

/** Is it the opinion of somebody else, and not taken up? */
export function isOpinion(sentence: string): boolean {
  return (thinking.test(sentence) || according.test(sentence)) && !agreed.test(sentence);
}
