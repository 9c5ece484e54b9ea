/**
 * `Leave Serbia alone`, `kein Angriff auf Serbien`, `Serbia is off the table`: a place that is not gone to, where no
 * unit of the writer's stands that would stay.
 */
import type { Board, ProvinceId } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { placesIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

const name = wrapped`
  (?:(?:the|das|die|den|la|le|il|lo|el|de|het|l['\u2019])[ ]?)?\p{L}[\p{L}.]{2,14}(?: \p{L}{3,14}){0,2}?
`;

const shapes = [
  wrapped`
    (?:please )?(?:leave|let(?:['\u2019]s leave)?|leaving|we leave|i leave) NAME
      (?: alone| in peace| be| out of (?:it|this))
  `,
  "(?:hands|keep|keeping|staying|stay|i['\\u2019]?ll stay) (?:off|away from|clear of|out of) NAME(?: then)?",
  wrapped`
    (?:there (?:is|will be) )?no (?:attack|attempt|move|advance|assault|action|fighting|trip)
      (?: on| against| at| in| into| to| towards) NAME
  `,
  wrapped`
    (?:(?:i['\u2019]?m|i am|we are|i will|i['\u2019]?ll) not(?: be)?|i won['\u2019]t(?: be)?)
      (?: going| go| moving| move) (?:in)?to NAME after all
  `,
  "NAME is (?:off(?: the table| limits)?|out|no longer on|cancelled|forgotten|history)",
  "lass(?:t|en(?: wir| sie)?)? NAME (?:in ruhe|in frieden|au\\u00dfen vor)",
  wrapped`
    (?:es gibt )?kein(?:en)? (?:angriff|vorsto\u00df|zug|versuch|vormarsch) (?:auf|gegen|nach|in) NAME
  `,
  "(?:laisse[zr]?|laissons|je laisse)(?: donc)? NAME (?:tranquille|en paix|de c\\u00f4t\\u00e9)",
  "pas d['\\u2019](?:attaque|offensive|assaut) (?:sur|contre|en|\\u00e0|vers) NAME",
  "(?:deja(?:d|mos)?|dejo) (?:en paz|tranquil[oa]|de lado) (?:a )?NAME",
  "(?:deja(?:d|mos)?|dejo) (?:a )?NAME (?:en paz|tranquil[oa])",
  "(?:nada de|sin|ning\\u00fan) (?:ataques?|atacar) (?:a|contra|en) NAME",
  "(?:lascia(?:te|mo|re)?|lascio) (?:stare|perdere|in pace) NAME|(?:lascia(?:te|mo|re)?|lascio) NAME in pace",
  "(?:niente|nessun) (?:attacco|attacchi) (?:a|su|in|contro|alla) NAME",
  "laat(?: ik| we)? NAME (?:met rust|in vrede)",
  "geen (?:aanval|actie|zet) (?:op|tegen|naar|in) NAME",
];

const alone = regex("giu")`
  (?<=^\W*(?:\p{L}+[ ,]+){0,2}?|[,;.!?:]\s+|(?<!\p{L})(?:so|and|but|also|und|et|donc|y|e|en|dus|quindi)\s+)
  (?:(?:so|and|but|then|also|und|et|donc|y|e|en),? )?(?:${shapes.join("|").replaceAll("NAME", name)})
  (?:,? (?:
    please|pls|bitte|svp|this (?:turn|time)|for now|diesmal|then|dann|por favor|per favore|graag|after all
  ))*
  (?=\s*(?:[,;.!)\n]|$)|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s)
  \s*(?:[,;](?=\s)|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)(?=\s))?
`;

/** The text without such words; `own` is where the writer's units stand. */
export function withoutLeftAlone(board: Board, own: readonly ProvinceId[], text: string): string {
  const left = text.replace(alone, (words) => {
    const [place, another] = placesIn(board, words);
    const isLeft = place !== undefined && another === undefined && !own.includes(place);
    return isLeft ? blank(words) : words;
  });
  // Where it is all that is said, it may take an order back.
  return /\p{L}/u.test(left) ? left : text;
}
