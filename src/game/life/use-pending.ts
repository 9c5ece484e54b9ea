/** Orders that were written for a phase, used when it begins. */
import type { Board, PowerId } from "../../map/index.js";
import type { Instant } from "../../util/index.js";
import { type Decision, refuse } from "../model/decision.js";
import type { Game, SubmittedOrder } from "../model/game.js";
import type { UnusedOrder } from "../model/submission-event.js";
import { addOrders } from "../orders/order-sets.js";
import { type ProxyCommand, takeProxy } from "../orders/proxies.js";
import { changeSubmission, duePowers } from "../orders/submissions.js";
import { settleReadiness } from "../time/readiness.js";

/** The game with orders that were written for its phase, which are the power's whether it has a player or not. */
export function usePending(
  game: Game,
  board: Board,
  use: {
    readonly power: PowerId;
    readonly orders: readonly SubmittedOrder[];
    /** Null where nothing was said of waiting. */
    readonly wait: boolean | null;
  },
  now: Instant,
): { readonly game: Game; readonly unused: readonly UnusedOrder[] } {
  const { power, wait } = use;
  if (!duePowers(game, board).includes(power)) return { game, unused: [] };
  const { orders, unused } = addOrders(game, board, power, use.orders, "more");
  const changed = changeSubmission(game, power, wait === null ? { orders } : { orders, wait });
  return { game: settleReadiness(changed, board, now), unused };
}

/** Uses orders that were given by a proxy, or for units of others. */
export function usePendingProxy(
  game: Game,
  board: Board,
  power: PowerId,
  command: ProxyCommand,
  now: Instant,
): Decision {
  if (!duePowers(game, board).includes(power)) return refuse({ kind: "no-orders-due", power });
  const decision = takeProxy(game, power, command);
  if (decision.kind === "refused") return decision;
  return { ...decision, game: settleReadiness(decision.game, board, now) };
}
