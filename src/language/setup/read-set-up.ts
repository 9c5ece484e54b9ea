/**
 * The set-up of a game as GMs write it: `48h deadlines, weekdays, 21:00 Berlin, start Monday 30 Nov, gunboat,
 * no press`. A clause in which a word means nothing is not read at all, and its neighbours are; what was not
 * read is given back.
 */
import { knownZone, regex, wrapped } from "../../util/index.js";
import { hoursInFigures, zoneAt } from "../dates/date-words.js";
import { type DateExpression, readDate } from "../dates/read-date.js";
import type { Place } from "../text/lines.js";
import { remembering } from "../text/remembering.js";
import { everyDay } from "./days.js";
import { inEnglish } from "./elsewhere.js";
import { everyClock, type Phrase, type SetUpPart } from "./part.js";
import { patterns } from "./patterns.js";

export interface SetUpReading {
  readonly parts: readonly SetUpPart[];
  /** Clauses that were not understood. */
  readonly unread: readonly Place[];
  /** Nothing else is said so: no need of a SET before it. */
  readonly isPlain: boolean;
}

/** Words that a sentence needs and that say nothing. */
const filler = regex("iy")`
  \s+
  |(?:whatever|no matter (?:what|which)) (?:kind|sort|type)?(?: of (?:turn|phase|move))?
    (?: ?(?:it is|it may be|they are|that is))?(?![a-z])
  |(?:and )?not (?:before|earlier|sooner)(?=\s*[.!]*$)|let(?![a-z'])
  |(?:
    from now on|from here on
    |instead of (?:the )?(?:one|two|three|four|five|six|seven|\d{1,3})(?: (?:days?|hours?))?
    |i(?:['\u2019]d| would)? (?:want|like|prefer)(?: to (?:have|see))?
  )(?![a-z])
  |(?:rather than|instead of|not) (?:what|as|like|how) (?:we|it) (?:have|has|had|is|was|are)
    (?: (?:it )?(?:now|at the moment|today|so far))?(?![a-z])
  |for the next (?:game )?(?:year|turn|phase|season)s?(?![a-z])|i(?:'d| would) prefer(?![a-z])
  |to have(?![a-z])|its(?![a-z])
  |(?:if|provided|assuming)(?: that)? (?:there are|there're|we have|we are|we're|it is|it's) (?:all |at least )?
    (?:seven|7|enough|full|complete)(?: of us| players| people)?(?: by then| then| until then)?
    (?![a-z])
  |[():=\u2022*]
  |(?:
    actually|once|i'd (?:rather|prefer)(?: if)?(?: (?:we|you) (?:had|have|used|use|made it|did))?
    |i would (?:rather|prefer)(?: if)?(?: (?:we|you) (?:had|have|used|use|made it|did))?
    |from (?:now|(?:the )?next (?:turn|phase|season|deadline|year|spring|fall|autumn|winter)) on
      (?:wards?)?
    |change of plans?|enough|plenty|do
    |would be (?:perfect|great|nice|good|fine|ideal|best|lovely|wonderful)|let us play|would be
    |(?:much )?(?:shorter|longer|faster|slower)|we do want|from now|instead|i want|give|everybody
    |everyone|people|players (?:to be|should be)|to be|please|pls|thanks|thank you|the|an?|is|are
    |be|will be|will|should be|should|shall|set|make (?:it|this|that)|make|let's|let us|have|use
    |using|this one|this game|i want|i'd like|i would like
    |we(?:'ll| will| would|'d)? (?:play|have|use|want|like|need)|ending|we|with|it(?:'s| is)?
    |this is|at|on|in|by|for|of|from|to|also|change|keep|put|switch
    |(?:move|shift)(?= (?:the|all|our|my|deadlines?|turns?|it)\b)|shorten|lengthen|reduce|increase
    |raise|lower|cut(?: down)?|limit|slow (?:it|things|the game)? ?down
    |speed (?:it|things|the game)? ?up|just|get|have only|orders?(?: are)?
    |moves?(?= (?:are |is )?(?:due|on|every|by)\b)|ends?|closes?|come|comes|pace|or|after that
    |afterwards|all|time|times|deadlines?|turns?|phases?|fall|falls|due|run|runs
    |process(?:ed|ing)?|each|only|there (?:is|are|will be)|games?|players? (?:have|get)
    |everyone (?:has|gets)|always
  )(?![a-z0-9'])
`;

/** Where a clause ends. */
const separator = /[,;.!|]+(?=\s|$)|[;,|]|(?:and|but|plus|then|&|\+)(?=\s)|\s[-\u2013\u2014]\s|$/iy;

