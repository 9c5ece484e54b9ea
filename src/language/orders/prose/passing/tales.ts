/** What tells of the turn before, or where a unit stands: `I tried VIE-GAL last turn, and it is still in Vienna`. */
import { wrapped } from "../../../../util/index.js";
import { shape } from "../shape.js";

const begins =
  "(?<=^\\W*|[.!?;:,]\\s+|(?<!\\p{L})(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar) )";
const ends = "(?=\\s*(?:[.!?;,]|$)|\\s+(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar) )";

const tales: readonly RegExp[] = [
  shape(
    begins +
      wrapped`
      (?:i|we) (?:tried|attempted|ordered|wanted|sent|did|played|moved|wrote)[ ][^.!?;]{3,80}?
      (?:last|previous|the other) (?:turn|time|season|round|spring|fall|autumn|year|phase|move)
    ` +
      ends,
  ),
  shape(
    begins +
      wrapped`
      last (?:turn|time|season|round|spring|fall|autumn) (?:i|we) (?:tried|attempted|ordered|wanted|sent|did|played
      |moved)
      [ ][^.!?;]{3,60}?(?: (?:and|but) (?:it|that|this) (?:failed|bounced|did(?: not|n['\u2019]?t) work))?
    ` +
      ends,
  ),
  shape(
    begins +
      wrapped`
      ich (?:hab|habe|hatte|wollte)[ ](?:[^.!?;]{0,60}[ ])?
      (?:letzte[nrs]? (?:runde|mal|zug|phase)|im letzten zug|vorige runde|im fr\u00fchjahr|im herbst)[ ][^.!?;]{3,60}?
      (?:versucht|probiert|befohlen|geschickt|gezogen|ziehen|gemacht)
    ` +
      ends,
  ),
  shape(
    begins +
      wrapped`
      j['\u2019]ai (?:essay\u00e9|tent\u00e9|ordonn\u00e9|jou\u00e9)[ ][^.!?;]{3,80}?
      (?:au (?:dernier tour|tour (?:dernier|pr\u00e9c\u00e9dent|d['\u2019]avant))|la derni\u00e8re fois|au printemps
      |l['\u2019]an dernier)
    ` +
      ends,
  ),
  // `My army is still in Vienna`
  shape(
    begins +
      wrapped`
      (?:(?:my|our|the) (?:army|fleet|unit|one) (?:is|was|sits|stands) still (?:in|at)
        |(?:my|our) (?:army|fleet|unit) (?:is|sits|stands)(?: now| currently| already)? (?:in|at)
        |(?:die|meine) (?:armee|flotte|einheit) (?:steht|ist|sitzt) (?:immer noch|noch immer|noch) in
        |meine (?:armee|flotte|einheit) (?:steht|ist|sitzt)(?: jetzt| gerade| ja)? in
        |(?:mon|ma|l['\u2019]|la)\s?(?:arm\u00e9e|flotte|unit\u00e9) est (?:toujours|encore) (?:\u00e0|en|dans)
        |(?:mon|ma) (?:arm\u00e9e|flotte|unit\u00e9) est (?:\u00e0|en|dans)
        |mi (?:ej\u00e9rcito|flota|unidad) (?:sigue|est\u00e1) en|la mia (?:armata|flotta
        |unit\u00e0) \u00e8 (?:ancora )?(?:a|in|nel)
        |(?:i|we)(?: have|['\u2019]ve)(?: got)?(?: now)? (?:an?|my|our) (?:army|fleet|unit) (?:in|at)
        |ich habe? (?:jetzt |nun )?(?:eine|meine) (?:armee|flotte|einheit) in
        |j['\u2019]ai (?:maintenant )?(?:une|mon|ma) (?:arm\u00e9e|flotte|unit\u00e9) (?:\u00e0|en|dans)
        |tengo (?:un|una|mi) (?:ej\u00e9rcito|flota|unidad) en|ho (?:un['\u2019]|una )(?:armata|flotta
        |unit\u00e0) (?:a|in)
        |mijn (?:leger|vloot|eenheid) (?:staat|is) (?:nog steeds |nog )?in
      )[ ][^.!?;,]{3,24}?
    ` +
      ends +
      // `I have an army in Trieste. It should hold.`
      wrapped`
      (?!\W*(?:
        it|this|that|which|who|sie|er|es|die|der|das|diese|elle|il|ce|qui|lo|la|esta|ella|che|lei|hij|ze|deze
      )\s)
    `,
  ),
];

/** What is told so beside an order; what is nothing but a tale is none, and is told so. */
export function talesBeside(text: string): readonly RegExp[] {
  return isTale(text) ? [] : tales;
}

/** Does the sentence say no more than that? */
export function isTale(sentence: string): boolean {
  const left = tales.reduce((text, tale) => text.replace(tale, " "), sentence);
  const words = left.toLowerCase().match(/\p{L}+/gu) ?? [];
  return left !== sentence && words.every((word) => outcome.has(word));
}

/** `..., and it failed` */
const outcome: ReadonlySet<string> = new Set(
  `and but so it that this they failed bounced did not didn t work und aber es das hat nicht geklappt
    et mais \u00e7a a n pas march\u00e9 y pero no funcion\u00f3 e ma non ha funzionato en maar dat mislukte
    hallo hi hello salut ciao`.split(/\s+/),
);
