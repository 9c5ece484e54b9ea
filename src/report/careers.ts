/** The standings of all players, and one player's own figures. */
import { type Career, onTimeShare } from "../game/index.js";
import { answer } from "./answers.js";
import { toAscii } from "./ascii.js";
import type { Catalogue } from "./catalogue.js";
import { verbatim } from "./fill.js";
import type { Scene } from "./scene.js";
import { stageOf } from "./stage.js";

const nameColumn = 24;
const figureColumn = 8;

/** STANDINGS: one line for each player, best first. */
export function standingsText(
  catalogue: Catalogue,
  scene: Scene,
  careers: readonly Career[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  const row = (name: string, figures: readonly (string | number)[]) =>
    name.slice(0, nameColumn - 1).padEnd(nameColumn) +
    figures.map((figure) => String(figure).padStart(figureColumn)).join("");
  const header = row("", [
    words.say("points-column"),
    words.say("wins-column"),
    words.say("draws-column"),
    words.say("games-column"),
    words.say("left-column"),
    words.say("on-time-column"),
  ]);
  const rows = careers.map((career) =>
    row(toAscii(nameOf(career.address)), [
      rounded(career.points),
      career.wins,
      career.draws,
      career.finished,
      career.resigned + career.vacated,
      `${onTimeShare(career)}%`,
    ]),
  );
  const standings = careers.length === 0 ? "" : verbatim([header, ...rows].join("\n"));
  return answer(catalogue, "standings", stage, { standings });
}

/** INFO PLAYER: the reader's own figures; null for who has never played. */
export function careerText(catalogue: Catalogue, scene: Scene, career: Career | null): string {
  return answer(catalogue, "info-player", stageOf(catalogue, scene), {
    hasPlayed: career !== null,
    finished: career?.finished ?? 0,
    wins: career?.wins ?? 0,
    draws: career?.draws ?? 0,
    survivals: career?.survivals ?? 0,
    points: career === null ? 0 : rounded(career.points),
    resigned: career?.resigned ?? 0,
    vacated: career?.vacated ?? 0,
    takenOver: career?.takenOver ?? 0,
    phasesDue: career?.phasesDue ?? 0,
    timesLate: career?.timesLate ?? 0,
    phasesMissed: career?.phasesMissed ?? 0,
    onTime: career === null ? 100 : onTimeShare(career),
  });
}

/** Players know each other by this; where their mail goes is not for a list. */
function nameOf(address: string): string {
  return `${address.slice(0, address.indexOf("@") + 1)}...`;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
