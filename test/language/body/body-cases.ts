/**
 * The mails of test/cases/bodies and the notation in which they say what is read of them:
 *
 *     ##### a name
 *     the mail
 *     --->
 *     3 sign-on prefix=F game=paris ...   a command, by the number of its line
 *     4 text                              a line that is left to the orders
 *     7 complaint bad-form ...            a line that went wrong, and where
 *     skipped 2 quote: On Thu, ...        so many lines, and the beginning of the first
 */

import type { Body, BodyItem } from "../../../src/language/body/items.js";
import { readBody } from "../../../src/language/index.js";
import { caseFiles, compactComplaint, compactStatement } from "../compact.js";

export interface MailCase {
  readonly name: string;
  readonly mail: string;
  readonly expected: string;
}

export function mailCases(): readonly { name: string; mails: readonly MailCase[] }[] {
  return caseFiles("bodies").map(({ name, text }) => ({ name, mails: mailsOf(text) }));
}

export function mailsOf(file: string): readonly MailCase[] {
  const [, ...cases] = file.split(/^##### /m);
  return cases.map((text) => {
    const [name = ""] = text.split("\n", 1);
    const [mail = "", expected = ""] = text.slice(name.length + 1).split("--->\n");
    return { name, mail, expected: expected.trim() };
  });
}

/** What was read of a mail, in the notation of the cases. */
export function readingOf(mail: string): string {
  return printBody(readBody(mail));
}

function printBody({ items, skipped }: Body): string {
  return [
    ...items.map(printItem),
    ...skipped.map(({ kind, lines, first }) => `skipped ${lines} ${kind}: ${first}`),
  ].join("\n");
}

function printItem(item: BodyItem): string {
  if (item.kind === "text") return `${item.number} text`;
  if (item.kind === "consent") return `${item.number} ${item.consent.yes ? "yes" : "no"}`;
  if (item.kind === "question") return `${item.number} asks ${item.question.intent}`;
  if (item.kind === "complaint") {
    return `${item.number} ${compactComplaint(item.complaint, item.line)} in ${JSON.stringify(item.line)}`;
  }
  const shown = item.line.includes("***") ? ` as ${JSON.stringify(item.line)}` : "";
  return `${item.number} ${compactStatement(item.statement)}${shown}`;
}
