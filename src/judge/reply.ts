/** The one reply to a mail: to its sender, and to the seat's owner if that is another address. */
import { memberById, type Refusal } from "../game/index.js";
import {
  type Attachment,
  attachmentsFor,
  composeReply,
  keptText,
  lastAnswerText,
  type Scene,
  type SkippedText,
} from "../report/index.js";
import { after, dayMs, hourMs, type Instant, present } from "../util/index.js";
import { helloAddress } from "./addresses.js";
import { type Desk, defaultVariant } from "./desk.js";
import { deadlineChange, sceneOf, seatKey } from "./letters.js";
import {
  claimNoticesPerDayMax,
  newSeatRepliesPerDayMax,
  repliesPerHourMax,
  unprovedAnswersPerDayMax,
  unprovedNoticesPerDayMax,
} from "./limits.js";
import type { Mail } from "./mail.js";
import type { Occasion, Speaker } from "./occasion.js";
import { replyAddress } from "./seat-token.js";
import type { NewLetter, Tx } from "./store.js";

/** What a mail that does not prove whose it is brings to its sender, who may never have written it. */
const unproved = {
  reply: { max: newSeatRepliesPerDayMax, ms: dayMs },
  answer: { max: unprovedAnswersPerDayMax, ms: dayMs },
  notice: { max: unprovedNoticesPerDayMax, ms: dayMs },
  claim: { max: claimNoticesPerDayMax, ms: dayMs },
} as const;

const proved = { max: repliesPerHourMax, ms: hourMs } as const;

/** The reply, or nothing where its receiver has had too many. */
export async function replyLetters(
  occasion: Occasion,
  cause: string,
): Promise<readonly NewLetter[]> {
  const { desk, tx, from, now } = occasion;
  const kind = kindOf(occasion);
  const limit = provesItself(occasion) ? proved : unproved[kind];
  const sent = await tx.outbox.countTo(from, [kind], after(now, -limit.ms));
  if (sent >= limit.max) {
    desk.log.warn("no reply: too many to this address", { kind, sent });
    return [];
  }
  if (limit === unproved.answer && sent === limit.max - 1) {
    occasion.items.push({ kind: "text", text: lastAnswerText(desk.catalogue, sceneFor(occasion)) });
  }
  const key = await seatKey(desk, tx);
  const replyTo = await replyAddressFor(occasion, key);
  return receivers(occasion).map((to, index) =>
    replyLetter(occasion, { kind, to, replyTo, dedupeKey: `${cause}:reply:${index}` }),
  );
}

