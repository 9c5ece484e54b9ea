/**
 * `They'd like to write without showing their country. Please switch that on`: a wish whose words only point
 * back is that of the sentence before it.
 */

import { type BodyItem, handedOn, pointsBack, sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { mailReadMax } from "../../limits.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { withoutSentences } from "../../session/texts/sentences-left.js";
import { settingLines } from "../founding/hosting.js";

/** The items with such a wish and what it points at as one, where that is a setting. */
export function withPointedAt(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (writingGm(session) === null) return items;
  const sentences = sentencesOf(ownText(session).slice(0, mailReadMax).replace(/\s+/g, " ")).map(
    (each) => each.trim(),
  );
  const possible = sentences.findIndex((each, index) => index > 0 && isThatPossible.test(each));
  if (possible > 0)
    return withoutAsked(session, items, sentences.slice(possible - 1, possible + 1));
  const at = sentences.findIndex((each, index) => index > 0 && pointsBack(each));
  const [told, wish] = sentences.slice(at - 1, at + 1);
  if (at < 1 || told === undefined || wish === undefined || told.includes("?")) return items;
  const asked = handedOn(told) === null ? told : told.replace(reported, "").trim();
  const both = `${asked.replace(/[.!]+$/, "")} \u2013 ${wish.replace(/\?+$/, ".")}`;
  if (settingLines(both).length === 0) return items;
  const number = items.find((item) => item.line.includes(told.slice(0, fewest)))?.number;
  if (number === undefined) return items;
  const left = items.flatMap((item) => withoutSentences(item, [told, wish]));
  return [...left, { kind: "text", number, line: both }];
}

/** `Is that possible once a game is running?`, behind settings: what would set them, and when. */
function withoutAsked(
  session: Session,
  items: readonly BodyItem[],
  [told = "", question = ""]: readonly string[],
): readonly BodyItem[] {
  const lines = settingLines(told.replace(reported, "").replace(/\?+\s*$/, "."));
  if (lines.length === 0) return items;
  answerPlainly(session, question, "can-be-set", { games: lines });
  return items.flatMap((item) => withoutSentences(item, [told, question]));
}

const isThatPossible = regex("iu")`
  ^\W*(?:and |und |et |y |e |en )?(?:
    (?:is|would|will|can|could|does) (?:that|this|it)(?!\p{L})[^?]{0,12}\b
      (?:possible|work|allowed|ok|okay|fine|done|changed|set)(?!\p{L})
    |(?:geht|ginge|ist|wäre) das(?!\p{L})
    |(?:est-ce|c['\u2019]est|serait-ce|est-il) (?:\p{L}+ )?possible
    |¿?(?:es|sería) (?:eso |esto )?posible|(?:è|sarebbe) (?:\p{L}+ )?possibile
    |(?:kan|mag|is) (?:dat|dit)(?!\p{L})
  )[^?]*\?
`;
const reported = /^.*?(?<!\p{L})(?:whether|if|ob|si|se|of)(?!\p{L})/iu;
/** Letters by which the line of a sentence is known, wherever it is broken. */
const fewest = 12;
