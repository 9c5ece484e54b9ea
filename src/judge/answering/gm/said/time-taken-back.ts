/** `Forget the extension, put it back the way it was`: the deadline as it was before it was moved. */
import {
  type BodyItem,
  keepsToDay,
  letsGoOn,
  putsBackAsItWas,
  readDate,
  takesPauseBack,
  takesTimeBack,
} from "../../../../language/index.js";
import type { Instant } from "../../../../util/index.js";
import { awaitedAnswer } from "../../../identity/codes.js";
import { dateOf, deadlineMeant } from "../../../session/dates.js";
import { askMeant } from "../../../session/grave.js";
import { answerPlainlyOnce } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import {
  inOrder,
  isInWords,
  sentencesOfItems,
  withoutInWords,
} from "../../../session/texts/sentences-left.js";

/** The items without the sentences that take back time which was given; where none was, that is said. */
export async function withoutTimeTakenBack(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const speaker = writingGm(session);
  if (speaker?.game.game.status === "paused") return withoutPauseTakenBack(session, items);
  if (speaker === null || speaker.game.game.status !== "active") return items;
  const before = speaker.game.game.timing?.former ?? null;
  const sentences = inOrder(sentencesOfItems(items.filter(isInWords)), ownText(session));
  // What waits for a yes is taken back by those who know what it is.
  if (!sentences.some(takesTimeBack) || (await awaitedAnswer(session)) !== null) return items;
  const gone = sentences.filter((each) => belongs(session, speaker, each, before));
  const line = gone.join(" ");
  if (before === null) answerPlainlyOnce(session, line, "not-extended");
  else askMeant(session, line, [`SET DEADLINE ${dateOf(speaker, before)}`], { at: before });
  return withoutInWords(items, gone);
}

/** `Oops, I didn't mean to pause the game, please undo that`: it goes on. */
async function withoutPauseTakenBack(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const sentences = inOrder(sentencesOfItems(items.filter(isInWords)), ownText(session));
  if (!sentences.some(takesPauseBack) || (await awaitedAnswer(session)) !== null) return items;
  const gone = sentences.filter((each) => takesPauseBack(each) || letsGoOn(each));
  askMeant(session, gone.join(" "), ["RESUME"]);
  return withoutInWords(items, gone);
}

/** What takes the time back, or wishes for the deadline as it was in other words. */
function belongs(
  session: Session,
  speaker: Speaker,
  sentence: string,
  before: Instant | null,
): boolean {
  if (takesTimeBack(sentence) || putsBackAsItWas(sentence)) return true;
  // `The players would rather keep to Thursday.`
  const read = readDate(keepsToDay(sentence) ?? "");
  const end = before ?? speaker.game.game.timing?.deadline ?? null;
  const named = read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
  return named !== null && named === end;
}