/** Does the mail come from the address, or at least from who has the seat's password? */
function provesItself({ isProved, speaker, seat }: Occasion): boolean {
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
function kindOf({ speaker, seat, isUseful, items }: Occasion): keyof typeof unproved {
  if (speaker !== null) return "reply";
  if (isUseful) return "answer";
  const refused = items.flatMap((item) => (item.kind === "refused" ? [item.refusal.kind] : []));
  if (refused.some((kind) => claims.has(kind))) return "claim";
  if (seat !== null) return "reply";
  const isComplaint = items.some(({ kind }) => kind === "complaint");
  return isComplaint || refused.some((kind) => !unknowns.has(kind)) ? "answer" : "notice";
}

type RefusalKind = Refusal["kind"];

/** A seat was claimed and not proved. */
const claims: ReadonlySet<RefusalKind> = new Set(["bad-identity", "not-identified"]);
/** Nobody knows for whom the line was to be. */
const unknowns: ReadonlySet<RefusalKind> = new Set(["sign-on-first", "stale-letter"]);

/** For whom the mail spoke at its end, or else whose letter it answered. */
function seatOf({ speaker, seat }: Occasion): Speaker | null {
  return speaker ?? seat;
}

/** Whoever sent the mail, and the owner of the seat it speaks for, who must notice if it was not he. */
function receivers(occasion: Occasion): readonly string[] {
  const { from } = occasion;
  const seat = seatOf(occasion);
  const owner = seat === null ? undefined : memberById(seat.game.game, seat.member);
  return owner === undefined || owner.address === from ? [from] : [from, owner.address];
}

function replyLetter(
  occasion: Occasion,
  about: Pick<NewLetter, "kind" | "to" | "replyTo" | "dedupeKey">,
): NewLetter {
  const { desk, mail, items, isUseful } = occasion;
  const seat = seatOf(occasion);
  const { subject, text } = composeReply(desk.catalogue, {
    scene: sceneFor(occasion),
    subject: mail.subject,
    items,
    skipped: skippedOf(occasion),
    crossing: occasion.crossing,
    isUseful,
  });
  return {
    ...about,
    subject,
    text,
    attachments: attachmentsOf(occasion),
    inReplyTo: mail.messageId,
    references: mail.references,
    game: seat?.game.game.name ?? null,
    isReply: true,
  };
}

/** What was asked for; and whoever changes a deadline needs it in the calendar too. */
function attachmentsOf(occasion: Occasion): readonly Attachment[] {
  const { desk, items } = occasion;
  const seat = seatOf(occasion);
  if (seat === null) return occasion.attachments;
  const { before } = seat.game;
  const done = items.flatMap((item) => (item.kind === "done" ? [item.event] : []));
  const change = deadlineChange({ before });
  const changed = attachmentsFor(desk.catalogue, sceneFor(occasion), done, change);
  return [...occasion.attachments, ...changed];
}

function sceneFor(occasion: Occasion): Scene {
  const { desk, candidate, now } = occasion;
  const seat = seatOf(occasion);
  if (seat !== null) return sceneOf(desk, seat.game.game, seat.member);
  if (candidate !== null) return sceneOf(desk, candidate.game.game, candidate.id);
  return strangerScene(desk, now);
}

/** Outside any game. */
function strangerScene(desk: Desk, now: Instant): Scene {
  const board = present(desk.boards.get(defaultVariant), "The standard board");
  return { judge: desk.judge, board, now, view: null };
}

/** Tells the sender of a mail that was set aside that it is not lost. */
export async function tellKept(desk: Desk, tx: Tx, mail: Mail, cause: string): Promise<void> {
  const to = present(mail.from, "The sender of a mail that may be answered");
  const now = desk.clock.now();
  const limit = unproved.notice;
  if ((await tx.outbox.countTo(to, ["notice"], after(now, -limit.ms))) >= limit.max) return;
  const scene = strangerScene(desk, now);
  const items = [{ kind: "text", text: keptText(desk.catalogue, scene) }] as const;
  const occasion = { scene, subject: mail.subject, items, skipped: [] };
  const letter: NewLetter = {
    ...composeReply(desk.catalogue, occasion),
    dedupeKey: `${cause}:kept`,
    kind: "notice",
    to,
    attachments: [],
    inReplyTo: mail.messageId,
    references: mail.references,
    replyTo: await helloAddress(desk, tx, to),
    game: null,
    isReply: true,
  };
  await tx.outbox.add([letter], desk.judge.address, now);
}

/** The address that proves the seat; or, without one, that the sender has read the answer. */
async function replyAddressFor(occasion: Occasion, key: string): Promise<string> {
  const { desk, tx, from } = occasion;
  const seat = seatOf(occasion);
  if (seat === null) return helloAddress(desk, tx, from);
  const { game, member } = seat;
  const found = memberById(game.game, member);
  // A member who has just left has no reply address any more.
  if (found === undefined) return desk.judge.address;
  return replyAddress(desk.secrets, key, desk.judge.address, game.game, found);
}

/** What the body's reader and the mail's left out. The HTML twin of a text is no loss to tell of. */
function skippedOf({ skipped, mail }: Occasion): readonly SkippedText[] {
  const ofMail = mail.skipped.flatMap((one): readonly SkippedText[] => {
    if (one.kind === "attachment") return [{ kind: "attachment", name: one.name }];
    if (one.kind !== "too-long") return [];
    return [{ kind: one.what === "mail" ? "mail-too-large" : "too-long", limit: one.limit }];
  });
  return [...skipped, ...ofMail];
}
