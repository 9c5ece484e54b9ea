/** The days of an absence, as the game's calendar has them. */
import {
  type DateExpression,
  goesOn,
  type SpokenDays,
  type Statement,
  type Wish,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { wishReadMax } from "../../limits.js";
import { dayMeant } from "../../session/dates.js";
import { actorOf, isPossible } from "../../session/games.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";

/**
 * The command that tells of it, or one that is refused with its reason; null where the days are none. Whenever
 * the CONFIRM comes, the days stay.
 */
export function absenceOf(
  session: Session,
  speaker: Speaker,
  wish: Extract<Wish, { kind: "absence" }>,
): Statement | readonly string[] | null {
  const days = ofLastTold(session, speaker, wish) ?? daysMeant(session, speaker, wish);
  if (days === null) return null;
  const shorter = shorterThan(session, speaker, wish.first, days.to);
  if (shorter !== null) return shorter;
  const { to } = days;
  const from = longerFrom(speaker, wish.first, to) ?? days.from;
  const command = { kind: "set-absence", days: { from, to } } as const;
  // What the game would not take is refused with its reason.
  if (!isPossible(session, speaker.game, actorOf(session), command))
    return { kind: "command", command };
  return [`SET ABSENCE ${from}${to === from ? "" : ` TO ${to}`}`];
}

/** The first day and the last as the calendar has them; null where they are none. */
export function daysMeant(
  session: Session,
  speaker: Speaker,
  { first, last }: SpokenDays,
): { readonly from: string; readonly to: string } | null {
  const from = dayMeant(session, speaker, first);
  const meant = dayMeant(session, speaker, last, from);
  // `Until Monday`, said on a Monday, is a week away.
  const isNext = meant !== null && meant === from && ofWeekday(last) && !ofWeekday(first);
  const to = isNext ? dayMeant(session, speaker, nextOf(last), from) : meant;
  return from === null || to === null ? null : { from, to };
}

function ofWeekday(date: DateExpression): boolean {
  return date.kind === "calendar" && date.day.kind === "weekday";
}

/** The same day, a week later. */
function nextOf(date: DateExpression): DateExpression {
  return date.kind === "calendar" && date.day.kind === "weekday"
    ? { ...date, day: { ...date.day, isNext: true } }
    : date;
}

/** `I won't be back until the 14th`, from somebody who has told of an absence until the 10th: it grows. */
function longerFrom(speaker: Speaker, first: DateExpression, to: string): string | null {
  if (first.kind !== "calendar" || first.day.kind !== "ahead") return null;
  const told = memberOf(speaker)?.absences ?? [];
  return told.findLast((each) => each.from <= to && each.to < to)?.from ?? null;
}

/** `Actually I'll be back on the 12th`, of an absence that was told of, or asked about, until the 20th. */
function shorterThan(
  session: Session,
  speaker: Speaker,
  first: DateExpression,
  to: string,
): readonly string[] | null {
  if (first.kind !== "calendar" || first.day.kind !== "ahead") return null;
  if (!earlier.test(ownText(session))) return null;
  const [, from = "", until = ""] = askedDays.exec(session.thread.letters[0] ?? "") ?? [];
  const told = memberOf(speaker)?.absences ?? [];
  const isWithin = (each: { readonly from: string; readonly to: string }) =>
    each.from <= to && to < each.to;
  if (isWithin({ from, to: until })) return [`SET ABSENCE ${from} TO ${to}`];
  const known = told.findLast(isWithin);
  if (known === undefined) return null;
  return [`SET NO ABSENCE ${known.to}`, `SET ABSENCE ${known.from} TO ${to}`];
}

const askedDays = /\(SET\s+ABSENCE\s+(\S+)\s+TO\s+(\S+)\)/;
const earlier = regex("iu")`
  (?<!\p{L})(?:
    actually|already|only|just|earlier|sooner|after all|doch|schon|nur|bereits|fr\u00fcher|finalement|d\u00e9j\u00e0
    |seulement|plus t\u00f4t|ya|s\u00f3lo|solo|antes|al final|gi\u00e0|prima|alla fine|soltanto|toch|al|eerder|maar
  )(?!\p{L})
`;

/** `Sorry, until Saturday`, in answer to the letter that notes an absence: that one has another end. */
function ofLastTold(
  session: Session,
  speaker: Speaker,
  { first, last }: SpokenDays,
): ReturnType<typeof daysMeant> {
  const [letter = ""] = session.thread.letters;
  const isEndAlone = first.kind === "calendar" && first.day.kind === "ahead" && ofWeekday(last);
  const from = memberOf(speaker)?.absences.at(-1)?.from;
  if (!isEndAlone || from === undefined || !letter.includes("You are away:")) return null;
  const to = dayMeant(session, speaker, last, from);
  return to === null || to < from ? null : { from, to };
}

/** Only absences that there are can be taken back. */
export function presenceOf(session: Session, { game }: Speaker): readonly string[] | null {
  const command = { kind: "set-no-absence", day: null } as const;
  return isPossible(session, game, actorOf(session), command) ? ["SET NO ABSENCE"] : null;
}

/** `I'm away next week, but can still send orders`: the game goes on as ever. */
export function needsNoWait(session: Session, about: string): boolean {
  return !about.includes("?") && goesOn(ownText(session).slice(0, wishReadMax));
}
