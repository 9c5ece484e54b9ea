/** `Sabato non ci sono`, `Saturday's no good for me`: days on which somebody is not there, in few words. */
import { regex } from "../../../util/index.js";
import { daysSaid } from "./spoken-days.js";

/** Does a sentence, in plain words beside it, tell no more than that? */
export function saysNotThere(sentence: string, plain: string): boolean {
  return !sentence.includes("?") && notThere.test(plain) && daysSaid(sentence) !== null;
}

const notThere = regex()`
  \b(?:
    non (?:ci|vi) (?:sono|saro|siamo|saremo)|(?:sono|saro|siamo) (?:via|fuori|assente|irraggiungibile)
    |non (?:sono|saro) (?:a casa|disponibile|raggiungibile)
    |(?:ben ik|ik ben|zijn we|we zijn) (?:er )?(?:\w+ )?(?:niet|er niet|weg|afwezig|onbereikbaar)
    |(?:is|are|s) (?:no good|not good|no use|bad|impossible|out) for me|i m out all (?:day|week|weekend)
    |(?:passt|geht) (?:es )?(?:\w+ )?(?:bei mir|mir) (?:\w+ )?nicht
  )(?= *$| (?:and|so|sorry|until|till|but|e|quindi|scusate|en|dus|und|also|leider|purtroppo|helaas|i)\b)
`;
