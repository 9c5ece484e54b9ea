/** What a GM says is not to be done, or is not needed: it brings none of that about. */
import {
  type BodyItem,
  deniedIn,
  isWanting,
  needsNobody,
  takesBackWish,
  untilSaid,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { answerPlainlyOnce, noteTalk } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { isInWords, sentencesOfItems, withoutInWords } from "../../session/texts/sentences-left.js";

/** The items without such sentences. `We needn't wait till Monday` is told when the phase ends. */
export function withoutDenied(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (writingGm(session)?.game.game.status !== "active") return items;
  const sentences = sentencesOfItems(items.filter(isInWords));
  const denied = sentences.filter((each) => isOnlyDenied(each));
  const patient = sentences.filter((each) => deniedIn(each) === "waiting" && ofItsTime(each));
  for (const line of patient) answerPlainlyOnce(session, line, "go-ahead");
  for (const line of denied) noteTalk(session, line);
  const gone = [...denied, ...patient];
  return withoutInWords(items, gone);
}

/**
 * `Nobody wants a draw, so please close the game` wants something besides. `Nobody is to wait for me` is a GM's leave.
 */
function isOnlyDenied(sentence: string): boolean {
  const denied = deniedIn(sentence);
  if (denied === null || needsNobody(sentence) || takesBackWish(sentence)) return false;
  if (denied === "waiting") return !ofItsTime(sentence) && ofWriter.test(sentence);
  const clauses = sentence.split(/[,;:]\s+/);
  return !clauses.some((each) => deniedIn(each) === null && isWanting(each));
}

const ofWriter = /(?<!\p{L})(?:me|mich|moi|m['\u2019]\p{L}+|m\u00ed|mij)(?!\p{L})/iu;

/** Is it about how long all wait, or for what, and not for somebody who keeps them waiting? */
function ofItsTime(sentence: string): boolean {
  return untilSaid(sentence) !== null || readiness.test(sentence);
}

const readiness = regex("iu")`
  (?<!\p{L})(?:
    if|once|when|as soon as|until|till|wenn|falls|sobald|bis|si|d\u00e8s que|quand|jusqu\p{L}*
    |cuando|hasta|en cuanto|se|appena|quando|fino|als|zodra|tot
  )(?!\p{L})
`;
