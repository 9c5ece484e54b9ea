/**
 * What a player or an observer asks or wishes, and nothing was made of: the reply shows it and offers to pass it on to
 * the GM, who is a human. Nothing is passed on before a CONFIRM.
 */
import { memberById } from "../../game/index.js";
import { isWanting, ownWords, placesIn, saysWhatNot } from "../../language/index.js";
import type { SkippedText } from "../../report/index.js";
import type { Session } from "../session/session.js";
import { asksToSend } from "./kept-message.js";

/** Offers it where the reply asks for nothing else; the lines that would go to the GM are told as unread no more. */
export function offerToGm(session: Session): void {
  const { sender, reply, grave, thread, mail } = session;
  const { speaker } = sender;
  // Lines that were confirmed are commands; a mail whose sender was asked for proof is read as it came.
  if (speaker === null || grave.isConfirmed) return;
  if (grave.waiting.length > 0 || reply.question !== null) return;
  const { game, board } = speaker.game;
  if (memberById(game, speaker.member)?.role === "gm") return;
  const unread = reply.skipped.filter(isTalk);
  // Beside orders people say all kinds of things; and what names two places may be an order, to be written anew.
  const hasOrders = reply.items.some(({ kind }) => kind === "reading");
  const wanted = unread.filter(
    ({ first }) =>
      isLong(first) &&
      (hasOrders ? first.includes("?") : isWanting(first) && !saysWhatNot(first)) &&
      placesIn(board, first).length < 2,
  );
  const [request] = wanted;
  if (request === undefined) return;
  const isAll = reply.items.length === 0 && !reply.isUseful;
  const text = isAll
    ? ownWords(mail.text, thread.letters)
    : [...new Set(wanted.map(({ first }) => first))].join("\n");
  const to = { kind: "some", powers: [], gm: true, observers: false } as const;
  if (!asksToSend(session, speaker, { to, text, line: request.first, mayBe: "request" })) return;
  const passed: readonly SkippedText[] = isAll ? unread : wanted;
  const others = reply.skipped.filter((each) => !passed.includes(each));
  reply.skipped.splice(0, Infinity, ...others);
}

type UnreadTalk = SkippedText & { readonly kind: "talk"; readonly first: string };

function isTalk(text: SkippedText): text is UnreadTalk {
  return text.kind === "talk" && text.first !== undefined;
}

/** `Please?` and `You know what?` ask nothing of a GM. */
function isLong(text: string): boolean {
  return text.split(/\s+/).length >= fewestWords;
}

const fewestWords = 5;
