/** Letters on their way to the outbox: what all have in common is said here, and nowhere else. */
import type { LetterPart } from "../../game/index.js";
import type { LetterText } from "../../report/index.js";
import type { Context } from "../context.js";
import type { Mail } from "../ports/mail.js";
import { letterId } from "../ports/message-id.js";
import type { NewLetter, Tx } from "../ports/store.js";

/** What a letter needs beside its text. Without a game it is about none; without attachments it carries none. */
export type About = Pick<NewLetter, "to" | "kind" | "dedupeKey" | "replyTo"> &
  Partial<Pick<NewLetter, "game" | "attachments" | "pictures" | "unsubscribe">> & {
    /** What its reader has asked to have left out. */
    readonly without?: readonly LetterPart[];
  };

/** A letter that answers no mail. */
export function letterTo(
  { subject, text, html }: LetterText,
  { without = [], ...about }: About,
): NewLetter {
  const letter = {
    subject,
    text,
    html,
    game: null,
    attachments: [],
    pictures: [],
    inReplyTo: null,
    references: [],
    isReply: false,
    unsubscribe: [],
    ...about,
  };
  return without.reduce(withoutPart, letter);
}

function withoutPart(letter: NewLetter, part: LetterPart): NewLetter {
  if (part === "html") return { ...letter, html: null };
  if (part === "map") return { ...letter, pictures: [] };
  const type = part === "json" ? "application/json" : "text/calendar";
  return {
    ...letter,
    attachments: letter.attachments.filter((file) => !file.type.startsWith(type)),
  };
}

/** A letter that answers this mail, and threads with it. */
export function answerTo(mail: Mail, text: LetterText, about: About): NewLetter {
  const { messageId: inReplyTo } = mail;
  // RFC 5322 3.6.4: the parent's references, and the parent.
  const references = inReplyTo === null ? mail.references : [...mail.references, inReplyTo];
  return { ...letterTo(text, about), inReplyTo, references, isReply: true };
}

/** Puts letters into the outbox. */
export function post(context: Context, tx: Tx, letters: readonly NewLetter[]): Promise<void> {
  const { judge, clock } = context;
  const threaded = letters.map((letter) => inThread(letter, judge.address));
  return tx.outbox.add(threaded, judge.address, clock.now());
}

/** All letters of a game hang together: each refers to one that was never sent. */
function inThread(letter: NewLetter, judgeAddress: string): NewLetter {
  if (letter.game === null) return letter;
  const root = letterId(`game.${letter.game}`, judgeAddress);
  const others = letter.references.filter((id) => id !== root);
  return { ...letter, references: [root, ...others] };
}
