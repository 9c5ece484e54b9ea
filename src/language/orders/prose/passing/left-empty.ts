/** Home centers that are left as they are: `in Brest nichts`, `I'll leave Brest empty`, `but not in Brest`. */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { shape } from "../shape.js";

const within = "(?:in|at|\u00e0|en|a|ad|te|bei)";
const ends = "(?=\\s*(?:[.;,!]|$))";
const and = "(?:and|but|und|aber|doch|et|mais|y|pero|e|ma|en|maar)";
const joint = `(?:\\s*[,;]\\s*(?:${and},? )?|\\s+${and},? )`;

const places = [
  // `in Brest nichts`, `in Brest lasse ich es diesmal bleiben`
  wrapped`
    ${within} NAME,? (?:
      nothing|none|nichts|keine[rnms]?|rien|nada|ning\u00fan\p{L}*|niente|nulla|nessun\p{L}*|niets|geen
      |(?:i(?:['\u2019]ll| will)? )?(?:build|do|want|need) nothing
      |(?:lasse|lass) ich (?:es|das)(?: \p{L}+){0,2} (?:bleiben|sein)
      |(?:baue|will|brauche) ich(?: \p{L}+){0,2} nichts|no construyo nada|je ne construis rien
      |non costruisco (?:niente|nulla)|bouw ik niets
    )(?: (?:this (?:time|year)|diesmal|cette fois|esta vez|stavolta|questa volta|deze keer))?
  `,
  // `nothing in Brest`, `but not in Brest`
  wrapped`
    (?:nothing|not|none|no builds?|nichts|nicht|rien|pas|nada|no|niente|nulla|non|niets|niet) ${within} NAME
  `,
  // `I'll leave Brest empty`
  wrapped`
    (?:
      (?:i(?:['\u2019]ll| will)?|we(?:['\u2019]ll| will)?) (?:leave|keep) NAME (?:empty|free|open|alone|as it is)
      |NAME (?:lasse ich(?: \p{L}+){0,2} (?:leer|frei|offen)|laat ik(?: \p{L}+){0,2} leeg)
      |je laisse NAME (?:vide|libre)|dejo NAME (?:vac\u00edo|vac\u00eda|libre)|lascio NAME (?:vuot[ao]|liber[ao])
    )
  `,
  // `the Marseilles army can wait until next year`, `die Armee in Marseille kann bis nächstes Jahr warten`
  wrapped`
    (?:(?:the|my|die|meine|la|ma|mi|de|het|mijn|el) |l['\u2019])?(?:
      (?:army|fleet|one|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|flotta|leger|vloot) (?:
        ${within}|de|di|von|van) NAME
      |NAME(?: army| fleet| build| one)?
    ) (?:can|could|may|must|has to|will have to|should|kann|muss|peut|devra|puede|pu\u00f2|kan|moet)
    (?: [\p{L}'\u2019]+){0,4}? (?:wait|warten|attendre|esperar|aspettare|wachten)
    (?: (?:until|till|for|bis|jusqu|hasta|fino|tot|l['\u2019]ann\u00e9e|al?|een|a turn|the)[^.,;!?]*)?
  `,
];

const leftEmpty = places.map((place) => shape(`(?<=\\p{L})${joint}${place}${ends}`));

/** The text without the places of which it only says, beside builds, that nothing is built there. */
export function withoutLeftEmpty(text: string): string {
  return leftEmpty.reduce((left, words) => left.replace(words, blank), text);
}
