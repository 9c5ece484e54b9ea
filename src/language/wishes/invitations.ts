/** Whom a GM's sentence wants invited, called back or asked once more, and what they are to be told. */
import { regex } from "../../util/index.js";
import { entrySaid } from "../questions/entering/entry-said.js";
import { plainWords } from "../questions/question-words.js";
import { asks } from "./can-you.js";
import { timesInEnglish } from "./english.js";
import { topicsOf } from "./topics.js";

/** `Tell them that ...`, of those whom the same mail invites. */
export function tellsThem(sentence: string): boolean {
  return toThem.test(timesInEnglish(sentence));
}

const toThem = regex()`
  ^\W*(?:(?:and|please|also|und|bitte|et|y|e|en) )*(?:
    (?:
      tell|write(?: to)?|let|say to|schreib\w*|sag\w*|dis|dites|ecri\w*|zeg|schrijf|vertel|richte
    )[ -]+(?:bitte |doch |auch |aan )*(?:
      them|both|the two|ihnen|beiden|den beiden|denen|leur|hun|ze|hen
    )
    |(?:di|escribe|diga|dile)les|di ?loro|scrivi ?(?:loro|gli)|digli
  )(?![a-z])
`;

const onceMore = regex()`
  \b(?:
    again|once more|one more time|another invitation|noch ?mal\w*|noch einmal|erneut
    |une nouvelle fois|encore une fois|de nouveau|otra vez|de nuevo|di nuovo|ancora una volta
    |nog eens|opnieuw
  )\b
`;

/** Whose invitation is to be called back, or sent once more. */
export function invitationWish(sentence: string): "back" | "again" | "new" | null {
  const plain = timesInEnglish(sentence);
  if (/\?\W*$/.test(sentence) && asks(sentence)) return null;
  const isOf = /\b(?:invit\w*|einlad\w*|lad(?:e|et|en)?|uitnodig\w*|nodig)\b/.test(plain);
  if (isOf && topicsOf(plain).includes("withdraw")) return "back";
  if (onceMore.test(plain)) return isOf || resends.test(plain) ? "again" : null;
  return isOf && wishesInvitation.test(plain) ? "new" : null;
}

const resends = regex()`
  \b(?:send|resend|schick\w*|send\w*|envoie|envoy\w*|renvo\w*|envia\w*|manda\w*|stuur\w*)\b.*\b
    (?:it|them|him|her|es|sie|ihm|ihr|lui|la|le|lo|se|hem|haar)\b
  |\b(?:nothing|nichts|rien|nada|niente|niets) (?:\w+ ){0,2}
    (?:bekommen|received|got|recu|recibido|ricevuto|gekregen)\b
`;

/** `Hal (hal@example.net) is fine, please let him in`: whoever is not in the game can only be invited to it. */
export function letsIn(sentence: string): boolean {
  return (
    lettingIn.test(plainWords(sentence.replace(address, "them"))) && entrySaid(sentence) !== "watch"
  );
}

const address = /\S+@\S+/g;
const lettingIn = regex()`
  \b(?:
    let (?:\w+ ){1,2}(?:in|join|play)|(?:add|include) (?:him|her|them|\w+)|sign (?:\w+ ){1,2}up
    |put (?:him|her|them) (?:in|down)|(?:nimm|nehmt|nehmen sie) (?:\w+ ){1,3}(?:auf|rein|dazu)
    |lass\w* (?:\w+ ){1,3}(?:rein|mitspielen|mitmachen)
    |(?:laisse\w*|fais|faites) (?:\w+ ){1,3}(?:entrer|participer|jouer)|ajoute\w*
    |(?:deja|dejal\w)(?: \w+)? (?:entrar|jugar)|anad\w+
    |(?:fai|fall\w|lascia\w*)(?: \w+)? (?:entrare|giocare)|aggiung\w+
    |laat (?:\w+ ){1,3}(?:meedoen|meespelen|erin)|voeg (?:\w+ ){1,3}toe
  )\b
`;
const wishesInvitation = regex()`
  \b(?:
    invite|lad(?:e|et|en)?|einladen|inviter|invitez|invita|invitar|invitare|invitate|invitad|nodig
    |uitnodigen
  )\b
`;
