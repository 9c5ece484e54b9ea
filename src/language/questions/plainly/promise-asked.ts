/** `Did the Austrian keep his word about Trieste?`: whether somebody did what was agreed. */
import { regex } from "../../../util/index.js";

/** Does a question ask that? Whether one may break one's own word is asked in the same words. */
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
    |(?:woord|belofte|afspraak) (?:\p{L}+ ){0,3}?(?:gehouden|gebroken|nagekomen)
  )(?!\p{L})
`;
