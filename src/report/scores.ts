/** The points of a finished game, one power on a line. */
import type { GameView } from "../game/index.js";
import { scoresOf } from "../rules/index.js";
import { winners } from "./events.js";
import { verbatim } from "./fill.js";
import type { Stage } from "./say.js";
import { labelColumn } from "./tables.js";

/** `France:      100`, with up to two decimals; empty where the game has no points. */
export function scoreLines({ scene, names }: Stage, view: GameView): string {
  if (view.ending === null) return "";
  const powers = view.powers.map(({ power }) => power);
  const centers = Object.fromEntries(view.powers.map((one) => [one.power, one.centerCount]));
  const scores = scoresOf(view.settings.scoring, powers, winners(view.ending), centers);
  const label = labelColumn(names, scene.board);
  const lines = Object.entries(scores).map(([power, points]) => {
    const figure = String(Math.round(points * 100) / 100);
    return `${names.power(power)}:`.padEnd(label) + figure.padStart(figureColumn);
  });
  return lines.length === 0 ? "" : verbatim(lines.join("\n"));
}

const figureColumn = 8;
