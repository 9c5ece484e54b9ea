/** A mail without words that were taken out of it: its other lines, also those that it quotes, keep their numbers. */
import { literal } from "../../../../util/index.js";

/** The words are found though a program has wrapped them otherwise. */
export function withoutWords(mail: string, taken: string): string {
  const parts = taken.trim().split(/\s+/).map(literal);
  return mail.replace(new RegExp(parts.join("\\s+"), "u"), (cut) => cut.replace(/[^\n]/g, ""));
}
