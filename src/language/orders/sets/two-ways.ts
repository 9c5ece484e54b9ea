/**
 * `Marseilles and Paris are both open`: of one unit that retreats, and is not named, two ways are no order;
 * each alone could be meant.
 */
import { provinceOf } from "../../../map/index.js";
import { placesIn } from "../../names/mentions.js";
import { sentencesOf } from "../../text/sentences.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../contract.js";
import { notAnOrder } from "../help.js";

/** The reading without retreats that share their line with another way out of the same unit. */
export function withoutTwoWays(context: ReadingContext, read: OrdersReading): OrdersReading {
  if (context.phase.kind !== "R") return read;
  const doubtful = read.readings.filter((reading) => hasTwoWays(context, read, reading));
  if (doubtful.length === 0) return read;
  const lines = new Map(doubtful.map(({ number, text }) => [number, text]));
  const complaints = [...lines].map(
    ([number, text]): LineComplaint => ({
      number,
      text,
      complaint: notAnOrder({ from: 0, to: text.length }),
    }),
  );
  return {
    readings: read.readings.filter((reading) => !doubtful.includes(reading)),
    complaints: [...read.complaints.filter(({ number }) => !lines.has(number)), ...complaints],
  };
}

function hasTwoWays(
  { board, position }: ReadingContext,
  { readings, complaints }: OrdersReading,
  { number, text, order, illegal }: Reading,
): boolean {
  if (illegal !== null || !("to" in order) || order.to === null || !("unit" in order)) return false;
  const at = provinceOf(order.unit.at);
  const to = provinceOf(order.to);
  if (placesIn(board, text).includes(at) || sentencesOf(text.trim()).length > 1) return false;
  const ways = position.dislodged.find((unit) => provinceOf(unit.at) === at)?.retreats ?? [];
  const isOther = (place: string) => place !== to && ways.some((way) => provinceOf(way) === place);
  const isGivenAgain = readings.some(
    (each) =>
      each.number === number &&
      each.illegal === null &&
      "to" in each.order &&
      each.order.to !== null &&
      isOther(provinceOf(each.order.to)),
  );
  const isLeft = complaints.some(({ number: line, complaint }) => {
    if (line !== number || !("from" in complaint) || typeof complaint.from !== "number")
      return false;
    const behind = text.slice(complaint.from, complaint.to as number);
    const before = text.slice(0, complaint.from);
    return placesIn(board, behind).some(isOther) || placesIn(board, before).some(isOther);
  });
  return isGivenAgain || isLeft;
}
