/**
 * Moving a seat to another address: its owner's doing, or the GM's for a player who has lost the mailbox and
 * the password. The old address must agree first, or nothing must come from it for days; then the new one
 * must answer. A GM alone can move nothing, for whoever has a seat reads what was written to it.
 */
import { type Member, playerOf } from "../../game/index.js";
import { after } from "../../util/index.js";
import { isUnreachable } from "../letters/deliverability.js";
import { oldAddressSilenceMs, questionLifeMs } from "../limits.js";
import type { Asked } from "../ports/store.js";
import { actorOf, carryOut, isPossible } from "../session/games.js";
import { refuseLine } from "../session/outcomes.js";
import { powerNamed } from "../session/powers.js";
import type { OpenGame, Session } from "../session/session.js";
import { memberOf } from "../session/speaker.js";
import { ask, speakerOrRefuse } from "../session/statements.js";
import { askFor, refusesToAsk, writeQuestion } from "./confirmation.js";

/** `SET ADDRESS new@example.net`: the old address must agree, and then the new one must answer. */
export async function moveSeat(session: Session, address: string, line: string): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game: open, member: id } = speaker;
  const old = memberOf(speaker)?.address ?? address;
  if (old === address) {
    carryOut(session, open, { kind: "member", id }, { kind: "set-address", address }, line);
    return;
  }
  const seat = { game: open.game.name, member: id, address } as const;
  // Somebody who gives the password need not answer at an address to which nothing can be sent.
  const isGone = speaker.byPassword === true && isUnreachable(await session.tx.addresses.of(old));
  if (isGone) return askFor(session, open, { kind: "new-address", ...seat }, address, line);
  await askFor(session, open, { kind: "old-address", ...seat }, old, line);
}

/** `SET ADDRESS anna@example.net FOR FRANCE`. */
export async function moveSeatFor(
  session: Session,
  whose: string,
  address: string,
  line: string,
): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game: open } = speaker;
  const holder = holderNamed(session, open, whose, line);
  if (holder === null) return;
  const seat = { game: open.game.name, member: holder.id, address } as const;
  const lost = { kind: "lost-address", ...seat } as const;
  const isLost = await isGivenUp(session, holder.address, lost);
  const asked = isLost ? "new" : "old";
  const command = { kind: "move-seat", member: holder.id, address, asked } as const;
  const to = isLost ? address : holder.address;
  // Only whoever may move the seat learns where its letters go.
  if (isPossible(session, open, actorOf(session), command)) {
    if (await refusesToAsk(session, to, line)) return;
  }
  if (!ask(session, command, line)) return;
  await writeQuestion(session, open.game, isLost ? { kind: "new-address", ...seat } : lost, to);
}

/** Whose seat is meant, by the power or by the whole address; null, and a refusal noted, if nobody's. */
function holderNamed(session: Session, open: OpenGame, whose: string, line: string): Member | null {
  const { members } = open.game;
  const isAddress = whose.includes("@");
  const power = isAddress ? null : powerNamed(session, open, whose, line);
  if (!isAddress && power === null) return null;
  const holder =
    power === null
      ? members.find(({ role, address }) => role !== "gm" && address === whose.toLowerCase())
      : playerOf(open.game, power);
  if (holder === undefined) refuseLine(session, line, { kind: "no-such-member", name: whose });
  return holder ?? null;
}

/** Do letters to the old address come back, or has nothing come from there since it was asked? */
async function isGivenUp({ tx, now }: Session, old: string, lost: Asked): Promise<boolean> {
  const known = await tx.addresses.of(old);
  if (isUnreachable(known)) return true;
  const lapses = await tx.confirmations.waits(lost, now);
  if (lapses === null) return false;
  const askedAt = after(lapses, -questionLifeMs);
  const isHeard = known.heardAt !== null && known.heardAt > askedAt;
  return !isHeard && now >= after(askedAt, oldAddressSilenceMs);
}
