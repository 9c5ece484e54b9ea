/** How people leave all units where they are: `I'd rather not move anything this turn`, `Ich bewege erstmal nichts`. */
import { regex, wrapped } from "../../util/index.js";

/** The source of a pattern for such words, in one line. */
export const movingNothing = wrapped`
  (?<!\p{L})(?:
    (?:i|we)(?:['\u2019](?:d|ll|m|re)| would| will| am| are| do| shall)?
      (?: (?:just|rather|prefer|like|want|simply|really|think))*
      (?:(?: to)? not (?:to )?|n['\u2019]?t (?:want to |going to |wish to |plan to )?)
      (?:move|moving|touch) (?:anything|any (?:of (?:my|our) )?(?:units?|pieces?)|anybody|anyone)
    |(?:i|we) (?:don|won)['\u2019]?t (?:(?:want|wish|plan|intend) to )?(?:move|touch)[ ]
      (?:anything|any (?:of (?:my|our) )?(?:units?|pieces?))
    |(?:i|we)(?:['\u2019](?:m|re)|['\u2019]ll| will| am| are| shall)? mov(?:e|ing) nothing
    |(?:ich|wir) (?:möchten?|will|wollen|werden?|würden?)(?: \p{L}+){0,3} nichts (?:bewegen|ziehen|rühren)
    |(?:ich|wir) (?:bewegen?|ziehen?|rühren?)(?: \p{L}+){0,3} nichts
    |(?:je|nous|on) ne (?:(?:veux|voulons|vais|souhaite) )?(?:rien boug(?:er|e)|boug(?:er|e|eons) rien)
    |no (?:quiero |voy a )?(?:muev[oa]|mover) nada
    |non (?:voglio |vorrei )?(?:muovo|muovere) (?:niente|nulla)
    |ik (?:wil|ga|zal|wou)(?: \p{L}+){0,3} niets (?:verplaatsen|bewegen|zetten)
    |ik (?:verplaats|beweeg)(?: \p{L}+){0,3} niets
  )(?!\p{L})
`;

const alone = new RegExp(movingNothing, "iu");

/** Does a sentence say so, and ask nothing? */
export function movesNothing(sentence: string): boolean {
  return !sentence.includes("?") && alone.test(sentence) && !hanging.test(sentence);
}

/** `I don't want to move anything until I have heard from Italy` */
const hanging = regex("iu")`
  (?<!\p{L})(?:until|unless|if|before|yet|but|without|bis|falls|wenn|bevor|aber|ohne|avant|jusqu|si|mais|hasta|antes
    |pero|finch\u00e9|prima|ma|tot|tenzij|maar)(?!\p{L})
`;
