/**
 * Tries the whole way of a letter, as the judge would go it: into the mailbox, out through the mail server,
 * back into the mailbox, and what DNS tells others about it. Every step reports what it finds.
 */

import type { Resolver } from "node:dns/promises";
import { access, constants, mkdir } from "node:fs/promises";
import type { Clock } from "../../judge/ports/index.js";
import { domainOf, secondMs } from "../../util/index.js";
import { createPool, type SmtpSettings } from "../smtp/transport.js";
import { isLoopback } from "../tls.js";
import { checkDomain } from "./domain.js";
import type { Finding, Server } from "./findings.js";
import { type CheckedListener, openListener } from "./listener-check.js";
import { type Arrival, type Arrivals, type CheckedImap, openMailbox } from "./mailbox.js";
import { whyNoSession } from "./no-session.js";
import { tryLetters } from "./test-letters.js";

export interface MailSetUp {
  readonly judge: { readonly name: string; readonly address: string; readonly authserv?: string };
  readonly source:
    | ({ readonly kind: "imap" } & CheckedImap)
    | ({ readonly kind: "smtp" } & Omit<CheckedListener, "judgeAddress">);
  readonly delivery:
    | ({ readonly kind: "smtp" } & SmtpSettings)
    | { readonly kind: "folder"; readonly directory: string };
}

interface Means {
  readonly clock: Clock;
  readonly resolver: Resolver;
  /** How long a letter may take. */
  readonly waitSeconds: number;
  /** How long a mail server may take for one answer, in milliseconds. */
  readonly patienceMs?: number;
  readonly report: (finding: Finding) => void;
}

const usualPatienceMs = 15 * secondMs;

/** Checks a mail set-up. Rejects only for what is no fault of the set-up. */
export async function checkMail(setUp: MailSetUp, means: Means): Promise<void> {
  const { judge, source } = setUp;
  const { patienceMs = usualPatienceMs } = means;
  const arrivals =
    source.kind === "imap"
      ? await openMailbox(source, patienceMs, means.report)
      : await openListener({ ...source, judgeAddress: judge.address }, means.clock, means.report);
  try {
    const arrival = await checkSending(setUp, means, arrivals);
    if (arrival !== null && judge.authserv !== undefined)
      means.report(verdictOf(judge.authserv, arrival));
    await checkDomain(means.resolver, domainSetUp(setUp, arrival), means.report);
  } finally {
    await arrivals?.close();
  }
}

function domainSetUp({ judge, delivery }: MailSetUp, arrival: Arrival | null) {
  const isElsewhere = delivery.kind === "smtp" && !isLoopback(delivery.host);
  return {
    domain: domainOf(judge.address),
    smtpHost: isElsewhere ? delivery.host : null,
    headers: arrival?.headers ?? null,
  };
}

/** Logs in to the mail server and sends letters through it; one that came back, if any did. */
async function checkSending(
  { judge, source, delivery }: MailSetUp,
  { clock, waitSeconds, patienceMs = usualPatienceMs, report }: Means,
  arrivals: Arrivals | null,
): Promise<Arrival | null> {
  if (delivery.kind === "folder") {
    await mkdir(delivery.directory, { recursive: true });
    await access(delivery.directory, constants.W_OK);
    report({ kind: "written-to-folder", directory: delivery.directory });
    return null;
  }
  const { host, port, secure, user = null } = delivery;
  const server: Server = { role: "smtp", host, port, secure, user };
  const pool = createPool(delivery, {
    connect: patienceMs,
    greeting: patienceMs,
    silence: 2 * patienceMs,
  });
  pool.on("error", () => {});
  try {
    await pool.verify();
    report({ kind: "login-works", server });
    if (arrivals === null) return null;
    const hasOwnClock = source.kind === "imap";
    return await tryLetters({ pool, judge, arrivals, clock, waitSeconds, report, hasOwnClock });
  } catch (error) {
    report({ kind: "no-session", server, why: whyNoSession(error) });
    return null;
  } finally {
    pool.close();
  }
}

/** Who wrote the newest Authentication-Results of the letter. */
function verdictOf(authserv: string, { headers }: Arrival): Finding {
  const newest = headers.find((line) => /^authentication-results:/i.test(line));
  const found = /^[^:]*:\s*([^;\s]+)/.exec(newest ?? "")?.[1]?.toLowerCase() ?? null;
  return found === authserv.toLowerCase()
    ? { kind: "verdict", authserv }
    : { kind: "no-verdict", authserv, found };
}
