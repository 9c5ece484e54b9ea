/**
 * `Put it back the way it was`: the orders that stood before the last mail that changed them, in the place of
 * those that stand.
 */
import { type SubmittedOrder, submissionOf } from "../../../game/index.js";
import {
  changeOfFormer,
  forgetsMail,
  type OrderLine,
  orderedUnit,
  placesIn,
  wantsFormer,
} from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { putBackText } from "../../../report/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { stageFor } from "../../session/speaker.js";

type Orders = readonly SubmittedOrder[];

/**
 * The lines without one that wants the former orders, which are given instead; all of them where something else
 * is ordered beside it.
 */
export function withoutFormerWanted(
  session: Session,
  speaker: Speaker,
  power: PowerId,
  lines: readonly OrderLine[],
  give: (orders: Orders) => boolean,
): readonly OrderLine[] {
  const { board, game } = speaker.game;
  const { orders, former } = submissionOf(game, power);
  const forgetting = lines.find(({ text }) => forgetsMail(board, text));
  const line = lines.find((each) => each === forgetting || wantsFormer(each.text));
  const isForgotten = line !== undefined && line === forgetting;
  const others = lines.filter((each) => each !== line && /\p{L}/u.test(each.text));
  if (line === undefined || others.some(({ text }) => placesIn(board, text).length > 0))
    return orders.length > 0 || former === null ? lines : changedFormer(lines, () => give(former));
  // Where no mail changed any, those that stand came with the one that is to be forgotten.
  const before = former ?? (isForgotten && orders.length > 0 ? [] : null);
  const wanted = before === null ? null : unitsBack(orders, before, placesIn(board, line.text));
  const isBack = wanted !== null && give(wanted);
  const done = before?.length === 0 ? "mail-forgotten" : "put-back";
  const undone = isForgotten ? "nothing-to-forget" : "nothing-to-put-back";
  const text = putBackText(...stageFor(session, speaker), isBack ? done : undone);
  session.reply.items.push({ kind: "answer", line: line.text, text, pointsBelow: isBack });
  session.reply.isUseful = true;
  return others;
}

/** `Everything as before except the fleet`, after all orders were deleted: they are given, and what differs is read. */
function changedFormer(lines: readonly OrderLine[], give: () => boolean): readonly OrderLine[] {
  const change = lines.flatMap((line) => changeOfFormer(line.text) ?? []);
  if (change.length !== 1 || !give()) return lines;
  return lines.map((line) => ({ ...line, text: changeOfFormer(line.text) ?? line.text }));
}

/** The former orders, of the units that are named where some are. */
function unitsBack(orders: Orders, former: Orders, named: readonly string[]): Orders {
  const isNamed = ({ order }: SubmittedOrder) =>
    orderedUnit(order).some((at) => named.includes(at));
  if (![...orders, ...former].some(isNamed)) return former;
  return [...orders.filter((each) => !isNamed(each)), ...former.filter(isNamed)];
}

/** The orders as they are to be kept for who wants them back: none where none stood, or none were changed. */
export function formerOf(before: Orders, now: Orders, kept: Orders | null): Orders | null {
  const isSame = JSON.stringify(before) === JSON.stringify(now);
  return isSame || before.length === 0 ? kept : before;
}
