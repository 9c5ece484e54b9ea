/** Questions over the board that a rule answers, whoever does it. */
import {
  asksToWinGame,
  bringsOwnTogether,
  goesOnAtOnce,
  isSurely,
  placesIn,
  powersIn,
  saysOneself,
} from "../../../../language/index.js";
import { answerLine, answerPlainlyOnce } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { carriedText, type Tell } from "./board-facts.js";

type Rule = "convoying" | "meeting" | "reach" | "to-win";

/** The rule that a question asks for, or the way that a convoy would take between places that it names; else null. */
export function ruleTold(
  session: Session,
  speaker: Speaker,
  about: string,
  isIf: boolean,
): Tell | null {
  const rule = ruleAsked(speaker, about, isIf);
  const carried = rule === "convoying" ? carriedText(session, speaker, about) : null;
  if (carried !== null) return (line) => answerLine(session, line, carried);
  return rule === null ? null : (line) => void answerPlainlyOnce(session, line, rule);
}

/**
 * `If my fleet carries the army over, can it go anywhere itself?`, `what if two equal units go to Burgundy?`, `can we
 * still win if he is there?`
 */
function ruleAsked({ game: { board } }: Speaker, about: string, isIf: boolean): Rule | null {
  if (bringsOwnTogether(about)) return "meeting";
  if (goesOnAtOnce(about) && placesIn(board, about).length > 1) return "reach";
  if (!isIf) return null;
  if (asksToWinGame(about)) return "to-win";
  if (isSurely({ intent: "convoying", about })) return "convoying";
  const namesSome = placesIn(board, about).length > 1 || powersIn(board, about).length > 0;
  const isOfAnybody = !namesSome && !saysOneself(about);
  return isOfAnybody && isSurely({ intent: "meeting", about }) ? "meeting" : null;
}
