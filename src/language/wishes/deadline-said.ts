/**
 * The deadline that a sentence of prose asks for, in seven languages: `Make it Saturday, same hour`, `Doe maar
 * zondagavond`, `Sobota, ale do ósmej wieczorem`. It is no more than a guess, and to be shown.
 */
import { regex, wrapped } from "../../util/index.js";
import { wishesPleaded } from "../commands/sentences/plea.js";
import { isForGood, wishedIn } from "../commands/sentences/read-sentence.js";
import { readDate } from "../dates/read-date.js";
import { day, withEnglishDays } from "../questions/times/spoken-days.js";
import { amountsIn } from "./amounts.js";
import type { Hour } from "./hours.js";

/** A longer sentence is a story. */
const longest = 200;

const it = wrapped`
  (?:
    it|that|this|things|everything|us|the (?:deadline|turn|phase|date|end|whole thing|game)
    |(?:this|the|our) \w+ (?:deadline|turn|phase)
    |(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)(?: ?s)?(?: deadline)?
  )
`;

/** What moves a deadline, in whatever words. */
const moving = regex()`
  \b(?:
    ${[
      wrapped`
      (?:make|call) (?:it|that|this|the deadline)|let ?s (?:say|make|do|have|go for|take)
      |(?:move|shift|push|put|set|postpone|delay|extend|reschedule|change) ${it}
    `,
      wrapped`
      (?:deadline|turn|phase|it|this|that|game|\w+) (?:stays?|remains?|is to stay|should stay) (?:at|on|with)?
        (?= ?(?:the )?(?:next )?\w+day)
    `,
      wrapped`
      (?:frist|abgabe\w*|termin|deadline)(?: \w+){0,3} (?:ist|sei|wird|liegt|bleibt)
      |(?:echeance|delai|date limite)(?: \w+){0,3} (?:est|sera|reste)
      |(?:plazo|fecha limite)(?: \w+){0,3} (?:sera|es|queda|vence)
      |(?:scadenza|termine)(?: \w+){0,3} (?:e|sara|resta|diventa)
      |(?:deadline|termijn)(?: \w+){0,3} (?:is|wordt|blijft|valt)
      |termin(?: \w+){0,3} (?:jest|bedzie)
    `,
      wrapped`
      (?:frist|abgabe|termin|echeance|date limite|plazo|fecha limite|scadenza|termine|termijn)
        (?: (?:am|bis|auf|le|au|el|al|alle|per|op|tot|il|na))? (?=\w+day)
    `,
      wrapped`
      (?:bring|pull|move) .{0,30}\b(?:forward|ahead|up)
      |(?:vorziehen|vorverlegen|zieh\w* .{0,40}\bvor)
      |(?:avanc\w+|anticip\w+|adelant\w+|vervroeg\w*|przyspiesz\w*)
      |(?:statt|anstatt|au lieu|en vez|en lugar|invece|in plaats|zamiast)
    `,
      "(?:i d|i would|we d|we would) (?:like|want|prefer|rather have) .{0,40}\\b(?:due|end|ended|closed?)\\b",
      wrapped`
      (?:same|usual) (?:time|hour|o clock)|no later|not later|at the latest
      |(?:a|one|two|three) days? later|instead|rather(?= (?:on )?(?:next )?\w+day)|(?<=day )rather
    `,
      wrapped`
      (?:deadline|turn|phase) (?:is |will be |should be |shall be |can be |to )?(?:now )?
        (?:on |until |till |by )?(?=(?:next )?\w+day)
    `,
      wrapped`
      (?:
        mach|macht|machen|sag|sagen|nehm|nehmt|nehmen|setz|setze|setzt|leg|lege|legt|legen
        |verschieb|verschiebe|verschiebt|verschieben|verleg|verlege|verlegen|stell|stelle
      )(?: (?:es|das|wir|sie|die|den|bitte|mal|doch|ihn|termin|frist|abgabe))*
      |lieber|spatestens|(?:gleiche|selbe)r? (?:zeit|uhrzeit|stunde)
      |zur (?:gleichen|selben) (?:zeit|stunde)|selbe uhrzeit
    `,
      wrapped`
      (?:
        mets|mettons|mettez|disons|fais|faisons|faites|prenons|repouss\w*|decal\w*|report\w*
        |deplac\w*
      )
      |plutot|au plus tard|(?:a la )?meme heure
    `,
      wrapped`
      (?:
        pon|ponlo|pongamos|pongalo|mejor|digamos|que sea|pasa|pasalo|pasemos|mueve|muevelo
        |retrasa\w*|aplaza\w*|dejalo|dejemoslo
      )
      |como (?:muy )?tarde|(?:a la )?misma hora
    `,
      wrapped`
      (?:
        metti|mettiamo|mettilo|facciamo|fai|diciamo|sposta\w*|rimanda\w*|rinvia\w*|portala|portalo
      )
      |piuttosto|meglio|al piu tardi|(?:alla )?stessa ora
    `,
      "(?:doe|maak|zet|verzet|verschuif|schuif|laten we|liever|verplaats)|uiterlijk|zelfde (?:tijd|uur)",
      wrapped`
      (?:
        zrob\w*|przesun\w*|przeloz\w*|ustaw\w*|zmien\w*|dajmy|niech bedzie|raczej|najpozniej
        |nie pozniej|nie dluzej
      )
      |(?:ta |o tej )sam(?:a|ej)(?: godzin\w+| porz\w+)?
    `,
    ].join("|")}
  )\b
`;

