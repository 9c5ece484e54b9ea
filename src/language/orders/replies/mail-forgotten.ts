/**
 * `Ignore my last mail, wrong game`, `the cat was on the keyboard, please forget it`: words by which somebody has an
 * earlier mail forgotten, and say no more than why.
 */
import type { Board } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { placesIn, powersIn } from "../../names/mentions.js";
import { isRequest } from "../spoken/loose-words.js";

/** Do the words have the last mail forgotten, and nothing else? */
export function forgetsMail(board: Board, text: string): boolean {
  if (text.length > longest || !ignoring.test(text) || kept.test(text) || ofOther.test(text))
    return false;
  if (text.includes("?") && !isRequest(text)) return false;
  if (!mail.test(text) && !accident.test(text)) return false;
  // `Das war aus Versehen` is neither of Warsaw nor of Austria.
  const left = text.replace(shortWord, " ");
  return placesIn(board, left).length === 0 && powersIn(board, left).length === 0;
}

const longest = 240;
const shortWord = /(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu;

const lead = wrapped`
  (?:^|[,.;:!\n\u2013\u2014-]\s*|(?<!\p{L})(?:
    please|pls|plz|so|just|and|but|you|now|sorry|let['\u2019]?s|bitte|also|und|aber|einfach|svp|pri\u00e8re d['\u2019]
    |merci d['\u2019]|de|donc|et|mais|favor|y|pero|favore|e|ma|quindi|aub|graag|en|maar|dus|die|das|es|dat|het|sie|du
    |u|je
  )\s*)
`;
/** What is told of others, `Italy ignored my mail`, has another form or another subject. */
const ignoring = regex("iu")`
  ${lead}(?:
    (?:ignore|disregard|forget|scrap|discard|delete|drop|bin|scratch|cancel|void)(?!\p{L})
    |(?:never ?mind|pay no attention to|take no notice of|pretend i (?:never|did ?n['\u2019]?t))(?!\p{L})
    |(?:ignorier(?:t|e|en)?|vergiss|vergesst|vergessen sie|streich(?:t|e|en)?|l\u00f6sch(?:t|e|en)?)(?!\p{L})
    |(?:ignore[zr]?|oublie[zrs]?|annule[zr]?|supprime[zr]?|ne ten(?:ez|ir|ons) pas compte|ne pas tenir compte)(?!\p{L})
    |(?:ignor(?:a|e|en|ad)|olvid(?:a|e|en|ad)|descart(?:a|e|en)|haz caso omiso|haga caso omiso)(?!\p{L})
    |(?:ignor(?:a|i|ate)|dimentica(?:te)?|dimentichi|annulla|scarta|lascia perdere)(?!\p{L})
    |(?:negeer|negeren|vergeet|schrap)(?!\p{L})
  )
  |(?<!\p{L})(?<!(?<!\p{L})(?:zu|te) )(?:
    ignorieren|vergessen|nicht (?:be)?achten|streichen|l\u00f6schen|(?:ist|war) (?:hinf\u00e4llig|ung\u00fcltig)
    |(?:is|was) void|negeren|vergeten|ne (?:le|la) (?:lisez|lis) pas
  )(?=\s*(?:$|[,.;:!\n]))
`;
/** `Don't forget my last mail` */
const kept = regex("iu")`
  (?<!\p{L})(?:
    (?:not|n['\u2019]t|never) (?:ignore|forget|disregard|delete|drop|cancel)
    |(?:nicht|nie) (?:ignorier|vergess|l\u00f6sch|streich)\p{L}*|(?:vergiss|vergessen sie
    |vergesst) (?:\p{L}+ ){0,4}nicht
    |n['\u2019](?:oublie|annule|ignore)\p{L}* pas|no (?:olvid|ignor|descart)\p{L}+|non (?:dimentic|ignor|annull)\p{L}+
    |(?:vergeet|negeer) (?:\p{L}+ ){0,4}niet
  )
`;

const noun = wrapped`
  (?:
    e-?mails?|mails?|messages?|msg|note|letter|nachricht|e-?post|brief|courriels?|m\u00e9l|correos?|mensajes?
    |messaggi[o]?
    |bericht(?:je)?|mailtje
  )
`;
/** `Disregard my note about my absence` takes back no orders. */
const ofOther = regex("iu")`
  (?<!\p{L})${noun} (?:
    about|regarding|concerning|on|saying|that says|\u00fcber|wegen|zu[mr]?|sur|au sujet|\u00e0 propos|sobre|acerca
    |sul\p{L}*|riguardo|over|betreffende
  )(?!\p{L})(?! (?:(?:my|the|meine[nr]?|die|mes|les|mis|las|i miei|gli|mijn|de) )?(?:
    orders?|moves?|befehle?|z\u00fcge?|ordres?|coups?|\u00f3rdenes|ordini|mosse|zetten|bevelen
  )(?!\p{L}))
`;
const former = wrapped`
  (?:
    last|latest|previous|earlier|prior|recent|first|other|second|letzte[nrms]?|vorige[nrms]?|vorherige[nrms]?
    |fr\u00fchere[nrms]?
    |erste[nrms]?|derni(?:er|\u00e8re)s?|pr\u00e9c\u00e9dente?s?|premier|\u00faltim[oa]s?|anterior(?:es)?|ultim[oaie]
    |precedent[ei]|laatste|vorige|eerste|eerdere
  )
`;
const mail = regex("iu")`
  (?<!\p{L})(?:
    ${former} ${noun}
    |(?:correo|mensaje|e-?mail|mail|messaggio|courriel|message) ${former}
    |${noun} (?:(?:that )?i (?:just )?sent|from (?:earlier|before|just now|me|this morning|last night|yesterday)
    |before this)
    |(?:that|this|my|meine|diese|ce|mon|mi|ese|este|quel|questo|mio|mijn|die|dat) ${noun}
  )(?!\p{L})
`;
const somebody = wrapped`
  (?:
    cats?|dog|kids?|children|child|toddler|baby|son|daughter|grand(?:son|daughter|kids?|child)|brother|sister|wife
    |husband
    |katze|kater|hund|sohn|tochter|kind(?:er)?|enkel\p{L}*|bruder|schwester|chat|chien|fils|fille|enfants?|fr\u00e8re
    |s\u0153ur
    |gat[oa]|perro|hij[oa]|ni\u00f1[oa]|hermano|gatto|cane|figli[oa]|nipote|fratello|kat|hond|zoon|dochter|broer
  )
`;
const machine = wrapped`
  (?:
    keyboard|phone|computer|tablet|laptop|ipad|pc|send|tastatur|handy|rechner|clavier|t\u00e9l\u00e9phone|ordinateur
    |tablette
    |teclado|m\u00f3vil|ordenador|tastiera|telefono|toetsenbord|telefoon
  )
`;
/** How a mail comes to be sent that nobody meant. */
const accident = regex("iu")`
  (?<!\p{L})(?:
    by (?:accident|mistake)|accidental\p{L}*|(?:hit|pressed|pushed) (?:send|the wrong)|pocket
    |wrong (?:game|person|window|address|recipient|thread|button|mail|judge)
    |(?:not|n['\u2019]?t) (?:meant|intended|supposed) (?:for (?:you|this)|to (?:be )?(?:go|send|sent))
    |aus versehen|versehentlich|falsche[nrms]? (?:spiel|partie|empf\u00e4nger|fenster|adresse|knopf|taste)
    |nicht f\u00fcr (?:sie|dich|euch|dieses|diese)|par (?:erreur|m\u00e9garde|accident)|pas pour (?:vous|toi|cette|ce)
    |mauvais(?:e)? (?:partie|destinataire|adresse|fen\u00eatre|bouton)|por error|sin querer|no era para
    |(?:partida|persona|direcci\u00f3n) equivocada|per (?:errore|sbaglio)|non era per|partita sbagliata
    |per (?:ongeluk|vergissing)|niet voor (?:u|jou|jullie|deze|dit)|verkeerde (?:spel|partij|persoon|adres|knop)
    |${somebody} (?:[\p{L}'\u2019]+ ){1,8}?(?:\p{L}{2,6}['\u2019])?${machine}
  )(?!\p{L})
`;
