/**
 * Orders that a mail program wrapped: a line that stops in the middle, or one that begins with an arrow,
 * belongs to its neighbour, if neither is an order by itself and both together are.
 */

import { type ProvinceId, provinceOf } from "../../map/index.js";
import type { OrderLine } from "../text/lines.js";
import { draftLine, type LineDraft } from "./draft.js";
import type { Draft, Setting } from "./interpret.js";

/** A line, or a few that were one, with everything that it can mean. */
interface DraftedLine {
  readonly line: OrderLine;
  readonly parts: readonly LineDraft[];
  /** How many lines it took. */
  readonly taken: number;
}

/** No order is longer. */
const mostLines = 4;

/** What the line at `at` can mean, together with the next ones where it was wrapped. */
export function draftWrapped(
  setting: Setting,
  lines: readonly OrderLine[],
  at: number,
): DraftedLine {
  const line = lines[at]!;
  let tried: DraftedLine = { line, parts: draftLine(setting, line.text), taken: 1 };
  let best = tried;
  while (tried.taken < mostLines) {
    const next = lines[at + tried.taken];
    if (next === undefined || !(isOpen(tried.parts) || beginsWithArrow(next.text))) break;
    const isFree = isNoOrder(setting, next.text, [...lines.slice(0, at), ...lines.slice(at + tried.taken + 1)]);
    if (!isFree) break;
    const text = `${tried.line.text} ${next.text.trimStart()}`;
    tried = { line: { ...line, text }, parts: draftLine(setting, text), taken: tried.taken + 1 };
    if (areOrders(tried.parts)) best = tried;
    else if (!isOpen(tried.parts)) break;
  }
  return best;
}

/**
 * Is the text none of the writer's orders by itself? An order for another power's unit, or one that stands
 * in another line too, is the end of the line above.
 */
function isNoOrder(setting: Setting, text: string, others: readonly OrderLine[]): boolean {
  const alone = draftLine({ ...setting, own: [] }, text);
  if (!alone.some(isOrder)) return true;
  if (others.some((other) => other.text.trim() === text.trim())) return true;
  const isOwn = ({ at }: { readonly at: string }) => setting.own.some((unit) => unit.at === at);
  return (
    setting.own.length > 0 &&
    !beginsWithArrow(text) &&
    alone.every((part) => part.kind === "orders" && !part.drafts.some((draft) => unitsOf(draft).some(isOwn)))
  );
}

function unitsOf({ meanings }: Draft): readonly { readonly at: ProvinceId }[] {
  return meanings.flatMap(({ order }) =>
    order.kind === "waive" ? [] : [{ at: provinceOf(order.unit.at) }],
  );
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
