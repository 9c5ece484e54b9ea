/** Counts in German, French, Spanish, Italian, Dutch and Portuguese, as they stand in a set-up: `alle zwei Tage`. */

const count: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "zwei|zweiten|deux|dos|due|twee|dois|duas",
    "drei|dritten|trois|tres|tre|drie|três",
    "vier|vierten|quatre|cuatro|quattro|quatro",
    "fünf|cinq|cinco|cinque|vijf",
    "sechs|six|seis|sei|zes",
    "sieben|sept|siete|sette|zeven|sete",
    "acht",
    "neun|negen",
    "zehn|tien",
    "elf|undici",
    "zwölf|douze|doce|dodici|twaalf",
  ].flatMap((words, at) => words.split("|").map((word) => [word, `${at + 2}`] as const)),
);
const counts = Object.keys(count).join("|");

/** `Nothing must be due on Sundays` counts nothing. */
const counted = new RegExp(
  `(?<!\\p{L})(?!(?<=\\b(?:be|is|are) )due\\b)(?:${counts})(?!\\p{L})`,
  "giu",
);

/** The text with these counts in figures. */
export function countsInFigures(text: string): string {
  return text.replace(counted, (word) => count[word.toLowerCase()] ?? word);
}
