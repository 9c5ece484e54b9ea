/** Legality of the orders of a retreat phase. */
import { type Board, coastOf, type LocationId, provinceOf } from "../../map/index.js";
import type { PowerOrder, RetreatOrderOf, UnitMention } from "../model/order.js";
import type { DislodgedUnit, Position } from "../model/position.js";
import type { Legality } from "../model/reason.js";
import type { Rulebook } from "../model/rulebook.js";
import { type Found, found, illegal, meantPlace, orderedUnit } from "./mention.js";

/** Whether a retreat or a disbandment can be followed, and as what. */
export function retreatLegality(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  { power, order }: PowerOrder,
): Legality {
  if (!isRetreatOrder(order)) return { kind: "illegal", reason: { kind: "wrong-phase" } };
  const dislodged = dislodgedAt(position, order.unit.at);
  if (dislodged === undefined) {
    return { kind: "illegal", reason: { kind: "not-dislodged", at: order.unit.at } };
  }
  const ordered = orderedUnit(board, rulebook, power, order.unit, dislodged);
  if (!ordered.ok) return { kind: "illegal", reason: ordered.reason };
  const unit = { type: dislodged.type, at: dislodged.at };
  if (order.kind === "disband") return { kind: "legal", order: { kind: "disband", unit } };
  const to = retreatPlace(board, rulebook, dislodged, order.to);
  if (!to.ok) return { kind: "illegal", reason: to.reason };
  return { kind: "legal", order: { kind: "retreat", unit, to: to.value } };
}

/** Whether an order of any phase is one of retreats. */
export function isRetreatOrder(order: PowerOrder["order"]): order is RetreatOrderOf<UnitMention> {
  return order.kind === "retreat" || order.kind === "disband";
}

/** The dislodged unit in the province of a location. */
export function dislodgedAt(position: Position, at: LocationId): DislodgedUnit | undefined {
  const province = provinceOf(at);
  return position.dislodged.find((unit) => provinceOf(unit.at) === province);
}

function retreatPlace(
  board: Board,
  rulebook: Rulebook,
  unit: DislodgedUnit,
  to: LocationId,
): Found<LocationId> {
  const closed = illegal({ kind: "retreat-closed", unit, to, open: unit.retreats });
  const meant = meantPlace(board, rulebook, unit.type, to);
  if (!meant.ok) return meant;
  if (unit.retreats.includes(meant.value)) return meant;
  const coasts = unit.retreats.filter((at) => provinceOf(at) === provinceOf(meant.value));
  if (coasts.length === 0) return closed;
  if (coastOf(meant.value) !== null) {
    return rulebook.wrongCoast === "ignored" && coasts.length === 1 ? found(coasts[0]!) : closed;
  }
  const choice = coasts.length === 1 ? rulebook.onlyCoast : rulebook.ambiguousCoast;
  if (choice === "fails") return illegal({ kind: "missing-coast", coasts });
  const first = board.province(to)!.coasts[0]!;
  if (choice === "default") return coasts.includes(first) ? found(first) : closed;
  return found(coasts[0]!);
}
