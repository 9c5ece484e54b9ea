/**
 * `Bulgaria and the Black Sea both to Rumania, I mean the army goes, the fleet helps`: two units of one owner that go
 * to one place only stand each other off. Where what was learned takes one of them for a help, neither is sure.
 */
import { provinceOf } from "../../../map/index.js";
import type { OrderLine } from "../../text/lines.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { ordersMeant } from "./meant.js";

/** The reading without such moves, of which the complaint says that they were not read. */
export function withoutClashes(
  context: ReadingContext,
  lines: readonly OrderLine[],
  { readings, complaints }: OrdersReading,
): OrdersReading {
  const doubted = lines.flatMap((line) => {
    const clashing = clashesIn(readings.filter(({ number }) => number === line.number));
    if (clashing.length === 0) return [];
    const helpers = ordersMeant(context, new Set(), line.text).flatMap(({ unit, text }) =>
      / S /.test(text) ? [unit] : [],
    );
    return clashing.filter(({ order }) => orderedUnit(order).some((at) => helpers.includes(at)));
  });
  const left = readings.filter((each) => !doubted.includes(each));
  const isLeft = (one: Reading) =>
    left.some((each) => orderedUnit(each.order)[0] === orderedUnit(one.order)[0]);
  const unread = doubted.flatMap((each) => {
    const { number, text } = each;
    const complaint = { kind: "not-an-order", unit: null, from: 0, to: text.length } as const;
    return isLeft(each) ? [] : [{ number, text, complaint }];
  });
  return { readings: left, complaints: [...complaints, ...unread] };
}

function clashesIn(readings: readonly Reading[]): readonly Reading[] {
  const goalOf = ({ order, illegal }: Reading) =>
    order.kind === "move" && illegal === null ? provinceOf(order.to) : null;
  return readings.filter((each) => {
    const goal = goalOf(each);
    const isSame = (other: Reading) =>
      goalOf(other) === goal && orderedUnit(other.order)[0] !== orderedUnit(each.order)[0];
    return goal !== null && readings.some(isSame);
  });
}
