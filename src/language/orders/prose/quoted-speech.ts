/**
 * What others said, in quotation marks: `Germany writes: "A Mun - Bur, I swear."` Own orders may stand in such
 * marks, too.
 */
import { regex } from "../../../util/index.js";

const quotation = regex("gu")`
  "[^"]{3,300}"|\u201c[^\u201c\u201d]{3,300}\u201d
  |\u201e[^\u201e\u201c\u201d]{3,300}[\u201c\u201d]|\u00ab[^\u00ab\u00bb]{3,300}\u00bb
  |\u00bb[^\u00ab\u00bb]{3,300}\u00ab
`;
/** Before a quotation: somebody says it, or it stands in what they sent. */
const saying = regex("iu")`
  (?<!\p{L})(?:
    says?|said|saying|writes?|wrote|written|tells?|told|asks?|asked|answers?|answered
    |repl(?:y|ies|ied)|suggests?|suggested|propos(?:es?|ed)|promis(?:es|ed)|insists?|demands?
    |begs?|reads?|letters?|messages?|notes?|e?-?mails?|press|telegrams?|quotes?|quoted|schreibt
    |schrieb|sagt|sagte|meint|meinte|fragt|fragte|\u00e9crit|dit|demande|r\u00e9pond|scrive|dice
    |diceva|ha (?:scritto|detto)|chiede|escribe|dijo|dice|pide|escreve|disse|pede|schrijft|zegt
    |zei|vraagt|pisze|m\u00f3wi
  )(?!\p{L})[^.!?;"\u201c\u201d]{0,60}$
`;
/** They are the writer's own orders. */
const own = regex("iu")`
  (?<!\p{L})(?:
    my (?:orders?|moves?|answer|reply)|i (?:order|say|write|wrote|said|meant?)|should (?:read|say)
    |meine (?:befehle|z\u00fcge)|mes ordres
  )(?!\p{L})[^.!?;"\u201c\u201d]{0,40}$
`;

/** The text without what others are quoted with. */
export function withoutQuotedSpeech(text: string): string {
  return text.replace(quotation, (words, at: number) => {
    const before = text.slice(Math.max(0, at - 120), at);
    return saying.test(before) && !own.test(before) ? withoutOrders(words) : words;
  });
}

/**
 * A word that means nothing in its place, for it is told that something was not read; a sentence ends where one
 * did.
 */
function withoutOrders(words: string): string {
  return `${"said".padEnd(words.length - 1)}${/[.!?]\W$/u.test(words) ? "." : " "}`;
}
