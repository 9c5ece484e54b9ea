/**
 * Words for other players without a PRESS before them. One sentence that says whom it is for and what to tell
 * them is sent, and so are a mail of messages under headings and a letter that greets powers. Of all other words
 * that is a guess: the reply shows whom they would go to, and CONFIRM sends them.
 */

import type { PressTarget } from "../../../game/index.js";
import {
  type Body,
  type BodyItem,
  isPleasantry,
  isWanting,
  mayBeOrder,
  passedOn,
  readBody,
  readQuestion,
  sentencesOf,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { noteTalk } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { isBackToJudge } from "../../session/texts/mail-parts.js";
import { ownText } from "../../session/texts/own-text.js";
import { asText, isProse } from "../../session/texts/sentences-left.js";
import { addressedMessages } from "./addressed-messages.js";
import { isForJudge } from "./answers/press-reply.js";
import { greetsOnly } from "./for-the-judge.js";
import { behindGreeting, greetedIn, greetsMany, isOpen } from "./greetings.js";
import { handedOn, messageBelow, withPassage } from "./handed-on.js";
import { headingOf, readersOfHeading, surelyHeads, withHeading } from "./headings.js";
import { allSentAtOnce, asksToSend, type KeptMessage } from "./kept-message.js";
import { forbidsTelling } from "./not-told.js";
import { ordersIn, ordersUnits } from "./ordering/orders-in.js";
import { withOrdersApart } from "./parted/behind-message.js";
import { holdsParted } from "./parted/parted-mail.js";
import { hiddenIn } from "./readers/hidden-from.js";
import { lastNamed, nobody } from "./readers/last-named.js";
import { areSame, exception, readersIn } from "./readers/readers.js";
import { partsOf, withMessagesApart } from "./sentence-parts.js";
import { toldWithNames } from "./told/named-for-him.js";
import { lastCorrespondent } from "./told/told-apart.js";
import { toldIn } from "./told-message.js";
import { isKeptBeside, isTalking, letterIn, noteLeftOut, onlyGreetsGm } from "./whole-letter.js";
import { sentencesIn } from "./words/sentences-in.js";
import { greetsJudge } from "./words/turns-to-judge.js";

/** What is left of the mail when such words are taken out and asked about. */
export async function withoutMessages(session: Session, body: Body): Promise<readonly BodyItem[]> {
  const { mail } = session;
  // Of a mail that proves nothing they wait together with the rest of it.
  const unproved = unprovedSeat(session);
  if (unproved !== null && holdsParted(session, unproved)) return body.items;
  const at = partOf(session);
  if (at <= 0 || mail.text.slice(0, at).trim() === "") return withoutTalk(session, body);
  const above = bodyOf(session, mail.text.slice(0, at));
  session.mail = { ...mail, text: mail.text.slice(0, at).trimEnd() };
  const left = await withoutTalk(session, above);
  session.mail = mail;
  if (left.length === above.items.length) return withoutTalk(session, body);
  const lines = mail.text.slice(0, at).split("\n").length - 1;
  const rest = { ...mail, text: mail.text.slice(at) };
  const below = bodyOf(session, rest.text);
  session.mail = rest;
  const others = isForJudgeFrom(rest.text) ? below.items : await withoutMessages(session, below);
  session.mail = mail;
  return [...left, ...others.map((item) => ({ ...item, number: item.number + lines }))];
}

/**
 * Where a mail leaves a message: from a sentence on that greets the judge, nobody else is spoken to, nor behind
 * a message that is quoted, nor where orders begin below a message. -1 for nowhere.
 */
function partOf(session: Session): number {
  const words = ownText(session);
  const [before = ""] = quoted.exec(words) ?? [];
  const at = before === "" ? words.search(greetsJudge) : before.length;
  const begins = at > 0 ? at : judgeBelow(session, words);
  const [line = ""] = words.slice(Math.max(0, begins)).trim().split("\n", 1);
  return begins <= 0 || line === "" ? -1 : session.mail.text.indexOf(line, begins);
}

/** Where a message under its heading ends, at orders or whatever else is for the judge; -1 for nowhere. */
function judgeBelow(session: Session, words: string): number {
  const { speaker } = session.sender;
  const heading = headingOf(words);
  if (speaker === null || heading === "") return -1;
  if (isGm(speaker)) return ordersBelow(session, speaker, words);
  const back = sentencesIn(words).find(
    ({ from, said }) => from > heading.length && isBackToJudge(session, said),
  );
  return back?.from ?? ordersBelow(session, speaker, words);
}

function ordersBelow(session: Session, speaker: Speaker, words: string): number {
  const orders = [...words.matchAll(/\n[ \t]*\n\s*(?=\S)/g)].find(({ index, 0: gap }) => {
    const [paragraph = ""] = words.slice(index + gap.length).split(/\n[ \t]*\n/, 1);
    const [first = ""] = paragraph.split("\n", 1);
    return headsOrders.test(first) || ordersIn(speaker, bodyOf(session, paragraph)) > 0;
  });
  // `Hello everybody`, above the orders, says nothing.
  if (orders === undefined || bodyOf(session, words.slice(0, orders.index)).items.length === 0)
    return -1;
  return orders.index + orders[0].length;
}

const headsOrders = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en|now) )*(?:
    (?:here|these|this|hier|dies|voici) (?:are|is|come|sind|kommen)?\s*
  )?(?:my|our|the|meine|mes|mis|i miei|mijn)?\s*(?:
    orders?|moves?|befehle|züge|ordres|órdenes|ordini|bevelen
  )\s*[:.]?\s*$