/** A line longer than this is a letter, no set-up. */
export const lengthMax = 400;

/** The set-up that a line says; null where it says none. */
export function readSetUp(text: string): SetUpReading | null {
  const plain = read(hoursInFigures(text), false);
  if (plain?.unread.length === 0 || text.length > lengthMax) return plain;
  const meant = inEnglish(text);
  const other = meant === text ? null : read(hoursInFigures(meant), false);
  const isBetter = other !== null && (plain === null || other.unread.length < plain.unread.length);
  return isBetter && (other.isPlain || other.unread.length === 0)
    ? asWritten(other, text, meant)
    : plain;
}

/** What was not read of the English words, where it stands in the text; all of it where nothing there is like it. */
function asWritten(reading: SetUpReading, text: string, meant: string): SetUpReading {
  const unread = reading.unread.map(({ from, to }) => {
    const words = meant.slice(from, to).trim();
    const at = text.indexOf(words);
    return at < 0 ? { from: 0, to: text.length } : { from: at, to: at + words.length };
  });
  return { ...reading, unread };
}

/** The set-up that a line says and nothing else; null where a clause of it is not understood. */
export const readWholeSetUp = remembering(
  (text): SetUpReading | null => read(hoursInFigures(text), true) ?? readElsewhere(text),
);

/** The set-up that a line says in another language: where a word is left over, nobody could be shown it. */
function readElsewhere(text: string): SetUpReading | null {
  if (text.length > lengthMax) return null;
  const meant = inEnglish(text);
  return meant === text ? null : read(hoursInFigures(meant), true);
}

function read(text: string, isWhole: boolean): SetUpReading | null {
  if (text.length > lengthMax) return null;
  const parts: SetUpPart[] = [];
  const unread: Place[] = [];
  let [phrases, isPlain] = [0, false];
  for (let at = 0; at < text.length; ) {
    const clause = readClause(text, at);
    if (clause.isRead) {
      parts.push(...clause.phrases.flatMap((phrase) => phrase.parts));
      phrases += clause.phrases.length;
      isPlain ||= clause.phrases.some((phrase) => phrase.isPlain);
    } else if (isWhole) return null;
    else unread.push({ from: at + leading(text.slice(at)), to: clause.end });
    at = Math.max(afterSeparator(text, clause.end), at + 1);
  }
  const isSaid = isPlain || phrases > 1 || /\bdeadlines\b/i.test(text);
  return parts.length === 0 ? null : { parts: parts.map(ofMoves), unread, isPlain: isSaid };
}

/**
 * `Every Tuesday and Friday, retreats and builds a day later`: a day later is no Tuesday, so the days are those
 * of the moves.
 */
function ofMoves(part: SetUpPart, _: number, parts: readonly SetUpPart[]): SetUpPart {
  const isOfFewDays =
    part.kind === "clock" && (part.change.days ?? everyDay).replace(/-/g, "").length <= 3;
  const isApart = parts.some(
    (other) =>
      other.kind === "clock" &&
      other.change.nextHours !== undefined &&
      other.change.nextHours < longestApart &&
      !other.clocks.includes("move"),
  );
  return isOfFewDays && isApart && part.change.days !== undefined
    ? { ...part, clocks: ["move"] }
    : part;
}

/** In hours: retreats that have longer may well wait for one of the days. */
const longestApart = 48;

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

interface Clause {
  readonly phrases: readonly Phrase[];
  readonly isRead: boolean;
  readonly end: number;
}

