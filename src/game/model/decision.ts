/** What a command leads to, and the small words that command handlers are written in. */

import type { Board, PowerId } from "../../map/index.js";
import type { Instant } from "../../util/index.js";
import type { Actor, Command, CommandKind } from "./command.js";
import type { Event } from "./event.js";
import type { Game, GameStatus, Member, Role } from "./game.js";
import type { PhaseRecord } from "./history.js";
import type { Refusal } from "./refusal.js";

export type Decision =
  | { readonly kind: "accepted"; readonly game: Game; readonly events: readonly Event[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Everything that a command is decided by. */
export interface Request<K extends CommandKind> {
  readonly board: Board;
  readonly game: Game;
  readonly actor: Actor;
  /** The member who asks, if it is one. */
  readonly member: Member | null;
  readonly command: Extract<Command, { kind: K }>;
  readonly now: Instant;
}

/** As what somebody asks. */
export type AskingRole = Role | "stranger" | "candidate" | "keeper";

/** Who may give a command, in which states of a game, and what it does. */
export interface Handler<K extends CommandKind> {
  readonly roles: readonly AskingRole[];
  readonly statuses: readonly GameStatus[];
  readonly decide: (request: Request<K>) => Decision;
}

/** A game that nobody has ended. */
export const notEnded = ["forming", "active", "paused"] as const;

/** A handler for each command. A file holds those of its family, `satisfies Partial<Handlers>`. */
export type Handlers = { readonly [K in CommandKind]: Handler<K> };

export function accept(game: Game, ...events: readonly Event[]): Decision {
  return { kind: "accepted", game, events };
}

export function refuse(refusal: Refusal): Decision {
  return { kind: "refused", refusal };
}

/** The power of the player who asks, or for whom a GM acts; null for anybody else. */
export function ownPower(pick: Pick<Request<CommandKind>, "member" | "actor">): PowerId | null {
  if (pick.actor.kind === "deputy") return pick.actor.power;
  return pick.member?.role === "player" ? pick.member.power : null;
}

/** The member who asks, where the handler's roles leave out strangers. */
export function asker(pick: Pick<Request<CommandKind>, "member">): Member {
  if (pick.member === null) throw new Error("A stranger reached a command for members.");
  return pick.member;
}

/** A game to which time has brought something. */
export interface Advance {
  readonly game: Game;
  readonly events: readonly Event[];
  /** One record for each phase that was played, skipped ones included. */
  readonly records: readonly PhaseRecord[];
}
