/** A message that nobody asked to be sent in so many words: it is kept, the reply shows it, and CONFIRM sends it. */
import type { PressTarget } from "../../game/index.js";
import type { Board } from "../../map/index.js";
import { actorOf, isPossible } from "../session/games.js";
import { refuseLine } from "../session/outcomes.js";
import type { Session, Speaker } from "../session/session.js";

/** Whom a message would go to, and what it says. */
export interface KeptMessage {
  readonly to: PressTarget;
  readonly text: string;
  /** The line that says whom it is for, or that may be meant otherwise. */
  readonly line: string;
  /** What it looks like. */
  readonly mayBe: "message" | "orders" | "request";
}

/** Keeps the message until it is confirmed; false where the game would not take it. */
export function asksToSend(
  session: Session,
  { game }: Speaker,
  { to, text, line, mayBe }: KeptMessage,
): boolean {
  const command = { kind: "press", to, shown: null, color: null, text } as const;
  if (!isPossible(session, game, actorOf(session), command)) return false;
  session.grave.waiting.push(asCommand(game.board, to, text));
  session.reply.isUseful = true;
  const what = { kind: "message", to, mayBe } as const;
  refuseLine(session, line, { kind: "confirm-first", what, isFaulty: false });
  session.reply.items.push({ kind: "returned-press", text });
  return true;
}

function asCommand(board: Board, to: PressTarget, text: string): string {
  if (to.kind === "all") return `BROADCAST\n${text}\nENDBROADCAST`;
  const powers = board.powers.filter(({ id }) => to.powers.includes(id)).map(({ name }) => name);
  const names = [...powers, ...(to.gm ? ["GM"] : []), ...(to.observers ? ["OBSERVERS"] : [])];
  return `PRESS TO ${names.join(", ")}\n${text}\nENDPRESS`;
}
