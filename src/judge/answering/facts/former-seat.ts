/** Somebody who has left a game and thought again: how the seat is taken once more, as long as it is free. */

import { type Intent, type Question, takesBackWish } from "../../../language/index.js";
import { sceneOf } from "../../records/scenes.js";
import { gameMentioned } from "../../session/mentioned-game.js";
import { answerPlainly, withoutTalk } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { isUnknown } from "../../session/statements.js";

/** What somebody writes who wants to have something undone, whatever it was. */
const undoing: ReadonlySet<Intent> = new Set<Intent>([
  "undo",
  "mistake",
  "change",
  "recall",
  "come-back",
  "settings-back",
  "back",
]);

/** Answers `I never wanted that, undo`, from somebody without a seat, in the thread of a game that has a free one. */
export async function tellsFreeSeat(
  session: Session,
  { intent, about }: Pick<Question, "about"> & { readonly intent: Intent | null },
  line: string,
): Promise<boolean> {
  const { context, mail } = session;
  if (!isUnknown(session)) return false;
  if ((intent === null || !undoing.has(intent)) && !takesBackWish(about)) return false;
  const open = await gameMentioned(session, mail.subject);
  if (open?.game.status !== "active") return false;
  const scene = sceneOf(context, open.game, null);
  const free = scene.view?.powers.filter(({ vacant }) => vacant) ?? [];
  if (free.length === 0) return false;
  const powers = free.map(({ power }) => power);
  answerPlainly(session, line, "come-back", { game: open.game, powers });
  withoutTalk(session);
  return true;
}
