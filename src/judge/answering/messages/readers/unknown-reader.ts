/** Words for somebody whom nobody here is called: nothing is sent, and the writer is asked who is meant. */
import { placesIn } from "../../../../language/index.js";
import { questionText } from "../../../../report/index.js";
import { sceneOf } from "../../../records/scenes.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { namesSomebody, requestedIn } from "../words/requested.js";
import { tellsWhoever } from "../words/speech.js";

/** `Tell Bob that I agree`, where nobody is called Bob: asked back. */
export function tellsUnknown(session: Session, part: string): boolean {
  const { context, sender } = session;
  if (sender.speaker === null) return false;
  const { board } = sender.speaker.game;
  const asked = requestedIn(part);
  // `Tell the fleet in Brest that ...`
  const isOfUnit = asked?.whom.some((words) => placesIn(board, words).length > 0);
  const isAsked = tellsWhoever(part) || (asked !== null && !isOfUnit && namesSomebody(asked));
  // Whom `them all` means is known; what they are to be told is asked elsewhere.
  if (session.thread.readers !== null || !isAsked || toAll.test(part)) return false;
  const { game, member } = sender.speaker;
  if (game.game.status === "forming") return false;
  const scene = sceneOf(context, game.game, member);
  answerLine(session, part.trim(), questionText(context.catalogue, scene, "whom-to-tell", []));
  return true;
}

const toAll =
  /^\W*(?:(?:and|please) )*let (?:them all|all of them|everyone|everybody) know(?!\p{L})/iu;
