/**
 * Reading a mail: which of its lines are commands, which may be orders, which are press, and which are no
 * message at all. Orders are read later, against a board; nothing here is.
 */

import { partedLines } from "../commands/parted-lines.js";
import { type CommandReading, readCommand } from "../commands/read-command.js";
import { looksLikeOrder, mayBeOrder } from "../lexer/order-like.js";
import { wantsNoPublic } from "../questions/no-public-press.js";
import { limits } from "../text/limits.js";
import { type Line, splitLines } from "../text/lines.js";
import { type Unwrap, unwrapping } from "../text/unwrapped.js";
import { isNameAtEnd, ornamentAt } from "./around/boilerplate.js";
import { readConsent } from "./consents/consent.js";
import type { Body, LineItem, SkipKind, Skipped } from "./items.js";
import { closesBlock, isPress, opensBlock, readBlock } from "./press-block.js";
import { withQuestions } from "./questions.js";
import { type FindQuotation, quotationsIn } from "./quotations.js";
import { quotedLines } from "./quotes.js";
import { shownAs } from "./secret-lines.js";
import { mask } from "./secrets/mask.js";
import { gatherSections } from "./sections.js";
import {
  goesOnWith,
  headsSettings,
  leadsSettings,
  missesSet,
  readSetting,
} from "./setting-lines.js";
import { closesTrial, readTrial } from "./try-block.js";

/** What one step of reading found, and at which line the next begins. */
interface Step {
  readonly items: readonly LineItem[];
  readonly skipped: readonly Skipped[];
  readonly next: number;
  /** A SET alone, above its settings. */
  readonly isHead?: true;
}

/**
 * Reads the text of a mail, which may quote these letters of the judge and name the game that it is about. Any
 * text can be read, in time that grows no faster than its length.
 */
export function readBody(
  mail: string,
  letters: readonly string[] = [],
  game: string | null = null,
): Body {
  const { lines: whole, left } = splitLines(mail);
  const lines = partedLines(whole);
  const quotation = quotationsIn(lines, letters);
  const unwrap = unwrapping(lines);
  const items: LineItem[] = [];
  const skipped: Skipped[] = [];
  let isBlock = false;
  let at = 0;
  while (at < lines.length && items.length < limits.items) {
    const step =
      skipQuotation(lines, at, quotation) ??
      (isBlock ? read(lines, at, true) : readWhole(lines, at, unwrap, quotation));
    isBlock = isBlockBehind(step, isBlock);
    const unopened = notOpened(step.items[0]);
    if (unopened !== null) skipped.push(...withdraw(items, unopened));
    items.push(...step.items);
    skipped.push(...step.skipped);
    at = step.next;
  }
  const unread = left + lines.slice(at).filter(({ raw }) => raw.trim() !== "").length;
  if (unread > 0) skipped.push({ kind: "too-many-lines", lines: unread, first: "", isIdle: false });
  return inSections(left === 0 ? items : items.map(withheld), skipped, game);
}

/** Whether the next line may be a setting without its SET. */
function isBlockBehind({ items, isHead }: Step, isInside: boolean): boolean {
  const forms = items.flatMap((item) => (item.kind === "statement" ? [item.form] : []));
  return forms.reduce((is, form) => leadsSettings(form, is), isHead ?? isInside);
}

/** As what the lines above were written, where this line ends something that nothing began. */
function notOpened(item: LineItem | undefined): SkipKind | null {
  if (item?.kind !== "complaint") return null;
  if (item.complaint.kind === "press-not-opened") return "unsent-press";
  return item.complaint.kind === "try-not-opened" ? "unopened-trial" : null;
}

function inSections(
  items: readonly LineItem[],
  skipped: readonly Skipped[],
  game: string | null,
): Body {
  const gathered = gatherSections(withQuestions(items, game));
  return { items: gathered.items, skipped: [...skipped, ...gathered.skipped] };
}

/** Takes back the lines above an ENDPRESS or ENDTRY that were no command: they were no orders either. */
function withdraw(items: LineItem[], kind: SkipKind): readonly Skipped[] {
  const start = items.findLastIndex(({ kind }) => kind !== "text") + 1;
  const taken = items.splice(start);
  const [first] = taken;
  if (first === undefined) return [];
  return [{ kind, lines: taken.length, first: beginning(first.line), isIdle: false }];
}

