/**
 * The phrases of a set-up that a sentence of prose holds, whatever stands between them: what nobody would say
 * of anything else, spans by the words around them, and nothing that is denied or depends. It is no more than a
 * guess, and to be shown.
 */
import { regex } from "../../util/index.js";
import { halvesInHours, hoursInFigures } from "../dates/date-words.js";
import { daysNamed, daysWithout } from "./days.js";
import { daysOffSaid, deniesDays, leavesDayOpen } from "./days-off.js";
import { inEnglish } from "./elsewhere.js";
import type { Phrase, SetUpPart } from "./part.js";
import { clock, free } from "./pattern.js";
import { lengthMax, phraseAt } from "./read-set-up.js";
import { type Span, spansMeant } from "./spans.js";

/** A phrase, as it was said or what that is in English, and as it can be said behind a SET. */
export interface SaidWithin {
  readonly said: string;
  readonly parts: readonly SetUpPart[];
}

interface Found extends SaidWithin {
  readonly from: number;
  readonly to: number;
  readonly isSure: boolean;
}

/** `besides` is how much the same sentence is known to say of a set-up already. */
export function setUpWithin(sentence: string, besides = 0): readonly SaidWithin[] {
  if (sentence.length > lengthMax) return [];
  const text = hoursInFigures(inEnglish(halvesInHours(sentence)));
  const found = withZones(text, phrasesIn(text));
  const sure = found.filter(({ isSure }) => isSure);
  const rest = sure.reduce(
    (left, { from, to }) => left.slice(0, from) + ";".repeat(to - from) + left.slice(to),
    text,
  );
  const isSaid = ({ from, to }: Span) => sure.some((each) => each.from <= from && to <= each.to);
  const spans = spansMeant(rest, found.flatMap(asSpan))
    .filter((each) => !isSaid(each))
    .map((each) => ({ ...each, said: wordsOf(each) }));
  const times = beside(text, sure.length + spans.length + besides) ? found.filter(isTime) : [];
  const all = [...sure, ...spans, ...times].sort((one, other) => one.from - other.from);
  const off = daysOffSaid(text, sentence);
  if (off !== null) return [...all.filter((each) => !setsDays(each)), off];
  const isAlone = all.length + besides === 1;
  const isDenied = ({ said }: SaidWithin) =>
    deniesDays(text, said) || (isAlone && leavesDayOpen(text, said));
  return all.filter((each) => !(setsDays(each) && isDenied(each)));
}

function phrasesIn(text: string): readonly Found[] {
  const found: Found[] = [];
  let isDenied = false;
  for (let at = 0; at < text.length; ) {
    const phrase = phraseAt(text, at);
    if (phrase === null) {
      anyWord.lastIndex = at;
      const [word = null] = anyWord.exec(text) ?? [];
      const isOver = word === null ? /[,;.]/.test(text[at]!) : anotherSpan.test(text.slice(at));
      isDenied = !isOver && (isDenied || (word !== null && denies.test(word)));
      at += word?.length ?? 1;
      continue;
    }
    const written = text.slice(at, phrase.end);
    const off = deniedBehind(text.slice(phrase.end), written);
    const said = off === null ? written : `not on ${written.replace(/^on /i, "")}`;
    const place = { said, parts: off ?? phrase.parts, from: at, to: phrase.end };
    const isOfDate = phrase.parts.some(setsClock) && dateBefore.test(text.slice(0, at));
    if (!isDenied && !isOfDate) found.push({ ...place, isSure: isSure(phrase, said) });
    at = phrase.end;
  }
  return found;
}

