/** Who comes in: the master's answers to those who ask for a seat, and the lists of who may. */
import { candidateById, candidateFace, removeCandidate } from "../candidates.js";
import { accept, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Access, Candidate } from "../game.js";
import { faceOf, membersIn, playerOf, seatsLeft } from "../members.js";
import { takePower, takeSeat } from "../seating.js";

/** More is a task for the mail server. */
const addressesMax = 100;

export const candidateHandlers: {
  readonly "answer-candidate": Handler<"answer-candidate">;
  readonly "set-access": Handler<"set-access">;
} = {
  "answer-candidate": {
    roles: ["master"],
    statuses: ["forming", "active", "paused"],
    decide: answer,
  },
  "set-access": {
    roles: ["master"],
    statuses: ["forming", "active", "paused"],
    decide: setAccess,
  },
};

function answer(one: Case<"answer-candidate">): Decision {
  const { id, admits } = one.command;
  const candidate = candidateById(one.game, id);
  if (candidate === undefined) return refuse({ kind: "no-such-candidate", name: String(id) });
  if (admits) return admit(one, candidate);
  const event = { kind: "candidate-denied", candidate: candidateFace(candidate) } as const;
  return accept(removeCandidate(one.game, id), event);
}

function admit(
  { game: before, board, now }: Case<"answer-candidate">,
  candidate: Candidate,
): Decision {
  const { id, power, address } = candidate;
  if (membersIn(before, "player").some((player) => player.address === address)) {
    return refuse({ kind: "already-joined" });
  }
  const game = removeCandidate(before, id);
  if (power === null) {
    if (seatsLeft(game, board) === 0) {
      return refuse({ kind: "game-full", game: before.name, role: "player" });
    }
    const seated = takeSeat(game, candidate);
    const member = faceOf(seated.member);
    const left = seatsLeft(seated.game, board);
    return accept(seated.game, { kind: "admitted", member, power, seatsLeft: left });
  }
  if (playerOf(game, power) !== undefined) return refuse({ kind: "power-taken", power });
  const taken = takePower(game, board, power, candidate, now);
  const member = faceOf(taken.member);
  return accept(
    taken.game,
    { kind: "admitted", member, power, seatsLeft: 0 },
    { kind: "briefed", member, power },
    ...taken.events,
  );
}

function setAccess(one: Case<"set-access">): Decision {
  const { list, added, removed } = one.command;
  const before = one.game.access[list];
  const kept = removed === null ? [] : before.filter((entry) => !removed.includes(entry));
  const after = [...new Set([...kept, ...added])];
  if (after.length > addressesMax) {
    return refuse({ kind: "too-many-addresses", most: addressesMax });
  }
  const access: Access = { ...one.game.access, [list]: after };
  return accept(
    { ...one.game, access },
    {
      kind: "access-changed",
      list,
      added: after.filter((entry) => !before.includes(entry)),
      removed: before.filter((entry) => !after.includes(entry)),
    },
  );
}
