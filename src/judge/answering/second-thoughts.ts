/** Grave lines of a GM that were kept (`session/grave.ts`): the reply asks for a CONFIRM, which carries them out. */
import type { ReplyItem } from "../../report/index.js";
import { printPhase } from "../../rules/index.js";
import { storeAsked } from "../identity/codes.js";
import { questionLifeMs } from "../limits.js";
import type { Asked } from "../ports/store.js";
import { askedFirst } from "../session/grave.js";
import type { Session } from "../session/session.js";
import { toWhom } from "./messages/readers/whom-asked.js";
import { standAll } from "./orders/kept-mail.js";
import { inTurn } from "./proof/recalled.js";

/** Stores the lines that were kept, and lets an answer to the reply confirm them. */
export async function askToConfirm(session: Session): Promise<void> {
  withoutStanding(session);
  const { context, tx, from } = session;
  const { waiting } = session.grave;
  if (waiting.length === 0 || session.reply.question !== null) return;
  const asked = linesFor(session, inTurn(waiting).join("\n"));
  const { replyTo } = await storeAsked(context, tx, asked, from, questionLifeMs);
  session.reply.question = { to: from, replyTo };
}

/** `The fleet, in Kiel. So: army Munich, fleet Kiel`: nobody is asked whether to note what is noted. */
function withoutStanding({ sender: { speaker }, grave, reply }: Session): void {
  const stand = (item: ReplyItem): readonly string[] => {
    const what = askedFirst(item);
    if (speaker === null || what?.kind !== "orders") return [];
    return standAll(speaker, what.orders.join("\n")) ? what.orders : [];
  };
  const lines = reply.items.flatMap(stand);
  if (lines.length === 0) return;
  reply.items.splice(0, Infinity, ...reply.items.filter((item) => stand(item).length === 0));
  grave.waiting.splice(0, Infinity, ...grave.waiting.filter((each) => !lines.includes(each)));
}

/** Whoever has no seat can only have asked for a game of their own. */
function linesFor({ sender, from, reply }: Session, text: string): Asked {
  const speaker = sender.speaker ?? sender.asker;
  if (speaker === null) return { kind: "new-game", address: from, text };
  const { game, member } = speaker;
  const phase = printPhase(game.game.phase);
  const asked = { kind: "lines", game: game.game.name, member, phase, text } as const;
  return needsNoReminder(reply.items) || text.startsWith(toWhom)
    ? { ...asked, again: true }
    : asked;
}

/** To pass on what nothing was made of, or what was answered: whoever says no more is not told of it again. */
function needsNoReminder(items: readonly ReplyItem[]): boolean {
  const kept = items.flatMap((item) => askedFirst(item) ?? []);
  return (
    kept.length > 0 &&
    kept.every((what) =>
      what.kind === "message"
        ? ["request", "judge"].includes(what.mayBe)
        : what.kind === "meant" && what.isLater === true,
    )
  );
}
