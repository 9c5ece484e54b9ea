/** Press: whom it reaches. What it says is not looked at. */

import type { PressTarget } from "../command.js";
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Game, Member } from "../game.js";
import { faceOf } from "../members.js";

/** About ten pages: more is no message but an attack on six mailboxes. */
const pressCharactersMax = 20_000;

export const pressHandlers: { readonly press: Handler<"press"> } = {
  press: {
    roles: ["player", "master", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: sendPress,
  },
};

function sendPress(one: Case<"press">): Decision {
  const from = asker(one);
  const { to, text } = one.command;
  if (text.trim() === "") return refuse({ kind: "empty-press" });
  if (text.length > pressCharactersMax) {
    return refuse({ kind: "press-too-long", limit: pressCharactersMax });
  }
  if (!mayWrite(one.game, from, to)) return refuse({ kind: "no-press" });
  const recipients = one.game.members
    .filter((member) => member.id !== from.id && isAddressed(member, to))
    .map((member) => member.id);
  if (recipients.length === 0) return refuse({ kind: "nobody-to-address" });
  return accept(one.game, { kind: "press", from: faceOf(from), to, recipients, text });
}

/** Without press, players and the master may still write to each other; nobody else to anybody. */
function mayWrite(game: Game, from: Member, to: PressTarget): boolean {
  if (game.settings.press === "white" || game.status === "finished") return true;
  if (from.role === "master") return true;
  return to.kind === "some" && to.master && to.powers.length === 0 && !to.observers;
}

function isAddressed(member: Member, to: PressTarget): boolean {
  if (to.kind === "all") return true;
  if (member.role === "master") return to.master;
  if (member.role === "observer") return to.observers;
  return member.power !== null && to.powers.includes(member.power);
}
