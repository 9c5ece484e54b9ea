/** A wish that the game waits until some day, in words that orders have, too: it is read ahead of them. */
import { plainWords } from "../question-words.js";

/** Does a sentence ask to hold things until then, or until a day? */
export function asksToHold(sentence: string): boolean {
  return holdUntil.test(plainWords(sentence));
}

/** `Would you mind holding things until then?` */
const holdUntil =
  /\b(?:would you (?:mind|please)|could you|can you|could we|can we|may i ask you to|please) (?:\w+ )?(?:hold(?:ing)?|delay(?:ing)?|stop(?:ping)?|postpon(?:e|ing)|keep(?:ing)?|wait(?:ing)?) (?:(?:on|off|up|things|it|everything|the (?:game|turn|phase|clock|deadline)|(?:it |things )?open|with (?:it|the \w+)) )*(?:until|till) (?:then|\w+day)\b|\b(?:konnt\w*|kannst) (?:du|ihr|sie|wir) (?:\w+ ){0,4}bis (?:dahin|\w+tag) (?:warten|anhalten|verschieben)|\b(?:pou\w+ vous|peux tu|pourrais tu) (?:\w+ )?(?:attendre|patienter|retarder) (?:\w+ ){0,2}jusque? (?:la|a)|\b(?:puedes|podrias|podemos) (?:\w+ )?(?:esperar|aplazar) (?:\w+ ){0,2}hasta (?:entonces|el)|\b(?:puoi|potresti|possiamo) (?:\w+ )?(?:aspettare|rimandare) (?:\w+ ){0,2}fino (?:ad allora|a)|\b(?:kun je|kunnen we|zou je) (?:\w+ ){0,3}(?:tot dan )?(?:wachten|uitstellen)/;
