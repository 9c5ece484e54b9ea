/**
 * Step 4, deliver: a letter is claimed, sent outside any transaction, and settled; several at the same time. A
 * crash between sending and settling sends it again under the same Message-ID.
 */
import { after, type Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { countBounce, mustRest, restingDetail } from "../letters/deliverability.js";
import {
  configurationPauseMs,
  letterLeaseMs,
  letterLifeMs,
  outagePauseMs,
  restMs,
  retryAfterMs,
} from "../limits.js";
import type { PictureImage } from "../ports/pictures.js";
import type { Delivery } from "../ports/ports.js";
import type { LetterEnd, LetterWish, OutboxRow, Tx } from "../ports/store.js";
import { type Done, idle, isDue, worked } from "./done.js";
import type { Traffic } from "./traffic.js";

/** Sends one letter that is ready. */
export async function deliverNext(
  context: Context,
  traffic: Traffic,
  wish: Pick<LetterWish, "answersOnly"> = {},
  begun = (): void => {},
): Promise<Done> {
  const now = context.clock.now();
  const rests = traffic.restsUntil(now);
  if (rests !== null) return idle(rests);
  const notTo = traffic.full(now);
  const claimed = await context.store.transaction(async (tx) => {
    const next = await tx.outbox.nextAttempt();
    if (!isDue(next, now)) return idle(next);
    const row = await tx.outbox.claim(now, after(now, letterLeaseMs), { ...wish, notTo });
    if (row === null) return idle(next);
    const rests = await rest(tx, row, now);
    const isLast = !isDue(await tx.outbox.nextAttempt(), now);
    return { kind: "claimed" as const, row, rests, isLast };
    // What a power cut takes back is done again, under the same Message-ID.
  }, "a kill");
  if (claimed.kind !== "claimed") return claimed;
  if (!claimed.isLast) begun();
  if (!claimed.rests) await send(context, traffic, claimed.row);
  return worked;
}

async function send(context: Context, traffic: Traffic, row: OutboxRow): Promise<void> {
  const departure = traffic.prepare(row.to);
  const maps = await draw(context, row);
  departure.leaves(context.clock.now());
  const delivery = await sendWithMaps(context, row, maps).catch(brokenOff);
  const sentAt = context.clock.now();
  departure.ends(sentAt, delivery.kind);
  const end = endOf(row, delivery, sentAt);
  report(context, row, delivery, end);
  await context.store.transaction(async (tx) => {
    // Another may try it again already: then only what is final counts.
    if (end.kind === "retry" && !(await tx.outbox.holds(row))) return;
    await tx.outbox.settle(row.id, end, sentAt);
    if (delivery.kind === "permanent" && !isPassing(delivery.detail)) {
      await countBounce(context, tx, row.to, `refused:${row.id}`);
    }
  }, "a kill");
}

function brokenOff(error: unknown): Delivery {
  return { kind: "temporary", detail: error instanceof Error ? error.message : String(error) };
}

/** How long a letter waits that is not to blame. */
function pauseAfter({ kind }: Delivery): number {
  if (kind === "configuration") return configurationPauseMs;
  return kind === "outage" ? outagePauseMs : 0;
}

async function draw({ pictures, log }: Context, row: OutboxRow): Promise<readonly PictureImage[]> {
  const images: PictureImage[] = [];
  for (const picture of row.pictures) {
    try {
      const image = await pictures.file(picture);
      if (image !== null) images.push(image);
    } catch (error) {
      // A letter without its map is better than none.
      log.error("map not drawn", { letter: row.id, map: picture.name, error: String(error) });
    }
  }
  return images;
}

/** A mailbox that refuses so large a letter gets it without its maps. */
async function sendWithMaps(
  { transport }: Context,
  row: OutboxRow,
  maps: readonly PictureImage[],
): Promise<Delivery> {
  const delivery = await transport.send(row, maps);
  if (maps.length === 0 || delivery.kind !== "permanent" || !isTooLarge(delivery.detail)) {
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
    : { kind: "retry", at: after(now, restMs), detail: restingDetail, failingSince: null };
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
  const pauseMs = pauseAfter(delivery);
  // Our own fault, not the player's: such a letter waits as long as the keeper needs.
  if (pauseMs > 0) return { kind: "retry", at: after(now, pauseMs), detail, failingSince: null };
  const failingSince = row.failingSince ?? now;
  if (now - failingSince > letterLifeMs) return { kind: "dead", detail };
  const at = after(now, retryPause(now - failingSince));
  return { kind: "retry", at, detail, failingSince };
}

/**
 * The next pause of a letter that has failed for so long. Its attempts tell nothing: a killed judge has begun some, and
 * they are not the letter's fault.
 */
function retryPause(failingMs: number): number {
  let passedMs = 0;
  for (const pauseMs of retryAfterMs) {
    passedMs += pauseMs;
    if (failingMs < passedMs) return pauseMs;
  }
  return retryAfterMs.at(-1) ?? 0;
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
