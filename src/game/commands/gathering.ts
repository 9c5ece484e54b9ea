/** Coming and going: joining, wishes for powers, passwords and addresses, resigning. */
import { dayMs, present } from "../../util/index.js";
import { begin } from "../create.js";
import { extendedDeadline, moveDeadline, takenDays } from "../deadline.js";
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import { usualDigestMinute } from "../digest.js";
import type { Event } from "../event.js";
import type { Game, Member, Role } from "../game.js";
import {
  addMember,
  changeMember,
  departPlayer,
  faceOf,
  membersIn,
  playerOf,
  removeMember,
  seatsLeft,
} from "../members.js";
import type { Refusal } from "../refusal.js";
import { isQuiet } from "../secrecy.js";
import { changeSheet, duePowers, emptySheet } from "../sheets.js";

/** Enough for any audience; a mailbomb needs more (an observer costs nothing). */
const observersMax = 50;

export const gatheringHandlers: {
  readonly join: Handler<"join">;
  readonly "set-preference": Handler<"set-preference">;
  readonly "set-power": Handler<"set-power">;
  readonly "set-password": Handler<"set-password">;
  readonly "set-address": Handler<"set-address">;
  readonly start: Handler<"start">;
  readonly "set-invitation": Handler<"set-invitation">;
  readonly standby: Handler<"standby">;
  readonly "set-digest": Handler<"set-digest">;
  readonly resign: Handler<"resign">;
  readonly eject: Handler<"eject">;
} = {
  join: {
    roles: ["stranger", "master", "observer"],
    statuses: ["forming", "active", "paused"],
    decide: join,
  },
  "set-preference": { roles: ["player"], statuses: ["forming"], decide: setPreference },
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
    roles: ["player", "observer"],
    statuses: ["forming", "active", "paused"],
    decide: (one) => leave(one.game, asker(one), "resigned"),
  },
  eject: { roles: ["master"], statuses: ["forming", "active", "paused"], decide: eject },
};

function join(one: Case<"join">): Decision {
  const { role, power } = one.command;
  if (role === "observer") return observe(one);
  if (power !== null) return takeOver(one);
  if (one.game.status !== "forming") {
    return refuse({ kind: "game-running", game: one.game.name });
  }
  const already = memberAt(one, "player");
  if (already !== undefined) return refuse({ kind: "already-joined" });
  if (seatsLeft(one.game, one.board) === 0) return refuse(full(one));
  const { game, member } = addMember(one.game, newcomer(one, "player", null));
  return accept(game, {
    kind: "joined",
    member: faceOf(member),
    seatsLeft: seatsLeft(game, one.board),
  });
}

/** A full table begins by itself, unless the master has said that he will start it. */
function start(one: Case<"start">): Decision {
  const count = seatsLeft(one.game, one.board);
  if (count > 0) return refuse({ kind: "seats-left", count });
  const { game, events } = begin(one.game, one.board, one.now);
  return accept(game, ...events);
}

function full({ game, command }: Case<"join">): Refusal {
  return { kind: "game-full", game: game.name, role: command.role };
}

function observe(one: Case<"join">): Decision {
  const isMember = memberAt(one, "observer") ?? memberAt(one, "player");
  if (isMember !== undefined) return refuse({ kind: "already-joined" });
  if (membersIn(one.game, "observer").length >= observersMax) return refuse(full(one));
  const { game, member } = addMember(one.game, newcomer(one, "observer", null));
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
  if (playerOf(one.game, power) !== undefined) return refuse({ kind: "power-taken", power });
  const isReturning = one.game.former[power] === addressOf(one);
  const { game, member } = addMember(withoutStandby(one), newcomer(one, "player", power));
  const seated = { ...game, former: without(game.former, power) };
  const face = faceOf(member);
  const came: readonly Event[] = [
    { kind: "took-over", member: face, power, isReturning },
    { kind: "briefed", member: face, power },
  ];
  if (isReturning) return accept(seated, ...came);
  const given = giveTime(changeSheet(seated, power, { wait: true }), one);
  return accept(given.game, ...came, ...given.events);
}

/** A new player needs a day to look around, once the deadline is nearer than that. */
const newcomersMs = dayMs;

/**
 * Only new players are waited for: who lost the seat could come back again and again to gain time. Where nobody
 * may learn that one has come, the deadline stays: moved by nobody, it would tell.
 */
function giveTime(
  game: Game,
  { board, now }: Case<"join">,
): {
  readonly game: Game;
  readonly events: readonly Event[];
} {
  const { timing, settings, phase } = game;
  const isNear = timing !== null && timing.deadline - now < newcomersMs;
  if (!isNear || isQuiet(settings)) return { game, events: [] };
  const taken = takenDays(game, duePowers(game, board));
  const after = extendedDeadline(settings, phase, now, newcomersMs, taken);
  return {
    game: { ...game, timing: moveDeadline(timing, after, now) },
    events: [{ kind: "deadline-set", before: timing.deadline, after, why: "newcomer" }],
  };
}

/** Whoever stood by and takes a seat need not watch any more. */
function withoutStandby(one: Case<"join">): Game {
  const watching = memberAt(one, "observer");
  return watching?.standby === true ? removeMember(one.game, watching.id) : one.game;
}

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));
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

function newcomer(one: Case<"join">, role: Role, power: Member["power"]) {
  return { role, power, address: addressOf(one), passwordHash: one.command.passwordHash };
}

/** The address of whoever asks. */
function addressOf(one: Case<"join">): string {
  return one.actor.kind === "stranger" ? one.actor.address : asker(one).address;
}

function memberAt(one: Case<"join">, role: Role): Member | undefined {
  const address = addressOf(one);
  return membersIn(one.game, role).find((member) => member.address === address);
}

function setPreference(one: Case<"set-preference">): Decision {
  const member = asker(one);
  const { preferences } = one.command;
  return accept(changeMember(one.game, member.id, { preferences }), {
    kind: "preference-set",
    member: faceOf(member),
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

function eject(one: Case<"eject">): Decision {
  const { power, address } = one.command;
  const member =
    power !== null
      ? playerOf(one.game, power)
      : one.game.members.find((each) => each.role !== "master" && each.address === address);
  if (member === undefined) {
    return refuse({ kind: "no-such-member", name: power ?? address ?? "" });
  }
  return leave(one.game, member, "ejected");
}

/** A player's orders stay with the power; wishes to wait or to end the game leave with the player. */
function leave(game: Game, member: Member, kind: "resigned" | "ejected"): Decision {
  const isPlaying = member.power !== null && game.status !== "forming";
  const without = isPlaying ? departPlayer(game, member, kind) : removeMember(game, member.id);
  const { wait, draw, drawSize, concede } = emptySheet;
  const left =
    member.power === null
      ? without
      : changeSheet(without, member.power, { wait, draw, drawSize, concede });
  const event = { kind, member: faceOf(member) };
  if (member.role !== "player") return accept(left, event);
  const power = game.status === "forming" ? null : member.power;
  return accept(left, event, { kind: "opening", power });
}
