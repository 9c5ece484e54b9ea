/** An order that a sentence may be, and is not surely: it is noted when the writer says YES, and never before. */
import {
  likelyOrder,
  orderedUnit,
  ordersByPlaces,
  type Reading,
  tellsOfSelf,
} from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { askFirst } from "../../../session/grave.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { ordersGiven } from "../own-orders.js";
import { readingContext } from "../readings.js";
import { tellWhether } from "./possible-order.js";

/** Asks whether this order is meant, where the sentence may be one of the writer's; false where it is none. */
export function offersOrder(session: Session, speaker: Speaker, sentence: string): boolean {
  const { game } = speaker;
  const power = powerOf(speaker);
  if (power === null || tellsOfSelf(sentence)) return false;
  const given = ordersGiven(game.game, power);
  const ordered = given.flatMap(orderedUnit);
  const context = readingContext(game, power);
  const likely =
    likelyOrder(context, ordered, sentence) ??
    (game.game.phase.kind === "M" ? (ordersByPlaces(context, given, sentence)?.[0] ?? null) : null);
  if (likely === null || staysPut(likely) || given.some((order) => isSame(order, likely)))
    return false;
  // Where units may go, and what may be built, is asked about as a whole, once the mail is read.
  const ofTurn = game.game.phase.kind === "M" ? ["move", "hold"] : ["build"];
  if (ofTurn.includes(likely.order.kind) && likely.illegal === null) return false;
  if (likely.illegal === null) offer(session, [printOrder(likely.meant ?? likely.order)], sentence);
  else tellWhether(session, speaker, likely, sentence);
  return true;
}

/** `They have thrown me out of Trieste!` names no place but the unit's own. */
function staysPut({ order }: Reading): boolean {
  return "to" in order && !("of" in order) && provinceOf(order.to) === provinceOf(order.unit.at);
}

/** Orders to go: one may be written without the kind of its unit. */
function isSame(order: WrittenOrder, { order: read }: Reading): boolean {
  if (!("to" in order && "to" in read) || order.kind !== read.kind) return false;
  const isOfSame =
    !("of" in order && "of" in read) || provinceOf(order.of.at) === provinceOf(read.of.at);
  return isOfSame && orderedUnit(order)[0] === orderedUnit(read)[0] && order.to === read.to;
}

/** The reply shows these orders, and asks. */
export function offer(session: Session, orders: readonly string[], line: string): void {
  const fresh = orders.filter((order) => !session.grave.waiting.includes(order));
  if (fresh.length > 0) askFirst(session, line, fresh, { kind: "orders", orders: fresh });
}
