/**
 * What judges and tables print behind an order that players copy with it: with whom it bounced and how strong both
 * were, over which seas the convoy went, where the unit could retreat to. Whoever sends it again means the order.
 */

import type { PhaseKind } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { isOrdered } from "../prose/asides.js";
import { blank } from "../prose/markup.js";

/** `Bounced with hol (1 against 1)`, `failed: 1 vs 1` */
const counted = regex("giu")`
  (?<=\p{L}\)?|[).])[,.]?\s+\(?(?:
    bounced?|bounces|failed|fails|dislodged|\u00e9choue|\u00e9chec|prallt ab|abgewehrt|fallisce
    |rimbalza
  )(?:\s(?:with|against|by|from|avec|gegen|con)\s\p{L}[\p{L} ]{2,20})?[:,]?\s+\(?\d{1,2}\s?
    (?:against|vs\.?|to|versus|contre|gegen|contro|contra|:)\s?\d{1,2}\)?\.?
    (?=\s*(?:[,;]|$|dislodged\s))
`;
/** `Convoy path taken: lon-nth-hol.` */
const path = regex("giu")`
  (?<=\p{L}\)?)[.,]?\s+convoy (?:path|route)(?: taken| used)?:\s*\p{L}{3}[\p{L} -]{3,60}\.?
    (?=\s*(?:[,;]|$))
`;
/** `A Mun H (retreats to Ber)`, `(retreat: Ber, Kie, Sil)`: of a unit that is driven out where it stands. */
const options = regex("giu")`
  \((?:
    (?:can |must |may )?retreats?(?: to| options?| possible)?|retraites?(?: possibles?)?
    |r\u00fcckz(?:ug|\u00fcge)(?: nach)?|ritirat[ae]|retiradas?
  )\s?:?\s(?!if\b)\p{L}(?:(?!\bif\b)[^()]){2,90}\)
`;
/** `A Ukr S A Mos H éliminée` */
const driven = regex("iu")`
  (?<=\p{L}\)?),?\s+\(?(?:
    d\u00e9log\u00e9e?|\u00e9limin\u00e9e?|d\u00e9truite?|coup\u00e9e?|annul\u00e9e?
  )(?:\s(?:et|puis)\s(?:d\u00e9truite?|\u00e9limin\u00e9e?|dissoute?))?\)?[.\s]*$
`;
/** `A Bur-Mun(FAILED)` */
const outcome = wrapped`
  (?:
    fail(?:s|ed|ure)?|bounce[sd]?|stood off|stand-?off|cut|void|dislodged|disbanded|annihilated
    |ann|nso|nsu|nsc|imp|otm|invalid|illegal|unsuccessful|retreats? to \p{L}{3,20}|\u00e9chec
    |d\u00e9log\u00e9e?|coup\u00e9e?
  )
`;
const framed = regex("giu")`
  \s?[([]${outcome}(?:(?:\s?[,;/]\s?| and )${outcome}){0,2}[.!]?[\])]
    (?=\W*(?:[,;]|$|\s(?:a|f|army|fleet)\s))
`;
/** `A Par - Gas -> Bounced`, as sites print it */
const pointed = new RegExp(
  String.raw`\s?(?:->|=>)\s?(?:${outcome}|resolved|succeed(?:s|ed)|success|ok|valid)[.!]?(?=\s*(?:[,;]|$))`,
  "giu",
);
/** `A Par-Gas (bounced w/Mar)`, `(vs. A Mun-Gas)` */
const against = regex("giu")`
  \s?[([](?:
    (?:bounced?|bounces|stood off|stand-?off|fails?|failed|cut|dislodged)\s
      (?:with|by|from|against)\s
    |(?:(?:bounced?|fails?|failed)\s)?(?:w/|vs?\.)\s?
  )\p{L}[\p{L} .>/-]{2,40}[)\]](?=\s*(?:[,;.]|$))
`;
/** A retreat that is reported is one that is sent again. */
const retreated = /^(\W*(?:\p{L}{3,15}\s)?)retreated( (?:a|f|army|fleet)\s\p{L})/iu;
const stays = /\p{L}{3,20}\)?\s+(?:h|holds?|stands?|stays?)\s*$/iu;

/** The line without what came of its orders, as long as it was. */
export function withoutResults(kind: PhaseKind, text: string): string {
  if (kind !== "M") return kind === "R" ? text.replace(retreated, "$1retreat $2") : text;
  return [counted, path, options, driven, framed, pointed, against].reduce(
    (left, pattern) =>
      left.replace(pattern, (words: string, at: number) =>
        isBehindOrder(left.slice(0, at)) ? blank(words) : words,
      ),
    text,
  );
}

function isBehindOrder(above: string): boolean {
  const near = above.slice(-longest);
  return isOrdered.test(near) || stays.test(near);
}

/** No order has more letters, perhaps with what came of it. */
const longest = 150;
