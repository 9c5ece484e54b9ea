/** The hour of the day that a sentence of prose names, in seven languages: `verso le otto di sera` as `20:00`. */
import { wrapped } from "../../../util/index.js";
import { earlyWords, hourNamed, hourWords, lateWords } from "../../dates/hour-words.js";

const at = wrapped`
  (?:
    at|by|around|about|towards|before|um|gegen|abends um|a|vers|a las|sobre las|hacia las|as|pelas
    |alle|verso le|per le|le|om|rond|tegen
  )
`;
const hour = `(?<hour>\\d{1,2}|${hourWords})`;
const unit = "(?: ?(?:o ?clock|uhr|h|heures?|horas?|ore|uur))?";
const late = `(?:${lateWords}|pm|p m)`;
const early = `(?:${earlyWords}|am|a m)`;
const link = "(?:in the|at|in|am|du|de l|de la|da|di|della|del|s|de|per|por la)";
const partOfDay = `(?: (?:${link} )?(?:(?<late>${late})|(?<early>${early})))`;
const timed = [
  `\\b(?<half>half past) ${hour}${partOfDay.replace(/\\$/, "")}?\\b`,
  "\\b(?<hour>\\d{1,2})[:.h](?<minutes>\\d\\d)(?: ?(?:(?<late>pm)|(?<early>am)))?\\b",
  "\\b(?<hour>\\d{1,2}) ?(?:(?<late>pm)|(?<early>am))\\b",
  `\\b${hour}${unit}${partOfDay}\\b`,
  `\\b${at} ${hour} ?(?:o ?clock|uhr|h|heures?|horas?|ore|uur)\\b`,
  wrapped`
    \b${at} ${hour}\b(?! (?:
      days?|hours?|minutes?|tage?|stunden?|jours?|dias?|giorn|dagen|uren|mails?|letters?|messages?
    ))
  `,
].map((pattern) => new RegExp(pattern));
const noon = /\b(?:noon|midday|mittags?|midi|mediodia|mezzogiorno|meio dia)\b/;

const longest = 240;

/** `20:00`, as commands take it; null where the sentence names no hour. */
export function hourSaid(sentence: string): string | null {
  const text = sentence
    .slice(0, longest)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9:.]+/g, " ");
  const found = timed.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (found === undefined) return noon.test(text) ? "12:00" : null;
  const count = hourNamed(found.hour ?? "");
  if (count > 24) return null;
  const isLate = found.late !== undefined || (isPlain(found) && count > 0 && isOfLate(text, count));
  const hours = isLate && count < 12 ? count + 12 : count % 24;
  return `${String(hours).padStart(2, "0")}:${found.half === undefined ? (found.minutes ?? "00") : "30"}`;
}

/** `at eight`: an hour without a part of the day, in words or a bare figure. */
function isPlain(found: Partial<Record<string, string>>): boolean {
  return found.early === undefined && found.minutes === undefined;
}

/** `Every evening at seven`; without a word for it, a bare hour from six on is one of the morning. */
function isOfLate(text: string, count: number): boolean {
  if (new RegExp(`\\b${early}\\b`).test(text)) return false;
  return count < 6 || new RegExp(`\\b${late}\\b`).test(text);
}
