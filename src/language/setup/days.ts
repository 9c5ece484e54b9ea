/**
 * Days of the week on which deadlines may fall, as people list them: `Mon-Fri`, `Tuesdays and Thursdays`, `no
 * weekends`.
 */
import { weekdayNamed } from "../dates/date-words.js";

const name = "(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?";
const list = `${name}(?:(?:(?:\\s*[,/&+]\\s*(?:and\\s+)?|\\s+and\\s+)(?:on\\s+)?)${name})+`;
const range = `${name}\\s*(?:-|\\.\\.|to|through|thru|until|till)\\s*${name}`;
const several = `${range}|${list}|(?:every|each)\\s+${name}|${name}(?<=s)(?=\\s+only)|${name}(?<=days)`;

/** Days that are named as several: a range, a list, or `Mondays`. */
export const daysPattern = `(?:${several})(?:\\s+only\\b)?`;

/** One day or several, where something before them says what they are. */
export const anyDaysPattern = `(?:${several}|${name})(?:\\s+only\\b)?`;

/** nJudge's seven signs from Sunday on; null where a word is no weekday. */
export function daysNamed(text: string): string | null {
  const words = text.match(/[a-z]+/gi) ?? [];
  const isRange = new RegExp(`^${range}`, "i").test(text);
  const named = words.flatMap((word) => weekdayNamed(word) ?? []);
  const [first, last] = named;
  if (first === undefined || last === undefined || named.includes(Number.NaN)) {
    return first === undefined ? null : daysOf([first]);
  }
  return isRange && named.length === 2 ? daysOf(between(first, last)) : daysOf(named);
}

/** All days but these. */
export function daysWithout(text: string): string | null {
  const off = /weekend/i.test(text) ? weekend : daysNamed(text);
  if (off === null) return null;
  return [..."SMTWTFS"].map((letter, at) => (off[at] === "-" ? letter : "-")).join("");
}

export const weekdays = "-MTWTF-";
export const weekend = "S-----S";
export const everyDay = "SMTWTFS";

/** From one weekday to another, over the end of the week where need be. */
function between(first: number, last: number): readonly number[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}

function daysOf(days: readonly number[]): string {
  return [..."SMTWTFS"].map((letter, at) => (days.includes(at) ? letter : "-")).join("");
}
