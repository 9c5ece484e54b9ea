/**
 * What a GM's sentence wants done, by what it is about, in which direction and by how much. Each part of the
 * sentence is accounted for: read as a wish, passed over as a reason, or given back.
 */
import { regex, wrapped } from "../../util/index.js";
import { saysNextWeek } from "../dates/weeks-said.js";
import { wantsNoPublic } from "../questions/no-public-press.js";
import { isWanting, plainWords } from "../questions/question-words.js";
import { type Amounts, type DayNamed, movedTo, rangeOf } from "./amounts.js";
import { asks } from "./can-you.js";
import { timesInEnglish } from "./english.js";
import type { Hour } from "./hours.js";
import { dayKeptFree, type Group, partsOf } from "./parts.js";
import { type PhaseDays, phaseDaysOf, type Season, seasonIn } from "./phases.js";
import { type Moment, momentOf } from "./running/moments.js";
import { type RestUntil, restUntil } from "./running/rest-until.js";
import { standsStill } from "./running/running-asked.js";
import {
  any,
  atOnce,
  away,
  bringsForward,
  conditional,
  dayBefore,
  feast,
  gives,
  lasting,
  lasts,
  more,
  movedBy,
  moves,
  mustNotFall,
  nextPhase,
  noMore,
  ofAll,
  onceFull,
  putsOff,
  rather,
  remindsThat,
  removes,
  stands,
  toldBefore,
  tooMuch,
  topicsOf,
  weekly,
  without,
} from "./topics.js";

export type GmWish =
  | {
      readonly kind: "schedule";
      readonly days: readonly number[];
      readonly hours: readonly Hour[];
      readonly zone: string | null;
      /** The days are those of weeks, and a phase lasts one. */
      readonly isWeekly?: true;
    }
  | PhaseDays
  | { readonly kind: "days-off"; readonly days: readonly number[] }
  | {
      readonly kind: "deadline";
      readonly at: Moment;
      readonly season: Season | null;
      /** Later than it is now. */
      readonly isPutOff: boolean;
      readonly isGiven: boolean;
    }
  /** Less time where the number is negative. */
  | { readonly kind: "extend"; readonly hours: number }
  /** Until then, or for so many hours from now. */
  | { readonly kind: "pause"; readonly until: Moment | number }
  | { readonly kind: "rest"; readonly first: string; readonly last: string }
  | { readonly kind: "resume" }
  | { readonly kind: "reminder"; readonly hours: readonly number[] }
  | { readonly kind: "grace"; readonly hours: number }
  /** No deadline from the first day until the game goes on. */
  | ({ readonly kind: "break" } & RestUntil)
  | { readonly kind: "no-early" }
  | { readonly kind: "no-broadcasts" }
  | { readonly kind: "start"; readonly at: Moment };

interface WishesSaid {
  readonly wishes: readonly { readonly wish: GmWish; readonly text: string }[];
  readonly left: string;
}

const longest = 400;

/** `..., ok?` */
const agreed =
  /,? (?:ok|okay|all right|alright|agreed|fine|will you|would you|shall we|please)\s*\?+\s*$/i;

/** What a sentence wants; null where no part of it wants anything that is read here. */
export function gmWishesIn(said: string): WishesSaid | null {
  const sentence = said.replace(agreed, "");
  if (sentence.length > longest || asks(sentence) || feast.test(sentence)) return null;
  if (wantsNoPublic(sentence))
    return { wishes: [{ wish: { kind: "no-broadcasts" }, text: sentence }], left: "" };
  const rest = restUntil(sentence);
  if (rest !== null)
    return { wishes: [{ wish: { kind: "break", ...rest }, text: sentence }], left: "" };
  const { groups, left } = partsOf(sentence);
  const depends = ({ plain, topics }: Group) =>
    conditional.test(plain.replace(onceFull, "")) && topics[0] !== "grace";
  const isPut = left.some((each) => conditional.test(timesInEnglish(each)));
  if (groups.some((each) => depends(each) || isPaced(each))) return null;
  if (isForOthers(sentence)) return null;
  const found = groups.map((group) => ({ group, wish: isTold(group) ? null : wishOf(group) }));
  // `Please pause us from the 12th to the 19th, no deadline should fall into that time`
  const rests = found.some(({ wish }) => wish?.kind === "rest" || wish?.kind === "pause");
  const read = found.filter(({ group, wish }) => !(rests && wish === null && sparesThem(group)));
  const wishes = read.flatMap(({ group, wish }) =>
    wish === null ? [] : [{ wish: inItsWeek(wish, sentence), text: group.text }],
  );
  if (wishes.length === 0) return null;
  // `Once spring is through, please hold the game from the 12th to the 19th`: the days say when.
  const isDated = wishes.every(({ wish }) => wish.kind === "rest") && left.every(isNoIf);
  if (isPut && !isDated) return null;
  const others = read.flatMap(({ group, wish }) => (wish === null ? [group.text] : []));
  const isReason = (part: string) =>
    wishes.some(({ wish }) => wish.kind === "deadline" || wish.kind === "extend") &&
    wantsTime.test(timesInEnglish(part));
  return {
    wishes,
    left: [...others, ...left.filter(wantsMore)].filter((part) => !isReason(part)).join(", "),
  };
}

