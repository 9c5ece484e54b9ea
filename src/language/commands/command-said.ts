/** What a sentence means where nothing else of its mail is known. */
import { readLine } from "../text/lines.js";
import { readSentence } from "./read-command.js";

/** The command that a sentence means, in its own words; null for none. */
export function commandSaid(sentence: string): string | null {
  const reading = readSentence(readLine(sentence.trim()));
  return reading?.kind === "statement" ? (reading.said?.command ?? null) : null;
}
