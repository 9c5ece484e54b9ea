/**
 * Players who want somebody else in their seat, and outsiders who would take one when it is free. Words of six
 * languages, in whatever order.
 */
import { regex, wrapped } from "../../util/index.js";
import { plainWords } from "../questions/question-words.js";

/**
 * `Find somebody else for Turkey`, `kan iemand anders Rusland overnemen?`, `I am leaving the game`: for good,
 * and on no condition.
 */
export function leavesSeat(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (conditional.test(plain) || forAWhile.test(plain)) return false;
  if (/\?/.test(sentence) && asksWhether.test(plain)) return false;
  if (seeks.test(plain) || takesOver.test(plain) || replacesMe.test(plain)) return true;
  return ofWriter.test(plain) && leaves.test(plain) && !/\?/.test(sentence) && !denied.test(plain);
}

/** `After this year please look for another Frenchman`, `je voudrais quitter la partie à la fin de 1902` */
export function leavesLater(sentence: string): boolean {
  return later.test(sentence) || (sentence.includes("?") && sometime.test(sentence));
}

/** `Can I quit later if it gets too much?` */
const sometime = regex("iu")`
  (?<!\p{L})(?:
    later|at some point|one day|sp\u00e4ter|irgendwann|plus tard|un jour|luego|m\u00e1s (?:adelante|tarde)
    |alg\u00fan d\u00eda|poi|pi\u00f9 (?:avanti|tardi)|un giorno|ooit
    |(?:if|when|wenn|falls|si|se|als) (?:\p{L}+ ){0,3}(?:no|too|not|keine?|nicht|zu|n['\u2019]ai|pas|plus|non|geen|niet)
  )(?!\p{L})
`;

const later = regex("iu")`
  (?<!\p{L})(?:
    after(?! all)|next|until|from(?! now)|ab(?! jetzt| sofort)|nach|erst|apr\u00e8s|despu\u00e9s|tras|dopo|na
    |(?:at|by) the end of|(?:am|zum) ende|(?:\u00e0 la )?fin (?:de|du)|al final de|alla fine|aan het einde?
  )(?!\p{L})
`;

/** `I could be a substitute if somebody drops out`, of its writer. */
export function standsBy(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (declining.test(plain)) return false;
  const first = plainWords(sentence.trim().replace(/(?<=[.!?])\s.*$/su, ""));
  if (somebodyLeaves.test(first) && jumpsIn.test(first)) return true;
  return (ofWriter.test(plain) || willing.test(plain)) && reserve.test(plain);
}

/** `I don't want to inherit a half-dead position, I'd like to start fresh`: no seat that somebody has left. */
export function wantsFreshGame(sentence: string): boolean {
  const plain = plainWords(sentence);
  return fresh.test(plain) || (losing.test(plain) && denied.test(plain) && !reserve.test(plain));
}

/** `Do I have to find a replacement?` */
const asksWhether = regex()`
  \b(?:
    (?:do|must|should|shall|would) i|(?:muss|soll|sollte|musste) ich|(?:dois|devrais) je|faut il|tengo que|debo
    |hay que|devo|dovrei|bisogna|moet ik
  )\b
`;

