/** What a player asks in words that leave no doubt, and that is the same in every game. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import { clashing } from "../../questions/times/index.js";
import { type OfOthers, ofOthers } from "./facts-of-others.js";

export type SureFact =
  | OfOthers
  | "subject-mark"
  | "clash"
  | "sent-twice"
  | "every-unit"
  | "plain-words"
  | "shorter"
  | "vote-back"
  | "all-agreed"
  | "one-says-no"
  | "maker"
  | "gm-reads";

/** The fact that a sentence asks for; null where it asks something else. */
export function factAsked(sentence: string): SureFact | null {
  if (clash.test(sentence)) return "clash";
  const plain = plainWords(sentence);
  return facts.find(([, said]) => said.test(plain))?.[0] ?? null;
}

/** `Does it clash?`, with no more than what with. */
const clash = regex("iu")`
  ^\W*(?:(?:and|so|but|or|then|und|et|y|e|en) )?${clashing}(?: [\p{L}'\u2019]+){0,7}\W*\?\W*$
`;

const facts: readonly (readonly [SureFact, RegExp])[] = [
  ...ofOthers,
  // `What does [Please check] mean?`
  [
    "subject-mark",
    regex()`
      \bplease (?:check|confirm) ?(?:\w+ ){0,6}?(?:
        mean\w*|bedeut\w*|heisst|betekent?|signifie|veut dire|significa|quiere decir|vuol dire
      )\b|\b(?:mean\w*|bedeut\w*|heisst|betekent?|signifie|significa|what is|what s|was ist|wat is
      |why) (?:\w+ ){0,5}?please (?:check|confirm)\b
    `,
  ],
  // `My program sends the orders twice. Is that a problem?`
  [
    "sent-twice",
    regex()`
      ^(?=.*\b(?:worr\w*|sorry|hope|sorge\w*|hoffe|peur|espero|spero|hoop|problem\w*|matter\w*|bad|ok|okay|allowed
      |count|counts|schlimm|macht|zahl\w*|grave|compte\w*|importa|cuenta\w*|conta\w*|erg|tellen)\b)
        .*\b(?:orders?|moves?|mails?|befehle?|zuge|ordres|ordenes|ordini|zetten)\b (?:\w+ ){0,4}(?:twice|two times
        |doppelt|zweimal|deux fois|en double|dos veces|due volte|twee keer|dubbel)\b
    `,
  ],
  // `You can only move three units per turn, is that right?`
  [
    "every-unit",
    regex()`
      \b(?:
        (?:only|just|at most|how many|all (?:my|of my|the)) (?:\w+ ){0,3}(?:units|pieces|armies) (?:\w+ ){0,4}(?:per
        |each|a|every|in one|in a|the same) (?:turn|season|phase|round)
        |(?:nur|wie ?viele|hochstens|alle) (?:\w+ ){0,3}(?:einheiten|armeen|figuren) (?:\w+ ){0,3}(?:pro|je
        |in einem) (?:zug|runde)
        |(?:seulement|que|combien d|toutes) (?:\w+ ){0,3}(?:unites|armees|pieces) (?:\w+ ){0,3}(?:par|a chaque) tour
        |(?:solo|cuantas|cuantos|todas) (?:\w+ ){0,3}(?:unidades|ejercitos|piezas) (?:\w+ ){0,3}(?:por|cada
        |en un) turno
        |(?:solo|quante|quanti|tutte) (?:\w+ ){0,3}(?:unita|armate|pezzi) (?:\w+ ){0,3}(?:per|a|ogni|in un) turno
        |(?:maar|hoeveel|alle) (?:\w+ ){0,3}(?:eenheden|legers) (?:\w+ ){0,3}(?:per|in een) beurt
      )\b
    `,
  ],
  // `If I just write what I want in normal words, do you understand it?`
  [
    "plain-words",
    regex()`
      ^(?=.*\b(?:can|could|may|do|does|will|is|are|must|need|have to|kann|darf|muss|gibt|verstehst|verstehen|geht|reicht
      |peux|puis|peut|faut|dois|comprend\w*|comprenez|puedo|puede|hay|tengo|entiend\w*|posso|puo|devo|capisc\w*|c e
      |kan|mag
      |moet|begrijp\w*|is er)\b).*\b(?:
        (?:normal|plain|ordinary|my own|own|simple|everyday|regular|full|whole) (?:words?|sentences?|english|language)
        |(?:special|particular|certain|specific|exact|fixed) (?:format|syntax|code|commands?|language|notation|form)
        |(?:names?|provinces?|words?|places?|countries|everything) (?:\w+ )?(?:out )?in full|(?:write|spell
          |type) (?:\w+ ){0,4}out
          (?: in full)?|full names|(?:use|write|take|with) (?:\w+ )?abbreviations|abbreviate|(?:namen|provinzen
            |orte) (?:\w+ )?(?:ausschreiben|ausgeschrieben)|abkurzungen (?:verwenden|benutzen|schreiben|nehmen)
            |abkurzen
        |(?:en )?toutes lettres|noms? (?:complets?|en entier)|(?:utiliser|ecrire avec|mettre) (?:des 
          |les )?abreviations|nombres? complet\w+|(?:usar|poner|escribir con) abreviaturas
        |nomi (?:completi|per intero)|(?:usare|scrivere con) (?:le )?abbreviazioni|(?:namen )?voluit
          |afkortingen (?:gebruiken|schrijven)
        |(?:normalen?|eigenen?|einfachen?|ganzen?) (?:worten?|satzen?|deutsch|sprache)|(?:bestimmte[sn]?|spezielle[sn]?
        |besondere[sn]?) (?:format|form|schreibweise|sprache|befehle)|ganz normal (?:\w+ ){0,2}(?:schreib\w*
        |hinschreib\w*)
        |(?:mes|mots|phrases|langage) (?:propres mots|simples?|normal\w*|normaux|courant)|format (?:special|particulier
        |precis)|(?:palabras|frases) (?:normales|sencillas)|mis (?:propias )?palabras|(?:formato|lenguaje) (?:especial
        |concreto|normal)
        |(?:parole|frasi) (?:mie|semplici|normali)|mie parole|formato (?:speciale|particolare|preciso)
        |(?:gewone|eigen|normale) (?:woorden|taal|zinnen)|(?:bepaald|speciaal|vast) formaat
      )\b
    `,
  ],
  // `Plus court s'il vous plaît`
  [
    "shorter",
    regex()`
      ^(?:(?:please|a bit|bitte|etwas|un peu|un po|in|das|the|your answers?|and|und) )*(?:
        (?:keep it )?short(?:er)?|in short|brief(?:er)?|less text|too long|kurzer|kurz|zu lang|plus court|en bref
          |trop long
        |mas corto|demasiado largo|piu breve|troppo lungo|korter|te lang
      )(?: (?:please|bitte|s il vous plait|s il te plait|svp|stp|por favor|per favore|answers?|antworten|reponses?))*$
    `,
  ],
  // `Does my draw vote still count next turn?`
  [
    "vote-back",
    regex()`
      \b(?:(?:does|do|will|would|is|are) my (?:draw )?votes? (?:\w+ )?(?:count|stand|stay|hold|last|remain|valid
        |there|carry|expire)
        |(?:gilt|zahlt|bleibt|steht|verfallt) meine stimme|(?:mon|ma) (?:vote|voix) (?:\w+ )?(?:compte|reste|vaut|tient)
        |(?:vale|cuenta|sigue) mi voto|(?:vale|conta|resta) il mio voto|(?:telt|geldt|blijft) mijn stem)\b
    `,
  ],
  // `Sind alle einverstanden?`
  [
    "all-agreed",
    regex()`
      ^(?:(?:and|so|but|und|also|et|alors) )*(?:
        (?:are|is|do|does|did) (?:they|you|we|every(?:one|body)|all|the others|everyone else)(?: all)?[ ]
          (?:agree[ds]?|ok|okay|fine|in agreement|happy)(?: (?:with|to) (?:it|that|this))?
        |(?:sind|seid) (?:denn )?(?:alle|die anderen)(?: damit| dafur)? einverstanden|stimmen alle zu
        |(?:est ce que )?(?:tout le monde|tous|les autres) (?:est|sont) d accord|(?:estan|son) todos de acuerdo
        |(?:sono )?tutti d accordo|(?:is|zijn) (?:iedereen|allen) (?:het er mee eens|akkoord)
      )$
    `,
  ],
  // `What happens if England says no?`
  [
    "one-says-no",
    regex()`
      ^(?:(?:and|so|but|und|et|y|e|en) )*(?:what (?:happens |will happen |would happen )?(?:if|when)
        |was (?:passiert |ist )?wenn
        |que se passe t il si|et si|que pasa si|cosa succede se|e se|wat (?:gebeurt er )?als)
        [ ](?:the |l |la |le )?\w+(?: \w+)? (?:(?:says?|answers?|votes?|sagt|dit|dice|zegt) (?:no|nein|non|nee)
          |nein sagt|refuses?
          |refuse|declines?|ablehnt|disagrees?|is against(?: it)?|doesn t agree|does not agree|rifiuta|weigert)$
    `,
  ],
  // `On m'a dit que tu es un robot. C'est vrai ?`
  [
    "maker",
    regex()`
      \b(?:you are|you re|ur|you were|are you|is this) (?:\w+ )?(?:a |an |just a |only a )(?:real )?(?:robot|bot
      |machine|computer|program\w*
        |ai|human|person)$
      |\b(?:do(?:n t)? you (?:ever|never|even) (?:sleep|rest|eat|take a break)|schl(?:a|ae)fst du (?:denn )?(?:nie
      |auch mal|eigentlich)
        |(?:tu|vous) (?:ne )?dor(?:s|mez) jamais|nunca duermes|no duermes nunca|non dormi mai|slaap je (?:ooit|nooit
        |wel eens))\b
      |\b(?:tu es|tu etais|vous etes|vous etiez|es tu|etes vous) (?:\w+ )?(?:un|une) (?:robot|bot|machine|ordinateur
      |programme|ia
        |humain|vrai\w* \w+)$
      |\b(?:du|sie|ihr) (?:(?:seist|bist|sind|seid|warst|nur|blo\w+|ja|doch) )*(?:ein|eine) (?:\w+ )?(?:roboter|bot
      |maschine
        |computer|programm|ki|mensch)(?: bist| bist du| sind| seid)?$
      |\b(?:eres|es usted|sois) (?:\w+ )?(?:un|una) (?:robot|bot|maquina|programa|ordenador|persona|humano)$
      |\b(?:sei|siete|lei e) (?:\w+ )?(?:un|una) (?:robot|bot|macchina|programma|computer|persona|umano)$
      |\b(?:je|jij|u) (?:\w+ )?een (?:robot|bot|machine|computer|programma|mens)(?: bent)?$
    `,
  ],
  // `When I write to another player through you, do you read it?`
  [
    "gm-reads",
    regex()`
      ^(?=.*\b(?:messages?|mails?|letters?|press|write|tell|say|nachricht\w*|schreib\w*|briefe?|ecri\w*|messages
      |lettres?|escrib\w*
        |mensajes?|scriv\w*|messagg\w*|schrijf\w*|berichten)\b).*\b(?:
        (?:do|does|can|could|will|would) (?:you|the gm|george|the host|anybody|anyone|somebody)(?: else)? (?:also 
        |actually |ever )?
          (?:read|see|look at|check) (?:it|them|that|those|these|my (?:private )?messages|our (?:private )?messages
          |what (?:i|we) \w+)
        |(?:liest|lest|siehst|lesen|sieht) (?:du|ihr|sie|er|jemand|der spielleiter) (?:\w+ )?(?:das|es|die|sie|mit
        |meine nachrichten
          |unsere nachrichten)
        |(?:lisez|lis|voyez|vois|lit) (?:vous|tu|il|quelqu un) (?:\w+ ){0,2}(?:messages|mes|nos)
        |(?:est ce que )?(?:vous|tu) (?:les|le)
          [ ](?:lisez|lis)
        |(?:lees|leen|ves|lee alguien) (?:lo|los|mis|nuestros|lo que)|(?:leggi|leggete|vedi|legge qualcuno) (?:i
        |quello|cosa|li|lo)
        |(?:lees|leest|zie) (?:je|jij|u|iemand) (?:dat|het|die|mijn|onze|mee)
      )\b
    `,
  ],
];