/** What somebody would like, or what is to end: with a day and its hour, that is when. */
const suits = regex()`
  \b(?:
    would (?:\w+ )?(?:be|suit|work|do|fit|help)|suits?|better|easier|(?:can|could) (?:it|that|we)
    |(?:would|d) (?:like|prefer|love|rather)|(?:let s|let us|we|we ll|to) (?:play|close|finish|end)
    |play|close
    |gern|gerne|passt|passte|besser|ginge|ware|hatte|mochte\w*|konnen wir|wunsche\w*|enden|endet
    |(?:j|on) aimer\w*|je voudrais|serait|convien\w*|arrange\w*|tombe|prefer\w*
    |gustaria|quisiera|vendria|seria|conviene|podria\w*|termine
    |vorre\w*|sarebbe|andrebbe|preferire\w*|potrebbe|finisca
    |graag|zou|past|kunnen we
  )\b
`;

/** `They can have until Sunday`, `gib ihnen bis Sonntag`. */
const granting = regex()`
  \b(?:
    (?:^|(?:we|us|to|it) )wait|give|have|has|get|gets|allow|grant|time|needs?|wants?|brauch\w*|besoin
    |necesita\w*|bisogno
    |nodig|gib|gebt|geben|haben|hat|kriegen|bekommen|zeit|donn\w*|laiss\w*|ont|temps|dales?|dadles
    |danos|tienen|tiempo|dai|dagli|date|dategli|hanno|tempo|geef|hebben|krijgen|tijd|daj|dajmy
    |czas|maja|masz
  )\b.{0,60}\b(?:until|till|til|bis|jusqu|hasta|fino|entro|tot|do)\b
  |\b(?:bis|tot)\b.{0,40}\b(?:zeit|tijd|geben|lassen|geven|haben|hebben)\b
`;

/** What only tells, depends, or is about other turns. */
const telling = regex()`
  \b(?:
    if|unless|when|wenn|falls|si|quand|cuando|se|quando|als|jesli|was|were|had|i m|i am|i ll be
    |we re|she s|he s|they re|(?<!\bdeadline )is|are|bin|ist|sind|war|je suis|il est|elle est
    |estoy|esta|sono|ben|jestem
  )\b(?! (?:fine|ok|okay|better|best|enough|possible|wanted)\b)[^,;.]*\b(?:
    away|off|back|gone|travel\w*|on holiday|at|busy|party|birthday|wedding|unterwegs|weg|verreist
    |absent|fuera|via|afwezig|not
  )\b
  |\b(?:
    (?:fine|ok|okay|good|normal|free|available) again|wieder (?:ok|okay|gut|normal|da|frei)
    |don t|do not|no deadlines?|never|nothing|nicht|nichts|kein\w*|niets?|rien|nada|niente
    |not (?:move|to)
  )\b
  |\b(?:
    always|every|each|from now on|immer|jede\w*|toujours|chaque|siempre|cada|sempre|ogni|altijd
    |elke|zawsze|kazd\w*|in future
  )\b
  |\bfirst\b(?! (?:deadline|turn|phase|due date)\b)
  |\b(?:start(?! (?:(?:the |our )?clocks?|again)\b)|starts|begin|begins|kick off)\b
`;

/**
 * The date that a sentence, or else a clause of it, wants for the present deadline, as SET DEADLINE takes it;
 * null for none.
 */
export function deadlineSaid(sentence: string): string | null {
  if (isForGood(sentence)) return null;
  const told = sentence.replace(agreed, "").replace(courtesy, " ");
  if (told !== sentence) return deadlineSaid(told);
  const pleaded = wishesPleaded(sentence);
  if (pleaded.length > 0 || sentence.length > longest)
    return pleaded.map(dateWanted).find((date) => date !== null) ?? null;
  return dateWanted(sentence);
}

/** `..., ok?`, `..., if that's all right` */
const agreed = regex("i")`
  ,? (?:
    (?:ok|okay|all right|alright|right|yes|agreed|fine)\s*\?+
    |if (?:that|it)(?:['\u2019]s| is) (?:ok|okay|all right|alright|possible|fine)
      (?: (?:with|by|for) (?:you|everybody|everyone|all))?[.!?]*
  )\s*$
`;

/** `Deadline please on Friday at 8pm` */
const courtesy = regex("iu")`
  (?<=\p{L}),?[ ](?:
    please|pls|bitte|svp|s['\u2019]il (?:te|vous) pla\u00eet|por favor|per favore|graag|alsjeblieft
  ),?[ ](?=\p{L})
`;

