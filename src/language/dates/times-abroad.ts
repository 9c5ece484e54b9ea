/**
 * The counts and units of time of German, French, Spanish, Italian and Dutch, by the English word: the one table of
 * whoever reads `noch sechs Tage`. With or without accents; the text is in small letters.
 */
import { wrapped } from "../../util/index.js";

/** Units, by their English plural. */
const units: Readonly<Record<string, string>> = {
  hours: "stunden?|heures?|horas?|or[ae]|(?<!\\b(?:om|tot|voor) \\S{1,3} )uur",
  days: "tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?",
  weeks: "wochen?|semaines?|semanas?|settiman[ae]|weken|week",
};

/** Counts that mean little else. */
const small: Readonly<Record<string, string>> = {
  one: "eine?n?|une?|una|uno|een|d'une?",
  two: "zwei|deux|dos|due|twee",
  three: "drei|trois|tres|tre|drie",
  four: "vier|quatre|cuatro|quattro",
  five: "f[uü]nf|cinq|cinco|cinque|vijf",
};

/** Counts that are other words too, `sei`, `once`, `elf`, and count where a unit follows. */
const large: Readonly<Record<string, string>> = {
  six: "sechs|seis|sei|zes",
  seven: "sieben|sept|siete|sette|zeven",
  eight: "acht|huit|ocho|otto",
  nine: "neun|neuf|nueve|nove|negen",
  ten: "zehn|dix|diez|dieci|tien",
  eleven: "elf|onze|once|undici",
  twelve: "zw[oö]lf|douze|doce|dodici|twaalf",
};

const whole = (words: string, behind = ""): RegExp =>
  new RegExp(`(?<![\\p{L}'])(?:${words})(?!\\p{L})${behind}`, "giu");

const counting = wrapped`
  (?=(?: \p{L}+)? (?:${Object.values(units).join("|")}|hours?|days?|weeks?)(?!\p{L}))
`;

const table: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(large).map(([english, words]) => [whole(words, counting), english] as const),
  ...Object.entries({ ...small, ...units }).map(
    ([english, words]) => [whole(words), english] as const,
  ),
];

/** The text with these counts and units in English. */
export function spansInEnglish(text: string): string {
  return table.reduce((read, [words, english]) => read.replace(words, english), text);
}
