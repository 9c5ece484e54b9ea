/**
 * Positions and orders for the property tests: crowded corners of the board with convoys, swaps, circles
 * and paradoxes far more frequent than in play. Everything follows from a list of numbers, so that
 * fast-check can shrink and repeat it.
 */

import { type Board, DIFFICULT, provinceOf, type UnitType } from "../../../src/map/index.js";
import type {
  PlacedUnit,
  PowerOrder,
  UnitMention,
  WrittenOrder,
} from "../../../src/rules/index.js";

/** Choices taken one by one from a list of numbers; when it is used up, always the first. */
export interface Chooser {
  below(limit: number): number;
  one<T>(list: readonly T[]): T;
  chance(percent: number): boolean;
}

export function chooserOf(numbers: readonly number[]): Chooser {
  let used = 0;
  const below = (limit: number) => (numbers[used++] ?? 0) % limit;
  return {
    below,
    one: (list) => list[below(list.length)]!,
    chance: (percent) => below(100) >= 100 - percent,
  };
}

export interface Scene {
  readonly units: readonly PlacedUnit[];
  readonly orders: readonly PowerOrder[];
}

interface Draft {
  readonly board: Board;
  readonly choose: Chooser;
  readonly powers: readonly string[];
  readonly units: PlacedUnit[];
  readonly orders: Map<string, WrittenOrder>;
}

/** The oracle tries every outcome of all moves. */
const maxMoves = 8;

/** The one type that can stand there; both can on a coast. */
const onlyTypes: Readonly<Record<string, UnitType>> = { sea: "F", inland: "A" };

/** A scene of up to `size` units. */
export function makeScene(board: Board, choose: Chooser, size: number): Scene {
  const powers = board.powers.slice(0, 2 + choose.below(3)).map(({ id }) => id);
  const draft: Draft = { board, choose, powers, units: [], orders: new Map() };
  const center = centerOf(board, choose);
  const area = areaAround(board, center, 6 + choose.below(8));
  const plants = choose.below(4);
  for (let plant = 0; plant < plants; plant++) plantConvoy(draft, area);
  if (choose.chance(30)) plantCircle(draft, area);
  for (const canal of board.canals) if (area.includes(canal.keeper)) plantPassage(draft, canal);
  for (const place of area) {
    if (draft.units.length < size && choose.chance(70)) stand(draft, place, null);
  }
  for (const unit of draft.units) if (!draft.orders.has(unit.at)) giveOrder(draft, unit);
  const orders = draft.units.map((unit) => ({
    power: unit.power,
    order: draft.orders.get(unit.at)!,
  }));
  return { units: draft.units, orders };
}

/** Around a sea, mostly; around what only this board has, where it has something. */
function centerOf(board: Board, choose: Chooser): string {
  const special = [
    ...board.canals.map(({ keeper }) => keeper),
    ...board.provinces.filter(({ id }) => isSpecial(board, id)).map(({ id }) => id),
  ];
  if (special.length > 0 && choose.chance(50)) return choose.one(special);
  const seas = board.provinces.filter(({ terrain }) => terrain === "sea");
  return choose.one(choose.chance(75) ? seas : board.provinces).id;
}

/** A coast that convoys, ice, or the end of a border that is difficult to pass. */
function isSpecial(board: Board, id: string): boolean {
  const { tables } = board;
  const at = board.locationNumber(id);
  const steps = tables.armySteps.subarray(
    at * tables.locationCount,
    (at + 1) * tables.locationCount,
  );
  const convoysOnCoast = tables.shores[at] === 1 && tables.convoys[at] === 1;
  return convoysOnCoast || steps.includes(DIFFICULT) || board.during("F").ice.includes(id);
}

/** A fleet or two on their way through a canal, whose keeper may be anybody and may let one pass. */
function plantPassage(draft: Draft, { id, keeper, between }: Board["canals"][number]): void {
  const { choose, orders } = draft;
  const unit = stand(draft, keeper, null);
  for (const [from, to] of [between, [...between].reverse()] as [string, string][]) {
    const fleet = choose.chance(60) ? stand(draft, from, "F") : null;
    if (fleet !== null && !orders.has(fleet.at)) setOrder(draft, fleet, move(fleet, to, false));
  }
  const [from, to] = choose.chance(50) ? between : [...between].reverse();
  if (unit === null || choose.chance(50)) return;
  const permit = { canal: id, of: { type: "F" as const, at: from!, power: null }, to: to! };
  setOrder(draft, unit, { kind: "hold", unit: mention(unit), permit });
}

