/** `Con to Bul, fleet Black Sea please`: the one fleet is named by its kind, and where it goes stands behind that. */
import { bordersOn, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { namingsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The line, with such units on their way. */
export function withKindsGoing(context: ReadingContext, line: string): string {
  let text = line;
  for (const { places, from, to } of namingsIn(context.board, text).toReversed()) {
    kindBefore.lastIndex = from;
    const [, kind = "", into = ""] = kindBefore.exec(text) ?? [];
    if (kind === "" || !ends.test(text.slice(to))) continue;
    const [way, another] = places.filter(({ at }) => isWayOfOne(context, kind, at));
    if (way === undefined || another !== undefined) continue;
    text = `${text.slice(0, from - into.length)} - ${way.at}${text.slice(to)}`;
  }
  return text;
}

/** Has the writer one unit of this kind alone, and none there where it can go? */
function isWayOfOne(context: ReadingContext, kind: string, to: string): boolean {
  const [type, other] = typesNamed(kind);
  const own = ownUnits(context);
  const [unit, another] = own.filter((each) => each.type === type);
  if (type === undefined || other !== undefined || unit === undefined || another !== undefined)
    return false;
  return own.every(({ at }) => provinceOf(at) !== to) && bordersOn(context.board, unit, to);
}

/** Looked for backwards from the place that is named. */
const kindBefore = regex("iuy")`
  (?<=
    (?:^|[,;.!]|(?<!\p{L})(?:and|und|et|ed?|y|en|then|also))\s*
    (?:(?:the|my|die|meine|la|ma|el|mi|mia|il|de|mijn)\s|l['\u2019])*(\p{L}{4,})(:?\s
    (?:(?:in|into|out to|to|nach|dans|en|vers|verso|naar|nell[oa]|nel|al|alla|nell['\u2019]|ins)\s?)?
    (?:(?:the|die|den|das|la|le|el|il|lo|de|het)\s|l['\u2019])?)
  )
`;
/** One word of courtesy at most, up to the next clause. */
const ends = /^(?:\s\p{L}+)?\s*(?:[,;.!]|$)/u;
