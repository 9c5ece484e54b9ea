/** The days of an absence, as the game's calendar has them. */
import type { DateExpression, Statement, Wish } from "../../../language/index.js";
import { dayMeant } from "../../session/dates.js";
import { actorOf, isPossible } from "../../session/games.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf } from "../../session/speaker.js";

/**
 * The command that tells of it, or one that is refused with its reason; null where the days are none. Whenever
 * the CONFIRM comes, the days stay.
 */
export function absenceOf(
  session: Session,
  speaker: Speaker,
  { first, last }: Extract<Wish, { kind: "absence" }>,
): Statement | readonly string[] | null {
  const said = dayMeant(session, speaker, first);
  const meant = dayMeant(session, speaker, last, said);
  // `Until Monday`, said on a Monday, is a week away.
  const isNext = meant !== null && meant === said && ofWeekday(last) && !ofWeekday(first);
  const to = isNext ? dayMeant(session, speaker, nextOf(last), said) : meant;
  const from = to === null ? said : (longerFrom(speaker, first, to) ?? said);
  if (from === null || to === null) return null;
  const command = { kind: "set-absence", days: { from, to } } as const;
  // What the game would not take is refused with its reason.
  if (!isPossible(session, speaker.game, actorOf(session), command))
    return { kind: "command", command };
  return [`SET ABSENCE ${from}${to === from ? "" : ` TO ${to}`}`];
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

/** Only absences that there are can be taken back. */
export function presenceOf(session: Session, { game }: Speaker): readonly string[] | null {
  const command = { kind: "set-no-absence", day: null } as const;
  return isPossible(session, game, actorOf(session), command) ? ["SET NO ABSENCE"] : null;
}
