/**
 * A GM's sentence that wants something done and something told: `Could you move the deadline and tell everybody that I
 * am sorry?`, `Tell them that moves get four days, and set it up so`. Each of the two becomes a line of its own.
 */
import { commandSaid, gmWishesIn, isWanting, setUpsSaid } from "../../../../language/index.js";
import { capital, inOneLine, regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { toldIn } from "../told-message.js";
import { sentencesIn } from "../words/sentences-in.js";

/** The text with such sentences parted. */
export function withTellingsApart(speaker: Speaker, text: string): string {
  return sentencesIn(text).reduceRight((left, { from, to, said }) => {
    const sentence = inOneLine(said).trim();
    const parts = /["\u201c\u201e\u00ab:]/u.test(sentence)
      ? null
      : (behindWish(speaker, sentence) ?? beforeDoing(speaker, sentence));
    if (parts === null) return left;
    const before = left.slice(0, from).trimEnd();
    return [before, ...parts, left.slice(to).trimStart()]
      .filter((each) => each !== "")
      .join("\n\n");
  }, text);
}

/** The wish, and what is to be told; what a request begins with stands before both. */
function behindWish(speaker: Speaker, sentence: string): readonly string[] | null {
  const opening = (request.exec(sentence)?.[0] ?? "").replace(/^\W+/u, "");
  for (const { 0: word, index } of sentence.matchAll(joint)) {
    const first = sentence.slice(0, index);
    const rest = sentence.slice(index + word.length).replace(/[\s.?!]+$/, "");
    const told = [rest, `${opening}${rest}`].find((line) => isTold(speaker, line));
    if (told === undefined) continue;
    if (isTold(speaker, first) || (opening === "" && !isWish(first))) return null;
    return [`${first}${opening === "" ? "." : "?"}`, `${capital(told)}.`];
  }
  return null;
}

function isTold(speaker: Speaker, line: string): boolean {
  return toldIn(speaker, { line: `${line}.` }) !== null;
}

function isWish(clause: string): boolean {
  return isWanting(clause) || commandSaid(clause) !== null || gmWishesIn(clause) !== null;
}

/** What is told, and the settings that it names. */
function beforeDoing(speaker: Speaker, sentence: string): readonly string[] | null {
  const { told = "", so = "" } = doing.exec(sentence)?.groups ?? {};
  const message = told === "" ? null : toldIn(speaker, { line: `${told}.` });
  if (message === null) return null;
  const settings = setUpsSaid(message.text).map(({ said }) => `SET ${said}`);
  return [`${told}.`, ...(settings.length > 0 ? settings : [`${capital(so)}.`])];
}

const joint = regex("giu")`
  [,;]?\s+(?:and|und|et|y|e|en|&)\s+(?:
    (?:then|also|please|bitte|auch|dann|aussi|tambi\u00e9n|anche|ook|graag)\s+)*
`;

/** `Could you please`, `Pourriez-vous`: it asks for all that stands behind it. */
const request = regex("iu")`
  ^\W*(?:
    (?:can|could|would|will) (?:you|u)|(?:kannst|k\u00f6nntest|w\u00fcrdest|magst) du
    |(?:k\u00f6nnen|k\u00f6nnten|w\u00fcrden) sie|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous
    |(?:puedes?|podr\u00edas?)(?: usted)?|(?:puoi|potresti|pu\u00f2|potrebbe)|(?:kun|kan|kunt|zou|wil)(?: je| u|t u)?
  ) (?:(?:please|kindly|bitte|alsjeblieft) )?
`;

const doing = regex("iu")`
  ^(?<told>.*?\S)[,;]?\s+(?:and|und|et|y|e|en)\s+(?<so>(?:(?:then|also|please|bitte) )*(?:
    (?:set|do|make|change|put|enter|arrange|adjust|configure)
      (?: (?:it|that|this|them|so|(?:the )?(?:game|settings?|everything)))(?: up| in)?(?: (?:
        that way|like (?:that|this)|so|too|accordingly|for me|as well|please
      ))*
    |(?:stelle?n?|mache?n?|richte?n?|\u00e4nder[en]?|setze?n?|trage?n?)(?: Sie)? (?:
      es|das|alles)(?: (?:bitte|auch|dann|gleich|so|entsprechend|um|ein))*
    |(?:fais|faites|r\u00e8gle|r\u00e9glez|mets|mettez|configure[rz]?|change[rz]?)(?:-l[ea]s?| \u00e7a| cela)(?: (?:
      ainsi|comme \u00e7a|en place|aussi))*
    |(?:haz|h\u00e1ga|pon|p\u00f3nga|config\u00fara|config\u00fare|aj\u00fasta|c\u00e1mbia)l[oa]s?(?: (?:
      as\u00ed|tambi\u00e9n|por favor))*
    |(?:fallo|lo faccia|impostalo|lo imposti|mettilo|regolalo|cambialo)(?: (?:cos\u00ec|anche|per favore))*
    |(?:doe|stel|zet|maak|regel) (?:het|dat|dit)(?: (?:ook|zo|alsjeblieft|in))*
  ))[\s.?!]*$
`;
