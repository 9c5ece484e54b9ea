/**
 * Step 4, deliver: one letter at a time is claimed, sent outside any transaction, and settled. A crash
 * between sending and settling sends it again under the same Message-ID.
 */
import { after, type Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { countBounce, mustRest, restingDetail } from "../letters/deliverability.js";
import { configurationPauseMs, leaseMs, letterLifeMs, restMs, retryAfterMs } from "../limits.js";
import type { PictureImage } from "../ports/pictures.js";
import type { Delivery } from "../ports/ports.js";
import type { LetterEnd, OutboxRow, Tx } from "../ports/store.js";

/** Sends one letter that is ready. True if there was one. */
export async function deliverNext(context: Context): Promise<boolean> {
  const now = context.clock.now();
  const row = await context.store.transaction((tx) => tx.outbox.claim(now, after(now, leaseMs)));
  if (row === null) return false;
  if (await context.store.transaction((tx) => rest(tx, row, now))) return true;
  const delivery = await sendWithMaps(context, row);
  const sentAt = context.clock.now();
  const end = endOf(row, delivery, sentAt);
  report(context, row, delivery, end);
  await context.store.transaction(async (tx) => {
    await tx.outbox.settle(row.id, end, sentAt);
    if (delivery.kind === "permanent" && !isPassing(delivery.detail)) {
      await countBounce(context, tx, row.to, `refused:${row.id}`);
    }
  });
  return true;
}

/** A mailbox that refuses so large a letter gets it without its maps. */
async function sendWithMaps(
  { transport, pictures, log }: Context,
  row: OutboxRow,
): Promise<Delivery> {
  const images: PictureImage[] = [];
  for (const picture of row.pictures) {
    try {
      const image = await pictures.png(picture);
      if (image !== null) images.push(image);
    } catch (error) {
      // A letter without its map is better than none.
      log.error("map not drawn", { letter: row.id, map: picture.name, error: String(error) });
    }
  }
  const delivery = await transport.send(row, images);
  if (images.length === 0 || delivery.kind !== "permanent" || !isTooLarge(delivery.detail)) {
    return delivery;
  }
  return transport.send(row);
}

/** RFC 3463 5.2.3, 5.3.4; RFC 5321 552. */
function isTooLarge(detail: string): boolean {
  return /\b5\.(?:2\.3|3\.4)\b|\b552\b/.test(detail);
}

/** Puts a letter off whose address must be heard of first. False if it may go. */
async function rest(tx: Tx, row: OutboxRow, now: Instant): Promise<boolean> {
  if (!(await mustRest(tx, row))) return false;
  const isOld = now - row.createdAt > letterLifeMs;
  const end: LetterEnd = isOld
    ? { kind: "dead", detail: restingDetail }
    : { kind: "retry", at: after(now, restMs), detail: restingDetail };
  await tx.outbox.settle(row.id, end, now);
  return true;
}

/** A full mailbox (RFC 3463 5.2.2, 5.3.1) is nobody's for good. */
function isPassing(detail: string): boolean {
  return /\b5\.(?:2\.2|3\.1)\b/.test(detail);
}

/** What becomes of a letter after this attempt. */
function endOf(row: OutboxRow, delivery: Delivery, now: Instant): LetterEnd {
  if (delivery.kind === "sent") return { kind: "sent" };
  const { detail } = delivery;
  if (delivery.kind === "permanent") return { kind: "dead", detail };
  if (delivery.kind === "configuration") {
    // Our own fault, not the player's: such a letter waits as long as the keeper needs.
    return { kind: "retry", at: after(now, configurationPauseMs), detail };
  }
  if (now - row.createdAt > letterLifeMs) return { kind: "dead", detail };
  const step = Math.min(row.attempts, retryAfterMs.length) - 1;
  return { kind: "retry", at: after(now, retryAfterMs[Math.max(0, step)] ?? 0), detail };
}

function report(context: Context, row: OutboxRow, delivery: Delivery, end: LetterEnd): void {
  const data = { letter: row.id, kind: row.kind, attempts: row.attempts };
  if (delivery.kind === "sent") {
    context.log.info("letter sent", data);
    return;
  }
  const more = { ...data, detail: delivery.detail, end: end.kind };
  if (delivery.kind === "configuration") context.log.error("letters are refused", more);
  else context.log.warn("letter not sent", more);
}
