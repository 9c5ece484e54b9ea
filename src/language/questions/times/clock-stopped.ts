/** `Please stop the clock in paris`: a wish that the game rests, which names no zone. */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

/** Does a sentence wish that the clock of the game stops, `halt die Uhr an, bis ich mich melde`? */
export function stopsClock(sentence: string): boolean {
  const plain = plainWords(sentence);
  const before = plain.replace(untilThen, " ");
  if (sentence.length > longest || denied.test(before)) return false;
  const isOpen = untilWhenever.test(plain) && !/\d|\b[a-z]+day\b/.test(plain);
  return stopping.test(before) || (isOpen && puttingOff.test(before));
}

const longest = 300;

/** Until when it stops may be said with a no: `finch\u00e9 non te lo dico io`. */
const untilThen = /\b(?:until|till?|bis|jusqu|hasta|finche|fino|tot)\b.*$/;

/** `Until we've sorted that out`: nobody knows when that is. */
const untilWhenever = regex()`
  \b(?:
    (?:until|till?) (?:further notice|(?:i|we|he|she|they|it|that|this|everybody|everyone|all) )
    |bis (?:auf weiteres|(?:ich|wir|er|sie|es|das|alle) )|jusqu a (?:nouvel ordre|ce que)|hasta (?:nuevo aviso|que)
    |fino a (?:nuovo avviso|quando)|finche (?:non )?|tot (?:nader order|(?:ik|we|wij|hij|zij|het|dat|iedereen) )
  )
`;
const puttingOff = regex()`
  \b(?:
    (?:put|push|move|hold) (?:\w+ )?(?:deadline|turn) (?:off|back)|(?:hold|put) off (?:\w+ )?(?:deadline|turn)
    |(?:suspend|postpone|delay|hold|freeze) (?:\w+ )?(?:deadline|turn|game)
    |(?:schieb\w*|verschieb\w*|setz\w*) (?:\w+ )?(?:frist|zug|abgabe)(?: \w+)? ?(?:auf|aus)?
    |(?:repouss\w*|report\w*|suspend\w*) (?:l |la |le )?(?:echeance|date limite|tour)
    |(?:aplaz\w*|suspend\w*) (?:el |la )?(?:plazo|turno|fecha)|(?:rinvi\w*|sospend\w*) (?:la |il )?(?:scadenza|turno)
    |(?:stel|schort) (?:de )?(?:deadline|beurt)(?: \w+)? (?:uit|op)
  )(?= |$)
`;

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