/** `Next week I am away, so pause from Monday to Friday`: the days are those of that week. */
function inItsWeek(wish: GmWish, sentence: string): GmWish {
  if (wish.kind !== "rest" || !saysNextWeek(plainWords(sentence))) return wish;
  const inNext = (day: string) => (/^[a-z]+day$/.test(day) ? `next ${day}` : day);
  return { ...wish, first: inNext(wish.first), last: inNext(wish.last) };
}

/** `Two of us need more time, so ...`: why a deadline is moved. */
const wantsTime = /\b(?:more|mehr|plus de|mas|piu|meer) (?:time|zeit|temps|tiempo|tempo|tijd)\b/;

function isNoIf(part: string): boolean {
  return !conditional.test(timesInEnglish(part).replace(/^\W*(?:and )?(?:once|when|after) /, ""));
}

/** No deadline, on days that another part of the sentence names. */
function sparesThem({ plain, topics: [topic], amounts }: Group): boolean {
  const { dates, weekdays, hours, spans } = amounts;
  const namesNone = dates.length + weekdays.length + hours.length + spans.length === 0;
  return topic === "deadline" && namesNone && without.test(plain);
}

/** What stands beside a wish is most often why it is wished. */
function wantsMore(part: string): boolean {
  return part.includes("@") || isWanting(part) || topicsOf(timesInEnglish(part)).length > 0;
}

/** `We'll play on Friday, not on Thursday`: the end of one turn, or more time for it, and no rule for all. */
export function movesDeadline(sentence: string): boolean {
  return (gmWishesIn(sentence)?.wishes ?? []).some(
    ({ wish }) => wish.kind === "deadline" || wish.kind === "extend",
  );
}

/** `Mondays at eight and Thursdays at ten`: one of them alone would be half of it. */
export function namesTwoHours(sentence: string): boolean {
  return (gmWishesIn(sentence)?.wishes ?? []).some(
    ({ wish }) =>
      wish.kind === "schedule" && new Set(wish.hours.map(({ minute }) => minute)).size > 1,
  );
}

/** How fast a game runs is read as a set-up is, but for `one turn a week, on Fridays`. */
function isPaced(group: Group): boolean {
  const { topics, plain, amounts } = group;
  const { weekdays, spans } = amounts;
  if (phaseDaysOf(group) !== null) return false;
  if (!topics.includes("pace") || (weekly.test(plain) && weekdays.length === 1)) return false;
  // `Let the builds be due on Monday the 16th`: one deadline, and no pace.
  return !isOnce(weekdays, spans) || !dueThen.test(plain);
}

function isOnce(weekdays: Amounts["weekdays"], spans: Amounts["spans"]): boolean {
  return spans.length === 0 && !weekdays.some(({ recurs }) => recurs);
}

/** What is due, ends, or is to be in. */
const dueThen = any(
  wrapped`
    (?:be|are|is|fall|falls) due|due (?:on|by|at|the)|be in|ends?|finish\w*|closes?|until|by
    |fallig|abgegeben|enden?|endet|until|dus?|dues|venc\w*|venz\w*|termin\w*|acab\w*|scad\w*
    |fini\w*|uiterlijk|ingeleverd|binnen
    |sluit\w*|schliess\w*|ferme\w*|cierr\w*|chiud\w*|werten|auswerten|erst|play(?:ed)?
    |process\w*|adjudicat\w*|ausgewertet|gespielt
  `,
);

