/** `You wrote Tyrolia, I meant Trieste`, `da steht Tirol, es soll Triest sein`: what stands, and what was meant. */
import { regex, wrapped } from "../../../util/index.js";

/** The words with what stands and what was meant, as a match; null where they compare nothing so. */
export function misread(words: string): RegExpExecArray | null {
  return words.length > longest ? null : comparing.exec(words);
}

const longest = 120;

const lead =
  "(?:(?:sorry|oops|oh|ah|no|hm+|wait|hey|ach|nein|ups|pardon|non|perd\u00f3n|scusa|nee)[,.! ]+)*";
const stands = wrapped`
  (?:you|u|i|it|we)(?:['\u2019]ve| have| had)? (?:
    said|says|wrote|written|writes|put|noted|read|typed|ordered|sent|understood|entered|got|shows?|have
  )(?: (?:it|that|me|down|there))?(?: (?:as|to|in))?
  |(?:du hast|sie haben|ihr habt|ich hab|ich habe|da steht|bei dir steht|es steht)(?: (?:da|jetzt|nach))*
  |(?:vous avez|tu as|j['\u2019]ai) (?:not\u00e9|\u00e9crit|mis|compris|lu|dit)
  |(?:has|he|pone) ?(?:anotado|escrito|puesto|le\u00eddo)?|(?:hai|ho) (?:scritto|letto|messo|capito|segnato)
  |(?:je hebt|ik heb|er staat)
`;
const meant = wrapped`
  (?:but |aber |sondern |mais |pero |ma |maar )?(?:
    i (?:actually |really |of course )?(?:meant|mean|want|wanted|said|wrote)(?: to (?:go to|say|write|put|type))?
    |(?:it|that) (?:should (?:be|have been|say|read)|was (?:meant|supposed) to be)|make it
    |(?:ich|wir) (?:meinte|wollte|will|w\u00fcrde gern)|gemeint (?:war|ist)|es (?:soll|sollte|muss)
    |je (?:voulais dire|voulais|veux|pensais \u00e0)|c['\u2019](?:est|\u00e9tait)|quer\u00eda(?: decir)?|quiero|era|es
    |volevo(?: dire)?|intendevo|voglio|ik (?:bedoelde|bedoel|wil|wilde)|het moet
  )
`;
const comparing = regex("iu")`
  ^\W*${lead}(?:${stands}) (.{2,30}?)(?: (?:geschrieben|notiert|gesagt|eingetragen|verstanden|gelesen|geschreven))?
  (?:[,.;:]+| -)? ?(?:${meant})(?: (?:aber|nat\u00fcrlich|nach|to|naar))* (.{2,30}?)
  (?: (?:hei\u00dfen|sein|stehen|zijn))?[.! ]*$
`;
