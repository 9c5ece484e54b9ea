/** `Can I take Munich with Burgundy and Ruhr?`, and behind it `what would I need?` */
import { regex } from "../../util/index.js";

/** Does a sentence ask whether units get into a place? */
export function asksToTake(sentence: string): boolean {
  return sentence.includes("?") && taking.test(sentence) && !helping.test(sentence);
}

const taking = regex("iu")`
  (?<!\p{L})(?:
    take|get|capture|conquer|attack|break into|force|crack|grab|seize|win|occupy
    |(?:ein|weg)?nehm\p{L}*|hol\p{L}*|schnapp\p{L}*|gewinn\p{L}*|kriege?n?|bekomm\p{L}*|erober\p{L}*
    |angreif\p{L}*|knacken|besetzen
    |prend\p{L}*|attaqu\p{L}*|conqu\p{L}*|captur\p{L}*|prende\p{L}*|attacc\p{L}*|occupa\p{L}*
    |tomar\p{L}*|coger|conseguir|obten\p{L}*|ottene\p{L}*|atacar\p{L}*|nemen|halen|krijgen|aanval\p{L}*
    |pakken|verover\p{L}*|innemen
  )(?!\p{L})
`;
/** Whoever names the help asks of that order. */
const helping = regex("iu")`
  (?<!\p{L})(?:
    support|help|convoy|unterst\u00fctz|hilf|helf|konvoi|souten|souti|appu|aide|convoi|appogg|sosten|aiut|apoy|ayud
    |steun|ondersteun
  )
`;

/** Does a sentence ask what such an attack takes? */
export function asksNeeds(sentence: string): boolean {
  return needing.test(sentence);
}

const needing = regex("iu")`
  ^\P{L}*(?:(?:and|so|or|und|et|e|y|en|if not,?|wenn nicht,?|sinon,?) )?(?:
    what(?: else| more)? (?:would|do|will|must|should) (?:i|we) (?:need|have)
    |what (?:does|would|will) (?:it|that) (?:take|need)
    |was (?:br\u00e4uchte|brauche?|ben\u00f6tige|fehlt|muss|m\u00fcsste)(?:t| ich| mir)
    |(?:de quoi|qu['\u2019]) ?(?:ai-je|aurais-je|j['\u2019]ai)? ?(?:besoin|faut-il|me faut|me faudrait)
    |(?:che )?(?:cosa|di cosa) (?:mi (?:serve|servirebbe|occorre)|ho bisogno|avrei bisogno)
    |qu\u00e9 (?:necesito|necesitar\u00eda|me hace falta|me har\u00eda falta)
    |wat (?:heb|zou) ik (?:\p{L}+ ){0,3}nodig
  )(?!\p{L})
`;
