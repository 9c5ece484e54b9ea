/**
 * `Can Munich support Berlin? If so, please do it`: what is wanted where a question is answered with yes; `if not,
 * Kiel`: what is wanted in another case.
 */

import { regex, wrapped } from "../../../util/index.js";

/** Does a sentence want what the one before it asks of? */
export function wantsIfSo(sentence: string): boolean {
  return ifSo.test(sentence);
}

/** What else such a sentence says: `If so do it, and the fleet goes to Tunis`. */
export function behindIfSo(sentence: string): string {
  return sentence.replace(ifSo, "");
}

const condition = wrapped`
  if (?:so|yes|possible|it (?:can|does)|(?:it|that)(?: is|['\u2019]s) (?:possible|ok|okay|fine))
  |(?:wenn|falls) (?:ja|möglich|das geht|es geht)
  |si (?:oui|possible|c['\u2019]est possible|sí|es posible|es así|se puede)
  |se (?:sì|si|possibile|è possibile|si può|è così)
  |(?:als|zo) (?:ja|dat kan|het kan|mogelijk)
`;
const doing = wrapped`
  (?:do|order|note|make|change|put|set) (?:it|that|this)(?: so| in| down)?|do so
  |(?:mach|mache|machen sie|tu|notier|notiere|notieren sie|nimm) (?:es|das)(?: bitte| so)?
  |(?:fais|faites|note|notez|mets|mettez|ordonne|ordonnez|change|changez)(?:-l[ea])?(?: ainsi)?
  |hazlo|hágalo|anótalo|anótelo|cámbialo|cámbielo
  |fallo|lo faccia|faccia così|fatelo|cambialo|annotalo|lo segni|lo cambi
  |(?:doe|noteer|verander) (?:het|dat)(?: dan| maar)?
`;
const then = "then|please|pls|just|so|dann|bitte|alors|entonces|por favor|allora|dan";
const ifSo = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en) )?(?:
    (?:${condition}),?(?: (?:${then}),?)* (?:so|go ahead|${doing})|(?:(?:ok|okay|yes|ja|oui|${then}),? )*(?:${doing})
  )(?:,? (?:
    instead|then|stattdessen|plut\u00f4t|invece|mejor|please|pls|bitte|merci|thanks|danke|por favor|per favore|grazie
    |graag|s['\u2019]il (?:te|vous) plaît
  ))?(?:[^\p{L}]*$|,? (?:and|und|et|y|e|en) )
`;

/** `If so, Paris`, `else support Munich`: such words at the beginning of what is to be done in the other case. */
export const ofOtherCase = wrapped`
  (?:but |und |aber |mais |pero |ma |maar )?(?:
    if (?:so|yes|not)|else|otherwise|(?:wenn|falls) (?:ja|so|nicht|doch)|sonst|ansonsten|andernfalls
    |si (?:oui|non|s\u00ed|no)|sinon|se (?:s\u00ec|no)|altrimenti|zo (?:ja|niet)|anders
  )(?!\p{L})
`;
const otherCase = new RegExp(`^\\s*${ofOtherCase}`, "iu");

/** Does a sentence tell what is to be done in another case than was told before? */
export function isOfOtherCase(sentence: string): boolean {
  return otherCase.test(sentence);
}
