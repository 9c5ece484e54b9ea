/**
 * What a player or an observer asks or wishes, and nothing was made of: the reply shows it and offers to pass it on to
 * the GM, who is a human. Nothing is passed on before a CONFIRM.
 */
import { hasEnded, memberById } from "../../game/index.js";
import {
  complains,
  type Intent,
  isWanting,
  looksLikeOrder,
  placesIn,
  type Question,
  saysWhatNot,
  sentencesOf,
  takesSide,
} from "../../language/index.js";
import type { ReplyItem, SkippedText } from "../../report/index.js";
import { flat } from "../../util/index.js";
import type { Session, Speaker } from "../session/session.js";
import { ownText } from "../session/texts/own-text.js";
import { asksToSend } from "./messages/kept-message.js";
import { isOwnWishForTime, ofOthersWishes } from "./wishes/wanted-time.js";

/** Offers to pass on what a player wishes and only a GM can grant, or say. True if it was offered. */
export function offerWish(session: Session, { intent, about }: Question, line: string): boolean {
  const { sender, reply, grave } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed) return false;
  if (intent !== "conduct" && !(granted.has(intent) && isOwnWishForTime(about))) return false;
  if (!plays(speaker) || grave.waiting.some((each) => each.startsWith("PRESS TO GM"))) return false;
  const hasMore = reply.items.some(({ kind }) => kind === "reading") || grave.waiting.length > 0;
  const text = hasMore ? about : ownText(session);
  if (!asksToSend(session, speaker, { to: theGm, text, line, mayBe: "wish" })) return false;
  if (hasMore) return true;
  const others = reply.skipped.filter((each) => !isTalk(each));
  reply.skipped.splice(0, Infinity, ...others);
  return true;
}

const theGm = { kind: "some", powers: [], gm: true, observers: false } as const;

const granted: ReadonlySet<Intent> = new Set<Intent>(["more-time", "illness", "away"]);

function plays({ game: { game }, member }: Speaker): boolean {
  return !hasEnded(game) && memberById(game, member)?.role === "player";
}

/** `People keep asking for more time.` */
export function tellsOfOthers(intent: Intent, about: string): boolean {
  return intent === "more-time" && !about.includes("?") && ofOthersWishes.test(about);
}

/** Offers to pass on what a player complains of; a complaint is no order that was not understood. */
export function offerComplaint(session: Session): void {
  const { sender, reply, grave } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed || !plays(speaker)) return;
  if (grave.waiting.length > 0 || reply.question !== null) return;
  const words = ownText(session);
  const prose = words.split("\n").filter((each) => !looksLikeOrder(each));
  const told = sentencesOf(flat(prose.join(" ")))
    .filter(complains)
    .map(flat);
  const [line] = told;
  if (line === undefined) return;
  const isAll = !reply.items.some(({ kind }) => others.has(kind));
  const text = isAll ? words : told.join(" ");
  if (!asksToSend(session, speaker, { to: theGm, text, line, mayBe: "wish" })) return;
  const isOfIt = (said: string) =>
    told.some((each) => flat(said).includes(each) || each.includes(flat(said)));
  const items = reply.items.filter((item) => item.kind !== "complaint" || !isOfIt(item.line));
  reply.items.splice(0, Infinity, ...items);
  const skipped = reply.skipped.filter((each) => !isTalk(each) || !isOfIt(each.first));
  reply.skipped.splice(0, Infinity, ...skipped);
}

/** What a mail says beside its complaint. */
const others: ReadonlySet<ReplyItem["kind"]> = new Set(["reading", "answer", "done"] as const);

/** Offers it where the reply asks for nothing else; the lines that would go to the GM are told as unread no more. */
export function offerToGm(session: Session): void {
  const { sender, reply, grave } = session;
  const { speaker } = sender;
  // Lines that were confirmed are commands; a mail whose sender was asked for proof is read as it came.
  if (speaker === null || grave.isConfirmed) return;
  if (grave.waiting.length > 0 || reply.question !== null) return;
  const { game, board } = speaker.game;
  if (memberById(game, speaker.member)?.role === "gm") return;
  // `C'est possible ?`, from somebody whom the same mail has let in.
  if (memberById(speaker.game.before, speaker.member) === undefined) return;
  const unread = reply.skipped.filter(isTalk);
  // Beside orders people say all kinds of things; and what names two places may be an order, to be written anew.
  const hasOrders = reply.items.some(({ kind }) => kind === "reading");
  const hasAnswer = reply.items.some(({ kind }) => answering.has(kind));
  const wanted = unread.filter(
    ({ first }) =>
      takesSide(first) ||
      (isLong(first) &&
        (hasOrders ? first.includes("?") : isWanting(first) && !saysWhatNot(first)) &&
        (!hasAnswer || (asks.test(first) && first.trim().split(/\s+/).length >= fewestBeside)) &&
        placesIn(board, first).length < 2),
  );
  const [request] = wanted;
  if (request === undefined) return;
  const isAll = reply.items.length === 0 && !reply.isUseful;
  const text = isAll ? ownText(session) : [...new Set(wanted.map(({ first }) => first))].join("\n");
  if (!asksToSend(session, speaker, { to: theGm, text, line: request.first, mayBe: "request" }))
    return;
  // What may go to the GM needs no second word.
  const isPassed = (item: ReplyItem) =>
    item.kind === "complaint" && flat(text).includes(flat(item.line));
  reply.items.splice(0, Infinity, ...reply.items.filter((item) => !isPassed(item)));
  const passed: readonly SkippedText[] = isAll ? unread : wanted;
  const others = reply.skipped.filter((each) => !passed.includes(each));
  reply.skipped.splice(0, Infinity, ...others);
}

/** Beside what was done, a sentence tells why. */
const answering: ReadonlySet<ReplyItem["kind"]> = new Set(["answer", "text", "done"] as const);

/** In fewer words people only greet, beside what they ask: `so I am France, right?` */
const fewestBeside = 6;

/** Beside an answer, only what clearly asks for something more. */
const asks =
  /\?|\b(?:please(?! (?:be|bear|forgive|excuse)\b)|pls|could you|can you|would you|bitte|s'il (?:vous|te) plaît|por favor|per favore|alstublieft|graag)(?!\p{L})/iu;

type UnreadTalk = SkippedText & { readonly kind: "talk"; readonly first: string };

function isTalk(text: SkippedText): text is UnreadTalk {
  return text.kind === "talk" && text.first !== undefined;
}

/** `Please?` and `You know what?` ask nothing of a GM. */
function isLong(text: string): boolean {
  return text.split(/\s+/).length >= fewestWords;
}

const fewestWords = 5;
