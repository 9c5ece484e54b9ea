/** `Oui, c'est bien moi`, where nothing was asked: one line says so, and nobody is told again what this is. */
import { memberById } from "../../../game/index.js";
import { consentSaid, entrySaid, takesSeat } from "../../../language/index.js";
import { awaitedAnswer } from "../../identity/codes.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { isUnknown } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";

/** Tells that nothing waits for an answer, where the whole mail is a yes; false where it says anything else. */
export async function tellsNothingAsked(session: Session): Promise<boolean> {
  const { reply, sender, grave, thread } = session;
  if (sender.isRejected || grave.isConfirmed || thread.recalled !== null) return false;
  const text = ownText(session).replace(/\s+/g, " ").trim();
  if (text === "" || text.length > longest || text.includes("?")) return false;
  if (!(isUnknown(session) && entrySaid(text) !== "play") && !isSeated(session)) return false;
  const isYes = consentSaid(text, false) === true || (isSeated(session) && takesSeat(text));
  if (!isYes || (await awaitedAnswer(session)) !== null) return false;
  if (!reply.said.has(told)) answerPlainly(session, text, "nothing-asked");
  reply.said.add(told);
  return true;
}

const longest = 80;
const told = "NOTHING-ASKED";

/** `Yes, count me in!`, from somebody who has a seat already. */
function isSeated({ sender: { speaker } }: Session): boolean {
  return speaker !== null && memberById(speaker.game.game, speaker.member)?.role === "player";
}
