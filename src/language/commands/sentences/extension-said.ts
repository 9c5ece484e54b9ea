/** How much longer a GM wants the present phase to be, by words of seven languages; guesses all, to be shown. */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import { spanSaid } from "../../questions/times/span-said.js";
import { denied, lateOnes } from "./time-wishes.js";

const longest = 300;

const moreTime = regex()`
  \b(?:
    more|another|extra|extension|additional|longer|further|noch|mehr|langer|zusatzlich\w*
    |weitere\w*|de plus|en plus|encore|supplementaires?|mas|adicional\w*|otr[oa]s?|in piu|ancora
    |altr[oiae]|extra|meer|langer|nog|dodatkow\w*|jeszcze|wiecej
  )\b
`;
const grants = regex()`
  \b(?:
    give|grants?|granted|(?:ok|fine|okay) (?:by|with) me|allow|let|add|have|need|gib|gebt|geben
    |gonn\w*|lass\w*|brauch\w*|kriegen|bekommen|donn\w*|accord\w*|laiss\w*|ajout\w*|dales?|danos
    |dadles|da|demos|concede\w*|anade\w*|dai|dagli|dacci|date|diamo|concedi\w*|aggiung\w*|geef\w*
    |gun|daj\w*|dajmy
  )\b
`;

/**
 * `Gib allen bitte noch anderthalb Tage`: the time that a sentence wants for the present phase, as EXTEND takes
 * it; null for none.
 */
export function extensionSaid(sentence: string): string | null {
  const whole = extensionIn(sentence);
  if (whole !== null) return whole;
  // `See if somebody would like to have it, and give everybody two more days.`
  const clauses = sentence.split(/[,;]\s+(?=(?:and|und|et|y|e|en|i) )/i);
  return clauses.length < 2
    ? null
    : (clauses.flatMap((each) => extensionIn(each) ?? [])[0] ?? null);
}

function extensionIn(sentence: string): string | null {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || sentence.length > longest || denied.test(plain)) return null;
  if (lateOnes.test(plain) || lasting.test(plain) || ofSeveral.test(plain)) return null;
  const isMore = moreTime.test(plain);
  const isLonger = lengthens.test(plain);
  const isGranted = isMore && grants.test(plain);
  const isOfThis = (isMore || isLonger) && ofPresentTurn(sentence);
  return isGranted || isOfThis || (isLonger && aDeadline.test(plain)) ? spanSaid(sentence) : null;
}

/** Does a sentence speak of the turn that runs, and of no later one? */
export function ofPresentTurn(sentence: string): boolean {
  const plain = plainWords(sentence);
  return present.test(plain) && !lasting.test(plain) && !beginning.test(plain);
}

const lengthens = regex()`
  \b(?:
    longer|lengthen\w*|prolong\w*|extend\w*|stretch\w*|postpone\w*|delay\w*|push\w*|later|langer
    |verlanger\w*|verschieb\w*|spater|plus longue?|rallong\w*|repouss\w*|plus tard|alarg\w*
    |ampli[ae]\w*|extiend\w*|prorrog\w*|retras\w*|aplaz\w*|mas larg[oa]|mas tarde|allung\w*
    |prolung\w*|prorog\w*|rimand\w*|piu lung[oa]|piu tardi|verleng\w*|verschuif|verschuiv\w*|later
    |wydluz\w*|przedluz\w*|dluzsz\w*
  )\b
`;
const turn = wrapped`
  (?:
    turn|phase|round|season|deadline|spring|fall|autumn|winter|zug|zuges|frist|runde|abgabe|termin
    |tour|echeance|delai|turno|plazo|fase|ronda|scadenza|termine|beurt|termijn|zet|ronde|ture|tury
    |faz[ey]
  )
`;
const present = regex()`
  \b(?:
    (?:
      this|the (?:present|current|running)|diese[nmrs]?|den (?:laufenden|jetzigen)
      |die (?:laufende|jetzige)|ce|cet|cette|este|esta|quest[oa]?|deze|dit|t[e\u0119]
    ) ${turn}
  )(?: s)?\b
`;
const aDeadline = regex()`
  \b(?:
    the deadline|die frist|den (?:abgabe)?termin|l echeance|(?:la )?date limite|el plazo
    |la fecha limite|la scadenza|de (?:deadline|termijn)|termin
  )\b
`;
const lasting = regex()`
  \b(?:
    every|each|always|from now on|in (?:the )?future|jede\w*|immer|kunftig|ab (?:jetzt|sofort)
    |chaque|toujours|desormais|dorenavant|cada|siempre|en adelante|ogni|sempre|d ora in poi|elke
    |iedere|altijd|voortaan|vanaf nu
  )\b
`;
/** `Make this and the coming turns a day longer` holds for several. */
const ofSeveral =
  /\b(?:all (?:the )?(?:turns|phases|deadlines)|(?:this|dieser?) and (?:all|the))\b/;
const beginning = regex()`
  \b(?:
    (?:from|starting|beginning|as of|ab|von|a partir|des|desde|dal?|vanaf) (?:
      (?:with|on|in|d|de|du) ?
    )?(?:this|diese[nmrs]?|ce|cet|cette|este|esta|quest[oa]|deze)
  )\b
`;
