/**
 * Kinds of units beside the way that they go: `Con to Bul, fleet Black Sea please`, where the one fleet has no other
 * name, and `Constantinople to Bulgaria with the fleet`, where the kind stands behind.
 */
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

/** The line without the kind behind a way where the unit that goes there is of that kind: an army may be carried. */
export function withoutKindsBehind(context: ReadingContext, line: string): string {
  return line.replace(kindBehind, (words, way: string, kind: string) => {
    const [start] = namingsIn(context.board, way);
    const [type, other] = typesNamed(kind);
    const own = ownUnits(context).filter(({ at }) =>
      start?.places.some((place) => place.at === provinceOf(at)),
    );
    const isItsOwn = other === undefined && own.length === 1 && own[0]!.type === type;
    return isItsOwn ? way.padEnd(words.length) : words;
  });
}

const kindBehind = regex("giu")`
  (?<=^|[,;.!?]\s*|(?<!\p{L})(?:and|und|et|y|e|en)\s)(?<way>
    [^,;.!?\n]{3,40}?\s(?:to|into|for|nach|in|ins|en|vers|\u00e0|au|a|al|hacia|verso|naar|-|->)\s[^,;.!?\n]{3,30}?
  )\s(?:with|mit|avec|con|met)\s(?:(?:the|my|der|meiner|dem|meinem|la|ma|l['\u2019]|el|mi|il|mia|de|mijn|het)\s?)+
  (?<kind>\p{L}{4,12})(?=\s*(?:[,;.!?]|$|(?:and|und|et|y|e|en)\s))
`;

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
