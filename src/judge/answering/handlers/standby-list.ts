/**
 * The list of those who would take over a power in any game: getting on it, getting off it, and saying no to
 * a seat that is offered. Whom the list is asked for, and in which order, is in replace.ts.
 */
import { declinedText } from "../../../report/index.js";
import { takeAsked } from "../../identity/codes.js";
import { askFor } from "../../identity/confirmation.js";
import { standby } from "../../identity/join.js";
import { setWish, tellStandby } from "../../identity/standby-wish.js";
import { strangersScene } from "../../records/scenes.js";
import { askNext } from "../../records/searches.js";
import { refuseLine, say } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import type { Handlers, Of } from "./handler.js";

export const standbyHandlers = {
  standby,
  "standby-list": standbyList,
  "standby-status": standbyStatus,
  decline,
} satisfies Partial<Handlers>;

/** `STANDBY`, `STANDBY OFF`: at once where the sender answers a letter of ours, otherwise when they confirm it. */
async function standbyList(
  session: Session,
  { wish }: Of<"standby-list">,
  line: string,
): Promise<void> {
  const { context, from } = session;
  const unknown = wish?.variants.find((variant) => !context.boards.has(variant));
  if (unknown !== undefined) {
    const known = context.boards.names();
    return refuseLine(session, line, { kind: "no-such-variant", variant: unknown, known });
  }
  const isSure = session.sender.isProved || (wish === null && (await refuses(session)));
  if (isSure) return setWish(session, from, wish);
  return askFor(session, null, { kind: "standby", address: from, wish }, from, line);
}

/** Does the mail answer an offer? Somebody who wants no more offers wants no seat either. */
async function refuses(session: Session): Promise<boolean> {
  const { tx, from, now } = session;
  const asked = await takeAsked(session);
  if (asked?.kind !== "takeover" || asked.address !== from) return false;
  await askNext(tx, asked, now);
  return true;
}

/** `STANDBY STATUS`. The answer goes to that address, whoever wrote the mail. */
function standbyStatus(session: Session): Promise<void> {
  return tellStandby(session, session.from);
}

/** `DECLINE`, in an answer to a letter that asks something: nothing is done, and the next is asked at once. */
async function decline(session: Session, _: Of<"decline">, line: string): Promise<void> {
  const { context, tx, now } = session;
  const asked = await takeAsked(session);
  if (asked === null) return refuseLine(session, line, { kind: "nothing-to-confirm" });
  if (asked.kind === "takeover") await askNext(tx, asked, now);
  // However often it was asked, and for which address: this is the answer to all of it.
  if (asked.kind === "lost-address") {
    await tx.confirmations.drop(asked.game, asked.member, "lost-address");
  }
  const isOfMail = ["mail", "lines", "new-game"].includes(asked.kind);
  say(session, declinedText(context.catalogue, strangersScene(context), isOfMail));
}
