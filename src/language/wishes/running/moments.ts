/** The moment that a clause names: its day, and the hour or the part of it. */
import type { Amounts, DayNamed } from "../amounts.js";
import type { Hour } from "../hours.js";

/** A moment that somebody names: a date in English words, an hour, and a zone. */
export interface Moment {
  readonly date: string;
  readonly hour: Hour | null;
  readonly isSameHour: boolean;
  readonly zone: string | null;
}

export function momentOf({ date }: DayNamed, { hours, zone, isSameHour, rest }: Amounts): Moment {
  return { date, hour: hours[0] ?? partOfDay(rest), isSameHour, zone };
}

/** `Monday morning` is at nine; an evening is at the hour of the game's deadlines. */
function partOfDay(rest: string): Hour | null {
  const at = rest.search(/\b(?:morning|afternoon)\b/);
  return at < 0 ? null : { minute: (rest.startsWith("m", at) ? 9 : 15) * 60, isBare: false, at };
}
