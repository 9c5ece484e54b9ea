/**
 * The envelope sender of each letter (VERP): `judge+b.<mark>@`. A bounce comes back to it, and so names its
 * letter without naming the player. The mark is the number of the outbox row, enciphered: numbers that
 * could be read would count the letters to others, and so tell how busy they are; numbers that could be
 * made would let a forged bounce switch a letter off.
 */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { tagOf, withTag } from "../../util/index.js";

/** One block of the cipher, no more: the row in its first half, zeros as proof in the other. */
const cipher = "aes-128-ecb";

/** The address to which bounces of the letter in this outbox row come back. */
export function bounceAddress(row: number, judgeAddress: string, secret: string): string {
  const block = Buffer.alloc(16);
  block.writeBigUInt64BE(BigInt(row));
  const lock = createCipheriv(cipher, keyOf(secret), null).setAutoPadding(false);
  const mark = Buffer.concat([lock.update(block), lock.final()]);
  // Local parts may change case on the way, so the mark is written in hex.
  return withTag(judgeAddress, `b.${mark.toString("hex")}`);
}

/** The outbox row that a bounce address proves, or null. */
export function bouncedRow(address: string, secret: string): number | null {
  const [, mark] = /^b\.([0-9a-f]{32})$/.exec(tagOf(address) ?? "") ?? [];
  if (mark === undefined) return null;
  const lock = createDecipheriv(cipher, keyOf(secret), null).setAutoPadding(false);
  const block = Buffer.concat([lock.update(mark, "hex"), lock.final()]);
  return block.readBigUInt64BE(8) === 0n ? Number(block.readBigUInt64BE(0)) : null;
}

function keyOf(secret: string): Buffer {
  return createHash("sha256").update(`bounce ${secret}`).digest().subarray(0, 16);
}
