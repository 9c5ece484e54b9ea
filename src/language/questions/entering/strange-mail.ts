/**
 * What strangers write who believe that they have a power, and what is meant for somebody else altogether: a
 * room, an invoice.
 */

import type { Board } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { seasonNames } from "../../dates/season-words.js";
import { placesIn, powersIn } from "../../names/mentions.js";

/**
 * `So I'm Turkey now?`, `my fleet in Smyrna goes to Greece`, `my letter to Russia`: does somebody write as one who
 * plays?
 */
export function speaksAsPlayer(board: Board, text: string): boolean {
  const claims = [...text.matchAll(being)].some(
    ({ 1: word = "" }) => !nationality.test(word) && powersIn(board, word).length === 1,
  );
  if (claims || [...text.matchAll(ofOwnLetters)].some(([said]) => powersIn(board, said).length > 0))
    return true;
  return ofOwnUnits.test(text) && placesIn(board, text).length >= fewest;
}

const fewest = 2;

const being = regex("giu")`
  (?<!\p{L})(?:i am|i['\u2019]?m|ich bin|je suis|(?:yo )?soy|(?:io )?sono|ik ben)
    (?: (?:now|jetzt|nun|maintenant|ahora|ora|adesso|nu))? (?:the |la |l['\u2019]|die |das )?
    (?:new |neue[ns]? |nouvelle |nueva |nuova |nieuwe )?(\p{L}{5,})(?!\p{L})
`;
/** `I'm German` says where somebody comes from. */
const nationality = regex("iu")`
  ^(?:austrian|english|french|german|italian|russian|turkish|turk)
  |(?:isch\p{L}*|er|erin|e|ais\p{L}*|ien(?:ne)?s?|[^c]an[oa]|esa?|s[oa]|c[oa]|n[oa])$
`;

const units = wrapped`
  (?:
    arm(?:y|ies)|fleets?|units?|armee\p{L}*|flott\p{L}+|einheit\p{L}*|armées?|unités?|ejércitos?
    |flotas?|unidad\p{L}*|armat[ae]|unità|legers?|vlo(?:ot|ten)|eenhe\p{L}+
  )
`;
/** `Where are my units?`, `one new unit for me`. */
const ofOwnUnits = regex("iu")`
  (?<!\p{L})(?:my|meine?[nrs]?|mon|ma|mes|mis?|mi[oae]|miei|mijn) (?:\p{L}+ ){0,2}${units}
    (?!\p{L})
  |(?<!\p{L})${units} (?:for me|für mich|pour moi|para mí|per me|voor mij)(?!\p{L})
`;

/** `Did my message to Germany go out?` */
const ofOwnLetters = regex("giu")`
  (?<!\p{L})(?:my|meine?[nr]?|mon|ma|mes|mis?|mi[oae]|miei|mijn) (?:\p{L}+ )?(?:
    messages?|letters?|e?-?mails?|press|orders?|nachricht(?:en)?|briefe?|befehle?|lettres?|ordres?|mensajes?|cartas?
    |\u00f3rdenes|messagg[io]|letter[ae]|ordini|bericht(?:en)?|brief|brieven
  ) (?:to|for|an|f\u00fcr|\u00e0|pour|al?|para|alla|per|aan|voor) (?:the |den |die |la |l['\u2019])?\p{L}+
`;

/** `I would like to book a double room`: business of other people, in whose words nothing speaks of a game. */
export function isOthersBusiness(text: string): boolean {
  if (ofGames.test(text.replace(salutation, " "))) return false;
  return business.test(text) || (text.match(/\p{L}+/gu) ?? []).length >= fewestWords;
}

/** A letter of so many words, in which nothing can be meant for a judge of games. */
const fewestWords = 20;
const salutation = /(?<!\p{L})dear judge(?!\p{L})/giu;

