/** Where a line or a question that was read stands in the text of its mail. */
import type { Mail } from "../../ports/mail.js";

/** So much of a line tells where it stands: programs break the rest anywhere. */
const telling = 20;

/** The place in the text; -1 where it is not found. */
export function saidWhere({ text }: Pick<Mail, "text">, line: string): number {
  return text.indexOf(line.trim().slice(0, telling));
}
