/**
 * What somebody is to be told as it is said of them, and not to them: `tell England that I leave him Belgium if
 * he stays away`. Nobody could read the words behind the name by themselves, so they go on as they were
 * written, below who wrote them.
 */

import { askedText, reportedText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, sceneFor } from "../../session/speaker.js";

/** Are `what`, which end this line, words that their readers cannot take as said to them? */
export function isReported(line: string, what: string): boolean {
  const before = line.slice(0, Math.max(0, line.lastIndexOf(what)));
  if (quotes.test(before)) return false;
  // Without its `dass` the verb at the end stands alone.
  if (subordinates.test(before)) return true;
  if (speaksTo.test(what)) return false;
  return saysThat.test(before) ? !ownClause.test(what) || ofThem.test(what) : ofHim.test(what);
}

/** `dass`, `qu'`: what joins these words to the request before them. */
export function linkBefore(line: string, what: string): string {
  const before = line.slice(0, Math.max(0, line.lastIndexOf(what)));
  return (
    /(?<!\p{L})(?:(?:that|dass|da\u00df|dat|que|che|ob|of|if|whether|si|se)\s+|qu['\u2019]\s*)$/iu.exec(
      before,
    )?.[0] ?? ""
  );
}

/** Do words of somebody's own follow, behind a colon or a quotation mark? */
export function quotesBehind(line: string, what: string): boolean {
  return quotes.test(line.slice(0, Math.max(0, line.lastIndexOf(what))));
}

/** The words with who asks to pass them on above them; an unsigned message names nobody. */
export function asReported(
  session: Session,
  speaker: Speaker,
  text: string,
  isUnsigned: boolean,
  isAsked: boolean,
): string {
  const { context } = session;
  const writer = isUnsigned ? null : memberOf(speaker);
  const scene = sceneFor(session, speaker);
  const power = writer?.power ?? null;
  if (isAsked) return askedText(context.catalogue, scene, power, writer?.role === "gm", text);
  return reportedText(context.catalogue, scene, power, writer?.role === "gm", text);
}

const quotes = /[:"\u201c\u201e\u00ab]\s*$/u;
const subordinates = /(?<!\p{L})(?:dass|da\u00df|ob|dat|of|if|whether)\s*$/iu;
const saysThat = /(?<!\p{L})(?:que|che|se|si|s['\u2019]|qu['\u2019])\s*$/iu;

const speaksTo = regex("iu")`
  (?<!\p{L})(?:
    you(?:['\u2019]\p{L}+)?|youre|your|yours|yourself|u|ur|ya|y['\u2019]all|du|dich|dir|dein\p{L}*
    |euch|euer|eure\p{L}*|tu|toi|te|t['\u2019]|ton|ta|tes|vous|votre|vos|t\u00fa|tus?|ti
    |usted(?:es)?|vosotros|os|voi|vostr\p{L}+|tuo|tua|tuoi|tue|vi|jij|jou|jouw|jullie
  )(?!\p{L})
`;

/** `That he may stay`; `them` may be others, and are then quoted all the same. */
const ofHim = regex("iu")`
  (?<!\p{L})(?:
    (?:he|she|they)(?:['\u2019]?(?:s|ll|d|re|ve))?|him|her|hers|them|his|their|theirs|himself
    |herself|themselves|er|ihm|ihn|ihnen|seine?[mnrs]?|sie|sich|hij|zij|hem|hen|hun|zijn
  )(?!\p{L})
`;

/** `Que je reste`, `que la Manche reste vide`: whose the verb is stands before it. */
const ownClause = regex("iu")`
  ^(?:
    (?:
      je|nous|on|la|le|les|mon|ma|mes|notre|nos|tout|yo|nosotros|el|los|las|mi|mis|io|noi
      |il m\p{L}+|la m\p{L}+
    ) |(?:j|l|c)['\u2019]
    |(?:(?:no|non|ya|me|te|mi|ti|gi\u00e0) )*\p{L}{2,}
      (?:[^o]o|oy|[ae]r\u00e9|ir\u00e9|[aei]r\u00f2)(?!\p{L})
  )
`;
const ofThem = regex("iu")`
  (?<!\p{L})(?:
    ils?|elles?|lui|leurs?|son|sa|ses|s['\u2019]ils?|\u00e9l|ellas?|ellos|sus?|suo|sua|suoi|sue
    |lei|loro|gli|egli|\p{L}+(?:ar|er|ir)(?:les?|l[oa]s?)
    |(?:je|j['\u2019]|nous|on|yo|no|non) (?:ne |n['\u2019])?
      (?:les?|la|lo|los|las|li|leur|l['\u2019]\p{L}+)
  )(?!\p{L})
`;
