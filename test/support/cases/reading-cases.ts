/**
 * Lines as people write them, with what must be read. A case file holds blocks: `@` lines set the scene,
 * which stays until it is changed, and every other line is a case:
 *
 *     @board colonial         @phase S1901M           @power FRANCE (or GM)         @rules 2025, interpretation=order
 *     @units FRANCE A PAR, F SPA/SC; ENGLAND F LON          (or `start`)
 *     @owners FRANCE PAR BRE; ENGLAND LON                   (or `start`)
 *     @dislodged FRANCE A PAR from BUR: GAS PIC
 *
 *     A Par - Bur            => A PAR - BUR                 as it is carried out
 *     A Pariz - Bur          => ~ A PAR - BUR               marked as a guess
 *     A Par - Mos            => ! A PAR - MOS unreachable   understood, and illegal for this reason
 *     A Bur - Pir            => ? ambiguous-order           a complaint of this kind
 *     FRANCE:                => -                           nothing at all
 *
 * Several readings are separated by `|`, and lines that are one mail by ` // `.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Reading, ReadingContext } from "../../../src/language/index.js";
import { readOrders } from "../../../src/language/index.js";
import type { OrdersReading } from "../../../src/language/orders/contract.js";
import type { Board, PowerId, UnitType } from "../../../src/map/index.js";
import {
  type DislodgedUnit,
  defaultRulebook,
  type PlacedUnit,
  type Position,
  parsePhase,
  printOrder,
  type Rulebook,
} from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { boardOf, standardBoard } from "../boards/boards.js";
import { rulebookOf } from "../boards/rulebooks.js";

export interface ReadingCase {
  readonly name: string;
  readonly context: ReadingContext;
  readonly lines: readonly string[];
  readonly expected: string;
}

const folder = new URL("../../cases/orders/", import.meta.url);

/** The names of all case files. */
export function readingFiles(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort();
}

/** The cases of a file in their order. */
export function readingCases(file: string): readonly ReadingCase[] {
  return parseReadingCases(file, readFileSync(new URL(file, folder), "utf8"));
}

/** The cases of a text in the notation above. */
export function parseReadingCases(file: string, content: string): readonly ReadingCase[] {
  let board = standardBoard();
  let scene = initialScene(board);
  const cases: ReadingCase[] = [];
  for (const [at, row] of content.split("\n").entries()) {
    if (row.trim() === "" || row.startsWith("#")) continue;
    if (row.startsWith("@board ")) {
      board = boardOf(row.slice("@board ".length));
      scene = initialScene(board);
    } else if (row.startsWith("@")) {
      scene = changeScene(board, scene, row);
    }
    if (row.startsWith("@")) continue;
    const arrow = row.lastIndexOf(" => ");
    if (arrow < 0) throw new Error(`${file}:${at + 1} has no "=>": ${row}`);
    const text = row.slice(0, arrow).trimEnd();
    const expected = row.slice(arrow + 4).trim();
    const name = `${file}:${at + 1} ${text}`;
    cases.push({ name, context: scene, lines: text.split(" // "), expected });
  }
  return cases;
}

/** What is read, in the notation of the case files. */
export function readingOf({ context, lines }: Pick<ReadingCase, "context" | "lines">): string {
  const numbered = lines.map((text, at) => ({ number: at + 1, text }));
  return describeReading(context, readOrders(context, numbered));
}

/** A reading in the notation of the case files. */
export function describeReading(context: ReadingContext, reading: OrdersReading): string {
  const read = reading.readings.map((one) => ({
    number: one.number,
    text: `${context.power === null ? `${one.power} ` : ""}${describe(one)}`,
  }));
  const refused = reading.complaints.map(({ number, complaint }) => ({
    number,
    text: `? ${complaint.kind}`,
  }));
  const all = [...read, ...refused].sort((a, b) => a.number - b.number);
  return all.length === 0 ? "-" : all.map(({ text }) => text).join(" | ");
}

function describe({ guessed, order, meant, illegal }: Reading): string {
  const mark = illegal === null ? "" : "! ";
  const why = illegal === null ? "" : ` ${illegal.kind}`;
  return `${guessed ? "~ " : ""}${mark}${printOrder(meant ?? order)}${why}`;
}

function initialScene(board: Board): ReadingContext {
  return {
    board,
    rulebook: defaultRulebook,
    phase: present(parsePhase("S1901M"), "A phase"),
    position: {
      units: board.start.units,
      dislodged: [],
      owners: board.start.owners,
      contested: [],
    },
    power: "FRANCE",
  };
}

function changeScene(board: Board, scene: ReadingContext, row: string): ReadingContext {
  const [, key = "", value = ""] = /^@(\w+)\s+(.*)$/.exec(row) ?? [];
  const placed = (change: Partial<Position>) => ({
    ...scene,
    position: { ...scene.position, ...change },
  });
  switch (key) {
    case "phase":
      return { ...placed({ dislodged: [] }), phase: present(parsePhase(value), row) };
    case "power":
      return { ...scene, power: value === "GM" ? null : value };
    case "rules":
      return { ...scene, rulebook: rulebook(value) };
    case "units":
      return placed({ units: value === "start" ? board.start.units : units(value) });
    case "owners":
      return placed({ owners: value === "start" ? board.start.owners : owners(value) });
    case "dislodged":
      return placed({ dislodged: [...scene.position.dislodged, dislodged(value)] });
    default:
      throw new Error(`There is no @${key}: ${row}`);
  }
}

function rulebook(value: string): Rulebook {
  const [name = "", ...options] = value.split(/,\s*/);
  return rulebookOf(name as "2025", Object.fromEntries(options.map((option) => option.split("="))));
}

function units(value: string): readonly PlacedUnit[] {
  return value.split(/;\s*/).flatMap((group) => {
    const [, power = "", list = ""] = /^(\w+)\s+(.*)$/.exec(group) ?? [];
    return list.split(/,\s*/).map((unit) => placedUnit(power, unit));
  });
}

function placedUnit(power: PowerId, text: string): PlacedUnit {
  const [type = "", at = ""] = text.trim().split(" ");
  return { power, type: type as UnitType, at };
}

function owners(value: string): Readonly<Record<string, PowerId>> {
  const entries = value.split(/;\s*/).flatMap((group) => {
    const [power = "", ...centers] = group.split(/\s+/);
    return centers.map((center) => [center, power] as const);
  });
  return Object.fromEntries(entries);
}

function dislodged(value: string): DislodgedUnit {
  const [, power = "", unit = "", from = "", open = ""] =
    /^(\w+) (\w [\w/]+) from (\w+):\s*(.*)$/.exec(value) ?? [];
  const retreats = open === "" ? [] : open.split(/\s+/);
  return { ...placedUnit(power, unit), from, retreats };
}
