/** Press: whether it may be sent, in which color, and whom it reaches. What it says is not looked at. */
import type { PressTarget } from "../command.js";
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import type { Game, GameStatus, Member, PressColor } from "../game.js";
import { faceOf } from "../members.js";
import { headerOf, isToMaster } from "../press-header.js";
import type { Refusal } from "../refusal.js";
import { hidesAbsence } from "../secrecy.js";
import { duePowers, isComplete, sheetOf } from "../sheets.js";
import { touchedPowers } from "../touch.js";

/** About ten pages: more is no message but an attack on six mailboxes. */
const pressCharactersMax = 20_000;

export const pressHandlers: {
  readonly press: Handler<"press">;
  readonly "postal-press": Handler<"postal-press">;
} = {
  press: {
    roles: ["player", "master", "observer"],
    statuses: ["forming", "active", "paused", "finished"],
    decide: sendPress,
  },
  "postal-press": {
    roles: ["player", "master", "observer"],
    statuses: ["active", "paused"],
    decide: keepPress,
  },
};

type Press = Case<"press"> | Case<"postal-press">;

function sendPress(one: Case<"press">): Decision {
  const from = asker(one);
  const { to, text } = one.command;
  const signed = colorOf(one, from);
  const header = headerOf(one, from);
  const refusal =
    whyNoText(text) ??
    whyNot(one, from, to) ??
    outOfTouch(one, from) ??
    signed.refusal ??
    header.refusal;
  if (refusal !== null) return refuse(refusal);
  const recipients = one.game.members
    .filter((member) => member.id !== from.id && isAddressed(member, to))
    .map((member) => member.id);
  if (recipients.length === 0 && !isVacancyHidden(one.game, from, to)) {
    return refuse({ kind: "nobody-to-address" });
  }
  const { color } = signed;
  const { shown } = header;
  return accept(one.game, {
    kind: "press",
    from: faceOf(from),
    color,
    to,
    shown,
    recipients,
    text,
  });
}

function keepPress(one: Case<"postal-press">): Decision {
  const from = asker(one);
  const { text } = one.command;
  const { color, refusal } = colorOf(one, from);
  if (!one.game.settings.postalPress) return refuse({ kind: "no-postal-press" });
  const why =
    whyNoText(text, keptFrom(one.game, from)) ?? whyNot(one, from, { kind: "all" }) ?? refusal;
  if (why !== null) return refuse(why);
  const postal = [...one.game.postal, { from: faceOf(from), color, text }];
  return accept({ ...one.game, postal }, { kind: "postal-kept", text });
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

/** Why this member may not write to these; null if he may. The master can always be reached. */
function whyNot(one: Press, from: Member, to: PressTarget): Refusal | null {
  const { press, partialPress, observerPress } = one.game.settings;
  if (from.role === "master" || isToMaster(to) || one.game.status === "finished") return null;
  if (press === "none") return { kind: "no-press" };
  if (from.role === "observer" && observerPress === "none") return { kind: "no-observer-press" };
  if (to.kind === "some" && !partialPress) return { kind: "no-partial-press" };
  return unrestricted.includes(one.game.status) ? null : whyNotNow(one, from);
}

/** Why this member may not write in this phase, with what he has ordered in it. */
function whyNotNow({ board, game }: Press, { power }: Member): Refusal | null {
  const { minorPress, latePress, mustOrder } = game.settings;
  if (!minorPress && game.phase.kind !== "M") return { kind: "no-minor-press" };
  if (power === null || (latePress && !mustOrder)) return null;
  const isOwing = duePowers(game, board).includes(power) && !isComplete(game, board, power);
  if (!isOwing) return null;
  if (mustOrder) return { kind: "order-first" };
  return sheetOf(game, power).late ? { kind: "no-late-press" } : null;
}

/** Where press goes to neighbors only, why this one does not. */
function outOfTouch(
  { game, board, command: { to } }: Case<"press">,
  { role, power }: Member,
): Refusal | null {
  const isFree = role === "master" || isToMaster(to) || !game.settings.touchPress;
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
  if (role === "master") return ["white", "grey"];
  if (role === "observer" && observerPress === "white") return ["white"];
  if (press === "grey") return ["grey"];
  return press === "white/grey" ? ["white", "grey"] : ["grey", "white"];
}

function isAddressed(member: Member, to: PressTarget): boolean {
  if (to.kind === "all") return true;
  if (member.role === "master") return to.master;
  if (member.role === "observer") return to.observers;
  return member.power !== null && to.powers.includes(member.power);
}

/** Where nobody may learn that a power has no player, a message to it must seem to arrive. */
function isVacancyHidden(game: Game, from: Member, to: PressTarget): boolean {
  if (!hidesAbsence(game) || to.kind === "all") return false;
  return to.powers.some((power) => power !== from.power);
}
