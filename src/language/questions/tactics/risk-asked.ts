/** `Does my fleet risk anything there?`: whether a unit of the asker's could be driven out, in whatever words. */
import { wrapped } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";

const risking = [
  wrapped`
    (?:does|do|would|will|is|are) (?:\w+ ){1,5}?
      (?:risk(?:ing)?|fear(?:ing)?|endanger(?:ed|ing)?|in (?:any |much )?(?:danger|trouble))
    |(?:is|are) there (?:any|a) (?:risk|danger)|anything to (?:fear|worry about)
    |(?:what|how much) (?:do|would|am) (?:i|we) risk(?:ing)?
  `,
  wrapped`
    (?:riskier\w*|gefahrde\w*|bring\w*|setz\w*) (?:\w+ ){1,4}?(?:was|etwas|nichts|dabei|in gefahr|aufs spiel)
    |(?:lauf\w*|schweb\w*|ist|sind|ware\w*) (?:\w+ ){1,4}?(?:gefahr|gefahrdet)
    |droht (?:\w+ ){1,4}?(?:was|etwas|gefahr)|(?:hat|habe) (?:\w+ ){1,4}?zu befurchten
  `,
  wrapped`
    (?:risqu\w+|court|craint|craindre)(?: t (?:il|elle))? (?:\w+ )?(?:quelque chose|rien|gros|un (?:risque|danger))
    |(?:est|sont) (?:\w+ ){0,3}?(?:en danger|menacee?s?)|est ce (?:que c est )?(?:risque|dangereux)
  `,
  wrapped`
    (?:arriesg\w+|corr\w+) (?:\w+ )?(?:algo|nada|peligro|riesgo|pericolo|rischi\w*)
    |(?:esta|estan) (?:\w+ ){0,3}?en peligro
    |(?:e|sono) (?:\w+ ){0,3}?in pericolo|rischi\w* (?:qualcosa|niente|nulla|molto)
  `,
  wrapped`
    lo(?:opt|pen) (?:\w+ ){1,4}?(?:gevaar|risico)|riskeer\w* (?:\w+ ){1,4}?(?:iets|niets)
    |(?:is|zijn) (?:\w+ ){1,4}?in gevaar
  `,
];
const risk = new RegExp(`\\b(?:${risking.join("|")})\\b`);

/** Does a short sentence ask what could happen to units where they are, or are about to be? */
export function asksRisk(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  return plain.length <= longest && risk.test(plain);
}

const longest = 120;
