/**
 * In winter, what a sentence builds whatever stands around it, in plain words: `then the army comes in Rome`,
 * `an army in Paris, the fleet next year`, `St Pete, north coast`. Only where no other place is named than homes that
 * are free.
 */
import { provinceOf } from "../../../map/index.js";
import { adjustmentOf } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { coastSaid } from "../../names/coasts-told.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { looseBuilds, saysBuilds } from "./loose-builds.js";
import { wordsIn } from "./units.js";

/** The sentence as its builds; itself where it may say anything else. */
export function withBuildsPlain(context: ReadingContext, sentence: string): string {
  const { board, position, power } = context;
  if (power === null || sentence.length > longest) return sentence;
  const { change, sites } = adjustmentOf(board, position, power);
  const now = sentence.replace(leading, "").replace(later, "");
  const places = mentionsIn(board, now);
  const isFree = ({ at }: { readonly at: string }) => sites.some((site) => provinceOf(site) === at);
  if (change <= 0 || places.length === 0 || !places.every(isFree)) return sentence;
  if (otherwise.test(now) || !saysBuilds(context, now)) return sentence;
  const builds = builtIn(context, now, now !== sentence);
  const [end = ""] = /[\s.!,;]*$/.exec(sentence) ?? [];
  return builds.length === 0 ? sentence : `${builds.join(", ")}${end}`;
}

const longest = 160;

/** `Munich needs somebody`: the army that can be meant where no kind is named, and no fleet can be built. */
export function armyWanted(context: ReadingContext, sentence: string): string | null {
  const { board, position, power } = context;
  const [place, another] = mentionsIn(board, sentence);
  if (power === null || place === undefined || another !== undefined) return null;
  if (board.province(place.at)?.terrain !== "inland" || otherwise.test(sentence)) return null;
  if (!needing.test(sentence)) return null;
  const { change, sites } = adjustmentOf(board, position, power);
  const isFree = change > 0 && sites.some((site) => provinceOf(site) === place.at);
  return isFree && !namesKind(context, sentence) ? `BUILD A ${place.at}` : null;
}

const needing = regex("iu")`
  (?<!\p{L})(?:
    needs?|must|should|have to|has to|somebody|someone|one|unit|garrison|guard|defen[cs]e|take|get|want
    |muss|m\u00fcssen|braucht?|brauche|soll|jemand|eine|einheit|hol\p{L}*|nehm\p{L}*|will|bewach\p{L}*|faut|doit|besoin
    |quelqu['\u2019]un|unit\u00e9|prends|veux|necesit\p{L}*|alguien|unidad|serve|qualcuno|unit\u00e0|moet|iemand
  )(?!\p{L})
`;

function namesKind(context: ReadingContext, sentence: string): boolean {
  return wordsIn(context, [], sentence).some(({ type }) => type !== null);
}

function builtIn(context: ReadingContext, sentence: string, isPlain: boolean): readonly string[] {
  const hasType = namesKind(context, sentence);
  const [place, another] = mentionsIn(context.board, sentence);
  if (hasType && !isPlain && !coming.test(sentence)) return [];
  if (hasType || place === undefined || another !== undefined)
    return looseBuilds(context, null, sentence).builds.map((each) => each.toLowerCase());
  const around = `${sentence.slice(0, place.from)} ${sentence.slice(place.to)}`;
  if (/[\p{L}\d]/u.test(around.replace(idle, " "))) return [];
  const province = context.board.province(place.at);
  const coast = coastSaid(province?.coasts ?? [], [around]);
  if (coast !== null) return [`build f ${coast}`];
  const isInland = province?.terrain === "inland";
  return [`build ${isInland ? "a " : ""}${place.at}`];
}

/** `Non, finalement ...` takes back what was said before. */
const leading = regex("iu")`
  ^\W*(?:(?:no|nope|nah|non|nein|nee|ok|okay|oh|ah|actually|finalement|doch)
    (?:\s*[,;:.!]+\s*|\s+(?=finalement|doch|wait)))+
`;

/** `The army comes in Rome`, where no unit is. */
const coming = /(?<!\p{L})(?:comes? (?:in|into|to|at)|kommt (?:nach|in))(?!\p{L})/iu;

/** What is for another year, or another turn. */
const later = regex("iu")`
  (?:[,;:.]|\s(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)(?=\s))[^,;:.]*(?<!\p{L})(?:
    next (?:year|time|winter|turn)|later|another (?:year|time)
    |n\u00e4chste[sn]? (?:jahr|mal|winter|runde)|sp\u00e4ter|(?:l['\u2019]an|l['\u2019]ann\u00e9e
    |l['\u2019]hiver) prochaine?
    |la prochaine fois|plus tard|(?:el )?(?:a\u00f1o|invierno) que viene|(?:el )?pr\u00f3ximo a\u00f1o|m\u00e1s tarde
    |(?:l['\u2019]anno )?prossimo(?: anno| inverno)?|pi\u00f9 tardi|(?:volgend|komend) jaar|later
  )(?!\p{L})[^,;:.]*
`;

/** What somebody wants who names no more than a place, and its coast. */
const idle = regex("giu")`
  (?<!\p{L})(?:
    please|pls|plz|then|ok|okay|well|in|at|for|me|my|i|the|d|i['\u2019]d|say|think|guess|so|just|one|it|build|unit|new
    |(?:north|south|east|west)(?:ern)?|coast|side|bitte|dann|also|f\u00fcr|mich|mir|die|der|nord|s\u00fcd|nordk\u00fcste
    |s\u00fcdk\u00fcste|k\u00fcste|alors|donc|\u00e0|pour|moi|la|c\u00f4te|nord|sud|entonces|en|para|m\u00ed|costa
    |norte|sur|allora
    |per|dan|voor|mij|noordkust|zuidkust|kust|svp|graag|por|favor|nc|sc|ec|wc
  )(?!\p{L})
`;

/** What is done with units that stand, or with those to be. */
const otherwise = regex("iu")`
  (?<!\p{L})(?:
    remove|disband|waive|not|from|swap|or|if|unless|hold|support|move|goes|go|attack|keep|leave|empty
    |zu|nach|von|oder|wenn|falls|nicht|geht|zieht|h\u00e4lt|tausch\p{L}*|ou|si|pas|va|vers|tient|o|no|hacia|verso
    |of|niet|naar
  )(?!\p{L})
`;
