/**
 * The list of those who would take over a power in any game: getting on it, getting off it, and saying no to
 * a seat that is offered. Whom the list is asked for, and in which order, is in seeking.ts.
 */
import type { Statement } from "../language/index.js";
import { declinedText } from "../report/index.js";
import { takeAsked } from "./codes.js";
import { askFor } from "./confirm.js";
import { strangersScene } from "./letters.js";
import { type Occasion, refuseLine, say } from "./occasion.js";
import { askNext } from "./seeking.js";
import { setWish, tellStandby } from "./standby-wish.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** `STANDBY`, `STANDBY OFF`: at once where the sender answers a letter of ours, otherwise when he confirms it. */
export async function standbyList(
  occasion: Occasion,
  { wish }: Of<"standby-list">,
  line: string,
): Promise<void> {
  const { desk, from } = occasion;
  const unknown = wish?.variants.find((variant) => !desk.boards.has(variant));
  if (unknown !== undefined) {
    const known = [...desk.boards.keys()];
    return refuseLine(occasion, line, { kind: "no-such-variant", variant: unknown, known });
  }
  const isSure = occasion.isProved || (wish === null && (await refuses(occasion)));
  if (isSure) return setWish(occasion, from, wish);
  return askFor(occasion, null, { kind: "standby", address: from, wish }, from, line);
}

/** Does the mail answer an offer? Who wants to be asked no more wants no seat either. */
async function refuses(occasion: Occasion): Promise<boolean> {
  const { tx, from, now } = occasion;
  const asked = await takeAsked(occasion);
  if (asked?.kind !== "takeover" || asked.address !== from) return false;
  await askNext(tx, asked, now);
  return true;
}

/** `STANDBY STATUS`. The answer goes to that address, whoever wrote the mail. */
export function standbyStatus(occasion: Occasion): Promise<void> {
  return tellStandby(occasion, occasion.from);
}

/** `DECLINE`, in an answer to a letter that asks something: nothing is done, and the next is asked at once. */
export async function decline(occasion: Occasion, _: Of<"decline">, line: string): Promise<void> {
  const { desk, tx, now } = occasion;
  const asked = await takeAsked(occasion);
  if (asked === null) return refuseLine(occasion, line, { kind: "nothing-to-confirm" });
  if (asked.kind === "takeover") await askNext(tx, asked, now);
  // However often it was asked, and for which address: this is the answer to all of it.
  if (asked.kind === "lost-address") {
    await tx.confirmations.drop(asked.game, asked.member, "lost-address");
  }
  say(occasion, declinedText(desk.catalogue, strangersScene(desk)));
}