/** The clause that begins at `start`. */
function readClause(text: string, start: number): Clause {
  const phrases: Phrase[] = [];
  for (let at = start; ; ) {
    const phrase = phraseAt(text, at);
    if (phrase !== null) {
      phrases.push(phrase);
      at = phrase.end;
    } else if (matchAt(separator, text, at) !== null) return { phrases, isRead: true, end: at };
    else {
      const skipped = matchAt(filler, text, at);
      if (skipped === null) return { phrases, isRead: false, end: endOfClause(text, at) };
      at += skipped.length;
    }
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function endOfClause(text: string, at: number): number {
  let end = at;
  while (end < text.length && (matchAt(separator, text, end) ?? "") === "") end++;
  return end;
}

function afterSeparator(text: string, at: number): number {
  return at + (matchAt(separator, text, at) ?? "").length;
}

/** The phrase that begins there; null for none. */
export function phraseAt(text: string, at: number): Phrase | null {
  if (/[a-z0-9]/i.test(text[at - 1] ?? "") || /[\s,;.]/.test(text[at] ?? " ")) return null;
  return dated(text, at) ?? timed(text, at) ?? zoned(text, at) ?? fixed(text, at);
}

function fixed(text: string, at: number): Phrase | null {
  for (const { pattern, meaning, isVague } of patterns) {
    const match = matchOf(pattern, text, at);
    const parts = match === null ? null : meaning(match);
    if (match !== null && parts !== null)
      return { parts, end: at + match[0].length, isPlain: !isVague };
  }
  return null;
}

function matchOf(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const linked = wrapped`
  (?:
    \s*[:=]
    |\s+(?:
      is|on|at|from|the|date|time|not before|no earlier than|not earlier than|will be|should be
      |shall be|must be|falls?|ends?|due
    )\b
  )*\s*
`;
/** `Put the start off until Monday` */
const moving = wrapped`
  (?:move|put|push|set|postpone|delay|bring)\s+(?:(?:back|off|forward)\s+)?(?:the\s+)?
    (?:start|beginning|kick-?off)(?:\s+of\s+the\s+game)?
    (?:\s+(?:back|off|forward|to|until|till|for)(?![a-z]))*
`;
const starting = regex("iy")`
  (?:
    ${moving}
    |(?:(?:the\s+)?(?:game|play|we|it)\s+|let(?:'s|\s+us)\s+(?:all\s+)?)?(?:
      (?:will|should|shall|can|could|to|want to|would like to)\s+
    )?(?:
      starts?|starting|begins?|beginning|kick(?:s)?[\s-]?off|launch(?:es)?|commences?|commencing
      |opens|not before|no earlier than
    )(?![a-z])(?:\s+(?:the game|game|it)(?![a-z]))?
  )${linked}
`;
const firstDue = regex("iy")`
  (?:the\s+)?(?:
    first(?:\s+(?:deadline|turn|phase|orders?|moves?)(?![a-z]))+
    |(?:spring|s)\s?(?:of\s)?\d{2,4}m?(?:\s+(?:deadline|orders?|moves?)(?![a-z]))*
  )${linked}
`;
const whenFull = regex("iy")`
  (?:the\s+)?(?:(?:games?|it|we)\s+)?(?:starts?|begins?|starting|kicks?[\s-]?off|goes|go)\s+(?:
    (?:as soon as|once|when(?:ever)?)\s+(?:it is |it's |we are |we're |the game is )?(?:
      full|all (?:the )?seats are (?:taken|filled)|we have (?:all|seven|7|enough) players
      |(?:there are|there're|there's|there is|we are|we're) (?:all |at )?
        (?:seven|7|complete|enough|all here)(?: players| of us| people| in)?
      |(?:seven|7)(?: players| people)?(?: have joined| are in)?
      |the (?:last|seventh) (?:player|seat|person) (?:
        has joined|joins|is (?:in|taken|there|filled)
      )
      |(?:everyone|everybody|all of us) (?:has joined|is in|are in|is there|is here)|all are in
    )
    |immediately|at once
  )(?![a-z])
  |(?:once|when|as soon as) (?:
    (?:all )?(?:seven|7)(?: (?:people|players|of us))?|everyone|everybody|all(?: players| of us)?
    |the (?:last|seventh) (?:player|person|one)
  ) (?:have|has|are|is) (?:joined|in|here|there)(?: us)?,? (?:please )?(?:start|begin|kick off)(?: (?:
    straight away|right away|at once|immediately|the game|it
  ))*(?: with (?:the )?(?:powers|countries) (?:drawn|given out|assigned)
      (?: by lot| at random| randomly)?)?(?![a-z])
`;

/** When the game begins, or its first phase ends. */
function dated(text: string, at: number): Phrase | null {
  const full = matchOf(whenFull, text, at);
  if (full !== null) {
    return { parts: [{ kind: "start", when: null }], end: at + full[0].length, isPlain: true };
  }
  for (const [pattern, kind] of [
    [firstDue, "first-deadline"],
    [starting, "start"],
  ] as const) {
    const match = matchOf(pattern, text, at);
    const found = match === null ? null : longestDate(text, at + match[0].length);
    if (found !== null)
      return { parts: [{ kind, when: found.date }], end: found.end, isPlain: true };
  }
  return null;
}

/**
 * Behind a comma a date goes on with a day and a month, not with the time of another clause; behind `7.` with a
 * month.
 */
const dateEnds = regex("i")`
  [;|!]|\.(?=\s|$)(?!(?<=(?<![:.\d])\b\d{1,2}\.)\s+[a-z\u00e4]{3})
  |,(?! ?(?:
    \d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?\b|\d{4}\b|at\b
  ))
`;

/** The longest date that begins at `from`. */
function longestDate(text: string, from: number): { date: DateExpression; end: number } | null {
  const rest = text.slice(from);
  const limit = from + (dateEnds.exec(rest)?.index ?? rest.length);
  for (let end = limit; end > from; end = lastBlank(text, from, end)) {
    const words = text.slice(from, end).trimEnd();
    const reading = readDate(words);
    if (reading.kind === "date") return { date: reading.date, end: from + words.length };
  }
  return null;
}

function lastBlank(text: string, from: number, end: number): number {
  const at = text.lastIndexOf(" ", end - 1);
  return at < from ? from : at;
}

const timeOfDay = regex("iy")`
  (?:
    (?:deadlines?|due|orders (?:are )?due)\s*[:=]?\s+(?:(?:is|are|at|by|always)\s+)*
      (?=\d{1,2}[:.h]?\d{0,2}\s?(?:[ap]m)?\s+\(?[A-Z])
    |(?:(?:daily|each day|every day|always)\s+)?(?:at|by|around)\s+
    |orders (?:are )?due (?:at|by) +|time\s*(?:of day\s*)?[:=]?\s*(?:is\s+)?|clock\s*[:=]?\s*
  )?(
    \d{1,2}(?::\d\d)?(?: ?o'?clock)? (?:in the (?:morning|afternoon|evening)|at night)
    |\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\b\.?)?(?:\s?(?:h|hrs?|hours|uhr)\b)?
    |\d{4}\s?(?:hrs?|hours|h)\b|\d{4}(?=\s(?:utc|gmt))|\d{1,2}\s?[ap]\.?m\b\.?
    |(?:1[3-9]|2[0-3]|0) ?(?:o'?clock|uhr)|(?<=(?:at|by) )\d{1,2}h\b|(?:12 )?(?:noon|midnight)
  )(?![\w:])
`;

/** `at 21:00 Berlin time`: the time of day of all deadlines, with the zone of the game. */
function timed(text: string, at: number): Phrase | null {
  const match = matchOf(timeOfDay, text, at);
  if (match === null) return null;
  const [said, time = ""] = match;
  const minute = minuteOf(time);
  if (minute === null) return null;
  const isPlain = said !== time;
  const part: SetUpPart = {
    kind: "clock",
    clocks: everyClock,
    change: { clockMinute: minute % 1440 },
  };
  const from = at + said.length;
  const [gap = ""] =
    /^[\s,]*(?:(?:in|sharp|local)\s+)?\(?(?:the\s+)?/i.exec(text.slice(from)) ?? [];
  const place = zoneAt(text, from + gap.length);
  if (place === null) return { parts: [part], end: from, isPlain };
  const zone: SetUpPart = { kind: "zone", zone: place.zone };
  return { parts: [part, zone], end: place.end, isPlain };
}

function minuteOf(time: string): number | null {
  const clock = time.replace(/^(\d{1,2})h$/i, "$1:00").replace(/^(\d\d)(\d\d)$/, "$1:$2");
  const reading = readDate(clock);
  return reading.kind === "date" && reading.date.kind === "calendar"
    ? reading.date.minuteOfDay
    : null;
}

const zoneWord = regex("iy")`
  (?:
    (?:all|the)\s+(?:times?|hours|deadlines?)\s+(?:in (?:this|the|our|my) game\s+)?(?:
      (?:are|is|should be|shall be|must be|run on|go by|are given in)\s+
    )?(?:in\s+)?
    |(?:(?:game|my|our|the)\s+)?(?:time\s?)?zone\s*(?:[:=]|is)?\s*(?:the\s+)?
    |times? (?:are )?in\s+
    |(?:we(?:'re| are|re)|i(?:'m| am)|im|i live|we live)\s+(?:all\s+|both\s+)?(?:based\s+)?in\s+
      (?:the\s+)?
  )
`;
const zoneAlone = regex("y")`
  [A-Za-z]+/[A-Za-z_]+(?:/[A-Za-z_]+)?|[A-Za-z]+(?:[ -][A-Za-z]+){0,2} time(?![a-z])
  |[A-Z]{3,4}(?![A-Za-z])
`;

/** `timezone Europe/Berlin`, `CET`, `London time`. */
function zoned(text: string, at: number): Phrase | null {
  const word = matchOf(zoneWord, text, at)?.[0] ?? "";
  if (word !== "") {
    const place = zoneAt(text, at + word.length);
    return place === null
      ? null
      : { parts: [{ kind: "zone", zone: place.zone }], end: place.end, isPlain: true };
  }
  const [alone = ""] = matchOf(zoneAlone, text, at) ?? [];
  const zone = alone === "" ? null : knownZone(alone);
  return zone === null
    ? null
    : { parts: [{ kind: "zone", zone }], end: at + alone.length, isPlain: false };
}
