/** `We have until Friday, right?`, `is it due tomorrow?`: a time of which somebody asks whether it is the deadline. */
import { regex } from "../../../util/index.js";
import { type DateExpression, readDate } from "../../dates/read-date.js";
import { plainWords } from "../question-words.js";
import { untilSaid } from "./span-said.js";
import { withEnglishDays } from "./spoken-days.js";

/** The time; null where a sentence names none, or wishes for it. */
export function deadlineChecked(sentence: string): DateExpression | null {
  const plain = plainWords(sentence).replace(either, "");
  if (!sentence.includes("?") || wishing.test(plain)) return null;
  if (!tagged.test(plain) && !checking.test(plain)) return null;
  // `Is it mine now?` names no day.
  const english = withEnglishDays(plain.replace(now, ""));
  if (choosing.test(english)) return null;
  const [day = ""] = days.exec(english) ?? [];
  const read = readDate(untilSaid(sentence) ?? day);
  return read.kind === "date" ? read.date : null;
}

const now = /\b(?:now|jetzt|maintenant|ahora|adesso|ora|nu)\b/g;

/** `Do I get a unit now, yes or no?` checks nothing. */
const either =
  / (?:(?:yes or|ja oder|ja of) (?:no|nein|nee)|oui ou non|si (?:y|o|u) no|si o no|s ?i ou nao)$/;

const tagged = regex()`
  \b(?:
    right|correct|yes|yeah|isn t it|don t we|do we not|innit|eh|oder(?: nicht)?|ja|nicht wahr|gell|stimmt s?
    |richtig|non|hein|c est (?:bien )?ca|n est ce pas|verdad|no|si|vero|giusto|toch|klopt(?: dat)?
  )$
`;
const checking = regex()`
  \b(?:
    (?:is|was) it (?:true|right|correct)|(?:is|was|isn t) (?:it|the deadline|that)|is everything due
    |(?:do|did|don t) (?:i|we)(?: all)?(?: still| really)? have|(?:i|we)(?: still)? have|(?:i|we) ve got
    |stimmt es|ist es (?:wahr|richtig)|haben wir|wir haben|habe ich|ich habe|ist die frist
    |ist (?:das|es)|(?:c|ce) est vrai|est il vrai|est ce vrai|avons nous|(?:nous )?avons|on a|ai je
    |j ai|c est|est ce que c est|es verdad|es cierto|tenemos|tengo|es el|e vero|abbiamo|ho|e(?: per)?
    |klopt het|hebben we|heb ik|we hebben|is het
  )\b
`;
const wishing = regex()`
  \b(?:
    can|could|may|might|would|will|shall|please|pls|kann|konn\w+|darf|durf\w+|bitte|wurd\w+|mochte\w*
    |peu\w+|pourr\w+|voudr\w+|aimer\w+|svp|pued\w+|pod\w+|quisiera|favor|poss\w+|potr\w+|vorre\w+
    |favore|kan|kunnen|mag|mogen|zou\w*|graag
    |(?:push|mov|postpon|extend|delay|shift)(?:e|es|ed|ing)?|(?:ver|auf)schieb\w*|verschoben|verlanger\w*
    |repouss\w*|reporte\w*|prolong\w*|aplaz\w*|prorrog\w*|rinvi\w*|spost\w*|uitstel\w*|verzet\w*
  )\b
`;
/** `Is it Thursday or Friday?`: no yes and no no. */
const choosing = regex()`
  \b(?:\w+day|today|tomorrow) (?:or|oder|ou|o|of) (?:\w+ )?(?:\w+day|today|tomorrow)\b
`;
const days =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight)\b/;
