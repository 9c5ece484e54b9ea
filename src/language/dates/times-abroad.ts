/**
 * The counts and units of time of German, French, Spanish, Italian and Dutch, by the English word: the one table of
 * all who read times. With or without accents; the text is in small letters.
 */
import { wrapped } from "../../util/index.js";

/** Units, by their English plural: `ora` is `now`, too, and `uur` an hour of the clock. */
export const unitsAbroad: Readonly<Record<"hours" | "days" | "weeks", string>> = {
  hours: "stunden?|heures?|horas?|ore",
  days: "tage?n?|jour(?:n[e\u00e9]e)?s?|d[i\u00ed]as?|giorn[oi]|dag(?:en|je)?",
  weeks: "wochen?|semaines?|semanas?|settiman[ae]|weken",
};

/** Counts from one to twelve; in Portuguese and Polish, too, where hours are told in them. */
export const countsAbroad: Readonly<Record<string, string>> = {
  one: "eine?n?|une?|una|uno|een|uma|pierwszej",
  two: "zwei|deux|dos|due|twee|dois|duas|drugiej",
  three: "drei|trois|tres|tr\u00eas|tre|drie|trzeciej",
  four: "vier|quatre|cuatro|quattro|quatro|czwartej",
  five: "f[u\u00fc]nf|cinq|cinco|cinque|vijf|piatej",
  six: "sechs|six|seis|sei|zes|szostej",
  seven: "sieben|sept|siete|sette|zeven|sete|siodmej",
  eight: "acht|huit|ocho|otto|oito|osmej",
  nine: "neun|neuf|nueve|nove|negen|dziewiatej",
  ten: "zehn|dix|diez|dieci|tien|dez|dziesiatej",
  eleven: "elf|onze|once|undici|jedenastej",
  twelve: "zw[o\u00f6]lf|douze|doce|dodici|twaalf|doze|dwunastej",
};

const units = {
  ...unitsAbroad,
  hours: `${unitsAbroad.hours}|ora|(?<!\\b(?:om|tot|voor) \\S{1,3} )uur`,
  weeks: `${unitsAbroad.weeks}|week`,
};
const counts = Object.entries(countsAbroad).map(
  ([english, words]) => [english, english === "one" ? `${words}|d'une?` : words] as const,
);
/** Above these counts are other words, too, `sei`, `once`, `elf`, and count where a unit follows. */
const plainly = 5;

const whole = (words: string, behind = ""): RegExp =>
  new RegExp(`(?<![\\p{L}'])(?:${words})(?!\\p{L})${behind}`, "giu");

const counting = wrapped`
  (?=(?: \p{L}+)? (?:${Object.values(units).join("|")}|hours?|days?|weeks?)(?!\p{L}))
`;

const table: readonly (readonly [RegExp, string])[] = [
  ...counts.slice(plainly).map(([english, words]) => [whole(words, counting), english] as const),
  ...[...counts.slice(0, plainly), ...Object.entries(units)].map(
    ([english, words]) => [whole(words), english] as const,
  ),
];

/** The text with these counts and units in English. */
export function spansInEnglish(text: string): string {
  return table.reduce((read, [words, english]) => read.replace(words, english), text);
}
