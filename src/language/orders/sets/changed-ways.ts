/**
 * `Cancel what I sent for Liverpool, I'd rather send it to Wales`: a unit whose order is taken back, and where it goes
 * instead.
 */
import { provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { says } from "../prose/kinds.js";
import { withdrawing } from "../prose/passing/taking-back.js";

/** The sentence, with such a unit on its new way, or staying. */
export function withWaysChanged(context: ReadingContext, sentence: string): string {
  const [unit, ...others] = mentionsIn(context.board, sentence);
  const isOwn = ownUnits(context).some(({ at }) => provinceOf(at) === unit?.at);
  if (unit === undefined || !isOwn || !takesBack.test(sentence.slice(0, unit.to))) return sentence;
  const rest = sentence.slice(unit.to);
  // `Cancel Burgundy and Munich` gives nothing instead.
  const givesWay = says(rest, "arrow") || says(rest, "hold") || turned.test(rest);
  if (!instead.test(rest) || leaves.test(rest) || !givesWay) return sentence;
  const [goal, another] = others;
  if (goal === undefined)
    return says(rest, "hold") && !says(rest, "arrow") ? `${unit.at} H${endOf(sentence)}` : sentence;
  const isLast = another === undefined && tail.test(sentence.slice(goal.to));
  return isLast ? `${unit.at} - ${sentence.slice(goal.from, goal.to)}${endOf(sentence)}` : sentence;
}

function endOf(sentence: string): string {
  return /[.!\s]*$/u.exec(sentence)![0];
}

const takesBack = new RegExp(
  `${withdrawing.source}|(?<!\\p{L})(?:${
    regex("u")`
      (?:I['\u2019]ve |I have |I )?(?:changed my mind|had second thoughts|thought again) (?:about|on|regarding)
      |(?:habe |hab )?(?:mir )?(?:es )?anders (?:\u00fcberlegt|entschieden)
      |chang\u00e9 d['\u2019]avis|cambiato idea|cambi(?:ado|\u00e9) de (?:idea|opini\u00f3n)|van gedachten veranderd
    `.source
  })(?!\\p{L})`,
  "iu",
);

/** A word for what takes the place of what was said. */
const turned = regex("iu")`
  (?<!\p{L})(?:
    it|its|instead|rather|stattdessen|lieber|sie|er|plut\u00f4t|elle|il|invece|mejor|liever|send|make|envoyer|soll
  )(?!\p{L})
`;

/** Where what is wanted instead begins. */
const instead = regex("iu")`
  ^(?:['\u2019]s)?(?:\s\p{L}+){0,3}?\s?(?:[,;:]|\s(?:and|und|et|y|e|en)\s)
`;
/** Neither asked, denied nor left open. */
const leaves = regex("iu")`
  \?|n['\u2019]t(?!\p{L})|(?<!\p{L})(?:
    not|if|or|maybe|perhaps|support\p{L}*|help\p{L}*|convoy\p{L}*|nicht|wenn|oder|vielleicht|pas|si|ou|peut-\u00eatre
    |non|se|o|forse|no|quiz\u00e1s?|niet|als|of|misschien|kein\p{L}*|soutien\p{L}*|unterst\u00fctz\p{L}*
  )(?!\p{L})
`;
const tail = regex("iu")`
  ^(?:\s(?:instead|please|then|now|stattdessen|bitte|lieber|gehen|ziehen|schicken|plut\u00f4t
    |s['\u2019]il (?:vous|te) pla\u00eet|invece|per favore|mejor|por favor|graag|sturen|gaan))*\W*$
`;
