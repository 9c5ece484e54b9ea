/** How the orders of a mail stand to one another and to those of earlier mails: DATC 4.C, 4.D. */
import type { Board, PowerId } from "../../map/index.js";
import { printOrder, uncountedOrders } from "../../rules/index.js";
import type { OrderSet } from "../model/command.js";
import type { Game, SubmittedOrder } from "../model/game.js";
import type { Settings } from "../model/settings.js";
import { rulebookFor } from "../model/settings.js";
import type { UnusedOrder } from "../model/submission-event.js";
import { mergeOrders, orderRoom, submissionOf } from "./submissions.js";

interface TakenOrders {
  /** The whole sheet as it is now. */
  readonly orders: readonly SubmittedOrder[];
  /** What of the new orders is on it, and what is not. */
  readonly taken: readonly SubmittedOrder[];
  readonly unused: readonly UnusedOrder[];
}

/** A power's orders with new ones, of which the rulebook says which count. */
export function addOrders(
  game: Game,
  board: Board,
  power: PowerId,
  added: readonly SubmittedOrder[],
  set: OrderSet,
): TakenOrders {
  const rulebook = rulebookFor(game.settings);
  const given = added.map(({ order }) => ({ power, order }));
  const dropped = uncountedOrders(board, rulebook, game.phase, game.position, given);
  const reasons = new Map(dropped.map(({ index, reason }) => [index, reason]));
  const taken = added.filter((_, index) => !reasons.has(index));
  const texts = new Set(taken.map(({ order }) => printOrder(order)));
  // The same order twice needs no word.
  const unused = added.flatMap((submittedOrder, index) => {
    const reason = reasons.get(index);
    return reason === undefined || texts.has(printOrder(submittedOrder.order))
      ? []
      : [{ ...submittedOrder, reason }];
  });
  const before = replacesOrders(game.settings, set) ? [] : submissionOf(game, power).orders;
  const room = orderRoom(game, board, power);
  const orders = mergeOrders(before, taken, room, unused);
  return { orders, taken, unused };
}

/** Does such a set of orders take the place of all that were sent before? */
export function replacesOrders(settings: Settings, set: OrderSet): boolean {
  if (set === "more" || set === "whole") return set === "whole";
  switch (rulebookFor(settings).orderSets) {
    case "combine":
      return false;
    case "combine-unless-replaced":
      return set === "replace";
    case "replace-unless-kept":
      return set !== "keep";
    case "replace":
      return true;
  }
}

/** Can a player say this of a set of orders, or does the rulebook leave no choice? */
export function allowsOrderSet(settings: Settings, set: "replace" | "keep"): boolean {
  const { orderSets } = rulebookFor(settings);
  return set === "replace" ? orderSets !== "combine" : orderSets !== "replace";
}
