/**
 * What somebody asks of a vote that the sentences before have spoken of: `Can I take that back later?`, `How do I vote
 * for that?`; and whether orders should be sent before one leaves.
 */
import { regex, wrapped } from "../../../util/index.js";

const concedes = regex("iu")`
  (?<!\p{L})(?:
    conced\p{L}*|concession|(?:give|hand|grant) (?:\p{L}+ ){1,3}(?:the )?(?:win|victory|game)|aufgeben zugunsten
    |(?:den )?sieg (?:geben|\u00fcberlassen|zusprechen)|(?:conc\u00e9d\p{L}*|c\u00e9d\p{L}*
    |donn\p{L}*) la victoire|ced\p{L}* la victoria
    |conced\p{L}* la vittoria
  )(?!\p{L})
`;
const draws = regex("iu")`
  (?<!\p{L})(?:
    draws?|set draw|remis|unentschieden|(?:partie |match )?nul(?:le)?|tablas|empate|patta|pareggio|gelijkspel|remise
  )(?!\p{L})
`;
const votes = regex("iu")`
  (?<!\p{L})(?:vot(?:e|es|ed|ing|er|o|are|ar)|stimm\p{L}*|abstimm\p{L}*|stem(?:men)?|agree|zustimm\p{L}*)(?!\p{L})
`;

/** What vote do these words speak of? */
function voteIn(words: string): "draw" | "concede" | null {
  if (concedes.test(words)) return "concede";
  return draws.test(words) ? "draw" : null;
}

const it = wrapped`
  (?:
    it|that|this|(?:my|the) (?:\p{L}+ )?vote|das|es|dies|meine stimme|\u00e7a|cela|l\u00e0-dessus|mon vote|mi voto
    |eso|lo|questo|il mio voto|dat|mijn stem
  )
`;
const takingBack = regex("iu")`
  (?<!\p{L})(?:(?:take|taking|pull) ${it} back|take back ${it}|(?:withdraw|revoke|undo|retract|cancel|reverse
  |change) (?:a |my |the )?(?:${it}|draw vote|vote|mind)|change my mind|back out(?: of ${it})?
  |${it}(?: \p{L}+){0,5} (?:zur\u00fcck(?:nehmen|ziehen)|widerrufen|r\u00fcckg\u00e4ngig machen)
  |revenir (?:l\u00e0-dessus|sur ${it})|(?:annuler|retirer|reprendre) ${it}|(?:(?:retirar|anular) mi voto
  |(?:ritirare|annullare) il mio voto|retirarlo|deshacerlo
  |cambiar de (?:idea|opini\u00f3n)|ritirarlo|annullarlo|cambiare idea)|${it}(?: \p{L}+){0,4} (?:terugnemen
  |terugtrekken|intrekken))(?!\p{L})
`;
const howTo = regex("iu")`
  ^\W*(?:(?:and|so|but|und|et|y|e|en) )?(?:how|wie|comment|c\u00f3mo|come|hoe)(?!\p{L})
`;
const pointing = regex("iu")`
  (?<!\p{L})(?:${it}|for (?:it|that|this)|daf\u00fcr|pour \u00e7a|so|por eso|per questo|ervoor|one)(?!\p{L})
`;

/** Of which vote a question asks that names none, and what; null for any other sentence. */
export function voteAsked(
  sentence: string,
  above: string,
): "vote-back" | "draw" | "concede" | null {
  if (!sentence.includes("?") || sentence.length > longest) return null;
  const own = voteIn(sentence);
  const kind = own ?? voteIn(above);
  const isOfVote = own === null ? kind !== null || ownVote.test(sentence) : votes.test(sentence);
  if (takingBack.test(sentence) && isOfVote && !ofOthers.test(sentence)) return "vote-back";
  return kind !== null &&
    own === null &&
    howTo.test(sentence) &&
    votes.test(sentence) &&
    pointing.test(sentence)
    ? kind
    : null;
}

/** `Can I change my mind about my vote later?`: whichever it is. */
const ownVote = regex("iu")`
  (?<!\p{L})(?:my|meine|mon|ma|mi|il mio|mijn) (?:vote|stimme|voix|voto|stem)(?!\p{L})
`;

const longest = 160;
const ofOthers = regex("iu")`
  (?<!\p{L})(?:
    orders?|moves?|seats?|message|resign\p{L}*|z\u00fcge?|befehle?|platz|ordres?|place|\u00f3rdenes|ordini
    |zetten|they|others
  )(?!\p{L})
`;

const theOrders = wrapped`
  (?:(?:my|the|meine|die|mes|les|mis|las|i miei|gli|mijn) )?(?:
    orders?|moves?|z\u00fcge|befehle|ordres|coups|\u00f3rdenes|jugadas|ordini|mosse|zetten
  )
`;
const sending = regex("iu")`
  (?<!\p{L})(?:(?:should|shall|must|can|could|do) (?:i|we)(?: (?:have to|need to|better|rather|just))? (?:send
  |submit|give|enter|mail|order)(?: in)?(?: you)?(?: ${theOrders})?|(?:soll|kann|muss) ich ${theOrders}|(?:dois
  |puis)-je (?:envoyer|donner) ${theOrders}|(?:debo|puedo|devo|posso) (?:enviar|mandar|inviare
  |mandare) ${theOrders}|(?:moet|kan) ik ${theOrders})(?!\p{L})
`;
const ahead = regex("iu")`
  (?<!\p{L})(?:
    now|already|before (?:that|then|i|we|my)|beforehand|in advance|ahead|early|first|jetzt|schon|vorher|vorab
    |bevor|im voraus
    |maintenant|d\u00e9j\u00e0|avant|d['\u2019]avance|\u00e0 l['\u2019]avance|ahora|ya|antes|adesso|gi\u00e0
    |prima|nu|al|vooraf|van tevoren
  )(?!\p{L})
`;

/** `Could the game wait for me or should I send my orders now?` */
export function asksToSendAhead(sentence: string): boolean {
  return (
    sentence.includes("?") &&
    sentence.length <= longest &&
    sending.test(sentence) &&
    ahead.test(sentence)
  );
}
