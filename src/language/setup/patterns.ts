/**
 * The phrases of a set-up: how each is written, and what it says. They are tried in order at each place of a line;
 * where several begin alike, the longer stands first.
 */
import type { Clock, ClockKind, SettingsChange } from "../../game/index.js";
import { countGap, countPattern, spanMinutes } from "../dates/date-words.js";
import {
  anyDaysPattern,
  daysNamed,
  daysPattern,
  daysWithout,
  everyDay,
  weekdays,
  weekend,
} from "./days.js";
import { everyClock, type SetUpPart } from "./part.js";

interface Pattern {
  readonly pattern: RegExp;
  /** Null where the words fit and their values do not. */
  readonly meaning: (match: RegExpExecArray) => readonly SetUpPart[] | null;
  /** It could stand in any mail: alone it is no set-up. */
  readonly isVague: boolean;
}

const unit = "weeks?|w|days?|d|hours?|hrs?|h|minutes?|mins?";
const often =
  "daily|once a day|every other day|every second day|weekly|once a week|every day(?! of)|nightly";
const span = `(?:(?:every|each)\\s+)?(?<count>${countPattern})${countGap}(?<unit>${unit})\\b|(?:every|each)\\s+(?<each>hour|week)\\b|(?<often>${often})\\b`;
/** A span that is repeated in one pattern needs other names. */
const isWord =
  "(?:\\s*[:=]\\s*|\\s+(?:is|are|of|at|to|for|get|gets|have|has|last|lasts|every|take|takes|within|in|set to)\\b)*\\s*";

const phases: readonly (readonly [ClockKind, string])[] = [
  ["retreat", "retreats?|retreating"],
  [
    "adjust",
    "builds?|building|adjusts?|adjustments?|winters?|removals?|disbands?|build(?:s|ing)?\\s*/\\s*disbands?",
  ],
  ["move", "moves?|movements?|orders?|spring(?:\\s*(?:and|/|&)\\s*(?:fall|autumn))?|fall|autumn"],
];
const phase = `(?:${phases.map(([, words]) => words).join("|")})(?:\\s+(?:phases?|turns?|seasons?|deadlines?))?`;
const phaseList = `(?<phases>${phase}(?:\\s*(?:,|/|&|\\+|\\band\\b)\\s*${phase})*)\\b`;
const anyPhase =
  "(?:(?:all|every|each|per|a|an|the|game|order|orders|between|my|our)\\s+){0,3}(?:deadlines?|phases?|turns?|seasons?|rounds?|pace|speed|cycle|turnaround|turn length|phase length|next)";
const late = "(?:\\s+(?:for|to)\\s+(?:late|latecomers|nmrs?)(?:\\s+(?:orders?|players?|people))?)?";

const some = (...parts: readonly SetUpPart[]) => parts;
const clock = (change: Partial<Clock>, clocks: readonly ClockKind[] = everyClock): SetUpPart => ({
  kind: "clock",
  clocks,
  change,
});
const settings = (change: SettingsChange): SetUpPart => ({ kind: "settings", change });
const days = (letters: string | null) => (letters === null ? null : some(clock({ days: letters })));

function whole(source: string): RegExp {
  return new RegExp(`(?:${source})(?![a-z0-9])`, "iy");
}

function says(source: string, meaning: Pattern["meaning"], isVague = false): Pattern {
  return { pattern: whole(source), meaning, isVague };
}

/** A phrase that has one meaning. */
function sets(source: string, change: SettingsChange): Pattern {
  return says(source, () => some(settings(change)));
}

/** The hours of the span in a match; no phase is longer than a year. */
function hoursIn({ groups = {} }: RegExpExecArray): number | null {
  const often = groups.often ?? groups.plain;
  const minutes = often === undefined ? spanOf(groups) : oftenMinutes(often);
  return minutes > 0 && minutes <= 366 * 1440 ? minutes / 60 : null;
}

