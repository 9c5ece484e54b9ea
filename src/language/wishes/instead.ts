/**
 * What a sentence puts in the place of an amount that was said before: `make it Thursday the 12th`, `stretch
 * the break to the 8th`.
 */

import { regex } from "../../util/index.js";
import { tellsOfSlip } from "../commands/sentences/corrections-said.js";
import { amountsIn } from "./amounts.js";
import { timesInEnglish } from "./english.js";
import { count as countWord, type Hour, numberOf } from "./hours.js";
import { partsOf } from "./parts.js";
import { lasting, type Topic } from "./topics.js";

export interface Instead {
  /** In English words. */
  readonly date: string | null;
  readonly hour: Hour | null;
  readonly zone: string | null;
  /** Where an hour is named, too, it may be either. */
  readonly hours: number | null;
  /** `Sorry, three`: so many of what was counted before. */
  readonly count: number | null;
  /** What is named with it; null where that is known from before. */
  readonly topic: Topic | null;
}

const longest = 200;

/** The amount that is to hold instead; null where a sentence puts none in the place of another. */
export function insteadSaid(sentence: string): Instead | null {
  if (sentence.length > longest || sentence.includes("?") || pointing.test(sentence)) return null;
  const isEnd = endAlone.test(sentence);
  const needed = neededIn(sentence);
  const meant = needed ?? behindSlip(sentence);
  const plain = timesInEnglish(meant);
  const [, count] = countAlone.exec(plain) ?? [];
  if (count !== undefined)
    return { date: null, hour: null, zone: null, hours: null, count: numberOf(count), topic: null };
  // `Make it 6 pm instead of 11 from now on` is of all turns.
  const isEnough = enough.test(plain) && !ofPhase.test(plain);
  const isCorrected = needed !== null || isEnough || corrects.test(plain);
  if (!isEnd && (!isCorrected || lasting.test(plain))) return null;
  const groups = partsOf(meant).groups.filter(({ amounts }) => {
    return [amounts.dates, amounts.hours, amounts.spans].some((each) => each.length > 0);
  });
  const last = groups.at(-1);
  if (last === undefined || groups.length > 2) return null;
  const { dates, hours, spans, zone, weekdays } = last.amounts;
  if (weekdays.some(({ recurs }) => recurs) || dates.length > 1 || hours.length > 1) return null;
  const [named = null] = groups.flatMap(({ topics }) => topics);
  const topic = named ?? (isEnd ? "pause" : null);
  if (topic !== null && !ofTime.has(topic)) return null;
  const date = dates[0]?.date ?? null;
  const span = date === null && hours.length === 0 ? (spans.at(-1)?.hours ?? null) : null;
  if (date === null && span === null && hours.length === 0) return null;
  const hour = hours[0] ?? (span === null ? null : hourOrSpan(sentence, span));
  // A zone says that an hour of the day is meant.
  const isHour = hour !== null && zone !== null;
  return { date, hour, zone, hours: isHour ? null : span, count: null, topic };
}

/** `Make it one day for those`: not of what was said last. */
const pointing = regex("iu")`
  (?<!\p{L})(?:
    for (?:those|these)|f\u00fcr (?:diese|die)(?= ?[.!]*$)|daf\u00fcr|pour (?:celles?|ceux)-l\u00e0|para (?:esas|esos)
    |per (?:quelle|quelli)|daarvoor
  )(?!\p{L})
`;

/** `I set it to Wednesday by mistake, it should be Thursday`: what was set wrong is not meant. */
function behindSlip(sentence: string): string {
  const [told = "", ...rest] = sentence.split(/[,;.]\s+/);
  return rest.length > 0 && tellsOfSlip(told) ? rest.join(", ") : sentence;
}

/** `I typed Saturday but he needs Sunday`: what is needed; null where nothing was said before. */
function neededIn(sentence: string): string | null {
  const { told = "", meant = "" } = saidBut.exec(sentence)?.groups ?? {};
  return meant !== "" && namesTime(told) && namesTime(meant) ? meant : null;
}

function namesTime(text: string): boolean {
  const { dates, hours, spans } = amountsIn(text);
  return dates.length + hours.length + spans.length > 0;
}

const saidBut = regex("iu")`
  ^\W*(?:\p{L}{1,4}[,.]* )*(?:
    i (?:typed|wrote|said|put|set|told you|entered|asked for)|ich (?:habe?|schrieb|sagte|tippte)
      |j['\u2019]ai (?:\u00e9crit|dit|mis)
    |(?:he )?(?:escrib\u00ed|dije|puse|escrito|dicho|puesto)|ho (?:scritto|detto|messo)|ik (?:schreef|zei|typte|heb)
  ) (?<told>[^.;]{2,40}?),? (?:but|aber|mais|pero|ma|maar) (?<meant>[^.;]{3,60})$
`;

/** `22 h plut\u00f4t`, `liever 20 uur`: an hour of the day, or so many hours. */
function hourOrSpan(sentence: string, span: number): Hour | null {
  const isShort = span >= earliest && span < 24 && /\d ?(?:h|uur|horas?)(?!\p{L})/iu.test(sentence);
  return isShort ? { minute: span * 60, isBare: false, at: 0 } : null;
}

