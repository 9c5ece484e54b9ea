/** Settings as the commands that would set them: what is printed can be mailed back. */
import { type Clock, clockKinds, type Settings } from "../game/index.js";
import { hourMs, minuteMs } from "../util/index.js";

/** One command on a line, `SET RULES 2025` first. */
export function settingsLines(settings: Settings): string {
  const lines = [
    `SET RULES ${settings.rules}`,
    ...Object.entries(settings.options).map(([name, value]) => `SET OPTION ${name} ${value}`),
    ...clockKinds.map((kind) => `SET ${kind.toUpperCase()} ${clockWords(settings.clocks[kind])}`),
    `SET ZONE ${settings.zone}`,
    `SET PRESS ${settings.press.toUpperCase()}`,
    settings.reminderHours > 0 ? `SET REMINDER ${settings.reminderHours} HOURS` : "SET NO REMINDER",
    settings.dias ? "SET DIAS" : "SET NO DIAS",
    settings.listed ? "SET LISTED" : "SET UNLISTED",
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

/** `CLOCK 23:30 MIN 0 NEXT 71 GRACE 24 DELAY 0.5 DAYS SMTWTFS`. */
function clockWords(clock: Clock): string {
  const { minHours, nextHours, graceHours, delayHours, days } = clock;
  return (
    `CLOCK ${timeOfDay(clock.clockMinute)} MIN ${minHours} NEXT ${nextHours} ` +
    `GRACE ${graceHours} DELAY ${delayHours} DAYS ${days}`
  );
}

function timeOfDay(minute: number): string {
  if (minute < 0) return "-1";
  const perHour = hourMs / minuteMs;
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(minute / perHour))}:${two(minute % perHour)}`;
}
