/** `Please stop the clock in paris`: a wish that the game rests, which names no zone. */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

/** Does a sentence wish that the clock of the game stops, `halt die Uhr an, bis ich mich melde`? */
export function stopsClock(sentence: string): boolean {
  const plain = plainWords(sentence).replace(untilThen, " ");
  return sentence.length <= longest && stopping.test(plain) && !denied.test(plain);
}

const longest = 300;

/** Until when it stops may be said with a no: `finch\u00e9 non te lo dico io`. */
const untilThen = /\b(?:until|till?|bis|jusqu|hasta|finche|fino|tot)\b.*$/;

const clock = wrapped`
  (?:(?:the|our|your|this|game|die|l|le|la|el|de) )*(?:
    clocks?|timers?|uhr|horloge|chrono|pendule|reloj|orologio|klok
  )
`;
const still =
  "(?:an|still|stehen|stop|stil|stilstaan|stilzetten|parado|fermo|off|stopped|paused|frozen|standing)";
const stopping = regex()`
  \b(?:
    ${[
      wrapped`
      (?:
        stop|halt|freeze|pause|suspend|arret\w*|stopp\w*|suspen\w*|sospen\w*|bloc\w*|gel\w*|para
        |pare|paren|parar|deten\w*|congel\w*|ferm\w*|arrest\w*|interromp\w*|pauzeer|pausier\w*
      ) (?:\w+ )?${clock}
    `,
      wrapped`
      (?:
        halt\w*|stell\w*|lass\w*|leave|keep|turn|switch|zet\w*|leg\w*|laat|hou\w*|deja\w*
        |lascia\w*|laiss\w*
      ) (?:\w+ )?${clock} (?:\w+ ){0,5}?${still}
    `,
      `${clock} (?:\\w+ ){0,3}(?:anhalten|stoppen|anzuhalten|stilzetten|stopzetten|stilleggen)`,
    ].join("|")}
  )(?= |$)
`;
const denied = regex()`
  \b(?:
    not|never|don t|no need|if|when|what|why|how|unless|was|were|did|has|nicht|kein\w*|wenn|falls
    |wie|was|warum|wann|pas|quand|comment|pourquoi|no|si|cuando|como|non|se|quando|come|niet|als
    |hoe|waarom|wanneer
  )\b
`;
