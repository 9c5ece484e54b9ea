/** Sentences by which players take all their orders back: `Annule tout, je renverrai mes ordres demain`. */
import { regex, wrapped } from "../../../util/index.js";
import { mayBeOrder } from "../../lexer/order-like.js";
import { says } from "./sentence.js";

const phases = wrapped`
  (?:
    (?:
      so far|until now|up to now|before|earlier|yet|you|to you|again
      |(?:for )?(?:this|the current|the) (?:turn|phase|season|round|spring|fall|autumn|winter)
      |for (?:spring|fall|autumn|winter)|für (?:den herbst|das frühjahr|diese (?:runde|phase))
      |pour (?:l'automne|le printemps|ce tour)|para (?:el otoño|la primavera|este turno)
      |per (?:l'autunno|la primavera|questo turno)
    ) ?
  )*
`;
const land = "(?: for (?:england|france|germany|italy|austria|russia|turkey))?";

/** `..., I start anew`: what comes behind `delete everything` and means nothing else. */
const anew = wrapped`
  (?:
    [,;:.!-]* ?(?:\p{L}+ ){0,4}(?:
      start|starting|begin|again|over|scratch|neu|anfang|vorne|recommenc\p{L}*|repar[st]|repartir
      |zéro|zero|nuevo|cero|capo|nuovo|opnieuw
    )(?: (?:
      an|again|over|anew|afresh|at|from|with|nothing|the|beginning|start|de|à|da|von|vorne|zero
      |zéro|scratch
    ))*
  )?
`;
const awhile = wrapped`
  (?: ?(?:
    for (?:now|the (?:moment|time being))|until (?:further notice|i (?:write|say so|know more))
    |pour (?:l'instant|le moment)|por (?:ahora|el momento)|per (?:ora|adesso|il momento)|voorlopig
    |again|wieder|completely|altogether
  ))?
`;
const idly = wrapped`
  (?: (?:
    bitte|mal|erst ?mal|vorerst|doch|einfach|lieber|bloß|jetzt|wieder|nochmal|noch mal|maar|even
    |por favor|per favore|svp|stp|please|pls|about
  ))*
`;

const asking = wrapped`
  (?:
    (?:
      (?:can|could|would|will|cld|cn) (?:you|u|ya|we)|kannst du|könntest du|können sie|könnten sie
      |peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|puedes|podrías|puede|puoi|potresti|può|kun je
      |kunt u|je|ich (?:möchte|will|würde)(?: gerne?)?|yo|io
    )(?:,? (?:please|pls|plz|just|bitte|s'il (?:te|vous) plaît|por favor|per favore))* )?
`;

const sentBefore = wrapped`
  (?: (?:
    (?:that |which )?(?:i(?:'ve| have)? )?(?:just )?(?:
      sent|ordered|wrote|written|gave|entered|submitted|mailed|typed|put in|told you|said|did
    )(?: (?:in|you))?
    |from (?:
      before|earlier|yesterday|today|this morning|last night|my (?:last|first) (?:mail|message)
    )
    |above
  ))?
`;
const all =
  "(?:everything|(?:it|them) all|all(?: (?:of )?(?:it|that|them|this|those))?|the (?:whole )?lot)";
const own = wrapped`
  (?:all )?(?:of )?(?:my|those|these) (?:
    (?:current|earlier|previous|old|last|first|existing|present) )?(?:orders|moves|instructions)
  |all (?:the )?(?:orders|moves)
`;
const english = [
  wrapped`
    ${asking}(?:
      delete|cancel|clear|remove|forget|scrap|discard|withdraw|ignore|disregard|drop
      |throw (?:away|out)|bin|erase|wipe|trash|undo|reset|take back|pull|void|dump
    )${idly} (?:${own}${sentBefore}|${all} ?${land})${land}(?: ${phases})?${awhile}${anew}
  `,
  `${asking}hold off (?:on|with) (?:all )?(?:of )?(?:my|those|these) (?:orders|moves)${awhile}`,
  wrapped`
    ${asking}(?:
      forget|ignore|drop|throw away|disregard|delete|scrap|withdraw|cancel|bin|discard|clear|erase
      |wipe|remove|trash|undo
    )${idly} (?:everything|all(?: of (?:it|that|them))?|all (?:the )?stuff|what(?:ever)?)
      (?: that)? (?:i(?:'ve| have)? )(?:just )?(?:
        sent|ordered|wrote|written|told you|said|did|put in|gave you|typed
      )(?: (?:in|you))?${land}(?: ${phases})?${awhile}
  `,
];

