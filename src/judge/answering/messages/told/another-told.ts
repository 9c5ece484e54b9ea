/**
 * `Y a Turquía que voy a Grecia`, `und England: ...`: words for somebody else that take their verb from a
 * request before them.
 */

import { mayBeOrder } from "../../../../language/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { readersIn } from "../readers/readers.js";
import { opensTelling } from "../words/speech.js";

const and =
  "(?:(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar|also|n|&|quanto|quant|en cuanto|as for|as)\\s+)*";
const preposition = wrapped`
  (?:
    to |for |für |para |per |pour |voor |an |à |aux? |a |al |alla |all['\u2019]|ai |aan |tegen |
    zu |zum |zur |dem |den |der )
`;
const article =
  "(?:the |la |le |les |l['\u2019]|el |los |il |lo |gli |de |mr\\.? |mrs\\.? |herrn? |frau )";
const manner = wrapped`
  (?:
    ,? (?:
      in private|in confidence|please|pls|instead|rather|stattdessen|lieber|dagegen|bitte|plutôt
      |aussi|en revanche|mejor|en cambio|también|porfa|por favor|invece|piuttosto|per favore|solo
      |soltanto|liever|juist
    )
  )
`;
const links: readonly (readonly [RegExp, (who: string) => string])[] = [
  [/^(?:que|q|k|ke)$/iu, (who) => `dile a ${who} que`],
  [/^qu['\u2019]$/iu, (who) => `dis \u00e0 ${who} qu'`],
  [/^che$/iu, (who) => `di a ${who} che`],
  [/^da(?:ss|\u00df)$/iu, (who) => `sag ${who}, dass`],
  [/^dat$/iu, (who) => `zeg ${who} dat`],
  [/^that$/iu, (who) => `tell ${who} that`],
  [/^$/u, (who) => `sag ${who},`],
  [/^:$/u, (who) => `tell ${who}:`],
];
const elliptic = regex("isu")`
  ^\W*${and}(?<to>${preposition}?${article}?)(?<who>\p{L}{3,}(?: \p{L}{2,}){0,3}?)${manner}*,?\s*(?<link>
    que|q|k|ke|che|dass|daß|dat|that|qu['\u2019]|:
    |(?<=,)(?= (?:er|sie|he|she|they|il|elle|él|ella|lui|lei|hij|ze|zij) )
  )(?<gap>\s+|(?<=['\u2019]))(?<what>\S.*)$
`;

/** The words with a verb of telling; null where they are no such words, or may be orders under a heading. */
export function withOwnVerb(speaker: Speaker, said: string, before: string | null): string | null {
  const { to = "", who = "", link = "", gap = "", what = "" } = elliptic.exec(said)?.groups ?? {};
  if (who === "" || (to === "" && link !== ":" && !/^(?:\W|(?:and|und|y|et|e|en)\s)/iu.test(said)))
    return null;
  if (opensTelling(said.replace(/^[^\p{L}]+/u, ""))) return null;
  // `All'Italia piuttosto: ...` needs no request before it.
  const isQuoted = /^["\u201c\u201e\u00ab]/u.test(what);
  if (before === null && (link !== ":" || to === "")) return null;
  // `Francia y Rusia: ...` names both.
  const [last = ""] = /\p{L}+$/u.exec((before ?? "").trimEnd()) ?? [];
  if (last !== "" && link === ":" && readersIn(speaker, last) !== null) return null;
  if (readersIn(speaker, `${to}${who}`) === null || (!isQuoted && mayBeOrder(what))) return null;
  const isFrench =
    /^(?:\u00e0 |aux? |l['\u2019])/iu.test(to) ||
    /(?<!\p{L})(?:dis|dites|dire)(?!\p{L})/iu.test(before ?? "");
  if (isFrench && /^q/i.test(link))
    return `dis \u00e0 ${who} ${link === "qu'" ? "qu'" : "que "}${what}`;
  const verb = links.find(([pattern]) => pattern.test(link))?.[1](who) ?? "";
  return `${verb}${gap}${what}`;
}
