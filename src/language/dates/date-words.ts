/**
 * The words of dates: days, months, counts and zones, as people write them. What reads a word gives null for any
 * other.
 */
import { clockNamed, type HalfYear, knownZone, regex, wrapped } from "../../util/index.js";

export const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
export const months = wrapped`
  january february march april may june july august september october november december
`.split(" ");
const counts = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A day of the week in English, in full. */
export const weekdayPattern = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** A month in English, in full or its first letters. */
export const monthPattern = wrapped`
  (?:${months.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)
`;

/** A count in figures or words: `3`, `1.5`, `three`, `a`, `half a`. */
export const countPattern = wrapped`
  (?:\d{1,5}(?:\.\d{1,4})?|half an?|(?:a )?quarter of an?|an?|${counts.slice(1).join("|")})
`;

/** Between a count and its unit: `48h`, `48-hour`, but `a day`, since `and` is none. */
export const countGap = String.raw`(?:(?<=\d)[\s-]?|[\s-]+)`;

/** The number that such a count is. */
export function countNamed(word: string): number {
  const text = word.toLowerCase();
  if (text.startsWith("half")) return 0.5;
  if (text.includes("quarter")) return 0.25;
  if (/^an?$/.test(text)) return 1;
  const at = counts.indexOf(text);
  return at >= 0 ? at : Number(text);
}

const teens = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals =
  `third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/);
const ordinalUnits = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
/** The spans that people name in words, in other languages: hours of whole days. */
const spansElsewhere: readonly (readonly [RegExp, number])[] = [
  [/\b(?:vierundzwanzig|vingt quatre|veinticuatro|ventiquattro|vierentwintig)\b/g, 24],
  [/\b(?:sechsunddreissig|trente six|treinta y seis|trentasei|zesendertig)\b/g, 36],
  [/\b(?:achtundvierzig|quarante huit|cuarenta y ocho|quarantotto|achtenveertig)\b/g, 48],
  [/\b(?:zweiundsiebzig|soixante douze|setenta y dos|settantadue|tweeenzeventig)\b/g, 72],
];
const inWords = regex("g")`
  \b(?:
    (?<ten>${tens.join("|")})(?:
      [ -](?<unit>${ordinalUnits.join("|")}|${counts.slice(1, 10).join("|")})
    )?
    |(?<teen>${teens.join("|")})|(?<ordinal>${ordinals.join("|")})
  )\b