/** `I told them that it ends on Tuesday` sets nothing. */
function isTold({ plain, topics }: Group): boolean {
  return topics[0] === "tell" || topics.includes("other") || toldBefore.test(plain);
}

/** `Schreib ihnen dazu, dass ...`: the words are for others, unless all are told what holds for all. */
function isForOthers(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  if (/\b(?:that i|dass ich|que je|que j'|que yo|che io|dat ik)\b/.test(plain)) return true;
  return begins.test(plain) && !toAll.test(plain);
}

const begins = regex()`
  ^\W*(?:(?:and|also|then|please|und|bitte|auch|et|y|e|en) )*(?:(?:could|can|would) you )?
    (?:please )?(?:
      tell|inform|write|ask|say|drop|let [a-z]+ know|sag\w*(?! wir)|schreib\w*|frag\w*|teile?|dis|dites
      |ecri\w*|previen\w*|demand\w*|di(?:le|les)?|escrib\w*|pregunt\w*|dil?lo|ditelo|scriv\w*|zeg
      |schrijf|vraag|vertel
    )\b
`;
const toAll = regex()`
  \b(?:tell|inform|let|sag\w*|dis|dites|di(?:les)?|zeg) (?:it |das )?(?:
    them|every(?:one|body)|all|allen|a tous|tout le monde|a todos|tutti|iedereen
  )\b(?!.*\b(?:start|begin|los ?geh\w*)\b)
`;

function wishOf(group: Group): GmWish | null {
  const { topics, amounts, plain } = group;
  const has = (topic: Group["topics"][number]) => topics.includes(topic);
  const { spans } = amounts;
  if (has("reminder") && remindsThat.test(plain)) return null;
  if (has("reminder")) {
    const named = spans.map((span) => span.hours).filter((each) => each >= 1);
    const hours = [...new Set(named.length === 0 && dayBefore.test(plain) ? [24] : named)];
    return hours.length === 0 || hours.length > 3 ? null : { kind: "reminder", hours };
  }
  if (has("grace")) return graceOf(group);
  const range = rangeOf(amounts);
  // `Jan will be away from the 10th to the 14th, his orders are with me`: nothing is due then.
  if (range !== null && away.test(plain) && !has("pause")) return null;
  const rests = has("pause") || standsStill(group.text) || (has("deadline") && without.test(plain));
  if (range !== null && rests) return { kind: "rest", ...range };
  const free = has("deadline") ? dayKeptFree(group) : null;
  if (free !== null) return { kind: "rest", first: free, last: free };
  if (has("resume") && !has("pause"))
    return atOnce.test(plain) || amounts.dates.length === 0 ? { kind: "resume" } : null;
  if (has("pause")) return pauseOf(group);
  const ofPhase = phaseDaysOf(group);
  if (has("early") && spans.length === 0)
    return without.test(plain) || /\beven (?:if|when)\b/.test(plain) ? { kind: "no-early" } : null;
  if (ofPhase !== null) return ofPhase;
  if (has("deadline") || has("pace") || (topics.length === 0 && isOfTurn(group)))
    return timeOf(group);
  const [day, other] = amounts.dates;
  if (has("start") && day !== undefined && other === undefined && amounts.hours.length < 2)
    return { kind: "start", at: momentOf(day, amounts) };
  return null;
}

function graceOf({ amounts: { spans }, plain }: Group): GmWish | null {
  const [one, other] = spans.slice(tooMuch.test(plain) ? 1 : 0);
  if (one !== undefined && other === undefined) return { kind: "grace", hours: one.hours };
  return one === undefined && without.test(plain) ? { kind: "grace", hours: 0 } : null;
}

function pauseOf({ amounts, plain }: Group): GmWish | null {
  const { dates, hours, weekdays, spans } = amounts;
  if (/\b(?:no|not|don't|kein\w*|nicht|pas|sin|senza|geen|niet)\b/.test(plain)) return null;
  // `Pause for a week`
  const [span, more] = spans;
  const isSpan = dates.length + hours.length + weekdays.length === 0 && more === undefined;
  if (isSpan && span !== undefined && lasts.test(plain))
    return { kind: "pause", until: span.hours };
  const until = dates.filter(({ isUntil }) => isUntil);
  const [end, other] = until.length > 0 ? until : dates;
  // When a game goes on may stand in another sentence: that is read elsewhere.
  if (end === undefined) return null;
  if (other !== undefined || !end.isUntil) return null;
  return { kind: "pause", until: momentOf(end, amounts) };
}

/** What is said of the times of one turn, or of all. */
function timeOf({ amounts, plain, topics }: Group): GmWish | null {
  const { weekdays, hours, dates, spans, zone } = amounts;
  if (nextPhase.test(plain) && !lasting.test(plain)) return null;
  const days = [...new Set(weekdays.map(({ day }) => day))].sort();
  const isEvery =
    weekdays.some(({ recurs }) => recurs) ||
    (days.length > (ofAll.test(plain) ? 0 : 1) && isLoose(dates));
  if (days.length > 0 && spans.length > 0 && without.test(plain)) return null;
  if (weekly.test(plain) && days.length === 1)
    return { kind: "schedule", days, hours, zone, isWeekly: true };
  if (days.length > 0 && without.test(plain) && noMore.test(plain) && hours.length === 0)
    return { kind: "days-off", days };
  if (days.length > 0 && mustNotFall.test(plain) && !rather.test(plain))
    return isEvery || ofAll.test(plain) || noMore.test(plain) ? { kind: "days-off", days } : null;
  if (isEvery) {
    const isOff = without.test(plain) || removes.test(plain);
    if (isOff && hours.length === 0) return rather.test(plain) ? null : { kind: "days-off", days };
    return isOff ? null : { kind: "schedule", days, hours, zone };
  }
  const [day, other] = movedTo(dates);
  // `Three days from today` are counted elsewhere.
  if (day?.isFrom === true && spans.length > 0) return null;
  const [span, another] = spans;
  const isBehind = span !== undefined && day?.isUntil === false && day.at < span.at;
  if (isBehind && another === undefined && movedBy.test(plain))
    return { kind: "extend", hours: bringsForward(plain) ? -span.hours : span.hours };
  if (
    day !== undefined &&
    other === undefined &&
    hours.length < 2 &&
    (day.isUntil ||
      moves.test(plain) ||
      (dueThen.test(plain) && !without.test(plain)) ||
      stands.test(plain))
  )
    return {
      kind: "deadline",
      at: momentOf(day, amounts),
      season: seasonIn(plain),
      isPutOff: putsOff(plain),
      isGiven: day.isUntil && gives.test(plain),
    };
  if (span !== undefined && another === undefined && day === undefined)
    return extensionOf(topics, plain, span.hours);
  const isHour = hours.length === 1 && dates.length === 0 && lasting.test(plain);
  return isHour ? { kind: "schedule", days: [], hours, zone } : null;
}

function extensionOf(topics: Group["topics"], plain: string, hours: number): GmWish | null {
  if (lasting.test(plain)) return null;
  if (topics.includes("deadline") && bringsForward(plain)) return { kind: "extend", hours: -hours };
  return more.test(plain) || putsOff(plain) ? { kind: "extend", hours } : null;
}

function isLoose(dates: readonly DayNamed[]): boolean {
  return !dates.some(({ isUntil, isFrom }) => isUntil || isFrom);
}

/** `Give them until Friday`, `Tuesdays at ten`, which name no turn. */
function isOfTurn({ text, plain, amounts: { weekdays, hours, spans } }: Group): boolean {
  // `Give Liz until tonight` gives no turn more time.
  if (/\b(?:give|gib|gebt|donne\p{L}*|dale|dai|geef) \p{Lu}\p{Ll}+/u.test(text)) return false;
  // `Turkey asked me for 24 more hours` only tells.
  if (spans.length > 0 && more.test(plain) && !asking.test(plain)) return true;
  return moves.test(plain) || (weekdays.some(({ recurs }) => recurs) && hours.length > 0);
}

const asking = /\b(?:ask\w*|request\w*|bittet|bat|demand\w*|pid[eio]\w*|chie\w*|vraag\w*|vroeg)\b/;
