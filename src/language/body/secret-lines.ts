/** Texts that are kept or sent, without the passwords in them. Reads each line by itself, quoted ones too. */
import { type CommandReading, readCommand, startsOfLine } from "../commands/read-command.js";
import { readLine, splitLines } from "../text/lines.js";
import { isSecretive, mask, quotable, quotableFailure } from "./mask.js";
import { readSetting } from "./setting-lines.js";

/** The text with every password masked that the judge would read as one. What is too long to be read is cut off. */
export function withoutSecrets(text: string): string {
  return splitLines(text)
    .lines.map(({ raw }) => lineWithoutSecrets(raw))
    .join("\n");
}

/** Would something of this text have to be masked? */
export function holdsSecrets(text: string): boolean {
  return splitLines(text).lines.some(({ raw }) => lineWithoutSecrets(raw) !== raw);
}

function lineWithoutSecrets(raw: string): string {
  const [prefix = ""] = /^(?:\s*(?:[>|]+|re:|fwd?:|aw:|wg:))*\s*/i.exec(raw) ?? [];
  const line = readLine(raw.slice(prefix.length));
  if (!startsOfLine(line).some(isSecretive)) return raw;
  const reading = readCommand(line) ?? readSetting(line);
  const shown = reading === null ? line.raw : shownAs(line.raw, reading);
  return shown.includes(mask) ? `${prefix}${shown}` : raw;
}

/** As a line may be quoted that was read so. */
export function shownAs(raw: string, reading: CommandReading): string {
  return reading.kind === "statement"
    ? quotable(raw, reading.statement)
    : quotableFailure(raw, reading.form, reading.complaint);
}
