/** Boards of any size, to show how cost grows: a grid of land with a sea in every other row. */

import { compileBoards } from "../../src/map/compile.js";
import { type Board, readVariant } from "../../src/map/index.js";
import type { ProvinceSource } from "../../src/map/variant.js";
import type { PlacedUnit, PowerOrder, WrittenOrder } from "../../src/rules/index.js";
import { randomFrom } from "./random-play.js";

const width = 20;

/** A board of so many provinces. */
export function gridBoard(provinces: number): Board {
  const ids = Array.from({ length: provinces }, (_, index) => idOf(index));
  const entries = ids.map((id, index) => [id, provinceAt(ids, index)]);
  const powers = ["FIRST", "SECOND", "THIRD"].map((id, index) => [
    id,
    { name: id, adjective: `${id}S`, letter: id[0], homes: [ids[index]], units: [] },
  ]);
  const map = {
    name: "grid",
    victory: 3,
    start: "S1901M",
    provinces: Object.fromEntries(entries),
    powers: Object.fromEntries(powers),
  };
  const reading = readVariant({ map, names: {} });
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults.slice(0, 3)));
  return compileBoards(reading.variant)[0]!;
}

function idOf(index: number): string {
  const letter = (value: number) => String.fromCharCode(65 + (value % 26));
  return `${letter(index / 676)}${letter(index / 26)}${letter(index)}`;
}

function isSea(index: number): boolean {
  return Math.floor(index / width) % 2 === 1;
}

function provinceAt(ids: readonly string[], index: number): Partial<ProvinceSource> {
  const column = index % width;
  const near = [index - width, index + width];
  if (column > 0) near.push(index - 1);
  if (column < width - 1) near.push(index + 1);
  const real = near.filter((other) => other >= 0 && other < ids.length);
  const named = (indexes: readonly number[]) => indexes.map((other) => ids[other]!);
  return {
    name: ids[index]!,
    terrain: isSea(index) ? "sea" : "coastal",
    center: index < 3,
    army: isSea(index) ? [] : named(real.filter((other) => !isSea(other))),
    fleet: named(real),
  };
}

/** So many units in neighbouring provinces with random orders. */
export function gridPhase(
  board: Board,
  count: number,
): { units: readonly PlacedUnit[]; orders: readonly PowerOrder[] } {
  const random = randomFrom(count);
  const places = board.provinces.filter(() => random(100) < 60).slice(0, count);
  const units = places.map(({ id, terrain }): PlacedUnit => {
    const power = board.powers[random(board.powers.length)]!.id;
    return { power, type: terrain === "sea" || random(3) === 0 ? "F" : "A", at: id };
  });
  const orders = units.map((unit) => ({ power: unit.power, order: orderFor(board, unit, random) }));
  return { units, orders };
}

function orderFor(board: Board, unit: PlacedUnit, random: (below: number) => number): WrittenOrder {
  const near = board.neighbours(unit.type, unit.at);
  const mention = { type: unit.type, at: unit.at, power: null };
  const to = near[random(near.length)] ?? unit.at;
  const of = { type: null, at: near[random(near.length)] ?? unit.at, power: null };
  if (random(100) < 60) return { kind: "move", unit: mention, to, viaConvoy: false, route: [] };
  return { kind: "support", unit: mention, of, to: random(2) === 0 ? null : to };
}
