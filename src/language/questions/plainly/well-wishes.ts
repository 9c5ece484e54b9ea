/** What sounds like a wish and asks for nothing to be done. */
import { regex } from "../../../util/index.js";

/** `Have a nice weekend`, `don't be cross with me`: wished of nobody but in passing. */
export function wishesWell(sentence: string): boolean {
  return pleasant.test(sentence);
}

/** `Complimenti a chi ha fatto il programma`: praise, with nothing asked behind it. */
export function praises(sentence: string): boolean {
  return !sentence.includes("?") && praising.test(sentence);
}

const praising = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en|also|my|meine?n?|mes|mis|i miei|big|nice|grosse[sn]?|gro\u00dfe[sn]?) )*(?:
    compliments?|kudos|hats off|congrat\p{L}*|well done|great job|nice work|komplimente?|hut ab|respekt|lob|tolle arbeit
    |bravo|chapeau|f\u00e9licitations|beau travail|felicidades|enhorabuena|buen trabajo|complimenti|bel lavoro|petje af
    |gefeliciteerd|goed werk
  )(?!\p{L})
`;

const pleasant = regex("iu")`
  (?<!\p{L})(?:
    have (?:an? )?(?:\p{L}+ )?(?:nice|good|great|lovely|wonderful|pleasant|fun|safe|happy)(?!\p{L})|take care
    |enjoy your|i bet
    |ich wette|je parie|apuesto|scommetto|ik wed
    |(?:sch\u00f6ne\p{L}*|gute\p{L}*|angenehme\p{L}*) (?:tag|abend|woche\p{L}*|reise|urlaub|ferien|feiertage|sonntag)
    |(?:bon(?:ne)?|bonnes) (?:journ\u00e9e|soir\u00e9e|week-?end|vacances|semaine)
    |(?:buen|feliz|buena) (?:fin de semana|d\u00eda|viaje|semana)|que (?:tengas|teng\u00e1is|pas\p{L}+)
    |(?:buon|buona|buone) (?:giornata|serata|weekend|vacanze|settimana|domenica)
    |(?:fijn|prettig|goed|leuk)e? (?:weekend|avond|dag|vakantie|week)
    |congrat\p{L}*|well (?:played|done)|(?:nicely|brilliantly) (?:played|done)|good game|hats off|hut ab|chapeau
    |gl\u00fcckwunsch|gratul\p{L}*|gut gespielt|f\u00e9licitations|bravo|bien jou\u00e9|enhorabuena|felicidades
    |bien jugado
    |complimenti|congratulazioni|ben giocato|gefeliciteerd|goed gespeeld
    |(?:don['\u2019]t|do not|no need to) (?:be|get) (?:too )?(?:mad|angry|cross|upset|annoyed)
    |don['\u2019]t be (?:surprised|alarmed)|nicht wundern|ne t['\u2019]\u00e9tonne pas|no te extra\u00f1es
    |non stupirti|schrik niet
    |(?:sei|seid|seien sie) (?:mir |uns )?(?:bitte )?nicht (?:b\u00f6se|sauer)|nicht (?:b\u00f6se|sauer) sein
    |(?:ne )?m['\u2019]en (?:veuillez|veux|voulez) pas|no (?:te|se|os) enfad\p{L}+
    |non (?:ti arrabbiare|arrabbiarti|arrabbiatevi|prendertela)|(?:wees|word) niet boos|niet boos (?:zijn|worden)
  )
`;