function spanOf({ count = "1", unit: of, each }: Partial<Record<string, string>>): number {
  return spanMinutes(count, of ?? each ?? "");
}

function oftenMinutes(word: string): number {
  if (/week/i.test(word)) return 7 * 1440;
  return /other|second/i.test(word) ? 2 * 1440 : 1440;
}

function withHours(make: (hours: number, match: RegExpExecArray) => readonly SetUpPart[]) {
  return (match: RegExpExecArray) => {
    const hours = hoursIn(match);
    return hours === null ? null : make(hours, match);
  };
}

const graced = withHours((hours) => some(clock({ graceHours: hours })));
const noGrace = () => some(clock({ graceHours: 0 }));
const paced = withHours((hours) => some({ kind: "pace", hours }));
const reminded = withHours((hours) => some(settings({ reminderHours: [hours] })));

/** Each kind of phase that a list names. */
const phased = withHours((hours, { groups }) => {
  const listed = groups?.phases ?? "";
  const clocks = phases.filter(
    ([, words]) => whole(words).test(listed) || new RegExp(`\\b(?:${words})\\b`, "i").test(listed),
  );
  return some(
    clock(
      { nextHours: hours },
      clocks.map(([kind]) => kind),
    ),
  );
});

const graceWord = "grace(?:[\\s-]+(?:periods?|time))?";

const spans: readonly Pattern[] = [
  says(`(?:no|zero|without(?: any| a)?)\\s+${graceWord}`, noGrace),
  says(`${graceWord}${isWord}(?:none|off|no|zero|0(?: ?h(?:ours)?)?)`, noGrace),
  says(`(?:${span})(?:\\s+of|\\s+as)?\\s+${graceWord}${late}`, graced),
  says(`${graceWord}${late}${isWord}(?:${span})${late}`, graced),
  says(`${graceWord}${isWord}(?<count>\\d{1,3})`, ({ groups }) =>
    some(clock({ graceHours: Number(groups?.count) })),
  ),
  says(
    `late (?:orders?|players?)${isWord}(?:(?:accepted|taken|ok)\\s+(?:for|within|up to)\\s+)?(?:another\\s+)?(?:${span})(?:\\s+(?:more|extra|late))?`,
    graced,
  ),
  says(`(?:no|without)\\s+reminders?`, () => some(settings({ reminderHours: [] }))),
  says(`(?:${span})\\s+reminders?`, reminded),
  says(
    `(?:a\\s+)?remind(?:ers?)?(?:\\s+(?:everybody|everyone|players?|them|people|us|go(?:es)? out))*${isWord}(?:${span})(?:\\s+(?:before|ahead)(?:\\s+(?:the|each|every))?(?:\\s+deadlines?)?)?`,
    reminded,
  ),
  says(
    `(?:${span})\\s+(?:(?:for|per|each|of|to)\\s+)?(?:(?:the|each|every|all|send)\\s+)?${phaseList}`,
    phased,
  ),
  says(`(?:${span})\\s+(?:(?:for|per|a|each|between|to)\\s+)*${anyPhase}`, paced),
  says(`${phaseList}${isWord}(?:${span})(?:\\s+(?:each|long))?`, phased),
  says(`${anyPhase}${isWord}(?:${span})(?:\\s+(?:each|long))?`, paced),
  says(
    `(?:one|an?|1)\\s+(?:phase|turn|move|season|deadline)\\s+(?:per\\s+|each\\s+|in\\s+)?(?:${span}|(?<plain>day|week))`,
    paced,
  ),
  says(`${span}`, paced, true),
];

const except =
  "(?:(?:not|never|no(?: deadlines?| turns?| phases?| processing)?|none|except(?: for)?|excluding|excl\\.?|skip(?:ping)?|but not|but no|no play)\\s+)(?:(?:deadlines?\\s+)?(?:on|at|over|during)\\s+)?(?:the\\s+)?";

