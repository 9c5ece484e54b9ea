/**
 * Which unit and which place an order means: missing and wrong designations, nationalities and coasts
 * are the rulebook's choice (DATC 4.B and 4.C).
 */
import { type Board, coastOf, type LocationId, type PowerId, provinceOf } from "../../map/index.js";
import type { UnitMention } from "../model/order.js";
import type { PlacedUnit } from "../model/position.js";
import type { IllegalReason } from "../model/reason.js";
import type { Rulebook } from "../model/rulebook.js";

/** Something found, or why the order is illegal. */
export type Found<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: IllegalReason };

export function found<T>(value: T): Found<T> {
  return { ok: true, value };
}

export function illegal(reason: IllegalReason): { ok: false; reason: IllegalReason } {
  return { ok: false, reason };
}

/** The unit that a power orders: it must be its own. */
export function orderedUnit(
  board: Board,
  rulebook: Rulebook,
  power: PowerId,
  mention: UnitMention,
  unit: PlacedUnit | undefined,
): Found<PlacedUnit> {
  if (unit === undefined) return illegal({ kind: "no-unit", at: mention.at });
  if (unit.power !== power) return illegal({ kind: "foreign-unit", unit });
  return designated(board, rulebook, mention, unit);
}

/** The unit that an order helps; a foreign one may have to be named as such. */
export function helpedUnit(
  board: Board,
  rulebook: Rulebook,
  power: PowerId,
  mention: UnitMention,
  unit: PlacedUnit | undefined,
): Found<PlacedUnit> {
  if (unit === undefined) return illegal({ kind: "no-unit", at: mention.at });
  const unnamed = mention.power === null && unit.power !== power;
  if (unnamed && rulebook.missingNationality === "illegal") {
    return illegal({ kind: "missing-nationality", unit });
  }
  return designated(board, rulebook, mention, unit);
}

function designated(
  board: Board,
  rulebook: Rulebook,
  mention: UnitMention,
  unit: PlacedUnit,
): Found<PlacedUnit> {
  if (mention.type === null && rulebook.missingUnitType === "illegal") {
    return illegal({ kind: "missing-type", unit });
  }
  const wrongType = mention.type !== null && mention.type !== unit.type;
  if (wrongType && rulebook.wrongUnitType === "illegal") {
    return illegal({ kind: "wrong-type", unit });
  }
  const wrongPower = mention.power !== null && mention.power !== unit.power;
  if (wrongPower && rulebook.wrongNationality === "illegal") {
    return illegal({ kind: "wrong-nationality", unit });
  }
  if (mention.at === unit.at || coastOf(mention.at) === null) return found(unit);
  return onItsCoast(board, rulebook, mention, unit);
}

function onItsCoast(
  board: Board,
  rulebook: Rulebook,
  mention: UnitMention,
  unit: PlacedUnit,
): Found<PlacedUnit> {
  if (unit.type === "F" && board.locationNumber(mention.at) >= 0) {
    const fails = rulebook.wrongOwnCoast === "fails";
    return fails ? illegal({ kind: "wrong-own-coast", unit }) : found(unit);
  }
  return rulebook.irrelevantCoast === "fails" ? illegal(badCoast(board, mention.at)) : found(unit);
}

function badCoast(board: Board, at: LocationId): IllegalReason {
  return { kind: "bad-coast", at, coasts: board.province(at)?.coasts ?? [] };
}

/** An order's designations are imperfect: under `accepted-if-alone` a perfect order goes before it. */
export function isImperfect(rulebook: Rulebook, mention: UnitMention, unit: PlacedUnit): boolean {
  const missing = mention.type === null && rulebook.missingUnitType === "accepted-if-alone";
  const wrong =
    mention.type !== null &&
    mention.type !== unit.type &&
    rulebook.wrongUnitType === "accepted-if-alone";
  return missing || wrong;
}

/** A helped unit's nationality is imperfect in the same sense. */
export function isImperfectlyNamed(
  rulebook: Rulebook,
  power: PowerId,
  mention: UnitMention,
  unit: PlacedUnit,
): boolean {
  const missing =
    mention.power === null &&
    unit.power !== power &&
    rulebook.missingNationality === "accepted-if-alone";
  const wrong =
    mention.power !== null &&
    mention.power !== unit.power &&
    rulebook.wrongNationality === "accepted-if-alone";
  return missing || wrong || isImperfect(rulebook, mention, unit);
}

/** The written place without a coast that cannot matter to the unit (4.B.6). */
export function meantPlace(
  board: Board,
  rulebook: Rulebook,
  type: PlacedUnit["type"],
  to: LocationId,
): Found<LocationId> {
  if (coastOf(to) === null) return found(to);
  const matters = type === "F" && board.locationNumber(to) >= 0;
  if (matters) return found(to);
  return rulebook.irrelevantCoast === "fails"
    ? illegal(badCoast(board, to))
    : found(provinceOf(to));
}

/** Where a fleet lands that moves to a split province: 4.B.1, 4.B.2 and 4.B.3. */
export function landingPlace(
  board: Board,
  rulebook: Rulebook,
  unit: PlacedUnit,
  to: LocationId,
): Found<LocationId> {
  if (unit.type === "A") return found(to);
  const coasts = board.province(to)?.coasts ?? [];
  if (coasts.length === 0) return found(to);
  const open = board.neighbours("F", unit.at).filter((at) => coasts.includes(at));
  if (coastOf(to) !== null) {
    const ignored = !open.includes(to) && rulebook.wrongCoast === "ignored" && open.length === 1;
    return found(ignored ? open[0]! : to);
  }
  if (open.length === 0) return found(to);
  const choice = open.length === 1 ? rulebook.onlyCoast : rulebook.ambiguousCoast;
  if (choice === "fails") return illegal({ kind: "missing-coast", coasts: open });
  return found(choice === "default" ? coasts[0]! : open[0]!);
}
