/**
 * The one door for commands: who may give them and when stands in the handlers' table, what they do in
 * the handlers. A pure function of the game, the command and the instant.
 */
import type { Board } from "../../map/index.js";
import type { Instant } from "../../util/index.js";
import { settleEscalation } from "../life/escalation.js";
import type { Actor, Command, CommandKind } from "../model/command.js";
import {
  type AskingRole,
  type Decision,
  type Handler,
  type Handlers,
  type Request,
  refuse,
} from "../model/decision.js";
import { type Game, type MemberId, roles } from "../model/game.js";
import { memberById } from "../model/members.js";
import { settleCandidates } from "../seats/candidates.js";
import { settleReadiness } from "../time/readiness.js";
import { absenceHandlers } from "./absence.js";
import { administrationHandlers } from "./administration.js";
import { candidateHandlers } from "./candidates.js";
import { clockHandlers } from "./clocks.js";
import { editHandlers } from "./edit.js";
import { gmHandlers } from "./gms.js";
import { joinHandlers } from "./join.js";
import { membershipHandlers } from "./membership.js";
import { orderHandlers } from "./orders.js";
import { pauseHandlers } from "./pauses.js";
import { pendingHandlers } from "./pending.js";
import { pressHandlers } from "./press.js";
import { proxyHandlers } from "./proxies.js";
import { statementHandlers } from "./statements.js";
import { voteHandlers } from "./votes.js";

/** Total over the commands: one without a handler does not compile. */
const handlers: Handlers = {
  ...joinHandlers,
  ...candidateHandlers,
  ...membershipHandlers,
  ...orderHandlers,
  ...pendingHandlers,
  ...proxyHandlers,
  ...voteHandlers,
  ...pressHandlers,
  ...clockHandlers,
  ...pauseHandlers,
  ...statementHandlers,
  ...absenceHandlers,
  ...administrationHandlers,
  ...gmHandlers,
  ...editHandlers,
};

/**
 * What `command` does to `game` when `actor` gives it at `now`: the changed game and what happened, or
 * why not. The game is not changed in place.
 */
export function decide(
  board: Board,
  game: Game,
  actor: Actor,
  command: Command,
  now: Instant,
): Decision {
  const id = memberAsking(actor);
  return decideOne(
    handlers[command.kind] as Handler<typeof command.kind>,
    {
      board,
      game,
      actor,
      member: id === null ? null : (memberById(game, id) ?? null),
      command,
      now,
    } as Request<typeof command.kind>,
  );
}

/** The member who asks; null for anybody else. */
export function memberAsking(actor: Actor): MemberId | null {
  return actor.kind === "member" || actor.kind === "deputy" ? actor.id : null;
}

/**
 * What a GM may do for a power: what its player would send before the deadline. The seat itself,
 * and the player's voice, are the player's own.
 */
const deputized: ReadonlySet<CommandKind> = new Set<CommandKind>([
  "orders",
  "clear",
  "set-wait",
  "set-draw",
  "set-concede",
]);

/** As what somebody asks: a GM who acts for a power asks as its player. */
function roleOf({ actor, member }: Pick<Request<CommandKind>, "actor" | "member">): AskingRole {
  if (actor.kind === "candidate" || actor.kind === "keeper") return actor.kind;
  if (member === null) return "stranger";
  return actor.kind === "deputy" && member.role === "gm" ? "player" : member.role;
}

function decideOne<K extends CommandKind>(handler: Handler<K>, request: Request<K>): Decision {
  const role = roleOf(request);
  if (request.actor.kind === "deputy" && !deputized.has(request.command.kind)) {
    return refuse({ kind: "not-as-deputy", power: request.actor.power });
  }
  if (!handler.roles.includes(role)) {
    if (role === "candidate") return refuse({ kind: "await-approval" });
    const needed = roles.filter((each) => handler.roles.includes(each));
    return refuse(
      request.member === null ? { kind: "sign-on-first" } : { kind: "not-your-role", needed },
    );
  }
  const { status } = request.game;
  if (!handler.statuses.includes(status)) {
    return refuse({ kind: "wrong-status", status, needed: handler.statuses });
  }
  const decision = handler.decide(request);
  if (decision.kind === "refused") return decision;
  const { game, events } = settleCandidates(decision.game);
  const ready = settleReadiness(game, request.board, request.now);
  const isByGm = request.member?.role === "gm" || request.actor.kind === "keeper";
  return {
    ...decision,
    game: settleEscalation(ready, request.board, request.now, isByGm),
    events: [...decision.events, ...events],
  };
}
