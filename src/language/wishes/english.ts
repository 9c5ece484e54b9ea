/**
 * The words of times in English, whatever of six languages they are said in, so that amounts are read once:
 * days, months, counts, parts of the day, and what joins them. The other words of a clause stay as they are.
 */
import { present, wrapped } from "../../util/index.js";
import { elsewhere, numbersInFigures, weekdays } from "../dates/date-words.js";

const words: readonly (readonly [english: string, others: string])[] = [
  ["at midnight", "(?:um |a |alle? |om )?(?:mitternacht|minuit|medianoche|mezzanotte|middernacht)"],
  ["at noon", "(?:at |a |um |om )?(?:midday|mittags?|midi|mediodia|mezzogiorno|12 noon)"],
  [
    "in the morning",
    wrapped`
      (?:am )?(?:fruh|morgens|vormittags?)|du matin|de la manana|del mattino|di mattina
      |'s ochtends|'s morgens
    `,
  ],
  [
    "in the afternoon",
    "(?:am )?nachmittags?|de l'apres-midi|de la tarde|del pomeriggio|'s middags",
  ],
  [
    "in the evening",
    wrapped`
      (?<=day )(?:soir|sera|noche)|at night|abends?|am abend|avond|(?:du|le|au) soir
      |(?:de|por) la noche|(?:di|della|la) sera|'s avonds|in de avond
    `,
  ],
  ["today", "heute|aujourd'hui|hoy|oggi|vandaag|tonight|this evening"],
  ["tomorrow", "(?<!jeden )(?<!am )morgen|demain|(?<!la )manana|domani|tmrw"],
  [
    "hours",
    wrapped`
      hrs?|stunden?|heures?|horas?|ore
      |(?<!om \d |om \d\d |om )uur(?= (?:
        respijt|van tevoren|vooraf|ervoor|extra|uitstel|langer|meer|voor|de tijd
      ))
    `,
  ],
  ["days", "tag(?:en?)?|jours?|dias?|giorn[oi]|dagen|dag"],
  ["weeks", "wochen?|semaines?|semanas?|settiman[ae]|weken"],
  ["one", "eine?n?|einer|une?|una|uno|een|noch eine?n?|otro"],
  ["two", "zwei|deux|dos|due(?= (?:hours|ore|giorni|days|settimane))|twee"],
  ["three", "drei|trois|tres|tre|drie"],
  ["four", "vier|quatre|cuatro|quattro"],
  ["five", "funf|cinq|cinco|cinque|vijf"],
  ["six", "sechs|seis|sei|zes"],
  ["seven", "sieben|sept|siete|sette|zeven"],
  ["eight", "acht|huit|ocho|otto"],
  ["nine", "neun|neuf|nueve|nove|negen"],
  ["ten", "zehn|dix|diez|dieci|tien"],
  ["eleven", "elf|onze|once(?= (?:hours|horas|in the))|undici"],
  ["twelve", "zwolf|douze|doce|dodici|twaalf|a dozen"],
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
    "vom|ab dem|du(?= (?:\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|desde(?: el)?|dal|vanaf",
  ],
  ["every", "each|jede[nrsm]?|chaque|cada|ogni|elke|iedere|alle(?= (?:\\d+|two|three) days)"],
  ["and", "und|et|y|e|en|&|sowie"],
];

const byName: readonly (readonly [pattern: RegExp, english: string])[] = [...elsewhere].flatMap(
  ([english, others]) => {
    const names = others.join("|");
    const one = [asWord(names), english] as const;
    if (!weekdays.includes(english)) return [one];
    // `Montags`, `les lundis`, `los lunes`, `la domenica`, `maandagen`
    const last = present(others.at(-1), "The last name");
    const many = `(?:les |los )?(?:${names})s|(?:los|les|ogni|di|il|la) (?:${names})(?! \\d)|${last}en`;
    return [[asWord(many), `${english}s`] as const, one];
  },
);

const table = words.map(([english, others]) => [asWord(others), english] as const);

function asWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d'])(?:${pattern})(?![\\p{L}\\d])`, "gu");
}

/** A clause in small letters without marks, with its times in English words. */
export function timesInEnglish(clause: string): string {
  const plain = clause
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\u00df/g, "ss")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014]/g, "-")
    .toLowerCase()
    // `Mittwochabend`
    .replace(/(?<=tag|woch|dag)(?=(?:abend|mittag|nachmittag|morgen|avond|middag)s?\b)/g, " ")
    .replace(/\s+/g, " ");
  return [...byName, ...table].reduce(
    (text, [pattern, english]) => text.replace(pattern, english),
    numbersInFigures(plain),
  );
}
