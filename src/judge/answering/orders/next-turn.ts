/**
 * `Denmark to Sweden`, while the fleet that is to go to Denmark is still in Kiel: orders of somebody who believes that the
 * turn has been played. They are asked about, and take no order's place.
 */
import { submissionOf } from "../../../game/index.js";
import { type OrderLine, readOrders } from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { printOrder, printPhase } from "../../../rules/index.js";
import { askFirst } from "../../session/grave.js";
import type { OpenGame, Session } from "../../session/session.js";
import { nextOf } from "./pending.js";
import { readingContext, tellReadings } from "./readings.js";

/** Asks about lines that are orders for the turn after this one: what is to be said of the others; null where none are. */
export function askForNextTurn(
  session: Session,
  open: OpenGame,
  power: PowerId,
  lines: readonly OrderLine[],
): readonly ReplyItem[] | null {
  const { phase } = open.game;
  if (phase.kind !== "M" || session.grave.isConfirmed) return null;
  const reached = placesReached(open, power);
  if (reached.length === 0) return null;
  const read = readOrders(readingContext(open, power), lines);
  const own = read.readings.filter((each) => each.power === power);
  const early = own.find(
    ({ illegal }) => illegal?.kind === "no-unit" && reached.includes(provinceOf(illegal.at)),
  );
  const next = nextOf(phase, phase.season === "S" ? "F" : "S");
  if (early === undefined || next === null) return null;
  // Which units stand there by then is told by the places alone.
  const orders = own.map(({ order }) => printOrder(order).replace(/^[AF] /, ""));
  const commands = [`PHASE ${printPhase(next)}`, ...orders];
  askFirst(session, early.text, commands, { kind: "next-turn", phase: next, orders });
  const { complaints } = read;
  return tellReadings({ readings: [], complaints }, () => ({ kind: "accepted", unused: [] }));
}

/** Where the power's units are ordered to go, and where no unit of its own is yet. */
function placesReached({ game }: OpenGame, power: PowerId): readonly ProvinceId[] {
  const held = game.position.units
    .filter((unit) => unit.power === power)
    .map(({ at }) => provinceOf(at));
  return submissionOf(game, power)
    .orders.flatMap(({ order }) => (order.kind === "move" ? [provinceOf(order.to)] : []))
    .filter((place) => !held.includes(place));
}
