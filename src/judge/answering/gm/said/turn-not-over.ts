/** `Put the game back to the beginning of Spring 1901`, while that is played: nothing can be undone yet. */
import {
  type BodyItem,
  backSaid,
  dropsOrders,
  phasesSaid,
  seasonSaid,
} from "../../../../language/index.js";
import { printPhase } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerPlainlyOnce } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { writingGm } from "../../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../../session/texts/sentences-left.js";

/** The items without the sentences that take back the phase that is being played, which is told once. */
export async function withoutTurnNotOver(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const speaker = writingGm(session);
  if (speaker === null || speaker.game.game.status !== "active") return items;
  const isProse = (item: BodyItem) => item.kind !== "consent" && !/^\W*ROLLBACK\b/.test(item.line);
  const sentences = sentencesOfItems(items.filter(isProse));
  // `Scrap that. Put it back to where it was.` is about something else.
  const isOfTurn = (each: string) => ofTurn.test(each) || sentences.length === 1;
  const back = sentences.filter((each) => backSaid(each) && isOfTurn(each));
  if (back.length === 0 || !(await isOfPresent(session, speaker, back))) return items;
  const gone = sentences.filter((each) => back.includes(each) || dropsOrders(each));
  answerPlainlyOnce(session, gone.join(" "), "not-processed");
  return items.flatMap((item) => (isProse(item) ? withoutSentences(item, gone) : [item]));
}

const ofTurn = regex("iu")`
  (?<!\p{L})(?:
    roll\p{L}*|undo|turns?|phases?|games?|years?|spring|fall|autumn|winter|[sfw]1\d{3}|us back
    |zurück\p{L}*|runde|zug|partie|spiel|phase|frühjahr|herbst|winter|tour|printemps|automne|hiver|annul\p{L}*
    |turno|partida|primavera|otoño|invierno|partita|autunno|inverno|beurt|spel|lente|herfst
  )(?!\p{L})
`;

/** Was nothing played before, or do they name the present phase? */
async function isOfPresent(
  { tx }: Session,
  { game: { game } }: Speaker,
  back: readonly string[],
): Promise<boolean> {
  const played = await tx.games.phases(game.name);
  if (played.length === 0) return true;
  const isNamed = (line: string) => {
    const { since } = phasesSaid(line) ?? {};
    if (since?.kind === "phase") return since.phase === printPhase(game.phase);
    const season = seasonSaid(line);
    return (
      season !== null &&
      printPhase(game.phase).startsWith(season) &&
      !played.some(({ phase }) => printPhase(phase).startsWith(season))
    );
  };
  return back.some(isNamed);
}
