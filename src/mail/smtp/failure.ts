/**
 * What an SMTP failure means for a letter: whether the recipient, the moment, or our own set-up is at
 * fault. Mistaking the last for the first would cross off every player because a password changed.
 */
import type { Delivery } from "../../judge/ports/index.js";
import { flat } from "../../util/index.js";

/** The parts of nodemailer's error that count. */
export interface SmtpFailure {
  readonly message: string;
  /** nodemailer's own word (`EAUTH`, `EENVELOPE`, `EMESSAGE`, `ETLS`, `ESOCKET`, ...). */
  readonly code?: string | undefined;
  /** Node's word, where nodemailer has put its own in front. */
  readonly originalCode?: string | undefined;
  /** Which wait ended: for the connection, the greeting, encryption, or an answer. */
  readonly timeoutType?: string | undefined;
  /** The step that failed (`CONN`, `EHLO`, `MAIL FROM`, `RCPT TO`, `DATA`). */
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
}

/** RFC 4954, RFC 3207: authentication or encryption is required, refused, or too weak. */
const setUpReplies = new Set([530, 534, 535, 538]);

/** Enhanced codes (RFC 3463) about us, whatever the step: sending quota used up, login needed or refused. */
const aboutUs = /^5\d\d[ -]5\.(?:4\.5|7\.(?:8|9|14|30|57|60|139))\b/;

/** Node's words for a certificate that does not hold. */
const badCertificate = /CERT|UNABLE_TO_VERIFY/;

/** Steps after which a 5xx is about this letter or its recipient. */
const aboutLetter = /^(?:RCPT TO|DATA)/;

/** Words for a server that was not reached at all: what is lost later may have been lost over the letter. */
const unreached: ReadonlySet<string | undefined> = new Set([
  ...["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"],
  ...["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"],
]);

/** Classifies one failed attempt. */
export function deliveryAfter(failure: SmtpFailure): Exclude<Delivery, { kind: "sent" }> {
  return { kind: kindOf(failure), detail: detailOf(failure) };
}

function kindOf(failure: SmtpFailure): Exclude<Delivery["kind"], "sent"> {
  const { code, command = "", responseCode, response = "" } = failure;
  const isAboutLetter = code === "EMESSAGE" || aboutLetter.test(command);
  if (code === "ENOAUTH" || code === "ETLS") return "configuration";
  if (badCertificate.test(failure.originalCode ?? "")) return "configuration";
  if (responseCode === undefined) {
    if (code === "EAUTH") return "configuration";
    const { originalCode, timeoutType } = failure;
    const isUnreached = unreached.has(originalCode) || unreached.has(timeoutType);
    return code === "EDNS" || isUnreached ? "outage" : "temporary";
  }
  // 503 is about the order of commands: a new session may do better.
  if (responseCode === 503) return "temporary";
  if (responseCode < 500) return isAboutLetter ? "temporary" : "outage";
  if (setUpReplies.has(responseCode) || code === "EAUTH") return "configuration";
  if (aboutUs.test(response)) return "configuration";
  // The letter's size is refused at MAIL FROM already (RFC 1870), under this code.
  if (isAboutLetter) return "permanent";
  return "configuration";
}

/** One bounded line for the keeper: the server's words if it said any. */
function detailOf({ response, message, code }: SmtpFailure): string {
  const words = flat(response ?? message).slice(0, 300);
  return response === undefined && code !== undefined ? `${code}: ${words}` : words;
}
