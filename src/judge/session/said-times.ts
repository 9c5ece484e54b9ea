/** Days, hours and spans as they are written behind a SET. */

/** From Sunday on, as numbers of days have it. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

/** These days from Monday on. */
export function weekFrom(days: readonly number[]): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
}

/** `EXTEND 2 DAYS`, `SET GRACE 12 HOURS` */
export function spanOf(hours: number): string {
  const isDays = hours % 24 === 0;
  const count = isDays ? hours / 24 : hours;
  return `${count} ${isDays ? "DAY" : "HOUR"}${count === 1 ? "" : "S"}`;
}

export function hourText(hour: number, minute: number): string {
  return [hour, minute].map((each) => String(each).padStart(2, "0")).join(":");
}

export const noon = 12 * 60;

/** `DEADLINES Tue,Fri 20:00 Europe/Berlin`, `DEADLINES 7 days Sundays 20:00` */
export function deadlinesText(
  days: readonly number[],
  time: string | undefined,
  zone: string | null,
  isWeekly = false,
): string {
  const names = weekFrom(days).flatMap((day) => weekdays[day] ?? []);
  const list = isWeekly
    ? `7 days ${names.map((name) => `${name}s`).join(" and ")}`
    : names.map((name) => name.slice(0, 3)).join(",");
  return ["DEADLINES", list, time, zone].filter((each) => Boolean(each)).join(" ");
}
