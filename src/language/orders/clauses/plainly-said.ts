/**
 * Does a sentence name a unit and what it does exactly, and leave no doubt? What was read of it is no guess then, in
 * whatever way it was read.
 */
import type { Board, ProvinceId } from "../../../map/index.js";
import { type Mention, mentionsIn, placesIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import { sentencesOf } from "../../text/sentences.js";
import { isDenied, isOpenTalk, isStay } from "./signs.js";

/** Is the order, as it is printed, said in these words? */
export function isPlainlySaid(board: Board, words: string, order: string): boolean {
  // Which coast it is, was guessed at.
  if (order.lastIndexOf("/") > order.lastIndexOf(" ")) return false;
  return sentencesOf(words).some((sentence) => {
    if (isOpenTalk(sentence)) return false;
    const named = mentionsIn(board, sentence);
    const [unit, goal, another] = placesIn(board, order);
    if (unit === undefined || another !== undefined) return false;
    if (order.startsWith("BUILD ")) return builds(sentence, order, named, unit);
    if (/ H$/.test(order)) return stays(sentence, named, unit);
    if (named.some((each) => isCutShort(board, sentence, each))) return false;
    return / - /.test(order) && goal !== undefined && goes(sentence, named, unit, goal);
  });
}

/** `English Chanel`: the first word of a name, and a slip in the next. */
function isCutShort(board: Board, sentence: string, { at, from, to }: Mention): boolean {
  const name = board.province(at)?.english ?? "";
  const rest = name.slice(to - from + 1);
  const next = /^\s(\p{L}{2})/u.exec(sentence.slice(to))?.[1] ?? "";
  return next !== "" && rest.toLowerCase().startsWith(next.toLowerCase());
}

/** `The army in Liverpool had better make its way to Yorkshire`: one place behind the other, and nothing denied. */
function goes(
  sentence: string,
  named: readonly Mention[],
  unit: ProvinceId,
  goal: ProvinceId,
): boolean {
  const leaving = named.filter(({ at }, index) => at === unit && named[index + 1] !== undefined);
  const [from, again] = leaving;
  if (from === undefined || again !== undefined) return false;
  const to = named[named.indexOf(from) + 1]!;
  const before = sentence.slice(0, from.from);
  return to.at === goal && !isDenied(before) && !isDenied(sentence.slice(from.to, to.from));
}

/** `Warsaw stays where it is`, and nothing else of Warsaw. */
function stays(sentence: string, named: readonly Mention[], unit: ProvinceId): boolean {
  const at = named.findIndex((each) => each.at === unit);
  if (at < 0 || named.findLastIndex((each) => each.at === unit) !== at) return false;
  return isStay(sentence.slice(named[at]!.to, named[at + 1]?.from));
}

/** `Just an army in Marseilles this winter, please` */
function builds(
  sentence: string,
  order: string,
  named: readonly Mention[],
  home: ProvinceId,
): boolean {
  const [at, another] = named.filter((each) => each.at === home);
  if (at === undefined || another !== undefined || isDenied(sentence.slice(0, at.from)))
    return false;
  const [type, other] = typesNamed(sentence);
  return other === undefined && order.startsWith(`BUILD ${type} `);
}
