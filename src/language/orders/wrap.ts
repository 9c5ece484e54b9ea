/**
 * Orders that a mail program wrapped: a line that stops in the middle, or one that begins with an arrow,
 * belongs to its neighbour, if neither is an order by itself and both together are.
 */

import type { OrderLine } from "../text/lines.js";
import { draftLine, type LineDraft } from "./draft.js";
import type { Setting } from "./interpret.js";

/** A line, or two that were one, with everything that it can mean. */
interface DraftedLine {
  readonly line: OrderLine;
  readonly parts: readonly LineDraft[];
  /** How many lines it took. */
  readonly taken: 1 | 2;
}

/** What the line at `at` can mean, together with the next where it was wrapped. */
export function draftWrapped(
  setting: Setting,
  lines: readonly OrderLine[],
  at: number,
): DraftedLine {
  const line = lines[at]!;
  const parts = draftLine(setting, line.text);
  const next = lines[at + 1];
  if (next === undefined || !(isOpen(parts) || beginsWithArrow(next.text))) {
    return { line, parts, taken: 1 };
  }
  const whole = { ...line, text: `${line.text} ${next.text.trimStart()}` };
  const together = draftLine(setting, whole.text);
  const alone = draftLine({ ...setting, own: [] }, next.text);
  const isWrapped = areOrders(together) && !alone.some(isOrder);
  return isWrapped ? { line: whole, parts: together, taken: 2 } : { line, parts, taken: 1 };
}

function isOpen(parts: readonly LineDraft[]): boolean {
  const last = parts.at(-1);
  return last?.kind === "complaint" && last.isOpen;
}

/** A dash may be the mark of a list too: the next line is asked whether it is an order by itself. */
function beginsWithArrow(text: string): boolean {
  return /^\s*(?:[-=]*>|[-\u2013\u2014]|\u2192|(?:to|moves?|supports?|holds?|s|c|h|convoys?|retreats?|(?:supported|backed|convoyed|helped) by|with support|via)\b)/i.test(
    text,
  );
}

function isOrder(part: LineDraft): boolean {
  return part.kind === "orders" && part.drafts.some(({ bare }) => !bare);
}

function areOrders(parts: readonly LineDraft[]): boolean {
  return parts.length > 0 && parts.every(isOrder);
}