const züge = wrapped`
  (?:(?:alle )?(?:meine|die)|alle) (?:(?:bisherigen|letzten|alten|aktuellen|vorigen|ganzen) )?
    (?:befehle|züge|anweisungen|orders)(?: (?:
      von (?:vorhin|gestern|eben|heute)|bisher|vorhin|oben
    ))?
`;
const weg = wrapped`
  (?:
    (?:wieder )?(?:
      löschen|streichen|verwerfen|vergessen|ignorieren|stornieren|annullieren|rausnehmen
      |herausnehmen|rauswerfen|zurück(?:ziehen|nehmen|setzen)?|entfernen|weg
    )
  )
`;
const german = [
  `${asking}(?:bitte )?(?:${züge}|alles)${idly} ${weg}${anew}`,
  wrapped`
    (?:
      lösch\p{L}*|streich\p{L}*|vergiss|vergesst|vergessen sie|verwirf|verwerft|verwerfen sie
      |ignorier\p{L}*|stornier\p{L}*|annullier\p{L}*|entfern\p{L}*
    )(?: sie)?${idly} (?:alles|${züge})${anew}
  `,
  wrapped`
    (?:ich )?(?:nimm|nehme|nehmen sie|ziehe?|wirf|werfen sie)(?: ich)?${idly} (?:alles|${züge})
      ${idly} (?:zurück|raus|heraus|weg)${anew}
  `,
  wrapped`
    (?:lösch\p{L}*|streich\p{L}*|verwirf|vergiss|vergesst|verwerft)(?: bitte)? alles,? was ich (?:
      (?:bisher|bis jetzt|euch|dir|für den herbst|für das frühjahr) )*
      (?:geschickt|gesendet|geschrieben|befohlen) habe
  `,
];

const ordres = wrapped`
  (?:(?:tous )?mes|tous les) (?:(?:derniers|anciens|précédents) )?(?:ordres|coups|mouvements)
    (?: (?:précédents|d'avant|d'hier|de tout à l'heure))?
`;
const french = [
  wrapped`
    ${asking}(?:on |j')?(?:
      efface|annule|supprime|oublie|retire|enlève|ignore|laisse tomber|laissez tomber|jette
    )[rzs]{0,2}(?:[- ]moi)?${idly} (?:tout(?: (?:ça|cela))?|${ordres})${awhile}${anew}
  `,
  `tout (?:effacer|annuler|supprimer)${anew}`,
  wrapped`
    (?:annul|effac|supprim|oubli)\p{L}*(?:-le)? tout ce que (?:j'ai|je vous ai|je t'ai) (?:envoyé|écrit|ordonné)
      (?: ${phases})?
  `,
];

const southern = [
  wrapped`
    ${asking}(?:borra|anula|elimina|cancela|olvida|descarta|ignora|quita|retira)\p{L}*${idly} (?:
      todo(?: eso)?|(?:(?:todas )?mis|todas las) (?:[oó]rdenes|movimientos|jugadas)(?: anteriores| de antes)?
    )${awhile}${anew}
  `,
  wrapped`
    (?:anul|borr|cancel|elimin|olvid)\p{L}* todo lo que (?:he |os he |te he )?
      (?:enviado|mandado|escrito|envié|mandé|escribí)(?: ${phases})?
  `,
  wrapped`
    ${asking}(?:cancella|annulla|elimina|dimentica|ignora|scarta|ritira|togli)\p{L}*${idly} (?:
      tutto(?: quanto)?|(?:tutt[ie] )?(?:i miei ordini|le mie mosse|(?<=tutti )gli ordini
        |(?<=tutte )le mosse)(?: precedenti| di prima)?
    )${awhile}${anew}
  `,
  wrapped`
    (?:annull|cancell|elimin|dimentic)\p{L}* tutto (?:quello|ciò) che (?:ho|vi ho|ti ho) (?:
      mandato|inviato|scritto
    )(?: ${phases})?
  `,
  wrapped`
    ${asking}(?:schrap|wis|vergeet|annuleer|verwijder|negeer)${idly} (?:
      alles|(?:(?:al )?mijn (?:vorige )?|alle )(?:orders|bevelen|zetten)
    )${awhile}${anew}
  `,
];

