/** Who was invited to a game and wants no seat in it: `I'll have to pass this time`, `ohne mich, keine Zeit`. */
import { regex } from "../../../util/index.js";
import { refusesToPlay } from "../../questions/own-wish.js";
import { plainWords } from "../../questions/question-words.js";
import { declinesOffer } from "./consent.js";

export function declinesToPlay(sentence: string): boolean {
  if (sentence.includes("?")) return false;
  return declinesOffer(sentence) || refusesToPlay(sentence) || staysAway.test(plainWords(sentence));
}

const staysAway = regex()`
  \b(?:
    count me out|not (?:for me|my thing|interested)|no interest|(?:no|not the|not enough) time|too busy
    |can(?: t|not) (?:make it|play|join|take part|be there|commit)
    |ohne mich|kein interesse|keine zeit|muss (?:\w+ ){0,2}(?:passen|absagen)
    |kann (?:\w+ ){0,3}nicht (?:mitspielen|mitmachen|dabei sein|teilnehmen)|bin (?:\w+ ){0,2}nicht dabei
    |sans moi|pas le temps|(?:pas|plus) interessee?|(?:peux|pourrai) pas (?:participer|jouer|venir|etre la)
    |je passe(?: mon tour)?(?= |$)
    |sin mi|no tengo tiempo|no me interesa|no puedo (?:jugar|participar)|senza di me|non ho tempo
    |non mi interessa|non posso (?:giocare|partecipare)|zonder mij|geen (?:tijd|zin|interesse)|kan niet meedoen
  )\b
`;
