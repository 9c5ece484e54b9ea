/** `Yes, only nothing need be passed on to George`: what behind a yes denies messages alone, and changes no order. */
import { behindYes, placesIn, sentencesOf, typesNamed } from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { regex } from "../../../util/index.js";

/** Does the answer say yes, and behind it only that nobody is to be told anything? */
export function wantsNoMessage(board: Board, answer: string): boolean {
  const [first = "", ...others] = sentencesOf(behindYes(answer) ?? "");
  const isOfMessage = denies.test(first) && tells.test(first) && !first.includes("?");
  const rest = [first, ...others].join(" ");
  // Of both kinds nobody speaks who names neither.
  const isOfUnits = placesIn(board, rest).length > 0 || typesNamed(rest).length === 1;
  const isOther = isOfUnits || ofOrders.test(rest);
  return (
    isOfMessage && !isOther && others.every((each) => saysWhy.test(each.trim()) || signs.test(each))
  );
}

/** `Yes, but do not send my orders yet` */
const ofOrders = regex("iu")`
  (?<!\p{L})(?:
    orders?|moves?|yet|until|befehle?n?|z\u00fcge?n?|bis|ordres?|coups|encore|jusque?|\u00f3rdenes|todav\u00eda
    |a\u00fan|hasta|ordini|mosse|ancora|fino|bevelen|zetten|nog|tot
  )(?!\p{L})
`;
/** `Kind regards, Philip` */
const signs = /^[\s,]*(?:\p{L}+[\s,.!]*){1,4}$/u;

const denies = regex("iu")`
  (?<!\p{L})(?:
    nothing|no|not|need(?:less|n['\u2019]t)|unnecessary|unn\u00f6tig|inutil[e]?|innecesario
    |onnodig|never|without|nobody|\p{L}+n['\u2019]t|nichts?|nie|kein\p{L}*|niemand\p{L}*|ohne
    |rien|pas|aucune?|sans|personne|nada|ning\p{L}+|nadie|sin|niente|nulla|non|nessun\p{L}*|senza
    |niets?|geen|zonder|niemand
  )(?!\p{L})
`;
const tells = regex("iu")`
  (?<!\p{L})(?:
    pass(?:ed|ing)?|hear|know|erfahren|wissen|savoir|saber|enterarse|sapere|weten|forward\p{L}*
    |tell|told|sen[dt]|messages?|troubl\p{L}+|bother\p{L}*|go(?:es)?
    |salutation|greeting|nachricht\p{L}*|weiter\p{L}*|ausrichten|sagen|schicken|behellig\p{L}*
    |st\u00f6r\p{L}*|gehen?|anrede
    |transm\p{L}+|envoy\p{L}+|dire|message|d\u00e9rang\p{L}+|emb\u00eat\p{L}+|importun\p{L}+
    |formule|mensaje|decir|env\p{L}+|molest\p{L}+|disturb\p{L}+|scomod\p{L}+|storen
    |saludo|pasar(?:le)?|messaggio|inoltr\p{L}+|riferi\p{L}+|mandar\p{L}*|saluto|bericht
    |door\p{L}+|sturen|zeggen|lastig|aanhef
  )(?!\p{L})
`;
/** `That was only my salutation.` */
const saysWhy = regex("iu")`
  ^(?:
    (?:that|it|this)(?: was|['\u2019]s| is)|(?:das|es) (?:war|ist)|c['\u2019](?:\u00e9tait|est)|(?:eso )?(?:era|es)
    |(?:quello )?(?:era|\u00e8)|dat (?:was|is)|thank\p{L}*|danke|merci|gracias|grazie|bedankt
  )(?!\p{L})
`;
