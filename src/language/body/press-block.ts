/**
 * Press: a first line that says to whom, then text up to ENDPRESS or to the end of the mail. Inside a block
 * nothing is a command and nothing an order. A block that nobody closed is sent only if nothing in it
 * looks like an order or a command: the enemy must not get what was meant for the judge.
 */

import { regex } from "../../util/index.js";
import type { CommandComplaint } from "../commands/complaint.js";
import { type PressStatement, forms as pressForms } from "../commands/families/press.js";
import type { LineStatement } from "../commands/families.js";
import { type CommandReading, readCommand } from "../commands/read-command.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import { limits } from "../text/limits.js";
import { type Line, readLine } from "../text/lines.js";
import { ornamentAt } from "./around/boilerplate.js";
import { beginsQuotation } from "./headings.js";
import { quotedLines } from "./quotes.js";

interface Block {
  /** The message, or why nothing is sent. */
  readonly reading: CommandReading;
  readonly end: End;
}

/** Where the text of a block ends, as indexes of lines. */
interface End {
  /** The line behind the text. */
  readonly text: number;
  /** Where reading goes on. */
  readonly next: number;
  readonly closed: boolean;
  /** The block was ended by SIGNOFF. */
  readonly endsMail: boolean;
  /** A line of an unclosed block that is no press. */
  readonly intruder: Line | null;
  /** An order behind the ENDPRESS, in the same line. */
  readonly behind: string | null;
}

/** Is this a statement with a text of several lines? */
export function isPress(statement: LineStatement): statement is PressStatement {
  return isBlock(statement.kind);
}

function isBlock(kind: string | null): boolean {
  return kind !== null && kind in pressForms;
}

/** Does this line begin a block, rightly or wrongly? */
export function opensBlock(reading: CommandReading): boolean {
  return isBlock(reading.form);
}

/** Reads the block whose first line, read as `opening`, stands at `at`. */
export function readBlock(lines: readonly Line[], at: number, opening: CommandReading): Block {
  const first = lines[at]!;
  const { header, message, isWhole, behind } = partsOf(first);
  const reading = (header === first ? null : readCommand(header)) ?? opening;
  const end = isWhole ? { ...wholeAt(at + 1), behind } : endOf(lines, at + 1);
  const below = isWhole ? [] : lines.slice(at + 1, end.text).map(({ raw }) => raw);
  return { reading: withText(reading, textOf([message, ...below]), end, first.raw.length), end };
}

const lastWord = /\bend[ _-]?(?:press|broadcast|statement|eog)\b[*_ .!]*/i;

/** `PRESS TO FRANCE: Hello` begins its message in the first line, and can end it there too. */
function partsOf(first: Line): {
  readonly header: Line;
  readonly message: string;
  readonly isWhole: boolean;
  readonly behind: string | null;
} {
  const colon = first.raw.indexOf(":");
  const end = lastWord.exec(first.raw);
  if (colon < 0) {
    return { header: first, message: "", isWhole: end !== null, behind: null };
  }
  const header = readLine(first.raw.slice(0, colon));
  if (end === null || end.index < colon) {
    return { header, message: first.raw.slice(colon + 1).trim(), isWhole: false, behind: null };
  }
  const message = first.raw.slice(colon + 1, end.index).trim();
  return {
    header,
    message,
    isWhole: true,
    behind: orderIn(first.raw.slice(end.index + end[0].length)),
  };
}

function wholeAt(next: number): End {
  return { text: next, next, closed: true, endsMail: false, intruder: null, behind: null };
}

/** The statement with its text, or the first thing that is wrong with it. */
function withText(
  reading: CommandReading,
  text: string,
  { closed, intruder }: End,
  to: number,
): CommandReading {
  if (reading.kind === "complaint") return reading;
  const { statement, form } = reading;
  if (!isPress(statement)) return reading;
  const complain = (complaint: CommandComplaint) =>
    ({ kind: "complaint", complaint, form }) as const;
  if (intruder !== null) {
    return complain({ kind: "press-not-closed", intruder: intruder.number, from: 0, to });
  }
  if (text === "") return complain({ kind: "press-empty", from: 0, to });
  if (text.length > limits.press) {
    return complain({ kind: "press-too-long", limit: limits.press, from: 0, to });
  }
  return { kind: "statement", statement: { ...statement, text, closed }, form };
}

/** As written, but for blank lines around it and blanks that nobody sees. */
function textOf(raws: readonly string[]): string {
  return raws
    .map((raw) => raw.trimEnd())
    .join("\n")
    .replace(/^\n+/, "")
    .trimEnd();
}

/** Alone in its line, in bold or brackets too; or at its beginning. */
const endOfBlock = regex("i")`
  ^(?:
    [*_<[/]{0,3} ?(?:
      end[ _-]?(?:press|broadcast|statement|eog|message)|ende(?: der)? nachricht|fin du message
    )[*_>\]/ .,;!]*$
    |end(?:press|broadcast|statement)\b
  )
`;

