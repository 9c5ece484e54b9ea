/** The days of an absence as people tell them among other words: `vom 5. bis 12. März`, `until Sunday`, `next week`. */
import { PrefilteredRegExp, regex, wrapped } from "../../../util/index.js";
import {
  alsoCalled,
  countPattern,
  elsewhere,
  monthPattern,
  numbersInFigures,
  weekdayPattern,
} from "../../dates/date-words.js";
import { figuresInWords } from "../../dates/dates-in-figures.js";
import { type DateExpression, readDate } from "../../dates/read-date.js";
import { countsAbroad, unitsAbroad } from "../../dates/times-abroad.js";
import { withWeeks } from "../../dates/weeks-said.js";
import { plainWords } from "../question-words.js";

/** Both days count; the first may be today. A span counts from the first. */
export interface SpokenDays {
  readonly first: DateExpression;
  readonly last: DateExpression;
}

/** What days, months and spans are called beside the words of every date, by the English word. */
const otherwise: Readonly<Record<string, string>> = {
  ...alsoCalled,
  today: "heute|aujourd hui|hoy|oggi|vandaag|hoje|dzis(?:iaj)?|now|jetzt|tonight|this evening",
  tomorrow: "tmrw|tmr|morgen|demain|manana|domani|amanha|jutr[oa]",
  "next week": wrapped`
      (?:nachste[rn]?|kommende[rn]?|volgende|komende) (?:woche|week)|la semaine prochaine
      |(?:la )?proxima semana|la semana que viene
      |(?:la )?(?:settimana prossima|prossima settimana)
    `,
  "this week": wrapped`
      (?:(?:for |during )?the rest of (?:the|this)|all|the whole|die ganze|den rest der|de rest van de
      |de hele) (?:woche|week)
      |(?:diese|deze) (?:woche|week)|cette semaine|esta semana|questa settimana
    `,
  "this weekend": wrapped`
      (?:over |at )?(?:the |this )?(?:weekend|wknd)|(?:am |dieses |das )?wochenende|ce week end|le week end(?= du \d)
      |(?:(?:este|el) )?fin de semana|(?:(?:questo|il) )?fine settimana
    `,
  "two weeks": wrapped`
      fortnight|vierzehn tagen?|quinzaine(?: de jours)?|quinze jours|quince dias|quindici giorni|veertien dagen
    `,
  days: `${unitsAbroad.days}|nights?|nachte`,
  weeks: unitsAbroad.weeks,
  ...Object.fromEntries(Object.entries(countsAbroad).slice(1, 10)),
  two: `${countsAbroad.two}|couple of`,
  a: "eine|einen|une|una|un|een|uma",
};
const names: readonly (readonly [RegExp, string])[] = Object.entries(otherwise).map(
  ([english, others]) => {
    const weekly = english.endsWith("day") && elsewhere.has(english) ? "s?" : "";
    const all = [...(elsewhere.get(english) ?? []).map((name) => name + weekly), others].join("|");
    return [new PrefilteredRegExp(`\\b(?:${all})\\b`, "g"), english] as const;
  },
);

/** `thurs to sat`: too short to be days among other words. */
const shortDays: readonly (readonly [RegExp, string])[] = (
  [
    ["mon", "monday"],
    ["tues?", "tuesday"],
    ["wed", "wednesday"],
    ["thu(?:rs?)?", "thursday"],
    ["fri", "friday"],
    ["sat", "saturday"],
    ["sun", "sunday"],
  ] as const
).map(([short, day]) => [
  regex("g")`
    (?<=\b(?:
      on|from|until|untill|till?|to|through|thru|by|next|and|away|off|leav(?:e|ing)|back|return(?:ing)?
    )[ ])${short}\b
    |\b${short}(?= (?:to|till?|until|untill|through|thru)\b)
  `,
  day,
]);

/** Two letters or three in a range of days, in English, German or French: `Fr-So`, `ven au dim`. */
const briefly: ReadonlyMap<string, string> = new Map(
  Object.entries({
    monday: "mon mo lun",
    tuesday: "tue tues di",
    wednesday: "wed mi",
    thursday: "thu thur thurs do jeu",
    friday: "fri fr ven",
    saturday: "sat sa sam",
    sunday: "sun so dim",
  }).flatMap(([day, all]) => all.split(" ").map((brief) => [brief, day] as const)),
);
const brief = [...briefly.keys()].join("|");
const briefRange = new RegExp(
  `\\b(${brief}) (?:to|bis|till?|until|thru|through|au|und|and) (${brief})\\b`,
  "g",
);

/** `fr to mon` in full: each of the two shows that the other is a day. */
function daysInFull(plain: string): string {
  return plain.replace(
    briefRange,
    (_, first: string, last: string) => `${briefly.get(first)} to ${briefly.get(last)}`,
  );
}

