/** `Could he then retreat to Budapest?`, of a turn in which nobody has retreated yet. */
import { regex } from "../../util/index.js";
import { plainWords } from "../questions/question-words.js";

/** Is it asked where a unit could retreat to, or whether it could retreat somewhere? */
export function asksRetreat(text: string): boolean {
  const plain = plainWords(text);
  if (ofPhases.test(plain) || ofVotes.test(plain)) return false;
  if (!retreating.test(plain))
    return dislodging.test(plain) && able.test(plain) && (where.test(plain) || going.test(plain));
  return ofSomebody.test(plain) && (where.test(plain) || able.test(plain));
}

/** `Kann ich meine Stimme zur\u00fcckziehen?`, `Posso ritirare il mio voto?`: no unit goes anywhere. */
const ofVotes = /\b(?:vot(?:e|es|o|i|os)|voix|stimmen?|stem(?:men)?)\b/;

const retreating = regex()`
  \b(?:
    retreat\w*|falls? back|ruckzug\w*|zuruck(?:zu)?zieh\w*|zieht (?:\w+ ){0,4}zuruck|ausweich\w*
    |(?:se |me |te |nous )?repli\w*|retraite|recul\w*|retirar\w*|retir[oae]|retroced\w*|replieg\w*
    |ritir\w*|ripieg\w*|terugtrek\w*|trekt (?:\w+ ){0,4}terug
  )\b
`;
/** Of the phase and its length, and of the rule. */
const ofPhases = regex()`
  \b(?:
    retreats|retraits|retraites|retiradas|ritirate|hours?|days?|deadline|phases?|stunden?|tage?|frist|heures?|jours?
    |delai|horas?|dias?|ore|giorni|scadenza|uur|uren|dagen|how (?:many|long)|wie (?:viel\w*|lange)|combien
    |cuant\w+|quant[ieoa]|hoeveel
  )\b
`;
const dislodging = regex()`
  \b(?:
    dislodg\w*|(?:throw|kick|drive|push|knock|force|chase|boot|get)\w* (?:\w+ ){0,4}out
    |(?:raus|hinaus|ver)(?:werf|treib|schmei|drang)\w*|(?:werf|treib|schmei|drang)\w* (?:\w+ ){0,4}(?:raus|hinaus)
    |delog\w*|chass\w*|expuls\w*|desaloj\w*|ech(?:o|amos) (?:\w+ ){0,4}|sloggi\w*|s?cacci\w*
    |verdrij\w*|verjag\w*|gooi\w* (?:\w+ ){0,4}uit
  )\b
`;
const where =
  /\b(?:where|which|wo|wohin|welche\w*|ou|quel\w*|donde|adonde|dove|waar|waarheen|welke)\b/;
/** `If he is kicked out, can he go to Vienna?` */
const going = regex()`
  \b(?:he|it|they|that|this|er|sie|il|elle|lo|hij|ze) (?:still )?(?:
    go|move|escape|flee|gehen|fliehen|aller|fuir|gaan
  )\b
`;
const able = regex()`
  \b(?:
    can|could|may|might|would|will|does|do|get|gets|able|kann|konnte\w*|konnen|darf|muss|wurde\w*|peut|peuvent
    |pourra\w*|puis|puede\w*|podra\w*|podria\w*|puo|possono|potra|potrebbe\w*|posso|kan|kunnen|zou|mag
  )\b
`;
/** `How do retreats work?` asks of nobody. */
const ofSomebody = regex()`
  \b(?:
    i|we|my|he|she|they|it|him|his|their|its|the \w+|army|fleet|unit|that one|ich|wir|meine?|er|sie|es|sich|der|die
    |das|je|me|nous|mon|ma|mes|il|elle|ils|elles|se|son|sa|le|la|l|yo|mi|mis|su|el|ella|ellos|lo|io|mio|mia
    |lui|loro|suo|sua|si|ik|mijn|hij|zij|ze|zich|de|het
  )\b
`;
