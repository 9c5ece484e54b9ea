/**
 * `Marseilles and Paris are both open`: of one unit that retreats, and is not named, two ways are no order; each alone
 * could be meant. Nor is `Belgium and the North Sea take Holland`, of which the second alone was read: one goes.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn, placesIn } from "../../names/mentions.js";
import { sentencesOf } from "../../text/sentences.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { complainedOf, notAnOrder } from "../help.js";

/**
 * The reading without retreats that share their line with another way out of the same unit, and without moves of a
 * unit beside which another is named that has no order.
 */
export function withoutTwoWays(context: ReadingContext, read: OrdersReading): OrdersReading {
  if (context.phase.kind === "A") return read;
  const isDoubtful = context.phase.kind === "R" ? hasTwoWays : goesWithAnother;
  const doubtful = read.readings.filter((reading) => isDoubtful(context, read, reading));
  if (doubtful.length === 0) return read;
  return complainedOf(read, doubtful, notAnOrder);
}

/** Is another unit of the writer's named with this one, at the beginning of a clause, and nothing read of it? */
function goesWithAnother(
  context: ReadingContext,
  { readings }: OrdersReading,
  { number, text, order, illegal }: Reading,
): boolean {
  if (illegal !== null || order.kind !== "move") return false;
  const ordered = readings.flatMap((each) =>
    each.number === number && "unit" in each.order ? [provinceOf(each.order.unit.at)] : [],
  );
  return isOneOfTwo(context, text, provinceOf(order.unit.at), [...ordered, provinceOf(order.to)]);
}

/** Is the unit named behind another of the writer's, as `Vienna and Galicia`, that is none of these? */
export function isOneOfTwo(
  { board, position, power }: ReadingContext,
  text: string,
  unit: ProvinceId,
  known: readonly ProvinceId[],
): boolean {
  const named = mentionsIn(board, text);
  if (named.filter((each) => each.at === unit).length > 1) return false;
  return named.some((other, before) => {
    const next = named[before + 1];
    return (
      next?.at === unit &&
      other.at !== unit &&
      !known.includes(other.at) &&
      position.units.some((each) => each.power === power && provinceOf(each.at) === other.at) &&
      joined.test(text.slice(other.to, next.from)) &&
      begins.test(text.slice(0, other.from))
    );
  });
}

const joined = regex("iu")`
  ^\s(?:and|und|et|e|y|en|with|plus)\s(?:(?:the|my|die|der|das|la|le|el|il|mijn|de|het)\s|l['\u2019])?$
`;
const begins = regex("iu")`
  (?:^|[.;:!?,])\s*(?:\p{L}+,\s)?(?:(?:
      then|so|also|now|both|the|my|die|der|das|la|le|el|il|de|het|alors|dann)\s
    |l['\u2019])*$
`;

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
