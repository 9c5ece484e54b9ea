/** `I misspoke`, `mi sono sbagliato`: what somebody says before they say it otherwise. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

/** Does a sentence say no more than that its writer made a mistake? */
export function ownsMistake(sentence: string): boolean {
  return sentence.length <= longest && mistaken.test(plainWords(sentence));
}

const longest = 160;
const mistaken = regex()`
  ^(?:
    (?:
      oh|dear|oops|sorry|ah|hm+|pardon|entschuldig\w*|verzeih\w*|desole\w*|perdon|scusa\w*
      |excuse me|apologies|my
    ) )*(?:
      (?:that was )?(?:my |a )?(?:mistake|slip|error|fault|bad)
      |i (?:
        misspoke|mistyped|miswrote|got (?:that|it) wrong|made a (?:mistake|slip)
        |said (?:that|it) wrong|was wrong
      )
      |ich habe mich (?:vertan|verschrieben|versprochen|geirrt)
      |(?:da |das )?(?:war )?(?:ein |mein )?(?:fehler|irrtum)|je me suis trompee?
      |j ai fait une (?:erreur|faute)|me (?:he )?equivo\w+|mi sono sbagliat\w|ho sbagliato
      |ik (?:heb me vergist|vergiste me)
    )(?: (?:
      earlier|before|just now|there|vorhin|eben|gerade|tout a l heure|antes|prima|daarnet|net
    ))*$
`;
