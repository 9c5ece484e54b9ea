/** Somebody whom a GM has named for a seat, and who writes before the GM has confirmed it. */
import { powersIn, type Question } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { questionText } from "../../report/index.js";
import { sceneOf } from "../records/scenes.js";
import { gameMentioned } from "../session/mentioned-game.js";
import { answerOnce } from "../session/outcomes.js";
import type { OpenGame, Session } from "../session/session.js";

/** Tells them what their seat waits for; false for anybody else. */
export async function tellsNamed(
  session: Session,
  { about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker, candidate, isRejected } = session.sender;
  if (speaker !== null || candidate !== null || isRejected) return false;
  const open = await gameMentioned(session, about);
  const power = open === null ? null : await powerWaiting(session, open);
  if (open === null || power === null) return false;
  const { context } = session;
  const text = questionText(context.catalogue, sceneOf(context, open.game, null), "named", {
    powers: [power],
  });
  answerOnce(session, line, text);
  return true;
}

/** The power for which the sender stands in a command that waits for a GM's yes. */
async function powerWaiting(
  { tx, from, now }: Session,
  { game, board }: OpenGame,
): Promise<PowerId | null> {
  for (const { id } of game.members.filter(({ role }) => role === "gm")) {
    const waiting = await tx.confirmations.ofMember(game.name, id, now);
    const lines = waiting.flatMap(({ asked }) =>
      asked.kind === "lines" ? asked.text.split("\n") : [],
    );
    const line = lines.find((each) => each.startsWith("REPLACE ") && each.endsWith(` BY ${from}`));
    const [power] = line === undefined ? [] : powersIn(board, line.replace(/ BY .*$/, ""));
    if (power !== undefined) return power;
  }
  return null;
}
