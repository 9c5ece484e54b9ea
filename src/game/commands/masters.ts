/** The masters themselves: several of them, one after another, and what they look at. */
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Game, Member } from "../game.js";
import { addMember, changeMember, faceOf, memberById } from "../members.js";

/** A few friends; a game run by a crowd is run by nobody. */
const mastersMax = 6;

export const masterHandlers: {
  readonly promote: Handler<"promote">;
  readonly preview: Handler<"preview">;
} = {
  promote: {
    roles: ["master", "keeper"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: promote,
  },
  preview: {
    roles: ["master"],
    statuses: ["active", "paused"],
    decide: (one) => accept(one.game, { kind: "previewed", phase: one.game.phase }),
  },
};

/** An observer or somebody new becomes a master. A player cannot: masters see everybody's orders. */
function promote(one: Case<"promote">): Decision {
  const { address, handover } = one.command;
  const known = one.game.members.filter((member) => member.address === address);
  if (known.some(({ role }) => role === "master")) return refuse({ kind: "already-joined" });
  if (known.some(({ role }) => role === "player")) {
    return refuse({ kind: "player-cannot-master", address });
  }
  const masters = one.game.members.filter(({ role }) => role === "master");
  if (masters.length >= mastersMax) {
    return refuse({ kind: "game-full", game: one.game.name, role: "master" });
  }
  const { game, member } = withMaster(one.game, address, known[0]);
  if (!handover) return accept(game, { kind: "promoted", member: faceOf(member) });
  const from = asker(one);
  const left = changeMember(game, from.id, { role: "observer" });
  return accept(left, { kind: "handed-over", from: faceOf(from), to: faceOf(member) });
}

function withMaster(
  game: Game,
  address: string,
  observer: Member | undefined,
): { readonly game: Game; readonly member: Member } {
  if (observer === undefined) {
    return addMember(game, { role: "master", power: null, address, passwordHash: null });
  }
  const changed = changeMember(game, observer.id, { role: "master" });
  return { game: changed, member: memberById(changed, observer.id) ?? observer };
}
