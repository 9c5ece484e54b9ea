/**
 * Orders that cross something on their way: they answer a letter about a phase that is over, or arrive after a
 * mail that was written later. They count all the same, for the judge cannot know better than the mailbox;
 * but their sender is told, since they may have meant something else.
 */
import { comparePhases, type Game } from "../../game/index.js";
import { type Phase, parsePhase } from "../../rules/index.js";
import { after, type Instant, instant } from "../../util/index.js";
import { clockErrorMs } from "../limits.js";
import type { Mail } from "../ports/mail.js";
import type { Tx } from "../ports/store.js";
import { bringsOrders } from "./outcomes.js";
import type { Session, Speaker } from "./session.js";

/** Looks what the orders of this mail have crossed, and remembers when it was written. */
export async function noteCrossing(session: Session, row: { readonly id: number }): Promise<void> {
  const { mail, tx } = session;
  const { speaker } = session.sender;
  if (speaker === null || !bringsOrders(session)) return;
  const seat = `${speaker.game.game.name}:${speaker.member}`;
  const writtenAt = writtenAtOf(mail);
  const later = writtenAt === null ? null : await tx.inbox.writtenAfter(seat, writtenAt);
  session.thread.crossing = { past: await pastPhase(tx, mail, speaker), overtakenBy: later };
  if (writtenAt !== null) await tx.inbox.noteWritten(row.id, seat, writtenAt);
}

/** When the sender's program says that it was written; null where that cannot be believed. */
function writtenAtOf({ headers, receivedAt }: Mail): Instant | null {
  const [, date = ""] = headers.find(([name]) => name === "date") ?? [];
  const written = Date.parse(date);
  if (Number.isNaN(written) || written > after(receivedAt, clockErrorMs)) return null;
  return instant(written);
}

/** `Re: EMSD:paris - S1901M`, when it is fall. */
async function pastPhase(tx: Tx, mail: Mail, { game: { before } }: Speaker): Promise<Phase | null> {
  const shape = new RegExp(`:${before.name} - (\\w+)( Results)?`, "i");
  const [, code = "", results] = shape.exec(mail.subject) ?? [];
  const named = parsePhase(code);
  if (named === null) return null;
  const asked = results === undefined ? named : await phaseAfter(tx, before, named);
  return comparePhases(asked, before.phase) < 0 ? asked : null;
}

/** What a letter with results asks orders for. */
async function phaseAfter(tx: Tx, { name, phase: current }: Game, phase: Phase): Promise<Phase> {
  const later = (await tx.games.phases(name)).find(
    (played) => comparePhases(played.phase, phase) > 0,
  );
  return later?.phase ?? current;
}
