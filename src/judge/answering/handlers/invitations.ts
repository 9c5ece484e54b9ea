/**
 * Inviting somebody to a game: a letter to an address that nobody has proved, about which its owner was not asked.
 * So only who has proved their own may cause it, an address gets one a day at most and none if it wants none, and
 * nothing that a player wrote stands in it.
 */
import { type Game, hasEnded, type Member, type Refusal } from "../../../game/index.js";
import type { PowerId } from "../../../map/index.js";
import { composeInvitation, invitationsText, invitedText } from "../../../report/index.js";
import { after, dayMs, mailAddress } from "../../../util/index.js";
import { helloAddress } from "../../letters/deliverability.js";
import { byMail } from "../../letters/unsubscribe.js";
import { invitationsPerGameMax, invitationsPerMailMax } from "../../limits.js";
import { letterTo, post } from "../../records/new-letter.js";
import { sceneOf, strangersScene } from "../../records/scenes.js";
import { refuseLine, say } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, roleOf, stageFor } from "../../session/speaker.js";
import { speakerOrRefuse } from "../../session/statements.js";
import type { Handlers, Of } from "./handler.js";
import { badAddress } from "./seat.js";

export const invitationHandlers = {
  invite: (session, { addresses }, line) => invite(session, addresses, null, line),
  invitations,
} satisfies Partial<Handlers>;

/** Writes to these addresses, about a power of the game or about any. */
export async function invite(
  session: Session,
  addresses: readonly string[],
  power: PowerId | null,
  line: string,
): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const refusal = whyNot(session, speaker);
  if (refusal !== null) return refuseLine(session, line, refusal);
  if (addresses.length === 0) return refuseLine(session, line, badAddress(""));
  const invited: string[] = [];
  for (const [at, written] of addresses.entries()) {
    const address = mailAddress(written);
    if (address === null) {
      refuseLine(session, line, badAddress(written));
      continue;
    }
    const why = await whyNotTo(session, speaker, address, at);
    if (why === null) {
      await write(session, speaker, address, power);
      invited.push(address);
    } else refuseLine(session, line, why);
  }
  if (invited.length === 0) return;
  const text = invitedText(...stageFor(session, speaker), invited);
  session.reply.items.push({ kind: "text", text, isDeed: true });
  session.reply.isUseful = true;
}

/** Why this member may invite nobody: the GM may, and in a game that everybody may find, its players. */
function whyNot({ sender: { isProved, seat } }: Session, speaker: Speaker): Refusal | null {
  const { game, byPassword } = speaker;
  const { game: current, version } = game;
  const role = roleOf(speaker);
  const isOpen = current.settings.listed && current.invitation === null;
  if (role !== "gm" && !(role === "player" && isOpen)) {
    return { kind: "not-your-role", needed: ["gm"] };
  }
  const isKnown = isProved || seat !== null || (byPassword === true && version !== null);
  if (!isKnown) return { kind: "invite-in-answer" };
  return hasEnded(current)
    ? { kind: "wrong-status", status: current.status, needed: ["active"] }
    : null;
}

/** Why this address gets no letter. */
async function whyNotTo(
  { tx, now }: Session,
  { game: { game } }: Speaker,
  address: string,
  at: number,
): Promise<Refusal | null> {
  const refused = (why: Extract<Refusal, { kind: "not-invited" }>["why"]): Refusal => {
    return { kind: "not-invited", address, why };
  };
  if (isSeated(game, address)) return refused("in-game");
  if (!(await tx.addresses.of(address)).wantsInvitations) return refused("unwanted");
  const since = after(now, -dayMs);
  if ((await tx.outbox.countTo(address, [letterKind], since)) > 0) return refused("today");
  const sent = await tx.outbox.countAbout(game.name, [letterKind], since);
  return at >= invitationsPerMailMax || sent >= invitationsPerGameMax ? refused("enough") : null;
}

/** Somebody who only watches may be invited to play. */
function isSeated({ members }: Game, address: string): boolean {
  return members.some((member) => member.address === address && member.role !== "observer");
}

const letterKind = "invitation";

async function write(
  { context, tx, now }: Session,
  speaker: Speaker,
  to: string,
  power: PowerId | null,
): Promise<void> {
  const { member } = speaker;
  const { game } = speaker.game;
  const replyTo = await helloAddress(context, tx, to);
  const by = inviter(game, memberOf(speaker));
  const text = composeInvitation(context.catalogue, sceneOf(context, game, null), {
    by,
    power,
    isPrivate: game.invitation !== null,
  });
  const dedupeKey = `invitation:${game.name}:${to}:${now}`;
  const unsubscribe = [byMail(replyTo, "NO INVITATIONS")];
  const about = { to, kind: letterKind, game: game.name, dedupeKey, replyTo, unsubscribe };
  await post(context, tx, [letterTo(text, about)]);
  context.log.info("invited", { game: game.name, by: member });
}

/** Who invites, as far as the game lets it be known. */
function inviter(
  { settings: { gunboat } }: Game,
  member: Member | undefined,
): { readonly isGm: boolean; readonly name: string } {
  const isGm = member?.role === "gm";
  return { isGm, name: gunboat && !isGm ? "" : (member?.name ?? "") };
}

/** `NO INVITATIONS`, from somebody who reads mail at that address. */
async function invitations(
  session: Session,
  { on }: Of<"invitations">,
  line: string,
): Promise<void> {
  const { tx, from, context } = session;
  const { isProved, seat } = session.sender;
  if (!isProved && seat === null) return refuseLine(session, line, { kind: "invite-in-answer" });
  await tx.addresses.wantInvitations(from, on);
  say(session, invitationsText(context.catalogue, strangersScene(context), on));
}
