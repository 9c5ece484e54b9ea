/** The season and year of which a question speaks, in seven languages: `the results of spring 1902`, `Herbst 03`. */

import { plainWords } from "../questions/question-words.js";
import type { HistoryEdge } from "./families/history.js";

const seasons = {
  S: "spring|s|fruhjahrs?|fruhlings?|printemps|primavera|voorjaar|lente|wiosn[aey]",
  F: "fall|autumn|f|herbst(?:es)?|automne|otono|autunno|outono|najaar|herfst|jesien\\w*",
  W: "winter|w|winters|hiver|invierno|inverno|zim[aey]",
} as const;
const year =
  "(?:of |de |del |di |van |von |im jahr |des jahres |in )?(?<year>(?:19|20)\\d\\d|0\\d)";

const named = Object.entries(seasons).map(
  ([season, words]) => [season, new RegExp(`\\b(?:${words}) ?${year}(?:m|r|b|a)?\\b`)] as const,
);
const alone = /\b(?<year>19\d\d)\b/;

/** The first and the last phase that are meant; null where a sentence names no year. */
export function phasesSaid(
  sentence: string,
): { readonly since: HistoryEdge; readonly until: HistoryEdge } | null {
  const plain = plainWords(sentence);
  for (const [season, pattern] of named) {
    const said = pattern.exec(plain)?.groups?.year;
    if (said === undefined) continue;
    const full = said.length === 2 ? `19${said}` : said;
    const [first, last] = season === "W" ? ["F", "A"] : [season, season === "S" ? "R" : "A"];
    const begin = season === "W" ? "A" : "M";
    return { since: phase(`${first}${full}${begin}`), until: phase(`${first}${full}${last}`) };
  }
  const whole = alone.exec(plain)?.groups?.year;
  if (whole === undefined) return null;
  const edge = { kind: "year", year: Number(whole) } as const;
  return { since: edge, until: edge };
}

function phase(name: string): HistoryEdge {
  return { kind: "phase", phase: name };
}
