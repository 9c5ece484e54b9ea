/** `Brest no change`, `Paris bleibt dabei`: of a unit that has an order, it keeps that one; of another, it holds. */
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import type { ReadingContext } from "../contract.js";

/** The lines without what leaves standing orders as they are; the very lines where nothing does. */
export function withoutKept(
  { board, standing = [] }: ReadingContext,
  lines: readonly OrderLine[],
): readonly OrderLine[] {
  if (standing.length === 0) return lines;
  const isKept = (name: string) => placesIn(board, name).some((place) => standing.includes(place));
  const isRest = (name: string) => others.test(name.trim());
  const without = (text: string) => {
    const left = patterns.reduce(
      (rest, pattern) =>
        rest.replace(pattern, (clause, name: string) =>
          isKept(name) || isRest(name) ? "" : clause,
        ),
      text,
    );
    return left === text
      ? text
      : left.replace(/^[\s.,;]+|[\s,;]+$|(?<=[.;,])\s*[.;,](?=\s|$)/g, "").trimEnd();
  };
  if (lines.every(({ text }) => without(text) === text)) return lines;
  return lines
    .map((line) => ({ ...line, text: without(line.text) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const others =
  /^(?:it|them|that|things|my (?:orders|moves)|(?:it |them )?all|everything|(?:(?:and |but |und |et )?(?:all )?(?:the |my |der |die |le |les |el |los |il |gli )?(?:rest|others?|other (?:orders|units|moves)|everything else|all else|anderen|alles andere|reste|autres|resto|otros|altri)))$/iu;

const name =
  "((?:[af]\\.? |army |fleet |armee |flotte |the |my |die |der |das |la |le |l['\u2019])*\\p{L}[\\p{L}. ]{1,24}?)";
const before =
  "(?:no changes?|unchanged|(?:the )?same(?: as (?:before|ordered))?|as (?:before|ordered|is|planned)|like (?:before|i said|it (?:is|was))|(?:as|how|the way) (?:it|they|things) (?:is|was|are|were|stands?|stood)|as i (?:said|wrote|ordered)|unver\u00e4ndert|dabei|wie (?:gehabt|zuvor|vorher|bisher|angegeben|geschrieben)|inchang\u00e9e?|pas de changement|comme (?:avant|pr\u00e9vu|dit)|sin cambios?|como antes|senza cambiamenti|come prima|ongewijzigd|zoals eerder)";
const verb =
  "(?:(?:is|are|stays?|remains?|goes|bleibt|bleiben|reste|restent|queda|quedan|resta|restano|blijft|blijven) )?";

const patterns = [
  new RegExp(
    `(?<=^\\W*|[,;.]\\s*|\\s(?:and|und|et|y|e|en) )${name}[:,]?\\s+${verb}${before}(?=\\s*(?:[.;,!]|$| please| bitte))`,
    "giu",
  ),
  new RegExp(
    `(?<=^\\W*|[,;.]\\s*|\\s(?:and|und|et|y|e|en) )(?:(?:please|actually|no|ok|okay|so|just|well|sorry),? )*(?:keep|leave|lass|lassen sie|laisse[rz]?|deja|lascia|laat) ${name} (?:all |just |exactly )?${before}(?=\\s*(?:[.;,!]|$| please| bitte| then| now))`,
    "giu",
  ),
];
