/** What is found in the whole text of a mail, looked for once, however many of its lines ask for it. */
import type { Mail } from "../ports/mail.js";

/** The same, for each mail once. */
export function perMail<T>(find: (text: string) => T): (mail: Mail) => T {
  const found = new WeakMap<Mail, { readonly value: T }>();
  return (mail) => {
    const known = found.get(mail) ?? { value: find(mail.text) };
    found.set(mail, known);
    return known.value;
  };
}
