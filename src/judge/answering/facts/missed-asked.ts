/** `Who sent nothing last turn?`: whose units stood without orders then, which the results told everybody. */
import { hidesAbsence, type PhaseRecord, silentIn } from "../../../game/index.js";
import {
  type Intent,
  phasesSaid,
  plainWords,
  type Question,
  seasonSaid,
} from "../../../language/index.js";
import { questionText, silentText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { answerLine, answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { isGm, sceneFor } from "../../session/speaker.js";

/** Tells it of the last turn, or of the season that is named; false where something else is asked. */
export async function tellsWhoMissed(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || !ofOrders.has(intent) || phasesSaid(about) !== null) return false;
  const { board, game } = speaker.game;
  const season = seasonSaid(about);
  // `Did everyone get their moves in for the spring?`, once it is fall.
  const isOver = season !== null && (season !== game.phase.season || game.phase.kind !== "M");
  if (intent !== "lateness" && !isOver) return false;
  if (season === null && !lastTurn.test(plainWords(about))) return false;
  if (!isGm(speaker) && hidesAbsence(game)) return false;
  const records = await session.tx.games.phases(game.name);
  const asked = turnOf(records, season);
  if (asked.length === 0) {
    answerPlainlyOnce(session, line, "not-played");
    return true;
  }
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const told = asked.map(({ phase, before }) => ({ phase, powers: silentIn(before, board) }));
  const late = isGm(speaker) ? questionText(catalogue, scene, "lateness") : "";
  answerLine(session, line, `${silentText(catalogue, scene, told)} ${late}`.trim());
  return true;
}

/** The last movement, or that of a season, and the phases behind it. */
function turnOf(records: readonly PhaseRecord[], season: "S" | "F" | null): readonly PhaseRecord[] {
  const first = records.findLastIndex(
    ({ phase }) => phase.kind === "M" && (season === null || phase.season === season),
  );
  const last = records.findIndex(({ phase }, at) => at > first && phase.kind === "M");
  return first < 0 ? [] : records.slice(first, last < 0 ? undefined : last);
}

const ofOrders: ReadonlySet<Intent> = new Set<Intent>(["lateness", "late"]);

const lastTurn = regex()`
  \b(?:
    last|previous|past|before|letzte\w*|vorige\w*|vergangene\w*|zuletzt|dernier\w*|precedente?s?
    |passee?s?|d avant|scors[oa]|ultim[oa]|passat[oa]|anterior|pasad[oa]|laatste|afgelopen|vorig
  )\b(?! so far)
`;
