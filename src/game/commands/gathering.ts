/** Coming and going: joining, wishes for powers, passwords and addresses, resigning. */
import { present } from "../../util/index.js";
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Game, Member, Role } from "../game.js";
import {
  addMember,
  changeMember,
  faceOf,
  membersIn,
  playerOf,
  removeMember,
  seatsLeft,
} from "../members.js";
import { changeSheet, emptySheet } from "../sheets.js";

/** Enough for any audience; a mailbomb needs more (an observer costs nothing). */
const observersMax = 50;

export const gatheringHandlers: {
  readonly join: Handler<"join">;
  readonly "set-preference": Handler<"set-preference">;
  readonly "set-power": Handler<"set-power">;
  readonly "set-password": Handler<"set-password">;
  readonly "set-address": Handler<"set-address">;
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
    return refuse({ kind: "wrong-status", status: one.game.status, needed: ["forming"] });
  }
  const already = memberAt(one, "player");
  if (already !== undefined) return refuse({ kind: "already-joined" });
  if (seatsLeft(one.game, one.board) === 0) return refuse({ kind: "game-full" });
  const { game, member } = addMember(one.game, newcomer(one, "player", null));
  return accept(game, {
    kind: "joined",
    member: faceOf(member),
    seatsLeft: seatsLeft(game, one.board),
  });
}

function observe(one: Case<"join">): Decision {
  if (memberAt(one, "observer") !== undefined) return refuse({ kind: "already-joined" });
  if (membersIn(one.game, "observer").length >= observersMax) return refuse({ kind: "game-full" });
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
  const { game, member } = addMember(one.game, newcomer(one, "player", power));
  return accept(game, { kind: "took-over", member: faceOf(member), power });
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
  const without = removeMember(game, member.id);
  const { wait, draw, concede } = emptySheet;
  const left =
    member.power === null ? without : changeSheet(without, member.power, { wait, draw, concede });
  return accept(left, { kind, member: faceOf(member) });
}
