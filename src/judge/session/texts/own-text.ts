/**
 * What the sender of a mail wrote themselves to the judge, without the letter that it answers: what they wish for, and
 * whom or what they name, is never read from the judge's own words, nor from a message or a trial of theirs.
 */
import { wordsToJudge } from "../../../language/index.js";
import type { Mail } from "../../ports/mail.js";
import type { Session } from "../session.js";

const known = new WeakMap<Mail, string>();

export function ownText({ mail, thread }: Pick<Session, "mail" | "thread">): string {
  const text = known.get(mail) ?? withoutSender(mail, wordsToJudge(mail.text, thread.letters));
  known.set(mail, text);
  return text;
}

/**
 * Without the whole name of the sender below it, which their mail program puts there: a message is signed by
 * its power.
 */
export function withoutSender({ fromName }: Mail, text: string): string {
  const name = fromName.trim();
  const [last = ""] = /[^\n]*$/.exec(text) ?? [];
  const isSender = /\S\s+\S/.test(name) && last.trim().toLowerCase() === name.toLowerCase();
  return isSender ? text.slice(0, -last.length).trimEnd() : text;
}
