/** Being in a game: wishes for powers, passwords and addresses, standing by, starting, leaving. */

import { type Board, otherTitles } from "../../map/index.js";
import { likeness } from "../../util/index.js";
import { begin } from "../life/create.js";
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Candidate, Game, Member } from "../model/game.js";
import {
  changeMember,
  departPlayer,
  memberById,
  membersIn,
  playerOf,
  publicMember,
  removeMember,
  seatsLeft,
} from "../model/members.js";
import { hidesPlayers } from "../model/secrecy.js";
import { withoutWishes } from "../orders/submissions.js";
import { candidateById, changeCandidate } from "../seats/candidates.js";
import { withFormerGm } from "../seats/former-gms.js";
import { usualDigestMinute } from "../time/digest.js";

export const membershipHandlers = {
  "set-preference": {
    roles: ["player", "candidate"],
    statuses: ["forming"],
    decide: setPreference,
  },
  "set-power": { roles: ["gm"], statuses: ["forming", "active", "paused"], decide: setPower },
  "set-password": {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: (request) => {
      const { passwordHash } = request.command;
      return accept(changeMember(request.game, asker(request).id, { passwordHash }), {
        kind: "password-set",
      });
    },
  },
  "set-name": {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setName,
  },
  "set-address": {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setAddress,
  },
  "move-seat": {
    roles: ["gm", "keeper"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: moveSeat,
  },
  start: { roles: ["gm"], statuses: ["forming"], decide: start },
  "set-invitation": {
    roles: ["gm"],
    statuses: ["forming", "active", "paused"],
    decide: (request) => {
      const { hash } = request.command;
      const event = { kind: "invitation-set", isNeeded: hash !== null } as const;
      return accept({ ...request.game, invitation: hash }, event);
    },
  },
  standby: {
    roles: ["observer"],
    statuses: ["forming", "active", "paused"],
    decide: standby,
  },
  "set-digest": {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setDigest,
  },
  "set-letter-part": {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: setLetterPart,
  },
  resign: {
    roles: ["player", "observer", "gm"],
    statuses: ["forming", "active", "paused"],
    decide: resign,
  },
  eject: {
    roles: ["gm", "keeper"],
    statuses: ["forming", "active", "paused"],
    decide: eject,
  },
} satisfies Partial<Handlers>;

/** A full table begins by itself, unless the GM has said that they will start it. */
function start(request: Request<"start">): Decision {
  const count = seatsLeft(request.game, request.board);
  if (count > 0) return refuse({ kind: "seats-left", count });
  const { game, events } = begin(request.game, request.board, request.now);
  return accept(game, ...events);
}

function standby(request: Request<"standby">): Decision {
  const member = asker(request);
  const change = { standby: request.command.standby };
  return accept(changeMember(request.game, member.id, change), {
    kind: "standby-set",
    member: publicMember(member),
    ...change,
  });
}

function setPreference(request: Request<"set-preference">): Decision {
  const { preferences } = request.command;
  if (request.actor.kind === "candidate") return wish(request, request.actor.id, preferences);
  const member = asker(request);
  return accept(changeMember(request.game, member.id, { preferences }), {
    kind: "preference-set",
    member: publicMember(member),
  });
}

/** Candidates who wait for an answer may say already which power they would like. */
function wish(
  { game }: Request<"set-preference">,
  id: number,
  preferences: Candidate["preferences"],
): Decision {
  const candidate = candidateById(game, id);
  if (candidate === undefined) return refuse({ kind: "sign-on-first" });
  return accept(changeCandidate(game, id, { preferences }), {
    kind: "preference-set",
    member: { id, role: "player", power: null, name: null, address: candidate.address },
  });
}

/** The GM gives a seat: before the start the wish is granted, afterwards the player changes and leaves one free. */
function setPower(request: Request<"set-power">): Decision {
  const { address, power } = request.command;
  const member = membersIn(request.game, "player").find((player) => player.address === address);
  if (member === undefined) return refuse({ kind: "no-such-member", name: address });
  const holder = playerOf(request.game, power);
  if (holder !== undefined && holder.id !== member.id) {
    return refuse({ kind: "power-taken", power });
  }
  const left = member.power === power ? null : member.power;
  const assigned = {
    kind: "power-assigned",
    member: publicMember({ ...member, power }),
    power,
  } as const;
  const moved = changeMember(request.game, member.id, { power });
  if (left === null || request.game.status === "forming") return accept(moved, assigned);
  return accept(withoutWishes(moved, left), assigned, { kind: "opening", power: left });
}

/** As long as a first and a last name, and nothing that could be taken for somebody else. */
const nameShape = /^\p{L}[\p{L}\p{M}\p{N} .'\u2019-]{0,29}$/u;

function setName(request: Request<"set-name">): Decision {
  const { game, board } = request;
  const name = request.command.name?.normalize("NFC") ?? null;
  if (name !== null && !isOwnName(name, board)) {
    const allowed = "a name of at most 30 letters, and no power or title";
    return refuse({ kind: "bad-value", name: "NAME", value: name, allowed });
  }
  const member = { ...asker(request), name };
  return accept(changeMember(game, member.id, { name }), {
    kind: "name-set",
    member: publicMember(member),
    isSecret: hidesPlayers(game),
  });
}

function isOwnName(name: string, { powers }: Board): boolean {
  const ofPowers = powers.flatMap((power) => [power.id, power.name, power.adjective]);
  const titles = [...ofPowers, ...otherTitles].flatMap((title) => [title, `the ${title}`]);
  const isTaken = titles.some((title) => likeness(title) === likeness(name));
  return nameShape.test(name) && !isTaken;
}

/** A new address makes every token worthless that was sent to the old one. */
function setAddress(request: Request<"set-address">): Decision {
  const member = asker(request);
  const { address } = request.command;
  const others = request.game.members.filter(({ id }) => id !== member.id);
  if (others.some((other) => other.address === address)) {
    return refuse({ kind: "address-taken", address });
  }
  const change = { address, tokenVersion: member.tokenVersion + 1 };
  return accept(changeMember(request.game, member.id, change), {
    kind: "address-set",
    before: member.address,
    after: address,
  });
}

/** Nothing moves before who is asked has agreed. GMs see everybody's orders, so none moves another. */
function moveSeat({ game, command }: Request<"move-seat">): Decision {
  const { address, asked } = command;
  const member = memberById(game, command.member);
  if (member === undefined || member.role === "gm") {
    return refuse({ kind: "no-such-member", name: member?.address ?? "" });
  }
  if (game.members.some((member) => member.address === address)) {
    return refuse({ kind: "address-taken", address });
  }
  return accept(game, { kind: "seat-moving", member: publicMember(member), asked });
}

function setDigest(request: Request<"set-digest">): Decision {
  const member = asker(request);
  const { minute } = request.command;
  const digest = minute === "usual" ? usualDigestMinute : minute;
  return accept(changeMember(request.game, member.id, { digest }), {
    kind: "digest-set",
    member: publicMember(member),
    minute: digest,
  });
}

function setLetterPart(request: Request<"set-letter-part">): Decision {
  const member = asker(request);
  const { part, isOn } = request.command;
  const others = member.without.filter((each) => each !== part);
  const change = { without: isOn ? others : [...others, part] };
  return accept(changeMember(request.game, member.id, change), {
    kind: "letter-part-set",
    part,
    isOn,
  });
}

/** A game without a GM would wait forever for things that only a GM can do. */
function resign(request: Request<"resign">): Decision {
  const member = asker(request);
  if (member.role !== "gm") return leave(request.game, member, "resigned");
  if (membersIn(request.game, "gm").length === 1) return refuse({ kind: "last-gm" });
  return accept(removeMember(withFormerGm(request.game, member), member.id), {
    kind: "stepped-down",
    member: publicMember(member),
  });
}

/** GMs have equal rights, so only the keeper takes one out, and never the last. */
function eject(request: Request<"eject">): Decision {
  const { power, address } = request.command;
  const isKeeper = request.actor.kind === "keeper";
  const member =
    power !== null
      ? playerOf(request.game, power)
      : request.game.members.find(
          (each) => (isKeeper || each.role !== "gm") && each.address === address,
        );
  if (member === undefined && power !== null) return refuse({ kind: "no-player", power });
  if (member === undefined) return refuse({ kind: "no-such-member", name: address ?? "" });
  const isLast = member.role === "gm" && membersIn(request.game, "gm").length === 1;
  if (isLast) return refuse({ kind: "last-gm" });
  const game = member.role === "gm" ? withFormerGm(request.game, member) : request.game;
  return leave(game, member, "ejected");
}

/** A player's orders stay with the power; wishes to wait or to end the game leave with the player. */
function leave(game: Game, member: Member, kind: "resigned" | "ejected"): Decision {
  const isPlaying = member.power !== null && game.status !== "forming";
  const without = isPlaying ? departPlayer(game, member, kind) : removeMember(game, member.id);
  const left = member.power === null ? without : withoutWishes(without, member.power);
  const event = { kind, member: publicMember(member) };
  if (member.role !== "player") return accept(left, event);
  const power = game.status === "forming" ? null : member.power;
  return accept(left, event, { kind: "opening", power });
}
