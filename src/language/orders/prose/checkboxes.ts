/**
 * Lists with boxes to tick: `[x] A Par - Bur`, `[ ] A Par - Pic`. Where units have several such lines, only
 * those that are ticked are meant; where each has one, a box is the sign of an item and no more.
 */
import type { Board } from "../../../map/index.js";
import { placesIn } from "../../names/mentions.js";

const box =
  /^\s*(?:[-*\u2022]\s*)?(?:\[\s*([xX\u2713\u2714]?)\s*\]|([\u2610\u2b1c\u25a1])|([\u2611\u2705]))(?=\s*\S)/u;

/** The lines that stand beside an empty box, in a list of choices; none in any other list. */
export function untickedAmong<T extends { readonly text: string }>(
  board: Board,
  lines: readonly T[],
): ReadonlySet<T> {
  const boxes = lines.filter(({ text }) => box.test(text));
  const empty = boxes.filter(({ text }) => !isTicked(text));
  const units = boxes.map(({ text }) => placesIn(board, text)[0]);
  const areChoices = new Set(units).size < units.length;
  return new Set(areChoices && empty.length < boxes.length ? empty : []);
}

function isTicked(text: string): boolean {
  const [, sign = "", , ticked = ""] = box.exec(text) ?? [];
  return sign + ticked !== "";
}