/** Press that goes on to the end of what was read of a longer mail: nobody knows where it ends. */
function withheld(item: LineItem): LineItem {
  if (item.kind !== "statement") return item;
  const { number, line, statement } = item;
  if (!isPress(statement) || statement.closed) return item;
  const complaint = {
    kind: "press-too-long",
    limit: limits.press,
    from: 0,
    to: line.length,
  } as const;
  return { kind: "complaint", number, line, complaint };
}

/** Passes over the quotation that begins at a line. */
function skipQuotation(lines: readonly Line[], at: number, find: FindQuotation): Step | null {
  const quotation = find(at);
  if (quotation === null) return null;
  const { edited, isKnown } = quotation;
  const next = at + quotation.lines;
  const kept = lines.slice(at, next).filter((line) => !edited.includes(line));
  const quoted = skippedLines("quote", kept, 0, kept.length);
  const all = quoted.map((each) => ({ ...each, isIdle: isKnown || each.isIdle }));
  return {
    items: [],
    skipped: [...all, ...skippedLines("edited-quote", edited, 0, edited.length)],
    next,
  };
}

/** Reads at a line, with the rest of its sentence where a program broke it; what opens a block ends its line. */
function readWhole(lines: readonly Line[], at: number, unwrap: Unwrap, find: FindQuotation): Step {
  if (ornamentAt(lines, at) !== null) return read(lines, at, false);
  const { line, taken } = unwrap(
    at,
    (next) =>
      !looksLikeOrder(lines[next]!.text) && ornamentAt(lines, next) === null && find(next) === null,
  );
  if (taken === 1 || !isProse(lines[at]!)) return read(lines, at, false);
  const whole = [...lines.slice(0, at), line, ...lines.slice(at + taken)];
  const step = read(whole, at, false);
  return { ...step, next: step.next + taken - 1 };
}

/** A sentence, and no command that has lines of its own below it, nor one for its line alone. */
function isProse(line: Line): boolean {
  return readCommand(line)?.kind !== "statement" && !looksLikeOrder(line.text);
}

function read(lines: readonly Line[], at: number, isBlock: boolean): Step {
  const line = lines[at]!;
  if (line.raw.length > limits.line) return tooLong(line, at);
  const ornament = ornamentAt(lines, at);
  if (ornament !== null) return skip(ornament.kind, lines, at, at + ornament.count);
  if (!/[\p{L}\p{N}]/u.test(line.text) || line.text.startsWith("//")) return nothing(at + 1);
  if (closesBlock(line)) return unopened("press-not-opened", line, at);
  if (closesTrial(line)) return unopened("try-not-opened", line, at);
  if (headsSettings(lines, at)) return { ...nothing(at + 1), isHead: true };
  const reading = readingAt(lines, at, isBlock);
  const isCommand = reading?.kind === "statement" && reading.said === undefined;
  // `No public messages, please` refuses nothing that was asked.
  const agreed = isCommand || wantsNoPublic(line.text) ? null : readConsent(line);
  // `Yes that's fine` approves of nobody.
  const consent = reading?.kind === "statement" && agreed?.sure !== true ? null : agreed;
  if (consent !== null) {
    const { number, raw } = line;
    const complaint = reading?.kind === "complaint" ? reading.complaint : null;
    return one({ kind: "consent", number, line: raw, consent, complaint }, at);
  }
  if (reading === null) return one({ kind: "text", number: line.number, line: line.raw }, at);
  if (opensBlock(reading)) return block(lines, at, reading);
  if (reading.kind === "statement" && reading.form === "try") return trial(lines, at);
  const isSignOff = reading.kind === "statement" && reading.form === "sign-off";
  if (isSignOff) return signOff(lines, at, []);
  return { items: [itemOf(line, reading), ...unreadIn(line, reading)], skipped: [], next: at + 1 };
}

/** A line as a command, or, in a block of them, as a setting; the rest of a broken sentence is no set-up of its own. */
function readingAt(lines: readonly Line[], at: number, isBlock: boolean): CommandReading | null {
  const line = lines[at]!;
  if (goesOnWith(lines, at)) return readCommand(line);
  const reading = isBlock ? readSetting(line) : (readCommand(line) ?? missesSet(line));
  return reading?.kind === "complaint" && isNameAtEnd(lines, at) ? null : reading;
}

/** A line that ends what nothing began. */
function unopened(
  kind: "press-not-opened" | "try-not-opened",
  { number, raw }: Line,
  at: number,
): Step {
  const complaint = { kind, from: 0, to: raw.length } as const;
  return one({ kind: "complaint", number, line: raw, complaint }, at);
}