`;

const quoted = regex("u")`
  ^[^"\u201c\u201e\u00ab\n]{3,80}:\s*["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]+
    ["\u201d\u201c\u00bb]\.?\s+(?=\p{L})
`;

function isForJudgeFrom(words: string): boolean {
  return words.trimStart().search(greetsJudge) === 0;
}

function bodyOf({ thread, sender }: Session, text: string): Body {
  return readBody(text, thread.letters, sender.speaker?.game.game.name ?? null);
}

async function withoutTalk(session: Session, read: Body): Promise<readonly BodyItem[]> {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed) return read.items;
  const plain = isGm(speaker) ? read.items : withoutGreeting(session, read.items);
  if (greetsOnly(session, speaker)) return plain;
  const body = withMessagesApart(speaker, { ...read, items: plain }, (text) =>
    bodyOf(session, text),
  );
  if (sendsAddressed(session, speaker, body)) return [];
  const isPassing = body.items.some(({ line }) => passedOn(line) !== null);
  const letter = isPassing ? null : letterIn(session, speaker, body);
  if (letter !== null) {
    const isSent =
      isOpen(speaker, ownText(session), letter.to) && allSentAtOnce(session, [letter], true);
    if (!isSent && !asksToSend(session, speaker, letter)) return body.items;
    noteLeftOut(session, letter);
    // What was sent is read by nobody else.
    if (isSent) session.mail = { ...session.mail, text: "" };
    return body.items.filter((each) => asksToTranslate(each) || isKeptBeside(letter, each));
  }
  const below = messageBelow(speaker, body, ownText(session));
  if (below !== null && asksToSend(session, speaker, below.message)) return below.above;
  const partner = await lastCorrespondent(session, speaker);
  const left = body.items.flatMap((item) => {
    if (!isProse(item)) return [item];
    const { line, rest } = withPassage(item);
    const handed = handedOn(speaker, { ...item, line }, ownText(session));
    const them = lastNamed(speaker, earlierThan(session, line)) ?? partner;
    if (handed === null)
      return partsOf(speaker, item, them)
        .flatMap((part) => withOrdersApart(speaker, part, them))
        .flatMap(withoutTold(session, speaker, item, them));
    if (!allSentAtOnce(session, [handed]) && !asksToSend(session, speaker, handed)) return [item];
    // `Moscow to Ukraine, Warsaw to Galicia. And write to her "..."`
    const ahead = sentencesOf(line).slice(0, -1).join("").trim();
    const orders = ordersUnits(speaker, ahead) ? [ahead] : [];
    const left = rest === "" || passesOver(session, speaker, rest) ? orders : [...orders, rest];
    return left.map((each) => asText({ number: item.number, line: each }));
  });
  // What only says who must not know is heeded.
  const isKept = left.length < body.items.length;
  return isKept ? left.filter(({ line }) => hiddenIn(speaker, line).text !== "") : left;
}

/** `Moves come tonight`, behind a message: it orders nothing and asks nothing. */
function passesOver(session: Session, speaker: Speaker, rest: string): boolean {
  const isMore = isWanting(rest) || readQuestion(rest) !== null;
  if (isMore || ordersUnits(speaker, rest)) return false;
  noteTalk(session, rest);
  return true;
}

/** What is left of the items when nobody is greeted. */
function withoutGreeting(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  return items.flatMap((item) => {
    if (!isProse(item) || !greetsMany(item.line)) return [item];
    const { items: behind } = bodyOf(session, behindGreeting(item.line));
    return behind.map((each) => ({ ...each, number: item.number }));
  });
}

function earlierThan(session: Session, line: string): string {
  const words = ownText(session);
  return words.slice(0, Math.max(0, words.indexOf(line.slice(0, 20))));
}

/**
 * Sends a mail of nothing but messages under their headings. False, and nothing sent, where it holds more or
 * leaves a doubt.
 */
function sendsAddressed(session: Session, speaker: Speaker, body: Body): boolean {
  // `Welcome to Paris, everyone`, below a GM's heading in a line of its own, is no command either.
  const isBelow = isGm(speaker) && /^[^\n]*:[ \t]*\n[ \t]*\n/.test(ownText(session).trimStart());
  const mayTell = (item: BodyItem) =>
    isTalking(item) || (isBelow && item.kind === "statement" && item.said !== undefined);
  if (!body.items.every(mayTell) || isForJudge(body) || ordersIn(speaker, body) > 0) return false;
  // What a player asks to be passed on to all is shown first.
  const own = ownText(session);
  const messages = addressedMessages(speaker, isGm(speaker) ? withHeading(own) : own);
  const shown = messages.map((each) =>
    own.includes(each.line) ? each : { ...each, line: each.line.replace(/:$/, "?") },
  );
  return messages.length > 0 && allSentAtOnce(session, shown);
}

/** What of a part is left for the judge once its message is sent, or kept. */
function withoutTold(
  session: Session,
  speaker: Speaker,
  item: BodyItem,
  before: PressTarget | null,
): (part: string, at: number, parts: readonly string[]) => readonly BodyItem[] {
  return (part, at, parts) => {
    const them = lastNamed(speaker, parts.slice(0, at).join("")) ?? before;
    const said = `${earlierThan(session, item.line)}${parts.slice(0, at).join("")}`;
    const message = toldWithNames(speaker, part, them, said) ?? addressedIn(speaker, item, part);
    const left = parts.length === 1 ? item : asText({ number: item.number, line: part.trim() });
    if (message === null && parts.length > 1 && forbidsTelling(speaker, part.trim())) {
      noteTalk(session, part.trim());
      return [];
    }
    if (message === null) return passesOverReader(session, speaker, parts.slice(at)) ? [] : [left];
    // In an answer to a message it may be said to its writer.
    const isPlain = isOneMessage(part) && session.thread.readers === null;
    return (isPlain && allSentAtOnce(session, [message])) || asksToSend(session, speaker, message)
      ? []
      : [left];
  };
}

/** `England is so dramatic, tell him ...`: what only says of whom the message speaks is passed over. */
function passesOverReader(
  session: Session,
  speaker: Speaker,
  [part = "", next = ""]: readonly string[],
): boolean {
  if (
    next === "" ||
    ordersUnits(speaker, part) ||
    part.includes("?") ||
    lastNamed(speaker, part) === null
  )
    return false;
  const isOfHim = (them: PressTarget | null) => toldIn(speaker, { line: next }, them) !== null;
  if (isOfHim(null) || !isOfHim(nobody)) return false;
  noteTalk(session, part.trim(), true);
  return true;
}

/** One sentence, or several of which the others only thank, or speak to more than one: no judge is `you guys`. */
function isOneMessage(part: string): boolean {
  return sentencesOf(part)
    .slice(1)
    .every((text) => toSeveral.test(text) || isPleasantry({ text: text.trim() }));
}

const toSeveral = regex("iu")`
  (?<!\p{L})(?:you|u) (?:guys|two|both|all|lot)(?!\p{L})
  |(?<!\p{L})(?:
    y['\u2019]all|all of (?:you|u)|both of (?:you|u)|ihr (?:beiden?|zwei|alle)
    |euch (?:beiden?|allen)|vous (?:deux|tous)|vosotros dos|voi due|jullie (?:beide|twee)
  )(?!\p{L})
`;

/** `To England: hello`, among other lines; `France: A Par - Bur` is no message. */
function addressedIn(speaker: Speaker, item: BodyItem, part: string): KeptMessage | null {
  const [message = null] = addressedMessages(speaker, part);
  if (message !== null && surelyHeads(speaker, part.split("\n", 1)[0]!) !== null)
    return mayBeOrder(message.text) ? { ...message, isGuess: true } : message;
  const isOrder = () => ordersUnits(speaker, part);
  // `Dear France, I will never leave the Channel`, above a wish for the judge.
  const called = isGm(speaker) ? null : greetedIn(speaker, part);
  const isOfPower = called?.to.kind === "some" && called.to.powers.length > 0;
  const greeted = item.kind === "question" && !isOfPower ? null : called;
  if (greeted?.says && !onlyGreetsGm(speaker, greeted.to, part, true) && !isOrder())
    return {
      to: greeted.to,
      line: greeted.line,
      text: part.trim(),
      mayBe: "message",
      isGuess: true,
    };
  return message === null || mayBeOrder(message.text) || isOrder() ? null : message;
}

/** `Can you put this in German for Gustav?`, above the words for him. */
function asksToTranslate(item: BodyItem): boolean {
  return item.kind === "question" && item.question.intent === "language";
}

/** `Before I do anything, let everybody know that I'm thinking about it`: a message among other sentences of prose. */
export function keptTold(session: Session, sentences: readonly string[]): boolean {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed) return false;
  const told = [...new Set(sentences.map((each) => each.trim()))].flatMap((sentence) => {
    const line = sentence.replace(inclined, "");
    return toldIn(speaker, { line }) ?? [];
  });
  const [message, another] = told;
  if (message === undefined || another !== undefined) return false;
  // `Let everybody know that that's the reason` has no words of its own.
  if (message.text.split(/\s+/).length < fewestTold) return false;
  return asksToSend(session, speaker, message);
}

const fewestTold = 5;

/** `Before I do anything, let ...` */
const inclined = regex("iu")`
  ^[^,;:.?!]{3,60},\s+(?=
    (?:please |bitte )?(?:tell|let|inform|notify|sag|sage|dis|dites|di|dile|zeg|laat|lass)
      (?!\p{L})
  )
`;

/** Does the mail begin with whom it is for, and are these others than `readers`, whose message it answers? */
export function isForOthers(session: Session, readers: PressTarget): boolean {
  const { speaker } = session.sender;
  if (speaker === null) return false;
  const words = ownText(session);
  const [line = ""] = words.split("\n", 1);
  const greeted = greetedIn(speaker, words);
  if (greeted?.says && !isAmong(greeted.to, readers)) return true;
  if (withHeading(words) !== words) return true;
  const passage = passedOn(words);
  const handedTo = passage === null ? null : readersIn(speaker, passage.before);
  if (handedTo !== null) return !areSame(handedTo, readers);
  const heading = headingOf(words);
  const to = heading === "" ? toldIn(speaker, { line })?.to : readersOfHeading(speaker, heading);
  return to === null || to === undefined ? exception.test(heading) : !areSame(to, readers);
}

/** `Hi George, could you ...?`, in an answer to Germany's message: the GM had none of it. */
function isAmong(to: PressTarget, readers: PressTarget): boolean {
  if (to.kind === "all" || readers.kind === "all") return true;
  return to.powers.every((power) => readers.powers.includes(power)) && (!to.gm || readers.gm);
}