/** `Tuesdays at noon, London time`: a zone belongs to the time that it stands behind. */
function withZones(text: string, found: readonly Found[]): readonly Found[] {
  const all: Found[] = [];
  for (const each of found) {
    const time = all.at(-1);
    const isBehind =
      time?.parts.some(setsClock) === true &&
      each.parts.every(({ kind }) => kind === "zone") &&
      /^[\s,(]*$/.test(text.slice(time.to, each.from));
    if (isBehind) all.pop();
    all.push(isBehind ? together(time, each) : each);
  }
  return all;
}

function together(time: Found, zone: Found): Found {
  const parts = [...time.parts, ...zone.parts];
  return { ...time, said: `${time.said} ${zone.said}`, parts, to: zone.to };
}

function isSure(phrase: Phrase, said: string): boolean {
  const isZone = phrase.parts.every(({ kind }) => kind === "zone");
  return phrase.isPlain || phrase.parts.length > 1 || isZone || recurs.test(said);
}

function setsClock(part: SetUpPart): boolean {
  return part.kind === "clock" && part.change.clockMinute !== undefined;
}

/** `Monday the 13th April, 8 in the evening`: the hour of one day, and not of all deadlines. */
const dateBefore = regex("i")`
  (?:
    \b\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*
    |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?
  )(?: 20\d\d)?,? (?:at )?$
`;

/** `every 3 days` is the pace of a game; `two days` may be anything. */
const recurs = /^(?:each|every(?! day\b)|once|twice|weekly|one (?:move|turn|phase))\b/i;
/** `Nothing on Sundays and 5 days per turn` */
const anotherSpan = /^(?:and|und|et|y|e|en) (?:\d+ ?(?:days?|hours?|hrs?|h|d)\b|every\b)/i;
const anyWord = /[\p{L}\p{N}'\u2019]+/uy;
const denies = regex("iu")`
  ^(?:
    not|no|never|nobody|nadie|personne|niemand|don['\u2019]?t|doesn['\u2019]?t|isn['\u2019]?t|without
    |except|than|if|unless|whether|until|was|were|had|nothing|outside|off|drop(?:ping)?|scrap(?:ping)?|ditch|abolish
    |remove
    |rid|stop|nicht|kein\p{L}*|ohne|außer|pas|rien|sauf|sans
    |sin|salvo|excepto|senza|niente|nessun\p{L}*|tranne|non|si|se|wenn|falls
  )$
`;

const denial = regex("iu")`
  ^\W*(?:(?:are|is|be|we|se|si|wird|wollen wir|on|man) )*(?:
    no se|no|not|non|nicht|nie|never|off|free|frei|pas|ne|geen|niet|libres?|liber[ei]|don't
  )(?!\p{L})
`;

/** `Sábados y domingos no se juega`: the days that are left; null where the days before these words are meant. */
function deniedBehind(behind: string, said: string): readonly SetUpPart[] | null {
  const isOff = denial.test(behind);
  const days = isOff && dayAlone.test(said) ? daysWithout(said) : null;
  return days === null ? null : [free(days)];
}

const someDay = "(?:sun|mon|tues|wednes|thurs|fri|satur)days?";
const dayAlone = new RegExp(
  `^(?:on )?${someDay}(?:\\W+(?:(?:and|or|on)\\W+)*${someDay})*(?:\\W+(?:and|or|on))*\\W*$`,
  "i",
);

/** Does it set the days of deadlines, and nothing else? */
export function setsDays({ parts }: SaidWithin): boolean {
  return parts.every((part) => part.kind === "clock" && part.change.days !== undefined);
}

function asSpan({ parts, from, to }: Found): readonly Span[] {
  const [part, other] = parts;
  return part?.kind === "pace" && other === undefined ? [{ from, to, hours: part.hours }] : [];
}

/** What a span is about, in words that can be sent. */
function wordsOf({ hours, parts: [part] }: ReturnType<typeof spansMeant>[number]): string {
  const isDays = hours % 24 === 0;
  const count = isDays ? hours / 24 : hours;
  const span = `${count} ${isDays ? "day" : "hour"}${count === 1 ? "" : "s"}`;
  if (part?.kind === "settings") return `REMINDER ${part.change.reminderHours?.join(" ")}`;
  if (part?.kind !== "clock")
    return `${span} ${part?.kind === "pace" && part.isEvery === true ? "for every phase" : "per turn"}`;
  if (part.change.graceHours !== undefined) return `grace ${span}`;
  const names = { move: "moves", retreat: "retreats", adjust: "builds" } as const;
  return `${span} for ${part.clocks.map((kind) => names[kind]).join(" and ")}`;
}

/**
 * `2 days for turn, 18:00 our time`: a bare time of day, where the sentence says more of the game and names no
 * two times.
 */
function beside(text: string, others: number): boolean {
  return others > 0 && !/\b(?:between|from|until|till|before|after|an? hour)\b/i.test(text);
}

/** `One turn a week, always on Sunday`: the one day that is named beside such a pace. */
export function dayOfWeek(text: string, said: readonly SaidWithin[]): readonly SaidWithin[] {
  const parts = said.flatMap((each) => each.parts);
  const isWeekly = parts.some((part) => part.kind === "pace" && part.hours === 168);
  const hasDays = parts.some((part) => part.kind === "clock" && part.change.days !== undefined);
  const [day, other] = text.match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gi) ?? [];
  if (!isWeekly || hasDays || day === undefined || other !== undefined) return [];
  const days = daysNamed(day);
  return days === null ? [] : [{ said: `days ${day}`, parts: [clock({ days })] }];
}

function isTime({ isSure, parts: [part] }: Found): boolean {
  return !isSure && part !== undefined && setsClock(part);
}
