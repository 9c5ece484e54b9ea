/**
 * What is said of a unit and orders nothing: `I should have moved Vienna to Galicia`, `England möchte, dass Paris nach
 * Burgund geht`, `Vienna will not move to Galicia`.
 */
import { type ProvinceId, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import type { ReadingContext } from "../contract.js";
import { isGoing, wordsOf } from "../prose/kinds.js";
import { ownUnits } from "./units.js";

interface NotOrdered {
  /** Null where none is named: `England wanted me to leave Denmark alone`. */
  readonly unit: ProvinceId | null;
}

/** Of which unit a sentence says so; null where it may order something. */
export function notOrderedIn(context: ReadingContext, sentence: string): NotOrdered | null {
  if (context.phase.kind !== "M" || sentence.includes("?") || sentence.length > longest)
    return null;
  const mentions = mentionsIn(context.board, sentence);
  const own = ownUnits(context).map(({ at }) => at);
  const unit = mentions.find(({ at }) => own.includes(at))?.at ?? null;
  const others = mentions.filter(({ at }) => at !== unit);
  if (others.length === 0 || turning.test(sentence)) return null;
  if (unit === null && !ofWriter.test(sentence)) return null;
  const isSaid =
    regrets(sentence) ||
    isWishOfOthers(context, sentence) ||
    (unit !== null && denies(sentence, mentions));
  return isSaid ? { unit } : null;
}

/** `England wanted me to leave Denmark alone` */
const ofWriter =
  /(?<!\p{L})(?:i|me|we|us|ich|mich|wir|je|j|moi|nous|yo|io|noi|ik|mij|wij)(?!\p{L})/iu;

/** A sentence that tells more may order, too. */
const longest = 160;

/** What may take up what was said, or say what is to be done instead. */
const turning = regex("iu")`
  [;:()\n\u2013\u2014]|\s-\s\D*\s-\s
  |,(?! (?:
    dass|da\u00df|que|che|dat|that|please|pls|thanks|thank you|bitte|danke|s['\u2019]il|merci|por favor|gracias
    |per favore
    |grazie|alsjeblieft|graag|bedankt
  )(?!\p{L}))
  |(?<!\p{L})(?:
    if(?! only)|unless|until|till|before|when|once|whether|in case|because|but|so|instead|rather|now|let['\u2019]?s
    |okay?|agree\p{L}*
    |then|yet
    |wenn|falls|bis|bevor|ob|sobald|weil|sondern|aber|also|jetzt|nun|stattdessen|lieber|dann|einverstanden|es sei denn
    |si|avant|jusqu\p{L}*|quand|d\u00e8s|parce|mais|donc|alors|maintenant|plut\u00f4t|d['\u2019]accord
    |antes|hasta|cuando|porque|sino|pero|ahora|entonces|as\u00ed que|acuerdo
    |se|prima|finch\u00e9|quando|perch\u00e9|ma|quindi|allora|ora|adesso|piuttosto
    |als|tenzij|voordat|totdat|zodra|omdat|maar|dus|nu|liever|akkoord
  )(?!\p{L})
`;

/** What should have been, or is only wished; `I should have written` corrects what was. */
function regrets(sentence: string): boolean {
  return regretting.some((shape) => shape.test(sentence)) && !ofWriting.test(sentence);
}

const regretting: readonly RegExp[] = [
  regex("iu")`
    (?<!\p{L})(?:
      (?:i|we)(?: really| just| probably| clearly)? (?:(?:should|could|might|would|ought to) (?:n['\u2019]?t 
      |not )?have
        |(?:should|could|might|would)(?:['\u2019]?ve|n['\u2019]?t['\u2019]?ve))
      |(?:should|could|ought to)(?:n['\u2019]?t| not)? have (?:gone|moved|attacked|supported|held|stayed|sailed|taken)
      |i(?: do| only| just)? wish (?:i|we|it|that|my|the|\p{L}+) (?:\p{L}+ ){0,2}?(?:had|could|were|was|would)
      |if only (?:i|we|my|the|\p{L}+)(?!\p{L})
      |(?:it )?(?:would|['\u2019]d) have been (?:better|wiser|smarter|best)
    )(?!\p{L})
  `,
  regex("iu")`
    (?<!\p{L})(?:
      h\u00e4tten?(?: (?:ich|wir))?(?!\p{L})[^.!]{5,100} (?:sollen|m\u00fcssen|k\u00f6nnen|d\u00fcrfen)
      |h\u00e4tten? (?:ich|wir) (?:doch|nur|blo\u00df)
      |(?:h\u00e4tte|w\u00e4re|k\u00f6nnte) (?:doch |nur |blo\u00df )[^.!]{5,100}
      |(?:besser|kl\u00fcger) (?:gewesen|w\u00e4re es gewesen)
    )(?!\p{L})
  `,
  regex("iu")`
    (?<!\p{L})(?:
      (?:j['\u2019]aurais|nous aurions|on aurait) (?:(?:bien|peut-\u00eatre|mieux) )?(?:d\u00fb|du|pu|mieux fait)
      |si seulement|il (?:aurait fallu|e\u00fbt fallu)
      |(?:deber\u00eda|deb\u00ed|deb\u00eda|tendr\u00eda que|ten\u00eda que|tuve que|podr\u00eda|pude)(?:mos)? haber
      |(?:deb|pod)i(?:era|ese)(?:mos)? haber|hubiera(?:mos)? debido|ojal\u00e1|si tan solo
      |(?:avrei|avremmo|sarei|saremmo) (?:dovut|potut)[oaie]|se solo|magari (?:potess|avess|foss)\p{L}+
      |(?:had|hadden|was|kon|kan)(?: (?:ik|we|wij))?(?!\p{L})[^.!]{5,100} (?:moeten|kunnen|mogen) \p{L}{3,}
      |(?:had|was|kon) (?:ik|we|wij) (?:\p{L}+ ){0,4}?maar
    )(?!\p{L})
  `,
];

const ofWriting = regex("iu")`
  (?<!\p{L})(?:
    written|said|wrote|typed|put|specified|ordered|read|be|been(?! better| wiser| smarter| best)
    |schreiben|geschrieben|sagen|gesagt|hei\u00dfen|tippen|befehlen|\u00e9crire|\u00e9crit|dire|mettre|mis|ordonner
    |escribir|escrito|decir|dicho|poner|puesto|ordenar|ordenado|scrivere|scritto|detto|mettere|ordinare
    |schrijven|geschreven|zeggen|gezegd|typen|bevelen
  )(?!\p{L})
`;

/** `England would like Paris to go to Burgundy`: of a power that is not the writer's, or somebody else. */
function isWishOfOthers({ board, power }: ReadingContext, sentence: string): boolean {
  const [, subject = ""] = wishing.exec(sentence) ?? [];
  if (subject === "") return false;
  const nations = namesOf(board).nation(spelling(subject));
  return nations.length > 0 ? !nations.some((each) => each === power) : somebody.test(subject);
}

const wishing = regex("iu")`
  ^\W*(?:(?:and|well|oh|ps|und|et|y|e|en) )*
  (?:(?:the|die|der|das|la|le|l['\u2019]|el|lo|il|de|het) ?)?
  ((?:(?:my|our|mein|unser|mon|notre|mi|nuestro|il mio|il nostro|mijn|onze) )?\p{L}{2,}) (?:also |still |really 
  |just )?(?:
    wants?|wanted|would like|['\u2019]d like|wishes|wished|hopes?|hoped|asks?|asked|begs?|begged|prefers?
    |suggest(?:s|ed)?|propose[sd]?|demand(?:s|ed)?|expects?|expected
    |m\u00f6chten?|will|wollen|wollten?(?: eigentlich)?|w\u00fcnscht|w\u00fcnschen|verlangt|bittet
    |h\u00e4tte gern\p{L}*|hofft|erwartet
    |schl\u00e4gt vor
    |(?:me |m['\u2019])?(?:veut|voulait|voudrait|veulent|souhaite|souhaiterait|aimerait|demande|propose|exige
    |esp\u00e8re
    |pr\u00e9f\u00e8re)
    |(?:me )?(?:quiere|quer\u00eda|quieren|querr\u00eda|quisiera|desea|pide|propone|exige|espera|prefiere)
    |(?:mi )?(?:vuole|voleva|vogliono|vorrebbe|desidera|chiede|pretende|spera|preferisce|preferirebbe)
    |wil|wilde|willen|wenst|vraagt|eist|hoopt|verwacht|stelt voor|zou (?:graag|willen)
  )(?!\p{L})(?! (?:go|move|support|hold|attack|take|not)(?!\p{L}))
`;

const somebody = regex("iu")`
  ^(?:
    he|she|they|er|sie|il|elle|ils|elles|\u00e9l|ella|ellos|lui|lei|loro|hij|zij|ze
    |(?:my|our|mein|unser|mon|notre|mi|nuestro|il mio|il nostro|mijn|onze) (?:
      ally|allies|neighbou?r|friend|verb\u00fcndeter|nachbar|freund|alli\u00e9|voisin|ami|aliado|vecino|amigo
      |alleato|vicino|amico|bondgenoot|buurman|vriend
    )
  )$
`;

/** `Vienna will not move to Galicia`: a deed that is denied, and not only its goal; a unit that stays has its order. */
function denies(sentence: string, mentions: readonly Mention[]): boolean {
  const denial = denying.exec(sentence);
  if (denial === null || staying.test(sentence) || idleDenial.test(sentence)) return false;
  const end = denial.index + denial[0].length;
  const goal = mentions.at(-1)!;
  const first = mentions.find(({ from }) => from >= end);
  if (first === undefined || end > goal.from) return false;
  const between = wordsOf(sentence.slice(end, first.from));
  // `I'm not kidding Vienna goes to Galicia`
  if (between.length > 0) return between.every((word) => isGoing(word) || leading.test(word));
  return german.test(denial[0]);
}

const denying = regex("iu")`
  ['\u2019](?:m|re|s|ll) not(?!\p{L})
  |(?<!\p{L})(?:
    (?:do|does|will|would|shall|should|must|is|are|am|may)(?:n['\u2019]?t| not)|wo ?n['\u2019]?t|sha ?n['\u2019]?t
    |\p{L}+ (?:never|no longer)(?= (?:goes|go|moves?|attacks?|supports?)(?!\p{L}))
    |(?<=^\W*(?:please )?)never(?= (?:move|send|go|attack)(?!\p{L}))
    |nicht|niemals|auf keinen fall|keinesfalls
    |pas|plus|jamais|nunca
    |(?<=\p{L} )no(?= (?:va|van|ir\p{L}{1,3}|se|me|quier\p{L}+|debe\p{L}*|atac\p{L}+|mueve|apoy\p{L}+)(?!\p{L}))
    |(?<=\p{L} )non(?= (?:va|vanno|and\p{L}+|si|deve|dovr\p{L}+|vogli\p{L}+|attacc\p{L}+|muov\p{L}+
    |appogg\p{L}+)(?!\p{L}))
    |(?<=^\W*)no (?:quiero|queremos|quisiera|muev\p{L}+|env\p{L}+|mand\p{L}+|va|voy a|vayas?|debe)
    |(?<=^\W*)non (?:voglio|vogliamo|vorrei|muov\p{L}+|mand\p{L}+|spost\p{L}+|va|andare|deve)
    |niet|nooit
  )(?!\p{L})
`;

/** `Vienna stays and does not go to Galicia` */
const staying = regex("iu")`
  (?<!\p{L})(?:
    holds?|stay(?:s|ing)?|remains?|bleib\p{L}*|h\u00e4lt|halten|reste[rz]?|tient|qued\p{L}+|rest[ai]|rimane|blijft|houdt
  )(?!\p{L})
`;

/** What may stand between a denial and a name beside verbs of motion. */
const leading = regex("iu")`
  ^(?:
    to|into|in|on|from|against|with|my|the|our|any|be|being|been|want\p{L}*|like|let|have|intend\p{L}*|plan\p{L}*
    |try\p{L}*
    |army|fleet|unit|units|going|attack\p{L}*|support\p{L}*|help\p{L}*|convoy\p{L}*|order\p{L}*|send\p{L}*|take
    |taking|fall|lose
    |mehr|doch|mit|nach|ins?|auf|zu|der|die|den|dem|das|dass|mein\p{L}*|unser\p{L}*|armee|flotte|angreifen|unterst\p{L}*
    |que|qu|de|d|l|la|le|les|ma|mon|vers|en|dans|avec|arm\u00e9e|flotte|attaqu\p{L}*|souten\p{L}*
    |a|al|el|los|las|mi|con|hacia|ej\u00e9rcito|flota|env\p{L}+|mand\p{L}+|mov\p{L}+|muev\p{L}+|ir\p{L}{0,4}|va|van|vaya
    |atac\p{L}+|apoy\p{L}+|che|il|lo|in|alla|nel|armata|flotta|andr\p{L}+|attacc\p{L}+|appogg\p{L}+|spost\p{L}+
    |dat|naar|het|mijn|leger|vloot|meer|aan\p{L}*|steun\p{L}*|stur\p{L}*
  )$
`;

/** `Wien nicht nach Galizien`, `ne déplacez pas Paris en Bourgogne`: the name may follow. */
const german = /^(?:nicht|niemals|auf|keinesfalls|pas|plus|jamais|niet|nooit)/iu;

/** What is denied is not that a unit goes. */
const idleDenial = regex("iu")`
  (?<!\p{L})(?:
    forget|hesitate|mind|fail|know|sure|think|believe|understand|see|only|just|care|why|how|what|matter|problem|guess
    |hope|hold|mean|hurry|rush|support(?:ed)? by
    |vergiss\p{L}*|vergess\p{L}*|wei\u00df|sicher|glaube|denke|nur|warum|egal|halten|h\u00e4lt
    |oublie\p{L}*|sais|s\u00fbre?|crois|pense|seulement|pourquoi|que de
    |olvid\p{L}*|s\u00e9|segur[oa]|creo|pienso|solo|s\u00f3lo|por qu\u00e9
    |dimentic\p{L}*|so|sicur[oa]|credo|penso|soltanto|perch\u00e9
    |vergeet|vergeten|weet|zeker|geloof|denk|alleen|waarom
  )(?!\p{L})
`;