/** A province and its nearest ones. */
function areaAround(board: Board, center: string, size: number): readonly string[] {
  const area = [center];
  for (const place of area) {
    for (const next of neighbouringProvinces(board, place)) {
      if (area.length < size && !area.includes(next)) area.push(next);
    }
  }
  return area;
}

function neighbouringProvinces(board: Board, place: string): readonly string[] {
  const province = board.province(place)!;
  const locations = [place, ...province.coasts];
  const near = locations.flatMap((at) => [
    ...board.neighbours("A", at),
    ...board.neighbours("F", at),
  ]);
  return [...new Set(near.map(provinceOf))];
}

/** The unit in a province, put there if it is empty and such a unit can stand there. */
function stand(draft: Draft, place: string, type: UnitType | null): PlacedUnit | null {
  const { board, choose, units } = draft;
  const there = units.find((unit) => provinceOf(unit.at) === place);
  if (there !== undefined) return type === null || there.type === type ? there : null;
  const { terrain, coasts } = board.province(place)!;
  const wanted = type ?? (choose.chance(50) ? "F" : "A");
  const fitting = onlyTypes[terrain] ?? wanted;
  if (type !== null && type !== fitting) return null;
  const at = fitting === "F" && coasts.length > 0 ? choose.one(coasts) : place;
  const unit: PlacedUnit = { power: choose.one(draft.powers), type: fitting, at };
  units.push(unit);
  return unit;
}

/** An army convoyed over one water or two, and a struggle for the first water. */
function plantConvoy(draft: Draft, area: readonly string[]): void {
  const { board, choose, orders } = draft;
  const chain = someWaters(draft, area);
  if (chain.length === 0) return;
  const start = choose.one(coastsOf(board, chain[0]!));
  const to = choose.one(coastsOf(board, chain.at(-1)!));
  const army = stand(draft, start, "A");
  if (army === null || start === to) return;
  const viaConvoy = choose.chance(50);
  const route = choose.chance(20) ? chain : [];
  setOrder(draft, army, { kind: "move", unit: mention(army), to, viaConvoy, route });
  for (const water of chain) {
    const fleet = stand(draft, water, "F");
    if (fleet !== null) setOrder(draft, fleet, convoy(fleet, army, to));
  }
  plantStruggle(draft, chain[0]!, to);
  // One part of the plan may miscarry, or the scenes would be too much alike.
  if (choose.chance(50)) orders.delete(choose.one(draft.units).at);
}

/** One water of the area, or two that touch. */
function someWaters({ board, choose }: Draft, area: readonly string[]): readonly string[] {
  const isSea = (place: string) => board.tables.convoys[board.locationNumber(place)] === 1;
  const waters = area.filter(isSea);
  if (waters.length === 0) return [];
  const first = choose.one(waters);
  const onward = neighbouringProvinces(board, first).filter(isSea);
  return choose.chance(30) && onward.length > 0 ? [first, choose.one(onward)] : [first];
}

/**
 * An attack on a convoying fleet, and at the convoy's destination a unit that supports the attack or the
 * fleet: whether the convoy cuts that support depends on itself. The makings of a paradox.
 */
function plantStruggle(draft: Draft, water: string, destination: string): void {
  const { choose } = draft;
  const attacker = attackOn(draft, water);
  const supporter = stand(draft, destination, choose.chance(70) ? "F" : null);
  const fleet = draft.units.find(({ at }) => at === water);
  if (supporter === null || fleet === undefined) return;
  const helps = attacker !== null && choose.chance(60);
  const order = helps ? support(supporter, attacker, water) : support(supporter, fleet, null);
  setOrder(draft, supporter, order);
  if (attacker !== null && choose.chance(helps ? 20 : 80)) supportAttack(draft, attacker, water);
}

/** Three units, each on its way to the next one's place; or two. */
function plantCircle(draft: Draft, area: readonly string[]): void {
  const { board, choose } = draft;
  const first = choose.one(area);
  const second = choose.one(neighbouringProvinces(board, first));
  const thirds = neighbouringProvinces(board, second).filter((place) =>
    neighbouringProvinces(board, place).includes(first),
  );
  const circle = choose.chance(80) && thirds.length > 0 ? [choose.one(thirds)] : [];
  const places = [first, second, ...circle];
  places.forEach((place, index) => {
    const unit = stand(draft, place, null);
    const next = places[(index + 1) % places.length]!;
    const near = unit === null ? [] : board.neighbours(unit.type, unit.at);
    const to = near.find((at) => provinceOf(at) === next);
    if (unit !== null && to !== undefined) setOrder(draft, unit, move(unit, to, choose.chance(20)));
  });
}

