/** A message that nobody asked to be sent in so many words: it is kept, the reply shows it, and CONFIRM sends it. */
import type { MessageKind, PressTarget } from "../../game/index.js";
import type { Board } from "../../map/index.js";
import { actorOf, isPossible } from "../session/games.js";
import { askFirst } from "../session/grave.js";
import type { Session, Speaker } from "../session/session.js";

/** Whom a message would go to, and what it says. */
export interface KeptMessage {
  readonly to: PressTarget;
  readonly text: string;
  /** The line that says whom it is for, or that may be meant otherwise. */
  readonly line: string;
  readonly mayBe: MessageKind;
}

/** Keeps the message until it is confirmed; false where the game would not take it. */
export function asksToSend(
  session: Session,
  { game }: Speaker,
  { to, text, line, mayBe }: KeptMessage,
): boolean {
  const command = { kind: "press", to, shown: null, color: null, text } as const;
  if (!isPossible(session, game, actorOf(session), command)) return false;
  askFirst(session, line, [asCommand(game.board, to, text)], { kind: "message", to, mayBe });
  session.reply.items.push({ kind: "returned-press", text });
  return true;
}

function asCommand(board: Board, to: PressTarget, text: string): string {
  if (to.kind === "all") return `BROADCAST\n${text}\nENDBROADCAST`;
  const powers = board.powers.filter(({ id }) => to.powers.includes(id)).map(({ name }) => name);
  const names = [...powers, ...(to.gm ? ["GM"] : []), ...(to.observers ? ["OBSERVERS"] : [])];
  return `PRESS TO ${names.join(", ")}\n${text}\nENDPRESS`;
}
