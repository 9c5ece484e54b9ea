/** Words that take back what waits for an answer, or a vote: `forget it, I'm staying`, `never mind the draw`. */
import {
  absenceTakenBack,
  type BodyItem,
  declinesOffer,
  sentencesOf,
  takesBackWish,
} from "../../../language/index.js";
import { awaitedAnswer, lookAwaited } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { carryOutStatement } from "../dispatch.js";
import { offersToTakeBack } from "../offers.js";

/** Takes back what the item says is not wanted any more; false where it says nothing of the kind. */
export async function isTakenBack(
  session: Session,
  item: BodyItem,
  isAlone: boolean,
): Promise<boolean> {
  if (await takesBackVote(session, item, isAlone)) return true;
  if (!(await takesBackAsked(session, item))) return false;
  await carryOutStatement(session, { kind: "decline" }, item.line);
  return true;
}

/** `Forget it, I'm staying`, in answer to a letter that asks. */
async function takesBackAsked(session: Session, item: BodyItem): Promise<boolean> {
  const { kind, line } = item;
  const isCommand = kind === "statement" && item.said === undefined;
  if (isCommand || kind === "consent") return false;
  if (absenceTakenBack(line)) return waitsForAbsence(await lookAwaited(session));
  if (!sentencesOf(line).some((each) => takesBackWish(each) || declinesOffer(each))) return false;
  return (await awaitedAnswer(session)) !== null;
}

function waitsForAbsence(asked: Asked | null): boolean {
  return asked?.kind === "lines" && asked.text.startsWith("SET ABSENCE");
}

/** `Never mind the draw`, or no more than `nah, forget it`, where no letter asks anything. */
async function takesBackVote(session: Session, item: BodyItem, isAlone: boolean): Promise<boolean> {
  const { kind, line } = item;
  if (kind === "statement" || kind === "complaint" || !takesBackWish(line)) return false;
  const isBrief = isAlone && line.trim().split(/\s+/).length <= brief;
  if (!isBrief && !ofVotes.test(line)) return false;
  return (await lookAwaited(session)) === null && offersToTakeBack(session, line);
}

const brief = 7;
const ofVotes =
  /\b(?:draws?|vot\p{L}+|concession|remis|unentschieden|stimme|nulle|tablas|empate|voto|patta|pareggio|stem)(?!\p{L})/iu;
