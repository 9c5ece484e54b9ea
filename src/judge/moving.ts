/**
 * Moving somebody else's seat: who has lost the mailbox and the password asks the master to. The old address
 * must agree first, or nothing must come from it for days; then the new one must answer. A master alone can
 * move nothing, for whoever has a seat reads what was written to it.
 */
import { type Member, playerOf } from "../game/index.js";
import { after, dayMs } from "../util/index.js";
import { isUnreachable } from "./addresses.js";
import { questionLifeMs, writeQuestion } from "./confirm.js";
import { powerNamed } from "./naming.js";
import { type Occasion, type OpenGame, refuseLine } from "./occasion.js";
import { ask, speakerOf } from "./speaking.js";
import type { Asked } from "./store.js";

/** For so long the old address may stay silent before the new one alone is asked. */
const silenceMs = 3 * dayMs;

/** `SET ADDRESS anna@example.net FOR FRANCE`. */
export async function moveSeatOf(
  occasion: Occasion,
  whose: string,
  address: string,
  line: string,
): Promise<void> {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const { game: open } = speaker;
  const holder = holderNamed(occasion, open, whose, line);
  if (holder === null) return;
  const seat = { game: open.game.name, member: holder.id, address } as const;
  const lost = { kind: "lost-address", ...seat } as const;
  const isLost = await isGivenUp(occasion, holder.address, lost);
  const asked = isLost ? "new" : "old";
  if (!ask(occasion, { kind: "move-seat", member: holder.id, address, asked }, line)) return;
  if (isLost) await writeQuestion(occasion, open.game, { kind: "new-address", ...seat }, address);
  else await writeQuestion(occasion, open.game, lost, holder.address);
}

/** Whose seat is meant, by the power or by the whole address; null, and a refusal noted, if nobody's. */
function holderNamed(
  occasion: Occasion,
  open: OpenGame,
  whose: string,
  line: string,
): Member | null {
  const { members } = open.game;
  const isAddress = whose.includes("@");
  const power = isAddress ? null : powerNamed(occasion, open, whose, line);
  if (!isAddress && power === null) return null;
  const holder =
    power === null
      ? members.find(({ role, address }) => role !== "master" && address === whose.toLowerCase())
      : playerOf(open.game, power);
  if (holder === undefined) refuseLine(occasion, line, { kind: "no-such-member", name: whose });
  return holder ?? null;
}

/** Do letters to the old address come back, or has nothing come from there since it was asked? */
async function isGivenUp({ tx, now }: Occasion, old: string, lost: Asked): Promise<boolean> {
  const known = await tx.addresses.of(old);
  if (isUnreachable(known)) return true;
  const lapses = await tx.confirmations.waits(lost, now);
  if (lapses === null) return false;
  const askedAt = after(lapses, -questionLifeMs);
  const isHeard = known.heardAt !== null && known.heardAt > askedAt;
  return !isHeard && now >= after(askedAt, silenceMs);
}
