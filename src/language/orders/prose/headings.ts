/**
 * Headings that say what stands below them is no order of this phase: another season, what came of the
 * last orders, where the units stand, what may happen. It holds until a heading calls for orders again.
 */

import type { Phase } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { seasonNames } from "../../dates/season-words.js";
import { blank } from "./markup.js";

const elsewhere = regex("iu")`
  ^\W*(?:
    ${[
      "(?:next|last|previous|following|coming) (?:turn|season|year|phase|move|round|spring|fall|autumn|winter)",
      wrapped`
      (?:my |the |our )?(?:units|position|positions|forces|pieces)
        (?: are| right now| now| at the moment| stand)?
    `,
      "(?:my |our )?(?:current|present|starting) (?:units|position|positions|forces)",
      "(?:last |the )?(?:turn's |spring |fall )?results?",
      "i have|i own|for later|later|afterwards|after that|then",
      "(?:if|unless|should|assuming|provided|suppose|in case|when) .{1,100}",
      "(?:or )?else|otherwise|alternatively|plan [bc]|reasoning",
      wrapped`
      (?:my |the |some )*(?:drafts?|tentative|preliminary|provisional|possible|hypothetical)
        (?: orders?| moves| set| ideas?)?(?:
          ,? (?:not|don['\u2019]t|do not|still|only|just|for (?:now|comment)|nothing|please)
            (?!\p{L})[^:]{0,60}
        )?
    `,
      "(?:my |the |our |long.term |some |a few )*(?:plans?|ideas?|thoughts|suggestions|proposals?) for .{1,40}",
      wrapped`
      (?:(?:the|my|our) )?[\p{L}]{2,20}(?:['\u2019]s|s['\u2019]) (?:
        reply|letter|message|answer|proposals?|offers?|note|e?-?mail|ideas?|suggestions?|press
        |telegram|wish(?:es)?|demands?|terms
      )(?!\p{L}).{0,60}
    `,
      "(?:(?:the|my|our|some|these) )*(?:terms|offers?|deal|proposals?|demands?|conditions)(?!\\p{L}).{0,60}",
      wrapped`
      (?:(?:this|that|here) is |here['\u2019]s )?what (?:[\p{L}]+ ){1,2}(?:
        wrote|writes|said|says|sent|proposes|proposed|suggests|suggested|wants|asked
      )(?!\p{L}).{0,40}
    `,
      ".{0,60}(?:i|we) (?:expect|think|suspect|fear|guess).{0,40}",
    ].join("|")}
  )\W*:\W*$
`;

/** `DRAFT - do not process!` */
const unprocessed = regex("iu")`
  ^\W*(?:(?:this|that|it|below|what follows)(?: is|['\u2019]s) )?
    (?:(?:only|just|still|a|my|some) )*(?:
      drafts?|sketch|preliminary|tentative|provisional|not (?:yet )?final
    )(?: orders?| moves?| set)?[ ,:;!.\u2013-]+(?:please )?
    (?:do not|don['\u2019]t|not (?:yet )?(?:to be|for)|never)(?: \p{L}+){0,2} (?:
      process|enter|use|count|execute|adjudicat|submi|file|record|tak
    )\p{L}*[^:;]{0,30}\W*$
`;

const orders = regex("i")`
  ^\W*(?:
    (?:and |so )?(?:here (?:are|come) )?(?:my |the |our |these are my )?(?:\w+ )?
      (?:orders|moves|builds|removals|retreats)
    |this (?:turn|season|year|phase)|now|today
  )\b.{0,40}:\W*$
`;

/** Whether what follows this line is set aside; null where the line says nothing of it. */
export function setsAside(phase: Phase, line: string): boolean | null {
  if (line.length > 160) return null;
  const time = timeOf(line);
  if (time !== null && !time.hasMore) return isOther(phase, time);
  if (elsewhere.test(line) || unprocessed.test(line)) return true;
  return orders.test(line) ? false : null;
}

const listed = regex("iu")`
  ^\W*(?:(?:the |my )?(?:units?|those|these|the ones|ones|pieces) )?(?:
    (?:that |which )?(?:i|we)(?: am|['\u2019]m| will|['\u2019]ll)? |
    (?:to|will|shall|can|must)(?: be)? |for )?(?:
      (
        keep|keeping|kept|stay|stays|staying|remain|remains|remaining|survive|survives|surviving
        |survivors|retain|retained|safe|bleiben|bleibt|behalten|garder|gard\u00e9e?s|restent
        |tenere|restano|conservar|quedan|blijven|houden
      )
      |remove|removed|removing|disband|disbanded|disbanding|scrap|scrapped|drop|dropped|lose|go
      |going|out|off|leav(?:e|es|ing)|aufl\u00f6sen|abbauen|dissoudre|dissoutes?|sciogliere
      |retirar|disolver|ontbinden|gehen|weg
    )(?: (?:on |off )?the (?:board|map))?\s*[:=]\W*$
`;

/**
 * Whether a list of units below this line tells which ones stay in winter, or which ones go; null where it
 * heads none.
 */
export function listBelow(line: string): "kept" | "removed" | null {
  const [words, keeps] = (line.length > 60 ? null : listed.exec(line)) ?? [];
  if (words === undefined) return null;
  return keeps === undefined ? "removed" : "kept";
}

const seasonsNamed = Object.values(seasonNames).join("|");

/** The line without `this spring`, where it is spring; of another season `in fall`, which doubts. */
export function withoutThisSeason(phase: Phase, written: string): string {
  const line = written.replace(asThen, blank);
  const isNow = (season: string) =>
    !isOther(phase, { season: season.toLowerCase(), year: "", hasMore: false });
  const year = new RegExp(`^(?:${phase.year}|${phase.year % 100})$`);
  const told = line.replace(yearTold, (words, season: string, said: string, at: number) => {
    const [isFirst, behind] = [!/\p{L}/u.test(line.slice(0, at)), line.slice(at + words.length)];
    if (year.test(said) && isNow(inEnglish(season)))
      return isFirst && isUnit.test(behind) ? blank(words) : words;
    // A line that begins so is set aside as a whole.
    const isHeading =
      isFirst &&
      /^(?:spring|fall|autumn|winter)$/i.test(season) &&
      /^\s*(?:[:,\u2013-]|$)|^\s+[af]\s/i.test(behind);
    return isHeading ? words : otherTime.padEnd(words.length);
  });
  const timely = told.replace(seasonOfYear, (words, season: string, said: string) =>
    isNow(season) && year.test(said) ? blank(words) : otherTime.padEnd(words.length),
  );
  const spoken = timely.replace(seasonAbroad, (words, season: string) => {
    const name = inEnglish(season);
    return isNow(name) ? blank(words) : `in ${name}`.padEnd(words.length);
  });
  return spoken.replace(seasonSaid, (words, lead: string, season: string, at: number) => {
    if (!isNow(season)) return `in${blank(lead.slice(2))}${words.slice(lead.length)}`;
    // `Here are my orders for the fall: ...`
    const introduces = words.endsWith(":") && /\p{L}\s*$/u.test(spoken.slice(0, at));
    if (introduces) return `:${blank(words.slice(1))}`;
    // `Bulgaria digs in this fall, Constantinople goes to Smyrna`
    const isListed = words.endsWith(",") && /\p{L}\s*$/u.test(spoken.slice(0, at));
    return isListed ? `${blank(words.slice(1))},` : blank(words);
  });
}

/** `Gleiche Züge wie im Frühjahr`, `same as before but`: a turn that they are only likened to. */
const asThen = regex("giu")`
  (?<!\p{L})(?:
    (?:wie|as|like|than|comme|como|come(?= (?:in|nella) )|zoals|als)
      (?: (?:schon|zuletzt|already|back|déjà))?[ ]
    |qu['\u2019]
  )(?:
    (?:in|im|au|en|last|letztes|letzten|nel(?:la)?|a|in het|in de)\s?(?:the |la |l['\u2019]|el )?
  )?(?:${seasonsNamed})(?!\p{L})
  |(?<=^\W*(?:\p{L}+[,!]? ){0,2})(?:(?:the )?same (?:moves |orders |again )?)?
    (?:as|like|wie|comme|come|como|zoals) (?:
      before|last (?:time|turn)|usual|always|bisher|vorher|immer|letztes mal|avant|toujours
      |d['\u2019]habitude|la dernière fois|prima|sempre|antes|siempre|altijd
    ),? (?:but|only|just|except|nur|aber|mais|sauf|ma|solo|pero|maar|alleen)
      (?: that| dass| que)?(?= \p{L})
`;

/** `Dear GM, for Spring 1905: ...` */
const seasonOfYear =
  /(?<=,\s*)for (?:the )?(spring|fall|autumn|winter)(?: of|,)? (\d{4})\s*[:,](?=\s)/giu;
/** `Picture it: autumn 1904, Bulgaria marches on Greece` */
const yearTold = regex("giu")`
  (?<!\p{L}|for (?:the )?)(?:(?:back )?in |of |during |im |en |au |nel(?:la)? |in de )?(?:the )?(
    spring|fall|autumn|winter|automne|printemps|hiver|herbst|fr\u00fchjahr|fr\u00fchling|autunno
    |primavera|inverno|oto\u00f1o|invierno|najaar|herfst|voorjaar
  )(?: of| de| del| von|,)? (1[89]\d\d)(?![\d:])
`;
/** Words that doubt whatever follows them, also where it is the same season of another year. */
const otherTime = "in theory";

const isUnit = /^\s+[af]\s+\p{L}/iu;
/** `pour cet automne`, `diesen Herbst` */
const seasonAbroad = regex("giu")`
  (?<!\p{L})(?:(?:pour|en|in|im|f\u00fcr|per|para|por) )?(?:
    cet?|cette|diese[nmrs]?|quest[oa']|est[ea]|deze|dit
    |(?<=(?:pour|f\u00fcr|per|para|voor) )(?:den|das|le|la|l['\u2019]|el|o|a|de|het)
  ) ?(
    automne|printemps|hiver|herbst|fr\u00fchjahr|fr\u00fchling|winter|autunno|primavera|inverno
    |oto\u00f1o|outono|invierno|najaar|herfst|voorjaar|lente
  )(?!\p{L})
`;
const seasons = [
  [/^(?:spring|printemps|fr\u00fch|primavera|voorjaar|lente)/i, "spring"],
  [/^(?:fall|autumn|automne|herbst|autunno|oto\u00f1o|outono|najaar|herfst)/i, "fall"],
  [/^(?:winter|hiver|inv)/i, "winter"],
] as const;

function inEnglish(season: string): string {
  return seasons.find(([names]) => names.test(season))?.[1] ?? season;
}

const seasonSaid = regex("giu")`
  (?<!\p{L})(
    (?:
      (?:for |(?<!\b(?:dig|settle|stay|go|move|come|march|sail|give|close)s? )in |during )?this
      |(?:for|in|during)(?: the)?
    ) )(spring|fall|autumn|winter)(?: (?:turn|season|phase|moves?|orders?))?
    (?!\p{L}|\s*(?:of )?\d)(?:\s*[:,](?=\s))?
`;

/** Does the line itself begin with another season or year: `In 1904: A Par - Bur`? */
export function isOfOtherTime(phase: Phase, line: string): boolean {
  const time = timeOf(line);
  return time?.hasMore === true && isOther(phase, time);
}

interface Time {
  readonly season: string;
  readonly year: string;
  /** Something follows on the line. */
  readonly hasMore: boolean;
}

const words = "(?:orders?|moves?|results?|movements?|retreats?|builds?|adjustments?|phase|turn)";
const time = new RegExp(
  `^\\W*(?:(?:my |the |our )?(?:${words}|plans?|ideas?) )?(?:for |in |of )?(?:the )?` +
    wrapped`
      (spring|fall|autumn|winter|(?:[sfw]|sp|fa|wi)(?=['\u2019]?(?:[12]\d{3}|\d\d)(?:[mra]|\b))|)
        (?: of|,)? ?(1[89]\d\d|2\d\d\d|(?<=[sfwpai])['\u2019]?\d\d|)[mra]?(?: ${words})*(
          \W*$|\s*(?:\([^()]{2,30}\)\s*)?[:,\u2013-]\s*(?=\S)|\s+(?=[af]\s+\p{L})
        )
    `,
  "iu",
);

/** The season and year that a line begins with. */
function timeOf(line: string): Time | null {
  const [, season = "", year = "", end = ""] = time.exec(line.slice(0, 160)) ?? [];
  const isHeading = year !== "" || /:\W*$/.test(end);
  if (season + year === "" || !isHeading) return null;
  return {
    season: season.toLowerCase(),
    year,
    hasMore: /[:,\u2013-]\s*$|^\s+$/.test(end) && !isEnd(line, end),
  };
}

function isEnd(line: string, end: string): boolean {
  return line.endsWith(end);
}

function isOther(phase: Phase, { season, year }: Time): boolean {
  const said = Number(year.replace(/\D/g, ""));
  const isYear = said === phase.year || (year.length < 4 && said === phase.year % 100);
  if (year !== "" && !isYear) return true;
  if (season === "") return false;
  const begins = season === "autumn" ? "F" : season.charAt(0).toUpperCase();
  return begins !== phase.season && !(phase.kind === "A" && "FW".includes(begins));
}
