/**
 * Remarks that tell an order again in other words or another language: `A Par - Bur # Army Paris moves to Burgundy`,
 * `A Ukr S F Sev (Armee Ukraine unterstützt)`. They order nothing new, and change nothing.
 */
import type { Board } from "../../../map/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { placesIn } from "../../names/mentions.js";
import { isDeed, isGoing, kindOf, kindsOf, wordsOf } from "./kinds.js";

interface Text {
  readonly text: string;
}

const helps = ["support", "convoy"] as const;
const deeds = [...helps, "hold", "build", "remove", "retreat"] as const;

/**
 * `A Mar S A Par - Bur // Army Marseilles supports Army Paris to Burgundy`: all its places in turn, and no
 * other deed.
 */
export function retells(board: Board, above: string, words: string): boolean {
  const order = above.slice(-longest).split(/[,;]/).at(-1)!;
  const told = placesIn(board, words);
  if (told.length === 0 || told.join() !== placesIn(board, order).join()) return false;
  if (wordsOf(words).some((word) => kindOf(board, word) === "doubt")) return false;
  const [again, first] = [deedsIn(words), deedsIn(order)];
  const isWay = again.length === 0 && told.length === 2 && first.length === 0;
  return isWay || (again.length > 0 && again.every((deed) => first.includes(deed)));
}

function deedsIn(text: string) {
  const words = wordsOf(text);
  return deeds.filter((deed) =>
    words.some((word) => is({ roles: orderWords.get(word) ?? [] }, deed)),
  );
}

/** The lines without those in brackets that tell the line above again. */
export function withoutRetellings<T extends Text>(board: Board, lines: readonly T[]): readonly T[] {
  if (!lines.some(({ text }) => framed.test(text))) return lines;
  return lines.filter(({ text }, at) => {
    if (!framed.test(text)) return true;
    const above = lines.slice(Math.max(0, at - 3), at).findLast((line) => line.text.trim() !== "");
    if (above === undefined || above.text.length > longest || framed.test(above.text)) return true;
    return !(retells(board, above.text, text) || tellsAgain(board, above.text, text));
  });
}

const framed = /^\s*\([^()]{5,200}\)\s*$|^\s*\[[^[\]]{5,200}\]\s*$/;
/** No order is longer. */
const longest = 200;

/** `A Ukr S F Sev - Rum (Armee Ukraine unterstützt)`: its beginning again, with the same verb. */
export function tellsAgain(board: Board, text: string, words: string): boolean {
  // `in den Kanal`, where `den` is no Denmark
  const bare = words.replace(/\b(in|auf|an|durch) den\b/gi, "$1");
  const [told, said] = [placesIn(board, bare), placesIn(board, text)];
  const isBeginning =
    told.length > 0 && told.length < said.length && told.every((place, at) => place === said[at]);
  if (!isBeginning) return tellsWayAgain(board, told, said, words);
  const verbs = (part: string) =>
    helps.filter((role) =>
      wordsOf(part).some((word) => is({ roles: orderWords.get(word) ?? [] }, role)),
    );
  const [verb] = verbs(words);
  return (
    verb !== undefined &&
    verbs(text).includes(verb) &&
    !wordsOf(words).some((word) => kindOf(board, word) === "doubt")
  );
}

/** `A War - Gal (Armee Warschau zieht nach Galizien)`: the way again, or its end. */
function tellsWayAgain(
  board: Board,
  told: readonly string[],
  said: readonly string[],
  words: string,
): boolean {
  const end = said.slice(-told.length);
  const kinds = kindsOf(board, wordsOf(words));
  const isAll = told.length === 2 && said.length === 2;
  return (
    told.length > 0 &&
    told.length < 3 &&
    told.every((place, at) => place === end[at]) &&
    (isAll || wordsOf(words).some(isGoing)) &&
    !isDeed(wordsOf(words)) &&
    !kinds.includes("doubt")
  );
}
