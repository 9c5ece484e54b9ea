/**
 * Questions whose words leave no doubt, though others in much the same words ask something else: they are read ahead of
 * what was learned.
 */
import type { Intent } from "./intents.js";
import { inFull, plainWords } from "./question-words.js";

/** What is asked so; null for all else. */
export function askedPlainly(sentence: string): Intent | null {
  const plain = inFull(plainWords(sentence));
  return plainly.find(([words]) => words.every((each) => each.test(plain)))?.[1] ?? null;
}

/** `What happens if` */
const happens =
  /\b(?:what (?:happens|then|if|becomes|will happen|would happen)|was (?:passiert|geschieht|ist|wird)|que se passe|qu arrive|que pasa(?:ria)?|cosa (?:succede|accade)|che succede|wat gebeurt)\b/;

/** `Turkey does not answer`, whoever that is. */
const othersSilent = new RegExp(
  `\\b(?:${[
    "(?:if|when) (?!i |we |you |nobody |everybody |the (?:game|deadline|map|letter))(?:\\w+ ){1,4}?(?:doesn t|does not|don t|do not|dont|doesnt|never|won t|will not|fails to|stops|forgets to) (?:\\w+ )?(?:answer\\w*|reply\\w*|respond\\w*|writ\\w+|send\\w*|order\\w*|submit\\w*|mov\\w+|show up)",
    "(?:wenn|falls) (?!ich |wir )(?:\\w+ ){1,4}?(?:nicht|nichts|nie) (?:\\w+ )?(?:antwortet|schreibt|schickt|abgibt|zieht|reagiert)",
    "(?:si|s il|s elle) (?!je |j |nous )(?:\\w+ ){0,3}?(?:ne |n )?(?:repond|envoie|ecrit|joue|donne) (?:pas|rien|jamais)|si (?:\\w+ ){1,3}?no (?:contesta|responde|envia|escribe|manda)|se (?:\\w+ ){1,3}?non (?:risponde|manda|invia|scrive)",
  ].join("|")})\\b`,
);

/** `What becomes of my armies should I fail to write in time?` */
const becoming =
  /\b(?:what (?:happens|becomes|will happen|will become|would become)|was (?:passiert|geschieht|wird)|que devien\w+|que se passe|qu arrive|que pasa|cosa succede)\b/;
const ownSilence =
  /\b(?:should i|if i|in case i|were i to|when i|wenn ich|falls ich|si je|si yo|se io) (?:\w+ ){0,3}?(?:fail|forget|miss|neglect|omit|late|not (?:send|write|order|answer|submit)|(?:don t|do not|dont|can t|cant|cannot) (?:send|write|order|answer|submit)|nichts? (?:\w+ )?(?:schick|schreib|abgeb)\w*|vergesse|verpasse|oublie|n envoie|olvido|dimentico)\b/;

/** `I trust that my orders reached you safely.` */
const arrived =
  /\b(?:trust|hope|presume|assume|hoffe|espere|espero|spero)(?: that| dass| que| che)? (?:my|the|meine|die|mes|mis|i miei) (?:\w+ )?(?:orders|moves|befehle|zuge|ordres|coups|ordenes|jugadas|ordini|mosse) (?:\w+ ){0,4}?(?:reached|arrived?|came|got|received|angekommen|arrives|arrivat\w|llegad\w)\b/;

/** `Quanto tempo ho ancora?` */
const timeLeft =
  /\b(?:how (?:much|long|many (?:hours|days)) (?:more )?(?:time )?(?:(?:do|have) (?:i|we) (?:still )?(?:have left|got left|left)|is (?:still )?left)|wie ?viel zeit (?:\w+ )?(?:noch|bleibt|habe ich noch|haben wir noch)|combien de temps (?:\w+ )?(?:reste|avons nous encore|ai je encore)|quanto tempo (?:\w+ )?(?:ancora|resta|rimane|manca)|cuanto tiempo (?:\w+ )?(?:queda|falta|me queda)|hoeveel tijd (?:\w+ )?nog)\b/;

