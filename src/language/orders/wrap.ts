/**
 * Orders that a mail program wrapped: a line that stops in the middle, or one that begins with an arrow,
 * belongs to its neighbour, if neither is an order by itself and both together are.
 */

import { type ProvinceId, provinceOf, spelling } from "../../map/index.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import type { OrderLine } from "../text/lines.js";
import { draftLine } from "./draft.js";
import type { Draft, Setting } from "./interpret.js";
import type { LineDraft } from "./line-draft.js";
import { blank } from "./prose/markup.js";

/** A line, or a few that were one, with everything that it can mean. */
interface DraftedLine {
  readonly line: OrderLine;
  readonly parts: readonly LineDraft[];
  /** How many lines it took. */
  readonly taken: number;
}

/** No order is longer. */
const mostLines = 4;

/**
 * What the line at `at` can mean, together with the next ones where it was wrapped. An order that is `repeated`
 * elsewhere may be the end of the line above.
 */
export function draftWrapped(
  setting: Setting,
  lines: readonly OrderLine[],
  at: number,
  repeated: ReadonlySet<string>,
): DraftedLine {
  const line = unlabelled(setting, lines[at]!);
  let tried: DraftedLine = { line, parts: draftLine(setting, line.text), taken: 1 };
  let best = tried;
  while (tried.taken < mostLines) {
    const below = lines[at + tried.taken];
    const next = below && unlabelled(setting, below);
    if (next === undefined || !(isOpen(tried.parts) || beginsWithArrow(next.text))) break;
    // Most lists have orders alone: only where one may go on is the next line read twice.
    const areApart = areOrders(tried.parts) && looksLikeOrder(next.text.trim());
    if (!repeated.has(next.text.trim()) && (areApart || isOrderAlone(setting, next.text))) {
      return tried.taken === 1 ? carrying(setting, best, next) : best;
    }
    const text = `${tried.line.text} ${next.text.trimStart()}`;
    tried = { line: { ...line, text }, parts: draftLine(setting, text), taken: tried.taken + 1 };
    if (areOrders(tried.parts)) best = tried;
    else if (!isOpen(tried.parts)) break;
  }
  return best;
}

/** `F Nth convoys`, and below it the army's order: that is what is convoyed. */
function carrying(setting: Setting, ferry: DraftedLine, { text }: OrderLine): DraftedLine {
  const [part, another] = ferry.parts;
  const isFerry =
    part?.kind === "complaint" && "begun" in part.complaint && part.complaint.begun === "convoy";
  if (!isFerry || !part.isOpen || another !== undefined) return ferry;
  const parts = draftLine(setting, `${ferry.line.text} ${text.trim()}`);
  return areOrders(parts) ? { ...ferry, parts } : ferry;
}

const label =
  /^\s*(?:(unit|piece)|order|action|command|destination|target)\s*(?:no\.? ?)?#?\d*\s*:\s*(?=\S)/i;

/** `Unit: A Par` and `Order: Bur`: what the lines of a form are called says nothing more. */
function unlabelled({ board }: Setting, line: OrderLine): OrderLine {
  const [words, unit] = label.exec(line.text) ?? [""];
  if (words === "") return line;
  const rest = line.text.slice(words.length);
  const isGoal = unit === undefined && board.names.has(spelling(rest));
  return { ...line, text: `${isGoal ? "-".padEnd(words.length) : blank(words)}${rest}` };
}

/** Texts that stand in several lines. */
export function repeatedIn(lines: readonly OrderLine[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const { text } of lines) (seen.has(text.trim()) ? repeated : seen).add(text.trim());
  return repeated;
}

/** Is the text an order of the writer's by itself? One for another power's unit is rather the end of the line above. */
function isOrderAlone(setting: Setting, text: string): boolean {
  const alone = draftLine({ ...setting, own: [] }, text);
  if (!alone.some(isOrder)) return false;
  if (setting.own.length === 0 || beginsWithArrow(text)) return true;
  const isOwn = ({ at }: { readonly at: string }) => setting.own.some((unit) => unit.at === at);
  return alone.some(
    (part) => part.kind !== "orders" || part.drafts.some((draft) => unitsOf(draft).some(isOwn)),
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
