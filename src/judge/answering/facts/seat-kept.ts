/** `I saw that somebody else plays Turkey now`, from whoever still has it: told so, ahead of all else. */
import { believesReplaced, powersIn, sentencesOf } from "../../../language/index.js";
import { questionText } from "../../../report/index.js";
import { mailReadMax } from "../../limits.js";
import { asTheirOwn } from "../../session/seat-of-sender.js";
import type { Session } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { withoutSaid } from "./turn-believed.js";

/** Says that the seat is still the writer's, where they believe that it is not. */
export async function tellsSeatKept(session: Session): Promise<void> {
  await asTheirOwn(session, async () => tellKept(session));
}

function tellKept(session: Session): void {
  const { reply } = session;
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status !== "active") return;
  const { board } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || reply.items.some(({ kind }) => acts.has(kind))) return;
  const text = ownText(session);
  const line = sentencesOf(text.replace(/\s+/g, " ").slice(0, mailReadMax)).find(
    (each) => believesReplaced(each) && powersIn(board, each).includes(power),
  );
  if (line === undefined) return;
  const told = questionText(...stageFor(session, speaker), "still-yours");
  withoutSaid(session, [line]);
  reply.items.unshift({ kind: "answer", line: line.trim(), text: told, pointsBelow: false });
  reply.isUseful = true;
}

/** Whoever orders or does something knows that they play. */
const acts: ReadonlySet<string> = new Set(["done", "reading"]);
