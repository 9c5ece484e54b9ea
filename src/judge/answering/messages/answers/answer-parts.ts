/**
 * What of an answer to a message is for the judge: what it asks to tell somebody, what it asks the judge, and
 * headings.
 */

import type { PressTarget } from "../../../../game/index.js";
import {
  isSurely,
  isWanting,
  passedOn,
  readQuestion,
  sentencesOf,
} from "../../../../language/index.js";
import { inOneLine } from "../../../../util/index.js";
import { noteTalk } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm } from "../../../session/speaker.js";
import { isBackToJudge } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { speaksToReader } from "../../../session/texts/spoken-to.js";
import { bargains, toJudge } from "../for-the-judge.js";
import { surelyHeaded, surelyHeads } from "../headings.js";
import {
  allSentAtOnce,
  asksToSend,
  type KeptMessage,
  withoutConfidences,
} from "../kept-message.js";
import { changesBuilds } from "../ordering/orders-in.js";
import { areSame, readersIn } from "../readers/readers.js";
import { askedOfJudge, speaksOfReaders } from "../told/asked-of-judge.js";
import { tellingsIn } from "../told/tellings.js";
import { withoutTellings } from "../told/told-apart.js";
import { toldIn } from "../told-message.js";
import { withoutWords } from "../words/without-words.js";
import { agrees } from "./beside-orders.js";

/**
 * `Sure. And please tell Russia that I agree`: takes what the judge is asked to tell out of the answer, and
 * asks about it. Words that are nothing else, and for who is answered, are the answer.
 */
export function asksToTell(session: Session, speaker: Speaker, readers: PressTarget): boolean {
  const own = ownText(session);
  const isBack = (sentence: string) =>
    isBackToJudge(session, sentence) || changesBuilds(speaker, sentence);
  // In an answer to words for all, `him` is whoever wrote them.
  const them = readers.kind === "all" ? (session.thread.spokenOf ?? readers) : readers;
  const [told, another] = tellingsIn(speaker, own, them, isBack);
  const isWhole = told !== undefined && another === undefined && told.to - told.from === own.length;
  if (isGm(speaker)) return false;
  const { mail } = session;
  const isAnswer = isWhole && told.aside === "" && toldTo(speaker, readers, own) !== own;
  if (isAnswer && !sendsAsReported(session, told.message)) return false;
  const text = isAnswer
    ? withoutWords(mail.text, own)
    : withoutTellings(session, speaker, mail.text, them);
  session.mail = text === mail.text ? mail : { ...mail, text };
  return session.mail !== mail;
}

/** `Tell him he's got until fall`, in an answer to him: no words that he could read as said to him. */
function sendsAsReported(session: Session, { isGuess: _, ...message }: KeptMessage): boolean {
  return (message.isReported ?? message.isAsked ?? false) && allSentAtOnce(session, [message]);
}

/** More than `haha`, `ok`, `gracias, por cierto`. */
export const hasWords = /(?:\p{L}+\P{L}+){3}\p{L}+/u;

/** `Sure mate.`, `va bene!` */
const isSentence = /\p{L}\P{L}+\p{L}[^?]*[.!)]$/u;

/** `Please pass this on to Turkey:`, above or behind other words. */
export function headsAnother(speaker: Speaker, text: string, isBesideOrders: boolean): boolean {
  const sentences = sentencesOf(inOneLine(text)).map((each) => each.trim());
  const isHeading = (each: string) =>
    surelyHeads(speaker, each) !== null ||
    surelyHeaded(speaker, each) !== null ||
    (isBesideOrders && toldIn(speaker, { line: each }) !== null);
  if (isGm(speaker) && tellingsIn(speaker, text, null).length > 0) return true;
  return sentences.length > 1 && sentences.some(isHeading);
}

/** `Tell him thanks`, in an answer to his message: he gets the thanks. */
export function toldTo(speaker: Speaker, readers: PressTarget, words: string): string {
  const passage = passedOn(words);
  if (passage !== null) {
    const to = readersIn(speaker, passage.before);
    return to !== null && areSame(to, readers) ? passage.text : words;
  }
  const line = withoutConfidences(words);
  if (sentencesOf(line).length > 1) return words;
  const told = toldIn(speaker, { line }, readers);
  return told !== null && areSame(told.to, readers) ? told.text : words;
}

/** `lol sure. what happens if we both go?`: leaves in the mail what the judge answers, and asks about the rest. */
export function asksJudgeToo(
  session: Session,
  speaker: Speaker,
  readers: PressTarget,
  text: string,
  doubt: { readonly isParted: boolean; readonly mayOrder: boolean },
): boolean {
  const { isParted } = doubt;
  const asked = askedOfJudge(speaker, readers, text, doubt);
  const rest = asked.reduce(withoutWords, text).trim();
  if (asked.length === 0) return false;
  // `Turkey wants Greece, too`, in an answer to Turkey, is said above the question, and to nobody else.
  if (rest === "" || (!isParted && isAllOf(speaker, readers, rest))) {
    session.thread.isForJudge = !isParted;
    return true;
  }
  const [line = ""] = rest.split("\n", 1);
  const isAsked =
    ((readers.kind === "some" && text.startsWith(rest) && isSentence.test(rest)) ||
      (bargains(rest) && hasWords.test(rest))) &&
    asksToSend(session, speaker, { to: readers, text: rest, line, mayBe: "message" });
  if (!isAsked && isParted) noteTalk(session, line);
  if (isAsked || isParted) session.mail = { ...session.mail, text: asked.join("\n") };
  session.thread.isForJudge = !isAsked && !isParted;
  return true;
}

/** Does each sentence speak of the readers, and none to them? */
function isAllOf(speaker: Speaker, readers: PressTarget, words: string): boolean {
  return sentencesOf(words).every(
    (each) => speaksOfReaders(speaker, readers, each) && !speaksToReader(each),
  );
}

/** `Deal. By the way, when is the deadline?`: how far it only agrees before it turns to the judge; or -1. */
export function agreedUpTo(text: string, turn: number): number {
  const [agreed = "", asked = ""] = sentencesOf(text);
  const rest = text.slice(agreed.length);
  const isBack =
    (isWanting(asked) && asksSurely(asked) && !bargains(toJudge(rest))) ||
    text.slice(0, turn).trim() === agreed.trim();
  return agrees.test(agreed) && isBack ? agreed.length : -1;
}

/** Is it a question that the judge surely answers? */
function asksSurely(sentence: string): boolean {
  const question = readQuestion(sentence);
  return question !== null && isSurely(question);
}