const other = wrapped`
  (?:
    some(?:body|one) else|another player|a replacement
    |(?:jemand\w*|jmd|nen|einen|eine|wen) ander\w*|ersatz\w*|nachfolg\w*|quelqu un d autre
    |un autre joueur|(?:un |une )?remplacant\w*|a otr[oa]|otra persona|otro jugador|sustitut\w*
    |qualcun altro|un altro giocatore|sostitut\w*|iemand anders|een ander\w*|vervang\w*
  )
`;
const seeks = regex()`
  \b(?:
    find|look for|get|seek|search for|need|such\w*|find\w*|cherch\w*|trouv\w*|busc\w*|busque\w*
    |encuentr\w*|cerc\w*|trov\w*|zoek\w*|vind\w*|nehmt|nimm|prenez|coge|prendete|neem
  )\b.{0,30}\b${other}(?! (?:address|adresse|day|tag)\b)
`;
const takesOver = regex()`
  \b${other}\b.{0,50}\b(?:
    tak\w*(?: \w+){0,3} over|take my (?:seat|place)|ubern\w*|weiterspiel\w*|einspring\w*
    |reprend\w*|reprenne\w*|hacerse cargo|subentr\w*|prendere il mio posto|overne\w*
    |verder ?spel\w*
  )
`;
/** `Can somebody replace me?` */
const replacesMe = regex()`
  \b(?:
    (?:some|any)(?:body|one) (?:\w+ ){0,3}(?:replace me|relieve me|take over (?:from|for) me)
    |(?:mich jemand|jemand mich) (?:\w+ ){0,2}(?:ersetz\w*|ablos\w*|vertret\w*)
    |quelqu un (?:\w+ ){0,3}me (?:remplac|relay)\w*|alguien (?:\w+ ){0,3}(?:reemplazar|sustituir)me
    |alguien me (?:\w+ )?(?:reempla|sustitu)\w*|(?:me )?qualcuno (?:\w+ ){0,3}(?:sostituirmi|rimpiazzarmi)
    |qualcuno mi (?:\w+ )?(?:sostitui|rimpiazz)\w*|iemand (?:\w+ ){0,2}(?:mij|me) (?:\w+ )?(?:vervang|aflos)\w*
  )\b
`;
/** `Je préfère quitter la partie maintenant` */
const leaves = regex()`
  \b(?:
    (?:quit|leave|leaving|dropping out of|drop out of|bow out of|withdraw from|resign from) (?:the|this) game
    |(?:quitt|abandonn)\w+ (?:la|cette) partie|(?:das spiel|die partie) (?:verlass|aufgeb)\w*
    |verlasse (?:das spiel|die partie)|(?:dejar|dejo|abandon\w+) (?:la partida|el juego)
    |(?:lasci|abbandon)\w+ (?:la partita|il gioco)|(?:het spel|de partij) (?:te )?verlat\w*
    |verlaat (?:het spel|de partij)
  )\b
`;
const denied =
  /\b(?:not|never|no longer|don t|won t|nicht|nie|kein\w*|pas|jamais|no|nunca|non|mai|niet|nooit)\b/;
