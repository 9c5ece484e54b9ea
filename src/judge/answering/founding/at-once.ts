/**
 * A game that somebody without a seat describes and names is made from that mail: its reply shows the whole set-up, and
 * whatever is wrong there is changed by one line. A game that got its name from the judge is shown first.
 */
import { sentencesOf } from "../../../language/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { asConfirmed, askedFirst, askMeant } from "../../session/grave.js";
import { dropItems } from "../../session/outcomes.js";
import { addressesIn } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";

/** Makes the game that the mail describes, if it gives it a name and asks for nothing else that waits for a yes. */
export async function makesNamedGame(
  session: Session,
  carryOut: (session: Session, text: string) => Promise<unknown>,
): Promise<void> {
  const { grave, reply, sender } = session;
  if (sender.speaker !== null || sender.candidate !== null) return;
  const [game, another] = reply.items.filter((item) => askedFirst(item) !== null);
  if (game?.kind !== "refused" || another !== undefined || !isNamedGame(game)) return;
  const lines = grave.waiting.splice(0, Infinity);
  const invitations = lines.filter((each) => each.startsWith("INVITE "));
  dropItems(session, (item) => item === game);
  const others = lines.filter((each) => !invitations.includes(each));
  await asConfirmed(session, () => carryOut(session, others.join("\n")));
  // Nobody is written to before it is certain whose wish that is.
  const naming = sentencesOf(ownText(session)).find((each) => addressesIn(each).length > 0);
  if (invitations.length > 0) askMeant(session, naming?.trim() ?? game.line, invitations);
}

function isNamedGame(item: ReplyItem): boolean {
  const what = askedFirst(item);
  return what?.kind === "meant" && what.isNameless === false && what.command.startsWith("CREATE ");
}
