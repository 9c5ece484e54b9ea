/** A player who wants somebody else in their seat is asked whether they resign, however they have said it. */
import { leavesSeat, powersIn, type Statement, sentencesOf } from "../../../language/index.js";
import { flat } from "../../../util/index.js";
import { addressesIn } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { memberOf } from "../../session/speaker.js";
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
    .find((each) => leavesSeat(each) && powersIn(board, each).every((id) => id === member.power));
  return line === undefined ? null : { line, statement: { kind: "resign" } };
}

const longest = 1000;

/** What was made of the sentence otherwise. */
export function withoutLine({ reply }: Session, line: string): void {
  const isOf = (said: string) => {
    const words = flat(said);
    return words !== "" && (line.includes(words) || words.includes(line));
  };
  const kept = reply.items.filter(
    (item) => !((item.kind === "complaint" || item.kind === "answer") && isOf(item.line)),
  );
  reply.items.splice(0, Infinity, ...kept);
  const left = reply.skipped.filter((each) => each.kind !== "talk" || !isOf(each.first ?? ""));
  reply.skipped.splice(0, Infinity, ...left);
}
