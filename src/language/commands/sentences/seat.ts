/** Sentences of players about what is theirs: orders, address, zone, name, messages. */
import { type Sentence, says } from "./sentence.js";

const orders = "(?:orders|moves)";
const phases =
  "(?:(?:so far|until now|up to now|before|yet|you|to you|(?:for )?(?:this|the current|the) (?:turn|phase|season|round|spring|fall|autumn|winter)|for (?:spring|fall|autumn|winter)|für (?:den herbst|das frühjahr|diese (?:runde|phase))|pour (?:l'automne|le printemps|ce tour)|para (?:el otoño|la primavera|este turno)|per (?:l'autunno|la primavera|questo turno)) ?)*";
const named =
  "[\"\u201c\u201e\u00ab]?([\\p{L}'-]+(?: (?!instead\\b|in\\b|from\\b|for\\b)[\\p{L}'-]+)?)[\"\u201d\u201c\u00bb]?";
const here =
  "(?: instead(?: of [\\p{L}'-]+)?)?(?:,? and (?:hide|keep|leave) [^.?!]*)?(?: (?:in|for) (?:the|this|our) game)?(?: from now on)?";

/** Who has had enough is asked whether they mean it. */
const leaving: Sentence = [
  says(
    "(?:(?:sorry|sry|soz|guys|folks|all|everyone|actually|nvm|never ?mind|ok|well|but|hey|hi|judge|yeah|unfortunately|i(?:'m| am) (?:so |very )?sorry|i regret)[,! ]+)*(?:i(?:'m| am)|im|count me|i want|i wanna be) out(?: of (?:this|here|it|the game))?(?:[,! ]+(?:sorry|sry|guys|folks|everyone|bye|cya|thanks|for real|lol))*",
    "(?:(?:sorry|sry|soz|guys|folks|all|everyone|actually|nvm|never ?mind|ok|well|but|hey|hi|judge|unfortunately|i(?:'m| am) (?:so |very )?sorry)[,! ]+)*(?:i )?(?:can(?:'|no)?t|cannot|won'?t|will not) (?:play|continue|go on|carry on|do this)(?: (?:any ?more|any longer|on|with this|this any ?more|the game any ?more))(?:[,! ]+(?:sorry|sry|guys|folks|everyone|bye|cya|thanks))*",
  ),
  "RESIGN",
];

/** `..., I start anew`: what comes behind `delete everything` and means nothing else. */
const anew =
  "(?:[,;:.!-]* ?(?:\\p{L}+ ){0,4}(?:start|starting|begin|again|over|scratch|neu|anfang|vorne|recommenc\\p{L}*|repar[st]|repartir|zéro|zero|nuevo|cero|capo|nuovo|opnieuw)(?: (?:an|again|over|anew|at|from|with|de|à|da|von|vorne|zero|zéro|scratch))*)?";

