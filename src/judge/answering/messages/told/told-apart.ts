/**
 * Takes what a mail asks to tell others out of it, before anything else is read: each message is sent, or shown and asked
 * about, and the judge reads only what is left.
 */
import type { PressTarget } from "../../../../game/index.js";
import { passedOn } from "../../../../language/index.js";
import { pressFor } from "../../../records/press.js";
import { asTheirOwn } from "../../../session/seat-of-sender.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { greetedIn, greetsMany } from "../greetings.js";
import { headingOf, withHeading } from "../headings.js";
import { allSentAtOnce, asksToSend } from "../kept-message.js";
import { withoutWords } from "../parted/without-words.js";
import { opensMessage } from "../words/speech.js";
import { tellingsIn } from "./tellings.js";

/** The text without what it asks to tell others. */
export async function withoutTold(session: Session, text: string): Promise<string> {
  let left = text;
  await asTheirOwn(session, async () => {
    left = await leftOf(session, text);
  });
  return left;
}

async function leftOf(session: Session, text: string): Promise<string> {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed || opensMessage.test(text)) return text;
  return withoutTellings(session, speaker, text, await partnerOf(session, speaker));
}

/** The same, where it is known who is meant by `him`. */
export function withoutTellings(
  session: Session,
  speaker: Speaker,
  text: string,
  partner: PressTarget | null,
): string {
  const own = text === session.mail.text ? ownText(session) : text;
  if (isLetter(speaker, own) || passedOn(own) !== null) return text;
  const found = tellingsIn(speaker, own, partner);
  const isPlain = session.thread.readers === null;
  const taken = found.filter(
    ({ message }) =>
      (isPlain && allSentAtOnce(session, [message])) || asksToSend(session, speaker, message),
  );
  return taken.map(({ from, to }) => own.slice(from, to)).reduce(withoutWords, text);
}

/** `Dear Germany, tell Italy that ...`, below a heading or a greeting, is said to Germany. */
function isLetter(speaker: Speaker, own: string): boolean {
  if (greetsMany(own) || greetedIn(speaker, own)?.says === true) return true;
  return headingOf(own) !== "" || withHeading(own) !== own;
}

/** With whom the writer spoke last: those whose message the mail answers, or the last who wrote or was written to. */
export async function partnerOf(session: Session, speaker: Speaker): Promise<PressTarget | null> {
  if (session.thread.readers !== null) return session.thread.readers;
  const letters = await pressFor(session.tx, speaker.game.game, speaker.member);
  const { from, to } = letters.at(-1)?.event ?? {};
  if (from?.id === speaker.member) return to ?? null;
  const power = from?.power ?? null;
  return power === null ? null : { kind: "some", powers: [power], gm: false, observers: false };
}