const signOff = /^sign ?off[ .!]*$/i;

/** Is this a line that only ends a block? */
export function closesBlock({ text }: Line): boolean {
  return endOfBlock.test(text);
}

function endOf(lines: readonly Line[], from: number): End {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (closesBlock(line)) return closedAt(at, line);
    if (signOff.test(line.text)) return signedOff(lines, from, at);
    if (isHeader(line)) return beforeHeader(lines, from, at);
    if (beginsQuotation(lines, at)) {
      const isOpen = !isClosedBelow(lines.slice(at));
      return isOpen ? openEnd(lines, from, at) : intruded(line, at, lines.length);
    }
  }
  return openEnd(lines, from, lines.length);
}

/** The judge's letters show how to answer them: such a PRESS has its own ENDPRESS. */
function isClosedBelow(lines: readonly Line[]): boolean {
  return lines.filter(closesBlock).length > lines.filter(isHeader).length;
}

function closedAt(at: number, { text }: Line): End {
  const behind = orderIn(text.replace(/^\W*end[ _-]?(?:press|broadcast|statement|eog)/i, ""));
  return { ...wholeAt(at + 1), text: at, behind };
}

function orderIn(text: string): string | null {
  const rest = text.replace(/^[ .,;:!]+/, "");
  return looksLikeOrder(rest) ? rest : null;
}

/** SIGNOFF ends many a mail whose ENDPRESS was forgotten: then orders may stand above it. */
function signedOff(lines: readonly Line[], from: number, at: number): End {
  const intruder = lines.slice(from, at).find(isMeantForJudge) ?? null;
  return { ...wholeAt(at + 1), text: at, endsMail: true, intruder };
}

function intruded(intruder: Line, text: number, next: number): End {
  return { text, next, closed: false, endsMail: false, intruder, behind: null };
}

/** Words after a PRESS TO: more are a sentence of the message, not its recipients. */
const recipientsMax = 5;

/** Another block's first line: the block before it was not closed. */
function isHeader(line: Line): boolean {
  if (!/^(?:press|broadcast|postal ?press|statement|eog)\b/i.test(line.text)) return false;
  const reading = readCommand(line);
  if (reading?.kind !== "statement") return false;
  const { statement } = reading;
  const words = statement.kind === "press" && statement.to.kind !== "all" ? statement.to.words : [];
  return /,/.test(line.text) || words.join(" ").split(" ").length <= recipientsMax;
}

/** The first line of another block; in the mail that is answered, where that stands there without marks. */
function beforeHeader(lines: readonly Line[], from: number, at: number): End {
  for (let start = from; start < at; start += 1) {
    const isUnmarked = !lines[start]!.text.startsWith(">");
    if (isUnmarked && start + quotedLines(lines, start) === lines.length) {
      return openEnd(lines, from, start);
    }
  }
  return intruded(lines[at]!, at, at);
}

/** A block that goes on to the end of the mail, or to a signature or quotation there. */
function openEnd(lines: readonly Line[], from: number, limit: number): End {
  let text = from;
  while (text < limit && !endsText(lines, text)) text += 1;
  text = withoutQuotations(lines, from, text);
  const intruder = lines.slice(from, text).find(isMeantForJudge) ?? null;
  if (intruder !== null) return intruded(intruder, lines.length, lines.length);
  return { text, next: lines.length, closed: false, endsMail: false, intruder, behind: null };
}

/** The end of the text without what is quoted there in marks, and who is said to have written that. */
function withoutQuotations(lines: readonly Line[], from: number, to: number): number {
  let end = to;
  while (end > from && isQuotedOrBlank(lines[end - 1])) end -= 1;
  for (let start = end - 1; start >= Math.max(from, end - limits.attribution); start -= 1) {
    if (start + quotedLines(lines, start) > end) return withoutQuotations(lines, from, start);
  }
  return end;
}

function endsText(lines: readonly Line[], at: number): boolean {
  const quoted = quotedLines(lines, at);
  if (quoted > 0 && lines.slice(at + quoted).every(isBlank)) return true;
  const ornament = ornamentAt(lines, at);
  if (ornament?.kind === "farewell" && ornament.count > 1) {
    const end = at + ornament.count;
    return end === lines.length || quotedLines(lines, end) > 0;
  }
  return ornament?.kind === "signature" || ornament?.kind === "disclaimer";
}

function isBlank({ text }: Line): boolean {
  return text === "";
}

function isQuotedOrBlank(line: Line | undefined): boolean {
  return line === undefined || /^(?:>|[_-]{5,}$|$)/.test(line.text);
}

function isMeantForJudge(line: Line): boolean {
  return looksLikeOrder(line.text) || readCommand(line)?.kind === "statement";
}
