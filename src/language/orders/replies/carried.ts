/**
 * `The North Sea carries the army over to Norway`: in prose an army that is carried goes, and the fleet that is
 * named beside it carries it. Whoever writes the notation of orders gives both, or means one alone.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { isPlain } from "../../lexer/plain.js";
import { placesIn } from "../../names/mentions.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { readOrders } from "../reading.js";

/** The reading with the other half of such convoys, for units that have no order by it. */
export function withCarried(context: ReadingContext, read: OrdersReading): OrdersReading {
  const told = new Set(read.readings.flatMap(({ order }) => orderedUnit(order)));
  const more = read.readings.flatMap((reading) => {
    const { order: written, illegal, number, text } = reading;
    if (illegal !== null || isPlain(context.board, text)) return [];
    return halvesOf(context, written, text).flatMap(({ unit, order }): readonly Reading[] => {
      if (told.has(unit)) return [];
      const [other] = readOrders(context, [{ number, text: order }]).readings;
      if (other === undefined || other.illegal !== null) return [];
      told.add(unit);
      return [{ ...other, text, guessed: true }];
    });
  });
  if (more.length === 0) return read;
  const readings = [...read.readings, ...more].toSorted((a, b) => a.number - b.number);
  return { ...read, readings };
}

interface Half {
  readonly unit: ProvinceId;
  readonly order: string;
}

/** The army's move beside a convoy; by an army's way over the sea the one fleet of the writer's that its line names. */
function halvesOf(
  { board, position, power }: ReadingContext,
  order: WrittenOrder,
  text: string,
): readonly Half[] {
  const isOwn = (place: ProvinceId) =>
    position.units.some((unit) => unit.power === power && provinceOf(unit.at) === place);
  if (order.kind === "convoy") {
    const unit = provinceOf(order.of.at);
    return isOwn(unit) ? [{ unit, order: `A ${order.of.at} - ${order.to}` }] : [];
  }
  if (order.kind !== "move" || !order.viaConvoy) return [];
  const seas = placesIn(board, text).filter(
    (place) => isOwn(place) && board.province(place)?.terrain === "sea",
  );
  const carried = printOrder({ ...order, viaConvoy: false });
  return seas.map((unit) => ({ unit, order: `F ${unit} C ${carried}` }));
}
