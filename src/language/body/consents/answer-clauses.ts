/**
 * An answer to several questions, clause by clause: `Yes to the first, not the one to Italy, and only the moves`. What
 * a clause says, and of which of them; whether there are such things is for the judge to know.
 */
import { regex } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import { readLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import { consentSaid, isAroundConsent, readConsent, takesBackWish } from "./consent.js";

export interface AnswerClause {
  readonly text: string;
  readonly says: "yes" | "no" | "only" | null;
  /** A yes or a no, and nothing besides. */
  readonly isBare: boolean;
  /** `Both`; or `the rest`, `the other one`. */
  readonly all: "all" | "rest" | null;
  readonly kinds: readonly (typeof allKinds)[number][];
  /** `The second`, `the first two`, counted from 0; -1 is the last. */
  readonly places: readonly number[];
  readonly quotes: readonly string[];
  /** `That one`, `es`: what was named before. */
  readonly isPointing: boolean;
  /** Its words that are none of all this. */
  readonly others: readonly string[];
}

/** The sentences of an answer, each by its clauses; what is quoted is part of one. */
export function answerClauses(text: string): readonly (readonly AnswerClause[])[] {
  const quotes: string[] = [];
  const masked = text.replace(quoted, (_, words: string) => `"${quotes.push(words.trim()) - 1}"`);
  const whole = (part: string) =>
    part.replace(/"(\d+)"/g, (_, at: string) => `"${quotes[Number(at)]}"`);
  const read = (part: string): AnswerClause => {
    const own = [...part.matchAll(/"(\d+)"/g)].map(([, at]) => quotes[Number(at)]!);
    return { ...clauseSays(part.replace(/"\d+"/g, " ")), text: whole(part), quotes: own };
  };
  return sentencesOf(masked)
    .map((each) => each.split(joint).filter((part) => /[\p{L}\d]/u.test(part)))
    .filter((clauses) => clauses.length > 0)
    .map((clauses) => clauses.map(read));
}

/** What stands behind the plain no that a text begins with; null where it begins with none. */
export function behindPlainNo(text: string): string | null {
  const clauses = plainNo.test(text) ? answerClauses(text).flat() : [];
  const rest = clauses.findIndex(({ isBare, says }) => !(isBare && says === "no"));
  if (rest === 0 || clauses.length === 0) return null;
  return rest < 0
    ? ""
    : clauses
        .slice(rest)
        .map((each) => each.text)
        .join("")
        .trim();
}

const plainNo = /^\W*(?:no+|nope|nah|nein|nee|non)(?!\p{L})/iu;

/** What stands between signs of quotation, of whatever country. */
export const quoted =
  /["\u201c\u201e\u00ab\u201d]\s*([^"\u201c\u201d\u201e\u00ab\u00bb]+?)\s*["\u201d\u201c\u00bb]/gu;

const joint = regex("iu")`
  (?<=[,;:!.)(\u2013\u2014])(?![,;:!.)\u2013\u2014])|(?<=\s-)(?=\s)
  |(?=\s(?:and|but|though|und|aber|et|mais|y|pero|e|ma|maar)\s)
  |(?=\sen (?:die|dat|de|het|ook|niet|ja|nee)\s)
`;

function clauseSays(part: string): Omit<AnswerClause, "text" | "quotes"> {
  const plain = plainWords(part);
  const bare = part.replace(joining, "").replace(/[\s,;:.!)(\u2013\u2014-]+$/u, "");
  const consent = readConsent(readLine(bare));
  const isSure = consent?.sure === true && !consent.passing;
  const said = isSure ? consent.yes : takesBackWish(bare) ? false : null;
  const definite = plain.replace(indefinite, " ");
  const isToMe = toWriter.test(plain);
  const named = allKinds.filter((kind) => nouns[kind].test(definite));
  const kinds = named.filter((kind) => !isToMe || kind !== "message");
  const places = placesCounted(plain);
  const all = rest.test(plain) ? "rest" : everything.test(plain) ? "all" : null;
  const isNone = kinds.length === 0 && places.length === 0;
  // `No boats in the channel` answers nothing.
  const isDoubtful = consent !== null && !consent.yes && !isSure;
  const isWhole = said !== null || (isNone && !isDoubtful && consentSaid(bare, false) !== null);
  return {
    ...{ says: said === null ? signIn(part, plain) : said ? "yes" : "no", all, kinds, places },
    isBare: isWhole && !depending.test(part),
    isPointing: pointing.test(plain),
    others: withoutNouns(plain)
      .split(" ")
      .filter((word) => word !== "" && !isKnown(word, kinds.length > 0)),
  };
}

function signIn(part: string, plain: string): AnswerClause["says"] {
  if (depending.test(part) || done.test(plain) || grants.test(plain)) return null;
  if (refusing.test(plain)) return "no";
  if (limiting.test(plain)) return "only";
  return agreeing.test(plain) || /(?<!\p{L})s\u00ec(?!\p{L})/iu.test(part) ? "yes" : null;
}

/** `Dales a todos un día más`: so much time, which is a wish of its own and agrees to nothing. */
const grants = regex()`
  \b(?:give|grant|gib|gebt|geben|donne[rz]?|dai|dales?|geef)\b.*
  \b(?:an?|one|another|\d+|two|three|eine?n?|zwei|drei|une?|deux|trois|una|dos|tres|due|tre|een|twee|drie) (?:\w+ )?
  (?:days?|hours?|weeks?|tage?n?|stunden?|wochen?|jours?|heures?|semaines?|dias?|horas?|semanas?|giorn[oi]|or[ae]
    |settiman[ae]|dag(?:en)?|uur|uren|week|weken)\b
`;

/** `Leave` is part of an answer beside what it names: `leave out the message`. */
function isKnown(word: string, isNamed: boolean): boolean {
  if (known.test(word) || isAroundConsent(word)) return true;
  return isNamed && (refusing.test(word) || limiting.test(word));
}

/** `The extra day` is named in two words. */
function withoutNouns(plain: string): string {
  return everyNoun.reduce((left, noun) => left.replace(noun, " "), plain);
}

const allKinds = ["message", "orders", "deadline", "reminder"] as const;

/** `That was an order, not a message` names none, and `my orders` are those that were given. */
const indefinite = regex("g")`
  \b(?:an?|eine?n?|kein\w*|une?|una|uno|een|geen) \w+
  |\b(?:
    my|his|her|their|meine?n?|seine?n?|ihren?|mes|ses|leurs|mis|sus|miei|suoi|mijn|zijn
  ) (?:orders?|moves?|zuge?n?|befehle?|ordres|coups|ordenes|ordini|bevelen|zetten)
`;

/** `Stop sending me letters` is about those of the judge. */
const toWriter = regex()`
  \b(?:
    (?:
      send\w*|sent|mail(?:ing)?|writ\w+|(?:zu)?schick\w*|envo[iy]\w*|envi\w+|mand\w+|invi\w+|stu\w*r\w*
    ) (?:me|us|mir|uns|moi|nous|mij)
    |(?:me|m|mir|mi|mij) (?:send\w*|schreib\w*|schick\w*|envo[iy]\w*|ecri\w+|envi\w+|mand\w+|scriv\w+)
  )\b
`;

const joining =
  /^[\s,;:.!)(\u2013\u2014-]*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar) )?/iu;

