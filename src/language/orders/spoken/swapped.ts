/** `Swap Burgundy and Spain`, `Kiel und Berlin tauschen die Plätze`: two own units, each to where the other is. */
import { provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "./units.js";

/** The sentence as these two moves; itself where it says anything else. */
export function withUnitsSwapped(context: ReadingContext, sentence: string): string {
  if (!swapping.test(sentence)) return sentence;
  const [one, other, another] = mentionsIn(context.board, sentence);
  if (one === undefined || other === undefined || another !== undefined) return sentence;
  const own = ownUnits(context).map(({ at }) => provinceOf(at));
  const isOwn = own.includes(one.at) && own.includes(other.at);
  const rest = [sentence.slice(0, one.from), sentence.slice(one.to, other.from)];
  const left = `${rest.join(" ")} ${sentence.slice(other.to)}`.replace(words, " ");
  if (!isOwn || /[\p{L}\d?]/u.test(left)) return sentence;
  return `${one.at} - ${other.at}, ${other.at} - ${one.at}.${/\s*$/.exec(sentence)![0]}`;
}

const swapping = regex("iu")`
  (?<!\p{L})(?:
    swaps?|switch(?:es)?|exchanges?|trades?|(?:change|exchange|swap|switch|trade)s? places|tausch\p{L}*|\u00e9chang\p{L}*
    |intercambi\p{L}*|scambi\p{L}*|wissel\p{L}*|ruilen?
  )(?!\p{L})
`;

/** What stands around them. */
const words = regex("giu")`
  (?<!\p{L})(?:
    swaps?|switch(?:es)?|exchanges?|trades?|changes?|places|positions?|with|for|and|the|my|units?|army|armies|fleets?
    |in|at|of|please|pls|just|then|let|let['\u2019]?s|lets|i|ll|i['\u2019]ll|want|to|would|like|so|ok|okay
    |tausch\p{L}*|die|der|den|pl\u00e4tze|ihre|und|mit|meine?|armeen?|flotten?|bitte|sollen|dann|ich|wir
    |\u00e9chang\p{L}*|de|leurs?|place|et|avec|les|la|le|l|mes|intercambi\p{L}*|y|con|sus|lugares|posiciones|scambi\p{L}*
    |e|di|posto|wissel\p{L}*|ruilen?|van|plaats|en|met
  )(?!\p{L})
`;
