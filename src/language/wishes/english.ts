/**
 * The words of times in English, whatever of six languages they are said in, so that amounts are read once:
 * days, months, counts, parts of the day, and what joins them. The other words of a clause stay as they are.
 */
import { PrefilteredRegExp, present, wrapped } from "../../util/index.js";
import {
  alsoCalled,
  elsewhere,
  halvesInHours,
  numbersInFigures,
  weekdays,
} from "../dates/date-words.js";
import { figuresInWords } from "../dates/dates-in-figures.js";
import { countsAbroad, unitsAbroad } from "../dates/times-abroad.js";
import { withWeeks } from "../dates/weeks-said.js";

const words: readonly (readonly [english: string, others: string])[] = [
  ["at midnight", "(?:um |a |alle? |om )?(?:mitternacht|minuit|medianoche|mezzanotte|middernacht)"],
  ["at noon", "(?:at |a |um |om )?(?:midday|mittags?|midi|mediodia|mezzogiorno|12 noon)"],
  [
    "in the morning",
    wrapped`
      (?:am )?(?:fruh|morgens|vormittags?)|(?<=day )(?:morgen|ochtend)|du matin|de la manana|del mattino|di mattina
      |'s ochtends|'s morgens
    `,
  ],
  [
    "in the afternoon",
    "(?:am )?nachmittags?|de l'apres-midi|de la tarde|del pomeriggio|'s middags|(?<=day )middag",
  ],
  [
    "in the evening",
    wrapped`
      (?<=day )(?:soir|sera|noche)|at night|abends?|am abend|avond|(?:du|le|au) soir
      |(?:de|por) la noche|(?:di|della|la) sera|'s avonds|in de avond|wieczorem
    `,
  ],
  ["today", "heute|aujourd'hui|hoy|oggi|vandaag|tonight|this evening"],
  ["tomorrow", "(?<!jeden |day |am )morgen|demain|(?<!la )manana|domani|tmrw"],
  [
    "hours",
    wrapped`
      hrs?|${unitsAbroad.hours}
      |(?<!om \d |om \d\d |om )uur(?= (?:
        respijt|van tevoren|vooraf|ervoor|extra|uitstel|langer|meer|voor|de tijd
      ))
    `,
  ],
  ["days", unitsAbroad.days],
  ["weeks", unitsAbroad.weeks],
  ["one", "einer|noch eine?n?|otro"],
  ...Object.entries(countsAbroad).map(([english, others]) => [english, counting(others)] as const),
  ["twelve", "a dozen"],
  ["one more", "another(?= (?:full |whole )?(?:hour|day|week)s?(?![a-z]))"],
  ["half one", "half an?|halbe[nr]?|demi|medio|mezza|mezzo|halve"],
  [
    "until",
    wrapped`
      till?|up to|bis(?: (?:zum|zur|einschliesslich|inklusive|inkl\.?|einschl\.?))*
      |jusqu'(?:au|a|en)|hasta(?: el)?|fino (?:al?|alle)|tot(?: en met)?|t/m|through|thru
    `,
  ],
  [
    "from",
    wrapped`
      vom|ab dem|desde(?: el)?|dal|vanaf
      |du(?= (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))
      |(?:von|de|del|da|van)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)
    `,
  ],
  // `Von Donnerstag auf Freitag`
  ["to", "(?:auf|a|al|au|naar)(?= (?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)"],
  ["every", "each|jede[nrsm]?|chaque|cada|ogni|elke|iedere|alle(?= (?:\\d+|two|three) days)"],
  ["and", "und|et|y|e|en|&|sowie"],
];

/** `Due` and `once` are English, and count only before a unit. */
function counting(words: string): string {
  return words
    .replace(/\bdue\b/, "due(?= (?:hours|ore|giorni|days|settimane))")
    .replace(/\bonce\b/, "once(?= (?:hours|horas|in the))");
}

const byName: readonly (readonly [pattern: RegExp, english: string])[] = [...elsewhere].flatMap(
  ([english, others]) => {
    const names = others.join("|");
    const one = [asWord([names, alsoCalled[english] ?? []].flat().join("|")), english] as const;
    if (!weekdays.includes(english)) return [one];
    // `Montags`, `les lundis`, `los lunes`, `la domenica`, `maandagen`
    const last = present(others.at(-1), "The last name");
    const many = `(?:les |los )?(?:${names})s|(?:los|les|ogni|di|il|la) (?:${names})(?! \\d)|${last}en`;
    return [[asWord(many), `${english}s`] as const, one];
  },
);

const table = words.map(([english, others]) => [asWord(others), english] as const);

function asWord(pattern: string): RegExp {
  return new PrefilteredRegExp(`(?<![\\p{L}\\d'])(?:${pattern})(?![\\p{L}\\d])`, "gu");
}

/** A clause in small letters without marks, with its times in English words. */
export function timesInEnglish(clause: string): string {
  // `Another day and a half` is more.
  const said = clause.replace(/\b(?:another|an extra) (?=(?:day|week)s? and a half)/i, "more a ");
  const plain = halvesInHours(figuresInWords(said))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\u00df/g, "ss")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014]/g, "-")
    .toLowerCase()
    .replace(/\b(do|does|did|is|are|has|have|should|would|could|must|need)nt\b/g, "$1n't")
    // `Mittwochabend`
    .replace(/(?<=tag|woch|dag)(?=(?:abend|mittag|nachmittag|morgen|avond|middag)s?\b)/g, " ")
    .replace(/\s+/g, " ");
  const named = inEnglish(byName, numbersInFigures(plain));
  return inEnglish(table, withWeeks(named)).replace(between, "from$<first> until ");
}

/** `Between the 6th and the 9th`: from the one to the other. */
const between = (() => {
  const month = "(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*";
  const day = `(?:\\d{1,2}(?:\\.|st|nd|rd|th| (?:de )?${month})|${month} \\d{1,2}|[a-z]+day)(?![a-z])`;
  return new PrefilteredRegExp(
    `(?<!\\p{L})(?:between|zwischen|entre|fra|tra|tussen)(?<first> (?:[a-z]{2,3} )?(?:\\d{1,2}|${day})` +
      `[^,;]{0,12}?) and (?=(?:[a-z]{2,3} )?${day})`,
    "u",
  );
})();

function inEnglish(names: readonly (readonly [RegExp, string])[], text: string): string {
  return names.reduce((left, [pattern, english]) => left.replace(pattern, english), text);
}