function dateWanted(sentence: string): string | null {
  if (sentence.length > longest) return null;
  // `We are all agreed: let's make it Wednesday.`
  const [, behind = ""] = /^[^:]*\p{L}{2}:\s+(.*)$/su.exec(sentence) ?? [];
  const whole = deadlineIn(sentence) ?? (behind === "" ? null : deadlineIn(behind));
  if (whole !== null) return whole;
  const clauses = sentence.split(clauseStart);
  // `Turkey is my boss, can we give him until Sunday?`
  if (sentence.includes("?")) return clauses.length < 2 ? null : deadlineIn(clauses.at(-1) ?? "");
  const found =
    clauses.length < 2
      ? []
      : clauses.flatMap((each) => (ofDeadline.test(signed(each)) ? (deadlineIn(each) ?? []) : []));
  const [only = null, another] = found;
  return another === undefined ? only : null;
}

/** `I'm away until Sunday, could you move the deadline to Monday`: each clause has a day of its own. */
const clauseStart = regex("iu")`
  [,;:]\s+(?=(?:
    and|so|und|also|et|donc|y|así que|e|quindi|en|dus|i
    |can|could|would|may|please|k\u00f6nn\p{L}*|kann\p{L}*|w\u00fcrd\p{L}*|bitte|pouv\p{L}+|pourr\p{L}+|peu[tx]\p{L}*
    |pod\p{L}+|pued\p{L}+|pot(?:ete|r\p{L}+)|pu(?:\u00f2|oi)|si (?:pu\u00f2|pued\p{L}+)|kun\p{L}*|kan|zou\p{L}*
  )[\s-])
`;

/** `and the deadline will be Wednesday`: a clause that speaks of nothing else. */
const ofDeadline = regex()`
  \b(?:
    deadline|frist|termin|abgabe\w*|echeance|delai|date limite|plazo|fecha limite|scadenza|termine
    |termijn
  )\b
`;

function deadlineIn(sentence: string): string | null {
  const asked = sentence.includes("?") ? wishedIn(sentence.trim()) : sentence;
  if (asked === null) return null;
  const text = asked.replace(ofThisTurn, "");
  const plain = withEnglishDays(parted(signed(text).replace(/[^a-z0-9]+/g, " ")).trim());
  if (telling.test(plain)) return null;
  const isMoved = moving.test(plain) || granting.test(plain) || isAlone(plain);
  return isMoved || (suits.test(plain) && namesHour(text)) ? momentSaid(text) : null;
}

function namesHour(text: string): boolean {
  return amountsIn(text).hours.length > 0;
}

/** The one day that a text names, with its hour and zone, as a date takes them. */
function momentSaid(text: string): string | null {
  const { dates, hours, zone } = amountsIn(text.replace(old, " "));
  // `From Thursday to Friday`: the day that is left is none that is meant.
  const [day, another] = new Set(dates.filter(({ isFrom }) => !isFrom).map(({ date }) => date));
  const [hour, later] = hours;
  if (day === undefined || another !== undefined || later !== undefined) return null;
  const said = [day, hour === undefined ? "" : clockOf(hour), zone ?? ""].join(" ").trim();
  return readDate(said).kind === "date" ? said : null;
}

/** Turns end in the evening. */
function clockOf({ minute, isBare }: Hour): string {
  const all = isBare && minute < noon ? minute + noon : minute;
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

const noon = 12 * 60;

/** `Friday's deadline` is the one that moves. */
const old = regex("giu")`
  (?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day['\u2019]s (?=deadline|turn|phase)
`;

/** `..., for this first turn, since two of us are moving house`: which deadline it is, and why. */
const ofThisTurn = regex("iu")`
  (?: for (?:this|the (?:present|current)) (?:first |one )?(?:turn|phase|round|season)(?: only)?)?(?:
    ,? (?:since|because|as) (?:\p{L}+ ){1,3}(?:is|are|has|have|will|can(?:no|')t)\b[^,;]*
  )?[.!]*$
`;

const dayAlone = regex()`
  ^(?:
    (?:
      ok|okay|good|gut|bon|vale|bene|dobrze|no|well|then|dann|halt|eben|alors|allora|dan|wtedy
      |on|am|le|el|op|w
    ) )*${day}\b
`;

/** `Sobota, ale do ósmej wieczorem`: nothing before the day, and little behind it. */
function isAlone(plain: string): boolean {
  return plain.split(" ").length <= fewWords && dayAlone.test(plain) && !someone.test(plain);
}

/** `Le dimanche on est en famille`: what people do on a day moves no deadline. */
const someone = regex()`
  \b(?:
    i|we|he|she|they|people|ich|wir|er|sie|man|je|on|nous|il|elle|ils|yo|nosotros|io|noi|ci|ik|wij|ze
  ) \w
`;

const fewWords = 9;

/** Small letters without marks; signs stay. */
function signed(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, "l")
    .replace(/ß/g, "ss")
    .toLowerCase();
}

/** `zondagavond` in two words. */
function parted(text: string): string {
  return text.replace(
    /(?<=tag|dag|mittwoch)(?=(?:s?abend|s?avond|mittag|middag|nachmittag|morgen|ochtend))/g,
    " ",
  );
}
