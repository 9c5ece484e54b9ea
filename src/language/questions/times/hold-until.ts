/** A wish that the game is held until some day, in words that orders have, too: it is read ahead of them. */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

/** Does a sentence ask to hold things until then, or until a day? */
export function asksToHold(sentence: string): boolean {
  return holdUntil.test(plainWords(sentence));
}

const holdUntil = regex()`
  \b(?:
    ${[
      wrapped`
      (?:would you (?:mind|please)|could you|can you|could we|can we|may i ask you to|please) (?:\w+ )?
        (?:hold(?:ing)?|delay(?:ing)?|postpon(?:e|ing)) (?:
          (?:on|off|up|things|it|everything|the (?:game|turn|phase|clock|deadline)) )*
        (?:until|till) (?:then|\w+day)
    `,
      wrapped`
      (?:konnt\w*|kannst) (?:du|ihr|sie|wir|man) (?:\w+ ){0,4}(?:bis|auf) (?:dahin|\w+tag(?:\w*abend)?|morgen)(?: \w+)?
        [ ](?:an|auf)?(?:halten|schieben|(?:ver)?legen|verschieben|vertagen|setzen|verlangern)
    `,
      "(?:pou\\w+ vous|peux tu|pourrais tu) (?:\\w+ )?(?:retarder|repousser) (?:\\w+ ){0,2}jusque? (?:la|a)",
      "(?:puedes|podrias|podemos) (?:\\w+ )?(?:aplazar|retrasar) (?:\\w+ ){0,2}hasta (?:entonces|el)",
      "(?:puoi|potresti|possiamo) (?:\\w+ )?(?:rimandare|rinviare) (?:\\w+ ){0,2}fino (?:ad allora|a)",
      "(?:kun je|kunnen we|zou je) (?:\\w+ ){0,3}tot (?:dan|\\w+dag) (?:uitstellen|aanhouden)",
    ].join("|")}
  )\b
`;

/** `Wait for Turkey, please`, `warte bitte auf die Türkei`: no turn is to be played before somebody has ordered. */
export function asksToAwait(sentence: string): boolean {
  return awaiting.test(plainWords(sentence));
}

const awaiting = regex()`
  ^(?:(?:please|pls|and|so|ok|just|can you|could you|can we|could we|bitte|et|y|e|en) )*(?:
    (?:wait|hold (?:on|off|the (?:turn|game|phase)|things)) (?:please |just |a bit )?for
      [ ](?!me\b|it\b|my |an? |one |the (?:results?|turn|map|letter|end)\b)
    |wart(?:e|en sie|et)? (?:(?:bitte|noch|mal|doch) )*auf (?!mich\b|mein)
    |attend(?:s|ez) (?:(?:encore|s il vous plait|svp) )*(?:la |le |l |les )(?!tour\b)
    |esper(?:a|ad|e|en) (?:por favor )?(?:a |al )(?!mi\b)
    |aspett(?:a|ate|i) (?:per favore )?(?:l |la |il )(?!turno\b)
    |wacht (?:(?:even|nog|maar|alsjeblieft) )*op (?!mij\b|mijn)
  )\w+(?: \w+)?(?: (?:
    please|pls|too|bitte|s il (?:te|vous) plait|svp|stp|por favor|per favore|alsjeblieft|thanks|ok
  ))*$
`;
