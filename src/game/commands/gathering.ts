/** Being in a game: wishes for powers, passwords and addresses, standing by, starting, leaving. */

import { candidateById, changeCandidate } from "../candidates.js";
import { begin } from "../create.js";
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import { usualDigestMinute } from "../digest.js";
import type { Candidate, Game, Member } from "../game.js";
import {
  changeMember,
  departPlayer,
  faceOf,
  memberById,
  membersIn,
  playerOf,
  removeMember,
  seatsLeft,
} from "../members.js";
import { withoutWishes } from "../sheets.js";

export const gatheringHandlers: {
  readonly "set-preference": Handler<"set-preference">;
  readonly "set-power": Handler<"set-power">;
  readonly "set-password": Handler<"set-password">;
  readonly "set-address": Handler<"set-address">;
  readonly "move-seat": Handler<"move-seat">;
  readonly start: Handler<"start">;
  readonly "set-invitation": Handler<"set-invitation">;
  readonly standby: Handler<"standby">;
  readonly "set-digest": Handler<"set-digest">;
  readonly resign: Handler<"resign">;
  readonly eject: Handler<"eject">;
} = {
  "set-preference": {
    roles: ["player", "candidate"],
    statuses: ["forming"],
    decide: setPreference,
  },
  "set-power": { roles: ["master"], statuses: ["forming", "active", "paused"], decide: setPower },
  "set-password": {
    roles: ["player", "master", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: (one) => {
      const { passwordHash } = one.command;
      return accept(changeMember(one.game, asker(one).id, { passwordHash }), {
        kind: "password-set",
      });
    },
  },
  "set-address": {
    roles: ["player", "master", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setAddress,
  },
  "move-seat": {
    roles: ["master", "keeper"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: moveSeat,
  },
  start: { roles: ["master"], statuses: ["forming"], decide: start },
  "set-invitation": {
    roles: ["master"],
    statuses: ["forming", "active", "paused"],
    decide: (one) => {
      const { hash } = one.command;
      const event = { kind: "invitation-set", isNeeded: hash !== null } as const;
      return accept({ ...one.game, invitation: hash }, event);
    },
  },
  standby: {
    roles: ["observer"],
    statuses: ["forming", "active", "paused"],
    decide: standby,
  },
  "set-digest": {
    roles: ["player", "master", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setDigest,
  },
  resign: {
    roles: ["player", "observer", "master"],
    statuses: ["forming", "active", "paused"],
    decide: resign,
  },
  eject: {
    roles: ["master", "keeper"],
    statuses: ["forming", "active", "paused"],
    decide: eject,
  },
};

/** A full table begins by itself, unless the master has said that he will start it. */
function start(one: Case<"start">): Decision {
  const count = seatsLeft(one.game, one.board);
  if (count > 0) return refuse({ kind: "seats-left", count });
  const { game, events } = begin(one.game, one.board, one.now);
  return accept(game, ...events);
}

function standby(one: Case<"standby">): Decision {
  const member = asker(one);
  const change = { standby: one.command.standby };
  return accept(changeMember(one.game, member.id, change), {
    kind: "standby-set",
    member: faceOf(member),
    ...change,
  });
}

function setPreference(one: Case<"set-preference">): Decision {
  const { preferences } = one.command;
  if (one.actor.kind === "candidate") return wish(one, one.actor.id, preferences);
  const member = asker(one);
  return accept(changeMember(one.game, member.id, { preferences }), {
    kind: "preference-set",
    member: faceOf(member),
  });
}

/** Who has not been let in yet may say already what he likes. */
function wish(
  { game }: Case<"set-preference">,
  id: number,
  preferences: Candidate["preferences"],
): Decision {
  const candidate = candidateById(game, id);
  if (candidate === undefined) return refuse({ kind: "sign-on-first" });
  return accept(changeCandidate(game, id, { preferences }), {
    kind: "preference-set",
    member: { id, role: "player", power: null, address: candidate.address },
  });
}

/** The master gives a seat: before the start the wish is granted, afterwards the player changes. */
function setPower(one: Case<"set-power">): Decision {
  const { address, power } = one.command;
  const member = membersIn(one.game, "player").find((player) => player.address === address);
  if (member === undefined) return refuse({ kind: "no-such-member", name: address });
  const holder = playerOf(one.game, power);
  if (holder !== undefined && holder.id !== member.id) {
    return refuse({ kind: "power-taken", power });
  }
  return accept(changeMember(one.game, member.id, { power }), {
    kind: "power-assigned",
    member: faceOf({ ...member, power }),
    power,
  });
}

/** A new address makes every token worthless that was sent to the old one. */
function setAddress(one: Case<"set-address">): Decision {
  const member = asker(one);
  const { address } = one.command;
  const change = { address, tokenVersion: member.tokenVersion + 1 };
  return accept(changeMember(one.game, member.id, change), {
    kind: "address-set",
    before: member.address,
    after: address,
  });
}

/** Nothing moves before who is asked has agreed. Masters see everybody's orders, so none moves another. */
function moveSeat({ game, command }: Case<"move-seat">): Decision {
  const { address, asked } = command;
  const member = memberById(game, command.member);
  if (member === undefined || member.role === "master") {
    return refuse({ kind: "no-such-member", name: member?.address ?? "" });
  }
  if (game.members.some((one) => one.address === address)) {
    return refuse({ kind: "address-taken", address });
  }
  return accept(game, { kind: "seat-moving", member: faceOf(member), asked });
}

function setDigest(one: Case<"set-digest">): Decision {
  const member = asker(one);
  const { minute } = one.command;
  const digest = minute === "usual" ? usualDigestMinute : minute;
  return accept(changeMember(one.game, member.id, { digest }), {
    kind: "digest-set",
    member: faceOf(member),
    minute: digest,
  });
}

/** A game without a master would wait for ever for whatever only a master can do. */
function resign(one: Case<"resign">): Decision {
  const member = asker(one);
  if (member.role !== "master") return leave(one.game, member, "resigned");
  if (membersIn(one.game, "master").length === 1) return refuse({ kind: "last-master" });
  return accept(removeMember(one.game, member.id), {
    kind: "stepped-down",
    member: faceOf(member),
  });
}

/** Masters have equal rights, so only the keeper takes one out, and never the last. */
function eject(one: Case<"eject">): Decision {
  const { power, address } = one.command;
  const isKeeper = one.actor.kind === "keeper";
  const member =
    power !== null
      ? playerOf(one.game, power)
      : one.game.members.find(
          (each) => (isKeeper || each.role !== "master") && each.address === address,
        );
  if (member === undefined) {
    return refuse({ kind: "no-such-member", name: power ?? address ?? "" });
  }
  const isLast = member.role === "master" && membersIn(one.game, "master").length === 1;
  if (isLast) return refuse({ kind: "last-master" });
  return leave(one.game, member, "ejected");
}

/** A player's orders stay with the power; wishes to wait or to end the game leave with the player. */
function leave(game: Game, member: Member, kind: "resigned" | "ejected"): Decision {
  const isPlaying = member.power !== null && game.status !== "forming";
  const without = isPlaying ? departPlayer(game, member, kind) : removeMember(game, member.id);
  const left = member.power === null ? without : withoutWishes(without, member.power);
  const event = { kind, member: faceOf(member) };
  if (member.role !== "player") return accept(left, event);
  const power = game.status === "forming" ? null : member.power;
  return accept(left, event, { kind: "opening", power });
}
