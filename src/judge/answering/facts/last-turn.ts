/** `Could you sum up the spring for me?`: the last movement in a few sentences, instead of its whole letter. */
import { phasesSaid, type Question, seasonSaid } from "../../../language/index.js";
import { questionText, summaryText } from "../../../report/index.js";
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
  const movements = records.filter(({ phase }) => phase.kind === "M");
  const record = movements.findLast(({ phase }) => phase.season === season) ?? movements.at(-1);
  if (record === undefined) {
    answerPlainlyOnce(session, line, "not-played");
    return true;
  }
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const known = resultsKnownTo(record, memberOf(speaker));
  const text = summaryText(catalogue, scene, record.phase, {
    bounced: known.filter(isBounced),
    dislodged: known.filter(({ dislodged }) => dislodged !== null),
  });
  answerLine(session, line, `${text} ${questionText(catalogue, scene, "standings")}`);
  return true;
}