export const seatSentences: readonly Sentence[] = [
  leaving,
  [
    says(
      `(?:delete|cancel|clear|remove|forget|scrap|discard|withdraw) (?:all )?(?:of )?my ${orders}`,
      `(?:forget|ignore|drop|throw away|disregard|delete|scrap|withdraw|cancel|bin) (?:everything|all)(?: that)? (?:i(?:'ve| have)? )(?:sent|ordered|wrote|written|told you|said)(?: in)?(?: for (?:england|france|germany|italy|austria|russia|turkey))?(?: ${phases})?`,
      `(?:(?:can|could|would|will|cld|cn) (?:you|u|ya) )?(?:please |pls |plz |just )*(?:delete|forget|ignore|drop|scrap|discard|clear|bin|erase|wipe|remove|trash|undo) (?:everything|all(?: of (?:it|that|them))?|all (?:the )?stuff|what)(?: that)? (?:i(?:'ve| have)? )(?:just )?(?:sent|ordered|wrote|written|did|put in|gave you|typed)(?: (?:in|you))?(?: (?:pls|please|plz))?`,
      "(?:delete|scrap|discard|cancel|clear) (?:everything|them all|all of (?:it|them))(?: (?:that )?i(?:'ve| have)? (?:sent|ordered|wrote|written))?",
      `(?:please |pls )?(?:delete|erase|wipe|scrap|bin|trash|undo|reset|drop|cancel) (?:everything|it all|all(?: of (?:it|that|them))?)${anew}`,
      `(?:bitte )?alles (?:bitte )?(?:löschen|streichen|weg|verwerfen|zurücksetzen)${anew}`,
      `(?:lösch\\p{L}*|streich\\p{L}*|vergiss|vergesst|verwirf) (?:bitte )?alles${anew}`,
      `(?:on |j')?(?:efface|annule|supprime|oublie)[rzs]{0,2}(?:[- ]moi)? tout${anew}`,
      `tout (?:effacer|annuler|supprimer)${anew}`,
      `(?:borra|anula|elimina)\\p{L}* todo${anew}`,
      `(?:cancella|annulla|elimina)\\p{L}* tutto${anew}`,
      "(?:alle )?meine (?:befehle|züge) (?:bitte )?(?:löschen|streichen|verwerfen)",
      "(?:lösche|streiche|verwirf|vergiss) (?:bitte )?(?:alle )?meine (?:befehle|züge)",
      "(?:lösch\\p{L}*|streich\\p{L}*|verwirf|vergiss|vergesst|verwerft)(?: bitte)? alles,? was ich (?:(?:bisher|bis jetzt|euch|dir|für den herbst|für das frühjahr) )*(?:geschickt|gesendet|geschrieben|befohlen) habe",
      `(?:annul|effac|supprim|oubli)\\p{L}*(?:-le)? tout ce que (?:j'ai|je vous ai|je t'ai) (?:envoyé|écrit|ordonné)(?: ${phases})?`,
      `(?:anul|borr|cancel|elimin|olvid)\\p{L}* todo lo que (?:he |os he |te he )?(?:enviado|mandado|escrito|envié|mandé|escribí)(?: ${phases})?`,
      `(?:annull|cancell|elimin|dimentic)\\p{L}* tutto (?:quello|ciò) che (?:ho|vi ho|ti ho) (?:mandato|inviato|scritto)(?: ${phases})?`,
      "(?:annule[rz]?|efface[rz]?|supprime[rz]?) (?:tous )?mes ordres",
      "(?:anula|borra|cancela|elimina) (?:todas )?mis [oó]rdenes",
      "(?:annulla|cancella|elimina) (?:tutti )?i miei ordini",
    ),
    "CLEAR",
  ],
  [
    says(
      "(?:my (?:new )?(?:e-?mail )?address (?:is(?: now)?|has changed to|will be)|change my (?:e-?mail )?address to) (\\S+@[^\\s.]+\\.\\S+)",
    ),
    "SET ADDRESS $1",
  ],
  [
    says(
      "(?:use|show|give|send)(?: me)?(?: all)?(?: my| the)? (?:times|deadlines) in (?!gmt|utc)(.+?) time",
      "my time ?zone is (.+)",
    ),
    "SET ZONE $1$2",
  ],
  [
    says(
      `(?:you (?:can|may) )?call me (?!back\\b|later\\b|tomorrow\\b|when\\b|if\\b|at\\b|on\\b|an?\\b|the\\b|names\\b)${named}${here}`,
      `(?:set|change) my name to ${named}${here}`,
      `(?:show|list|put) me as ${named}${here}`,
      `(?:make|shorten) my name(?: to)?(?: (?:just|simply|only|plain))*(?: to)? ${named}${here}`,
    ),
    "SET NAME $1$2$3$4",
  ],
  [says("(?:send|show|mail|give)(?: me)?(?: the| a)? (?:map|board|picture)(?: again)?"), "MAP"],
  [
    says(
      "(?:press|message|nachricht|mensaje|messaggio) (?:an|für|a|à|au|aux|pour|para|per) (?:den |die |das |l'|la |le |les )?([^\\s,]+(?:(?:, ?| und | et | y | e )[^\\s,]+){0,6})",
    ),
    "PRESS TO $1",
  ],
];
