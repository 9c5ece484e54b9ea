/**
 * `I first wanted to send Burgundy to Belgium, but no, rather to Munich`: where a unit was to go is not meant any more,
 * and stands before where it is to go.
 */
import { provinceOf } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { mentionsIn } from "../../../names/mentions.js";
import type { ReadingContext } from "../../contract.js";

const wanted = regex("iu")`
  (?<!\p{L})(?:
    (?:wanted|meant|intended|planned|hoped|was going|was about|was planning|was thinking|thought)(?!\p{L})
    |wollte|hatte vor|dachte|voulais|pensais|avais pr\u00e9vu|comptais|volevo|pensavo|avevo pensato|quer\u00eda|pensaba
    |hab\u00eda pensado|wilde(?!\p{L})
  )
`;

const turn = /[,;.]?\s+(?:but|aber|mais|ma|pero|maar)\s/iu;

const rather = regex("iu")`
  (?<!\p{L})(?:
    no|nah|rather|instead|better|on (?:reflection|second thoughts?)|now|prefer|actually|nein|n[e\u00f6]|lieber|doch
    |besser|stattdessen|jetzt|non|plut\u00f4t|finalement|mieux|maintenant|meglio|invece|piuttosto|adesso|mejor|ahora|nee
    |liever|toch
  )(?!\p{L})
`;

const doubtful = regex("iu")`
  \?|(?<!\p{L})(?:
    if|unless|maybe|perhaps|might|could|or|not|wenn|falls|vielleicht|oder|nicht|si|peut-\u00eatre
    |ou|pas|se|forse|quiz\u00e1s?
    |o|niet|misschien|of
  )(?!\p{L})
`;

/** The order that such a sentence comes to; any other sentence as it is. */
export function withoutWantedFirst(
  { board, position, power }: ReadingContext,
  sentence: string,
): string {
  const at = sentence.search(turn);
  const verb = sentence.search(wanted);
  if (verb < 0 || at < verb || doubtful.test(sentence)) return sentence;
  const mentions = mentionsIn(board, sentence);
  const [unit, ...goals] = mentions.filter(({ to }) => to <= at);
  const [goal, another] = mentions.filter(({ from }) => from > at);
  if (unit === undefined || goals.length !== 1 || goal === undefined || another !== undefined)
    return sentence;
  const isOwn = position.units.some(
    (each) => each.power === power && provinceOf(each.at) === unit.at,
  );
  if (!isOwn || !rather.test(sentence.slice(at, goal.to + behind))) return sentence;
  const [end = ""] = /[.!\s]*$/.exec(sentence) ?? [];
  return `${unit.at} - ${goal.at}${end}`;
}

/** So far behind the goal `instead` may stand. */
const behind = 12;
