/** The one reply to a mail: to its sender, and to the seat's owner if that is another address. */
import { memberById, type Refusal } from "../../game/index.js";
import { looksLikeOrder, withoutSecrets } from "../../language/index.js";
import {
  type Attachment,
  attachmentsFor,
  composeReply,
  keptText,
  lastAnswerText,
  positionAttachment,
  type Scene,
  type SkippedText,
} from "../../report/index.js";
import { after, dayMs, hourMs, present } from "../../util/index.js";
import type { Context } from "../context.js";
import { helloAddress } from "../letters/deliverability.js";
import { deadlineChange } from "../letters/letters.js";
import { ownOrdersMap } from "../letters/maps.js";
import { replyAddress, seatKey } from "../letters/seat-token.js";
import { newSeatRepliesPerDayMax, repliesPerHourMax, unprovedAnswersPerDayMax } from "../limits.js";
import type { Mail, Skipped } from "../ports/mail.js";
import type { NewLetter, Tx } from "../ports/store.js";
import { type About, answerTo, post } from "../records/new-letter.js";
import { sceneOf, strangersScene } from "../records/scenes.js";
import type { Session, Speaker } from "../session/session.js";
import { memberOf, roleOf, sceneFor } from "../session/speaker.js";
import { ownSubject } from "../session/texts/own-subject.js";

/** How many replies of some kinds go to one address within some time. */
interface ReplyLimit {
  readonly kinds: readonly ReplyKind[];
  readonly max: number;
  readonly ms: number;
}

type ReplyKind = "reply" | "answer" | "notice" | "claim";

const proved: ReplyLimit = { kinds: ["reply"], max: repliesPerHourMax, ms: hourMs };

/** A mail from a seat that it took itself, and may have taken in anybody's name. */
const newSeat: ReplyLimit = { kinds: ["reply"], max: newSeatRepliesPerDayMax, ms: dayMs };

/** Mails that do not prove whose they are: their senders may never have written them. */
const unproved: ReplyLimit = {
  kinds: ["answer", "notice", "claim"],
  max: unprovedAnswersPerDayMax,
  ms: dayMs,
};

/** The sender has had so many replies that this one is not written; so nothing is done either. */
export class TooManyReplies extends Error {
  override readonly name = "TooManyReplies";
}

/** The reply. The last one that an address gets for some time says so. */
export async function replyLetters(session: Session, cause: string): Promise<readonly NewLetter[]> {
  const { context, tx, from, now } = session;
  const kind = kindOf(session);
  const limit = limitOf(session, kind);
  const sent = await tx.outbox.countTo(from, limit.kinds, after(now, -limit.ms));
  if (sent >= limit.max) throw new TooManyReplies(`${sent} replies to this address`);
  if (sent === limit.max - 1) {
    const isHourly = limit === proved;
    const text = lastAnswerText(context.catalogue, sceneForReply(session), isHourly);
    session.reply.items.unshift({ kind: "text", text });
  }
  const key = await seatKey(context, tx);
  const replyTo = await replyAddressFor(session, key);
  const { question } = session.reply;
  return receivers(session).map((to, index) => {
    const answerTo = question?.to === to ? question.replyTo : replyTo;
    return replyLetter(session, {
      kind,
      to,
      replyTo: answerTo,
      dedupeKey: `${cause}:reply:${index}`,
    });
  });
}

function limitOf(session: Session, kind: ReplyKind): ReplyLimit {
  if (kind !== "reply") return unproved;
  return provesItself(session) ? proved : newSeat;
}

/** Does the mail come from the address, or at least from who has the seat's password? */
function provesItself({ sender: { isProved, speaker, seat } }: Session): boolean {
  if (isProved || seat !== null) return true;
  if (speaker === null) return false;
  const { game, member } = speaker;
  // A seat that this very mail created or took proves nothing.
  return game.version !== null && memberById(game.before, member) !== undefined;
}

/**
 * A failed claim of a seat was perhaps made in somebody else's name, and what has no meaning here is
 * perhaps no mail to a judge: their senders are told, but not often.
 */
function kindOf({
  sender: { speaker, seat, isProved },
  reply: { isUseful, items },
}: Session): ReplyKind {
  if (speaker !== null || isProved) return "reply";
  if (isUseful) return "answer";
  const refused = items.flatMap((item) => (item.kind === "refused" ? [item.refusal.kind] : []));
  if (refused.some((kind) => claims.has(kind))) return "claim";
  if (seat !== null) return "reply";
  const isComplaint = items.some(({ kind }) => kind === "complaint");
  return isComplaint || refused.some((kind) => !unknowns.has(kind)) ? "answer" : "notice";
}

type RefusalKind = Refusal["kind"];

/** A seat was claimed and not proved. */
const claims: ReadonlySet<RefusalKind> = new Set([
  "bad-identity",
  "not-identified",
  "too-many-passwords",
]);
/** Nobody knows for whom the line was to be. */
const unknowns: ReadonlySet<RefusalKind> = new Set([
  "sign-on-first",
  "plain-address",
  "stale-letter",
  "several-seats",
]);

