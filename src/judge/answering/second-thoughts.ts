/** Grave lines of a GM that were kept (`session/grave.ts`): the reply asks for a CONFIRM, which carries them out. */
import { printPhase } from "../../rules/index.js";
import { storeAsked } from "../identity/codes.js";
import { questionLifeMs } from "../limits.js";
import type { Session } from "../session/session.js";

/** Stores the lines that were kept, and lets an answer to the reply confirm them. */
export async function askToConfirm(session: Session): Promise<void> {
  const { context, tx, from } = session;
  const speaker = session.sender.speaker ?? session.sender.asker;
  const { waiting } = session.grave;
  if (speaker === null || waiting.length === 0 || session.reply.question !== null) return;
  const { game, member } = speaker;
  const asked = {
    kind: "lines",
    game: game.game.name,
    member,
    phase: printPhase(game.game.phase),
    text: waiting.join("\n"),
  } as const;
  const { replyTo } = await storeAsked(context, tx, asked, from, questionLifeMs);
  session.reply.question = { to: from, replyTo };
}
