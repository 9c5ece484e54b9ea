/** Real positions and orders, where `EMS_CORPUS` names a folder of them; nothing depends on them. */
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readCanonical } from "../../src/language/index.js";
import type { Board, PowerId, UnitType } from "../../src/map/index.js";
import { legality, type Position, parsePhase, type Rulebook } from "../../src/rules/index.js";
import type { Meant } from "./mail.js";

const folder = process.env.EMS_CORPUS;

interface Row {
  readonly phase: string;
  readonly units: Readonly<Record<PowerId, readonly string[]>>;
  readonly centers?: Readonly<Record<PowerId, readonly string[]>>;
  readonly orders: Readonly<Record<PowerId, readonly string[]>>;
  readonly dislodged?: Readonly<
    Record<PowerId, readonly { unit: string; from: string; retreats: readonly string[] }[]>
  >;
}

/** Every power's orders, or nothing where there is no corpus. */
export function* realOrders(board: Board, rulebook: Rulebook): Generator<Meant> {
  for (const name of ["movement", "retreat", "adjustment"]) {
    const file = `${folder}/${name}.jsonl.gz`;
    if (folder === undefined || !existsSync(file)) continue;
    const text = gunzipSync(readFileSync(file)).toString("utf8");
    for (const line of text.split("\n")) {
      if (line !== "") yield* rowOrders(board, rulebook, JSON.parse(line) as Row);
    }
  }
}

function* rowOrders(board: Board, rulebook: Rulebook, row: Row): Generator<Meant> {
  const phase = parsePhase(row.phase);
  if (phase === null) return;
  const position = positionOf(row);
  for (const [power, texts] of Object.entries(row.orders)) {
    const orders = texts.flatMap((text) => {
      const order = readCanonical(board, phase.kind, text);
      if (order === null) return [];
      const judged = legality(board, rulebook, phase, position, { power, order });
      return judged.kind === "legal" ? [judged.order] : [];
    });
    if (orders.length > 0) yield { phase, position, power, orders };
  }
}

function positionOf(row: Row): Position {
  const units = Object.entries(row.units).flatMap(([power, list]) =>
    list.map((text) => ({ power, ...unitOf(text) })),
  );
  const dislodged = Object.entries(row.dislodged ?? {}).flatMap(([power, list]) =>
    list.map(({ unit, from, retreats }) => ({ power, ...unitOf(unit), from, retreats })),
  );
  const owners = Object.fromEntries(
    Object.entries(row.centers ?? {}).flatMap(([power, list]) =>
      list.map((center) => [center, power] as const),
    ),
  );
  return { units, dislodged, owners, contested: [] };
}

function unitOf(text: string): { readonly type: UnitType; readonly at: string } {
  return { type: text.charAt(0) as UnitType, at: text.slice(2) };
}
