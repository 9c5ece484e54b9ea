/**
 * Press: a first line that says to whom, then text up to ENDPRESS or to the end of the mail. Inside a block
 * nothing is a command and nothing an order. A block that nobody closed is sent only if nothing in it
 * looks like an order or a command: the enemy must not get what was meant for the judge.
 */
import { ornamentAt } from "./closings.js";
import { type CommandReading, readCommand } from "./commands.js";
import type { CommandComplaint } from "./complaint.js";
import { limits } from "./limits.js";
import { type Line, readLine } from "./lines.js";
import { looksLikeOrder } from "./order-like.js";
import { beginsQuotation, quotedLines } from "./quotes.js";
import type { LineStatement, Statement, StatementKind } from "./statement.js";

export interface Block {
  /** The message, or why nothing is sent. */
  readonly reading: CommandReading;
  readonly end: End;
}

/** Where the text of a block ends, as indexes of lines. */
export interface End {
  /** The line behind the text. */
  readonly text: number;
  /** Where reading goes on. */
  readonly next: number;
  readonly closed: boolean;
  /** The block was ended by SIGNOFF. */
  readonly endsMail: boolean;
  /** A line of an unclosed block that is no press. */
  readonly intruder: Line | null;
}

type PressStatement = Extract<Statement, { text: string }>;

/** Is this a statement with a text of several lines? */
export function isPress(statement: LineStatement): statement is PressStatement {
  return isBlock(statement.kind);
}

function isBlock(form: StatementKind | null): form is PressStatement["kind"] {
  return (
    form === "press" ||
    form === "broadcast" ||
    form === "postal-press" ||
    form === "final-statement"
  );
}

/** Does this line begin a block, rightly or wrongly? */
export function opensBlock(reading: CommandReading): boolean {
  const form = reading.kind === "statement" ? reading.statement.kind : reading.form;
  return isBlock(form);
}

/** Reads the block whose first line, read as `opening`, stands at `at`. */
export function readBlock(lines: readonly Line[], at: number, opening: CommandReading): Block {
  const first = lines[at]!;
  const { header, message, isWhole } = partsOf(first);
  const reading = (header === first ? null : readCommand(header)) ?? opening;
  const end = isWhole ? wholeAt(at + 1) : endOf(lines, at + 1);
  const below = isWhole ? [] : lines.slice(at + 1, end.text).map(({ raw }) => raw);
  return { reading: withText(reading, textOf([message, ...below]), end, first.raw.length), end };
}

const lastWord = /\bend ?(?:press|broadcast|statement|eog)[ .!]*$/i;

/** `PRESS TO FRANCE: Hello` begins its message in the first line, and can end it there too. */
function partsOf(first: Line): { header: Line; message: string; isWhole: boolean } {
  const isWhole = lastWord.test(first.text);
  const colon = first.raw.indexOf(":");
  if (colon < 0) return { header: first, message: "", isWhole };
  const message = first.raw.slice(colon + 1).replace(isWhole ? lastWord : "", "");
  return { header: readLine(first.raw.slice(0, colon)), message: message.trim(), isWhole };
}

function wholeAt(next: number): End {
  return { text: next, next, closed: true, endsMail: false, intruder: null };
}

/** The statement with its text, or the first thing that is wrong with it. */
function withText(
  reading: CommandReading,
  text: string,
  { closed, intruder }: End,
  to: number,
): CommandReading {
  if (reading.kind === "complaint") return reading;
  const { statement } = reading;
  if (!isPress(statement)) return reading;
  const complain = (complaint: CommandComplaint) =>
    ({ kind: "complaint", complaint, form: statement.kind }) as const;
  if (intruder !== null) {
    return complain({ kind: "press-not-closed", intruder: intruder.number, from: 0, to });
  }
  if (text === "") return complain({ kind: "press-empty", from: 0, to });
  if (text.length > limits.press) {
    return complain({ kind: "press-too-long", limit: limits.press, from: 0, to });
  }
  return { kind: "statement", statement: { ...statement, text, closed } };
}

/** As written, but for blank lines around it and blanks that nobody sees. */
function textOf(raws: readonly string[]): string {
  return raws
    .map((raw) => raw.trimEnd())
    .join("\n")
    .replace(/^\n+/, "")
    .trimEnd();
}

const endOfBlock =
  /^(?:end ?(?:press|broadcast|statement|eog)[ .!]*$|end(?:press|broadcast|statement)\b|sign ?off[ .!]*$)/i;

/** Is this a line that only ends a block? */
export function closesBlock({ text }: Line): boolean {
  return endOfBlock.test(text) && !/^sign/i.test(text);
}

function endOf(lines: readonly Line[], from: number): End {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (endOfBlock.test(line.text)) return closedAt(at, line);
    if (isHeader(line)) return intruded(line, at, at);
    if (beginsQuotation(lines, at)) {
      const isClosedLater = lines.some(({ text }, index) => index > at && endOfBlock.test(text));
      return isClosedLater ? intruded(line, at, lines.length) : openEnd(lines, from, at);
    }
  }
  return openEnd(lines, from, lines.length);
}

function closedAt(at: number, { text }: Line): End {
  return { ...wholeAt(at + 1), text: at, endsMail: /^sign/i.test(text) };
}

function intruded(intruder: Line, text: number, next: number): End {
  return { text, next, closed: false, endsMail: false, intruder };
}

/** Another block's first line: the block before it was not closed. */
function isHeader(line: Line): boolean {
  if (!/^(?:press|broadcast|postal ?press|statement|eog)\b/i.test(line.text)) return false;
  return readCommand(line)?.kind === "statement";
}

/** A block that goes on to the end of the mail, or to a signature or quotation there. */
function openEnd(lines: readonly Line[], from: number, limit: number): End {
  let text = from;
  while (text < limit && !endsText(lines, text)) text += 1;
  while (text > from && isQuotedOrBlank(lines[text - 1])) text -= 1;
  const intruder = lines.slice(from, text).find(isMeantForJudge) ?? null;
  if (intruder !== null) return intruded(intruder, lines.length, lines.length);
  return { text, next: lines.length, closed: false, endsMail: false, intruder };
}

function endsText(lines: readonly Line[], at: number): boolean {
  if (at + quotedLines(lines, at) === lines.length) return true;
  const kind = ornamentAt(lines, at)?.kind;
  return kind === "signature" || kind === "disclaimer";
}

function isQuotedOrBlank(line: Line | undefined): boolean {
  return line === undefined || line.text === "" || line.text.startsWith(">");
}

function isMeantForJudge(line: Line): boolean {
  return looksLikeOrder(line.text) || readCommand(line)?.kind === "statement";
}
