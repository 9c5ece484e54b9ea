/** `Could you sum up the spring for me?`: the last movement in a few sentences, instead of its whole letter. */
import type { Member, PhaseRecord } from "../../../game/index.js";
import { phasesSaid, type Question, seasonSaid } from "../../../language/index.js";
import { type Catalogue, questionText, type Scene, summaryText } from "../../../report/index.js";
import { answerLine, answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { memberOf, sceneFor } from "../../session/speaker.js";
import { resultsKnownTo } from "../handlers/trial.js";
import { tellsWinter } from "./built-asked.js";
import { isBounced } from "./results-asked.js";

/** Tells it; false where something else is asked, or a phase that is named with its year. */
export async function tellsLastTurn(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || intent !== "summary" || phasesSaid(about) !== null) return false;
  const records = await session.tx.games.phases(speaker.game.game.name);
  const season = seasonSaid(about);
  const last = records.at(-1);
  // `What has changed?`, behind a winter: what was built.
  if (season === null && last?.phase.kind === "A" && tellsWinter(session, speaker, last, [], line))
    return true;
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const text = lastTurnText(catalogue, scene, records, { about, member: memberOf(speaker) });
  if (text === null) answerPlainlyOnce(session, line, "not-played");
  else answerLine(session, line, text);
  return true;
}

/** The last movement, or that of the season which is named, and who is ahead; null before the first. */
export function lastTurnText(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PhaseRecord[],
  { about, member }: { readonly about: string; readonly member: Member | undefined },
): string | null {
  const season = seasonSaid(about);
  const movements = records.filter(({ phase }) => phase.kind === "M");
  const record = movements.findLast(({ phase }) => phase.season === season) ?? movements.at(-1);
  if (record === undefined) return null;
  const known = resultsKnownTo(record, member);
  const text = summaryText(catalogue, scene, record, {
    bounced: known.filter(isBounced),
    dislodged: known.filter(({ dislodged }) => dislodged !== null),
  });
  return `${text} ${questionText(catalogue, scene, "standings")}`;
}
