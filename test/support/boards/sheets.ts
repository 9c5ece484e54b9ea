/** The drawings of the project's boards, and scenes on them, for tests. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { readSheet, type Scene } from "../../../src/drawing/index.js";
import type { Sheet } from "../../../src/drawing/sheet/sheet.js";
import type { Board } from "../../../src/map/index.js";
import { boardOf } from "./boards.js";

/** The drawing of a variant: its own, or that of the board that it is played on. */
export function sheetOf(variant: string, base = "standard"): Sheet {
  const file = (name: string) =>
    new URL(`../../../config/variants/${name}/drawing.yaml`, import.meta.url);
  const found = existsSync(file(variant)) ? file(variant) : file(base);
  return soundSheet(parse(readFileSync(found, "utf8")), boardOf(variant));
}

export function soundSheet(value: unknown, board: Board): Sheet {
  const reading = readSheet(value, board);
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults, null, 1));
  return reading.sheet;
}

/** A scene on this board with only what a test says. */
export function sceneOn(board: Board, parts: Partial<Scene> = {}): Scene {
  return {
    title: "paris",
    phase: "Spring 1901",
    powers: board.powers.map(({ id, name, letter, homes }) => ({ id, name, letter, homes })),
    owners: {},
    units: [],
    dislodged: [],
    orders: [],
    ice: [],
    ...parts,
  };
}