const figure = "\\d{1,2}(?:st|nd|rd|th|er)?";
/** A day in English words, in the form of `plainWords`. */
export const day = wrapped`
  (?:
    (?:${weekdayPattern} )?(?:the )?(?:
      ${figure} (?:of |de |di )?${monthPattern}|${monthPattern} (?:the )?${figure}(?! \d{1,2} ?(?:uhr|h\b))
    )(?: 20\d\d)?
    |\d{4} \d\d \d\d
    |(?:${weekdayPattern} )?(?:the )?\d{1,2}(?:st|nd|rd|th)(?! (?:
      (?:of )?${monthPattern}|time|turn|phase|place|season|year|try|day|game|round
    )\b)
    |(?:next )?${weekdayPattern}|tomorrow|today
  )
`;
const articles = "(?:(?:the|zum|dem|den|le|el|il|l|al|au|o) )?";
const until = wrapped`
  (?:
    (?:un)?till?|before|avant|antes de|prima di|through|thru|bis(?: zum| einschliesslich)?
    |jusqu(?: a| en)?(?: au?)?|hasta|fino(?: a)?|tot(?: en met)?|ate|ends?|back (?:on|by|again on)
  )
`;
const to = `(?:to|and|${until}|au|al?|und|et|y|e|en)`;

const range = regex()`
  \b(?<first>${day}|${figure}) ${to} ${articles}(?<last>${day})\b
  |\b(?<between>${monthPattern} ${figure}) ${to} (?<end>${figure})\b
`;
/** `Vom 9. bis zum 20.`, without a month */
const figures = regex()`
  \b(?:vom|from(?: the)?|du|del|desde el|dal|van de|vanaf de) (?<low>${figure}) (?:
    to|bis|till?|until|au|al|tot
  ) (?:(?:the|zum|de|den) )?(?<high>${figure})\b(?! (?:uhr|h|o|am|pm|${monthPattern}))
`;
/** `14. und 15. bin ich weg`, `il 14 e il 15` */
const both = regex()`
  (?:^|\b(?:on|the|am|den|le|il|el|de|op|nel|los) )(?<one>${figure}) (?:and|und|et|y|e|en)
    (?: (?:the|am|den|le|il|el|de))? (?<two>${figure})\b
    (?! (?:uhr|h|o|am|pm|units?|cent\w+|days?|hours?|weeks?|times?|${monthPattern}))
`;
const leaving = regex()`
  \b(?:from|on|starting|ab|am|leaving|leave|a partir d[eu]|depuis|des|desde|dal?|van|vanaf) ${articles}
    (?<first>${day})\b.*\b(?:before|vor|${until}) ${articles}(?<last>${day})\b
`;
/** `Je pars vendredi et je rentre mardi`, `Freitag fahre ich, Dienstag bin ich wieder da`: there, and back. */
const thereAndBack = regex()`
  \b(?<first>${day})\b.*?\b(?:
    back|returns?|returning|home|comes? home|zuruck|wieder(?: da| hier)?|komme|rentr\w*|reviens|revenons
    |de retour|retour
    |vuelv\w*|volv\w*|regres\w*|de vuelta|torn\w*|rientr\w*|di ritorno|terug|kom
  ) (?:\w+ )?${articles}(?<last>${day})\b
  |\b(?<start>${day})\b.*\b(?<end>${day}) (?:\w+ ){0,2}?(?:
    back|home|wieder|zuruck|de retour|rentr\w*|reviens|revenons|vuelv\w*|de vuelta|regres\w*|torn\w*|rientr\w*|terug
  )\b
`;
const since = "(?:from|since|starting|beginning|as of|ab|von|depuis|a partir|desde|dal?|vanaf)";
const begins = new RegExp(`\\b${since} (?:de |du |del )?${articles}${day}\\b`);
const open = new RegExp(`\\b${until} ${articles}(?<last>${day})\\b`);
/** `Bin am 10. wieder da`, `je rentre le 10 mars`: somebody is away until then. */
const returning = regex()`
  \b(?:am|den|on|le|el|il|op) ${articles}(?<last>${day}) (?:\w+ ){0,2}?(?:
    wieder|zuruck|back|de retour|rentre\w*|de vuelta|di ritorno|terug
  )\b
  |\b(?:zuruck|wieder (?:da|hier)|de retour|reviens|rentre|vuelvo|regreso|torno|rientro|terug) (?:\w+ )?
    (?:am|den|le|el|il|op) ${articles}(?<end>${day})\b
`;
const span = new RegExp(`\\b(?<count>${countPattern}) (?<unit>days?|weeks?)\\b`);
/** `Saturday for eight days`, `a week from Friday on` */
const lasting = regex()`
  \b(?<first>${day}) (?:\w+ ){0,4}?(?<many>${countPattern} (?:days?|weeks?))\b
  |\b${since} (?:de |du |del )?${articles}(?<since>${day}) (?:\w+ ){0,14}?(?:
    for|fur|pendant|durante|por|per|voor
  ) (?:about |roughly |etwa |environ |circa |ongeveer )?(?<during>${countPattern} (?:days?|weeks?))\b
  |\b${since} (?:de |du |del )?${articles}(?<on>${day}) (?:\w+ ){0,14}?(?<along>${countPattern} (?:days?|weeks?)) (?:
    lang|long|largo|durant
  )\b
  |\b(?<long>${countPattern} (?:days?|weeks?)) (?:\w+ ){0,2}?(?:
    from|starting|beginning|as of|on|ab|von|vom|depuis|des|a partir|desde|dal?|vanaf
  ) (?:de |du |del )?${articles}(?<start>${day})\b
`;
const alone = new RegExp(`\\b(?<only>${day})\\b`);

