/** What a GM wants to be told when it happens: `let me know if anyone misses the deadline`. */
import { wrapped } from "../../../util/index.js";
import { any } from "../topics.js";

const told = wrapped`
  (?:let me know|(?:tell|notify|inform|alert|ping|warn|mail|email|e-mail|message|write) me
    |(?:get|send me|drop me|like|want|need|have|receive) (?:an?|some|the) (?:\w+ )?(?:
      note|mail|e-?mail|message|word|notice|notification|alert|letter|line|ping)
    |i (?:be |get |am )?(?:told|notified|informed|alerted)|(?:be|get) (?:told|notified|informed|alerted)
    |(?:sag|sagen sie|gib|geben sie) mir(?: bitte)? bescheid|bescheid (?:geben|sagen)
    |(?:benachrichtig|informier|meld)\w*
    |(?:dis|dites|previens|prevenez|avertis|avertissez|informe|informez)-moi|me (?:prevenir|dire|avertir)
    |(?:avisa|avise|dime|digame|informa|avisar|decir)(?:me)?
    |(?:avvisa|avvisi|dimmi|informa|avvisar)(?:mi)?|fammi sapere
    |laat (?:me|mij|het me|het mij)(?: even)? weten|(?:waarschuw|meld) (?:me|mij|het)
  )
`;
const when = wrapped`
  (?:when|whenever|if|once|as soon as|in case|wenn|falls|sobald|si|quand|des que|cuando|en cuanto|se|quando|appena
    |als|zodra)
`;
/** Whoever is late or done, and what becomes of the turn. */
const happens = wrapped`
  (?:(?:some|any)(?:one|body)|every(?:one|body)|a player|(?:all|the) (?:orders|players|moves)|all
    |(?:the|this) (?:turn|phase)
    |jemand|alle|ein spieler|die runde|der zug|quelqu'un|tout le monde|tous|un joueur|le tour|alguien|todos|un jugador
    |el turno|qualcuno|tutti|un giocatore|il turno|iemand|iedereen|een speler|de beurt)
`;
const how = wrapped`
  (?:late|miss\w*|overdue|nmrs?|in|done|ready|processed|over|run|ordered|through|out|finished
    |verspatet|verpass\w*|versaum\w*|spat|fertig|da|durch|ausgewertet|fehl\w*|retard|manqu\w*|pret|fini|traite|termine
    |tarde|retras\w*|falt\w*|list[oa]s?|terminad\w*|ritardo|manc\w*
    |pront[oi]|finit\w*|laat|mist|klaar|verwerkt|binnen)
`;

/** In the form of `timesInEnglish`. */
export const toldWhen = any(
  `${told}(?: please| bitte| svp| por favor| per favore)?,? ${when} ${happens} (?:[\\w']+ ){0,6}?${how}`,
  `${when} ${happens} (?:[\\w']+ ){0,6}?${how},? (?:please |bitte |dann )*${told}`,
);
