/**
 * Orders in the language of programs that play, DAIDE: `( ( FRA AMY PAR ) MTO BUR )`. Its words are among those of
 * orders; here its brackets become ends of orders or nothing, and its coasts those of people.
 */
import { blank } from "../prose/markup.js";

const units = /(?<!\p{L})(?:AMY|FLT)(?!\p{L})|\(\s?\p{Lu}{3}\s?\)\s?WVE(?!\p{L})/u;
const verbs = /(?<!\p{L})(?:MTO|SUP|HLD|CVY|CTO|RTO|DSB|BLD|REM|WVE)(?!\p{L})/u;
/** `STP NCS`, `SPA SCS` */
const coasts = /(?<=\p{Lu}{3}\s)([NSEW]C)S(?!\p{L})/gu;
/** `( SPR 1901 )` */
const turn = /^(\s*(?:SUB\s*)?)(\(\s?(?:SPR|SUM|FAL|AUT|WIN)\s\d{4}\s?\))/u;
/** Behind the word for a set of orders, or with nothing before it, each outer bracket holds one. */
const list = /^\s*(?:SUB\s*)?\(\s*\(/;

/** The line as people would write it, as long as it was; any other line as it is. */
export function withoutDaide(text: string): string {
  if (!units.test(text) || !verbs.test(text)) return text;
  const bare = text.replace(turn, (_, sub: string, words: string) => sub + blank(words));
  const ends = list.test(bare) ? endsOf(bare) : new Set<number>();
  const open = bare
    .split("")
    .map((sign, at) => (ends.has(at) ? ";" : sign))
    .join("");
  return open
    .replace(/^(\s*)SUB(?=\s*\()/, "$1   ")
    .replace(/[()]/g, " ")
    .replace(coasts, "$1 ");
}

/** Where brackets close that stand in no other. */
function endsOf(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") {
      depth -= 1;
      if (depth === 0) ends.add(at);
    }
  }
  return ends;
}
