/** What a GM grants: somebody asked whether it could be so, and the GM says that it may. */
import { regex } from "../../util/index.js";

const asked = regex("iu")`
  (?<!\p{L})(?:
    ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|want(?:s|ed)? to know|request(?:s|ed)?|fragt\p{L}*|gefragt
    |demand\p{L}*|pregunt\p{L}*|chied\p{L}*|chiest\p{L}*|vroeg|vraagt|gevraagd
  )(?!\p{L})[^.?!]*?(?<!\p{L})(?:whether|if|ob|s['\u2019](?=ils?\b)|si|se|of)\s+([^.?!]{8,})
`;

/** `Austria asked for 24 more hours` */
const askedTime = regex("iu")`
  (?<!\p{L})(?:
    ask(?:s|ed|ing)?(?: me| us)? for|request(?:s|ed)?|(?:would|['\u2019]d) like|want(?:s|ed)|need(?:s|ed)
    |(?:bittet|bat|bitten|gebeten)(?: mich| uns)? um|demand\p{L}*|pid[ei]\p{L}*
    |chied\p{L}*|chiest\p{L}*|vraagt(?: me)? om|vroeg(?: me)? om
  ) ((?:\p{L}+ |\d+ ){0,3}(?:hours?|days?|stunden?|tage?n?|heures?|jours?|horas?|d[i\u00ed]as?|or[ae]|giorn[oi]
    |uur|dag(?:en)?)(?!\p{L}))
`;

const granting = regex("iu")`
  (?<!\p{L})(?:
    i said (?:yes|ok(?:ay)?|fine)|ich habe (?:ja gesagt|zugestimmt)|j['\u2019]ai dit oui|he dicho que s\u00ed
    |ho detto (?:di )?s\u00ec|ik heb ja gezegd
    |(?:fine|ok|okay|good|all right) (?:with|by|for) me|i (?:agree|have no objections?|don['\u2019]t mind)
    |i['\u2019]?a?m (?:fine|ok|okay|happy|all right|cool) with (?:it|that|this)
    |(?:that|it|this)(?:['\u2019]s| is) (?:fine|ok|okay|all right|no problem)
    |no objections?|granted|please do|do (?:it|so|that)|go ahead|(?:mach|tu)\p{L}* (?:das|es) (?:bitte)?
    |einverstanden|geht klar|meinetwegen|von mir aus|soll mir recht sein|d['\u2019]accord
    |faites-le|fais-le|\u00e7a me va|de acuerdo|hazlo|h\u00e1galo|me parece bien|d['\u2019]accordo|va bene
    |fallo|lo faccia|akkoord|(?:vind|is) (?:ik |het )?(?:goed|prima)|doe (?:dat|het)
  )(?!\p{L})
`;
const denying = regex("iu")`
  (?<!\p{L})(?:not|no(?! objection)|n['\u2019]t|but|nicht|kein\p{L}*|aber|pas|mais|non|ma|pero|niet|maar)(?!\p{L})
`;

const longest = 120;

/** Does a sentence say that what was asked for is to be done: `Fine with me, please do it`? */
export function grants(sentence: string): boolean {
  return sentence.length <= longest && granting.test(sentence) && !denying.test(sentence);
}

/** `Luc asked whether the deadline could be Friday`: what he would like; null where nobody asked for anything. */
export function askedFor(sentence: string): string | null {
  const time = askedTime.exec(sentence)?.[1];
  return asked.exec(sentence)?.[1] ?? (time === undefined ? null : `Extend by ${time}`);
}
