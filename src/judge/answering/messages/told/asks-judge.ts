/** A clause behind a request to tell somebody something: does it ask the judge, or is it told as well? */
import { isAsking, plainWords } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import { bargains } from "../for-the-judge.js";
import { asksTo } from "../words/courtesies.js";

/** `..., und ist Tirol noch frei?`; behind a request that is a question itself, what begins with its own `who`. */
export function asksJudge(clause: string, before: string): boolean {
  const said = clause.replace(/^[\s.,;:!(\u2013\u2014]+/u, "").trim();
  if (!said.endsWith("?") || tellsOn.test(said)) return false;
  if (asksTo.test(before) && (asksSomebody.test(before) || !wonders.test(said))) return false;
  return isAsking(plainWords(said), said.slice(0, -1)) && !bargains(said);
}

export const asksSomebody = /(?<!\p{L})(?:ask|frag|demand|pregunt|preg\u00fant|chied|vraag)/iu;

/** `..., e che a Trieste pu\u00f2 stare tranquilla?` */
const tellsOn = regex("iu")`
  ^(?:(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar) )?(?:
    (?:that|dass|da\u00df|que|che|dat)\s(?!(?:or[ae]|hora|heure|tiempo|tempo)(?!\p{L}))|qu['\u2019]
  )
`;

const wonders = regex("iu")`
  ^(?:(?:and|und|et|y|e|en) )?
    (?:who|when|wer|wann|qui|quand|qui\u00e9n|cu\u00e1ndo|chi|quando|wie|wanneer)(?!\p{L})
`;