const business = regex("iu")`
  (?<!\p{L})(?:
    ${[
      wrapped`
      book(?:ing)? (?:a|an|the|two) |bookings?|reservations?|double room|hotels?|invoices?
      |appointments?|haircut|table for (?:\w+)|delivery|shipment|purchase order|quotation|parcel
      |repair|job application|tenancy|rent
      |(?:car|bike|bicycle|flat|apartment|sofa|couch|house|piano|phone|laptop)
        (?: (?:that )?(?:you|you['\u2019]?re|you are|are|is) \p{L}+| for sale)|is this the (?:number|address) (?:for|of)
    `,
      wrapped`
      buchung\p{L}*|reservier\p{L}+|doppelzimmer|rechnung(?:en)?|termin(?: beim| für| bei)
      |lieferung\p{L}*|paket|(?:ihre|deine) (?:kleinanzeige|anzeige|annonce)|zu verkaufen
      |bestellung|reparatur|bewerbung|miete|mahnung|angebot
    `,
      wrapped`
      réserv(?:er|ation)s?|chambre double|factures?|rendez-vous|livraisons?|colis|(?:votre|ton) annonce
      |\u00e0 vendre|devis|commande
      |candidature|loyer
    `,
      wrapped`
      reservar?|reservas?|habitación doble|facturas?|cita (?:con|para)|entrega|paquete|presupuesto
      |pedido|alquiler
    `,
      "prenot\\p{L}+|camera doppia|fatture?|appuntamento|consegna|pacco|preventivo|affitto",
      wrapped`
      reserver\p{L}+|tweepersoonskamer|kamer|factu(?:ur|ren)|afspraak|levering|pakket|offerte
      |bestelling|huur
    `,
    ].join("|")}
  )(?!\p{L})
`;
const ofGames = regex("iu")`
  (?<!\p{L})(?:
    (?:${Object.values(seasonNames).join("|")})
      (?: (?:of|de|del|von))? ?1\d{3}
    |games?|play\p{L}*|diploma\p{L}*|judge|join\p{L}*|turns?|rules|players?|board|gm|spiel\p{L}*
    |mitspiel\p{L}*|partien?|jeux?|jou\p{L}+|parties?|partidas?|jueg\p{L}+|jug\p{L}+|partit[ae]
    |gioc\p{L}+|spel\p{L}*|speel\p{L}*|meedoen|orders?|moves?|seats?|stand-?by|substitut\p{L}*
    |observ\p{L}+|watch\p{L}*|sign(?:ed|ing)? up|phases?|press|draws?|votes?|army|armies|fleets?
    |mail\p{L}*|e-?mails?|messages|newsletters?|letters?|bots?|robots?|programs?|programm\p{L}*
    |computer|human|help|hilfe|aide|ayuda|aiuto|hulp|data|privacy|gdpr|rgpd|dsgvo|daten\p{L}*
    |donn\u00e9es|datos|dati|gegevens|hobby|tournament\p{L}*|turnier\p{L}*|befehl\p{L}*|zug
    |z\u00fcge|platz|ersatz\p{L}*|zuschau\p{L}*|mitles\p{L}*|anmeld\p{L}*|regeln|nachricht\p{L}*
    |brief\p{L}*|ordres?|places?|remplac\p{L}*|regarder|suivre|inscri\p{L}*|r\u00e8gles|courriers?
    |lettres?|\u00f3rdenes|puesto|sustitu\p{L}*|mirar|seguir|reglas|correos?|mensajes?|cartas?
    |ordini|posto|sostitu\p{L}*|guardare|seguire|regole|messagg\p{L}*|letter[ae]|zetten|plaats
    |meekijk\p{L}*|inval\p{L}*|regels|bericht\p{L}*|brieven
  )(?!\p{L})
`;

/** `I saw that somebody else plays Turkey now`, of the writer's own power: do they believe that they have lost it? */
export function believesReplaced(sentence: string): boolean {
  return !/\?/.test(sentence) && played.test(sentence) && another.test(sentence);
}

const another = regex("iu")`
  (?<!\p{L})(?:
    (?:some(?:body|one)|anybody|another (?:person|player)|a new player) ?(?:else)?
    |jemand ander\p{L}*|ein(?:e)? andere[rs]?|quelqu['\u2019]un d['\u2019]autre
    |une? autre (?:joueu\p{L}+|personne)|otr[oa] (?:persona|jugador\p{L}*)
    |un['\u2019]?altr[oa] (?:persona|giocator\p{L}+)|qualcun altro|iemand anders|een ander\p{L}*
  )(?!\p{L})
`;
const played = regex("iu")`
  (?<!\p{L})(?:
    is (?:now )?play(?:ed|ing)|plays|has taken over|has (?:my|the) (?:seat|power)|took over|runs
    |spielt|gespielt|\u00fcbernommen|joue|jou\u00e9e?|repris|juega|lleva|gioca|preso|speelt
    |gespeeld|overgenomen
  )(?!\p{L})
`;
