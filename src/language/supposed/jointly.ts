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

/** `Can both my armies go to Greece in the same turn, or do they kill each other?` */
export function bringsOwnTogether(text: string): boolean {
  return ownTwo.test(text) && atOnce.test(text) && !helping.test(text);
}

const ownTwo = regex("iu")`
  (?<!\p{L})(?:
    (?:both|two)(?: of)? (?:my|our)(?: own)?|(?:my|our) two(?: own)?|two (?:of mine|own \p{L}+)
    |(?:beide|zwei|meine (?:beiden|zwei))(?: (?:von )?(?:meine[nr]?|meiner|eigenen?))?
      [ ](?:einheiten|armeen|flotten|heere)
    |(?:mes|nos) deux|deux de (?:mes|nos)|mis dos|dos de mis|l[ae] mi[ae] due|due delle mie|tutte e due le mie
    |(?:mijn|onze) (?:twee|beide)|(?:twee|beide) van mijn|allebei mijn
  )(?!\p{L})
`;
const atOnce = regex("iu")`
  (?<!\p{L})(?:
    (?:the )?same (?:time|turn|place|province|spot|moment)|at once|each other|one another|bounce|collide
    |gleichzeitig|zugleich|aufeinander|gegenseitig|(?:im|in den|ins) selbe?n?|(?:in der|in die)selben?|prallen
    |en m\u00eame temps|au m\u00eame (?:tour|endroit|moment)|s['\u2019]entretu\p{L}*|rebondiss\p{L}*
    |a la vez|al mismo (?:tiempo|sitio|lugar)|en el mismo turno|se (?:chocan|matan|estorban)
    |insieme|nello stesso (?:turno|posto)|contemporaneamente|si (?:scontrano|uccidono|ostacolano)
    |tegelijk\p{L}*|(?:de|het)zelfde|elkaar
  )(?!\p{L})
`;

/** `Can my fleet go to Portugal and straight on to Spain?`: two places in one move. */
export function goesOnAtOnce(text: string): boolean {
  return text.includes("?") && able.test(text) && onwards.test(text);
}

const able = regex("iu")`
  ^[^?]{0,60}(?<!\p{L})(?:
    can|could|may|kann|k\u00f6nnte|darf|peut|puis|pourrai\p{L}*|puede|puedo|pu\u00f2|posso|kan|mag
  )(?!\p{L})
`;
const onwards = regex("iu")`
  (?<!\p{L})(?:
    and (?:then )?(?:(?:right|straight|directly|immediately|also) )?(?:on|onwards?|further) (?:to|into)
    |(?:und|,) (?:(?:dann|gleich|direkt|sofort|auch) )*weiter (?:nach|in|bis)
    |et (?:ensuite |puis )?(?:continuer|poursuivre|directement|aussit\u00f4t)(?: \p{L}+)? (?:en|\u00e0|vers|jusqu)
    |y (?:luego )?(?:seguir|continuar|directamente)(?: \p{L}+)? (?:a|hasta|hacia)
    |e (?:poi )?(?:proseguire|continuare|subito|direttamente)(?: \p{L}+)? (?:in|a|fino|verso)
    |en (?:dan )?(?:meteen |direct |gelijk )*(?:door|verder) (?:naar|tot)
  )(?!\p{L})
`;
