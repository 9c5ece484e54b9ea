/** The season and year of which a question speaks, in seven languages: `the results of spring 1902`, `Herbst 03`. */

import { seasonNamed, unmarkedSeason } from "../dates/season-words.js";
import { plainWords } from "../questions/question-words.js";
import type { HistoryEdge } from "./families/history.js";

const year =
  "(?:of |de |del |di |van |von |im jahr |des jahres |in )?(?<year>(?:19|20)\\d\\d|0\\d)";

const named = (["S", "F", "W"] as const).map((season) => {
  const words = `${unmarkedSeason(season)}|${season.toLowerCase()}`;
  return [season, new RegExp(`\\b(?:${words}) ?${year}(?:m|r|b|a)?\\b`)] as const;
});
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

/** The season of which a sentence speaks, in a word of its own; null for none. */
export function seasonSaid(sentence: string): "S" | "F" | null {
  const found = sentence.split(/[^\p{L}]+/u).flatMap((word) => seasonNamed(word) ?? []);
  return found.find((season) => season !== "W") ?? null;
}

function phase(name: string): HistoryEdge {
  return { kind: "phase", phase: name };
}
