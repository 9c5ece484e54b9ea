/** A whole game in tables: who owned how many centers at the end of each year, and what it was worth. */

import type { GameView, PhaseRecord } from "../../game/index.js";
import { winners } from "../../game/index.js";
import type { Position } from "../../rules/index.js";
import { scoresOf } from "../../rules/index.js";
import { columns, verbatim } from "../engine/fill.js";
import type { Stage } from "../words/say.js";
import { endsYear } from "./results.js";
import { labelColumn } from "./tables.js";

/** The columns of a year: four digits and a blank. */
const yearColumn = 5;

/**
 * Powers in rows, years in columns, in as many blocks as fit a letter: `Austria:       3    5    6`. The
 * first column is the start. Empty before the first phase was played.
 */
export function centersByYear(stage: Stage, records: readonly PhaseRecord[]): string {
  const years = [...yearEnds(records)];
  const label = labelColumn(stage.names, stage.scene.board);
  const perBlock = Math.max(1, Math.floor((columns - label) / yearColumn));
  const blocks: string[] = [];
  for (let first = 0; first < years.length; first += perBlock) {
    blocks.push(yearBlock(stage, years.slice(first, first + perBlock), label));
  }
  return blocks.join("\n\n");
}

/** The start, and the position in which the centers of each year were counted. */
export function yearEnds(records: readonly PhaseRecord[]): ReadonlyMap<number, Position> {
  const years = new Map<number, Position>();
  const first = records[0];
  if (first !== undefined) years.set(startYear(first), first.before.position);
  for (const record of records.filter(endsYear))
    years.set(record.phase.year, record.result.position);
  return years;
}

/** A game that begins in a winter begins at the end of that year. */
function startYear({ phase }: PhaseRecord): number {
  return phase.kind === "A" ? phase.year : phase.year - 1;
}

function yearBlock(
  { scene, names }: Stage,
  years: readonly (readonly [number, Position])[],
  label: number,
): string {
  const row = (name: string, figures: readonly number[]) =>
    name.padEnd(label) + figures.map((figure) => String(figure).padStart(yearColumn)).join("");
  const header = row(
    "",
    years.map(([year]) => year),
  );
  const rows = scene.board.powers.map(({ id }) =>
    row(
      `${names.power(id)}:`,
      years.map(([, { owners }]) => Object.values(owners).filter((owner) => owner === id).length),
    ),
  );
  return [header, ...rows].join("\n");
}

/** `France:      100`, with up to two decimals; empty where the game has no points. */
export function scoreLines({ scene, names }: Stage, view: GameView): string {
  if (view.ending === null) return "";
  const powers = view.powers.map(({ power }) => power);
  const centers = Object.fromEntries(
    view.powers.map((powerView) => [powerView.power, powerView.centerCount]),
  );
  const scores = scoresOf(view.settings.scoring, powers, winners(view.ending), centers);
  const label = labelColumn(names, scene.board);
  const lines = Object.entries(scores).map(([power, points]) => {
    const figure = String(Math.round(points * 100) / 100);
    return `${names.power(power)}:`.padEnd(label) + figure.padStart(figureColumn);
  });
  return lines.length === 0 ? "" : verbatim(lines.join("\n"));
}

const figureColumn = 8;
