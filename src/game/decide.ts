/**
 * The one door for commands: who may give them and when stands in the handlers' table, what they do in
 * the handlers. A pure function of the game, the command and the instant.
 */
import type { Board } from "../map/index.js";
import type { Instant } from "../util/index.js";
import { settleCandidates } from "./candidates.js";
import type { Actor, Command, CommandKind } from "./command.js";
import { absenceHandlers } from "./commands/absence.js";
import { candidateHandlers } from "./commands/candidates.js";
import { clockHandlers } from "./commands/clocks.js";
import { editingHandlers } from "./commands/editing.js";
import { gatheringHandlers } from "./commands/gathering.js";
import { joiningHandlers } from "./commands/joining.js";
import { masteringHandlers } from "./commands/mastering.js";
import { masterHandlers } from "./commands/masters.js";
import { orderHandlers } from "./commands/orders.js";
import { pauseHandlers } from "./commands/pauses.js";
import { pendingHandlers } from "./commands/pending.js";
import { pressHandlers } from "./commands/press.js";
import { proxyHandlers } from "./commands/proxies.js";
import { statementHandlers } from "./commands/statements.js";
import { voteHandlers } from "./commands/votes.js";
import { type AskingRole, type Case, type Decision, type Handler, refuse } from "./decision.js";
import { type Game, type MemberId, roles } from "./game.js";
import { memberById } from "./members.js";
import { settleReadiness } from "./readiness.js";
import { settleVigil } from "./vigil.js";

/** Total over the commands: one without a handler does not compile. */
const handlers: { readonly [K in CommandKind]: Handler<K> } = {
  ...joiningHandlers,
  ...candidateHandlers,
  ...gatheringHandlers,
  ...orderHandlers,
  ...pendingHandlers,
  ...proxyHandlers,
  ...voteHandlers,
  ...pressHandlers,
  ...clockHandlers,
  ...pauseHandlers,
  ...statementHandlers,
  ...absenceHandlers,
  ...masteringHandlers,
  ...masterHandlers,
  ...editingHandlers,
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
    } as Case<typeof command.kind>,
  );
}

/** The member who asks; null for whoever is none. */
export function memberAsking(actor: Actor): MemberId | null {
  return actor.kind === "member" || actor.kind === "deputy" ? actor.id : null;
}

/**
 * What a master may do for a power: what its player would send before the deadline. The seat itself,
 * and the player's voice, are the player's own.
 */
const deputized: ReadonlySet<CommandKind> = new Set<CommandKind>([
  "orders",
  "clear",
  "set-wait",
  "set-draw",
  "set-concede",
]);

/** As what somebody asks: a master who acts for a power asks as its player. */
function roleOf({ actor, member }: Pick<Case<CommandKind>, "actor" | "member">): AskingRole {
  if (actor.kind === "candidate" || actor.kind === "keeper") return actor.kind;
  if (member === null) return "stranger";
  return actor.kind === "deputy" && member.role === "master" ? "player" : member.role;
}

function decideOne<K extends CommandKind>(handler: Handler<K>, one: Case<K>): Decision {
  const role = roleOf(one);
  if (one.actor.kind === "deputy" && !deputized.has(one.command.kind)) {
    return refuse({ kind: "not-as-deputy", power: one.actor.power });
  }
  if (!handler.roles.includes(role)) {
    if (role === "candidate") return refuse({ kind: "await-approval" });
    const needed = roles.filter((each) => handler.roles.includes(each));
    return refuse(
      one.member === null ? { kind: "sign-on-first" } : { kind: "not-your-role", needed },
    );
  }
  const { status } = one.game;
  if (!handler.statuses.includes(status)) {
    return refuse({ kind: "wrong-status", status, needed: handler.statuses });
  }
  const decision = handler.decide(one);
  if (decision.kind === "refused") return decision;
  const { game, events } = settleCandidates(decision.game);
  const ready = settleReadiness(game, one.board, one.now);
  const isByMaster = one.member?.role === "master" || one.actor.kind === "keeper";
  return {
    ...decision,
    game: settleVigil(ready, one.board, one.now, isByMaster),
    events: [...decision.events, ...events],
  };
}