const forAWhile = regex()`
  \b(?:
    while|until|till|during|for (?:me|a|one|two|the next|this)|week|weeks|days?|solange|bis
    |wahrend|diese|woche\w*|tag\w*|fur mich|pendant|jusqu|semaine\w*|mientras|hasta|durante
    |semana\w*|finche|fino|settiman\w*|zolang|tot|tijdens|weken
  )\b
`;
const conditional = regex()`
  \b(?:
    if|unless|falls|wenn|sonst|otherwise|si|sinon|se|als|tenzij|maybe|perhaps|vielleicht|peut etre
    |quizas?|forse|misschien
  )\b
`;
/** `I don't want to be a standby` */
const declining = regex()`
  \b(?:don t|do not|not|no|rather not|nicht|kein\w*|pas|non|niet|geen) (?:\w+ ){0,5}?(?:
    stand ?by|substitut\w*|reserv\w*|ersatz\w*|einspring\w*|remplac\w*|suplente|sustitut\w*
    |sostitut\w*|inval\w*|waiting list|list|warteliste|lista|liste|wachtlijst
  )\b
`;
const fresh = regex()`
  \b(?:
    (?:start|begin|play) (?:\w+ ){0,3}?(?:fresh|from scratch|from the (?:start|beginning))
    |(?:fresh|brand new) (?:game|start)|(?:from|at) the (?:very )?(?:start|beginning)
    |von (?:anfang|vorn|beginn)\w*|(?:neu|frisch) (?:anfangen|beginnen|starten)
    |(?:des|depuis) le debut|desde el (?:principio|comienzo)|dall inizio|(?:van|vanaf) het begin
  )\b
`;
const losing = regex()`
  \b(?:
    (?:half |nearly |almost )?(?:dead|dying)|ruins?|hopeless|lost (?:position|cause)|wreck\w*
    |crippled|doomed|left ?overs?|somebody else s|someone else s|halbtot\w*|halb tot\w*|verloren\w*
    |aussichtslos\w*|kaputt\w*|(?:a moitie |presque )?mort\w*|perdu\w*|desesper\w*|moribund\w*
    |medio muert\w*|perdid\w*|mezz\w* mort\w*|pers[ao]|disperat\w*|halfdo\w*|hopelo\w*|verlor\w*
  )\b
`;
/** `If somebody drops out somewhere, I'd be happy to jump in` */
const somebodyLeaves = regex()`
  \b(?:if|when|whenever|in case|should|once|falls|wenn|sobald|si|se|quand|quando|cuando|als|wanneer|mocht)\b
    .{0,25}\b(?:
      (?:some|any)(?:body|one)|a player|one of \w+|jemand|wer|einer|ein spieler|quelqu un|un joueur
      |alguien|un jugador|qualcuno|un giocatore|iemand|een speler
    )\b.{0,25}\b(?:
      drop\w*|leav\w*|quit\w*|resign\w*|give\w*|vanish\w*|disappear\w*|bail\w*|goes missing
      |ausfall\w*|ausfallt|aufhor\w*|aufgib\w*|aussteig\w*|abspring\w*|weggeh\w*
      |abandonn?\w*|arret\w*|part|s en va|dej[ae]|retir\w*|va(?:ya)?|lasci\w*|ritir\w*|abbandon\w*|molla
      |uitval\w*|afhaak\w*|weggaat|opgeeft|stopt
    )\b
`;
const jumpsIn = regex()`
  \b(?:
    (?:i|id|d|ill|ll|me) .{0,40}?(?:
      jump(?:ing)? in|step(?:ping)? in|fill(?:ing)? in|tak\w+ (?:\w+ ){0,2}(?:over|place|seat|spot)|help out
      |replace|play on|carry on|substitute
    )
    |spring\w* (?:\w+ ){0,3}ein|einspring\w*|ubern\w* ich|ich (?:\w+ ){0,4}ubernehm\w*|ich (?:\w+ ){0,3}dabei
    |(?:prendr\w*|reprendr\w*|prends) (?:\w+ ){0,3}(?:sa|la|le) (?:place|suite|relais)|(?:je|j) .{0,25}rempla\w+
    |sustituir\w*|reemplazar\w*|ocupar(?:ia|e)?|entraria|tomaria|(?:su|il suo) (?:puesto|lugar|posto)
    |subentr\w*|sostituir\w*|prenderei|ik (?:\w+ ){0,4}(?:mee|in|over)|val ik (?:\w+ ){0,2}in
  )\b
`;
const ofWriter =
  /\b(?:i|me|ich|mich|je|moi|yo|me|io|mi|ik|mij|apunt[ae]me|ponme|anot[ae]me|mettetemi|mettimi|segnatemi|segnami)\b/;
const willing = regex()`
  ^(?:\w+ )?(?:
    happy|glad|willing|ready|pleased|available|gern\w*|bereit|partante?|volontiers|disponible
    |dispuest[oa]|dispost[oa]|graag|bereid
  )\b
`;
const reserve = regex()`
  \b(?:
    pense[rz]? a moi|think of me|keep me in mind|denkt? (?:\w+ )?an mich|piensa\w* en mi
    |acord\w+ de mi|pensa(?:te)? a me|denk (?:\w+ )?aan mij
    |(?:waiting )?list (?:that )?i (?:can|could) (?:be )?(?:put|go|get)
    |(?:(?:put|have|note|sign|place) me|be|get|go|put) (?:(?:up|down) )?on (?:a|the|your|any|some) (?:\w+ )?list
    |(?:note[rz]?|mett[er]\w*|met[sz]|inscri\w+) moi .{0,20}sur (?:la|votre|ta) liste
    |(?:set\w+|trag\w*|schreib\w*|pack\w*) mich .{0,20}(?:auf|in) (?:die|eure) liste
    |(?:apunt\w+|pon\w+|anot\w+|inscrib\w+) .{0,12}en (?:la|su|vuestra) lista
    |(?:mett\w+|segn\w+) .{0,12}(?:in|nella) lista
    |(?:zet|schrijf) (?:me|mij) .{0,20}op (?:de|jullie) lijst
    |waiting list|warteliste|liste d attente|lista d[ei] (?:espera|attesa)|wachtlijst|substitut\w*
    |stand ?(?:by|ins?)|(?:in|as a?|on the) reserve|replacement player|fill in|step in
    |ersatz(?:spieler\w*|mann|frau)?|einspring\w*|reservist\w*|remplacant\w*|en reserve|suplente
    |sustitut[oa]|reserva|riserva|sostituto|invaller|invallen|reserve(?:speler)?
  )\b
`;
