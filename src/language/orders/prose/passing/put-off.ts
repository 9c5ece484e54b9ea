/**
 * Units of which the writer says that they decide later: `Vienna... I don't know yet`, `zu Berlin sage ich
 * morgen Bescheid`, `Paris, je vous le dirai demain`. Such words order nothing, whatever stands beside them.
 */

import { type Board, type ProvinceId, spelling } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { orderWords } from "../../../lexer/order-words.js";
import { is } from "../../../lexer/token.js";
import { placesIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

/** That something is thought about, decided, or told. */
const deciding = regex("iu")`
  (?<!\p{L})(?:
    decid\p{L}*|tell|say|write|think|thinking|know|see|sleep|ponder\p{L}*|mull\p{L}*
    |consider\p{L}*|leave|report|let you|be in touch|get back|idea|idk|dunno|sure|sag\p{L}*
    |schreib\p{L}*|entscheid\p{L}*|\u00fcberleg\p{L}*|wei(?:\u00df|ss)|melde?|bescheid|denk\p{L}*
    |nachdenken|kl\u00e4r\p{L}*|dir(?:ai|e|ais)|dis|\u00e9cri\p{L}*|d\u00e9cid\p{L}*|sais
    |r\u00e9fl\u00e9chi\p{L}*|pens\p{L}*|verr\p{L}*|dig[oa]|dir\u00e9|decir\p{L}*|escrib\p{L}*
    |s\u00e9|pienso|ver\u00e9|dico|dir\u00f2|decid\u00f2|scriv\p{L}*|so|vedr\u00f2|vedo|zeg|weten
    |weet|beslis\p{L}*|schrijf|nadenken|bedenk\p{L}*
  )(?!\p{L})
`;
/** That it is not done now. */
const later = regex("iu")`
  (?<!\p{L})(?:
    tomorrow|tonight|later|this (?:evening|afternoon)|soon|another (?:time|day)|next (?:mail|time)
    |yet|still|first|not (?:quite )?sure|on it|over it|morgen|\u00fcbermorgen|sp\u00e4ter
    |heute abend|nachher|noch|bald|demain|plus tard|ce soir|encore|bient\u00f4t|ma\u00f1ana
    |m\u00e1s tarde|esta noche|todav\u00eda|a\u00fan|luego|domani|pi\u00f9 tardi|stasera|ancora
    |dopo|poi|straks|later|vanavond|nog
  )(?!\p{L})
`;
/** Both at once. */
const open = regex("iu")`
  (?<!\p{L})(?:
    no (?:idea|clue|orders? yet)|nothing (?:\p{L}+ ){0,4}yet|not decided|undecided|tbd|tba|idk
    |dunno|(?:do not|don['\u2019]?t) know|not sure
    |(?:need|have|want|got) to (?:think|sleep|talk|ponder|consider)|keine ahnung|noch offen
    |unentschieden|muss ich (?:noch )?(?:mal )?\p{L}*(?:denken|legen|schlafen)|aucune id\u00e9e
    |ni idea|non (?:lo )?so|(?:ci )?devo (?:ancora )?pensar\p{L}*|geen idee
    |i(?:['\u2019]ll| will|['\u2019]d rather| would rather)? (?:still |just |rather )?wait
    |(?:ich|wir) (?:\p{L}+ )?warten?|warte ich|j['\u2019]attends|nous attendons|espero
    |esperar\u00e9|aspetto|aspetter\u00f2|ik wacht|wacht ik
  )(?!\p{L})
`;

/** Nothing but a time, behind a unit that is only named: `Burgundy... tomorrow`. */
const timeAlone = regex("iu")`
  ^\W*(?:(?:comes?|follows?|that|is|for|kommt|folgt|(?:c['\u2019]est )?pour|per|para|voor) )*(?:
    tomorrow|tonight|later|soon|another time|to follow
    |(?:kommt |folgt )?(?:morgen|sp\u00e4ter|bald)|demain|plus tard|ma\u00f1ana|m\u00e1s tarde
    |domani|pi\u00f9 tardi|straks
  )\W*$
`;

interface Units {
  readonly board: Board;
  /** The writer's units. */
  readonly own: readonly { readonly at: ProvinceId }[];
}

/** Clauses end at signs, and at joints before what is ordered. */
const clause = regex("giu")`
  (?:[^,;:.!?\u2026]|\.(?=\p{Ll}))+?(?:
    [,;:.!?\u2026]+\s*|(?=\s+(?:but|aber|mais|pero|ma|maar|and|und|et|y|e|en)\s)|$
  )
`;

/** The text without what it says of units that are decided later. */
export function withoutPutOff({ board, own }: Units, text: string): string {
  if (own.length === 0 || !(open.test(text) || later.test(text))) return text;
  // `All hold. As for my fleets I'll write tomorrow.`: what is said of all is not said of these.
  const roles = wordsOf(text).flatMap((word) => orderWords.get(word) ?? []);
  if (is({ roles }, "others")) return text;
  const homes = new Set<string>(own.map(({ at }) => at));
  const clauses = [...text.matchAll(clause)].map(([words]) => words);
  const named = clauses.map((words) => placesIn(board, words));
  const isPut = clauses.map((words, at) => {
    const isOpen = open.test(words) || (deciding.test(words) && later.test(words));
    const areOwn = named[at]!.every((place) => homes.has(place));
    return areOwn && !tellsDeed(board, words) && (isOpen || (at > 0 && timeAlone.test(words)));
  });
  // `Mit Venedig warte ich noch, da meld ich mich.`
  clauses.forEach((words, at) => {
    const goesOn = isPut[at - 1] === true && named[at]!.length === 0 && deciding.test(words);
    if (goesOn && !tellsDeed(board, words)) isPut[at] = true;
  });
  const leads = clauses.map((words, at) => {
    const next = clauses.slice(at + 1).findIndex((each) => !isFiller(board, each)) + at + 1;
    return isPut[next] === true && isBareUnit(board, words, homes, named[next]!.length === 0);
  });
  const out = clauses.map((words, at) => {
    const last = clauses.slice(0, at).findLastIndex((each) => !isFiller(board, each));
    const isOfUnit =
      isPut[at] &&
      (named[at]!.length > 0 || namesType(words) || leads[last] === true || isPut[last] === true);
    return leads[at] || isOfUnit ? `${blank(words.slice(0, -1))};` : words;
  });
  return out.every((words, at) => words === clauses[at]) ? text : out.join("");
}

/** `the fleet`, `the other one`: a unit without a place. */
function namesType(words: string): boolean {
  const roles = wordsOf(words).flatMap((word) => orderWords.get(word) ?? []);
  return (
    is({ roles }, "army", "fleet") || /(?<!\p{L})(?:the other one|that one)(?!\p{L})/iu.test(words)
  );
}

/** Nothing but an own unit: `and Vienna...`, `zu München`, `et la flotte...` */
function isBareUnit(
  board: Board,
  words: string,
  homes: ReadonlySet<string>,
  mayBeType: boolean,
): boolean {
  const places = placesIn(board, words);
  const isOwn = places.length > 0 && places.every((place) => homes.has(place));
  const isUnit = isOwn || (mayBeType && places.length === 0 && namesType(words));
  return isUnit && wordsOf(words).length <= fewWords + places.length && !tellsDeed(board, words);
}

/** `well,` */
function isFiller(board: Board, words: string): boolean {
  const isShort = wordsOf(words).length < fewWords && placesIn(board, words).length === 0;
  return isShort && !namesType(words) && !open.test(words) && !timeAlone.test(words);
}

const fewWords = 3;

/** Is there a word of what units do? */
function tellsDeed(board: Board, words: string): boolean {
  const roles = wordsOf(words)
    .filter((word) => word.length > 2 && !idle.test(word) && placesIn(board, word).length === 0)
    .flatMap((word) => orderWords.get(word) ?? []);
  return (
    /[-=]>|\p{L}\s+-\s+\p{L}/u.test(words) ||
    is({ roles }, "hold", "support", "convoy", "build", "remove", "retreat") ||
    (placesIn(board, words).length > 1 && is({ roles }, "arrow"))
  );
}

const idle = regex("u")`
  ^(?:
    wait|warten?|attends|attendons|espero|esperare|aspetto|aspettero|wacht|leave|decide\p{L}*|pour
    |para|per|sur|zu|bei|still|put|let|keep
  )$
`;

function wordsOf(words: string): readonly string[] {
  return (words.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => spelling(word));
}

/**
 * `Ruhr should go to Burgundy eventually`, `I want Munich there by the end of the year`: where a unit is to be one day
 * is no order for this turn, where the sentence says no more. What stands beside it in a clause of its own may be one.
 */
export function isFarOff(sentence: string): boolean {
  const clauses = sentence.split(
    /[,;:\u2013\u2014]|\s(?:and|but|und|aber|et|mais|y|pero|ma|en|maar)\s/iu,
  );
  const others = clauses.filter((clause) => !farOff.test(clause));
  return (
    others.length < clauses.length &&
    !now.test(sentence) &&
    others.every((clause) => (clause.match(/\p{L}+/gu) ?? []).length < 3)
  );
}

const farOff = regex("iu")`
  (?<!\p{L})(?:
    eventually|some ?day|one day|sooner or later|at some point|in the long (?:run|term)|long[- ]term|one of these days
    |(?:in|within|over) (?:the next )?(?:two|three|2|3|a few|few|a couple of) (?:turns|moves|seasons|years)
    |(?:by|before|at|until) (?:the )?(?:end of (?:the|this|next) year|year['\u2019]?s end|year is (?:out|over))
    |irgendwann|langfristig|fr\u00fcher oder sp\u00e4ter|eines tages|auf (?:lange|l\u00e4ngere) sicht|auf dauer
    |(?:am|bis(?: zum)?) (?:ende (?:des|dieses) jahres|jahresende)|in (?:ein paar|zwei|drei) (?:z\u00fcgen|runden
    |jahren)
    |un jour|\u00e0 (?:long )?terme|t\u00f4t ou tard|(?:\u00e0|d['\u2019]ici) la fin de l['\u2019]ann\u00e9e
    |dans (?:deux|trois|quelques) (?:tours|ans|saisons)
    |alg\u00fan d\u00eda|a la larga|tarde o temprano|a largo plazo|(?:para|a) (?:fin|finales|el final) (?:de
    |del) a\u00f1o
    |un giorno|prima o poi|alla lunga|a lungo termine|(?:entro|per|alla) (?:la )?fine (?:dell['\u2019]
    |di quest['\u2019])anno
    |entro l['\u2019]anno|ooit|op (?:lange )?termijn|vroeg of laat|(?:tegen|aan) het einde? van het jaar
  )(?!\p{L})
`;
const now = regex("iu")`
  (?<!\p{L})(?:
    now|this (?:turn|season|move|time)|already|jetzt|nun|diese[nrs]? (?:zug|runde|mal)|maintenant|ce tour|ahora
    |este turno|adesso|ora|questo turno|nu|deze beurt
  )(?!\p{L})
`;
