/**
 * The codes of letters that ask something: each stands in the reply address of one letter, and works once. What
 * is stored is a hash, so that who reads the database can answer for nobody.
 */
import { belongsTo, tagOf } from "./address.js";
import type { Desk } from "./desk.js";
import type { Occasion } from "./occasion.js";
import type { Asked } from "./store.js";

const tagShape = /^confirm\.([a-z2-7]+)$/;

/** What the mail answers, if it was asked and not answered before. */
export async function takeAsked(occasion: Occasion): Promise<Asked | null> {
  const { desk, tx, now } = occasion;
  const code = codeIn(occasion);
  return code === null ? null : tx.confirmations.take(hashOfCode(desk, code), now);
}

/** The code in the address that the mail was sent to. */
function codeIn({ mail, desk }: Occasion): string | null {
  for (const address of mail.recipients) {
    const [, code] = tagShape.exec(tagOf(address) ?? "") ?? [];
    if (code !== undefined && belongsTo(address, desk.judge.address)) return code;
  }
  return null;
}

/** Under which a code is stored: the code itself is in a letter only. */
export function hashOfCode(desk: Desk, code: string): string {
  return desk.secrets.fingerprint(["confirmation", code]);
}
