/** `Same to Italy please`, `everybody else gets the same`: whom words are for that somebody else is told. */
import type { PressTarget } from "../../../../game/index.js";
import { wrapped } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { addresseesIn } from "./readers.js";

/** What names words that stand before. */
export const same = wrapped`
  (?:
    (?:exactly )?(?:the )?(?:very )?same(?: (?:thing|message|words|letter|text))?|ditto|idem
    |(?:(?:genau )?das (?:gleiche|selbe)|dasselbe|die gleiche nachricht|gleiche nachricht)
    |(?:la )?m\u00eame chose|(?:le )?m\u00eame message|pareil|lo mismo|(?:el )?mismo mensaje
    |lo stesso(?: messaggio)?|(?:la )?stessa cosa|stesso messaggio|hetzelfde(?: bericht)?|(?:het )?zelfde bericht
  )
`;
const begins =
  "^\\W*(?:(?:and|und|et|y|e|en|then|also|first|second(?:ly)?|third|zweitens|2)[ ,:.)]+)*";
const who = "(?<who>\\p{L}[^.!?:;]{2,60}?)";
/** What may stand behind them. */
export const behindSame =
  "(?:,? (?:please|pls|too|as well|bitte|auch|svp|stp|por favor|per favore|alsjeblieft))*[.!]*$";

const patterns = [
  wrapped`
    ${begins}${same}(?: (?:please|bitte|auch|goes|applies|gilt|vaut|vale|geldt|is|would go))*,?
      (?: (?:to|for|with|an|f\u00fcr|\u00e0|aux?|pour|a|al|para|per|aan|voor|naar))+ ${who}${behindSame}
  `,
  wrapped`
    ${begins}${who} (?:gets?|should get|shall get|hears?|(?:can|may|should|must) (?:have|hear|know)|bekomm(?:t|en)
    |kriegt|soll(?:en)?|re\u00e7oi(?:t|vent)|recibe|riceve|krijgt) ${same}(?: (?:wissen|erfahren
        |bekommen|h\u00f6ren))?${behindSame}
  `,
].map((each) => new RegExp(each, "iu"));

/** `Same to Italy` with a verb of telling; null for any other sentence. */
export function sameWithVerb(speaker: Speaker, said: string): string | null {
  const who = namedIn(said);
  return who !== "" && addresseesIn(speaker, who) !== null ? `tell ${who} the same` : null;
}

/** Whom `same to Italy please`, below a message, is for; null for any other sentence. */
export function sameFor(speaker: Speaker, said: string): PressTarget | null {
  const who = namedIn(said.trim());
  return who === "" ? null : addresseesIn(speaker, who);
}

function namedIn(said: string): string {
  const plain = said.replace(/(?<!\p{L})all['\u2019](?=\p{L})/giu, "a ");
  const [found = ""] = patterns.flatMap((pattern) => pattern.exec(plain)?.groups?.who ?? []);
  return found;
}
