/** `Did the Austrian keep his word about Trieste?`, `can I trust him?`: whether what was agreed holds. */
import { regex } from "../../../util/index.js";

/** Does a question ask that, or whom one can trust? Whether one may break one's own word is asked in the same words. */
export function asksOfPromise(sentence: string): boolean {
  return sentence.includes("?") && promised.test(sentence);
}

const promised = regex("iu")`
  (?<!\p{L})(?:
    (?:keep|kept|keeping|break|broke|broken|honou?r\p{L}*|stick|stuck|stood) (?:to |by )?
      (?:his|her|their|its|the|our|that|a|my) (?:\p{L}+ )?
      (?:word|promises?|deals?|agreement|pact|treaty|bargain)
    |(?:wort|versprechen|abmachung|absprache|vereinbarung|abkommen)(?:en)? (?:\p{L}+ ){0,4}?
      (?:gehalten|eingehalten|gebrochen)
    |tenu (?:sa|leur|la) (?:parole|promesse)
    |respect\p{L}* (?:notre|son|leur|l['\u2019]) ?(?:accord|pacte|parole)
    |cumpli\p{L}* (?:con )?(?:su|la|el|lo|nuestro) ?(?:palabra|promesa|pacto|trato|acuerdo|prometido)
    |(?:mantenut|rispettat)\p{L}* (?:la |il |i |le )?(?:sua |suo |loro |nostro )?
      (?:parola|promess[ae]|accord[oi]|patt[oi])
    |(?:(?:can|could|should|may) (?:i|we|one)|(?:i|we|one) (?:can|could|should)) (?:really |ever |even )?(?:trust
    |believe|rely on|count on)(?! you(?!\p{L}))
    |(?:kann|darf|soll) (?:ich|man) (?:\p{L}+ ){0,4}(?:trauen|vertrauen|verlassen|glauben)
    |(?:peux-je|puis-je|peut-on|peux|peut) (?:\p{L}+ ){0,3}(?:faire confiance|me fier|se fier)
    |(?:puedo|se puede|puede uno) (?:confiar|fiarme|fiarse)
    |(?:posso|ci si pu\u00f2|si pu\u00f2) (?:fidarmi|fidare|fidarsi)
    |(?:kan|mag) (?:ik|je|men) (?:\p{L}+ ){0,4}vertrouwen
    |(?:woord|belofte|afspraak) (?:\p{L}+ ){0,3}?(?:gehouden|gebroken|nagekomen)
  )(?!\p{L})
`;