const anyWeekday = wrapped`
  (?:
    \w+(?:day|di)
    |(?:mon|diens|donners|frei|sams|sonn|maan|dins|woens|donder|vrij|zater|zon)(?:tag|dag)s?
    |mittwoch|sonnabend|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|domenica
  )
`;
/** `Thursday noon`, `Donnerstagabend`, `viernes por la tarde`: the hours of a day are part of it. */
const dayParts = regex("g")`
  \b(${anyWeekday}) ?(?:
    (?:at |in the |am |gegen |au |en |par |por la |a la |al |alle? |de |di |s )?
      (?:early |late |fruh(?:en)? |spat(?:en)? )?(?:
        noon|midday|lunch(?:time)?|mornings?|afternoons?|evenings?|nights?|fruh|morgens?
        |vormittags?|mittags?|nachmittags?|abends?|nachts?|matin|midi|apres midi|soir|nuit|manana
        |mediodia|tarde|noche|mattina|mezzogiorno|pomeriggio|sera|notte|ochtend|morgen|middag
        |avond|nacht
      )
  )\b
`;

/** `Ich bin am Samstag nicht da` is German. */
const from = new RegExp(
  `\\b(?:from|since|ab|von|depuis|a partir|desde|dal?(?= ${articles}${day})|vanaf)\\b`,
);

/** The days that a sentence names for its writer's absence; null where it names none, or no end. */
export function daysSaid(sentence: string): SpokenDays | null {
  const [first, last] = endsOf(daysInEnglish(sentence)) ?? [];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [readDate(first), readDate(last)];
  return from.kind === "date" && to.kind === "date" ? { first: from.date, last: to.date } : null;
}

/** `I'm travelling from Thursday on`: does a sentence name the first day of an absence, and no last? */
export function namesNoEnd(sentence: string): boolean {
  const plain = daysInEnglish(sentence);
  return begins.test(plain) && endsOf(plain) === null;
}

function daysInEnglish(sentence: string): string {
  const dashed = figuresInWords(sentence).replace(
    /(?<=[\w.]) ?[-\u2013] ?(?!(?<=week-)end)(?=\d|\p{L}{2})/giu,
    " to ",
  );
  return withEnglishDays(
    shortDays.reduce(
      (text, [pattern, english]) => text.replace(pattern, english),
      numbersInFigures(daysInFull(plainWords(dashed))).replace(dayParts, "$1"),
    ),
  )
    .replace(ofPast, " ")
    .replace(monthless, "$1 $2th");
}

/** `Ich habe am 12. eine Hochzeit`, `le 12 je suis pris`: a day of the month, where English has `the 12th`. */
const monthless = regex("g")`
  (?<!\bi )\b(am|dem|den|le|el|il|op(?: de)?) (\d{1,2})(?:er|e|de)?\b
  (?! (?:\d|${monthPattern}|uhr|h|o clock|[ap]m|hours?|heures?|horas|ore|uur|min\w*|days?|weeks?|years?|jahre?|ans
  |anos|anni|jaar|units?|cent\w*|times?|mal|fois|veces|volte|keer|und|et|y|e|en|to|bis|till?|until|au|al|tot)\b)
`;

/** `My father passed away on Friday`: when something happened is no day of an absence. */
const ofPast = regex("g")`
  \b(?:passed away|died|was (?:born|buried|operated|taken ill)|had an (?:accident|operation)|murio|fallecio)
    (?: (?:on|last|this|el|le))* (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|week)\b
  |\b(?:on |am |le |last |letzten |op |op )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday
  |yesterday) (?:\w+ )?
    (?:gestorben|verstorben|decedee?|morte?|mort[oa]|mancat[oa]|overleden)\b
`;

