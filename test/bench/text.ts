/** Phases as lines of `ems adjudicate`: reading, adjudicating, explaining and printing inside the clock. */
import { fileURLToPath } from "node:url";
import { answerRequest } from "../../src/app/adjudicate/answer.js";
import { type Library, parseLine, readRequest } from "../../src/app/adjudicate/request.js";
import { readTemplates } from "../../src/files/index.js";
import { complaintKinds, formNames } from "../../src/language/index.js";
import type { Board } from "../../src/map/index.js";
import { loadCatalogue } from "../../src/report/index.js";
import {
  type Phase,
  printOrder,
  printPhase,
  printUnit,
  type Rulebook,
} from "../../src/rules/index.js";
import { repository } from "./places.js";
import type { PlayedPhase } from "./random-play.js";

/** A function that answers a line, on one board under one rulebook. */
export function answering(board: Board, rulebook: Rulebook): (line: string) => string {
  const templates = readTemplates(fileURLToPath(new URL("templates", repository)));
  const catalogue = loadCatalogue(templates, complaintKinds, formNames);
  const library: Library = { board: () => board, rulebook: () => rulebook };
  const defaults = { variant: board.name, rules: "" };
  return (line) => answerRequest(catalogue, readRequest(parseLine(line), library, defaults));
}

/** A phase as the line that asks for it. */
export function lineOf(board: Board, phase: Phase, { position, orders }: PlayedPhase): string {
  const { units, owners } = position;
  const byPower = (lists: (power: string) => readonly string[]) =>
    Object.fromEntries(board.powers.map(({ id }) => [id, lists(id)]));
  return JSON.stringify({
    id: "bench",
    phase: printPhase(phase),
    units: byPower((power) => units.filter((unit) => unit.power === power).map(printUnit)),
    centers: byPower((power) => Object.keys(owners).filter((center) => owners[center] === power)),
    orders: byPower((power) =>
      orders
        .filter((powerOrder) => powerOrder.power === power)
        .map(({ order }) => printOrder(order)),
    ),
  });
}
