/**
 * `lvp to york, lon to nth. also york should be edi`: a goal that was misnamed above, and what it is called in truth.
 * A place where the writer has a unit is none: `Yorkshire should be in London` sends it there.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { blank } from "../prose/markup.js";

const corrects = regex("iu")`
  (?<=^\s*|[.;,!?]\s+)(?:(?:oh|ah|oops|also|sorry|wait|no|and|but|ach|auch|und|pardon|et|y|e|en)[,.!]?\s)*(?:the\s)?
  (?<wrong>(?:st\.\s)?\p{L}[\p{L} ]{1,20}?)\s(?:
    (?:should|ought to|must|was meant to|was supposed to) (?:be|read|say|have been)
    |(?:sollte|soll|muss|sollte eigentlich)(?=.*(?:sein|hei\u00dfen)\W*$)
    |(?:devait|devrait|doit) \u00eatre|deb(?:e|er\u00eda|\u00eda) ser|(?:doveva|dovrebbe|deve) essere
    |(?:moest|moet)(?=.*zijn\W*$)
  )\s(?<right>(?:st\.\s)?\p{L}[\p{L} ]{1,20}?)
  (?:\s(?:sein|hei\u00dfen|zijn))?(?:,?\s(?:sorry|please|instead|pardon|of course|bitte))?\s*[.!]*$
`;

/** The lines with such goals by their names; of the last that was called so. */
export function withGoalsCorrected(
  context: ReadingContext,
  lines: readonly OrderLine[],
): readonly OrderLine[] {
  const read: OrderLine[] = [];
  for (const line of lines) {
    const found = corrects.exec(line.text);
    read.push(line);
    if (found === null) continue;
    const { wrong = "", right = "" } = found.groups!;
    const said = placeIn(context, wrong);
    const isOwn = ownUnits(context).some(({ at }) => provinceOf(at) === said);
    if (said === null || isOwn || placeIn(context, right) === null) continue;
    const above = [...read.slice(0, -1), { ...line, text: line.text.slice(0, found.index) }];
    const at = above.findLastIndex(({ text }) => goalIn(context, text, said) !== null);
    const { text = "" } = above[at] ?? {};
    const goal = goalIn(context, text, said);
    if (goal === null) continue;
    above[at] = { ...above[at]!, text: text.slice(0, goal.from) + right + text.slice(goal.to) };
    const own = above.pop()!;
    read.splice(0, Infinity, ...above, { ...own, text: own.text + blank(found[0]) });
  }
  return read;
}

function placeIn({ board }: ReadingContext, words: string): ProvinceId | null {
  const [place, another] = mentionsIn(board, words);
  return place === undefined || another !== undefined ? null : place.at;
}

function goalIn({ board }: ReadingContext, text: string, at: ProvinceId) {
  return mentionsIn(board, text).findLast((each) => each.at === at) ?? null;
}
