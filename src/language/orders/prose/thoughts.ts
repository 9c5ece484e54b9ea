/**
 * Sentences that look like orders and are thoughts: an offer to a neighbour, a dream, what is not decided yet, what
 * somebody remembers. None of them orders anything.
 */
import { regex, wrapped } from "../../../util/index.js";
import { blank } from "./markup.js";
import { isOpinion } from "./passing/opinions.js";
import { isFarOff } from "./passing/put-off.js";

/** What people put before a colon where the orders behind it are not theirs to give, or not meant. */
const thought = [
  wrapped`
    offers?|proposals?|deal|terms|suggestions?|dreams?|nightmares?|fantas(?:y|ies)|advice
    |temptations?|threats?|demands?|conditions?
  `,
  wrapped`
    angebot|vorschlag|vorschläge|traum|bedingungen|rat|offre|proposition|rêve|conseil|offerta
    |proposta|sogno|consiglio
  `,
  "oferta|propuesta|sue\u00f1o|consejo|aanbod|voorstel|droom|raad",
].join("|");

/** `my offer`, `the deal as I see it`, `le r\u00eave de mon fils`. */
export const ofThought = new RegExp(`(?<!\\p{L})(?:${thought})(?!\\p{L})`, "iu");

const offered = new RegExp(`^[^:]{0,80}(?<!\\p{L})(?:${thought})(?!\\p{L})[^:.!?]{0,60}:`, "iu");

/** `What my neighbour suggests: ...`, `ce que mon voisin propose`: what others want. */
export const wantedByOthers = regex("iu")`
  (?<!\p{L})(?:what|ce (?:que|qu['\u2019])|quel(?:lo)? che|lo que|was|wat|o que) (?!
    (?:i|we|je|nous|ich|wir|ik|wij|yo|io|noi|eu)(?!\p{L})
  )[^:.!?]{2,50}?(?:
    says?|said|wrote|writes|propos\p{L}*|suggest\p{L}*|wants?|wanted|ask\p{L}*|demand\p{L}*
    |expects?|hopes?|thinks?|told|zegt|zei|wil|voorstelt|vraagt|sagt|sagte|schreibt|will
    |vorschl\p{L}+|m\u00f6chte|verlangt|dit|veut|dice|chiede|vuole|pide|quiere|propone|diz|quer
    |pede
  )(?!\p{L})[^:.!?]{0,30}:
`;

/** `I move Serbia to Bulgaria, you move Greece to Albania` */
const shared = regex("iu")`
  (?<!\p{L})(?:i|we)(?:['\u2019]ll)? (?:will )?(?:
    move|go|support|hold|attack|take|leave|send|get|stay|convoy
  )(?!\p{L}).{2,80}(?<!\p{L})(?:and )?you(?:['\u2019]ll)? (?:will )?(?:
    move|go|support|hold|attack|take|leave|send|get|stay|convoy
  )(?!\p{L})
`;

/** `A or B, I don't know yet`, `ik weet het nog niet`: of a choice, for there may be orders beside what is open. */
const undecided = regex("iu")`
  (?<!\p{L})(?:
    (?:i|we) (?:do not|don['\u2019]t|can['\u2019]t|cannot) (?:know|decide|tell)
      (?: (?:yet|which|what))?
    |(?:i|we) (?:have not|haven['\u2019]t) (?:decided|made up (?:my|our) minds?)
    |(?:am|are|['\u2019]m|['\u2019]re) (?:still )?(?:undecided|not sure (?:yet|which))
    |(?:wei(?:\u00df|ss)|wissen) (?:ich |wir |es |das )?(?:noch )?nicht|noch nicht entschieden
    |(?:ne )?(?:sais|savons) pas encore|non (?:so|sappiamo) ancora
    |no (?:s\u00e9|sabemos) (?:a\u00fan|todav\u00eda)
    |(?:a\u00fan|todav\u00eda) no (?:s\u00e9|sabemos)|weet (?:het )?nog niet
  )(?!\p{L})
`;

