/** How much more time a sentence asks for: `one more day`, `noch zwei Tage`, `12 extra hours`. */
import { regex } from "../../../util/index.js";
import {
  countNamed,
  countPattern,
  halvesInHours,
  numbersInFigures,
} from "../../dates/date-words.js";
import { readDate } from "../../dates/read-date.js";
import { spansInEnglish } from "../../dates/times-abroad.js";
import { inFull, plainWords } from "../question-words.js";
import { hourSaid } from "./hour-said.js";

/** `Another day`, `a few days` */
const roughly: readonly (readonly [RegExp, string])[] = [
  [/\b(?:another|an extra)\b/g, "one"],
  [/\b(?:a )?couple of\b/g, "two"],
  [/\ba few\b/g, "three"],
];

const span = regex("g")`
  \b(${countPattern})(?: |(?<=\d))(?:(?:more|extra|additional|full|whole|further) )?
    (hours?|hrs?|h|days?|d|weeks?)\b
`;

const until = regex("iu")`
  \b(?:
    (?<=
      \b(?:turn|phase|deadline|round|season|it|this|that) (?:to |should |shall |will )?
        (?:end|ends|close|closes|finish|finishes|be due|run out) )(?:on|at)
    |until|untill|till|til|(?<=\b(?:deadline|turn|phase|frist|deadline of \S+|turn of \S+) )to|bis
    |jusqu'(?:à|au)|hasta(?: el)?|fino (?:a|al|alla)
  ) (?:the )?([^?.!,;]{3,40})
`;

/** The end of a phase that a sentence asks for, as SET DEADLINE takes it: `till Wednesday evening`; null for none. */
export function untilSaid(sentence: string): string | null {
  const [, said = ""] = until.exec(sentence) ?? [];
  const date = beginnings(said).find((day) => readDate(day).kind === "date");
  const hour = hourSaid(sentence);
  if (date === undefined || hour === null) return date ?? null;
  const timed = `${date} ${hour}`;
  return readDate(timed).kind === "date" ? timed : date;
}

/** `Sunday evening for the first moves`: all of the words, and fewer and fewer of them. */
function beginnings(said: string): readonly string[] {
  const words = said.trim().split(/\s+/);
  return words
    .map((_, left) => words.slice(0, words.length - left).join(" "))
    .map((each) => each.replace(/(?<! in the) (?:evening|night|please|instead|then)$/i, ""));
}

/** The only span that a sentence names, as EXTEND takes it; null where it names none or several. */
export function spanSaid(sentence: string): string | null {
  const plain = roughly.reduce(
    (text, [word, english]) => text.replace(word, english),
    spansInEnglish(numbersInFigures(inFull(plainWords(halvesInHours(sentence))))),
  );
  const [found, another] = [...plain.matchAll(span)];
  if (found === undefined || another !== undefined) return null;
  const [, count = "", unit = ""] = found;
  const number = countNamed(count) * (unit.startsWith("w") ? 7 : 1);
  const word = unit.startsWith("h") ? "HOUR" : "DAY";
  return `${number} ${word}${number === 1 ? "" : "S"}`;
}
