/** A game's set-up in words: how long phases last, on which days they end, and what kind of press there is. */
import type { Clock, Settings } from "../../game/index.js";
import { dayMs, hourMs } from "../../util/index.js";
import type { Stage } from "./say.js";
import { span, timeOfDay } from "./times.js";
import type { Vocabulary } from "./vocabulary.js";

/** How long a phase of this clock lasts: to a time of day it is whole days, or no less than was said. */
export function paceOf({ words }: Stage, { nextHours, clockMinute }: Clock): string {
  const ms = nextHours * hourMs;
  if (clockMinute < 0) return span(words, ms);
  const days = Math.max(1, Math.ceil(ms / dayMs)) * dayMs;
  return days - ms > hourMs && ms > 0
    ? words.say("at-least", { span: span(words, ms) })
    : span(words, days);
}

/** `Monday to Friday`, `Tuesday and Thursday`. */
export function daysOf(words: Vocabulary, { days }: Clock): string {
  const names = words.say("weekdays").split(" ");
  const isOn = (day: number) => days[day % 7] !== "-";
  const on = fromMonday.filter(isOn);
  if (on.length === 7) return words.say("every-day");
  const nameOf = (day: number) => names[day % 7] ?? "";
  const [first] = on.filter((day) => !isOn(day + 6));
  const isRun = on.filter((day) => !isOn(day + 6)).length === 1 && on.length > 2;
  if (first === undefined || !isRun) return words.and(on.map(nameOf));
  return words.say("days-range", { first: nameOf(first), last: nameOf(first + on.length - 1) });
}

const fromMonday = [1, 2, 3, 4, 5, 6, 0];

/** `at 21:00 Europe/Berlin`, or at any time. */
export function timeOf(words: Vocabulary, { clockMinute }: Clock, zone: string): string {
  if (clockMinute < 0) return words.say("at-any-time");
  return words.say("at-time", { time: timeOfDay(clockMinute), zone });
}

/** What kind of press a game has. */
export function pressOf(words: Vocabulary, { press, partialPress }: Settings): string {
  if (press === "none") return words.say("press-none");
  if (!partialPress) return words.say("press-public");
  if (press === "white") return words.say("press-white");
  return words.say(press === "grey" ? "press-grey" : "press-either");
}
