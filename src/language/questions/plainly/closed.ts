/**
 * Questions of which each word is known, so that nothing else can be meant: with any other word they ask something
 * else. Words are in the form of `plainWords`.
 */
import { wrapped } from "../../../util/index.js";

/** The words of a part, wherever they stand. */
export function wordsOf(words: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, "g");
}

/** The parts that a question has, looked for in their order; null where it has any other word, but for names. */
export function partsIn<P extends string>(
  parts: readonly (readonly [P, RegExp])[],
  plain: string,
  isName: (word: string) => boolean = () => false,
): ReadonlySet<P> | null {
  const found = new Set<P>();
  let left = plain;
  for (const [part, words] of parts) {
    const rest = left.replace(words, " ");
    if (rest !== left) found.add(part);
    left = rest.replace(/ {2,}/g, " ");
  }
  return left.split(" ").some((word) => word !== "" && !isName(word)) ? null : found;
}

/** What people say around a question, and when. */
export const courteous = wrapped`
  (?:please )?(?:can|could|would|will) you (?:please )?(?:tell|say|show)(?: me)?
  |(?:i|we) (?:would|d|should) like to know|i wonder|tell me|let me know|show me|give me
  |(?:ich )?(?:mochte|wurde|will|wusste) (?:ich )?(?:gern\w* )?wissen
  |(?:kannst|konntest|konnen|konnten) (?:du|sie) (?:mir |uns )?(?:bitte )?(?:sagen|zeigen)
  |sag mir|je (?:voudrais|veux) savoir
  |(?:pouvez vous|peux tu|tu peux|vous pouvez) me (?:dire|montrer)
  |dis moi|dites moi|(?:quisiera|quiero) saber|(?:me )?(?:puedes|puede) (?:decir|decirme)
  |dime|(?:vorrei|voglio) sapere|(?:puoi|puo|potrebbe|potresti) dirmi|dimmi
  |ik wil (?:graag )?weten|kun(?:t|nen)? (?:je|u) me zeggen
  |(?:when|as) the game (?:begins|starts|began|started)|in the (?:game|beginning)
  |at the (?:start|beginning|moment)|at present|presently|atm|rn|as it stands|right now|up to now
  |so far|on the (?:board|map)|in this game|im moment|zur zeit|bis jetzt|auf dem brett
  |auf der karte|am anfang|en ce moment|pour l instant|sur (?:le plateau|la carte)
  |en este momento|por ahora|en el (?:tablero|mapa)|al momento|per ora|sulla mappa
  |op dit moment|op het bord|op de kaart
`;

/** What is somebody's own. */
export const ownWords = wrapped`
  my|mine|our|ours|of mine|i|we|ich|wir|mein\w*|unser\w*|mir|je|j|nous|mes|mon|ma|nos|notre
  |a moi|yo|mis?|mi[oa]s?|nuestr[oa]s?|tengo|tenemos|io|mi[oa]|miei|mie|nostr[oaie]|ho|abbiamo
  |ik|wij|mijn|onze|me|moi|mij
`;

/** What lies beside a place or can be reached from there. */
export const nearWords = wrapped`
  (?:with)?in (?:my )?(?:reach|range)(?: of)?|near(?:by|est)?|closest(?: to)?|am nachsten(?: dran)?|le plus pres
  |mas cerca|piu vicin[oia]|het dichtst\w*|close to|close by|next to|around|beside
  |bordering(?: on)?|adjacent to|in the (?:vicinity|neighbou?rhood) of
  |in (?:meiner|der) (?:nahe|umgebung)(?: von)?|in reichweite(?: von)?|neben|nahe(?: bei)?
  |a portee(?: de)?|a ma portee|proches?(?: de)?|pres(?: de)?|a cote(?: de)?|autour(?: de)?
  |cerca(?: de)?|al lado de|junto a|al alcance(?: de)?|a mi alcance|cercan[oa]s|vicin[oia](?: a)?|accanto a
  |a portata(?: di)?|dichtbij|in de (?:buurt|omgeving)(?: van)?|vlakbij|binnen bereik(?: van)?|naast
`;

/** Small words that change nothing of what is asked. */
export const idle = wrapped`
  a|an|the|s|of|une|algun[ao]?s?|alcun[aio]?|qualche|irgendein\w*|aucune?|enige
  |all|(?:each|every)(?: (?:power|country|player|one))?|any|some|at|on|in|to|as
  |are|is|am|was|do|does|did|have|has|had|got|own|owns|own(?:ed)?|hold|holds|control|controls|there|now|still
  |yet|currently|today|exactly|actually|altogether
  |total|please|and|so|ok|okay|hi|hello|hey|belongs?|already|left|one|ones|them|these|those|that
  |der|die|das|den|dem|des|von|im|am|ein\w*|sind|ist|hat|habe|haben|hast|hab|besitzt|besitze
  |besitzen|gibt|es|noch|jetzt|gerade|momentan|derzeit|eigentlich|denn|bitte|und|also|schon
  |insgesamt|alle|aktuell|gehoren|gehort
  |le|la|les|l|de|d|du|des|en|y|a|ai|as|avons|ont|est|sont|possede|il|elle|t|encore|maintenant
  |actuellement|et|alors|svp|qui|ce|c|y a t il|est ce|qu|deja|tous|toutes|s il vous plait
  |el|los|las|del|al|lo|es|son|estan|esta|hay|tiene|tienen|posee|todavia|aun|ahora|actualmente
  |e|i|gli|il|lo|di|dei|delle|degli|del|della|dell|un|una|uno|sono|ci|ha|hanno|possiede|ancora
  |adesso|ora|attualmente|al|per favore|por favor|quindi|gia
  |het|een|er|van|zijn|heeft|heb|hebben|bezit|nog|nu|momenteel|op|dit|alstublieft|dan|al|en
`;
