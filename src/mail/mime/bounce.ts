/**
 * Delivery reports (RFC 3464) by their structure, never by their prose. The report's address proves
 * which letter it is about; its status says what happened.
 */
import type { Attachment } from "mailparser";
import type { Bounce } from "../../judge/ports/index.js";
import { mailAddress } from "../../util/index.js";
import { bouncedRow } from "./verp.js";

/** More than this is no report on one letter to one recipient. */
const mostReportBytes = 32 * 1024;

/** Permanent by their first digit, yet passing: mailbox full, system full (RFC 3463 3.3, 3.4). */
const passing = /^5\.(?:2\.2|3\.1)$/;

/** What a mail's delivery-status part says, or null if it has none or reports a success. */
export function readBounce(
  attachments: readonly Attachment[],
  recipients: readonly string[],
  secret: string,
): Bounce | null {
  const part = attachments.find(({ contentType }) => contentType === "message/delivery-status");
  if (part === undefined) return null;
  const text = part.content.subarray(0, mostReportBytes).toString("latin1");
  for (const group of text.split(/\r?\n\s*\r?\n/)) {
    const failure = readFailure(group);
    if (failure !== null) return { letter: rowAmong(recipients, secret), ...failure };
  }
  return null;
}

/** One group of fields; null for the message's own, which has no Action, and for a success. */
function readFailure(group: string): Omit<Bounce, "letter"> | null {
  const field = (name: string): string =>
    new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)$`, "im").exec(group)?.[1]?.trim().toLowerCase() ?? "";
  const action = field("action");
  if (action !== "failed" && action !== "delayed") return null;
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field("status"))?.[0] ?? "5.0.0";
  const recipient = field("final-recipient") || field("original-recipient");
  return {
    kind: action === "failed" && status.startsWith("5") && !passing.test(status) ? "hard" : "soft",
    status,
    recipient: mailAddress(recipient.slice(recipient.indexOf(";") + 1).replace(/^\s*<|>$/g, "")),
  };
}

function rowAmong(recipients: readonly string[], secret: string): number | null {
  return (
    recipients.map((recipient) => bouncedRow(recipient, secret)).find((row) => row !== null) ?? null
  );
}
