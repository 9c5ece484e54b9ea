/**
 * Who asks in plain words to play or to watch, and names a game that there is, gets what JOIN or OBSERVE would give.
 * Whoever names none is told of the games.
 */
import { memberById } from "../../game/index.js";
import {
  entryWord,
  type Intent,
  isButFor,
  isOwnWish,
  powersIn,
  type Question,
  type Statement,
} from "../../language/index.js";
import type { Board } from "../../map/index.js";
import { gameMentioned } from "../session/mentioned-game.js";
import type { Session } from "../session/session.js";
import { gameWished } from "./hosting.js";
import { seatOfSender } from "./unproved-mail.js";

/** The commands that such a wish means, in their order; none where it is another question. */
export async function entryMeant(
  session: Session,
  { intent, about }: Question,
): Promise<readonly Statement[]> {
  const { speaker, candidate, isRejected } = session.sender;
  const current = (speaker ?? candidate)?.game;
  if (isRejected) return [];
  if (intent === "leave") return leaves(session, about) ? [{ kind: "resign" }] : [];
  if (intent === "host") return speaker === null ? gameWished(session, { intent, about }) : [];
  if (!isOwnWish(about, intent)) return [];
  if (current !== undefined) {
    return intent === "preference" ? wishesFor(current.board, about) : [];
  }
  if (intent !== "join" && intent !== "watch" && intent !== "preference") return [];
  const open = await gameMentioned(session, about);
  if (open === null) return intent === "preference" ? wishesOfKnown(session, about) : [];
  const { name: game, status } = open.game;
  if (intent === "watch") return [{ kind: "observe", game, password: null }];
  const powers = powersIn(open.board, about);
  const power = status === "forming" ? null : (powers[0] ?? null);
  const join = { kind: "join", game, power, password: null, invitation: entryWord(about) } as const;
  return status === "forming" ? [join, ...wishesFor(open.board, about)] : [join];
}

/** `Sorry, I can't play after all`, before the game begins: RESIGN asks whether it is meant. */
function leaves({ sender: { speaker } }: Session, about: string): boolean {
  if (speaker === null || speaker.game.game.status !== "forming" || about.includes("?"))
    return false;
  return memberById(speaker.game.game, speaker.member)?.role === "player";
}

/** A wish without proof, from somebody who has a seat: it is kept, and asked about. */
async function wishesOfKnown(session: Session, about: string): Promise<readonly Statement[]> {
  const seat = await seatOfSender(session);
  return seat?.game.game.status === "forming" ? wishesFor(seat.game.board, about) : [];
}

/** `Here I am. Sign me up!` asks for the one seat, which the mail has taken already. */
export function hasEntered({ sender: { speaker, candidate } }: Session, intent: Intent): boolean {
  if (intent !== "join") return false;
  if (candidate !== null) return true;
  return speaker !== null && memberById(speaker.game.before, speaker.member) === undefined;
}

function wishesFor(board: Board, about: string): readonly Statement[] {
  const named: readonly string[] = powersIn(board, about);
  if (named.length === 0) return [];
  const others = board.powers.map(({ id }) => id).filter((id) => !named.includes(id));
  const wishes = isButFor(about)
    ? [{ words: others, isEqual: true }]
    : named.map((power) => ({ words: [power], isEqual: false }));
  return [{ kind: "set-preference", wishes }];
}
