/**
 * A mail from a known address that proves nothing: it is kept, and its sender asked whether it is theirs. Only who
 * reads mail at the address can answer.
 */
import { type Game, memberById } from "../../game/index.js";
import { isTalk, placesIn } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { keptOrdersText } from "../../report/index.js";
import { printPhase } from "../../rules/index.js";
import { present } from "../../util/index.js";
import { storeAsked } from "../identity/codes.js";
import { replyAddress, seatKey } from "../letters/seat-token.js";
import { questionLifeMs, unprovedMailMax } from "../limits.js";
import { gamesOf } from "../records/games.js";
import { strangersScene } from "../records/scenes.js";
import { openGame } from "../session/games.js";
import { askFirst } from "../session/grave.js";
import { gameMentioned } from "../session/mentioned-game.js";
import { refuseLine } from "../session/outcomes.js";
import { addressesIn } from "../session/people.js";
import type { OpenGame, Session, Speaker } from "../session/session.js";
import { speakingFor } from "../session/statements.js";
import { wantedAsGm } from "./gm/unproved-wishes.js";
import { readAsOrders } from "./orders/give-orders.js";

/** Keeps what was refused for want of a seat alone, where the sender's address has one seat and no other. */
export async function keepForProof(session: Session): Promise<void> {
  const { mail } = session;
  const { speaker, unseated, candidate, isRejected, claimed } = session.sender;
  const { items } = session.reply;
  if (speaker !== null || unseated !== null || candidate !== null) return;
  if (isRejected && claimed === null) return;
  const lacking = items.find((item) => item.kind === "refused" && needsSeat(item.refusal.kind));
  const isUnread = session.orders.unseated.length > 0;
  if ((lacking === undefined && !isUnread) || mail.text.length > unprovedMailMax) return;
  const answered = answeredSeat(session);
  const seat = claimed ?? answered ?? (await seatOfSender(session));
  if (seat === null) return;
  const line = lacking?.kind === "refused" ? lacking.line : unreadLine(session, seat.game);
  if (line === undefined) return;
  const isMistyped = lacking?.kind === "refused" && lacking.refusal.kind === "bad-identity";
  // The mail is carried out whole once it is proved, and asks then what it asks.
  const rest = items.filter(
    (item) =>
      item.kind !== "returned-press" && (item.kind !== "refused" || !waits(item.refusal.kind)),
  );
  items.splice(0, items.length, ...rest);
  if (claimed === null && (await asksAsGm(session, seat))) return;
  const { context, tx, from } = session;
  const { game, member } = seat;
  const owner = memberById(game.game, member);
  // Whoever answers the letter needs no password, and none is stored.
  const text = present(session.quotations, "What may be kept of a mail").kept(mail.text);
  const phase = printPhase(game.game.phase);
  const asked = { kind: "mail", game: game.game.name, member, text, phase } as const;
  const { replyTo } = await storeAsked(context, tx, asked, from, questionLifeMs);
  session.reply.question = { to: from, replyTo };
  session.reply.isUseful = true;
  const address =
    answered === null || owner === undefined
      ? null
      : replyAddress(context, await seatKey(context, tx), game.game, owner);
  const power = owner?.power ?? null;
  refuseLine(session, line, {
    kind: "unproved-mail",
    game: game.game.name,
    power,
    address,
    isMistyped,
  });
  tellReading(session, game, power);
}

/** Asks whether a GM means what the mail comes to, and whether it is theirs: one yes is enough for both. */
async function asksAsGm(session: Session, seat: Speaker): Promise<boolean> {
  const wanted = await wantedAsGm(session, seat);
  if (wanted === null) return false;
  session.sender.asker = seat;
  const command = wanted.commands.join(", ");
  const isItself = command === wanted.line;
  const what = isItself
    ? ({ kind: "ejection" } as const)
    : ({ kind: "meant", command, at: null } as const);
  askFirst(session, wanted.line, wanted.commands, what);
  return true;
}

/** How the orders of the kept mail would be read: only who reads mail at the seat's address learns it. */
function tellReading(session: Session, open: OpenGame, power: PowerId | null): void {
  const { orders, reply, context } = session;
  if (power === null || open.game.status !== "active") return;
  const unseated = orders.unseated.map((text, number) => ({ number, text }));
  const read = readAsOrders(open, power, [...orders.refused, ...unseated]);
  if (read.length === 0) return;
  const text = keptOrdersText(context.catalogue, strangersScene(context), read);
  reply.items.push({ kind: "text", text });
}

/**
 * Does the work as for the seat of the sender's address, where the mail proves none: what is answered goes to that
 * address alone, whoever wrote, and what is asked back waits for who reads mail there.
 */
export async function asTheirOwn(session: Session, work: () => Promise<void>): Promise<void> {
  const { sender } = session;
  const isUnknown = sender.speaker === null && sender.candidate === null && !sender.isRejected;
  if (isUnknown && sender.unseated === null) sender.asker ??= await seatOfSender(session);
  if (sender.asker === null || !isUnknown) return work();
  await speakingFor(session, sender.asker, work);
}

/** The first line that the seat's board tells for more than talk, or that names an address; beside what was of use, for an order. */
function unreadLine({ reply, orders }: Session, { board }: OpenGame): string | undefined {
  const isUsed = reply.items.length > 0 || reply.isUseful;
  return orders.unseated.find(
    (text) =>
      addressesIn(text).length > 0 ||
      (!isTalk(board, text) && (!isUsed || placesIn(board, text).length > 1)),
  );
}

function waits(kind: string): boolean {
  return needsSeat(kind) || kind === "confirm-first" || kind === "asked-here";
}

const seatless: ReadonlySet<string> = new Set([
  "sign-on-first",
  "plain-address",
  "bad-identity",
  "not-identified",
]);

function needsSeat(kind: string): boolean {
  return seatless.has(kind);
}

/** The sender's own seat, whose letter the mail goes on. */
function answeredSeat({ from, sender: { hinted } }: Session): Speaker | null {
  const owner = hinted === null ? undefined : memberById(hinted.game.game, hinted.member);
  return owner?.address === from ? hinted : null;
}

/** `Italien in vienna`, from somebody who plays elsewhere: their own seat has no part in it. */
async function isOfAnother(session: Session, own: readonly Game[]): Promise<boolean> {
  const { subject, text } = session.mail;
  const mentioned = await gameMentioned(session, `${subject} ${text}`);
  return mentioned !== null && own.every(({ name }) => name !== mentioned.game.name);
}

/** The only seat of this address in games that go on; of several, the one whose game the subject names. */
export async function seatOfSender(session: Session): Promise<Speaker | null> {
  const { context, tx, from, mail } = session;
  const games = await gamesOf(context, tx, from);
  const named = games.filter(({ name }) => new RegExp(`\\b${name}\\b`, "i").test(mail.subject));
  const [game, another] = games.length > 1 ? named : games;
  if (games.length === 1 && named.length === 0 && (await isOfAnother(session, games))) return null;
  const [member, second] = game?.members.filter(({ address }) => address === from) ?? [];
  if (game === undefined || another !== undefined || member === undefined || second !== undefined) {
    return null;
  }
  const open = await openGame(session, game.name);
  return open === null ? null : { game: open, member: member.id };
}
