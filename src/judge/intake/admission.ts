/**
 * May this mail be acted on, may it be answered? Decided from the headers alone and before anything
 * else is looked at: a machine's answer carries our own threading headers, and may quote orders.
 * Two judges, or a judge and a vacation responder, must not write to each other forever.
 */
import { belongsTo, regex } from "../../util/index.js";
import { hopsMax } from "../limits.js";
import type { Mail } from "../ports/mail.js";
import { isLetterId, loopHeader } from "../ports/message-id.js";

/** Why a mail is not acted on, or not answered. */
export type AdmissionReason =
  | { readonly kind: "no-sender" }
  | { readonly kind: "doubled-header"; readonly name: string }
  | { readonly kind: "own-mail" }
  | { readonly kind: "report" }
  | { readonly kind: "null-return-path" }
  | { readonly kind: "automatic"; readonly header: string; readonly value: string }
  | { readonly kind: "list"; readonly header: string }
  | { readonly kind: "system-sender"; readonly address: string }
  | { readonly kind: "too-many-hops"; readonly hops: number }
  | { readonly kind: "reply-suppressed"; readonly header: string };

export interface Admission {
  readonly mayAct: boolean;
  readonly mayReply: boolean;
  readonly why: AdmissionReason | null;
}

type Check = (mail: Mail, judgeAddress: string) => AdmissionReason | null;

/**
 * RFC 5322 3.6 allows one of each; with two, nobody knows who wrote or which the sender's mail program showed. A
 * second To or Cc only names more receivers.
 */
const singular = ["from", "sender", "reply-to", "date", "subject", "message-id"];

/** Headers that responders set instead of Auto-Submitted, with the values that count (any, if null). */
const responderHeaders: readonly (readonly [name: string, value: RegExp | null])[] = [
  ["precedence", /^(?:bulk|junk|list|auto_reply)$/i],
  ["x-autoreply", /^(?!no$)/i],
  ["x-autorespond", null],
  ["x-autoresponder", null],
  ["x-auto-reply-from", null],
  ["x-fc-machinegenerated", /^(?!false$)/i],
  ["content-identifier", /^auto-?replied$/i],
  ["x400-content-identifier", /^auto-?replied$/i],
];

/** The subjects of responders that set no header at all, as a prefix before a colon. */
const responderSubjects = regex("i")`
  ^(?:
    automatic reply|auto-?reply|out of (?:the )?office|abwesenheitsnotiz|automatische antwort
    |r[ée]ponse automatique|absence du bureau|respuesta autom[áa]tica|risposta automatica
    |automatisch antwoord
  )\s*:
`;

const daemonNames = /^(?:mailer-|mail-)?daemon(?:\+[^@]*)?@/;

const systemNames = /^(?:postmaster|root|uucp|no-?reply|do-?not-?reply)(?:\+[^@]*)?@/;

/** Requests not to answer, from senders whose orders count all the same. */
const suppressions: readonly (readonly [name: string, value: RegExp])[] = [
  ["x-auto-response-suppress", /\b(?:all|autoreply)\b/i],
  ["x-no-ack", /^(?!no$)/i],
  ["x-ack", /^no$/i],
];

/**
 * Decides whether a mail may be acted on and answered; `why` names the first thing against it. Some hosts send their
 * people's mail as from root: a mail that proves a seat is no machine's for its sender's name alone.
 */
export function admit(mail: Mail, judgeAddress: string, provesSeat = false): Admission {
  for (const check of refusals) {
    const why = check(mail, judgeAddress);
    if (why === null || (provesSeat && why.kind === "system-sender" && !isDaemon(mail))) continue;
    return { mayAct: false, mayReply: false, why };
  }
  const why = findSuppression(mail);
  return { mayAct: true, mayReply: why === null, why };
}

const refusals: readonly Check[] = [
  findHops,
  findOwn,
  findReport,
  findNullPath,
  findAutoSubmitted,
  findResponder,
  findList,
  findSystemSender,
  findDoubled,
  (mail) => (mail.from === null ? { kind: "no-sender" } : null),
];

function findHops(mail: Mail): AdmissionReason | null {
  const hops = values(mail, "received").length;
  return hops > hopsMax ? { kind: "too-many-hops", hops } : null;
}

function findOwn(mail: Mail, judgeAddress: string): AdmissionReason | null {
  const own =
    (mail.from !== null && belongsTo(mail.from, judgeAddress)) ||
    (mail.envelopeFrom !== null && belongsTo(mail.envelopeFrom, judgeAddress)) ||
    (mail.messageId !== null && isLetterId(mail.messageId, judgeAddress)) ||
    values(mail, loopHeader).some((value) => belongsTo(value.trim(), judgeAddress));
  return own ? { kind: "own-mail" } : null;
}

function findReport(mail: Mail): AdmissionReason | null {
  const report = values(mail, "content-type").some((type) => /^multipart\/report\b/i.test(type));
  return report || mail.bounce !== null ? { kind: "report" } : null;
}

function findNullPath(mail: Mail): AdmissionReason | null {
  return mail.envelopeFrom === "" ? { kind: "null-return-path" } : null;
}

/** RFC 3834 5: the keyword counts, and a comment or parameters may follow it. */
function findAutoSubmitted(mail: Mail): AdmissionReason | null {
  const value = values(mail, "auto-submitted")
    .map((text) => text.replace(/\(.*?\)/g, " ").trim())
    .find((text) => !/^(?:no)?(?:\s*;|$)/i.test(text));
  return value === undefined ? null : { kind: "automatic", header: "auto-submitted", value };
}

function findResponder(mail: Mail): AdmissionReason | null {
  for (const [header, counts] of responderHeaders) {
    const value = values(mail, header).find((text) => counts === null || counts.test(text.trim()));
    if (value !== undefined) return { kind: "automatic", header, value };
  }
  return responderSubjects.test(mail.subject.trim())
    ? { kind: "automatic", header: "subject", value: mail.subject }
    : null;
}

function findList(mail: Mail): AdmissionReason | null {
  const header = mail.headers.find(([name]) => name.startsWith("list-"))?.[0];
  return header === undefined ? null : { kind: "list", header };
}

function findSystemSender(mail: Mail): AdmissionReason | null {
  const address = [mail.from, mail.envelopeFrom].find(
    (candidate) =>
      candidate !== null && (daemonNames.test(candidate) || systemNames.test(candidate)),
  );
  return address ? { kind: "system-sender", address } : null;
}

function isDaemon({ from }: Mail): boolean {
  return from !== null && daemonNames.test(from);
}

function findDoubled(mail: Mail): AdmissionReason | null {
  const name = singular.find((header) => values(mail, header).length > 1);
  return name === undefined ? null : { kind: "doubled-header", name };
}

function findSuppression(mail: Mail): AdmissionReason | null {
  const found = suppressions.find(([header, counts]) =>
    values(mail, header).some((value) => counts.test(value.trim())),
  );
  return found === undefined ? null : { kind: "reply-suppressed", header: found[0] };
}

function values(mail: Mail, header: string): readonly string[] {
  return mail.headers.filter(([name]) => name === header).map(([, value]) => value);
}
