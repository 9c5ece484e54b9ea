/**
 * A rule for every week: `If a deadline falls on a Saturday or Sunday, move it to Monday`. It waits for nothing, and
 * comes to days on which no deadline falls.
 */
import { regex } from "../../util/index.js";
import { weekdayNamed, weekdayPattern, weekdays } from "../dates/date-words.js";
import { inEnglish } from "./elsewhere.js";

/** Such a rule, as it would be said behind a SET; empty where another sentence names the days. Null for none. */
export function daysMovedSaid(sentence: string): string | null {
  if (sentence.length > longest || (sentence.includes("?") && !requested.test(sentence)))
    return null;
  const text = inEnglish(sentence);
  if (!falls.test(text) || !moves.test(text) || !(recurs.test(text) || names.test(text)))
    return null;
  const named = (text.match(day) ?? []).map((each) => weekdayNamed(each) ?? weekend);
  const [target = weekend] = named.slice(-1);
  const off = named
    .slice(0, -1)
    .flatMap((each) => (each === weekend ? [saturday, sunday] : [each]));
  const last = off.at(-1);
  if (target === weekend) return null;
  if (last === undefined) return names.test(text) ? "" : null;
  // Backwards no deadline is moved.
  const gap = (target - last + daysOfWeek) % daysOfWeek;
  if (gap === 0 || gap > furthest) return null;
  const between = Array.from({ length: gap - 1 }, (_, at) => (last + at + 1) % daysOfWeek);
  return `no deadlines on ${inWords([...new Set([...off, ...between])])}`;
}

const requested =
  /^\W*(?:please |and |also )*(?:can|could|would|will|kannst|k\u00f6nnt\p{L}*|peux|pourr\p{L}*)\W/iu;
const longest = 200;
const daysOfWeek = 7;
const furthest = 4;
const [weekend, sunday, saturday] = [-1, 0, 6];

function inWords(off: readonly number[]): string {
  if (off.length === 2 && off.includes(saturday) && off.includes(sunday)) return "weekends";
  return off
    .map((each) => `${weekdays[each]![0]!.toUpperCase()}${weekdays[each]!.slice(1)}s`)
    .join(" and ");
}

const weekendName = "(?:week-?ends?|wochenenden?|fine settimana|fin(?:es)? de semana|weekenden)";
const day = regex("giu")`
    (?<!\p{L})(?:${weekdayPattern}s?|${weekendName})(?!\p{L})
`;

/** What would fall on a day. */
const falls = regex("iu")`
  (?<!\p{L})(?:
    falls?|fell|if (?:they|it|one|any) (?:do|does|did)|lands?|landed|be due|(?:is|are) due|(?:would|might) be
    |ends? on|ended on|hits?|were to|f\u00e4llt|fallen
    |fiele|liegt|l\u00e4ge|landet|tomb\p{L}*|ca(?:e|en|iga|igan|yera)|cad(?:e|ono|a|esse)|scad\p{L}*|val(?:t|len)
  )(?!\p{L})
`;
const moves = regex("iu")`
  (?<!\p{L})(?:
    mov(?:e|es|ed)|shift(?:s|ed)?|push(?:es|ed)?|postponed?|goes|go|rolls?|rolled|carr(?:y|ied)|slips?|put off
    |verschieb\p{L}*|verschoben|verleg\p{L}*|rutscht|wandert|report\p{L}*|repouss\p{L}*|d\u00e9cal\p{L}*
    |d\u00e9plac\p{L}*|p[a\u00e1]s(?:a|e|ar|ala|alo)|mueve\p{L}*|mu\u00e9ve\p{L}*|apl[a\u00e1]za\p{L}*
    |spost\p{L}*|rinvi\p{L}*
    |verschuif|verschoven|verzet\p{L}*
  )(?!\p{L})
`;
/** `A deadline`, `ever`, `Saturday or Sunday`: this one alone is `the deadline`, and one day. */
const recurs = regex("iu")`
  (?<!\p{L})(?:
    an?|any|one|ever|each|every|whenever|deadlines|turns|always|eine|jede|immer|fristen|une|chaque|un|una|cada
    |uno|ogni|een|elke
  )(?!\p{L})(?! ${weekdayPattern})
  |${weekendName}
  |${weekdayPattern}\W+(?:\p{L}+\W+){1,2}${weekdayPattern}(?=.*${weekdayPattern})
`;
/** `Such a day`, of days that another sentence names. */
const names = regex("iu")`
  (?<!\p{L})(?:
    such (?:an? )?(?:day|date)s?|(?:one of )?(?:those|these)(?: (?:two )?days)?|that day|solch\p{L}* tag\p{L}*
    |(?:so )?einen solchen|diese[nr]? tage?n?|(?:un|de) tels? jours?|ces jours|uno de esos|esos d\u00edas
    |if (?:they|it|one|any) (?:do|does|did)|uno di questi|quei giorni|zo['\u2019]?n dag|die dagen
  )(?!\p{L})
`;

/** `The weekend of the 14th`, `next weekend`, `Saturday, 14 March`: of one week. */
export function namesOneDay(text: string): boolean {
  return ofDate.test(text);
}

const ofDate = regex("i")`
  \b(?:this|next|coming|dieses|kommende[sn]?) ${weekendName}
  |\b(?:${weekendName}|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:(?:of|on|vom|du|del) )?(?:the )?
    (?:\d{1,2}(?:st|nd|rd|th|\.)|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))
`;
