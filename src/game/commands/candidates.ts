/** Who comes in: the GM's answers to candidates, and the lists of those who may play. */

import { mailAddress } from "../../util/index.js";
import { accept, type Decision, type Handlers, type Request, refuse } from "../model/decision.js";
import type { Access, Candidate } from "../model/game.js";
import { membersIn, playerOf, publicMember, seatsLeft } from "../model/members.js";
import { candidateById, publicCandidate, removeCandidate } from "../seats/candidates.js";
import { whyGmsCannotPlay } from "../seats/former-gms.js";
import { takePower, takeSeat } from "../seats/newcomer.js";

/** More is a task for the mail server. */
const addressesMax = 100;

export const candidateHandlers = {
  "answer-candidate": {
    roles: ["gm"],
    statuses: ["forming", "active", "paused"],
    decide: answer,
  },
  "set-access": {
    roles: ["gm"],
    statuses: ["forming", "active", "paused"],
    decide: setAccess,
  },
} satisfies Partial<Handlers>;

function answer(request: Request<"answer-candidate">): Decision {
  const { id, admits } = request.command;
  const candidate = candidateById(request.game, id);
  if (candidate === undefined) return refuse({ kind: "no-such-candidate", name: String(id) });
  if (admits) return admit(request, candidate);
  const event = { kind: "candidate-denied", candidate: publicCandidate(candidate) } as const;
  return accept(removeCandidate(request.game, id), event);
}

function admit(
  { game: before, board, now }: Request<"answer-candidate">,
  candidate: Candidate,
): Decision {
  const { id, power, address } = candidate;
  if (membersIn(before, "player").some((player) => player.address === address)) {
    return refuse({ kind: "already-joined" });
  }
  const asGm = whyGmsCannotPlay(before, address);
  if (asGm !== null) return refuse(asGm);
  const game = removeCandidate(before, id);
  if (power === null) {
    if (seatsLeft(game, board) === 0) {
      return refuse({ kind: "game-full", game: before.name, role: "player" });
    }
    const seated = takeSeat(game, candidate);
    const member = publicMember(seated.member);
    const left = seatsLeft(seated.game, board);
    return accept(seated.game, { kind: "admitted", member, power, seatsLeft: left });
  }
  if (playerOf(game, power) !== undefined) return refuse({ kind: "power-taken", power });
  const taken = takePower(game, board, power, candidate, now);
  const member = publicMember(taken.member);
  return accept(
    taken.game,
    { kind: "admitted", member, power, seatsLeft: 0 },
    { kind: "briefed", member, power },
    ...taken.events,
  );
}

function setAccess(request: Request<"set-access">): Decision {
  const { list, added, removed } = request.command;
  const wrong = [...added, ...(removed ?? [])].find((entry) => !isEntry(entry));
  if (wrong !== undefined) {
    const allowed = "a mail address such as anna@example.net, or @example.net for all of a domain";
    return refuse({ kind: "bad-value", name: "PLAYER", value: wrong, allowed });
  }
  const before = request.game.access[list];
  const kept = removed === null ? [] : before.filter((entry) => !removed.includes(entry));
  const after = [...new Set([...kept, ...added])];
  if (after.length > addressesMax) {
    return refuse({ kind: "too-many-addresses", most: addressesMax });
  }
  const access: Access = { ...request.game.access, [list]: after };
  return accept(
    { ...request.game, access },
    {
      kind: "access-changed",
      list,
      added: after.filter((entry) => !before.includes(entry)),
      removed: before.filter((entry) => !after.includes(entry)),
    },
  );
}

/** An address, or `@example.net` for all of a domain. */
function isEntry(entry: string): boolean {
  return mailAddress(entry.startsWith("@") ? `anybody${entry}` : entry) !== null;
}