`;

/** `The first of April`, `ersten April`: only a month shows that it is a day. */
const firstOfMonth = new RegExp(
  `\\b(?:first|ersten?|premier|primo|primero|eerste) (?:of |de |di )?(?=${monthPattern}\\b)`,
  "g",
);

/** Numbers above twelve and days of the month, `forty eight`, `the thirteenth`, in figures. Words are plain ones. */
export function numbersInFigures(plain: string): string {
  const own = spansElsewhere.reduce(
    (text, [word, number]) => text.replace(word, `${number}`),
    plain,
  );
  return own.replace(firstOfMonth, "1st of ").replace(inWords, (...found: readonly unknown[]) => {
    const { ten, unit = "", teen, ordinal } = found.at(-1) as Record<string, string | undefined>;
    if (ordinal !== undefined) return `${ordinals.indexOf(ordinal) + 3}th`;
    if (teen !== undefined) return `${teens.indexOf(teen) + 13}`;
    const [cardinal, nth] = [counts.indexOf(unit), ordinalUnits.indexOf(unit) + 1];
    const number = (tens.indexOf(ten ?? "") + 2) * 10 + Math.max(0, cardinal, nth);
    return nth > 0 ? `${number}th` : `${number}`;
  });
}

const halves: readonly (readonly [RegExp, number])[] = [
  [
    regex("giu")`
      \b(?:a|one|another|an extra) (day|week)s? and a half\b
      |\b(?:one|1) and a half (?:more )?(day|week)s?\b
      |\b(?:anderthalb|eineinhalb|ein(?:en)? und ein(?:en)? halben?) (tag|woche)(?:en?)?\b
      |\b(?:un|une) (jour|semaine) et demie?\b|\b(?:un |una )?(d[ií]a|semana) y medi[oa]\b
      |\b(?:un |una )?(giorno|settimana) e mezz[oa]\b|\banderhalve (dag|week)\b
      |\bpó\u0142tora (dnia|tygodnia)
    `,
    1.5,
  ],
  [
    regex("giu")`
      \b(?:two|2) (day|week)s? and a half\b|\b(?:two|2) and a half (?:more )?(day|week)s?\b
      |\bzweieinhalb (tag|woche)(?:en?)?\b|\bdeux (jour|semaine)s et demie?\b
      |\bdos (d[ií]a|semana)s y medi[oa]\b|\bdue (giorn|settiman)[ie] e mezz[oa]\b
      |\btwee[eë]nhalve (dag|week)\b
    `,
    2.5,
  ],
  [
    regex("giu")`
      \bhalf an? (?:more )?(day)\b|\b(?:a|another) half (day)\b
      |\b(?:einen? |noch einen )?halbe[nr] (tag)\b|\b(?:une )?demi-?(jour)n[ée]e\b
      |\bmedio (d[ií]a)\b|\bmezz(?:a|o) (giorn)(?:ata|o)\b|\b(?:een )?halve (dag)\b|\bpó\u0142 (dnia)\b
    `,
    0.5,
  ],
];

/** `another day and a half` in whole hours: `36 hours`. */
export function halvesInHours(text: string): string {
  return halves.reduce(
    (said, [pattern, count]) =>
      said.replace(pattern, (_, ...groups: readonly unknown[]) => {
        const unit = groups.find((each): each is string => typeof each === "string") ?? "";
        const isWeek = /^(?:w|se|set|tyg)/i.test(unit);
        return `${count * (isWeek ? 168 : 24)} hours`;
      }),
    text,
  );
}

const partOfDay = "(?= in the (?:morning|afternoon|evening)| at night| o'?clock)";
const spokenHour = new RegExp(
  `\\b(?:(half|a quarter|quarter) past )?(${counts.slice(1).join("|")}|\\d{1,2})${partOfDay}`,
  "gi",
);

/** `half past nine in the evening` with its hour in figures; the text keeps its length, so that places in it stay. */
export function hoursInFigures(text: string): string {
  return text.replace(spokenHour, (said: string, past: string | undefined, hour: string) => {
    const minutes = past === undefined ? "" : /half/i.test(past) ? ":30" : ":15";
    return `${countNamed(hour)}${minutes}`.padStart(said.length);
  });
}

/** In German, French, Spanish, Italian and Dutch, without marks: only in full, for short they are words of others. */
const weekdaysElsewhere = [
  "sonntag montag dienstag mittwoch donnerstag freitag samstag",
  "dimanche lundi mardi mercredi jeudi vendredi samedi",
  "domingo lunes martes miercoles jueves viernes sabado",
  "domenica lunedi martedi mercoledi giovedi venerdi sabato",
  "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
].map((names) => names.split(" "));
const monthsElsewhere = [
  "januar februar marz april mai juni juli august september oktober november dezember",
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  "januari februari maart april mei juni juli augustus september oktober november december",
].map((names) => names.split(" "));

/** Days of the week and months by their English names, as these languages call them. */
export const elsewhere: ReadonlyMap<string, readonly string[]> = new Map([
  ...weekdays.map((day, at) => [day, weekdaysElsewhere.map((names) => names[at]!)] as const),
  ...months.map((month, at) => [month, monthsElsewhere.map((names) => names[at]!)] as const),
]);

/** The same as people say them beside, in Austria, Portugal, Brazil and Poland. */
export const alsoCalled: Readonly<Record<string, string>> = {
  monday: "segunda feira|poniedzial(?:ek|ku|kiem)",
  tuesday: "ter[c\u00e7]a feira|wtor(?:ek|ku|kiem|kowi)",
  wednesday: "quarta feira|srod[aeyo]",
  thursday: "quinta feira|czwart(?:ek|ku|kiem)",
  friday: "sexta feira|piat(?:ek|ku|kiem)",
  saturday: "sonnabends?|sobot[aeyo]",
  sunday: "niedziel[aeio]",
  january: "janner|janeiro",
  february: "feber|fevereiro",
  march: "marco",
  april: "abril",
  may: "maio",
  june: "junho",
  july: "julho",
  august: "agosto",
  september: "setembro",
  october: "outubro",
  november: "novembro",
  december: "dezembro",
};

function namedElsewhere(lists: readonly (readonly string[])[], word: string): number | null {
  const name = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const at = lists.map((names) => names.indexOf(name)).find((index) => index >= 0);
  return at ?? null;
}

/** 0 is Sunday: in full, or from three letters on, one or several of it. */
export function weekdayNamed(word: string): number | null {
  const name = word
    .toLowerCase()
    .replace(/^weds$/, "wed")
    .replace(/days$/, "day");
  const at = name.length < 3 ? -1 : weekdays.findIndex((weekday) => weekday.startsWith(name));
  return at < 0 ? namedElsewhere(weekdaysElsewhere, word) : at;
}

/** 1 to 12: in full, or from three letters on. */
export function monthNamed(word: string): number | null {
  const name = word.toLowerCase();
  const at = name.length < 3 ? -1 : months.findIndex((month) => month.startsWith(name));
  const index = at < 0 ? namedElsewhere(monthsElsewhere, word) : at;
  return index === null ? null : index + 1;
}

const zoneWords = /[a-z_]+(?:\/[a-z0-9_+-]+)*(?: [a-z]+){0,4}/iy;

/** A zone that a text names, where it ends, and which of its clocks is meant where an hour occurs twice. */
interface ZoneSaid {
  readonly zone: string;
  readonly clock: HalfYear | null;
  readonly end: number;
}

/** The zone that the text names from `at` on, in as many words as can belong to it. */
export function zoneAt(text: string, at: number): ZoneSaid | null {
  zoneWords.lastIndex = at;
  let words = zoneWords.exec(text)?.[0] ?? "";
  while (words !== "") {
    const zone = knownZone(words);
    if (zone !== null) return { zone, clock: clockNamed(words), end: at + words.length };
    words = words.slice(0, Math.max(0, words.lastIndexOf(" ")));
  }
  return null;
}

/** Minutes of a span: its count, and its unit by the first letter. */
export function spanMinutes(count: string, unit: string): number {
  const perUnit = { w: 7 * 1440, d: 1440, h: 60, m: 1 }[unit[0]?.toLowerCase() ?? ""] ?? 0;
  return Math.round(countNamed(count) * perUnit);
}

/** `11 at night` by a clock of twenty-four hours. */
export function hoursOfDay(text: string): string {
  return text.replace(
    /\b(\d{1,2})(:\d\d)? (in the (?:morning|afternoon|evening)|at night)/gi,
    (said, hour: string, minutes: string | undefined, part: string) => {
      const isLate = !/morning/i.test(part) && Number(hour) < 12 && Number(hour) > 0;
      return Number(hour) > 12 ? said : `${Number(hour) + (isLate ? 12 : 0)}${minutes ?? ":00"}`;
    },
  );
}
