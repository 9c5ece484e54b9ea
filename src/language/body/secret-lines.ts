/**
 * The gate for whatever is quoted or kept of a mail: it leaves without the passwords in it, those of commands and
 * those that somebody tells in words. Reads each line by itself, quoted ones too.
 */
import { type CommandReading, readCommand, startsOfLine } from "../commands/read-command.js";
import { readLine, splitLines } from "../text/lines.js";
import { isSecretive, mask, passwordsIn, quotable, quotableFailure } from "./secrets/mask.js";
import { type IsName, type ShownLine, withoutTold } from "./secrets/told-secrets.js";
import { readSetting } from "./setting-lines.js";

/**
 * The text with every password masked that the judge would read as one, or that may be one. What is too long to be
 * read is cut off.
 */
export function withoutSecrets(text: string, isName: IsName = () => false): string {
  const lines = splitLines(text).lines.map(({ raw }) => shownLine(raw));
  return withoutTold(lines, isName).join("\n");
}

/** Would something of this text have to be masked? */
export function holdsSecrets(text: string): boolean {
  const { lines } = splitLines(text);
  return withoutSecrets(text) !== lines.map(({ raw }) => raw).join("\n");
}

/**
 * The passwords in this text, as far as it tells which of its words they are: those that commands give, and in sentences
 * about passwords whatever may be one.
 */
export function secretsIn(text: string, isName: IsName): readonly string[] {
  const lines = splitLines(text).lines.map(({ raw }) => ({ raw, ...shownLine(raw) }));
  return withoutTold(lines, isName).flatMap((quoted, at) => {
    const { raw, isRead, given } = lines[at]!;
    if (isRead || raw === quoted) return given;
    const left = new Set(wordsOf(quoted));
    return wordsOf(raw).filter((word) => !left.has(word) && !isName(word));
  });
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];
}

/** A line as far as commands go, with the passwords that it surely gives. */
function shownLine(raw: string): ShownLine & { readonly given: readonly string[] } {
  const [prefix = ""] = /^(?:\s*(?:[>|]+|re:|fwd?:|aw:|wg:))*\s*/i.exec(raw) ?? [];
  const line = readLine(raw.slice(prefix.length));
  if (!startsOfLine(line).some(isSecretive)) return { text: raw, isRead: false, given: [] };
  const reading = readCommand(line) ?? readSetting(line);
  const shown = reading === null ? line.raw : shownAs(line.raw, reading);
  const isMasked = shown.includes(mask);
  const isStatement = reading?.kind === "statement";
  return {
    text: isMasked ? `${prefix}${shown}` : raw,
    isRead: isMasked || isStatement,
    given: isStatement ? passwordsIn(reading.statement) : [],
  };
}

/** As a line may be quoted that was read so. */
export function shownAs(raw: string, reading: CommandReading): string {
  return reading.kind === "statement"
    ? quotable(raw, reading.statement)
    : quotableFailure(raw, reading.form, reading.complaint);
}