const dayPhrases: readonly Pattern[] = [
  says(`${except}(?<off>weekends?|${anyDaysPattern})`, ({ groups }) =>
    days(daysWithout(groups?.off ?? "")),
  ),
  says(
    `(?<off>weekends?|${anyDaysPattern})\\s+(?:are\\s+|is\\s+)?(?:off|free|excluded)`,
    ({ groups }) => days(daysWithout(groups?.off ?? "")),
  ),
  says(
    "(?:on\\s+)?(?:weekdays|week days|working days|workdays|business days|work days)(?:\\s+only)?",
    () => days(weekdays),
  ),
  says("(?:on\\s+)?(?:every|each) weekday(?:\\s+only)?", () => days(weekdays)),
  says("weekends?\\s*[:=]?\\s+(?:no|none|off)", () => days(weekdays)),
  says("weekends?\\s*[:=]?\\s+(?:yes|on)", () => days(everyDay)),
  says("(?:on\\s+)?weekends(?:\\s+only)", () => days(weekend)),
  says(`deadlines?${isWord}(?:on\\s+)?(?<on>${anyDaysPattern})`, ({ groups }) =>
    days(daysNamed(groups?.on ?? "")),
  ),
  says(
    "(?:on\\s+)?(?:(?:all|any|every) days? of the week|all days|any day|(?:seven|7) days a week|all week(?: long)?|including weekends|incl\\.? weekends|weekends (?:too|included|count))",
    () => days(everyDay),
  ),
  says(`days?${isWord}(?:on\\s+)?(?<on>${anyDaysPattern})`, ({ groups }) =>
    days(daysNamed(groups?.on ?? "")),
  ),
  says(`(?:only\\s+)?(?:on\\s+)?(?<on>${daysPattern})`, ({ groups }) =>
    days(daysNamed(groups?.on ?? "")),
  ),
];

const press = "press|messages|messaging|diplomacy|negotiations?|talk(?:ing)?";
const who = "(?:players?|identities|names|players' (?:names|identities))";

const pressPhrases: readonly Pattern[] = [
  sets(
    `press${isWord}(?:none|off|no|not allowed|forbidden|nil)|(?:no|without(?: any)?|zero)[\\s-]*(?:${press})(?:\\s+(?:at all|allowed|whatsoever|of any kind))?|nopress|silent(?: game)?`,
    { press: "none" },
  ),
  sets(
    `(?:only\\s+)?(?:public|broadcast)[\\s-]+(?:press|messages)(?:\\s+only)?|only\\s+broadcasts?|broadcasts?\\s+only|press${isWord}(?:public|broadcasts?)(?:\\s+only)?|no (?:private|partial) (?:press|messages)`,
    { press: "white", partialPress: false },
  ),
  sets(
    `press${isWord}(?:white\\s*(?:/|and|or)\\s*gr[ae]y)|white\\s*(?:/|and|or)\\s*gr[ae]y press`,
    { press: "white/grey" },
  ),
  sets(
    `press${isWord}(?:gr[ae]y\\s*(?:/|and|or)\\s*white)|gr[ae]y\\s*(?:/|and|or)\\s*white press`,
    { press: "grey/white" },
  ),
  sets(
    `(?:all\\s+)?(?:gr[ae]y|anonymous|unsigned)[\\s-]+press(?:\\s+only)?|press${isWord}(?:gr[ae]y|anonymous|unsigned)`,
    { press: "grey" },
  ),
  sets(
    "rulebook press|(?:no press (?:in|during)|press only (?:in|during) (?:the )?move(?:ment)? phases?|no press between) ?(?:the )?(?:retreats?|builds?|retreats? (?:and|or) builds?)?(?: phases?)?",
    { press: "white", minorPress: false },
  ),
  sets(
    `(?:full|white|regular|normal|standard|usual|signed|free|all)[\\s-]+press|with press|press${isWord}(?:white|full|on|yes|allowed|ok|normal|regular|signed|standard)|full (?:negotiations?|diplomacy)`,
    { press: "white", partialPress: true },
  ),
];

