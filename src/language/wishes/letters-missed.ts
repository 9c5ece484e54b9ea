/**
 * Letters of the judge that a player misses, as a GM tells of it: `Could you send Italy the results once more?`,
 * `She says that no mail of yours reaches her`.
 */
import { wrapped } from "../../util/index.js";
import { any } from "./topics.js";

/** Does a sentence with its times in English say so of somebody else? */
export function missesLetters(plain: string): boolean {
  return wantsThemAgain(plain) || hasGotNone(plain);
}

function wantsThemAgain(plain: string): boolean {
  return [again, letters].every((each) => each.test(plain)) && !forWriter.test(plain);
}

function hasGotNone(plain: string): boolean {
  return [mail, none, somebody].every((each) => each.test(plain)) && !otherwise.test(plain);
}

const again = any(
  "re-?send|(?:send|mail|forward) .*(?:again|once more|another time|a second time)",
  wrapped`
    (?:schick|send|mail)\w* .*(?:noch ?mal|noch ?einmal|erneut|wieder|nach\w*)
    |(?:noch ?mal|noch ?einmal|erneut) .*(?:schick|send)\w*
  `,
  "renvo\\w*|(?:envoy|envoi)\\w* .*(?:encore|nouveau|nouvelle fois)",
  "reenv\\w*|(?:env|mand)\\w* .*(?:otra vez|de nuevo|nuevamente)",
  "reinvia\\w*|(?:mand|invi|sped)\\w* .*(?:di nuovo|ancora|altra volta)",
  "(?:stuur|zend)\\w* .*(?:nog (?:eens|een keer)|opnieuw)|opnieuw .*(?:sturen|stuurt)",
);
const letters = any(
  "results?|mails?|e-?mails?|letters?|everything|all of it|(?:last|latest) (?:turn|phase|round)|maps?|it|them",
  "ergebniss?e?\\w*|\\w*briefe?|alles|karten?|resulta[td]\\w*|lettres?|courriers?|tout|carte",
  "cartas?|correos?|todo|mapas?|risultat\\w*|letter[ae]|tutto|mapp[ae]|uitslag\\w*|brie(?:f|ven)|kaart",
);
/** Whoever writes may see them again, and orders and invitations are no letters of a turn. */
const forWriter = any(
  "me|us|i|my|mir|uns|ich|mein\\w*|moi|nous|mon|mes|mandam\\w*|enviam\\w*|inviam\\w*|mi|nos|mij|ons|mijn",
  "orders?|moves?|reminders?|invitations?|befehle|zuge|einladung\\w*|ordres|ordenes|ordini|zetten",
);

const mail = any(
  "mails?|e-?mails?|letters?|anything from you|nothing|\\w*briefe?|post|nichts|lettres?|courriers?|rien",
  "correos?|cartas?|nada|letter[ae]|posta|niente|brie(?:f|ven)|niets",
);
const none = any(
  wrapped`
    (?:never|no|any|no longer|not|(?:has|did|does|is|have|do|are)n't) .{0,30}
      (?:got|gets?|getting|receiv\w*|arriv\w*|reach\w*)
    |(?:gets?|got|getting|receiv\w*) (?:no|none|nothing)
  `,
  wrapped`
    (?:keine?|nie|nicht|nichts) .{0,30}(?:bekomm\w*|erhalt\w*|kriegt?|angekommen|an(?=$|[.,]))
    |(?:bekomm\w*|erhalt\w*|kriegt?) .{0,20}(?:keine?|nichts)
  `,
  "ne (?:recoi\\w*|recev\\w*) .{0,20}(?:pas|rien|aucun\\w*|plus)|n'a .{0,12}recu|rien recu",
  "no (?:(?:le|les) )?(?:recib\\w*|llega\\w*|ha recibido|ha llegado)|non .{0,12}(?:ricev\\w*|arriv\\w*)",
  "(?:geen|niets|nooit) .{0,30}(?:krijg\\w*|ontvang\\w*|binnen|aan)|krijgt .{0,20}geen",
);
const somebody = any(
  "he|she|they|him|her|them|says?|told|wr[io]te\\w*|everybody|anybody|players?",
  "er|sie|jemand|schreib\\w*|geschrieben|spieler\\w*|il|elle|dit|ecri\\w*|joueurs?",
  "el|ella|dice|jugador\\w*|lui|lei|scri\\w*|giocator\\w*|hij|zij|ze|zegt|schreef|spelers?",
  "austria|england|france|germany|italy|russia|turkey",
);
/** Of the writer, of orders, of answers, and of what might be. */
const otherwise = any(
  "i|my|mein\\w*|ich|mes|mon|je|mis|mio|mijn|ik|from (?!you(?![a-z]))|von (?!dir|ihnen)",
  "orders?|moves?|befehle|zuge|ordres|ordenes|ordini|zetten|repl\\w*|answer\\w*|antwort\\w*|geantwortet",
  "if|wenn|falls|si|se|als|wants?|will|quier\\w*",
);