const clearing = says(...english, ...german, ...french, ...southern);

/** Does a sentence take all orders of its writer back, and order nothing behind that? */
export function clearsAll(sentence: string): boolean {
  const isSaid = (words: string) => clearing.test(words.replace(courtesy, ""));
  return (
    isSaid(sentence) ||
    [...sentence.matchAll(joint)].some(
      ({ index }) =>
        isSaid(sentence.slice(0, index)) &&
        !ordersBehind(sentence.slice(index)) &&
        !endsBefore(sentence, index),
    )
  );
}

/** `Forget what I said. I vote for a draw`: another sentence, and no reason. */
function endsBefore(sentence: string, at: number): boolean {
  return /[.!?]\s*$/.test(sentence.slice(0, at)) && !promising.test(sentence.slice(at));
}

const courtesy = regex("i")`
  (?:
    ,? (?:
      please|pls|plz|bitte|svp|stp|por favor|per favore|thanks|thx|alsjeblieft
      |s'il (?:te|vous) pla[iî]t
    )
  )?[\s.!]*$
`;

/** Behind such words people say why, and when they will write again. */
const joint = regex("giu")`
  [,;:(\u2013\u2014-]
  |\s(?=
    (?:
      and|but|because|cause|cos|since|as|i|i['\u2019]\p{L}+|und|aber|weil|denn|da|ich|et|mais|car
      |parce|je|j['\u2019]\p{L}+|y|pero|porque|e|ma|perché|en|maar|want|ik
    )(?!\p{L})
  )
`;

/** `Cancella tutto, Parigi va in Borgogna`: what stands behind such words is to be ordered, and promises none. */
function ordersBehind(tail: string): boolean {
  if (sparing.test(tail)) return true;
  return mayBeOrder(tail.replace(/^[\s,;:.-]+/, "")) && !promising.test(tail);
}

/** `Cancel everything but the fleet`: some orders are to stay. */
const sparing = regex("iu")`
  ^\W*(?:(?:but|except|save)(?:[ ]for)?|apart[ ]from|other[ ]than|au\u00dfer|bis[ ]auf|sauf|excepto|menos|salvo|tranne
  |eccetto|behalve)[ ](?!(?:i|i['\u2019]\p{L}+|we|you|it|that|this|please|now|ich|je|yo|io|ik)(?!\p{L}))\p{L}
`;

const promising = regex("iu")`
  (?<!\p{L})(?:
    (?:re-?)?(?:
      send|sending|mail|mailing|write|submit|think|thinking|decide|reconsider|sort|talk|ask
      |discuss|wait|check|hear|see|come|coming|follow\p{L}*|get back
    )
    |schick\p{L}*|send\p{L}*|reden|sprechen|fragen|warten|parler|demander|attendre|hablar|esperar
    |parlare|chiedere|aspettare|meld\p{L}*|überleg\p{L}*|schreib\p{L}*|folg\p{L}*|komm\p{L}*
    |(?:r|ren)?env\p{L}+|réfléch\p{L}*|écri\p{L}*|mand\p{L}*|invi\p{L}*|pens\p{L}*|escrib\p{L}*
    |scriv\p{L}*|stuur|kom\p{L}*|schrijf
  )(?!\p{L})
`;