function coastsOf(board: Board, water: string): readonly string[] {
  const coasts = neighbouringProvinces(board, water).filter(
    (place) => board.province(place)!.terrain === "coastal",
  );
  return coasts.length > 0 ? coasts : [board.provinces.find((p) => p.terrain === "coastal")!.id];
}

function attackOn(draft: Draft, water: string): PlacedUnit | null {
  const from = draft.choose.one(neighbouringProvinces(draft.board, water));
  const fleet = stand(draft, from, "F");
  if (fleet === null || draft.orders.has(fleet.at)) return null;
  setOrder(draft, fleet, move(fleet, water, false));
  return fleet;
}

/** One more fleet around a water supports the attack on it. */
function supportAttack(draft: Draft, attacker: PlacedUnit, water: string): void {
  const fleet = stand(draft, draft.choose.one(neighbouringProvinces(draft.board, water)), "F");
  if (fleet === null || fleet === attacker) return;
  setOrder(draft, fleet, support(fleet, attacker, water));
}

function setOrder(draft: Draft, unit: PlacedUnit, order: WrittenOrder): void {
  if (!draft.orders.has(unit.at)) draft.orders.set(unit.at, order);
}

/** An order that has something to do with the units around; a hold where there is none. */
function giveOrder(draft: Draft, unit: PlacedUnit): void {
  const { choose, orders } = draft;
  const moves = [...orders.values()].filter(({ kind }) => kind === "move").length;
  const kind = choose.below(100);
  let order: WrittenOrder | null = null;
  if (kind < 45 && moves < maxMoves) order = someMove(draft, unit);
  else if (kind < 60) order = someConvoy(draft, unit);
  else if (kind < 97) order = someSupport(draft, unit);
  orders.set(unit.at, order ?? { kind: "hold", unit: mention(unit) });
}

function someMove({ board, choose, units }: Draft, unit: PlacedUnit): WrittenOrder | null {
  const near = board.neighbours(unit.type, unit.at);
  const occupied = near.filter((to) => units.some(({ at }) => provinceOf(at) === provinceOf(to)));
  const places = occupied.length > 0 && choose.chance(60) ? occupied : near;
  return places.length === 0 ? null : move(unit, choose.one(places), choose.chance(15));
}

/** A fleet convoys an army that moves, or any. */
function someConvoy(draft: Draft, unit: PlacedUnit): WrittenOrder | null {
  const { board, choose, units, orders } = draft;
  const armies = units.filter(({ type }) => type === "A");
  if (unit.type !== "F" || armies.length === 0) return null;
  const army = choose.one(armies);
  const ordered = orders.get(army.at);
  if (ordered?.kind === "move") return convoy(unit, army, provinceOf(ordered.to));
  return convoy(unit, army, choose.one(coastsOf(board, provinceOf(unit.at))));
}

/** Supports what another unit does, mostly. */
function someSupport(draft: Draft, unit: PlacedUnit): WrittenOrder | null {
  const { board, choose, units, orders } = draft;
  const reach = board.neighbours(unit.type, unit.at).map(provinceOf);
  const fitting = units.filter((other) => {
    const order = orders.get(other.at);
    const place = order?.kind === "move" ? order.to : other.at;
    return other !== unit && reach.includes(provinceOf(place));
  });
  if (fitting.length === 0) return null;
  const other = choose.one(fitting);
  const order = orders.get(other.at);
  return support(unit, other, order?.kind === "move" ? provinceOf(order.to) : null);
}

function mention({ type, at }: PlacedUnit): UnitMention {
  return { type, at, power: null };
}

function move(unit: PlacedUnit, to: string, viaConvoy: boolean): WrittenOrder {
  return { kind: "move", unit: mention(unit), to, viaConvoy, route: [] };
}

function support(unit: PlacedUnit, of: PlacedUnit, to: string | null): WrittenOrder {
  return { kind: "support", unit: mention(unit), of: mention(of), to };
}

function convoy(unit: PlacedUnit, of: PlacedUnit, to: string): WrittenOrder {
  return { kind: "convoy", unit: mention(unit), of: mention(of), to };
}
