/** What a sentence of a GM most likely comes to. */
import type { Event } from "../../../game/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import type { Instant } from "../../../util/index.js";
import type { Session } from "../../session/session.js";

/** A sentence, and the command that it comes to. */
export interface Guess {
  readonly line: string;
  readonly command: string;
  /** When that would be. */
  readonly at?: Instant;
}

export function nameOf(board: Board, power: PowerId): string {
  return board.powers.find(({ id }) => id === power)?.name.toUpperCase() ?? power;
}

/** Has the mail brought about such an event already? */
export function isDone({ reply }: Session, event: Event["kind"]): boolean {
  return reply.items.some((item) => item.kind === "done" && item.event.kind === event);
}
