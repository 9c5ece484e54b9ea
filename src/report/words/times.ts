/** Instants, spans and phases in words. The reader's clock is the game's zone; UTC stands beside it. */

import type { Phase } from "../../rules/index.js";
import {
  dayMs,
  formatInZone,
  formatWithOffset,
  hourMs,
  type Instant,
  minuteMs,
  secondMs,
} from "../../util/index.js";
import type { Stage } from "./say.js";
import type { Scene } from "./scene.js";
import type { PlainWord, Vocabulary } from "./vocabulary.js";

/** The zone in which a letter tells the time: the reader's own, where they have set one. */
export function zoneOf(scene: Scene): string {
  return scene.view?.you.zone ?? scene.view?.settings.zone ?? "UTC";
}

/** The date at the beginning of `Fri Mar 05 2027 22:31 UTC`, with its blank. */
const dateLength = "Fri Mar 05 2027 ".length;

/** `Fri Mar 05 2027 23:31 Europe/Vienna (22:31 UTC)`; UTC with its date where that is another. */
export function when(scene: Scene, at: Instant): string {
  const utc = formatInZone(at, "UTC");
  const zone = zoneOf(scene);
  if (zone === "UTC") return utc;
  const local = formatInZone(at, zone);
  const isSameDay = local.slice(0, dateLength) === utc.slice(0, dateLength);
  return `${local} (${isSameDay ? utc.slice(dateLength) : utc})`;
}

const units: readonly (readonly [ms: number, one: PlainWord, many: PlainWord])[] = [
  [dayMs, "one-day", "days"],
  [hourMs, "one-hour", "hours"],
  [minuteMs, "one-minute", "minutes"],
];

/** `2 days and 3 hours`: the two largest units that count. */
export function span(words: Vocabulary, ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs)) * minuteMs;
  let rest = minutes;
  const parts = units.map(([size, one, many]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { count, text: words.count(count, one, many) };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  const shown = parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return words.and(shown.map(({ text }) => text));
}

/** `Fri Mar 05 2027 23:31:00 +0100`, on the reader's clock. */
export function stamp({ scene }: Pick<Stage, "scene">, at: Instant): string {
  return formatWithOffset(at, zoneOf(scene));
}

/** `18:00`, of a minute of the day. */
export function timeOfDay(minute: number): string {
  const two = (figure: number): string => String(figure).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** `Fri Mar  5 22:31:00 2027 (1804285860)`, in UTC: how nJudge's archive dates what it keeps. */
export function archiveDate(at: Instant): string {
  const [weekday, day, month, year, time] = new Date(at).toUTCString().replace(",", "").split(" ");
  const date = `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
  return `${date} (${Math.floor(at / secondMs)})`;
}

/** `2027-12-24 TO 2027-12-26`, or one day, as commands have it. */
export function printDays(from: string, to: string): string {
  return from === to ? from : `${from} TO ${to}`;
}

/** `Fri Dec 24 2027 to Sun Dec 26 2027`, or one day, within a sentence. */
export function daysInWords(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`).toUTCString());
  const spelled = (date = "") => {
    const [weekday = "", day, month, year] = date.replace(",", "").split(" ");
    return `${weekday} ${month} ${day} ${year}`;
  };
  return from === to ? spelled(first) : `${spelled(first)} to ${spelled(last)}`;
}

/** `S1901M`, `F1901B` for a winter and `S0001M`: nJudge's codes, which programs know a phase by. */
export function phaseCode({ season, year, kind }: Phase): string {
  const four = String(year).padStart(4, "0");
  return kind === "A" ? `F${four}B` : `${season}${four}${kind}`;
}

/** `Spring of 1901`. */
export function seasonOf(words: Vocabulary, phase: Phase): string {
  return words.say("season", { season: words.say(phase.season), year: phase.year });
}

/** `Retreats for Fall of 1901`. */
export function phaseName(words: Vocabulary, phase: Phase): string {
  return words.say("phase", { kind: words.say(phase.kind), season: seasonOf(words, phase) });
}
