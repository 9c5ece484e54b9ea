/**
 * A plain yes or no that answers another letter than the one that asked: a notice, a result or a message came in
 * between. It is for the one question that is open.
 */
import { submissionOf } from "../../../game/index.js";
import {
  approves,
  behindYesWords,
  consentSaid,
  isSurely,
  isTalk,
  isWanting,
  looksLikeOrder,
  placesIn,
  readQuestion,
  readReply,
  sentencesOf,
} from "../../../language/index.js";
import { printOrder } from "../../../rules/index.js";
import { flat, regex } from "../../../util/index.js";
import { lookAwaited } from "../../identity/codes.js";
import type { Waiting } from "../../ports/store.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { messagesIn } from "../../session/texts/press-blocks.js";
import { questionsWaiting } from "../orders/kept-mail.js";
import { ordersGiven } from "../orders/own-orders.js";
import { numbered, readingContext } from "../orders/readings.js";

/** Lets the mail answer that question. Below a message that asks something it may be for its writer as well. */
export async function answersOpenQuestion(session: Session): Promise<void> {
  const { sender, thread } = session;
  const { speaker } = sender;
  const said = flat(ownText(session)).trim();
  if (speaker === null || unprovedSeat(session) !== null || said.length > longest) return;
  const isAsked = asksItself(session);
  if (!isAsked && thread.readers?.kind === "all" && choosesAsked(speaker, said))
    thread.readers = null;
  if (consentSaid(said, false) === null && !approves(said)) return;
  if (thread.readers !== null && closesDeal.test(said)) return;
  if ((await lookAwaited(session)) !== null) return;
  const open = (await questionsWaiting(session)).filter((each) => isAnswered(speaker, each, said));
  const [one, other] = open;
  if (one === undefined || other !== undefined) return;
  if (isAsked) {
    // What was only offered needs no answer.
    thread.mayAnswerJudge = !("again" in one.asked && one.asked.again === true);
    return;
  }
  thread.open = one.hash;
  thread.readers = null;
}

const longest = 160;

/** `I'm in`, in answer to a message: said to whoever proposed something, and no word to the judge to send another. */
const closesDeal = regex("iu")`
  ^\W*(?:(?:ok(?:ay)?|yes|yep|ja|oui|s\u00ed|s\u00ec)[,! ]+)?(?:
    (?:i['\u2019]?m|i am|we['\u2019]?re|we are|count me) in|me too|same here|it['\u2019]?s a deal|deal
    |(?:ich )?bin (?:auch )?dabei|abgemacht|(?:je suis )?partante?|(?:march\u00e9|affaire) conclue?|trato hecho
    |(?:me )?apunto|cuenta conmigo|ci sto|affare fatto|afgesproken|ik doe mee
  )(?!\p{L})
`;

/** `The north coast, as I said`: of the orders that were asked about, one. */
function choosesAsked(speaker: Speaker, said: string): boolean {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active" || said.includes("?")) return false;
  const { asked } = submissionOf(game, power);
  if (asked.length === 0) return false;
  const given = ordersGiven(game, power);
  const known = { asked, above: new Map<number, string>(), given };
  const { readings } = readReply(readingContext(speaker.game, power), known, numbered([said]));
  const offered = asked.flat().map(printOrder);
  return readings.some(({ order }) => offered.includes(printOrder(order)));
}

/** Does the message ask something that the mail answers? A wish to everybody needs no answer. */
function asksItself({ thread: { letters, readers, wasAsked } }: Session): boolean {
  if (readers === null) return false;
  const [words = ""] = (letters[0] ?? "").split(/^End of message\./m);
  const asks = readers.kind === "all" ? (each: string) => each.includes("?") : isWanting;
  return wasAsked || sentencesOf(flat(words)).some(asks);
}

/** Is all of it the answer, or speaks of what was asked? */
function isAnswered(speaker: Speaker, { asked }: Waiting, said: string): boolean {
  const { board } = speaker.game;
  // What is sent is sent for good: whoever says more of it may mean another message.
  const isOrders = "text" in asked && messagesIn(asked.text) === "";
  const known = isOrders ? placesIn(board, asked.text) : [];
  // A seat is left or moved only by whoever has the letter that asks: others show the seat's reply address.
  if (asked.kind === "resignation" && memberOf(speaker)?.role === "player") return false;
  if ("address" in asked) return false;
  return sentencesOf(said).every((each) => {
    if (isOrders && approves(each) && !each.includes("?")) return true;
    if (looksLikeOrder(behindYesWords(each)) || wishes(each)) return false;
    if (!placesIn(board, each).every((place) => known.includes(place))) return false;
    return consentSaid(each, false) !== null || isTalk(board, each);
  });
}

/** `Count me in for a draw` says what it agrees to. */
function wishes(sentence: string): boolean {
  const question = readQuestion(sentence);
  return sentence.includes("?") || (question !== null && isSurely(question));
}
