/** The game that a question is about, as the asker may see it. */
import { type SceneOfGame, sceneOf } from "../records/scenes.js";
import { openGame } from "./games.js";
import { gameMentioned, onlyGoingOn } from "./mentioned-game.js";
import { refuseUnknownGame } from "./no-such-game.js";
import { refuseLine } from "./outcomes.js";
import type { OpenGame, Session } from "./session.js";
import { isUnknown, whyNobodySpeaks } from "./statements.js";

/** A game that is asked about, as the asker may see it; `member` is null for somebody who has no part in it. */
export interface GameAsked {
  readonly open: OpenGame;
  readonly member: number | null;
  readonly scene: SceneOfGame;
}

export async function gameAsked(
  session: Session,
  name: string | null,
  line: string,
): Promise<GameAsked | null> {
  const open = await gameNamed(session, name, line);
  if (open === null) return null;
  const member = memberIn(session, open);
  return { open, member, scene: sceneOf(session.context, open.game, member) };
}

/** The named game, or the one the mail speaks in or of; notes a refusal where there is neither. */
async function gameNamed(
  session: Session,
  name: string | null,
  line: string,
): Promise<OpenGame | null> {
  if (name === null) {
    const asked = session.sender.speaker ?? session.sender.candidate;
    // `Who's playing?`, from outside: there may be but one game.
    const mentioned =
      asked === null
        ? ((await gameMentioned(session, line)) ??
          (isUnknown(session) ? await onlyGoingOn(session) : null))
        : null;
    if (mentioned !== null) return mentioned;
    if (asked === null) refuseLine(session, line, whyNobodySpeaks(session));
    return asked?.game ?? null;
  }
  const open = await openGame(session, name.toLowerCase());
  if (open === null) await refuseUnknownGame(session, line, name);
  return open;
}

function memberIn(session: Session, open: OpenGame): number | null {
  return session.sender.speaker?.game === open ? session.sender.speaker.member : null;
}
