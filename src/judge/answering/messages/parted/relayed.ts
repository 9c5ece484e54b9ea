/** `May I write to one alone? If so, to England: "..."`: a message below a heading that only its parts tell. */
import type { Session, Speaker } from "../../../session/session.js";
import { isGm, roleOf } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { relayedIn } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { addressedMessages } from "../addressed-messages.js";
import { passageHeadedBy, surelyHeaded } from "../headings.js";
import { asksToSend, isOneReader } from "../kept-message.js";
import { readersIn } from "../readers/readers.js";
import { toldIn } from "../told-message.js";
import { withoutWords } from "../words/without-words.js";

/** Asks about such messages, and leaves the mail without them. */
export function offersRelayed(session: Session): void {
  const { sender, grave } = session;
  const { speaker } = sender;
  if (speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return;
  if (isGm(speaker) || roleOf(speaker) !== "player") return;
  const words = ownText(session);
  for (const { from, to: end, message } of relayedIn(session)) {
    const heading = words
      .slice(from, message.from)
      .replace(/["\u201c\u201e\u00ab]\s*$/u, "")
      .trim();
    const quoted = passageHeadedBy(words.slice(from).slice(heading.length));
    const text = quoted?.text ?? message.text.trim();
    // What stands in paragraphs of its own has readers that know where it ends.
    const isApart = /\n\s*\n/.test(words.slice(from, message.from));
    const to = isApart || isKnown(speaker, heading, text) ? null : readersIn(speaker, heading);
    if (to === null || !isOneReader(to)) continue;
    if (!asksToSend(session, speaker, { to, text, line: heading, mayBe: "message" })) continue;
    const taken = words.slice(from, quoted === null ? end : from + heading.length + quoted.length);
    session.mail = { ...session.mail, text: withoutWords(session.mail.text, taken) };
  }
}

/** Who reads headings and requests reads this one too. */
function isKnown(speaker: Speaker, heading: string, text: string): boolean {
  const line = `${heading} ${text}`;
  return (
    surelyHeaded(speaker, heading) !== null ||
    toldIn(speaker, { line }) !== null ||
    addressedMessages(speaker, line).length > 0
  );
}