/** Plain words with the names of days, months and spans of other languages in English. */
export function withEnglishDays(plain: string): string {
  return withWeeks(
    names.reduce((text, [pattern, english]) => text.replace(pattern, english), plain),
  );
}

function endsOf(plain: string): readonly [string, string] | null {
  const { first, last, between, end } = range.exec(plain)?.groups ?? {};
  if (between !== undefined) return [between, between.replace(/\d\w*$/, end ?? "")];
  if (first !== undefined && last !== undefined)
    return [ofNextWeek(plain, withMonth(first, last)), ofNextWeek(plain, bare(last))];
  const { low, high } = figures.exec(plain)?.groups ?? {};
  if (low !== undefined && high !== undefined) return [ordinal(low), ordinal(high)];
  const { one, two } = both.exec(plain)?.groups ?? {};
  if (one !== undefined && two !== undefined) return [ordinal(one), ordinal(two)];
  const trip = leaving.exec(plain)?.groups;
  if (trip?.first !== undefined && trip.last !== undefined) {
    return [bare(trip.first), bare(trip.last)];
  }
  const round = thereAndBack.exec(plain)?.groups;
  const [leaves, returns] = [round?.first ?? round?.start, round?.last ?? round?.end];
  if (leaves !== undefined && returns !== undefined) return [bare(leaves), bare(returns)];
  const back = returning.exec(plain)?.groups;
  const ending = open.exec(plain)?.groups?.last ?? back?.last ?? back?.end;
  // `The operation is tomorrow, and I shan't be back before Monday.`
  const begin = /^.*\btomorrow\b.*\b(?:until|till|before)\b/.test(plain) ? "tomorrow" : "today";
  if (ending !== undefined) return [begin, bare(ending)];
  const { count, unit } = span.exec(plain)?.groups ?? {};
  // `I go into hospital next week and can't play for a fortnight`
  const nextWeek = count === undefined ? "next sunday" : `${count} ${unit}`;
  if (/\bnext week\b/.test(plain)) return ["next monday", nextWeek];
  if (/\bthis week\b(?! end)/.test(plain)) return ["today", "sunday"];
  const weekend = weekendOf.exec(plain)?.groups;
  if (weekend !== undefined) return [weekend.day ?? "", dayBehind(weekend.day ?? "")];
  if (/\bthis weekend\b/.test(plain)) return ["saturday", "sunday"];
  const stay = lasting.exec(plain)?.groups;
  const start = stay?.first ?? stay?.since ?? stay?.on ?? stay?.start;
  const long = stay?.many ?? stay?.during ?? stay?.along ?? stay?.long;
  if (start !== undefined && long !== undefined) return [bare(start), long];
  if (count !== undefined) return ["today", `${count} ${unit}`];
  const dated = new RegExp(
    `\\b${weekdayPattern} (?:the |le |el |il |den )?(?<figure>\\d{1,2})(?:st|nd|rd|th|er)?\\b(?! ${monthPattern})`,
  ).exec(plain)?.groups?.figure;
  if (dated !== undefined) return [`${dated}th`, `${dated}th`];
  const only = alone.exec(plain)?.groups?.only;
  // From a day on, nobody knows how long.
  if (only === undefined || begins.test(plain) || from.test(plain)) return null;
  return [bare(only), bare(only)];
}

/** `Next week from Monday to Wednesday` */
function ofNextWeek(plain: string, date: string): string {
  const isPlain = new RegExp(`^${weekdayPattern}$`).test(date);
  return isPlain && /\bnext week\b/.test(plain) ? `next ${date}` : date;
}

/** `The weekend of the 14th of March`: from that day on. */
const weekendOf = regex()`
  \bthis weekend (?:(?:of|from|around|vom|um|des|de|du|del|dal|van|am) )+${articles}
    (?<day>\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${monthPattern})?)\b
`;

function dayBehind(date: string): string {
  return date.replace(/\d+\w*/, (figure) => `${Number.parseInt(figure, 10) + 1}th`);
}

function ordinal(figure: string): string {
  return `${Number.parseInt(figure, 10)}th`;
}

/** `3 to 10 march` begins in March. */
function withMonth(first: string, last: string): string {
  const [named = ""] = new RegExp(monthPattern).exec(last) ?? [];
  const day = bare(first);
  return /^\d{1,2}\D{0,2}$/.test(day) ? bare(`${day} ${named}`) : day;
}

function bare(date: string): string {
  return date
    .replace(/\b(?:of|de|di|the)\b/g, "")
    .replace(/(\d)er\b/, "$1")
    .replace(/(\d{4}) (\d\d) (\d\d)/, "$1-$2-$3")
    .replace(/\s+/g, " ")
    .trim();
}
