/**
 * Recorded phases of real games, where `EMS_CORPUS` names a folder of them: how many the rules agree with, and
 * material for measuring.
 */
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Board } from "../../src/map/index.js";
import {
  adjudicate,
  type Phase,
  type PlacedUnit,
  type Position,
  type PowerOrder,
  parsePhase,
  type Rulebook,
} from "../../src/rules/index.js";
import { readOrder, readUnit } from "../support/cases/canonical.js";

interface Row {
  readonly id: string;
  readonly phase: string;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly centers: Readonly<Record<string, readonly string[]>>;
  readonly dislodged?: Readonly<
    Record<string, readonly { unit: string; from: string; retreats: readonly string[] }[]>
  >;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly expected: {
    readonly units: readonly string[];
    readonly dislodged: readonly string[];
    readonly centers: Readonly<Record<string, readonly string[]>>;
  };
}

export interface Recorded {
  readonly row: Row;
  readonly phase: Phase;
  readonly position: Position;
  readonly orders: readonly PowerOrder[];
}

/** The recorded phases of a kind (`movement`), or null where there are none. */
export function readCorpus(kind: string): readonly Recorded[] | null {
  const folder = process.env.EMS_CORPUS;
  const file = `${folder}/${kind}.jsonl.gz`;
  if (folder === undefined || !existsSync(file)) return null;
  const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n");
  return lines.map((text) => recorded(JSON.parse(text)));
}

function recorded(row: Row): Recorded {
  const phase = parsePhase(row.phase)!;
  return { row, phase, position: positionOf(row), orders: ordersOf(row, phase) };
}

function positionOf({ units, centers, dislodged = {} }: Row): Position {
  return {
    units: Object.entries(units).flatMap(([power, list]) =>
      list.map((text) => ({ power, ...readUnit(text) })),
    ),
    dislodged: Object.entries(dislodged).flatMap(([power, list]) =>
      list.map(({ unit, from, retreats }) => ({ power, ...readUnit(unit), from, retreats })),
    ),
    owners: Object.fromEntries(
      Object.entries(centers).flatMap(([power, list]) => list.map((center) => [center, power])),
    ),
    contested: [],
  };
}

function ordersOf({ orders }: Row, phase: Phase): PowerOrder[] {
  return Object.entries(orders).flatMap(([power, lines]) =>
    lines.map((text) => ({ power, order: readOrder(text.replace(/ D$/, " DISBAND"), phase.kind) })),
  );
}

/** What the rules make otherwise than was recorded: lines with + are ours, with - the recorded ones. */
export function difference(board: Board, rulebook: Rulebook, one: Recorded): string | null {
  const { position } = adjudicate(board, rulebook, one.phase, one.position, one.orders);
  const { expected } = one.row;
  const unit = ({ power, type, at }: PlacedUnit) => `${power} ${type} ${at}`;
  const ours = [
    ...position.units.map(unit),
    ...position.dislodged.map((dislodged) => `dislodged ${unit(dislodged)}`),
    ...Object.entries(position.owners).map(([center, power]) => `${power} owns ${center}`),
  ];
  const recorded = [
    ...expected.units,
    ...expected.dislodged.map((text) => `dislodged ${text}`),
    ...Object.entries(expected.centers).flatMap(([power, centers]) =>
      centers.map((center) => `${power} owns ${center}`),
    ),
  ];
  const more = ours.filter((text) => !recorded.includes(text)).map((text) => `+${text}`);
  const less = recorded.filter((text) => !ours.includes(text)).map((text) => `-${text}`);
  const all = [...more, ...less];
  return all.length === 0 ? null : `${one.row.id}: ${all.join(", ")}`;
}
