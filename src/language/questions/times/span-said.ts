/** How much more time a sentence asks for: `one more day`, `noch zwei Tage`, `12 extra hours`. */
import { regex } from "../../../util/index.js";
import {
  countNamed,
  countPattern,
  halvesInHours,
  numbersInFigures,
} from "../../dates/date-words.js";
import { readDate } from "../../dates/read-date.js";
import { inFull, plainWords } from "../question-words.js";
import { hourSaid } from "./hour-said.js";

/** Counts and units of other languages, by the English word. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/\b(?:einen|eine|ein|een|une|un|uno|una|another|an extra)\b/g, "one"],
  [/\b(?:zwei|deux|dos|due|twee|a couple of|couple of)\b/g, "two"],
  [/\b(?:drei|trois|tres|tre|drie|a few)\b/g, "three"],
  [/\b(?:vier|quatre|cuatro|quattro)\b/g, "four"],
  [/\b(?:funf|cinq|cinco|cinque)\b/g, "five"],
  [/\b(?:tage?n?|jours?|dias?|giorn[oi]|dag|dagen)\b/g, "days"],
  [/\b(?:stunden?|heures?|horas?|or[ae]|(?<!\b(?:om|tot|voor) \S{1,3} )uur)\b/g, "hours"],
  [/\b(?:wochen?|semaines?|semanas?|settiman[ae]|weken)\b/g, "weeks"],
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
  const plain = elsewhere.reduce(
    (text, [word, english]) => text.replace(word, english),
    numbersInFigures(inFull(plainWords(halvesInHours(sentence)))),
  );
  const [found, another] = [...plain.matchAll(span)];
  if (found === undefined || another !== undefined) return null;
  const [, count = "", unit = ""] = found;
  const number = countNamed(count) * (unit.startsWith("w") ? 7 : 1);
  const word = unit.startsWith("h") ? "HOUR" : "DAY";
  return `${number} ${word}${number === 1 ? "" : "S"}`;
}
