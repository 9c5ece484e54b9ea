/**
 * Delivery reports (RFC 3464) by their structure, never by their prose. The report's address proves
 * which letter it is about; its status says what happened.
 */
import type { Attachment } from "mailparser";
import type { Bounce } from "../judge/index.js";
import { mailAddress } from "../judge/index.js";
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
  const failure = text
    .split(/\r?\n\s*\r?\n/)
    .map(readGroup)
    .find(isFailure);
  return failure === undefined ? null : { ...failure, letter: rowAmong(recipients, secret) };
}

type Group = { action: string } & Omit<Bounce, "letter">;

/** One group of fields: the message's own, which has no Action, or that of one recipient. */
function readGroup(text: string): Group {
  const field = (name: string): string =>
    new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)$`, "im").exec(text)?.[1]?.trim().toLowerCase() ?? "";
  const action = field("action");
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field("status"))?.[0] ?? "5.0.0";
  const recipient = field("final-recipient") || field("original-recipient");
  return {
    action,
    status,
    kind: action === "failed" && status.startsWith("5") && !passing.test(status) ? "hard" : "soft",
    recipient: mailAddress(recipient.slice(recipient.indexOf(";") + 1).replace(/^<|>$/g, "")),
  };
}

function isFailure({ action }: Group): boolean {
  return action === "failed" || action === "delayed";
}

function rowAmong(recipients: readonly string[], secret: string): number | null {
  return recipients.map((one) => bouncedRow(one, secret)).find((row) => row !== null) ?? null;
}
