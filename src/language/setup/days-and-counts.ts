/** Days of the week and counts in other languages, as they stand in a set-up: `alle zwei Tage, montags`. */
import { alsoCalled, elsewhere } from "../dates/date-words.js";
import { countsAbroad } from "../dates/times-abroad.js";

const english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const marks: Readonly<Record<string, string>> = {
  a: "[a\u00e1\u00e0]",
  e: "[e\u00e9\u00e8]",
  i: "[i\u00ed\u00ec]",
};
/** `miercoles` with its marks or without, `segundas-feiras`, `montags`. */
export const weekdaysAbroad = english.map((day) => {
  const name = day.toLowerCase();
  const others = (elsewhere.get(name) ?? []).map((each) =>
    each.replace(/[aei]/g, (letter) => marks[letter] ?? letter),
  );
  const more = (alsoCalled[name] ?? "").replace(" feira", "s?-feira");
  return [`(?:${[...others, more].map((each) => `(?:${each})(?:s|en)?`).join("|")})`, day] as const;
});

/** `Nothing must be due on Sundays` counts nothing, and `once` is English. */
const counted = "(?:giorn|or[ae]|settiman|turn|moss|volt|fas|giocator|scadenz|consegn)";
export const countsInFigures = Object.values(countsAbroad)
  .slice(1)
  .map((words, at) => {
    const all = [words.replace("|once", ""), ["zweiten", "dritten", "vierten"][at] ?? []]
      .flat()
      .join("|");
    const whole = `(?<!\\p{L})(?!due(?! ${counted}))(?:${all})(?!\\p{L})`;
    return [new RegExp(whole, "giu"), `${at + 2}`] as const;
  });
