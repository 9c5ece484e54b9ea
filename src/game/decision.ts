/** What a command leads to, and the small words that command handlers are written in. */
import type { Board, PowerId } from "../map/index.js";
import type { Instant } from "../util/index.js";
import type { Actor, Command, CommandKind } from "./command.js";
import type { Event } from "./event.js";
import type { Game, GameStatus, Member, Role } from "./game.js";
import type { Refusal } from "./refusal.js";

export type Decision =
  | { readonly kind: "accepted"; readonly game: Game; readonly events: readonly Event[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Everything that a command is decided by. */
export interface Case<K extends CommandKind> {
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
  readonly decide: (one: Case<K>) => Decision;
}

export function accept(game: Game, ...events: readonly Event[]): Decision {
  return { kind: "accepted", game, events };
}

export function refuse(refusal: Refusal): Decision {
  return { kind: "refused", refusal };
}

/** The power of the player who asks, or for whom a master acts; null for anybody else. */
export function ownPower(one: Pick<Case<CommandKind>, "member" | "actor">): PowerId | null {
  if (one.actor.kind === "deputy") return one.actor.power;
  return one.member?.role === "player" ? one.member.power : null;
}

/** The member who asks, where the handler's roles leave out strangers. */
export function asker(one: Pick<Case<CommandKind>, "member">): Member {
  if (one.member === null) throw new Error("A stranger reached a command for members.");
  return one.member;
}
