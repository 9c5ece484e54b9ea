/**
 * What is said about lines that give no order: which meanings were possible, what comes near a word, and
 * where a unit could go.
 */
import {
  type Board,
  type LocationId,
  type PowerId,
  provinceOf,
  spelling,
} from "../../map/index.js";
import {
  adjustmentOf,
  destinations,
  legality,
  type PlacedUnit,
  type WrittenOrder,
} from "../../rules/index.js";
import { namesOf } from "../names/names.js";
import type { Place } from "../text/lines.js";
import type { OrderComplaint, UnitHelp } from "./complaint.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "./contract.js";
import type { Meaning } from "./interpret.js";

/** Possible is what DATC 2.4, 4.E.1 d calls legal: in the present position. */
export function isPossible(context: ReadingContext, power: PowerId, order: WrittenOrder): boolean {
  const { board, phase, position } = context;
  const rulebook = { ...context.rulebook, legality: "position" } as const;
  return legality(board, rulebook, phase, position, { power, order }).kind === "legal";
}

/** The units of whom the orders are read for. */
export function ownUnits({ position, power }: ReadingContext): readonly PlacedUnit[] {
  return position.units.filter((unit) => unit.power === power);
}

/** Does the order name one of the power's units? */
export function isOwnUnit(
  { position }: ReadingContext,
  power: PowerId,
  order: WrittenOrder,
): boolean {
  if (order.kind === "waive" || order.kind === "build") return true;
  const at = provinceOf(order.unit.at);
  return [...position.units, ...position.dislodged].some(
    (unit) => unit.power === power && provinceOf(unit.at) === at,
  );
}

export function notAnOrder(span: Place): OrderComplaint {
  return { kind: "not-an-order", unit: null, ...span };
}

/** The reading without these orders, with one complaint about each of their lines as a whole. */
export function complainedOf(
  { readings, complaints }: OrdersReading,
  gone: readonly Reading[],
  complaintOf: (line: Place, orders: readonly WrittenOrder[]) => OrderComplaint,
): OrdersReading {
  const lines = new Map(gone.map(({ number, text }) => [number, text]));
  const told = [...lines].map(([number, text]): LineComplaint => {
    const orders = gone.flatMap((each) => (each.number === number ? [each.order] : []));
    return { number, text, complaint: complaintOf({ from: 0, to: text.length }, orders) };
  });
  return {
    readings: readings.filter((each) => !gone.includes(each)),
    complaints: [...complaints.filter(({ number }) => !lines.has(number)), ...told],
  };
}

/** A word that is no name, with what comes near it. */
export function unknownName(board: Board, text: string, place: Place): OrderComplaint {
  const nearest = namesOf(board).near(spelling(text.slice(place.from, place.to)));
  return { kind: "unknown-name", nearest, unit: null, ...place };
}

/** Why an order with several meanings cannot be followed. */
export function severalMeanings(
  context: ReadingContext,
  power: PowerId,
  meanings: readonly Meaning[],
  span: Place,
): OrderComplaint {
  const orders = meanings.map(({ order }) => order);
  if (orders.some((order) => isPossible(context, power, order))) {
    return { kind: "ambiguous-order", meanings: orders, ...span };
  }
  const [first] = orders;
  const at = first === undefined || first.kind === "waive" ? null : first.unit.at;
  return { kind: "no-possible-meaning", meanings: orders, unit: helpFor(context, at), ...span };
}

/** The complaint with what the unit that its line names could do. */
export function withHelp(
  context: ReadingContext,
  complaint: OrderComplaint,
  at: LocationId | null,
): OrderComplaint {
  const { board, phase, position, power } = context;
  if (phase.kind === "A" && power !== null && complaint.kind === "order-incomplete") {
    const { change, sites } = adjustmentOf(board, position, power);
    return change > 0 ? { ...complaint, sites } : complaint;
  }
  return "unit" in complaint ? { ...complaint, unit: helpFor(context, at) } : complaint;
}

/** What the unit in a province could do, where it is the writer's. */
function helpFor(
  { board, phase, position, power }: ReadingContext,
  at: LocationId | null,
): UnitHelp | null {
  if (at === null || phase.kind === "A") return null;
  const isMeant = (unit: PlacedUnit) =>
    provinceOf(unit.at) === provinceOf(at) && (power === null || unit.power === power);
  if (phase.kind === "R") {
    const unit = position.dislodged.find(isMeant);
    return unit === undefined ? null : { unit, destinations: unit.retreats };
  }
  const unit = position.units.find(isMeant);
  return unit === undefined
    ? null
    : { unit, destinations: destinations(board, position, unit).direct };
}
