/** `Sabato non ci sono`, `Saturday's no good for me`: days on which somebody is not there, in few words. */
import { regex, wrapped } from "../../../util/index.js";
import { daysSaid } from "./spoken-days.js";

/** Does a sentence, in plain words beside it, tell no more than that? */
export function saysNotThere(sentence: string, plain: string): boolean {
  const tells = notThere.test(plain) || keptBy.test(plain) || engaged.test(plain);
  return !sentence.includes("?") && tells && daysSaid(sentence) !== null;
}

/** Where somebody is taken up for a day and more: `I've got a wedding on the 12th`, `on the 5th we move house`. */
const event = wrapped`
  (?:
    weddings?|funerals?|honeymoon|graduation|baptism|christening|finals|surgery|operation|house move|reunion|work trip
    |business trip|school trip|stag (?:do|night|weekend)|hochzeit|beerdigung|taufe|kommunion|konfirmation|umzug
    |dienstreise|operation|mariage|enterrement|bapteme|communion|demenagement|boda|entierro|bautizo|comunion|mudanza
    |matrimonio|funerale|battesimo|trasloco|bruiloft|trouwerij|begrafenis|verhuizing|doop
  )
`;
const engaged = regex()`
  ^(?!.*\b(?:had|was|were|hatten?|waren?|avai\w*|avions|etai\w*|tuv\w*|tenia\w*|aveva\w*|ero|hadden)\b).*\b(?:
    (?:i|we) (?:\w+ ){0,2}?(?:have|got|m (?:on|at|off (?:on|to))|re (?:on|at|off (?:on|to))|am (?:on|at)|are (?:on|at))
      (?: \w+){0,4}? ${event}
    |there (?:s|is) (?:\w+ ){1,4}?${event}
    |(?:i m|i am|we re|we are) (?:getting married|moving(?: house| flat| home)?)(?= (?:on|this|next|that|over)\b)
    |(?:my|our) (?:\w+ ){1,3}?(?:gets|is getting) married
    |(?:ich|wir|bei mir|bei uns) (?:\w+ ){0,6}?${event}|(?:haben?|ist|sind) (?:\w+ ){0,5}?${event}
    |(?:ich heirate|wir heiraten|ich ziehe|wir ziehen) (?:\w+ ){0,4}?(?:um|am)?
    |(?:j ai|on a|nous avons|il y a) (?:\w+ ){0,5}?${event}|(?:je demenage|nous demenageons|on demenage|je me marie)
    |(?:tengo|tenemos|hay|estoy de) (?:\w+ ){0,5}?${event}|(?:me caso|me mudo|nos mudamos)
    |(?:ho|abbiamo|c e) (?:\w+ ){0,5}?${event}|(?:mi sposo|trasloco|traslochiamo)
    |(?:ik|we|wij) (?:\w+ ){0,2}?(?:heb|hebben|ben|zijn|gaa?n?) (?:\w+ ){0,5}?${event}
    |heb(?:ben)? (?:ik|we|wij) (?:\w+ ){0,5}?${event}
    |(?:ik verhuis|we verhuizen|ik trouw)
  )\b
`;

/** `My sister's wedding until Thursday`, `at my parents', back Thursday` */
const keptBy = regex()`
  ^(?:(?:sorry|hi|hello|hey|its|it s|there s|theres|got|have|because of|due to|busy with) )*(?:
    (?:my|our|a|the) (?:\w+ ){0,3}?(?:
      wedding|funeral|honeymoon|graduation|baptism|christening|exams?|finals|surgery|operation|house move|move
      |birthday|family visit|reunion
    ) (?:(?:is|lasts|goes(?: on)?|keeps me busy|stuff|things?) )?(?:until|till|til|through|thru|from|to) .+
    |(?:my|our|at|off|gone|visiting|in|on) (?:\w+ ){1,6}?back (?:(?:on|by|again|next|home) ){0,2}(?:\w+day|the \d+\w*)
  )$
`;

const notThere = regex()`
  \b(?:
    non (?:ci|vi) (?:sono|saro|siamo|saremo)|(?:sono|saro|siamo) (?:via|fuori|assente|irraggiungibile)
    |non (?:sono|saro) (?:a casa|disponibile|raggiungibile)
    |(?:ben ik|ik ben|zijn we|we zijn) (?:er )?(?:\w+ )?(?:niet|er niet|weg|afwezig|onbereikbaar)
    |(?:is|are|s) (?:no good|not good|no use|bad|impossible|out) for me|i m out all (?:day|week|weekend)
    |(?:passt|geht) (?:es )?(?:\w+ )?(?:bei mir|mir) (?:\w+ )?nicht
  )(?= *$| (?:and|so|sorry|until|till|but|e|quindi|scusate|en|dus|und|also|leider|purtroppo|helaas|i)\b)
`;
