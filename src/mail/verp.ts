/**
 * The envelope sender of each letter (VERP): `judge+b.<row>.<mac>@`. A bounce comes back to it, and so
 * names its letter without naming the player; the MAC keeps forged bounces from switching one off.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { tagOf, withTag } from "../judge/index.js";

/** Local parts may change case on the way, so the MAC is written in hex. */
const macLength = 16;

/** The address to which bounces of the letter in this outbox row come back. */
export function bounceAddress(row: number, judgeAddress: string, secret: string): string {
  return withTag(judgeAddress, `b.${row}.${mac(row, secret)}`);
}

/** The outbox row that a bounce address proves, or null. */
export function bouncedRow(address: string, secret: string): number | null {
  const [, digits, given] = /^b\.(\d{1,15})\.([0-9a-f]+)$/.exec(tagOf(address) ?? "") ?? [];
  if (digits === undefined || given?.length !== macLength) return null;
  const row = Number(digits);
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(row, secret))) ? row : null;
}

function mac(row: number, secret: string): string {
  return createHmac("sha256", secret).update(`bounce ${row}`).digest("hex").slice(0, macLength);
}
