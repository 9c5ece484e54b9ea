/** Another text in the place of the mail's: an attachment, or a mail that was kept. */
import type { Session } from "../session.js";

/** Does the work as if the mail said this and no more; afterwards it says again what it said. */
export async function withText<T>(
  session: Session,
  text: string,
  work: () => Promise<T>,
): Promise<T> {
  const { mail } = session;
  session.mail = { ...mail, text, textAttachments: [] };
  try {
    return await work();
  } finally {
    session.mail = mail;
  }
}
