/**
 * The amounts of a clause: days of the week, hours of the day, dates, spans and zones, wherever they stand
 * among its words.
 */
import { regex, wrapped } from "../../util/index.js";
import { countNamed, countPattern, monthPattern, zoneAt } from "../dates/date-words.js";
import { zoneOfPlace, zoneSaid } from "../questions/times/zone-said.js";
import { timesInEnglish } from "./english.js";
import { count, type Hour, numberOf, type Take, takeHours } from "./hours.js";

/** A weekday, 0 for Sunday, and whether that of every week is meant. */
interface Weekday {
  readonly day: number;
  readonly recurs: boolean;
  readonly at: number;
}

/** A day that can be read as a date: `march 14`, `the 11th`, `friday`, `tomorrow`. */
export interface DayNamed {
  readonly date: string;
  readonly at: number;
  readonly isUntil: boolean;
  readonly isFrom: boolean;
}

export interface Amounts {
  readonly hours: readonly Hour[];
  readonly weekdays: readonly Weekday[];
  readonly dates: readonly DayNamed[];
  /** In hours. */
  readonly spans: readonly { readonly hours: number; readonly at: number }[];
  readonly zone: string | null;
  readonly isSameHour: boolean;
  /** The words without what was read. */
  readonly rest: string;
}

const names = ["sun", "mon", "tues", "wednes", "thurs", "fri", "satur"];
const weekday = `(?:${names.join("|")})day`;
const shortDay = "(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)";

const bareCount = regex("g")`
  \b(?:
    make (?:it|that)|say|mach(?:en wir)? (?:lieber )?|nehmen wir|sagen wir|plutot|disons|mettons|mejor|digamos
    |dejemoslo en|meglio|facciamo(?:ne)?|diciamo|mettiamo(?:ne)?|doe maar|maak er
  ) (${count}|\d{1,2})\b
    (?! ?[:.]?\d)
  |\b(${count}|\d{1,2}) (?:
    reich\w*|will do|would do|do|is enough|are enough|is plenty|genugen|genugt|suffi\w*|bast\w*
    |volsta\w*|is genoeg
  )\b
`;

/** `12 will do`, of what was named before. */
export function hasBareCount(plain: string): boolean {
  return plain.search(bareCount) >= 0;
}

/** `From the 12th to the 19th`: its first day and its last; null for anything else. */
export function rangeOf({
  dates,
}: Amounts): { readonly first: string; readonly last: string } | null {
  const [first, last, other] = dates;
  const isRange = first?.isFrom === true && last?.isUntil === true && other === undefined;
  return isRange ? { first: first.date, last: last.date } : null;
}

/** `From Thursday to Friday`, of one deadline: the day that is left is none that is meant. */
export function movedTo(dates: readonly DayNamed[]): readonly DayNamed[] {
  const ends = dates.filter(({ isFrom }) => !isFrom);
  return dates.length === 2 && ends[0]?.isUntil === true ? ends : dates;
}

/** `A break in August, from the 1st to the 20th` */
const monthAhead = regex()`
  \b(?:in|im|en|ad) (?<month>
    january|february|march|april|may|june|july|august|september|october|november|december
  ),? (?<range>
    (?:\w+ ){0,2}?(?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?:to|until|till|-| )*(?:the )?\d{1,2}(?:st|nd|rd|th)\b
  )(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))
`;

