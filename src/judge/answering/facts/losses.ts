/** `Did anybody lose a unit?`: which units were dislodged or disbanded of late. */
import { phasesSaid, powersIn, type Question } from "../../../language/index.js";
import { believedText, lossesText, resultsText } from "../../../report/index.js";
import { answerLine, answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { memberOf, sceneFor } from "../../session/speaker.js";
import { resultsKnownTo } from "../handlers/trial.js";
import { asksWhether } from "./deeds-asked.js";

/** Tells it of all that was played since the last movement began; false where something else is asked. */
export async function tellsLosses(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || intent !== "losses" || phasesSaid(about) !== null) return false;
  const records = await session.tx.games.phases(speaker.game.game.name);
  const begin = records.findLastIndex(({ phase }) => phase.kind === "M");
  if (begin < 0) {
    answerPlainlyOnce(session, line, "not-played");
    return true;
  }
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const named = powersIn(speaker.game.board, about);
  const told = records.slice(begin).flatMap((record) => {
    const lost = resultsKnownTo(record, memberOf(speaker)).filter(
      ({ power, dislodged, order }) =>
        (named.length === 0 || named.includes(power)) &&
        (dislodged !== null || order.kind === "disband"),
    );
    return lost.length === 0 ? [] : [resultsText(catalogue, scene, record.phase, lost)];
  });
  const text =
    told.length > 0 ? told.join(" ") : lossesText(catalogue, scene, records[begin]!.phase);
  const isWhether = asksWhether(about);
  answerLine(
    session,
    line,
    isWhether ? believedText(catalogue, scene, told.length > 0, text) : text,
  );
  return true;
}
