/** What somebody writes into the subject of a mail, and not into its text. */
import type { Mail } from "../../ports/mail.js";

/** A subject of the sender's own, and not that of a letter which they answer or pass on; empty where there is none. */
export function ownSubject({ subject }: Mail): string {
  return /^(?:[a-z]{2,4}(?:\[\d+\])?): /i.test(subject) ? "" : subject.trim();
}

/** The mail, whose subject is its text where it has no other. */
export function withSubjectAsText(mail: Mail): Mail {
  const isEmpty =
    mail.text.trim() === "" && mail.skipped.length === 0 && mail.textAttachments.length === 0;
  return isEmpty ? { ...mail, text: ownSubject(mail) } : mail;
}
