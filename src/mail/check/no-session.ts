/** Why a session with a mail server did not come about, from what the mail libraries throw. */
import { ConnectionLost } from "../imap/connection.js";
import { serverWords } from "../imap/messages.js";
import { GrantEnded } from "../secret.js";
import type { NoSession } from "./findings.js";

/** What the libraries' errors may have beside their message. */
interface Trouble {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly response?: unknown;
  readonly authenticationFailed?: unknown;
  readonly responseCode?: unknown;
}

const byCode: readonly (readonly [pattern: RegExp, kind: NoSession["kind"]])[] = [
  [/ENOTFOUND|EAI_AGAIN|EAI_NODATA|EDNS/, "no-such-host"],
  [/ECONNREFUSED/, "refused"],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|ERR_SSL_HTTP_REQUEST/, "no-tls-here"],
  [/CERT|UNABLE_TO_VERIFY|ALTNAME/, "certificate"],
  [/ETLS|TLSFailed/, "no-starttls"],
  [/EAUTH|ENOAUTH/, "login"],
  [/ETIMEDOUT|TIMEOUT|EHOSTUNREACH|ENETUNREACH/i, "silent"],
];

/** The reason behind what a mail library threw. */
export function whyNoSession(error: unknown): NoSession {
  if (!(error instanceof Error)) return { kind: "other", why: String(error) };
  const why = wordsOf(error);
  if (error instanceof GrantEnded) return { kind: "grant-ended", why };
  if (error instanceof ConnectionLost) return { kind: "silent", why };
  const { code, originalCode, authenticationFailed, responseCode } = error as Trouble;
  if (authenticationFailed === true) return { kind: "login", why };
  if (responseCode === 530 || responseCode === 535) return { kind: "login", why };
  const codes = `${originalCode ?? ""} ${code ?? ""} ${error.message}`;
  const kind = byCode.find(([pattern]) => pattern.test(codes))?.[1] ?? "other";
  return { kind, why };
}

/** The server's own words, if it said any. */
export function wordsOf(error: Error): string {
  const { response } = error as Trouble;
  return typeof response === "string" && response !== "" ? response : serverWords(error);
}
