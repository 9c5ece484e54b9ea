/**
 * What the keeper's own mail server found out about a sender (Authentication-Results, RFC 8601). Believed
 * only where the keeper has named that server, and only in the header that was added last: every other
 * one may have come with the mail. The server must remove headers that bear its name (RFC 8601, 5).
 */
import { belongsTo, domainOf } from "../../util/index.js";
import type { Mail } from "../ports/mail.js";

/** Has the server of this name seen a DMARC pass for the domain of the mail's sender? */
export function isAuthentic(
  { from, headers }: Pick<Mail, "from" | "headers">,
  server: string | undefined,
): boolean {
  const newest = headers.find(([name]) => name === "authentication-results")?.[1];
  if (server === undefined || from === null || newest === undefined) return false;
  const [id = "", ...results] = bare(newest).split(";");
  if (id.trim().split(/\s/)[0]?.toLowerCase() !== server.toLowerCase()) return false;
  const verdicts = results.map((result) => result.trim().toLowerCase()).filter(isDmarc);
  const [verdict = ""] = verdicts;
  const domain = /\sheader\.from=([^\s;]+)/.exec(verdict)?.[1];
  return verdicts.length === 1 && /^dmarc=pass\b/.test(verdict) && domain === domainOf(from);
}

/**
 * Does To or Cc name the judge? What somebody wrote to a friend is still signed when the friend sends it on to
 * the judge, and must not count as said to the judge.
 */
export function isAddressedTo({ headers }: Pick<Mail, "headers">, judgeAddress: string): boolean {
  return headers
    .filter(([name]) => name === "to" || name === "cc")
    .flatMap(([, value]) => value.match(/[^\s<>()[\],:;"]{1,320}/g) ?? [])
    .some((word) => belongsTo(word, judgeAddress));
}

/**
 * Did somebody else put the mail into the post again (RFC 5322, 3.6.6)? Its author is who wrote it, and not who
 * resent it.
 */
export function isResent({ headers }: Pick<Mail, "headers">): boolean {
  return headers.some(([name]) => name.startsWith("resent-"));
}

function isDmarc(result: string): boolean {
  return /^dmarc\s*=/.test(result);
}

/** Without comments, and without quoted strings, in which a semicolon would be none. */
function bare(value: string): string {
  let text = value.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, " ");
  }
  return text;
}
