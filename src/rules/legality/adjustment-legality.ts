/** Legality of the orders of an adjustment phase, each by itself: numbers are counted in adjustments.ts. */
import {
  type Board,
  coastOf,
  type LocationId,
  provinceOf,
  type UnitType,
} from "../../map/index.js";
import { adjustmentOf, convertible } from "../model/adjustment-counts.js";
import { centersOf } from "../model/centers.js";
import type { AdjustmentOrderOf, PowerOrder, UnitMention } from "../model/order.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { IllegalReason, Legality } from "../model/reason.js";
import type { Rulebook } from "../model/rulebook.js";
import { type Found, found, illegal, orderedUnit } from "./mention.js";
import { placePosition, unitAt } from "./scratch.js";

/** Whether a build, a removal or a waiver can be followed, and as what. */
export function adjustmentLegality(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  { power, order }: PowerOrder,
): Legality {
  if (!isAdjustmentOrder(order)) return refuse({ kind: "wrong-phase" });
  if (order.kind === "convert") return conversionLegality(board, rulebook, position, power, order);
  const { change } = adjustmentOf(board, position, power);
  if (order.kind === "remove") {
    if (change >= 0) return refuse({ kind: "no-removal-due", due: change });
    const there = standingAt(board, position, order.unit.at);
    const unit = orderedUnit(board, rulebook, power, order.unit, there);
    if (!unit.ok) return refuse(unit.reason);
    const { type, at } = unit.value;
    return { kind: "legal", order: { kind: "remove", unit: { type, at } } };
  }
  if (change <= 0) return refuse({ kind: "no-build-due", due: change });
  if (order.kind === "waive") {
    const allowed = rulebook.waiving === "allowed";
    return allowed ? { kind: "legal", order } : refuse({ kind: "waiving-forbidden" });
  }
  return buildLegality(board, rulebook, position, power, order.unit);
}

/** Whether an order of any phase is one of adjustments. */
function isAdjustmentOrder(order: PowerOrder["order"]): order is AdjustmentOrderOf<UnitMention> {
  const { kind } = order;
  return kind === "build" || kind === "remove" || kind === "waive" || kind === "convert";
}

/** A unit in an owned center becomes the other kind; a fleet may have to say on which coast. */
function conversionLegality(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  power: string,
  order: Extract<AdjustmentOrderOf<UnitMention>, { kind: "convert" }>,
): Legality {
  const there = standingAt(board, position, order.unit.at);
  const unit = orderedUnit(board, rulebook, power, order.unit, there);
  if (!unit.ok) return refuse(unit.reason);
  const { type, at } = unit.value;
  const known = convertible(board, position, power).some((placedUnit) => placedUnit.at === at);
  const here = board.province(order.to)?.id === board.province(at)!.id;
  if (!known || !here) return refuse({ kind: "no-conversion", at });
  const to = builtPlace(board, rulebook, type === "A" ? "F" : "A", order.to);
  if (!to.ok) return refuse(to.reason);
  return { kind: "legal", order: { kind: "convert", unit: { type, at }, to: to.value } };
}

function refuse(reason: IllegalReason): Legality {
  return { kind: "illegal", reason };
}

function buildLegality(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  power: string,
  mention: UnitMention,
): Legality {
  const closed = whyNoSite(board, position, power, mention.at);
  if (closed !== null) return refuse(closed);
  const type = builtType(board, rulebook, mention);
  if (!type.ok) return refuse(type.reason);
  const at = builtPlace(board, rulebook, type.value, mention.at);
  if (!at.ok) return refuse(at.reason);
  return { kind: "legal", order: { kind: "build", unit: { type: type.value, at: at.value } } };
}

function whyNoSite(
  board: Board,
  position: Position,
  power: string,
  at: LocationId,
): IllegalReason | null {
  const province = provinceOf(at);
  const { sites } = adjustmentOf(board, position, power);
  if (sites.includes(province)) return null;
  if (board.builds === "homes" && board.power(power)?.homes.includes(province) !== true) {
    return { kind: "not-a-home", at, sites };
  }
  const owner = position.owners[province] ?? null;
  if (owner !== power) return { kind: "not-owned", at, owner };
  if (!centersOf(board, position, power).includes(province))
    return { kind: "not-a-home", at, sites };
  const unit = standingAt(board, position, at)!;
  return { kind: "occupied", unit };
}

/** The type as written, or as the place tells it (4.C.3 and 4.C.4). */
function builtType(board: Board, rulebook: Rulebook, mention: UnitMention): Found<UnitType> {
  const inland = board.province(mention.at)!.terrain === "inland";
  if (mention.type === "F" && inland) {
    const asArmy = rulebook.impossibleFleetBuild === "army";
    return asArmy ? found("A") : illegal({ kind: "cannot-stand", type: "F", at: mention.at });
  }
  if (mention.type !== null) return found(mention.type);
  const choice = rulebook.missingBuildType;
  if (choice !== "fails" && inland) return found("A");
  if (choice === "fleet-on-coast" && coastOf(mention.at) !== null) return found("F");
  return illegal({ kind: "missing-type", unit: null });
}

/** The coast of a fleet, and of nothing else (4.B.6 and 4.B.7). */
function builtPlace(
  board: Board,
  rulebook: Rulebook,
  type: UnitType,
  at: LocationId,
): Found<LocationId> {
  if (board.canStand(type, at)) return found(at);
  const { id, coasts } = board.province(at)!;
  if (coastOf(at) !== null && rulebook.irrelevantCoast === "fails") {
    return illegal({ kind: "bad-coast", at, coasts });
  }
  if (board.canStand(type, id)) return found(id);
  if (type === "F" && coasts.length > 0) {
    return rulebook.buildCoast === "default"
      ? found(coasts[0]!)
      : illegal({ kind: "missing-coast", coasts });
  }
  return illegal({ kind: "cannot-stand", type, at });
}

function standingAt(board: Board, position: Position, at: LocationId): PlacedUnit | undefined {
  placePosition(board, position);
  return unitAt(board, position, at);
}
