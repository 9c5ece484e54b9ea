/**
 * Sections of a mail: what stands below a PHASE is for that phase, up to the next PHASE, an ENDPHASE,
 * another game, or the end of the mail. Without its PHASE an IF is not read, and nothing up to its ENDIF:
 * without the condition these would be other orders than were meant.
 */

import type { Statement } from "../commands/families.js";
import type { OrderLine } from "../text/lines.js";
import type { BodyItem, LineItem, Skipped } from "./items.js";

/** The items of a mail with what stands below each PHASE put into it, and what was not read. */
export function gatherSections(items: readonly LineItem[]): {
  readonly items: readonly BodyItem[];
  readonly skipped: readonly Skipped[];
} {
  const gathered: BodyItem[] = [];
  const skipped: Skipped[] = [];
  const unread: OrderLine[] = [];
  let section: OrderLine[] | null = null;
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    if (section !== null && isForLater(item)) {
      section.push({ number: item.number, text: item.line });
    } else if (item.kind !== "statement") {
      gathered.push(item);
      if (isBadPhase(item)) section = unread;
    } else if (item.statement.kind === "phase") {
      section = [];
      const { number, line, form, statement } = item;
      const whole = { ...statement, lines: section };
      gathered.push({ kind: "statement", number, line, form, statement: whole });
    } else if (isCase(item.statement.kind) && endOf(items, at) === at && isProse(item.line)) {
      gathered.push({ kind: "text", number: item.number, line: item.line });
    } else if (isCase(item.statement.kind)) {
      gathered.push(withoutPhase(item));
      const end = endOf(items, at);
      if (end > at) skipped.push(conditionalOrders(end - at, items[at + 1]!.line));
      at = Math.max(at, end);
    } else {
      const { statement } = item;
      if (statement.kind === "end-phase" || begins.has(statement.kind)) section = null;
      if (isOfGame(statement)) gathered.push({ ...item, statement });
    }
  }
  const [first] = unread;
  if (first !== undefined) skipped.push(conditionalOrders(unread.length, first.text));
  return { items: gathered, skipped };
}

/** A PHASE that names none: what stands below it is for no phase that is known. */
function isBadPhase(item: LineItem): boolean {
  if (item.kind !== "complaint") return false;
  const { complaint } = item;
  return "form" in complaint && complaint.form === "phase";
}

const cases = ["if", "else-if", "else", "end-if"] as const;
type CaseKind = (typeof cases)[number];
type InMail = Extract<LineItem, { kind: "statement" }>["statement"];

function isCase(kind: InMail["kind"]): kind is CaseKind {
  return (cases as readonly string[]).includes(kind);
}

/** What another seat or game begins with. */
const begins: ReadonlySet<InMail["kind"]> = new Set([
  "create",
  "sign-on",
  "join",
  "act",
  "observe",
]);

/** Complaints about lines that may have been meant for something else. They are read again in their section. */
const mistaken: ReadonlySet<string> = new Set([
  "unknown-command",
  "unknown-setting",
  "not-offered",
  "bad-form",
  "incomplete",
]);

/** Orders, conditions, waiting, and whatever was meant for one of them. */
function isForLater(item: LineItem): boolean {
  if (isBadPhase(item)) return false;
  if (item.kind === "complaint") return mistaken.has(item.complaint.kind);
  if (item.kind !== "statement") return item.kind === "text";
  return item.form === "set-wait" || isCase(item.statement.kind);
}

function isOfGame(statement: InMail): statement is Exclude<Statement, { kind: "phase" }> {
  return !isCase(statement.kind) && statement.kind !== "end-phase" && statement.kind !== "phase";
}

/** `If the Russian stays in Budapest, hit him with Galicia`: a sentence, and no condition of the judge's language. */
function isProse(line: string): boolean {
  return (
    /^\W*[Ii]f (?:so|yes|possible|it|that|this|i|we|you|he|she|they)\b/.test(line) || isLong(line)
  );
}

function isLong(line: string): boolean {
  return /^\W*[Ii]f /.test(line) && line.split(" ").length > mostWords;
}

/** `if not Russian Galicia or Army Warsaw` is a condition still. */
const mostWords = 7;

function withoutPhase({ number, line }: LineItem): BodyItem {
  const complaint = { kind: "if-without-phase", from: 0, to: line.length } as const;
  return { kind: "complaint", number, line, complaint };
}

/** The ENDIF of the IF at `at`, or `at` where there is none. */
function endOf(items: readonly LineItem[], at: number): number {
  const first = items[at];
  if (first?.kind !== "statement" || first.statement.kind !== "if") return at;
  let depth = 0;
  for (let end = at; end < items.length; end++) {
    const item = items[end]!;
    const kind = item.kind === "statement" ? item.statement.kind : null;
    if (kind === "if") depth += 1;
    if (kind === "end-if") depth -= 1;
    if (depth === 0) return end;
  }
  return at;
}

/** Lines below a PHASE or an IF that nobody could read. */
function conditionalOrders(lines: number, first: string): Skipped {
  return { kind: "conditional-orders", lines, first: first.trim(), isIdle: false };
}
