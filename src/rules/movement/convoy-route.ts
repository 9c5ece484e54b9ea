/** The way of a convoyed army, found again from the convoys that were ordered: results print it, pictures draw it. */
import { type Board, type LocationId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { OrderResult } from "../model/result.js";

/** An order, with its result where there is one yet. */
type Routed = Pick<OrderResult, "order" | "words"> & Partial<Pick<OrderResult, "reason">>;

/** The fleets' provinces from the army to its destination; empty for a move over land. */
export function convoyRoute(
  board: Board,
  results: readonly Routed[],
  result: Routed,
): readonly ProvinceId[] {
  const { order } = result;
  if (order.kind !== "move" || order.unit.type !== "A" || result.reason?.kind === "no-convoy")
    return [];
  if (order.route.length > 0) return order.route;
  const isNear = board.neighbours("A", order.unit.at).includes(provinceOf(order.to));
  if (isNear && !order.viaConvoy) return [];
  return shortestChain(
    board,
    convoysFor(results, order.unit.at, order.to),
    order.unit.at,
    order.to,
  );
}

/** Where fleets were ordered to convoy this army. */
function convoysFor(
  results: readonly Routed[],
  from: LocationId,
  to: LocationId,
): readonly LocationId[] {
  return results.flatMap(({ order, words }) =>
    order.kind === "convoy" &&
    !words.includes("illegal") &&
    provinceOf(order.of.at) === provinceOf(from) &&
    provinceOf(order.to) === provinceOf(to)
      ? [order.unit.at]
      : [],
  );
}

function shortestChain(
  board: Board,
  fleets: readonly LocationId[],
  from: LocationId,
  to: LocationId,
): readonly ProvinceId[] {
  const touches = (fleet: LocationId, place: LocationId) =>
    board.neighbours("F", fleet).some((near) => provinceOf(near) === provinceOf(place));
  let chains = fleets.filter((fleet) => touches(fleet, from)).map((fleet) => [fleet]);
  const seen = new Set(chains.flat());
  while (chains.length > 0) {
    const found = chains.find((chain) => touches(chain.at(-1)!, to));
    if (found !== undefined) return found.map(provinceOf);
    chains = chains.flatMap((chain) =>
      fleets
        .filter((fleet) => !seen.has(fleet) && touches(chain.at(-1)!, fleet))
        .map((fleet) => {
          seen.add(fleet);
          return [...chain, fleet];
        }),
    );
  }
  return [];
}
