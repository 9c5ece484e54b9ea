/** Sentences of players about what is theirs: orders, address, zone, name, messages. */
import { type Sentence, says } from "./sentence.js";

const orders = "(?:orders|moves)";

export const seatSentences: readonly Sentence[] = [
  [
    says(
      `(?:delete|cancel|clear|remove|forget|scrap|discard|withdraw) (?:all )?(?:of )?my ${orders}`,
      "(?:forget|ignore|drop|throw away|disregard|delete|scrap) (?:everything|all)(?: that)? (?:i(?:'ve| have)? )(?:sent|ordered|wrote|written|told you|said)(?: (?:so far|until now|up to now|before|yet|you|to you|for (?:this|the current|the) (?:turn|phase|season|round|spring|fall|autumn|winter)|this (?:turn|phase|season|round)))*",
      "(?:delete|scrap|discard|cancel|clear) (?:everything|them all|all of (?:it|them))(?: (?:that )?i(?:'ve| have)? (?:sent|ordered|wrote|written))?",
      "(?:alle )?meine (?:befehle|züge) (?:bitte )?(?:löschen|streichen|verwerfen)",
      "(?:lösche|streiche|verwirf|vergiss) (?:bitte )?(?:alle )?meine (?:befehle|züge)",
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
      "(?:you (?:can|may) )?call me ([\\p{L}'-]+(?: [\\p{L}'-]+)?)",
      "(?:set|change) my name to ([\\p{L}'-]+(?: [\\p{L}'-]+)?)",
      "(?:show|list|put) me as ([\\p{L}'-]+(?: [\\p{L}'-]+)?)",
    ),
    "SET NAME $1$2$3",
  ],
  [says("(?:send|show|mail|give)(?: me)?(?: the| a)? (?:map|board|picture)(?: again)?"), "MAP"],
  [
    says(
      "(?:press|message|nachricht|mensaje|messaggio) (?:an|für|a|à|au|aux|pour|para|per) (?:den |die |das |l'|la |le |les )?(\\S+(?:(?:, ?| und | et | y | e )\\S+){0,6})",
    ),
    "PRESS TO $1",
  ],
];
