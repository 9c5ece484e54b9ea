/** Orders of a game as a picture draws them. An order to no unit, or to none that is named, cannot be drawn. */
import type { Board, PowerId, ProvinceId } from "../../map/index.js";
import { convoyRoute, type Order, type OrderResult, type WrittenOrder } from "../../rules/index.js";
import type { DrawnOrder, Piece } from "../picture/scene.js";

/** An order with what became of it, if anything has yet. */
export type ToldOrder = Pick<OrderResult, "power" | "order" | "words"> &
  Partial<Pick<OrderResult, "reason">>;

export function drawnOrders(board: Board, orders: readonly ToldOrder[]): readonly DrawnOrder[] {
  return orders.flatMap((told) => drawnOrder(board, orders, told) ?? []);
}

/** The unit that an order is for; null for a waiver and for a unit of no type. */
export function pieceOf(power: PowerId, order: Order | WrittenOrder): Piece | null {
  if (order.kind === "waive" || order.unit.type === null) return null;
  return { power, type: order.unit.type, at: order.unit.at };
}

function drawnOrder(board: Board, all: readonly ToldOrder[], told: ToldOrder): DrawnOrder | null {
  const { power, order, words: results } = told;
  const unit = pieceOf(power, order);
  if (unit === null || order.kind === "waive") return null;
  switch (order.kind) {
    case "move":
      return { kind: "move", unit, results, to: order.to, through: wayOf(board, all, told) };
    case "retreat":
      return { kind: "retreat", unit, results, to: order.to };
    case "support": {
      const target = order.to === null ? {} : { to: order.to };
      return { kind: "support", unit, results, of: order.of.at, ...target };
    }
    case "convoy":
      return { kind: "convoy", unit, results, of: order.of.at, to: order.to };
    case "convert":
      return { kind: "convert", unit, results, into: unit.type === "A" ? "F" : "A" };
    default:
      return { kind: order.kind, unit, results };
  }
}

/** By the fleets that carry an army, or the stations between. */
function wayOf(board: Board, all: readonly ToldOrder[], told: ToldOrder): readonly ProvinceId[] {
  const { order } = told;
  if (order.kind !== "move") return [];
  const railway = board.railways.find(({ id }) => id === order.railway);
  if (railway === undefined) return convoyRoute(board, all, told);
  const [from, to] = [order.unit.at, order.to].map((at) => railway.stations.indexOf(at));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [];
  return from < to
    ? railway.stations.slice(from + 1, to)
    : railway.stations.slice(to + 1, from).toReversed();
}
