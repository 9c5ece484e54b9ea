/**
 * Civil disorder: which unit goes first when a power does not say (DATC 4.D.8). The farthest from the
 * centers that count; then fleets before armies; then by the name of the province.
 */
import { type Board, listOf, type PowerId, provinceOf, type UnitType } from "../../map/index.js";
import { centersOf, unitsOf } from "../model/centers.js";
import type { PlacedUnit, Position } from "../model/position.js";
import type { Rulebook } from "../model/rulebook.js";

/** A unit and its distance; Infinity where it can never come to a center that counts. */
export interface Removal {
  readonly unit: PlacedUnit;
  readonly distance: number;
}

/** A power's units in the order in which civil disorder removes them. */
export function removalOrder(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  power: PowerId,
): readonly Removal[] {
  const units = unitsOf(position, power);
  if (rulebook.removalDistance === "listed-first") return listedFirst(board, units);
  const goals = goalsOf(board, rulebook, position, power);
  const steps = stepsOf(board, rulebook, position, power);
  const distances = {
    A: distancesTo(board, goals, (at) => steps("A", at)),
    F: distancesTo(board, goals, (at) => steps("F", at)),
  };
  const fleetsFirst = rulebook.removalDistance !== "occupation";
  return units
    .map((unit) => ({ unit, distance: distances[unit.type][board.locationNumber(unit.at)]! }))
    .toSorted(
      (removal, other) =>
        descending(removal.distance, other.distance) ||
        (fleetsFirst ? byType(removal.unit.type, other.unit.type) : 0) ||
        byName(nameOf(board, rulebook, removal.unit), nameOf(board, rulebook, other.unit)),
    );
}

function descending(distance: number, other: number): number {
  return distance === other ? 0 : other - distance;
}

function byType(type: UnitType, other: UnitType): number {
  return type === other ? 0 : type === "F" ? -1 : 1;
}

function byName(name: string, other: string): number {
  return name < other ? -1 : name > other ? 1 : 0;
}

/** The full name without spaces, dots and hyphens, as the DATC compares them. */
function nameOf(board: Board, { removalAlphabet }: Rulebook, unit: PlacedUnit): string {
  const { name, english } = board.province(unit.at)!;
  return (removalAlphabet === "english" ? english : name)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** The house rule: the first listed that is not on a center, then the others. */
function listedFirst(board: Board, units: readonly PlacedUnit[]): readonly Removal[] {
  const onCenter = (unit: PlacedUnit) => board.province(unit.at)!.isCenter;
  const sorted = [...units.filter((unit) => !onCenter(unit)), ...units.filter(onCenter)];
  return sorted.map((unit) => ({ unit, distance: Number.POSITIVE_INFINITY }));
}

function goalsOf(
  board: Board,
  rulebook: Rulebook,
  position: Position,
  power: PowerId,
): ReadonlySet<number> {
  const homes = board.power(power)?.homes ?? [];
  // Where units are built anywhere there are no homes but the owned centers (DATC 2.4, chapter 11).
  const owned = rulebook.removalFrom === "owned" || board.builds === "owned";
  const goals = owned ? centersOf(board, position, power) : homes;
  return new Set(goals.map((center) => board.locationNumber(center)));
}

/** The locations one move away from a location. */
type Steps = (type: UnitType, at: number) => readonly number[];

function stepsOf(board: Board, rulebook: Rulebook, position: Position, power: PowerId): Steps {
  const regular: Steps = (type, at) => regularSteps(board, type, at);
  switch (rulebook.removalDistance) {
    case "amphibious":
      return (_, at) => anySteps(board, at);
    case "army-over-water":
      return (type, at) => (type === "A" ? anySteps(board, at) : regular(type, at));
    case "convoy-own-fleets":
      return withConvoys(board, regular, fleetWaters(board, position, power));
    case "convoy-any-fleets":
      return withConvoys(board, regular, fleetWaters(board, position, null));
    case "occupation":
      return avoiding(
        board,
        position,
        power,
        withConvoys(board, regular, fleetWaters(board, position, power)),
      );
    default:
      return withConvoys(board, regular, () => true);
  }
}

function regularSteps({ tables }: Board, type: UnitType, at: number): readonly number[] {
  return listOf(type === "A" ? tables.armyNeighbours : tables.fleetNeighbours, at);
}

/** Over land and water alike, coasts not minded. */
function anySteps(board: Board, at: number): readonly number[] {
  const { provinceOf: home } = board.tables;
  const province = home[at]!;
  const steps = new Set(regularSteps(board, "A", province));
  for (const [location, itsProvince] of home.entries()) {
    if (itsProvince !== province) continue;
    for (const to of regularSteps(board, "F", location)) steps.add(home[to]!);
  }
  return [...steps];
}

function fleetWaters(
  board: Board,
  position: Position,
  power: PowerId | null,
): (water: number) => boolean {
  const fleets = position.units.filter(
    (unit) => unit.type === "F" && (power === null || unit.power === power),
  );
  const waters = new Set(fleets.map(({ at }) => board.locationNumber(provinceOf(at))));
  return (water) => waters.has(water);
}

/** A convoy, however long, is one move. */
function withConvoys(board: Board, regular: Steps, carries: (water: number) => boolean): Steps {
  const { waters, shores } = board.tables;
  const landings = (from: number): readonly number[] => {
    if (shores[from] !== 1) return [];
    const sea = new Set<number>();
    const queue = [from];
    for (const here of queue) {
      for (const water of listOf(waters, here)) {
        if (sea.has(water) || !carries(water)) continue;
        sea.add(water);
        queue.push(water);
      }
    }
    return board.provinces
      .map((_, province) => province)
      .filter((province) => shores[province] === 1)
      .filter((province) => listOf(waters, province).some((water) => sea.has(water)));
  };
  return (type, at) => (type === "F" ? regular("F", at) : [...regular("A", at), ...landings(at)]);
}

/** Alexander III.5.h: provinces where another power's unit stands are closed. */
function avoiding(board: Board, position: Position, power: PowerId, steps: Steps): Steps {
  const { provinceOf: home } = board.tables;
  const others = position.units.filter((unit) => unit.power !== power);
  const occupied = new Set(others.map(({ at }) => board.locationNumber(provinceOf(at))));
  return (type, at) => steps(type, at).filter((to) => !occupied.has(home[to]!));
}

/** For every location the number of moves to the nearest goal. */
function distancesTo(
  board: Board,
  goals: ReadonlySet<number>,
  steps: (at: number) => readonly number[],
): readonly number[] {
  const { provinceOf: home, locationCount } = board.tables;
  const forward = Array.from({ length: locationCount }, (_, at) => steps(at));
  const distances = Array.from(home, (province) => (goals.has(province) ? 0 : Infinity));
  let changed = true;
  while (changed) {
    changed = false;
    for (const [at, next] of forward.entries()) {
      for (const to of next) {
        if (distances[to]! + 1 >= distances[at]!) continue;
        distances[at] = distances[to]! + 1;
        changed = true;
      }
    }
  }
  return distances;
}
