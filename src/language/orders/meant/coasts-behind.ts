/**
 * `A boat in St Petersburg. The north side I guess`: the coast that an order lacks, told in words behind it; or in the
 * next mail, `south coast for the fleet`, instead of the other one.
 */
import { type LocationId, provinceOf } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { coastSaid, shore } from "../../names/coasts-told.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { readOrders } from "../reading.js";

/** The reading, with such coasts in the orders that lack one. */
export function withCoastsBehind(
  context: ReadingContext,
  lines: readonly OrderLine[],
  { readings, complaints }: OrdersReading,
): OrdersReading {
  const used = new Set<string>();
  const told = readings.map((reading) => {
    if (reading.illegal?.kind !== "missing-coast") return reading;
    const { coasts } = reading.illegal;
    const behind = lines.filter(({ number }) => number >= reading.number);
    const clauses = behind.flatMap(({ text }) =>
      sentencesOf(text).flatMap((each) => each.split(",")),
    );
    const said = clauses.filter(tellsCoast(context));
    const coast = coastSaid(coasts, said);
    if (coast === null) return reading;
    for (const each of said) used.add(each.trim());
    return withCoast(context, reading, coast) ?? reading;
  });
  const isUsed = (text: string) => [...used].some((each) => each.includes(text.trim()));
  const left = complaints.filter(
    ({ text, complaint: { from, to } }) => from === to || !isUsed(text.slice(from, to)),
  );
  return { readings: told, complaints: left };
}

/** The reading, with lines that name nothing but a coast as the one order given that has another. */
export function withCoastChanged(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
  read: OrdersReading,
): OrdersReading {
  const [order, another] = given.filter((each) => coastOf(each) !== null);
  const coast = order === undefined ? null : coastOf(order);
  if (order === undefined || coast === null || another !== undefined) return read;
  const coasts = context.board.province(provinceOf(coast))?.coasts ?? [];
  return lines.reduce(({ readings, complaints }, line) => {
    const isOfLine = (each: { readonly number: number }) => each.number === line.number;
    const isOpen = !readings.some(isOfLine) && complaints.some(isOfLine);
    const said = line.text.length <= longest && tellsCoast(context)(line.text);
    const told = isOpen && said ? coastSaid(coasts, [line.text]) : null;
    const text = told === null ? "" : printOrder(order).replace(coast, told);
    const [found] = readOrders(context, [{ ...line, text }]).readings;
    if (found === undefined || found.illegal !== null) return { readings, complaints };
    return {
      readings: [...readings, { ...found, text: line.text, guessed: true }],
      complaints: complaints.filter((each) => !isOfLine(each)),
    };
  }, read);
}

/** More says something else as well. */
const longest = 60;

/** The coast where the unit of an order is to be. */
function coastOf(order: WrittenOrder): LocationId | null {
  const at = order.kind === "build" ? order.unit.at : order.kind === "move" ? order.to : "";
  return at.includes("/") ? at : null;
}

/** Does a clause name a side, and no place? */
function tellsCoast({ board }: ReadingContext) {
  return (clause: string) => shore.test(clause) && placesIn(board, clause).length === 0;
}

function withCoast(context: ReadingContext, reading: Reading, coast: LocationId): Reading | null {
  const province = provinceOf(coast);
  const text = printOrder(reading.order).replace(new RegExp(`${province}(?!.*${province})`), coast);
  const { readings } = readOrders(context, [{ number: reading.number, text }]);
  const [found] = readings;
  return found?.illegal === null
    ? { ...found, text: reading.text, guessed: reading.guessed }
    : null;
}
