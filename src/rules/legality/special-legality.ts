/**
 * Legality of what only some variants have: ice, railways, and leave to pass a canal (DATC 2.4, chapters
 * 7 and 8). On a board of a season without ice, railways and canals nothing is asked.
 */
import { type Board, provinceOf } from "../../map/index.js";
import type { MovementOrder, MovementOrderOf, UnitMention } from "../model/order.js";
import type { IllegalReason } from "../model/reason.js";
import type { OrderAtHand } from "./movement-meaning.js";

/** Why an order cannot be followed on this board in this season, or null. */
export function whySpeciallyImpossible(
  { board, power }: OrderAtHand,
  order: MovementOrder,
): IllegalReason | null {
  if (board.ice.length > 0) {
    const frozen = whyFrozen(board, order);
    if (frozen !== null) return frozen;
  }
  const misplaced = order.permit === undefined ? null : whyNoPermit(board, order);
  if (misplaced !== null) return misplaced;
  return order.kind === "move" && order.railway !== undefined
    ? whyNoJourney(board, power, order, order.railway)
    : null;
}

/** No unit goes into or out of ice, or helps another there; one that is in it holds. */
function whyFrozen(board: Board, order: MovementOrder): IllegalReason | null {
  if (order.kind === "hold") return null;
  const places = [order.unit.at, ...(order.to === null ? [] : [order.to])];
  if (order.kind !== "move") places.push(order.of.at);
  const at = places.map(provinceOf).find((place) => board.ice.includes(place));
  return at === undefined ? null : { kind: "ice", at };
}

function whyNoJourney(
  board: Board,
  power: string,
  order: Extract<MovementOrder, { kind: "move" }>,
  id: string,
): IllegalReason | null {
  const railway = board.railways.find((known) => known.id === id);
  if (railway === undefined) return { kind: "off-railway", railway: id, stations: [] };
  const { powers, stations } = railway;
  if (!powers.includes(power)) return { kind: "foreign-railway", railway: id, powers };
  const ends = [order.unit.at, order.to];
  const leads = ends.every((end) => stations.includes(end)) && ends[0] !== ends[1];
  return leads && order.unit.type === "A" ? null : { kind: "off-railway", railway: id, stations };
}

function whyNoPermit(board: Board, { unit, permit }: MovementOrder): IllegalReason | null {
  const canal = board.canals.find(({ id }) => id === permit!.canal);
  const at = canal?.keeper ?? unit.at;
  const joins = [permit!.of.at, permit!.to].every((end) => canal?.between.includes(end));
  const good = joins && provinceOf(unit.at) === at && permit!.of.type === "F";
  return good ? null : { kind: "not-keeper", canal: permit!.canal, at };
}

/** The leave that an order gives, its unit being a fleet whatever was written. */
export function permitMeant({
  permit,
}: MovementOrderOf<UnitMention>): Pick<MovementOrder, "permit"> {
  if (permit === undefined) return {};
  const { canal, of, to } = permit;
  return { permit: { canal, of: { type: of.type ?? "F", at: of.at }, to } };
}