function trial(lines: readonly Line[], at: number): Step {
  const { statement, next } = readTrial(lines, at);
  const item = itemOf(lines[at]!, { kind: "statement", statement, form: "try" });
  return { items: [item], skipped: [], next };
}

function itemOf({ number, raw }: Line, reading: CommandReading): LineItem {
  if (reading.kind === "statement") {
    const { statement, form, said } = reading;
    const line = shownAs(raw, reading);
    return { kind: "statement", number, line, statement, form, ...(said && { said }) };
  }
  const { complaint } = reading;
  const line = shownAs(raw, reading);
  const isShown = line === raw || complaint.to < line.indexOf(mask);
  const place = isShown ? {} : { from: 0, to: line.length };
  return { kind: "complaint", number, line, complaint: { ...complaint, ...place } };
}

/** What of the line was not read, beside what was. */
function unreadIn({ number, raw }: Line, reading: CommandReading): readonly LineItem[] {
  const unread = reading.kind === "statement" ? (reading.unread ?? []) : [];
  return unread.map((complaint) => ({ kind: "complaint", number, line: raw, complaint }));
}

function block(lines: readonly Line[], at: number, opening: CommandReading): Step {
  const { reading, end } = readBlock(lines, at, opening);
  const behind = end.behind === null ? [] : [behindPress(lines[end.next - 1]!, end.behind)];
  const items = [itemOf(lines[at]!, reading), ...behind];
  const unsent =
    reading.kind === "complaint" ? skippedLines("unsent-press", lines, at + 1, end.text) : [];
  const below = end.closed ? [] : belowPress(lines, end.text, end.next);
  const step = end.endsMail
    ? signOff(lines, end.text, items)
    : { items, skipped: [], next: end.next };
  return { ...step, skipped: [...unsent, ...below, ...step.skipped] };
}

/** `ENDPRESS A Par - Bur`: the order is none the less for that. */
function behindPress({ number }: Line, order: string): LineItem {
  return { kind: "text", number, line: order };
}

/** What ended a message that nobody closed: a signature, or the mail that it answers. */
function belowPress(lines: readonly Line[], from: number, to: number): readonly Skipped[] {
  const at = lines.findIndex(({ text }, index) => index >= from && text !== "");
  const isQuote = at >= 0 && quotedLines(lines, at) > 0;
  return skippedLines(isQuote ? "quote" : "signature", lines, from, to);
}

/** What stands below a SIGNOFF is not for the judge. */
function signOff(lines: readonly Line[], at: number, items: readonly LineItem[]): Step {
  const { number, raw } = lines[at]!;
  const end: LineItem = {
    kind: "statement",
    number,
    line: raw,
    statement: { kind: "sign-off" },
    form: "sign-off",
  };
  const { skipped, next } = skip("after-sign-off", lines, at + 1, lines.length);
  return { items: [...items, end], skipped, next };
}

function tooLong(line: Line, at: number): Step {
  const shown = `${line.raw.slice(0, limits.quote)}...`;
  const place = { from: limits.quote, to: shown.length };
  const complaint = { kind: "line-too-long", limit: limits.line, ...place } as const;
  return one({ kind: "complaint", number: line.number, line: shown, complaint }, at);
}

function one(item: LineItem, at: number): Step {
  return { items: [item], skipped: [], next: at + 1 };
}

function nothing(next: number): Step {
  return { items: [], skipped: [], next };
}

function skip(kind: SkipKind, lines: readonly Line[], from: number, to: number): Step {
  return { items: [], skipped: skippedLines(kind, lines, from, to), next: to };
}

/** Blank lines are not worth telling. */
function skippedLines(
  kind: SkipKind,
  lines: readonly Line[],
  from: number,
  to: number,
): readonly Skipped[] {
  const texts = lines.slice(from, to).filter(({ raw }) => raw.trim() !== "");
  const [first] = texts;
  if (first === undefined) return [];
  const isIdle = ornaments.has(kind) && texts.every(isIdleLine);
  return [{ kind, lines: texts.length, first: beginning(first.raw), isIdle }];
}

const ornaments: ReadonlySet<SkipKind> = new Set([
  ...(["quote", "signature", "greeting", "farewell", "disclaimer"] as const),
]);

function isIdleLine(line: Line): boolean {
  return !mayBeOrder(line.text) && readCommand(line)?.kind !== "statement";
}

function beginning(line: string): string {
  return line.trim().slice(0, limits.first);
}