function placesCounted(plain: string): readonly number[] {
  const two = firstTwo.test(plain) ? [0, 1] : [];
  const named = ordinals.flatMap((each, at) => (each.test(plain) ? [at === lastOf ? -1 : at] : []));
  const digits = [...plain.matchAll(/(?:^| )(?:no |nr |number |n |# ?)?([1-5])(?= |$)/g)];
  return [...new Set([...two, ...named, ...digits.map(([, digit]) => Number(digit) - 1)])];
}

const firstTwo = regex()`
  \b(?:
    first two|(?:ersten|ersteren) (?:beiden|zwei)|beiden ersten|deux premier\w*
    |(?:dos primer|primer)[ao]s(?: dos)?|prim[ei] due|eerste twee
  )\b
`;

const ordinals = [
  /\b(?:first|1st|former|erste[nrs]?|premiere?|prim[aeo]|primer[ao]?|eerste)\b/,
  /\b(?:second|2nd|latter|zweite[nrs]?|deuxieme|seconde?|second[ao]|segund[ao]|tweede)\b/,
  /\b(?:third|3rd|dritte[nrs]?|troisieme|terz[ao]|tercer[ao]?|derde)\b/,
  /\b(?:last|letzte[nrs]?|dernier|derniere|ultim[ao]|laatste)\b/,
];
const lastOf = 3;

/** `If that's all right` */
const depending =
  /^\W*(?:and |und |et |y |e |en )?(?:if|unless|wenn|falls|sofern|si(?= \p{L})|se(?= \p{L})|als|mits)(?!\p{L})/iu;

/** `He borrado tu carta`, `I have deleted your letter`: what the writer did themselves. */
const done =
  /^(?:\w+ )?(?:i (?:have|ve|did|had)|ich hab\w*|j ai|(?:yo )?he \w+[ai]do|ho \w+[aiu]to|ik heb)\b/;

const refusing = regex()`
  \b(?:
    no|not|nope|nah|don t|dont|never ?mind|nvm|never|skip|drop|forget|leave|cancel|scrap|scratch|delete
    |bin|wrong|without|neither|none|hold (?:back|off)|ignore|discard|withdraw|nein|nicht|kein\w*
    |lass\w*|weglassen|vergiss|vergessen|streich\w*|ohne|weg|falsch|verwirf|verwerfen|non|pas|ne
    |laisse\w*|oublie\w*|supprime\w*|annule\w*|sans|jete\w*|olvid\w+|dejel[ao]s?|deje|quit[ae]\w*
    |borr[ae]\w*|sin|tampoco|cancell\w+|elimin\w+|lasci\w*|dimentic\w+|senza|nee|niet|geen|laat
    |vergeet|schrap\w*|zonder
  )\b
`;
const limiting =
  /\b(?:only|just|nur|seulement|uniquement|solo|solamente|soltanto|unicamente|alleen|slechts)\b/;
const agreeing = regex()`
  \b(?:
    yes|yeah|yea|yep|yup|yess|ya|aye|sure|ok|okay|fine|good|right|correct|agreed|confirm\w*|send|go|note
    |give|gib|gebt|geben|donne[rz]?|dai|dales?|geef
    |keep|approve\w*|ja|jawohl|jo|gern\w*|einverstanden|passt|passen|stimmt|stimmen|richtig
    |(?:ver|ab)?(?:schick|send)\w*|raus|los|oui|ouais|envoi\w*|envoy\w*|transmet\w*|d accord|confirme\w*
    |si|envi\w+|mand\w+|vale|bien|confirm\w*|invi\w+|spedi\w+|va bene|vanno bene|conferm\w*
    |(?:ver)?stuur\w*|graag|goed|akkoord|prima|klopt|kloppen
    |bon(?:ne)?|gut|buen[oa]|buon[oa]
    |as (?:i|you) (?:said|say|wrote|write|showed?)|wie (?:du|sie|ich|gezeigt|gesagt|geschrieben)
    |comme (?:vous|tu|ecrit|indique)|como (?:dice|dices|esta|escrib\w+)|come (?:ha|hai|scritto)|zoals
    |(?:is|are|was|were|ist|war|e|era|es|est|etait|is) (?:meant as )?
      (?:an?|eine?n?|une?|una|een) (?:order|move|befehl|zug|ordre|orden|ordine|bevel|zet)
  )\b
`;
const rest = regex()`
  \b(?:
    rest|others?|remaining|everything else|andere[nrs]?|ubrigen?|autres?|reste|otr[ao]s?|demas|resto
    |altr[aeio]|overige[n]?
  )\b
`;
const everything = regex()`
  \b(?:
    both|(?<!(?:at|after) )all(?! right| set)|everything|each|beide[nrs]?|alles|alle(?! \d)|allen
    |les deux|tou(?:t|te|tes|s)|ambos|ambas|tod[oa]s?
    |entramb[ie]|tutt[oaie]|tutte e due|allebei
  )\b
`;
const nouns = {
  message: regex()`
    \b(?:
      messages?|msgs?|notes?|letters?|lines? (?:to|for)|press|announcement|words (?:to|for)
      |nachricht\w*|briefe?|mitteilung\w*|lettres?|mensajes?|cartas?|avisos?|messagg\w+|letter[ae]
      |bericht\w*|brief|boodschap\w*
    )\b
  `,
  orders: regex()`
    \b(?:
      orders?|moves?|builds?|retreats?|zug|zuge[n]?|befehle?n?|ordres?|coups?|mouvements?|ordenes|orden
      |jugadas?|movimientos?|ordin[ei]|mosse|mossa|bevel\w*|zet|zetten
    )\b
  `,
  deadline: regex()`
    \b(?:
      deadline|frist|termin|\w*verlangerung|extension|prolongation|echeance|delai|plazo|prorroga|scadenza|proroga
      |uitstel|verlenging|extend|(?:extra|more|additional|second) (?:days?|time|hours?)|(?:day|days|time) (?:more|extra)
      |\w*(?:tage?|zeit) (?:mehr|langer|extra)|(?:mehr|extra) (?:zeit|tage?)|zusatz\w*
      |(?:jours?|temps) (?:de plus|supplementaires?)|(?:giorn[oi]|tempo) (?:in piu|extra)|(?:dias?|tiempo) (?:mas|extra)
      |(?:extra|meer) (?:dag|dagen|tijd)|(?:dag|dagen|tijd) (?:extra|meer)
      |(?:the|den|le|il|el|de) (?:day|tag|jour|giorno|dia|dag)(?= (?:is|yes|ja|si|oui)\b|$)
    )\b
  `,
  reminder: /\b(?:reminders?|nudges?|erinnerung\w*|rappel|recordatorio|promemoria|herinnering)\b/,
};
const everyNoun = allKinds.map((kind) => new RegExp(nouns[kind], "g"));

const pointing = regex()`
  \b(?:
    it|that|this|them|those|these|das|es|die|diese[nrs]?|sie|le|la|les|ca|cela|celle|celui|lo|eso
    |est[ae]|es[ae]|quell[ao]|quest[ao]|dat|die|deze
  )\b
`;
const known = regex()`
  ^(?:
    ones?|things?|bits?|to|the|new|neue[nrs]?|nouve\w+|nuev[oa]|nuov[oa]|nieuwe?|as|is|are|was
    |give|gib|gebt|geben|donne[rz]?|dai|dales?|geef|for|about|with|in|at|after|but|also|too|then|now|still|only|just
    |one|two|three|however|instead|invece|stattdessen|be|alone|let|off|out|write|go|goes|going|him|her|them|they|those
    |these|an|der|dem|den|die|diese[nrs]?|fur|von|vom|zu|zum|zur|mit|aber|auch|nur|nun|doch|eine?[nrs]?
    |sein|schreib\w*|du|sie|le|les|l|du|des|au|aux|celle|celui|celles|ceux|pour|un|une|mais|et|aussi
    |ecri\w+|lui|y|el|los|las|un|una|al|del|para|pero|tambien|escrib\w+|ahora|il|gli|i|alla|allo|all
    |agli|della|quell[aoei]|ma|anche|e|scriv\w+|ora|het|een|de|den|aan|voor|naar|maar|ook|wel|hoeft
    |tell|say|anything|sag\w*|nichts|dis|dites|dire|rien|diga\w*|decir\w*|nada|dica|niente|zeg\w*|niets
    |meer|nog|schrijf\w*|he|don|t|s|d|m|\d+
  )$
`;
