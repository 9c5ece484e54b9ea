/** What is found in all that the sender of a mail wrote, looked for once, however many of its lines ask for it. */
import type { Mail } from "../../ports/mail.js";
import type { Session } from "../session.js";
import { ownText } from "./own-text.js";

/** What is found in a text of the mail, looked for once a mail. */
export function perMail<T>(
  find: (text: string) => T,
  textOf: (session: Session) => string = ownText,
): (session: Session) => T {
  const found = new WeakMap<Mail, { readonly value: T }>();
  return (session) => {
    const known = found.get(session.mail) ?? { value: find(textOf(session)) };
    found.set(session.mail, known);
    return known.value;
  };
}
