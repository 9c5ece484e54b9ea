/** `Who lost a home center?`, `which centers changed hands?`: what the last count of the centers brought. */
import type { PhaseRecord } from "../../../game/index.js";
import { asksOfSelf, phasesSaid, powersIn, type Question } from "../../../language/index.js";
import { gainsText, notCountedText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";

/** Tells it, of those who are named; false where something else is asked. */
export async function tellsGains(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || intent !== "gains" || phasesSaid(about) !== null) return false;
  const { game, board } = speaker.game;
  const records = await session.tx.games.phases(game.name);
  const isLast = ({ phase }: PhaseRecord, at: number) => {
    const next = records[at + 1]?.phase ?? game.phase;
    return phase.season === "F" && phase.kind !== "A" && next.kind !== "R";
  };
  const stage = stageFor(session, speaker);
  const record = records.findLast((each, at) => isLast(each, at));
  if (record === undefined) {
    answerLine(session, line, notCountedText(...stage));
    return true;
  }
  const own = powerOf(speaker);
  const named = powersIn(board, about);
  const before = record.before.position.owners;
  const after = record.result.position.owners;
  const changed = board.provinces.flatMap(({ id }) => {
    const [from = null, to = null] = [before[id], after[id]];
    return to === null || from === to ? [] : [{ place: id, from, to }];
  });
  const asked = {
    ofLoss: losing.test(about),
    ofHomes: home.test(about),
    powers: named.length === 0 && own !== null && asksOfSelf(about) ? [own] : named,
  };
  answerLine(session, line, gainsText(...stage, record.phase, changed, asked));
  return true;
}

const losing = regex("iu")`
  (?<!\p{L})(?:los(?:e|es|ing|t)|verl(?:ier|or)\p{L}*|perd\p{L}*|pierd\p{L}*|pers[oaie]|verl(?:ie|o)\p{L}*|kwijt)
    (?!\p{L})
`;
const home = regex("iu")`
  (?<!\p{L})(?:home|heim\p{L}*|national\p{L}*|domestique\p{L}*|d['\u2019]origine|natal\p{L}*|nacional\p{L}*
    |nazional\p{L}*|di casa|thuis\p{L}*)(?!\p{L})
`;