/** Reads what a clause names, in the order in which one may hold another. */
export function amountsIn(written: string): Amounts {
  let rest = timesInEnglish(written)
    .replace(rather, "")
    .replace(monthAhead, "$<range> of $<month>")
    .replace(weekendOf, inDays)
    .replace(untilNewYear, "until january 1")
    .replace(untilMonth, (_, middle: string | undefined, month: string) =>
      middle === undefined ? `until ${month} 1` : `until ${month} 15`,
    );
  const hours: Hour[] = [];
  const dates: DayNamed[] = [];
  const spans: { hours: number; at: number }[] = [];
  const weekdays: Weekday[] = [];
  const take: Take = (pattern, read) => {
    rest = rest.replace(pattern, (said, ...more: readonly unknown[]) => {
      const at = more.find((each): each is number => typeof each === "number") ?? 0;
      const match = Object.assign([said, ...more.filter((each) => typeof each !== "number")], {
        index: at,
      }) as unknown as RegExpExecArray;
      return read(match) ? said.replace(/[^\s]/g, "#") : said;
    });
  };
  takeHours(take, hours, written);
  takeDates(take, dates);
  takeSpans(take, spans);
  takeWeekdays(take, weekdays, dates);
  joinDays(dates, timesInEnglish(written).replace(rather, ""));
  const zone = zoneOf(written);
  const isSameHour = sameHour.test(rest);
  return { hours, weekdays, dates, spans, zone, isSameHour, rest: rest.replace(/#+/g, " ") };
}

const weekend = "(?:week-?end|wochenende|fine settimana|fin de semana)";
/** `The weekend of the 14th`, `next weekend`. */
const weekendOf = regex("g")`
  \b(?:on |over |during |for |at |am |le |el |il |in het )?(?:(?:the|das|dem|du|del) )?
    ${weekend}
    (?: (?:of|around|on|from|the|den|um|am|des|del?|du|al|dal?|van|le|el|il))* (?:of |de )?(${monthPattern} )?(\d{1,2})
    (?:st|nd|rd|th|\.|er)?
    (?:,? ?(?:and|&|/|-|to|until|,)(?: the)? ?\d{1,2}(?:st|nd|rd|th|\.|er)?)?((?: of| de)? ${monthPattern})?
  |\b(?:on |over )?(?:this|the coming|(next)|diese[sn]?|kommende[sn]?|ce|questo|este|dit)[ ]
    ${weekend}\b
`;

/** A weekend as its Saturday and its Sunday. */
function inDays(said: string, ...[before = "", day, behind = "", next]: readonly string[]): string {
  if (day === undefined) {
    return next === undefined ? "from saturday to sunday" : "from next saturday to next sunday";
  }
  const first = Number(day);
  return first < lastOfMonth
    ? `from the ${before}${first}th${behind} to the ${before}${first + 1}th${behind}`
    : said;
}

const lastOfMonth = 31;

/** `Until January`, `bis Anfang Januar`, `until mid-January`: the first day, or the middle one. */
const untilMonth = regex("g")`
  \buntil (?:the |la )?(?:
    (?:beginning|start) of |early |(?:in )?(?:anfang|debut|inizio|principios de|begin) |(mid[- ]?(?:of )?|mitte 
      |mi-|meta (?:di )?|mediados de |halverwege )
  )?(${monthPattern})(?! ?\d| ?the \d)(?=\W|$)
`;
const untilNewYear = regex("g")`
  \buntil (?:(?:after )?(?:the )?new year(?:'s(?: day)?)?|neujahr|(?:ins?|im|dem|das|zum) neuen? jahr
    |(?:le )?nouvel an|(?:el )?ano nuevo|(?:a )?capodanno|nieuwjaar|(?:het )?nieuwe jaar)\b
`;
/** `Instead of Thursday`: what is not to be. */
const rather = regex("g")`
  \b(?:
    instead of|rather than|statt|anstatt|au lieu de|en (?:vez|lugar) de|invece d[ie]\w*
    |in plaats van|not on|not at
  )\b[^,;]*
  |\b(?:not|nicht(?: am)?|pas(?: le)?|no(?: el)?|non(?: il)?|niet(?: op)?) (?:
    ${weekday}\b|(?:(?:at|by|um|a|las|alle|om) ){0,2}\d{1,2}(?:[:.]\d\d(?: ?[ap]m)?| ?(?:[ap]m|uhr|h(?:\d\d)?|uur)\b)
  )
`;
const sameHour = regex()`
  \b(?:same|gleichen?|selben?|meme|misma|stess[ao]|zelfde|dezelfde) (?:hours?|time|uhrzeit|zeit|ora(?:rio)?|tijd|uur)\b
`;

/** What may stand before a day. */
const ahead = wrapped`
  (
    (?:
      (?:
        from|until|to|by|before|on|for|del?|al?|au|le|el|il|l'|am|den|dem|op|van|the
        |einschliesslich|including|incluso|compris|en met|inklusive|and
      ) )*
  )
`;
const day = `(?:${weekday}s?,? )?(?:the |le |el |il |den |dem )?`;
const nth = "(?:st|nd|rd|th|er|\\.|e)?";
/** `the 3rd to 5 May`: a range that has its month once, at its end or at its beginning. */
const dayRange = regex("g")`
  \b${ahead}${day}(\d{1,2})${nth}(?: (?:of |de |di )?(${monthPattern}))?,? (?:
    until|to|al?|au|-|bis|and
  )(?: (?:including|einschliesslich|and including|incluso|inclus|compris|en met))? ${day}
    (\d{1,2})${nth} (?:of |de |di )?(${monthPattern})\b
`;
const fromDayToDay = regex("g")`
  \b(?:from|del?|du|van|vom) ${day}(?:(${monthPattern}) )?(\d{1,2})${nth}
    (?: (?:of |de |di )?(${monthPattern}))?,? (?:until|to|al?|au)(?: (?:including|einschliesslich))? ${day}
    (\d{1,2})${nth}(?! (?:uhr|h\b|hours|days|uur))
`;
/** `April 3rd to 6th` */
const monthDayToDay = regex("g")`
  \b(${monthPattern}) (?:the )?(\d{1,2})${nth} (?:to|until|-|and) (?:the )?(\d{1,2})${nth}
    (?! ?(?:uhr|h\b|hours|days|uur|[ap]m\b|o'?clock|[:.]\d))\b
`;
const dayOfMonth = regex("g")`
  \b${ahead}(?:${weekday},? )?(?:the |le |el |il )?(\d{1,2})${nth} (?:of |de |di )?(${monthPattern})
    \b
  |\b${ahead}(?:${weekday},? )?(${monthPattern}) (?:the )?(\d{1,2})${nth}\b
`;
const dayAlone = regex("g")`
  \b${ahead}(?:${weekday},? )?(?:the )?(\d{1,2})(?:st|nd|rd|th|e)\b
    (?! (?:time|turn|phase|place|round))
  |\b(
    (?:until|to|by|on|al|au|le|el|il|am|den|dem|op de) (?:(?:and )?including )?
      (?:${weekday},? )?(?:the |le |el |il |den |dem )?
  )(\d{1,2})(?:\.(?!\d)|(?= |$|,))(?![ -]?(?:(?:more|extra|full) )?(?:
    uhr|h\b|(?:hour|day|week)s?\b|uur|players|of you|:
  ))
`;
const relativeDay = new RegExp(`\\b${ahead}(today|tomorrow)\\b`, "g");

function takeDates(take: Take, dates: DayNamed[]): void {
  const add = (at: number, before: string, date: string) => {
    const isUntil = /\b(?:until|to|al?|au|by|before)\b/.test(before);
    dates.push({ date, at, isUntil, isFrom: /\bfrom\b|\bdel?\b|\bvan\b/.test(before) });
    return true;
  };
  take(
    dayRange,
    ({ index, ...m }) =>
      add(index, "from", `${m[3] ?? m[5]} ${m[2]}`) && add(index + 1, "until", `${m[5]} ${m[4]}`),
  );
  take(fromDayToDay, ({ index, ...m }) => {
    const named = m[1] ?? m[3];
    const of = (figure = "") => (named === undefined ? `${figure}th` : `${named} ${figure}`);
    return add(index, "from", of(m[2])) && add(index + 1, "until", of(m[4]));
  });
  take(
    monthDayToDay,
    ({ index, ...m }) =>
      add(index, "from", `${m[1]} ${m[2]}`) && add(index + 1, "until", `${m[1]} ${m[3]}`),
  );
  take(dayOfMonth, ({ index, ...m }) =>
    add(index, m[1] ?? m[4] ?? "", m[3] === undefined ? `${m[5]} ${m[6]}` : `${m[3]} ${m[2]}`),
  );
  take(
    dayAlone,
    ({ index, ...m }) =>
      Number(m[2] ?? m[4]) <= 31 && add(index, m[1] ?? m[3] ?? "", `${Number(m[2] ?? m[4])}th`),
  );
  take(relativeDay, ({ index, ...m }) => add(index, m[1] ?? "", m[2] ?? ""));
}

const spanNamed = regex("g")`
  \b(?:another )?(${countPattern}|half one)(?: |-)?(?:
    (?:more|full|whole|further|extra|volle|ganze|weitere|zusatzliche|mas|altr[ei]) )*
    (hours?|days?|weeks?|h\b)(?: and one half)?
`;

function takeSpans(take: Take, spans: { hours: number; at: number }[]): void {
  const units: number[] = [];
  take(spanNamed, ({ index, ...m }) => {
    const each = m[2]?.startsWith("w") ? 168 : m[2]?.startsWith("d") ? 24 : 1;
    const number = m[1] === "half one" ? 0.5 : countNamed(m[1] ?? "");
    if (!(number > 0)) return false;
    units.push(each === 1 ? 1 : 24);
    spans.push({ hours: number * each, at: index });
    return true;
  });
  // `Two days is too generous, make it one`, `12 reichen`: of the same unit.
  const [unit] = units;
  if (unit === undefined) return;
  take(bareCount, ({ index, ...m }) => {
    const number = numberOf(m[1] ?? m[2]);
    // Twelve for twenty-four are hours.
    spans.push({ hours: number * (number > 7 ? 1 : unit), at: index });
    return true;
  });
}

const weekdayNamed = regex("g")`
  \b((?:(?:from|until|to|by|before|week on|on|next|this|every|always|the|and|op) )*)(
    ${weekday}s?|(?<=\b(?:deadline|due|to|until|by|on|it|be|next|this) )${shortDay}
    |${shortDay}(?=[ ,/]+(?:and |& )?${shortDay}\b)|(?<=[,/] ?|and |& )${shortDay}
  )\b
`;

function takeWeekdays(take: Take, weekdays: Weekday[], dates: DayNamed[]): void {
  take(weekdayNamed, ({ index, ...m }) => {
    const [before = "", name = ""] = [m[1], m[2]];
    const day = names.findIndex((each) => name.startsWith(each.slice(0, 3)));
    const recurs = /days$/.test(name) || /\bevery|always\b/.test(before);
    weekdays.push({ day, recurs, at: index });
    const isUntil = /\b(?:until|to|by|before)\b/.test(before);
    const isFrom = /\bfrom\b/.test(before);
    if (!recurs) {
      const [which = ""] = /\bnext\b|\bweek on\b/.exec(before) ?? [];
      const date = `${which} ${names[day]}day`.trim();
      dates.push({ date, at: index, isUntil, isFrom });
    }
    return true;
  });
}

/** `Sunday evening, 8 March`: a weekday and the date beside it are one day. */
function joinDays(dates: DayNamed[], plain: string): void {
  const [one, other, another] = [...dates].sort((a, b) => a.at - b.at);
  if (one === undefined || other === undefined || another !== undefined || one.isFrom) return;
  const [weekly, dated] = /day$/.test(one.date) ? [one, other] : [other, one];
  const between = plain.slice(one.at, other.at);
  if (!/day$/.test(weekly.date) || /day$/.test(dated.date) || !beside.test(between)) return;
  const day = { ...dated, isUntil: one.isUntil || other.isUntil };
  dates.splice(0, dates.length, day);
}

const beside = regex()`
  ^(?:(?:until|to|by|on|for|next|al|au|le|el|il|am|den|dem|op|naar|a|per) )*
    (?:\w+day|today|tomorrow|\w+ \d+|\d+\w* \w+)(?:
      [\s,(]+(?:and|the|el|il|le|den|dem|de|in|at|of|evening|night|morning|afternoon|noon|midday)
    )*[\s,(]*$
`;

/** `Paris time`, `deutscher Zeit`, `ora di Roma`, `6pm Chicago`. */
function zoneOf(written: string): string | null {
  const behind = written.matchAll(hourBehind);
  const [after = null] = [...behind].flatMap(({ index, 0: { length } }) => {
    return zoneAt(written, index + length) ?? [];
  });
  const english = cities.reduce((text, [names, city]) => text.replace(names, city), written);
  return zoneSaid(english) ?? zoneOfPlace(english) ?? after?.zone ?? null;
}

/** `9 pm in New York`, `19 Uhr MEZ` */
const hourBehind =
  /(?:\d(?: ?(?:[ap]\.?m\.?|[Uu]hr|h|uur|heures?|hours))?|o['\u2019]clock),? (?:(?:in|at|\u00e0|en|a) )?(?=\p{Lu})/gu;

/** Cities that some languages call otherwise. */
const cities: readonly (readonly [RegExp, string])[] = Object.entries({
  Rome: "Rom|Roma",
  Paris: "Parigi|Par\u00eds|Parijs",
  London: "Londra|Londres|Londen",
  Berlin: "Berlino|Berl\u00edn|Berlijn",
  Vienna: "Wien|Vienne|Viena|Wenen",
  Brussels: "Br\u00fcssel|Bruxelles|Bruselas|Brussel",
  Lisbon: "Lissabon|Lisbonne|Lisboa|Lisbona",
}).map(([city, names]) => [new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "gu"), city] as const);
