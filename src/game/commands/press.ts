/** Press: whether it may be sent, in which color, and whom it reaches. What it says is not looked at. */
import type { PowerId } from "../../map/index.js";
import type { PressTarget } from "../model/command.js";
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Game, GameStatus, Member, PressColor } from "../model/game.js";
import { playerOf, publicMember } from "../model/members.js";
import type { Refusal } from "../model/refusal.js";
import { hidesAbsence } from "../model/secrecy.js";
import { duePowers, isComplete, submissionOf } from "../orders/submissions.js";
import { headerOf, isToGm } from "../press/header.js";
import { touchedPowers } from "../press/touch.js";

/** About ten pages: more is no message but an attack on six mailboxes. */
const pressCharactersMax = 20_000;

export const pressHandlers = {
  press: {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: sendPress,
  },
  "postal-press": {
    roles: ["player", "gm", "observer"],
    statuses: ["active", "paused"],
    decide: keepPress,
  },
} satisfies Partial<Handlers>;

type Press = Request<"press"> | Request<"postal-press">;

function sendPress(request: Request<"press">): Decision {
  const from = asker(request);
  const { to, text } = request.command;
  const signed = colorOf(request, from);
  const header = headerOf(request, from);
  const refusal =
    whyNoText(text) ??
    whyNot(request, from, to) ??
    outOfTouch(request, from) ??
    signed.refusal ??
    header.refusal;
  if (refusal !== null) return refuse(refusal);
  const recipients = request.game.members
    .filter((member) => member.id !== from.id && isAddressed(member, to))
    .map((member) => member.id);
  const vacant = vacantPowers(request.game, from, to);
  if (recipients.length === 0 && !isVacancyHidden(request.game, from, to)) {
    return refuse({ kind: "nobody-to-address", vacant });
  }
  const { color } = signed;
  const { shown } = header;
  return accept(
    request.game,
    { kind: "press", from: publicMember(from), color, to, shown, recipients, text },
    ...(vacant.length > 0 ? [{ kind: "press-unread", vacant } as const] : []),
  );
}

function keepPress(request: Request<"postal-press">): Decision {
  const from = asker(request);
  const { text } = request.command;
  const { color, refusal } = colorOf(request, from);
  if (!request.game.settings.postalPress) return refuse({ kind: "no-postal-press" });
  const why =
    whyNoText(text, keptFrom(request.game, from)) ??
    whyNot(request, from, { kind: "all" }) ??
    refusal;
  if (why !== null) return refuse(why);
  const postal = [...request.game.postal, { from: publicMember(from), color, text }];
  return accept({ ...request.game, postal }, { kind: "postal-kept", text });
}

/** What this member wrote before in the same phase: all of it goes out in one letter. */
function keptFrom({ postal }: Game, { id }: Member): string {
  return postal.map(({ from, text }) => (from?.id === id ? text : "")).join("");
}

function whyNoText(text: string, before = ""): Refusal | null {
  if (text.trim() === "") return { kind: "empty-press" };
  if (before.length + text.length <= pressCharactersMax) return null;
  return { kind: "press-too-long", limit: pressCharactersMax };
}

/** The game is over, or it has not begun: no phase restricts anything. */
const unrestricted: readonly GameStatus[] = ["forming", "finished"];

/** Why this member may not write to these; null if they may. The GM can always be reached. */
function whyNot(request: Press, from: Member, to: PressTarget): Refusal | null {
  const { press, partialPress, observerPress } = request.game.settings;
  if (from.role === "gm" || isToGm(to) || request.game.status === "finished") return null;
  if (press === "none") return { kind: "no-press" };
  if (from.role === "observer" && observerPress === "none") return { kind: "no-observer-press" };
  if (to.kind === "some" && !partialPress) return { kind: "no-partial-press" };
  return unrestricted.includes(request.game.status) ? null : whyNotNow(request, from);
}

/** Why this member may not write in this phase, with what they have ordered in it. */
function whyNotNow({ board, game }: Press, { power }: Member): Refusal | null {
  const { minorPress, latePress, mustOrder } = game.settings;
  if (!minorPress && game.phase.kind !== "M") return { kind: "no-minor-press" };
  if (power === null || (latePress && !mustOrder)) return null;
  const isOwing = duePowers(game, board).includes(power) && !isComplete(game, board, power);
  if (!isOwing) return null;
  if (mustOrder) return { kind: "order-first" };
  return submissionOf(game, power).late ? { kind: "no-late-press" } : null;
}

/** Where press goes to neighbors only, why this one does not. */
function outOfTouch(
  { game, board, command: { to } }: Request<"press">,
  { role, power }: Member,
): Refusal | null {
  const isFree = role === "gm" || isToGm(to) || !game.settings.touchPress;
  if (isFree || unrestricted.includes(game.status)) return null;
  const touched = power === null ? [] : touchedPowers(board, game.position, power);
  const isInTouch =
    to.kind === "some" && !to.observers && to.powers.every((each) => touched.includes(each));
  return isInTouch ? null : { kind: "out-of-touch", touched };
}

/** The color asked for or else the usual one, and the refusal where it is not allowed. */
function colorOf(
  { game, command }: Press,
  from: Member,
): { readonly color: PressColor; readonly refusal: Refusal | null } {
  const [usual, other] = colorsFor(game, from);
  const color = command.color ?? usual;
  const isAllowed = color === usual || color === other;
  return { color, refusal: isAllowed ? null : { kind: "not-your-color", allowed: usual } };
}

/** The colors that a member may write in, the usual one first. */
function colorsFor(
  { settings: { press, observerPress } }: Game,
  { role }: Member,
): readonly [PressColor, PressColor?] {
  if (press === "white" || press === "none") return ["white"];
  if (role === "gm") return ["white", "grey"];
  if (role === "observer" && observerPress === "white") return ["white"];
  if (press === "grey") return ["grey"];
  return press === "white/grey" ? ["white", "grey"] : ["grey", "white"];
}

function isAddressed(member: Member, to: PressTarget): boolean {
  if (to.kind === "all") return true;
  if (member.role === "gm") return to.gm;
  if (member.role === "observer") return to.observers;
  return member.power !== null && to.powers.includes(member.power);
}

/** Where players may not learn that a power has no player, a message to it must seem to arrive. */
function isVacancyHidden(game: Game, from: Member, to: PressTarget): boolean {
  if (from.role === "gm" || !hidesAbsence(game) || to.kind === "all") return false;
  return to.powers.some((power) => power !== from.power);
}

/** The powers that a message names and nobody plays, as far as its writer may know. */
function vacantPowers(game: Game, from: Member, to: PressTarget): readonly PowerId[] {
  if (to.kind === "all" || isVacancyHidden(game, from, to)) return [];
  return to.powers.filter((power) => playerOf(game, power) === undefined);
}
