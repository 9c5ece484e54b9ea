/** `Chi ha costruito cosa?`: what came of the last winter, which everybody may know. */
import type { PhaseRecord } from "../../../game/index.js";
import { placesIn, powersIn, type Question } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { resultsText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, sceneFor } from "../../session/speaker.js";
import { resultsKnownTo } from "../handlers/trial.js";

/** Tells all builds and removals, or those of the powers that are named; false where something else is asked. */
export async function tellsBuilt(
  session: Session,
  { about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || !asksOfBuilt.test(about) || /\d/.test(about)) return false;
  const { board, game } = speaker.game;
  if (placesIn(board, about).length > 0) return false;
  const records = await session.tx.games.phases(game.name);
  const winter = records.findLast(({ phase }) => phase.kind === "A");
  if (winter === undefined) return false;
  return tellsWinter(session, speaker, winter, powersIn(board, about), line);
}

/** Tells what was built and removed, of all powers or of these; false where nothing was to be done. */
export function tellsWinter(
  session: Session,
  speaker: Speaker,
  winter: PhaseRecord,
  powers: readonly PowerId[],
  line: string,
): boolean {
  const all = resultsKnownTo(winter, memberOf(speaker));
  const ofThose = all.filter(({ power }) => powers.length === 0 || powers.includes(power));
  const done = ofThose.filter(({ order }) => order.kind !== "waive");
  const asked = done.length > 0 ? done : ofThose;
  if (asked.length === 0) return false;
  const scene = sceneFor(session, speaker);
  answerLine(
    session,
    line,
    resultsText(session.context.catalogue, scene, winter.phase, asked, asked),
  );
  return true;
}

/** Who, or what, behind which a verb of building follows that tells of what is done. */
const asksOfBuilt = regex("iu")`
  (?<!\p{L})(?:
    who|what|which|anyone|anybody|wer|was|welche[rns]?|qui|qu['\u2019]|que|quoi|quelles?|qui\u00e9n\p{L}*
    |qu\u00e9|chi|cosa|che|quali|wie|wat
  )(?!\p{L})[^.?!]{0,50}(?<!\p{L})(?:
    built|did \p{L}+ (?:\p{L}+ )?build|removed|gebaut|aufgebaut|abgebaut|construit|retir\u00e9|construyeron
    |constru(?:y\u00f3|ido)|costruito|rimosso|gebouwd|weggehaald
  )(?!\p{L})
`;
