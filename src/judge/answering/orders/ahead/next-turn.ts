/**
 * `Denmark to Sweden`, while the fleet that is to go to Denmark is still in Kiel: orders of somebody who
 * believes that the turn has been played. They are asked about, and take no order's place.
 */

import { submissionOf } from "../../../../game/index.js";
import {
  isStory,
  type OrderLine,
  type OrdersReading,
  orderedUnit,
  placesIn,
  type Reading,
  readOrders,
} from "../../../../language/index.js";
import {
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
} from "../../../../map/index.js";
import type { ReplyItem } from "../../../../report/index.js";
import { type Phase, printOrder, printPhase, type WrittenOrder } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import type { OpenGame, Session } from "../../../session/session.js";
import { nextOf } from "../pending.js";
import { readingContext, tellReadings } from "../readings.js";

/**
 * Asks about lines that are orders for the turn after this one: what is to be said of the others; null where
 * none are.
 */
export function askForNextTurn(
  session: Session,
  open: OpenGame,
  power: PowerId,
  lines: readonly OrderLine[],
): readonly ReplyItem[] | null {
  const { phase } = open.game;
  const next = nextOf(phase, phase.season === "S" ? "F" : "S");
  if (phase.kind !== "M" || next === null || session.grave.isConfirmed) return null;
  const { board } = open;
  const goals = goalsOf(open, power);
  const reached = placesReached(open, power, goals);
  const isNamed = (place: ProvinceId) =>
    lines.some(({ text }) => placesIn(board, text).includes(place));
  if (isStory(lines) || !reached.some(isNamed)) return null;
  // `Yorkshire should be Wales`, of where a unit is to go
  if (lines.some(({ text }) => correcting.test(text))) return null;
  const read = readOrders(readingContext(open, power), lines);
  const later = readOrders(contextThen(open, power, next, goals), lines);
  const ofOwn = ({ readings }: OrdersReading) => readings.filter((each) => each.power === power);
  const isLegal = ({ illegal }: Reading) => illegal === null;
  const [then, now] = [ofOwn(later).filter(isLegal), ofOwn(read).filter(isLegal)];
  const ordered = ofOwn(later).flatMap(({ order }) => orderedUnit(order));
  const early = then.find(({ order }) => isOfUnitThere(order, reached, goals, ordered));
  // Where as much is read now, some unit must be missing now.
  const lacks = ofOwn(read).some(({ illegal }) => illegal?.kind === "no-unit");
  const isSaid = lacks || sayingNow.test(lines.map(({ text }) => text).join(" "));
  const isLater = then.length > now.length || (then.length === now.length && isSaid);
  if (early === undefined || !isLater) return null;
  // Which units stand there by then is told by the places alone.
  const orders = ofOwn(later).map(({ order }) => printOrder(order).replace(/^[AF] /, ""));
  const commands = [`PHASE ${printPhase(next)}`, ...orders];
  askFirst(session, early.text, commands, { kind: "next-turn", phase: next, orders });
  const { complaints } = later;
  return tellReadings({ readings: [], complaints }, () => ({ kind: "accepted", unused: [] }));
}

const correcting = /(?<!\p{L})(?:should|must|ought to) (?:have been|be|read|say)(?!\p{L})/iu;

/** `All as planned. Now the fleet stays in Holland`; `to Burgundy now, not to the Ruhr` only changes an order. */
const sayingNow = regex("iu")`
  (?<!\p{L})(?:
    now|jetzt|nun|maintenant|ahora|adesso|ora|nu|as (?:planned|expected)|wie (?:geplant|erwartet)
    |comme pr\u00e9vu|como (?:estaba previsto|esperaba)|come previsto|zoals (?:gepland|verwacht)
  )(?!\p{L})(?!,? (?:(?:and|und|et|y|e|en) )?(?:not|nicht|pas|no|non|niet|instead|rather|statt|stattdessen)(?!\p{L}))
`;

/** `Serbia stays as I said`, of a unit that is ordered there: its order stands. */
export function withoutStanding(
  open: OpenGame,
  power: PowerId | null,
  items: readonly ReplyItem[],
): readonly ReplyItem[] {
  if (power === null) return items;
  const reached = placesReached(open, power, goalsOf(open, power));
  return items.filter(
    (item) =>
      item.kind !== "reading" ||
      item.illegal?.kind !== "no-unit" ||
      !item.readAs.endsWith(" H") ||
      !reached.includes(provinceOf(item.illegal.at)),
  );
}

/**
 * An order that does something; a unit that is told to stay may be one that is told to go there, unless the
 * place from which it goes has an order as well: `Bulgaria stays, and Constantinople stays, too`.
 */
function isOfUnitThere(
  order: WrittenOrder,
  reached: readonly ProvinceId[],
  goals: ReadonlyMap<LocationId, LocationId>,
  ordered: readonly ProvinceId[],
): boolean {
  if (!("unit" in order)) return false;
  const place = provinceOf(order.unit.at);
  if (!reached.includes(place)) return false;
  if (order.kind !== "hold") return true;
  return [...goals].some(
    ([from, to]) => provinceOf(to) === place && ordered.includes(provinceOf(from)),
  );
}

/** The board as it would be if all of the power's orders succeeded. */
function contextThen(
  open: OpenGame,
  power: PowerId,
  phase: Phase,
  goals: ReadonlyMap<LocationId, LocationId>,
) {
  const context = readingContext(open, power);
  const { position } = context;
  const units = position.units.map((unit) =>
    unit.power === power ? { ...unit, at: goals.get(unit.at) ?? unit.at } : unit,
  );
  return { ...context, phase, position: { ...position, units } };
}

/** Where each unit of the power that is ordered to move goes. */
function goalsOf({ game }: OpenGame, power: PowerId): ReadonlyMap<LocationId, LocationId> {
  const own = game.position.units.filter((unit) => unit.power === power);
  const goals = new Map<LocationId, LocationId>();
  for (const { order } of submissionOf(game, power).orders) {
    if (order.kind !== "move") continue;
    const from = provinceOf(order.unit.at);
    const unit = own.find(({ at }) => provinceOf(at) === from);
    if (unit !== undefined) goals.set(unit.at, order.to);
  }
  return goals;
}

/** Where the power's units are ordered to go, and where no unit of its own is yet. */
function placesReached(
  open: OpenGame,
  power: PowerId,
  goals: ReadonlyMap<LocationId, LocationId>,
): readonly ProvinceId[] {
  const held = open.game.position.units
    .filter((unit) => unit.power === power)
    .map(({ at }) => provinceOf(at));
  return [...goals.values()].map(provinceOf).filter((place) => !held.includes(place));
}
