/** Coming into a game: a seat while it forms, a vacant power while it runs, or a place to watch from. */
import { present } from "../../util/index.js";
import { accept, type Decision, type Handlers, type Request, refuse } from "../model/decision.js";
import type { Candidate, Game, Member, Role } from "../model/game.js";
import { addMember, membersIn, playerOf, publicMember, seatsLeft } from "../model/members.js";
import type { Refusal } from "../model/refusal.js";
import { hidesAbsence } from "../model/secrecy.js";
import { mayPlay, mayWatch } from "../seats/access.js";
import { whyNotAllowed } from "../seats/admission.js";
import { candidacyEnds, publicCandidate } from "../seats/candidates.js";
import { whyGmsCannotPlay } from "../seats/former-gms.js";
import { type Newcomer, takePower, takeSeat } from "../seats/newcomer.js";

/** Enough for any audience; a mailbomb needs more (an observer costs nothing). */
const observersMax = 50;

/** No GM reads a longer list. */
const candidatesMax = 20;

export const joinHandlers = {
  join: {
    roles: ["stranger", "gm", "observer"],
    statuses: ["forming", "active", "paused"],
    decide: join,
  },
} satisfies Partial<Handlers>;

function join(request: Request<"join">): Decision {
  const { role, power } = request.command;
  if (role === "observer") return observe(request);
  const asGm = whyGmsCannotPlay(request.game, addressOf(request));
  if (asGm !== null) return refuse(asGm);
  if (power !== null) return takeOver(request);
  if (request.game.status !== "forming") {
    return refuse({ kind: "game-running", game: request.game.name });
  }
  if (memberAt(request, "player") !== undefined) return refuse({ kind: "already-joined" });
  if (seatsLeft(request.game, request.board) === 0) return refuse(full(request));
  if (!mayPlay(request.game.access, addressOf(request))) return refuse({ kind: "not-admitted" });
  const refusal = whyNotAllowed(request.game.settings, request.command.playerRecord ?? null);
  if (refusal !== null) return refuse(refusal);
  if (request.game.settings.approval) return apply(request);
  const { game, member } = takeSeat(request.game, newcomer(request));
  return accept(game, {
    kind: "joined",
    member: publicMember(member),
    seatsLeft: seatsLeft(game, request.board),
  });
}

function full({ game, command }: Request<"join">): Refusal {
  return { kind: "game-full", game: game.name, role: command.role };
}

function observe(request: Request<"join">): Decision {
  const address = addressOf(request);
  const isMember = request.game.members.some((member) => member.address === address);
  if (isMember) return refuse({ kind: "already-joined" });
  if (membersIn(request.game, "observer").length >= observersMax) return refuse(full(request));
  if (!mayWatch(request.game.access, address)) return refuse({ kind: "not-admitted" });
  const { passwordHash } = request.command;
  const watching = { role: "observer", power: null, address, passwordHash } as const;
  const { game, member } = addMember(request.game, watching);
  return accept(game, {
    kind: "joined",
    member: publicMember(member),
    seatsLeft: seatsLeft(game, request.board),
  });
}

/** A vacant power of a running game finds a new player, who may use what time is left. */
function takeOver(request: Request<"join">): Decision {
  const power = present(request.command.power, "The power to take over");
  if (request.game.status === "forming") {
    return refuse({ kind: "wrong-status", status: "forming", needed: ["active", "paused"] });
  }
  if (memberAt(request, "player") !== undefined) return refuse({ kind: "already-joined" });
  if (!mayKnowVacancies(request)) return refuse({ kind: "secret-seats", game: request.game.name });
  if (playerOf(request.game, power) !== undefined) return refuse({ kind: "power-taken", power });
  const address = addressOf(request);
  if (!mayPlay(request.game.access, address)) return refuse({ kind: "not-admitted" });
  // A player who lost the seat was once let in, and may come back without being asked.
  if (request.game.former[power] !== address) {
    const refusal = whyNotAllowed(request.game.settings, request.command.playerRecord ?? null);
    if (refusal !== null) return refuse(refusal);
    if (request.game.settings.approval) return apply(request);
  }
  const taken = takePower(request.game, request.board, power, newcomer(request), request.now);
  const member = publicMember(taken.member);
  return accept(
    taken.game,
    { kind: "took-over", member, power, isReturning: taken.isReturning },
    { kind: "briefed", member, power },
    ...taken.events,
  );
}

/**
 * Where it is a secret who has left, an answer to JOIN must not give it away: only those who stand
 * by, whom the GMs see and who are told of free seats anyway, and who was asked or had the seat.
 */
function mayKnowVacancies(request: Request<"join">): boolean {
  const { power, asked = false } = request.command;
  if (!hidesAbsence(request.game) || asked) return true;
  const hadSeat = power !== null && request.game.former[power] === addressOf(request);
  return hadSeat || memberAt(request, "observer")?.standby === true;
}

/** The seat is asked for, and the GM answers. */
function apply(request: Request<"join">): Decision {
  const { candidates, nextMember } = request.game;
  const { power } = request.command;
  const address = addressOf(request);
  if (candidates.some((each) => each.address === address)) return refuse({ kind: "already-asked" });
  if (candidates.length >= candidatesMax) return refuse(full(request));
  const candidate: Candidate = { id: nextMember, power, since: request.now, ...newcomer(request) };
  const game: Game = {
    ...request.game,
    candidates: [...candidates, candidate],
    nextMember: nextMember + 1,
  };
  const endsAt = candidacyEnds(candidate);
  return accept(game, { kind: "applied", candidate: publicCandidate(candidate), endsAt });
}

function newcomer(request: Request<"join">): Newcomer {
  const { passwordHash } = request.command;
  return { address: addressOf(request), passwordHash, preferences: [] };
}

/** The address of the asker. */
function addressOf(request: Request<"join">): string {
  return request.actor.kind === "stranger"
    ? request.actor.address
    : (request.member?.address ?? "");
}

function memberAt(request: Request<"join">, role: Role): Member | undefined {
  const address = addressOf(request);
  return membersIn(request.game, role).find((member) => member.address === address);
}