/** For whom the mail spoke at its end, or else whose letter it answered. */
function answeredSeat({ sender: { speaker, seat } }: Session): Speaker | null {
  return speaker ?? seat;
}

/** Whoever sent the mail, and the owner of the seat it speaks for, who must notice if somebody else wrote it. */
function receivers(session: Session): readonly string[] {
  const { from } = session;
  const seat = answeredSeat(session);
  const owner = seat === null ? undefined : memberOf(seat);
  return owner === undefined || owner.address === from ? [from] : [from, owner.address];
}

/** What stands before the subject of a letter of ours, for who reads a list of subjects. */
const ownMark = /\[[^\]]*\]\s*(?=\S+:\S)/;

function replyLetter(session: Session, about: About): NewLetter {
  const { context, mail } = session;
  const { items, isUseful } = session.reply;
  const { asker } = session.sender;
  const seat = answeredSeat(session);
  const scene = sceneForReply(session);
  const quoted = present(session.quotations, "What may be quoted of an answered mail");
  const text = composeReply(context.catalogue, {
    scene,
    subject: quoted.quote(mail.subject.replace(ownMark, "")),
    items: items.map(quoted.item),
    skipped: skippedOf(session).map(quoted.skipped),
    crossing: session.thread.crossing,
    isUseful,
    ownRole: asker === null ? null : (roleOf(asker) ?? null),
  });
  const game = seat?.game.game.name ?? null;
  const pictures = onceEach([...session.reply.pictures, ...ownOrdersMap(context, scene, items)]);
  const attachments = attachmentsOf(session);
  const without = scene.view?.you.without ?? [];
  return answerTo(mail, text, { ...about, attachments, pictures, game, without });
}

/** What was asked for; a member who changes a deadline needs it in the calendar too. */
function attachmentsOf(session: Session): readonly Attachment[] {
  const { context } = session;
  const { items } = session.reply;
  const seat = answeredSeat(session);
  if (seat === null) return session.reply.attachments;
  const { before } = seat.game;
  const done = items.flatMap((item) => (item.kind === "done" ? [item.event] : []));
  const change = deadlineChange({ before });
  const scene = sceneForReply(session);
  const changed = attachmentsFor(context.catalogue, scene, done, change);
  const ordered = items.some(({ kind }) => kind === "reading") ? [positionAttachment(scene)] : [];
  return onceEach([...session.reply.attachments, ...ordered, ...changed]);
}

/** What is asked for twice comes once, as it was at the end. */
function onceEach<T extends { readonly name: string }>(files: readonly T[]): readonly T[] {
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

function sceneForReply(session: Session): Scene {
  const { context } = session;
  const { candidate } = session.sender;
  const seat = answeredSeat(session);
  if (seat !== null) return sceneFor(session, seat);
  if (candidate !== null) return sceneOf(context, candidate.game.game, candidate.id);
  return strangersScene(context);
}

/** Tells the sender of a mail that was set aside that it is not lost. */
export async function tellKept(context: Context, tx: Tx, mail: Mail, cause: string): Promise<void> {
  const to = present(mail.from, "The sender of a mail that may be answered");
  const now = context.clock.now();
  const { kinds, max, ms } = unproved;
  if ((await tx.outbox.countTo(to, kinds, after(now, -ms))) >= max) return;
  const scene = strangersScene(context);
  const items = [{ kind: "text", text: keptText(context.catalogue, scene) }] as const;
  const text = composeReply(context.catalogue, {
    scene,
    subject: withoutSecrets(mail.subject),
    items,
    skipped: [],
  });
  const replyTo = await helloAddress(context, tx, to);
  const about = { to, kind: "notice", dedupeKey: `${cause}:kept`, replyTo };
  await post(context, tx, [answerTo(mail, text, about)]);
}

/** The address that proves the seat; or, without one, that the sender has read the answer. */
async function replyAddressFor(session: Session, key: string): Promise<string> {
  const { context, tx, from } = session;
  const seat = answeredSeat(session);
  if (seat === null) return helloAddress(context, tx, from);
  const { game } = seat;
  const found = memberOf(seat);
  // A member who has just left no longer has a reply address.
  if (found === undefined) return context.judge.address;
  return replyAddress(context, key, game.game, found);
}

/** What the body's reader and the mail's left out. */
function skippedOf({ reply: { skipped }, mail }: Session): readonly SkippedText[] {
  const ofMail = mail.skipped.flatMap(skippedPart);
  const isLost = looksLikeOrder(mail.subject) && mail.text !== ownSubject(mail);
  return [...(isLost ? [{ kind: "subject" } as const] : []), ...skipped, ...ofMail];
}

/** The HTML twin of a text is no loss to tell of. */
function skippedPart(part: Skipped): readonly SkippedText[] {
  switch (part.kind) {
    case "html":
      return [];
    case "attachment":
      return [{ kind: "attachment", name: part.name }];
    case "sealed":
      return [{ kind: "sealed" }];
    case "too-long":
      return [{ kind: part.what === "mail" ? "mail-too-large" : "too-long", limit: part.limit }];
  }
}
