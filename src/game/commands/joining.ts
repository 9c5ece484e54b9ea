/** Coming into a game: a seat while it forms, a vacant power while it runs, or a place to watch from. */
import { present } from "../../util/index.js";
import { mayPlay, mayWatch } from "../access.js";
import { candidacyEnds, candidateFace } from "../candidates.js";
import { accept, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Candidate, Game, Member, Role } from "../game.js";
import { addMember, faceOf, membersIn, playerOf, seatsLeft } from "../members.js";
import type { Refusal } from "../refusal.js";
import { whyNotAllowed } from "../requirements.js";
import { type Newcomer, takePower, takeSeat } from "../seating.js";
import { hidesAbsence } from "../secrecy.js";

/** Enough for any audience; a mailbomb needs more (an observer costs nothing). */
const observersMax = 50;

/** No master reads a longer list. */
const candidatesMax = 20;

export const joiningHandlers: { readonly join: Handler<"join"> } = {
  join: {
    roles: ["stranger", "master", "observer"],
    statuses: ["forming", "active", "paused"],
    decide: join,
  },
};

function join(one: Case<"join">): Decision {
  const { role, power } = one.command;
  if (role === "observer") return observe(one);
  if (power !== null) return takeOver(one);
  if (one.game.status !== "forming") {
    return refuse({ kind: "game-running", game: one.game.name });
  }
  if (memberAt(one, "player") !== undefined) return refuse({ kind: "already-joined" });
  if (seatsLeft(one.game, one.board) === 0) return refuse(full(one));
  if (!mayPlay(one.game.access, addressOf(one))) return refuse({ kind: "not-admitted" });
  const refusal = whyNotAllowed(one.game.settings, one.command.career ?? null);
  if (refusal !== null) return refuse(refusal);
  if (one.game.settings.approval) return apply(one);
  const { game, member } = takeSeat(one.game, newcomer(one));
  return accept(game, {
    kind: "joined",
    member: faceOf(member),
    seatsLeft: seatsLeft(game, one.board),
  });
}

function full({ game, command }: Case<"join">): Refusal {
  return { kind: "game-full", game: game.name, role: command.role };
}

function observe(one: Case<"join">): Decision {
  const isMember = memberAt(one, "observer") ?? memberAt(one, "player");
  if (isMember !== undefined) return refuse({ kind: "already-joined" });
  if (membersIn(one.game, "observer").length >= observersMax) return refuse(full(one));
  const address = addressOf(one);
  if (!mayWatch(one.game.access, address)) return refuse({ kind: "not-admitted" });
  const { passwordHash } = one.command;
  const watching = { role: "observer", power: null, address, passwordHash } as const;
  const { game, member } = addMember(one.game, watching);
  return accept(game, {
    kind: "joined",
    member: faceOf(member),
    seatsLeft: seatsLeft(game, one.board),
  });
}

/** A vacant power of a running game finds a new player, who may use what time is left. */
function takeOver(one: Case<"join">): Decision {
  const power = present(one.command.power, "The power to take over");
  if (one.game.status === "forming") {
    return refuse({ kind: "wrong-status", status: "forming", needed: ["active", "paused"] });
  }
  if (memberAt(one, "player") !== undefined) return refuse({ kind: "already-joined" });
  if (!mayKnowVacancies(one)) return refuse({ kind: "secret-seats", game: one.game.name });
  if (playerOf(one.game, power) !== undefined) return refuse({ kind: "power-taken", power });
  const address = addressOf(one);
  if (!mayPlay(one.game.access, address)) return refuse({ kind: "not-admitted" });
  // Who lost the seat was good enough for it, and needs nobody's leave to come back.
  if (one.game.former[power] !== address) {
    const refusal = whyNotAllowed(one.game.settings, one.command.career ?? null);
    if (refusal !== null) return refuse(refusal);
    if (one.game.settings.approval) return apply(one);
  }
  const taken = takePower(one.game, one.board, power, newcomer(one), one.now);
  const member = faceOf(taken.member);
  return accept(
    taken.game,
    { kind: "took-over", member, power, isReturning: taken.isReturning },
    { kind: "briefed", member, power },
    ...taken.events,
  );
}

/**
 * Where it is a secret who has left, an answer to JOIN must not tell it to whoever asks: only those who stand
 * by, whom the masters see and who are told of free seats anyway, and who was asked or had the seat.
 */
function mayKnowVacancies(one: Case<"join">): boolean {
  const { power, asked = false } = one.command;
  if (!hidesAbsence(one.game) || asked) return true;
  const hadSeat = power !== null && one.game.former[power] === addressOf(one);
  return hadSeat || memberAt(one, "observer")?.standby === true;
}

/** The seat is asked for, and the master answers. */
function apply(one: Case<"join">): Decision {
  const { candidates, nextMember } = one.game;
  const { power } = one.command;
  const address = addressOf(one);
  if (candidates.some((each) => each.address === address)) return refuse({ kind: "already-asked" });
  if (candidates.length >= candidatesMax) return refuse(full(one));
  const candidate: Candidate = { id: nextMember, power, since: one.now, ...newcomer(one) };
  const game: Game = {
    ...one.game,
    candidates: [...candidates, candidate],
    nextMember: nextMember + 1,
  };
  const endsAt = candidacyEnds(candidate);
  return accept(game, { kind: "applied", candidate: candidateFace(candidate), endsAt });
}

function newcomer(one: Case<"join">): Newcomer {
  const { passwordHash } = one.command;
  return { address: addressOf(one), passwordHash, preferences: [] };
}

/** The address of whoever asks. */
function addressOf(one: Case<"join">): string {
  return one.actor.kind === "stranger" ? one.actor.address : (one.member?.address ?? "");
}

function memberAt(one: Case<"join">, role: Role): Member | undefined {
  const address = addressOf(one);
  return membersIn(one.game, role).find((member) => member.address === address);
}