/** `Which year is it?`: the phase, and until when it lasts. */
const whichPhase = new RegExp(
  `\\b(?:${[
    "(?:what|which) (?:(?:game )?year|season|turn|phase|round)(?: (?:and|or) (?:\\w+ )?(?:year|season|turn|phase|round))? (?:is (?:it|this|on|running)|are we|do we have|have we got|is being played)",
    "welche[srn]? (?:jahr|phase|runde|saison|jahreszeit) (?:haben wir|ist|lauft|sind wir|spielen wir)",
    "quelle (?:annee|saison|phase) (?:sommes nous|est ce|est on|on est|en est on)|on est en quelle (?:annee|saison|phase)",
    "(?:en )?que (?:ano|fase|turno|temporada|estacion) (?:estamos|vamos|es)|(?:in )?(?:che|quale) (?:anno|fase|turno|stagione) (?:siamo|e)|welk (?:jaar|seizoen) (?:is|zijn)",
  ].join("|")})\\b`,
);

/** `Do I have to answer?`, of what others have written. */
const mustAnswer =
  /^(?:(?:and|so|but|also) )*(?:(?:do|must|should) i (?:(?:really|have|need|to) )*(?:answer|reply|respond|write back)|(?:muss|soll) ich (?:\w+ ){0,2}(?:antworten|zuruckschreiben)|(?:dois je|est ce que je dois|je dois) (?:\w+ )?repondre|(?:tengo que|debo) (?:responder|contestar)|devo rispondere)(?: (?:to )?(?:him|her|it|them|that|this|everyone|everybody|all of them|darauf|ihm|ihr))?$/;

/** `Where are the Turks now?` */
const whereOthers =
  /^(?:(?:and|so|but|ok) )*where (?:are|is|s|do|does) (?:the |all the )?(?:turks?|turkey|turkish|russians?|russia|french|france|germans?|germany|italians?|italy|austrians?|austria|english|england)\b/;

/** `How do they sign up?`, of others. */
const howTheyJoin = new RegExp(
  `\\b(?:${[
    "how (?:(?:do|can|will|would|should|may|must) )?(?:they|people|(?:the |my |our |new |other )*(?:members?|players?|others|friends|guys|folks|colleagues)|everyone|everybody|somebody|someone|one|he|she) (?:\\w+ )?(?:joins?|signs? (?:up|on|in)|gets? in|enters?|takes? part|registers?|comes? in|become players?)",
    "wie (?:(?:konnen|kann|sollen|melden|melde|kommen|treten) )?(?:(?:sie|die|meine|unsere|alle|man|andere|anderen) )*(?:spieler|mitspieler|leute|freunde|mitglieder|kollegen)? ?(?:sich )?(?:\\w+ )?(?:an|mitspielen|beitreten|anmelden|rein|hinein|mitmachen)\\b",
    "comment (?:(?:les|mes|nos|des) )*(?:joueurs|membres|amis|gens|autres|ils|on|font ils) (?:\\w+ ){0,3}?(?:inscri\\w+|rejoi\\w+|particip\\w+|entrer|jouer)",
    "como (?:(?:se|los|las|mis|pueden) )*(?:apuntan?|inscriben?|unen?|entran?|jugadores|amigos)|come (?:si|i|possono|fanno) (?:\\w+ ){0,3}?(?:iscriv\\w+|unirsi|partecip\\w+|entr\\w+)",
  ].join("|")})\\b`,
);

const changes =
  /\b(?:change|undo|alter|withdraw|take back|take it back|reverse|revoke|switch|andern|zuruck\w*|changer|modifier|retirer|cambiar|retirar|cambiare|ritirare|wijzigen|veranderen)\b/;
const votes =
  /\b(?:my|a|the|our|one s|meine|mon|mi|mio|mijn) (?:\w+ )?(?:votes?|stimme|vote|voix|voto|stem)\b/;

const plainly: readonly (readonly [readonly RegExp[], Intent])[] = [
  [[happens, othersSilent], "missed"],
  [[becoming, ownSilence], "missed"],
  [[whichPhase], "deadline"],
  [[timeLeft], "deadline"],
  [[arrived], "received"],
  [[mustAnswer], "negotiate"],
  [[whereOthers], "their-units"],
  [[howTheyJoin], "join"],
  [
    [
      changes,
      votes,
      /\b(?:can|could|may|possible|able|how|kann|wie|puis|peut|comment|puedo|como|posso|come|kan|hoe)\b/,
    ],
    "draw",
  ],
];
