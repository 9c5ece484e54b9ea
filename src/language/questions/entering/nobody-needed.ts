/** `So nobody needs replacing after all`: a seat stays with who has it. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

/** Does a sentence say that no seat wants somebody new? */
export function needsNobody(sentence: string): boolean {
  // `REPLACE TURKEY BY nobody` is a command.
  if (sentence.includes("?") || sentence.length > longest || /^\W*replace\b/i.test(sentence))
    return false;
  return sentence.split(clauses).some((clause) => {
    const plain = plainWords(clause);
    return without.test(plain) && another.test(plain) && !orElse.test(plain);
  });
}

const longest = 200;
const without = regex()`
  \b(?:
    nobody|no ?one|none|nothing|no need|no longer|not|needn t|don t|doesn t|won t|no|unnecessary
    |niemand\w*|kein\w*|nicht|personne|pas|aucun\w*|inutile|nadie|ningun\w*|nessun\w*|non|niet
    |geen|hoeft
  )\b
`;
const another = regex()`
  \b(?:
    replac\w*|substitut\w*|stand ins?|successors?|(?:new|another|other) (?:player|person)
    |(?:any|some)(?:body|one) (?:new|else)|ersetz\w*|ersatz\w*|nachfolger\w*
    |(?:neuen?|anderen?) spieler\w*|einspring\w*|remplac\w*|(?:nouveau|autre) joueur|sustitu\w*
    |reemplaz\w*|(?:nuevo|otro) jugador|sostitu\w*|rimpiazz\w*|(?:nuovo|altro) giocatore
    |vervang\w*|invaller\w*|(?:nieuwe|andere) speler
  )\b
`;
/** `He won't play any more, so find a replacement`: what is not is told of somebody. */
const clauses = /[,;:]\s+|\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+/iu;
const orElse = regex()`
  \b(?:
    until|before|if|unless
    |(?:find|get|look for|need) (?:us |me )?(?:a|another|some\w*|the) (?:new |other )?
      (?:replac\w*|player|one|person|body)
    |bevor|wenn|falls|avant|si|antes|prima|se|voordat|als
  )\b
`;
