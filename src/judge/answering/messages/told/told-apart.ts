/**
 * Takes what a mail asks to tell others out of it, before anything else is read: each message is sent, or shown
 * and asked about, and the judge reads only what is left.
 */

import { type PressTarget, toGm, toPowers } from "../../../../game/index.js";
import {
  gmWishesIn,
  grants,
  handedOn,
  passedOn,
  pointsBack,
  sentencesOf,
  withZonesAtHours,
} from "../../../../language/index.js";
import { inOneLine } from "../../../../util/index.js";
import { pressFor } from "../../../records/press.js";
import { noteTalk } from "../../../session/outcomes.js";
import { asTheirOwn } from "../../../session/seat-of-sender.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { isBackToJudge, isSurelyRelayed } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { greetedIn, greetsMany } from "../greetings.js";
import { headingOf, readersOfHeading, withHeading } from "../headings.js";
import {
  allSentAtOnce,
  asksToSend,
  isOneReader,
  type KeptMessage,
  wordsOf,
} from "../kept-message.js";
import { changesBuilds, mayOrderUnits } from "../ordering/orders-in.js";
import { nobody } from "../readers/last-named.js";
import { isForGmAlone } from "../readers/readers.js";
import { asksWhom } from "../readers/whom-asked.js";
import { sentencesIn } from "../words/sentences-in.js";
import { opensMessage, opensTelling } from "../words/speech.js";
import { withoutWords } from "../words/without-words.js";
import { withTellingsApart } from "./beside-a-wish.js";
import { tellingsIn } from "./tellings.js";
import { withoutTakenBack } from "./thought-again.js";

/** The text without what it asks to tell others. */
export async function withoutTold(session: Session, text: string): Promise<string> {
  return asTheirOwn(session, async () => {
    const left = await leftOf(session, text);
    const { mail } = session;
    // A mail that proves nothing is kept as it is.
    if (text === mail.text && left !== text && unprovedSeat(session) === null)
      session.mail = { ...mail, text: left };
    return left;
  });
}

async function leftOf(session: Session, text: string): Promise<string> {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed || opensMessage.test(text)) return text;
  // What a GM tells the players goes with what they set.
  if (isGm(speaker)) return withTellingsApart(speaker, withHandedOn(withZonesAtHours(text)));
  const partner = await lastCorrespondent(session, speaker);
  session.thread.spokenOf ??= partner;
  const left = withoutTakenBack(session, speaker, text);
  return withoutTellings(session, speaker, left, partner);
}

/** The text with what players asked the GM as questions of the GM's own; what they asked for may be granted. */
function withHandedOn(text: string): string {
  // `They asked whether we could play faster. How do I do that?` is a wish.
  if (sentencesOf(text).some((each) => grants(each) || pointsBack(each.trim()))) return text;
  return sentencesIn(text).reduceRight((left, { from, to, said }) => {
    const question = handedOn(inOneLine(said).trim());
    if (question === null || gmWishesIn(question.replace("?", "")) !== null) return left;
    const gap = /\s*$/.exec(said)?.[0] ?? "";
    return `${left.slice(0, from)}${question}${gap}${left.slice(to)}`;
  }, text);
}

/** The text without such requests, where it is known who is meant by `him`. */
export function withoutTellings(
  session: Session,
  speaker: Speaker,
  text: string,
  partner: PressTarget | null,
): string {
  const own = text === session.mail.text ? ownText(session) : text;
  if (isLetter(speaker, own)) return text;
  const isBack = (sentence: string) =>
    isBackToJudge(session, sentence) || changesBuilds(speaker, sentence);
  const found = tellingsIn(speaker, own, partner ?? nobody, isBack);
  const passage = passedOn(own)?.text ?? "";
  if (!found.some(({ message }) => message.text.includes(passage))) return text;
  // A heading above everything heads one letter.
  if (found.length < 2 && headingOf(own) !== "") return text;
  const isPlain = session.thread.readers === null;
  const taken = found.filter(
    ({ message }) =>
      asksOfHim(session, speaker, message) ||
      ((isPlain || isForOne(session, message)) && allSentAtOnce(session, [message])) ||
      asksToSend(session, speaker, message),
  );
  session.thread.spokenOf = taken.at(-1)?.message.to ?? session.thread.spokenOf;
  for (const { aside } of taken) if (aside !== "") noteTalk(session, aside);
  return taken.map(({ from, to }) => own.slice(from, to)).reduce(withoutWords, text);
}

/** In an answer to a message, is this surely asked of the judge, and for one player alone? */
function isForOne(session: Session, { to, line }: KeptMessage): boolean {
  return isOneReader(to) && isSurelyRelayed(session, line);
}

/** `Would you let him know that ...`, where nobody was spoken of. */
function asksOfHim(session: Session, speaker: Speaker, message: KeptMessage): boolean {
  const { to } = message;
  if (to.kind === "all" || to.powers.length > 0 || to.gm || to.observers) return false;
  asksWhom(session, speaker, { ...message, text: wordsOf(session, speaker, message) });
  return true;
}

/** `Dear Germany, tell Italy that ...`, below a heading or a greeting, is said to Germany. */
function isLetter(speaker: Speaker, own: string): boolean {
  const greeted = greetedIn(speaker, own);
  // `Caro arbitro, alla Francia vorrei far sapere che ...`
  // `Hi all, my moves: ...`
  if (greetsMany(own)) return !own.split("\n").some((line) => mayOrderUnits(speaker, line));
  if (greeted?.says === true && !isForGmAlone(greeted.to)) return true;
  const headed = withHeading(own);
  const isHeaded = headed !== own && readersOfHeading(speaker, headingOf(headed)) !== null;
  return (headingOf(own) !== "" && !opensTelling(own)) || isHeaded;
}

/** With whom the writer spoke last: those whose message the mail answers, or the last who wrote or was written to. */
export async function lastCorrespondent(
  session: Session,
  speaker: Speaker,
): Promise<PressTarget | null> {
  const { readers } = session.thread;
  if (readers?.kind === "some") return readers;
  const letters = await pressFor(session.tx, speaker.game.game, speaker.member);
  const { from, to } = letters.at(-1)?.event ?? {};
  if (from?.id === speaker.member) return to ?? null;
  if (from?.role === "gm") return toGm;
  const power = from?.power ?? null;
  return power === null ? null : toPowers([power]);
}