const choice = /(?<!\p{L})(?:or|either|whether|which|oder|ou|o|of|dan wel)(?!\p{L})/iu;

/** `I'm torn between a fleet in Brest and an army in Paris`, `I'd hate to lose Silesia` */
const torn = regex("iu")`
  (?<!\p{L})(?:
    torn between|in two minds|of two minds
    |(?:hate|loath|reluctant|unwilling) to (?:lose|give up|part with|see|sacrifice)
  )(?!\p{L})(?![^.!?]*(?<!\p{L})(?:but|so)(?!\p{L}))
`;

const memory =
  "recall|think back|wei(?:\u00df|ss)t du noch|tu te souviens|ti ricordi|te acuerdas|weet je nog";

const remembering = new RegExp(
  `^\\W*(?:do you |who )?(?:remembers?|erinnerst du dich|vous souvenez|${memory})(?!\\p{L})`,
  "iu",
);

/** Is the sentence such a thought? */
export function isThought(sentence: string): boolean {
  const isOpen = undecided.test(sentence) && choice.test(sentence);
  return (
    isOpen ||
    isOpinion(sentence) ||
    isFarOff(sentence) ||
    [offered, wantedByOthers, shared, torn, remembering].some((shape) => shape.test(sentence))
  );
}

const asking = new RegExp(
  `(?<=^\\W*|[.!?]\\s+)(?:do you |who )?(?:remember|${memory})(?!\\p{L})[^.!?]{0,60}\\?(?=\\s)`,
  "giu",
);

/** `Remember 1903? Tuscany to Rome ...`: the tale belongs to the question. */
export function withTalesJoined(text: string): string {
  return text.replace(asking, (words) => `${words.slice(0, -1)},`);
}

/** `My first thought was to bounce him, but on reflection Warsaw holds`: what was thought first. */
const firstThought = regex("giu")`
  (?<=(?:^|[.;!?:]\s+)\W*)(?:(?:well|so|hm+|ok(?:ay)?),? )*(?:
    my (?:first|initial|original) (?:thought|idea|plan|instinct|intention|reaction) was
    |(?:at first,? )?i(?: had)? (?:(?:at )?first|originally|initially)[ ]
      (?:thought|wanted|planned|meant|intended|considered|was (?:going|thinking|tempted))
    |at first,? i (?:thought|wanted|planned|meant|intended|considered|was (?:going|thinking|tempted))
    |(?:zuerst|erst|urspr\u00fcnglich|anfangs|eigentlich) (?:wollte|dachte|hatte) ich
    |(?:mein erster gedanke war|ich wollte (?:erst|zuerst|eigentlich))
    |(?:ma premi\u00e8re id\u00e9e (?:\u00e9tait|c['\u2019]\u00e9tait)|au d\u00e9part je
      |je (?:voulais|pensais) d['\u2019]abord|j['\u2019]ai d['\u2019]abord)
    |(?:mi primera idea era|primero (?:quer\u00eda|pens\u00e9)|al principio (?:quer\u00eda|pensaba))
    |(?:la mia prima idea era|(?:prima|all['\u2019]inizio) (?:volevo|pensavo))
    |(?:mijn eerste (?:gedachte|idee) was|eerst wilde ik|ik wilde eerst)
  )(?!\p{L})[^.;!?]{3,140}?,? (?:but|aber|mais|pero|ma|maar)(?: (?:
    on (?:reflection|second thoughts?)|now|then|in the end|thinking about it|after all|actually|finally
    |jetzt|nun|dann|doch|lieber|finalement|maintenant|en fin de compte|ahora|al final|ora
    |alla fine|nu|toch|uiteindelijk
  ))*,?(?=\s\S)
`;

/** The text without what was thought of first. */
export function withoutFirstThoughts(text: string): string {
  return text.replace(firstThought, blank);
}
