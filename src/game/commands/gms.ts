/** The GMs themselves: several of them, one after another, and what they look at. */
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Game, Member } from "../model/game.js";
import { addMember, changeMember, memberById, publicMember } from "../model/members.js";
import { withFormerGm } from "../seats/former-gms.js";

/** A few friends; a game run by a crowd is run by nobody. */
const gmsMax = 6;

export const gmHandlers = {
  promote: {
    roles: ["gm", "keeper"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: promote,
  },
  preview: {
    roles: ["gm"],
    statuses: ["active", "paused"],
    decide: (request) => accept(request.game, { kind: "previewed", phase: request.game.phase }),
  },
} satisfies Partial<Handlers>;

/** An observer or somebody new becomes a GM. A player cannot: GMs see everybody's orders. */
function promote(request: Request<"promote">): Decision {
  const { address, handover } = request.command;
  const known = request.game.members.filter((member) => member.address === address);
  if (known.some(({ role }) => role === "gm")) return refuse({ kind: "already-joined" });
  if (known.some(({ role }) => role === "player")) {
    return refuse({ kind: "player-cannot-be-gm", address });
  }
  const gms = request.game.members.filter(({ role }) => role === "gm");
  if (gms.length >= gmsMax) {
    return refuse({ kind: "game-full", game: request.game.name, role: "gm" });
  }
  const { game, member } = withGm(request.game, address, known[0]);
  if (!handover) return accept(game, { kind: "promoted", member: publicMember(member) });
  const from = asker(request);
  const left = changeMember(withFormerGm(game, from), from.id, { role: "observer" });
  return accept(left, { kind: "handed-over", from: publicMember(from), to: publicMember(member) });
}

function withGm(
  game: Game,
  address: string,
  observer: Member | undefined,
): { readonly game: Game; readonly member: Member } {
  if (observer === undefined) {
    return addMember(game, { role: "gm", power: null, address, passwordHash: null });
  }
  const changed = changeMember(game, observer.id, { role: "gm", standby: false });
  return { game: changed, member: memberById(changed, observer.id) ?? observer };
}
