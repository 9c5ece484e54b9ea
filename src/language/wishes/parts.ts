/**
 * A sentence of a GM in parts, each with what it is about and the amounts it names; parts that only go on with
 * a wish join it.
 */
import { regex, wrapped } from "../../util/index.js";
import { type Amounts, amountsIn, hasBareCount } from "./amounts.js";
import { timesInEnglish } from "./english.js";
import {
  keepsFree,
  mustNotFall,
  reason,
  type Topic,
  tellsAll,
  topicsOf,
  without,
} from "./topics.js";

/** Parts of one sentence that say one thing. */
export interface Group {
  readonly text: string;
  readonly plain: string;
  readonly topics: readonly Topic[];
  readonly amounts: Amounts;
}

/** `Monday is a holiday, so no deadline on that day`, `the deadline should not be on the 7th`: that day. */
export function dayKeptFree({ amounts: { dates, weekdays }, plain }: Group): string | null {
  const [day, another] = new Set(dates.map(({ date }) => date));
  if (day === undefined || another !== undefined) return null;
  const isFree = keepsFree(plain, day) || (weekdays.length === 0 && mustNotFall.test(plain));
  return isFree ? day : null;
}

interface Parted {
  readonly groups: readonly Group[];
  /** What the sentence says besides. */
  readonly left: readonly string[];
}

/** `Between the 6th and the 9th` is one thing. */
const betweenDays = wrapped`
  (?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)\s[^,;]{1,30}\s(?:and|und|et|y|e|en)
`;

const gap = regex("iu")`
  [,;:]\s+(?:(?:and|und|et|y|e|en|but|aber|mais|pero|ma)\s+)?|\s+[-\u2013\u2014]+\s+
  |\s+(?:and|und|et|y|e|en|&)(?<!\btot\sen)(?<!${betweenDays})\s+(?!a half|halb|demi|media|mezz)
`;

interface Piece {
  readonly text: string;
  readonly plain: string;
  readonly topics: readonly Topic[];
  readonly hasAmount: boolean;
}

/** What a sentence says, thing by thing. */
export function partsOf(sentence: string): Parted {
  const pieces = withSeparators(sentence.replace(/[.!?\s]+$/, ""));
  const groups: Piece[][] = [];
  const left: string[] = [];
  for (const piece of pieces) {
    if (tellsAll.test(piece.plain) || reason.test(piece.plain) || isDenied(piece)) continue;
    const last = groups.at(-1);
    if (last !== undefined && goesOn(last, piece)) last.push(piece);
    else if (piece.topics.length > 0 || piece.hasAmount) groups.push([piece]);
    else if (!isIdle(piece.plain)) left.push(piece.text);
  }
  return { groups: groups.map(asGroup), left };
}

/** The pieces, each with the sign or word that stands before it where that belongs to a list. */
function withSeparators(sentence: string): readonly Piece[] {
  return sentence
    .split(gap)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const { hours, weekdays, dates, spans, zone, isSameHour } = amountsIn(text);
      const isNamed = [hours, weekdays, dates, spans].some((each) => each.length > 0);
      const plain = timesInEnglish(text);
      return {
        text,
        plain,
        topics: topicsOf(plain),
        hasAmount: isNamed || isSameHour || zone !== null || hasBareCount(plain),
      };
    });
}

/** `..., eight in the evening, London time` goes on with days; what is about something else begins anew. */
function goesOn(group: readonly Piece[], piece: Piece): boolean {
  const known = group.flatMap((each) => each.topics);
  const [topic] = piece.topics;
  if (topic === undefined) return piece.hasAmount;
  if (known.length === 0) return group.every((each) => each.hasAmount);
  // `Who has nothing a day before the end shall be reminded`
  if ((topic === "reminder" || topic === "grace") && known.every((each) => each === "deadline"))
    return group.every((each) => !namesTime(each));
  // `A day more for this one, and no deadlines on Sundays`
  if (
    topic === "deadline" &&
    without.test(piece.plain) !== group.some((each) => without.test(each.plain))
  )
    return !piece.hasAmount && known.includes("deadline");
  if (topic === "deadline")
    return piece.hasAmount ? known.includes("deadline") : !known.includes("tell");
  return known.includes(topic);
}

/** `..., not eight hours`: what is not to be. */
function isDenied({ plain, topics, hasAmount }: Piece): boolean {
  return hasAmount && topics.length === 0 && denying.test(plain);
}

const denying = regex()`
  ^\W*(?:and )?(?:
    not|instead of|rather than|nicht|statt|pas|au lieu|no|en vez|non|invece|niet|in plaats
  )\b(?! (?:before|vor|avant|antes|prima|voor)\b)
`;

function asGroup(pieces: readonly Piece[]): Group {
  const text = pieces.map((each) => each.text).join(", ");
  const amounts = amountsIn(text);
  const topics = pieces.flatMap((each) => each.topics);
  return {
    text: pieces.map((each) => each.text).join(", "),
    plain: timesInEnglish(text),
    topics,
    amounts,
  };
}

/** A day or an hour, and no span alone. */
function namesTime({ text }: Piece): boolean {
  const { hours, weekdays, dates } = amountsIn(text);
  return hours.length + weekdays.length + dates.length > 0;
}

const aside = regex()`
  ^(?:
    just (?:this once|for now)|only (?:this )?(?:once|one turn)
    |(?:and )?(?:no|not) (?:more|longer|later|earlier) than that
    |if (?:you|that)(?:'s| is)?(?: a?s?)? ?(?:please|like|ok|all right|possible)
    |as (?:i said|before|usual|always|announced)|(?:dieses|nur dieses) (?:eine )?mal
    |wie (?:gesagt|immer|bisher)|comme (?:d'habitude|prevu)|como siempre|come sempre
    |zoals (?:altijd|gezegd)
  )\b
`;

/** Words that want nothing: courtesy, and what says no more of what was said. */
function isIdle(plain: string): boolean {
  return plain.split(" ").length < 3 || goesOnAnyway.test(plain) || aside.test(plain);
}

/** `Then we go on without them`, `or once we are complete`: what is so anyway. */
const goesOnAnyway = regex()`
  \b(?:carry|goes?|pick|keep|continue)s? (?:on|up|going)? ?(?:again )?(?:as (?:usual|before) ?)?
    (?:after(?:wards| that)?|then)\b
  |\b(?:danach|dann) (?:\w+ ){0,3}(?:weiter|wie (?:gewohnt|bisher))\b
  |\b(?:without|ohne|sans|sin|senza|zonder) (?:
    him|her|them|ihn|sie|lui|elle|eux|el|ella|ellos|di lui|loro|hem|haar|hen
  )\b
  |\b(?:once|when|until|as soon as|sobald|wenn|bis)\b.*\b(?:
    complete|full|seven|7|everyone's in|shows? up|vollzahlig|komplett|sieben|voll
  )\b
`;
