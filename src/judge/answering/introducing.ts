/** Strangers of whose mail nothing was made: what they want of a game, or what this is and where a seat is free. */

import {
  introducesOneself,
  isIdleQuestion,
  isNewHere,
  pointsOnly,
  readQuestion,
  sentencesOf,
} from "../../language/index.js";
import { flat, regex } from "../../util/index.js";
import { wantsToPlay } from "../identity/strangers-words.js";
import { answerPlainly, noteTalk, noteTold, withoutTalk } from "../session/outcomes.js";
import type { Session } from "../session/session.js";
import { isUnknown } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";
import { namesOfGames } from "./asked/plain-questions.js";
import { hasFreeSeat } from "./asked/question-commands.js";
import { carryOutStatement } from "./dispatch.js";
import { tellsNothingAsked } from "./entering/nothing-asked.js";
import { keptForNewcomer, tellsNoneToLeave } from "./entering/outsiders.js";
import { tellsFreeSeat } from "./facts/former-seat.js";
import { gameDescribed, keepGame } from "./founding/hosting.js";

/**
 * Whoever has no seat here is told what this is, and where a seat is free: that helps most who write in their own
 * words.
 */
export async function introduce(session: Session, lines: readonly string[]): Promise<void> {
  if (!isUnknown(session) || lines.length === 0) return;
  if ((await namesOfGames(session)).length > 0 || (await tellsNothingAsked(session))) return;
  const about = lines.join(" ");
  if (await tellsFreeSeat(session, { intent: null, about }, about)) return;
  if (await keptForNewcomer(session, about)) {
    withoutTalk(session);
    const isAsked = session.grave.waiting.length > 0;
    return isAsked ? undefined : carryOutStatement(session, { kind: "openings" }, "OPENINGS");
  }
  if (wantsOut.test(about) && (await tellsNoneToLeave(session, "leave", about, about)))
    return withoutTalk(session);
  const described = await gameDescribed(session);
  if (described !== null) return keepGame(session, described, sentencesOf(about)[0] ?? about);
  const text = ownText(session);
  const wantsSeat = wantsToPlay(text);
  session.reply.items.splice(0);
  noteTold(session, "WELCOME");
  answerPlainly(session, about, wantsSeat || introducesOneself(text) ? "welcome" : "lost");
  // That no seat is free tells nothing to who asks for none.
  if (wantsSeat || (await hasFreeSeat(session)))
    await carryOutStatement(session, { kind: "openings" }, "OPENINGS");
}

/** Who is new to all this and would like to play is welcomed before anything else is answered. */
export async function welcomeNewcomer(session: Session): Promise<void> {
  const { grave, reply, sender, thread } = session;
  if (!isUnknown(session) || sender.isRejected || grave.isConfirmed || thread.recalled !== null)
    return;
  const text = ownText(session);
  const isIn = reply.items.some(({ kind }) => kind === "done");
  const asks = sentencesOf(text).some((each) => readQuestion(each)?.intent === "about");
  if (reply.items.length === 0 || isIn || asks || !isNewHere(text) || !wantsToPlay(text)) return;
  if (!noteTold(session, "WELCOME")) return;
  const answered = reply.items.splice(0);
  answerPlainly(session, "", "welcome");
  if (!reply.told.has("OPENINGS"))
    await carryOutStatement(session, { kind: "openings" }, "OPENINGS");
  reply.items.push(...answered);
}

const wantsOut = regex("iu")`
  (?<!\p{L})(?:
    (?:take|remove|strike|drop|cross|sign|get) me
    |(?:nehmt|nimm|streicht?|tragt?|holt?|meldet?|nehmen sie|streichen sie) mich
    |(?:retire|enl\u00e8ve|supprime|d\u00e9sinscri)\p{L}*[- ]moi
    |(?:qu\u00edta|s\u00e1ca|b\u00f3rra|qu\u00edte|s\u00e1que|b\u00f3rre)me
    |(?:togli|cancella|leva|elimina)\p{L}*mi|(?:haal|schrap|verwijder|schrijf) (?:me|mij)
  )(?!\p{L})
`;

/** Of strangers nothing is read as orders: what else they ask is told as unread, where it has no answer either. */
export function noteStrangersQuestions(session: Session, lines: readonly string[]): void {
  if (!isUnknown(session)) return;
  const told = session.reply.items.flatMap((item) => ("line" in item ? [flat(item.line)] : []));
  const asked = lines.flatMap(sentencesOf).map((each) => each.trim());
  const isShort = (one: string) => one.split(/\s+/).length <= fewWords;
  const isOfOffer = (one: string) => session.grave.waiting.length > 0 && isShort(one);
  const isOpen = (one: string) =>
    one.includes("?") && !isIdleQuestion(one) && !pointsOnly(one) && !isOfOffer(one);
  for (const each of asked.filter(isOpen))
    if (!told.some((line) => line.includes(flat(each)))) noteTalk(session, each);
}

/** In so few words people ask what an offer tells them. */
const fewWords = 6;
