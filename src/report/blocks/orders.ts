/**
 * Orders as result letters print them: `Army Ruhr SUPPORT German Army Munich -> Burgundy.` Mapping tools
 * read this form, which is nJudge's; only names come from elsewhere.
 */
import { type PowerId, provinceOf } from "../../map/index.js";
import type { Order, PlacedUnit, WrittenOrder } from "../../rules/index.js";
import { unreachable } from "../../util/index.js";
import type { NamedUnit, Names } from "../words/names.js";
import type { Vocabulary } from "../words/vocabulary.js";

/** What is needed to print orders: the words, and the units that stood on the board. */
export interface OrderPrinter {
  readonly words: Vocabulary;
  readonly names: Names;
  /** The unit that stood in a location's province when the orders were given. */
  unitAt(at: string): PlacedUnit | undefined;
}

export function orderPrinter(
  words: Vocabulary,
  names: Names,
  units: readonly PlacedUnit[],
): OrderPrinter {
  const byProvince = new Map(units.map((unit) => [provinceOf(unit.at), unit]));
  return { words, names, unitAt: (at) => byProvince.get(provinceOf(at)) };
}

/** The order without the name of its power, with a full stop. `route` lists convoying fleets' seas. */
export function printLine(
  printer: OrderPrinter,
  power: PowerId,
  order: Order | WrittenOrder,
  route: readonly string[] = [],
): string {
  const { words, names } = printer;
  switch (order.kind) {
    case "hold":
    case "disband":
      return words.say(order.kind, { unit: unitName(printer, order.unit) });
    case "move":
    case "retreat": {
      const rail = order.kind === "move" && order.railway !== undefined ? [order.railway] : [];
      const to = [...rail, ...[...route, order.to].map(names.place)].join(" -> ");
      return words.say("move", { unit: unitName(printer, order.unit), to });
    }
    case "support":
    case "convoy": {
      const unit = unitName(printer, order.unit);
      const of = helped(printer, power, order.of);
      if (order.kind === "support" && order.to === null) {
        return words.say("support-hold", { unit, of });
      }
      const to = names.place(order.to ?? "");
      return words.say(order.kind === "convoy" ? "convoy" : "support-move", { unit, of, to });
    }
    case "build":
      return words.say("builds-unit", {
        unit: words.say(order.unit.type === "F" ? "a-fleet" : "an-army"),
        place: names.thePlace(order.unit.at),
      });
    case "remove":
      return words.say("removes-unit", { unit: names.theUnit(known(printer, order.unit)) });
    case "convert":
      return words.say("converts-unit", {
        unit: names.theUnit(known(printer, order.unit)),
        into: words.say(known(printer, order.unit).type === "A" ? "a-fleet" : "an-army"),
      });
    case "waive":
      return words.say("waive");
    default:
      return unreachable(order);
  }
}

/** The unit as it stands on the board, where the order left out its type. */
function known(printer: OrderPrinter, unit: NamedUnit): NamedUnit {
  return unit.type === null ? (printer.unitAt(unit.at) ?? unit) : unit;
}

function unitName(printer: OrderPrinter, unit: NamedUnit): string {
  return printer.names.unit(known(printer, unit));
}

/** A supported or convoyed unit, with its nationality where it is another power's. */
function helped(printer: OrderPrinter, power: PowerId, unit: NamedUnit): string {
  const owner = printer.unitAt(unit.at)?.power ?? power;
  const name = unitName(printer, unit);
  return owner === power ? name : `${printer.names.adjective(owner)} ${name}`;
}
