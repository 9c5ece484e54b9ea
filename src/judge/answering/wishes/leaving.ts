/** A player who wants somebody else in their seat is asked whether they resign, however they have said it. */

import {
  leavesLater,
  leavesSeat,
  powersIn,
  readQuestion,
  type Statement,
  sentencesOf,
} from "../../../language/index.js";
import { flat } from "../../../util/index.js";
import { dropItems, dropTalk } from "../../session/outcomes.js";
import { addressesIn } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { memberOf } from "../../session/speaker.js";
import { isWish } from "../../session/texts/mail-parts.js";
import { ownText } from "../../session/texts/own-text.js";

/**
 * The sentence with which a player leaves, and what it comes to; null where none does, or somebody is named for
 * the seat.
 */
export function leavingSaid(
  session: Session,
): { readonly line: string; readonly statement: Statement } | null {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.waiting.length > 0) return null;
  const { board, game } = speaker.game;
  const member = memberOf(speaker);
  const text = ownText(session).replace(/\s+/g, " ");
  if (member?.role !== "player" || game.status !== "active") return null;
  if (text.length > longest || addressesIn(text).length > 0) return null;
  const line = sentencesOf(text)
    .map((each) => each.trim())
    .filter((each) => powersIn(board, each).every((id) => id === member.power))
    .find((each) => !leavesLater(each) && (leavesSeat(each) || wishesToLeave(session, each)));
  return line === undefined ? null : { line, statement: { kind: "resign" } };
}

const longest = 1000;

/** `I would like to stop, if somebody else would take my pieces over`: wished, and no question how that is done. */
function wishesToLeave(session: Session, sentence: string): boolean {
  const intent = sentence.includes("?") ? null : (readQuestion(sentence)?.intent ?? null);
  const isOfLeaving =
    intent === "leave" ||
    intent === "successor" ||
    (intent === "handover" && anybody.test(sentence));
  return isOfLeaving && isWish(session, sentence);
}

/** Whoever is named for the seat is none of these. */
const anybody =
  /(?<!\p{L})(?:(?:some|any)(?:body|one)|jemand\p{L}*|quelqu|alguien|qualcuno|iemand)/iu;

/** What was made of the sentence otherwise. */
export function withoutLine(session: Session, line: string): void {
  const isOf = (said: string) => {
    const words = flat(said);
    return words !== "" && (line.includes(words) || words.includes(line));
  };
  dropItems(
    session,
    (item) => (item.kind === "complaint" || item.kind === "answer") && isOf(item.line),
  );
  dropTalk(session, isOf);
}
