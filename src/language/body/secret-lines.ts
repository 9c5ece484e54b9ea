/**
 * The gate for whatever is quoted or kept of a mail: it leaves without the passwords in it, those of commands and
 * those that somebody tells in words. Reads each line by itself, quoted ones too.
 */
import { type CommandReading, readCommand, startsOfLine } from "../commands/read-command.js";
import { readLine, splitLines } from "../text/lines.js";
import { type KnownNames, noNames } from "./secrets/known-names.js";
import { isSecretive, mask, passwordsIn, quotable, quotableFailure } from "./secrets/mask.js";
import { isPlain } from "./secrets/plain-words.js";
import { straysIn, withoutStrays } from "./secrets/stray-words.js";
import { type ShownLine, withoutHinted, withoutTold } from "./secrets/told-secrets.js";
import { readSetting } from "./setting-lines.js";

/**
 * The text with every password masked that the judge would read as one, or that somebody tells. What is too long to be
 * read is cut off.
 */
export function withoutSecrets(text: string, names: KnownNames = noNames): string {
  return withoutTold(shownLines(text, names), names).join("\n");
}

/** The text without what it only hints at: as it may be quoted, but not as it may be carried out or passed on. */
export function withoutHints(
  text: string,
  names: KnownNames = noNames,
  isUnderstood = false,
): string {
  const lines = shownLines(text, names).map((line) => ({ ...line, text: line.raw }));
  return withoutHinted(lines, names, isUnderstood).join("\n");
}

/** Would something of this text have to be masked? */
export function holdsSecrets(text: string, names: KnownNames = noNames): boolean {
  const { lines } = splitLines(text);
  const whole = lines.map(({ raw }) => raw).join("\n");
  return [withoutSecrets, withoutHints].some((without) => without(text, names) !== whole);
}

/**
 * The passwords in this text, as far as it tells which of its words they are: those that commands give, and in
 * sentences about passwords whatever may be one.
 */
export function secretsIn(text: string, names: KnownNames): readonly string[] {
  const lines = shownLines(text, names);
  return withoutTold(lines, names).flatMap((quoted, at) => {
    const { raw, isRead, given } = lines[at]!;
    if (isRead || raw === quoted) return given;
    const left = new Set(wordsOf(quoted));
    return wordsOf(raw).filter((word) => !left.has(word) && !names.has(word));
  });
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];
}

interface SecretLine extends ShownLine {
  readonly raw: string;
  /** The passwords that it surely gives. */
  readonly given: readonly string[];
}

function shownLines(text: string, names: KnownNames): readonly SecretLine[] {
  return splitLines(text).lines.map(({ raw }) => shownLine(raw, names));
}

/** A line as far as commands go. */
function shownLine(raw: string, names: KnownNames): SecretLine {
  const [prefix = ""] = /^(?:\s*(?:[>|]|re:|fwd?:|aw:|wg:))*\s*/i.exec(raw) ?? [];
  const line = readLine(raw.slice(prefix.length));
  if (!startsOfLine(line.text).some(isSecretive))
    return { raw, text: raw, isRead: false, given: [] };
  const command = readCommand(line);
  // `Private letters?` begins like a setting that leaves out its SET.
  const isTalk = command === null && (/\?\s*$/.test(raw) || wordsOf(line.text).every(isPlain));
  if (isTalk) return { raw, text: raw, isRead: false, given: [] };
  const reading = command ?? readSetting(line);
  const isStatement = reading?.kind === "statement";
  const strays = isStatement ? straysIn(line.raw, reading.statement, names) : [];
  const shown = reading === null ? line.raw : withoutStrays(shownAs(line.raw, reading), strays);
  const isMasked = shown.includes(mask);
  return {
    raw,
    text: isMasked ? `${prefix}${shown}` : raw,
    isRead: isMasked || isStatement,
    given: isStatement ? [...passwordsIn(reading.statement), ...strays] : [],
  };
}

/** As a line may be quoted that was read so. */
export function shownAs(raw: string, reading: CommandReading): string {
  return reading.kind === "statement"
    ? quotable(raw, reading.statement)
    : quotableFailure(raw, reading.form, reading.complaint);
}
