/** `Can I build in Norway since I own it now?`: why somebody thinks so is no part of what they ask. */
import { regex } from "../../../util/index.js";

/**
 * The question without a reason or a plea for patience behind it; any other words as they are. `If my fleet is in
 * Kiel, can it ...?` says where the fleet is, and supposes nothing.
 */
export function bareQuestion(sentence: string): string {
  const stated = standing.test(sentence)
    ? sentence.replace(standing, "").replace("\u00bf", "")
    : sentence;
  const calm = stated.replace(patience, "");
  const [, asked] = reasoned.exec(calm) ?? [];
  return asked === undefined ? calm : `${asked}?`;
}

const standing = regex("iu")`
  ^\W*(?:(?:and|so|und|et|y|e|en)\s)?
    (?:if|since|as|when|because|wenn|falls|da|weil|si|puisque|comme|como|se|siccome|als|omdat)\s
    (?=(?:my|our|the|meine?|unsere?|die|mon|ma|notre|mi|nuestr[oa]|(?:la|il)\s(?:mia|mio)|mijn|onze)\s
      (?:fleet|army|unit|flotte|armee|einheit|arm\u00e9e|unit\u00e9|flota|ej\u00e9rcito|unidad|flotta|esercito|armata
        |unit\u00e0|vloot|leger)\s
      (?:[^,?]*\s)?(?:is|stands|sits|ist|steht|sitzt|est|est\u00e1|\u00e8|sta|staat)(?!\p{L})
      (?!\s(?:going|moving|to|attacked|dislodged|supported|convoyed))[^,?]*,\s\u00bf?\p{L})
`;

/** `I shall be away until the 15th, and would be grateful if the others could bear with me` */
const patience = regex("iu")`
  (?<=\p{L}.{12,}),?\s(?:and|so)\s(?:i\s|we\s)?(?:would|should|will|['\u2019]d)\sbe\s
    (?:(?:most|very|really|so)\s)?(?:grateful|glad|thankful|obliged|happy)\s(?:if|for)\s
    (?:[\p{L}'\u2019]+\s){1,3}?(?:could|would|can|will)\s
    (?:bear with (?:me|us)|be patient|have patience|understand|excuse (?:me|us)|forgive (?:me|us))
    [^?!.]{0,20}(?=[.!]*\s*$)
`;

const reasoned = regex("iu")`
  ^([^?]{8,}?\p{L}),?\s(?:
    (?:since|because|cos|cuz|as|now(?: that)?|seeing(?: that| as)?|given that|considering(?: that)?)\s
      (?:i|we|you|it|he|she|they|there|that|my|our|his|her|their|nobody|no one)(?!\p{L})
    |(?:weil|da|wo doch|jetzt wo|nachdem)\s(?:ich|wir|es|sie|er|mir|das|der|die|mein\p{L}*|dort|niemand)(?!\p{L})
    |(?:(?:puis|parce |vu )qu(?:e|['\u2019])|\u00e9tant donn\u00e9 que)
    |(?:ya que|porque|puesto que|dado que)\s|(?:dato che|visto che|siccome)\s
    |(?:omdat|aangezien|nu)\s(?:ik|we|wij|het|hij|zij|ze|mijn)(?!\p{L})
  )[^?]*\?+\s*$
`;