const secrecyPhrases: readonly Pattern[] = [
  sets(
    `(?:no|not|non)[\\s-]*(?:a\\s+)?gunboat|(?:gunboat|anonymous|secret players?)\\s*[:=]?\\s+(?:no|off)|(?:everybody|everyone|all) knows? who (?:everybody|everyone|plays(?: what| which power| whom| who)?|is)(?: is| who)?|(?:known|open|public) (?:players|identities)|${who}\\s+(?:are|is)\\s+(?:known|open|public)`,
    { gunboat: false },
  ),
  sets(
    `${who} to (?:be|stay) (?:anonymous|secret|hidden)|(?:gunboat|anonymous|secret players?)\\s*[:=]?\\s+(?:yes|on)|gunboat(?:\\s+(?:game|style|rules|mode|variant))?|anonymous(?:\\s+(?:game|players?))|anonymous|(?:secret|hidden|unknown|anonymous) ${who}|${who}\\s+(?:are|is|stay|stays|remain|remains|will (?:be|stay|remain))(?:\\s+kept)?\\s+(?:anonymous|secret|hidden|unknown)(?:\\s+(?:to|from)\\s+(?:each other|one another|everybody|everyone|all|the others))?|(?:nobody|no one|no-one)\\s+(?:knows|is told|learns|(?:may|should|will|shall|must|can|is to) (?:know|learn|be told))\\s+who\\s+(?:plays|is|is playing)(?:\\s+(?:whom|who|what|which (?:power|country)))?`,
    { gunboat: true },
  ),
  sets("(?:never|don't|do not) reveal(?: the)?(?: players)?|no reveal", { reveal: false }),
  sets("reveal(?: the)? players?(?: at the end| afterwards)?", { reveal: true }),
];