const earliest = 6;

/** `Until next Monday`, and no more: of a pause that has just begun. */
const endAlone = regex("iu")`
  ^\W*(?:until|till|bis(?: zum)?|jusqu['\u2019](?:au |\u00e0 )?|hasta(?: el)?|fino a(?:l| )?
    |tot) ?[\p{L}\d.]+(?: [\p{L}\d.:]+){0,3}\W*$
`;

/** `Oops, I meant three`, in the form of `timesInEnglish`. */
const countAlone = regex()`
  ^(?:
    (?:oops|argh|sorry|ups|pardon|perdon|scusa\w*|no|wait|actually|make (?:it|that)|(?:i )?meant?|rather
    |ich meinte|je voulais dire|quise decir|volevo dire|ik bedoelde)[ ,!.:]+
  )+(\d{1,3}|${countWord})(?:
    ,? (?:please|instead|rather|then|not \d+
    |(?:from|starting with|beginning with|ab) (?:the|dem|der)? ?(?:next|nachsten?) ?(?:one|turn|phase|round|zug|runde)?
      (?: on(?:wards)?| an)?)
  )*[ .!]*$
`;

/** `Five days suffice`, `let's say five days`: so many of what was spoken of, and of no phase by its name. */
const enough = regex()`
  ^(?:\w+ ){0,4}?(?:\d{1,3}|${countWord}|an?) (?:hours|days|weeks?|day) (?:
    (?:is|are|will|would|also|should|wurden|waren) )*(?:
    suffi\w*|reich\w*|genug\w*|bast\w*|volsta\w*|enough|plenty|do|genoeg
  )(?: (?:too|please|then|really|actually|auch|aussi|bitte|also|after all|doch))*[ .!]*$
  |^(?:(?:ok|okay|hm+|well|then|dann|alors|allora|so|and)[ ,.!]+)*(?:
    let's say|sagen wir|disons|digamos|diciamo|laten we zeggen|zeg
  )\b
`;
const ofPhase =
  /\b(?:retreat|build|adjust|ruckz|aufbau|abbau|retrait|repli|construct|retirad|ritirat|costruz|terugtocht|opbouw)/;

const ofTime: ReadonlySet<Topic> = new Set<Topic>([
  "pause",
  "deadline",
  "grace",
  "reminder",
  "start",
]);

const corrects = regex()`
  \b(?:
    make (?:it|that)|^(?:(?:no|nein|nee|wait|oh|sorry)[, ]+)*(?:better|besser|beter)|(?:i|we) (?:mean|meant)
    |instead|rather|on second thoughts?
    |(?<!nobody )(?:should|(?:was|were) (?:meant|supposed) to|has to) (?:have )?(?:be|been|say|read)
    |sollte (?:\w+ )?\w+ sein|(?:aurait|devait) (?:du )?etre|c'etait
    |(?:debia|tenia que|doveva|moest) (?:ser|essere|\w+ zijn)|stretch\w*
    |too (?:generous|long|short|much|little)|ich meinte|lieber|doch|stattdessen|vertan
    |verschrieben|zu (?:lang|kurz|viel|wenig)|plutot|finalement|je voulais dire|trop|mejor
    |mas bien|quise decir|demasiad\w*|meglio|piuttosto|volevo dire|anzi|tropp\w*|toch|liever
    |ik bedoelde|te (?:lang|kort|veel)
  )\b
  |\b(?:
    wrong|mistake|mistyp\w*|misread|mixed up|typo|(?:is|are)(?:n't| not) right|falsch|stimmt nicht
    |geirrt|vertippt|me suis trompee?|erreur|me equivoque|me he equivocado|error|ho sbagliato|errore|vergist|fout
  )\b.*\d
  |^(?:oops|argh|sorry|oh|no|wait|nein|ach|ah|pardon|perdon|scusa\w*)\b.*\b(?:make|move|until|be)
    \b
  |^(?:(?:oops|argh|sorry|ups|pardon|perdon|scusa\w*|actually|eigentlich|(?:en|and) fait|(?:en|and) realidad|in realta
    |eigenlijk)[ ,!.]+)+
    (?:(?:on|until|till|by|at|to|for|the|bis|am|um|auf|le|la|au|pour|el|hasta|il|fino|op|om|tot) )*
    (?!i |we |they |you |back |away |busy |ill |not )\S+(?: \S+){0,2}$
  |\b(?:pause|break|ferien|holidays?|vacances|pausa|descanso|pauze)\b.*\b(?:
    verlanger\w*|extend\w*|prolong\w*|allung\w*|alarg\w*|verleng\w*|longer|stretch\w*
  )\b
  |\b(?:verlanger\w*|extend|prolong\w*|allung\w*|alarg\w*|verleng\w*|stretch) (?:\w+ ){0,3}(?:
    pause|break|ferien|holidays?|vacances|pausa|descanso|pauze
  )\b
`;
