/**
 * `Budapest to Serbia, Vienna supports Trieste`, while builds or retreats are due: the moves of the turn to come,
 * of somebody who has nothing else to order, or sends them early. They are kept until their phase begins.
 */

import { submissionOf } from "../../../../game/index.js";
import { type OrderLine, type Reading, readOrders } from "../../../../language/index.js";
import { type PowerId, provinceOf } from "../../../../map/index.js";
import type { ReplyItem } from "../../../../report/index.js";
import { type Phase, type PlacedUnit, printOrder, printPhase } from "../../../../rules/index.js";
import type { OpenGame, Session } from "../../../session/session.js";
import { nextOf, pend } from "../pending.js";
import { numbered, readingContext, tellReadings } from "../readings.js";

/** Keeps the lines that order the moves of the next turn; the other lines, and what is to be said of those kept. */
export function keepForTurnToCome(
  session: Session,
  open: OpenGame,
  power: PowerId,
  lines: readonly OrderLine[],
): { readonly rest: readonly OrderLine[]; readonly items: readonly ReplyItem[] } {
  const phase = nextMoves(open.game.phase);
  if (phase === null) return { rest: lines, items: [] };
  const ofLine = (readings: readonly Reading[], { number }: OrderLine) =>
    readings.filter((each) => each.number === number && each.power === power);
  const now = readOrders(readingContext(open, power), lines).readings;
  const others = lines.filter((line) => ofLine(now, line).every(belongsElsewhere));
  if (others.length === 0) return { rest: lines, items: [] };
  const then = readOrders(contextThen(open, power, phase), lines);
  const kept = others.filter((line) => {
    const [early, later] = [ofLine(now, line), ofLine(then.readings, line)];
    const isLegal = later.some(({ illegal, order }) => illegal === null && movesOrHelps(order));
    return isLegal || (early.length > 0 && later.some(stands));
  });
  // A hold alone may be a unit that is not to retreat, or a center that is to stay empty.
  if (!kept.some((line) => ofLine(then.readings, line).some(({ order }) => movesOrHelps(order))))
    return { rest: lines, items: [] };
  const isKept = ({ number }: { readonly number: number | null }) =>
    kept.some((line) => line.number === number);
  const legal = then.readings.filter((each) => isKept(each) && each.illegal === null);
  const texts = legal.map(({ order, number }) => ({ number, text: printOrder(order) }));
  const line = kept.map(({ text }) => text).join(" ");
  pend(session, { kind: "phase", phase: printPhase(phase), lines: texts }, line);
  const readings = then.readings.filter((each) => isKept(each) && each.illegal !== null);
  const complaints = then.complaints.filter(isKept);
  const items = tellReadings({ readings, complaints }, () => ({ kind: "accepted", unused: [] }));
  return { rest: lines.filter((each) => !isKept(each)), items };
}

/**
 * The moves that follow what is due, and the board as it will be then, with the builds that still wait for a YES; null
 * while moves are due.
 */
export function turnToCome(open: OpenGame, power: PowerId, waiting: readonly string[]) {
  const phase = nextMoves(open.game.phase);
  if (phase === null) return null;
  const context = contextThen(open, power, phase);
  const asked = readOrders(readingContext(open, power), numbered(waiting)).readings;
  const units = [...context.position.units, ...builtBy(power, asked)];
  return { phase, context: { ...context, position: { ...context.position, units } } };
}

/** The moves that follow the retreats or the builds; null while moves are due. */
function nextMoves(phase: Phase): Phase | null {
  if (phase.kind === "M") return null;
  return nextOf(phase, phase.kind === "R" && phase.season === "S" ? "F" : "S");
}

function movesOrHelps({ kind }: Reading["order"]): boolean {
  return kind === "move" || kind.startsWith("support") || kind === "convoy";
}

function stands({ illegal, order }: Reading): boolean {
  return illegal === null && order.kind === "hold";
}

/** An order that cannot be one of this phase, whichever unit it is for. */
function belongsElsewhere({ illegal }: Reading): boolean {
  return illegal?.kind === "wrong-phase" || illegal?.kind === "not-dislodged";
}

/** The board as it will be then, as far as it is known: with the power's builds, and without what it removes. */
function contextThen(open: OpenGame, power: PowerId, phase: Phase) {
  const context = readingContext(open, power);
  const { orders } = submissionOf(open.game, power);
  const removed = orders.flatMap(({ order }) =>
    order.kind === "remove" ? provinceOf(order.unit.at) : [],
  );
  const built = builtBy(power, orders);
  const units = context.position.units.filter(
    (unit) => unit.power !== power || !removed.includes(provinceOf(unit.at)),
  );
  const position = { ...context.position, units: [...units, ...built], dislodged: [] };
  return { ...context, phase, position };
}

function builtBy(power: PowerId, orders: readonly Pick<Reading, "order">[]): readonly PlacedUnit[] {
  return orders.flatMap(({ order }) =>
    order.kind === "build" && order.unit.type !== null
      ? [{ power, type: order.unit.type, at: order.unit.at }]
      : [],
  );
}