const lifePhrases: readonly Pattern[] = [
  sets(
    "(?:manual start|i(?:'ll| will) start (?:it|the game|this)(?: myself| by hand| manually)?|start(?:ed)? (?:by hand|manually|by me|by the gm))",
    { manualStart: true },
  ),
  sets(
    "(?:i(?:'ll| will| want to| would like to)\\s+)?approve (?:(?:all|the|every|each|new)\\s+)*(?:players?|joiners|candidates)|approval(?: required| needed)?|(?:new )?players need (?:my )?approval",
    { approval: true },
  ),
  sets(
    "(?:manual processing|i(?:'ll| will) process (?:(?:the|each|every)\\s+)*(?:phases?|turns?|game|it)?(?: myself| by hand| manually)|process(?:ed|ing)? (?:by hand|manually))",
    { manualProcess: true },
  ),
  says(
    "(?:no|never) (?:early (?:processing|adjudication|turns?|results)|process early)|(?:process(?:ed|ing)?|adjudicated?|run) only at (?:the )?deadlines?|(?:hard|fixed) deadlines?|never early|wait for the deadline",
    () => some({ kind: "early", isAllowed: false }),
  ),
  says(
    "early (?:processing|adjudication)(?: is)?(?: on| allowed| ok| fine)?|(?:process(?:ed|es)?|adjudicated?|run) (?:early|as soon as (?:all|everyone|everybody)(?:'s)?(?: the)?(?: orders)?(?: (?:are|is|has|have))?(?: (?:in|ordered|submitted|ready))?)",
    () => some({ kind: "early", isAllowed: true }),
  ),
  sets(
    "(?:wait|waits|waiting) for (?:late (?:players|orders)|everybody|everyone|all(?: the)? orders|all players)|nmr[\\s:=]*wait",
    { nmr: { kind: "wait" } },
  ),
  sets(
    "nmr[\\s:=]*hold|(?:units|nmrs?|late players|missing orders)(?:'s? units)? (?:just )?hold|don't wait for late (?:players|orders)",
    { nmr: { kind: "hold" } },
  ),
  says(
    `(?<count>${countPattern})[\\s-]+(?:nmrs?|missed (?:turns?|phases?|deadlines?))(?:\\s+in a row)?(?:\\s*(?:=|->|and|means?|then|,))*\\s*(?:you(?:'re| are) |they are )?(?:out|replaced?|replacement|ejected|removed|dropped|lose the seat)`,
    replaced,
  ),
  says(
    `replaced?(?: players?)?(?: after| for)?\\s+(?<count>${countPattern})\\s+(?:nmrs?|missed (?:turns?|phases?|deadlines?)|misses)(?:\\s+in a row)?`,
    replaced,
  ),
  says(
    `after\\s+(?<count>${countPattern})[\\s-]+(?:nmrs?|missed (?:turns?|phases?|deadlines?))(?:\\s+in a row)?\\s+(?:a player|players|they|you|the player)\\s+(?:is|are|will be|gets?)\\s+(?:replaced|ejected|removed|dropped|out)`,
    replaced,
  ),
  says(
    "or (?:when|once|as soon as) (?:(?:we have|there are) (?:all|seven|7|enough)(?: the)? players|(?:it is |it's |we are )?full)",
    () => [],
  ),
  says("(?:two|2) strikes(?: and you're out)?", () =>
    some(settings({ nmr: { kind: "replace", after: 2 } })),
  ),
  sets(
    "(?:no dias|non-dias|draws? (?:need not|don't have to|do not have to|may not) include (?:all|everybody|everyone|all survivors|every survivor))",
    { dias: false },
  ),
  sets(
    "(?:allow )?draws? (?:only )?(?:including|include|among|between) (?:all )?(?:the )?survivors(?: only)?|(?:dias|draws? (?:must )?includes? (?:all|everybody|everyone|all survivors|every survivor)(?: survivors)?)",
    { dias: true },
  ),
  sets(
    "(?:open|public|visible) (?:draw )?votes?|(?:draw )?votes? (?:are|is) (?:open|public|visible)",
    { openVotes: true },
  ),
  sets("(?:secret|hidden) (?:draw )?votes?|(?:draw )?votes? (?:are|is) (?:secret|hidden)", {
    openVotes: false,
  }),
  sets("(?:scoring\\s*[:=]?\\s*)?draw[\\s-]size(?: scoring)?|dss", { scoring: "draw-size" }),
  sets("(?:scoring\\s*[:=]?\\s*)?sum[\\s-]of[\\s-]squares(?: scoring)?|sos(?: scoring)?", {
    scoring: "sum-of-squares",
  }),
  sets("unlisted|not listed|private game|hidden game", { listed: false }),
  sets("listed|public game", { listed: true }),
  says(
    "(?:rules?|rulebook|rule book)(?:\\s*[:=]\\s*|\\s+(?:of|from|is|are)\\s+|\\s+)(?<rules>2025|2023|2000|1982|1971|dptg|judge|alexander|hand)|(?<edition>2025|2023|2000|1982|1971)[\\s-]+(?:rules?|rulebook)",
    ({ groups }) =>
      some({ kind: "rules", rules: (groups?.rules ?? groups?.edition ?? "").toLowerCase() }),
  ),
  says("(?:the\\s+)?standard(?:\\s+(?:map|board|variant|diplomacy|game|rules))", () =>
    some({ kind: "variant", variant: "standard" }),
  ),
];

function replaced({ groups = {} }: RegExpExecArray): readonly SetUpPart[] {
  const after = Math.max(1, Math.round(spanMinutes(groups.count ?? "2", "m")));
  return some(settings({ nmr: { kind: "replace", after } }));
}

/** All phrases that one pattern reads; times and dates, which are read in words, stand in `read-set-up.ts`. */
export const patterns: readonly Pattern[] = [
  ...dayPhrases,
  ...spans,
  ...pressPhrases,
  ...secrecyPhrases,
  ...lifePhrases,
];
