/** A turn that a GM's prose takes back: `Please take us back to before the spring moves`. */
import { backSaid, phasesSaid, seasonSaid } from "../../../language/index.js";
import { type Phase, printPhase } from "../../../rules/index.js";
import type { Session, Speaker } from "../../session/session.js";
import type { Guess } from "./guess.js";

/** The phase that is named, or the last that was played. */
export async function goingBack(
  { tx }: Session,
  { game: { game } }: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const line = sentences.find(backSaid);
  if (line === undefined) return [];
  const phases = (await tx.games.phases(game.name)).map(({ phase }) => phase);
  const phase = phases.findLast((each) => isMeant(each, line));
  return phase === undefined ? [] : [{ line, command: `ROLLBACK ${printPhase(phase)}` }];
}

function isMeant(phase: Phase, line: string): boolean {
  const { since } = phasesSaid(line) ?? {};
  if (since?.kind === "year") return phase.year === since.year;
  if (since?.kind === "phase") return printPhase(phase) === since.phase;
  const season = seasonSaid(line);
  return season === null || (printPhase(phase).startsWith(season) && phase.kind === "M");
}
