/**
 * What the embedded listener finds out about a sender (DKIM, SPF, DMARC), written on top of the mail as a mail
 * server writes it (RFC 8601). What came with the mail under the same name stands below, and counts no more.
 */
import type { Resolver } from "node:dns/promises";
import type { DNSResolver } from "mailauth";

/** How a mail reached the listener. */
interface Passage {
  readonly remoteAddress: string;
  readonly helo: string;
  readonly sender: string;
}

/** Long enough for a slow name server; then the mail is taken without a verdict. */
const patience = 20_000;

/** The mail with the verdict of `authserv` on top. What cannot be found out proves nothing. */
export async function withVerdict(
  raw: Buffer,
  { remoteAddress, helo, sender }: Passage,
  authserv: string,
  resolver: Resolver,
): Promise<Buffer> {
  // Large, and most judges read a mailbox whose server has looked already.
  const { authenticate } = await import("mailauth");
  const verdict = authenticate(raw, {
    ip: remoteAddress,
    helo,
    sender,
    mta: authserv,
    trustReceived: false,
    disableArc: true,
    disableBimi: true,
    resolver: resolver.resolve.bind(resolver) as DNSResolver,
  });
  const headers = await Promise.race([verdict, silence()]).then(
    (found) => found.headers,
    () => `Authentication-Results: ${authserv}; none\r\n`,
  );
  return Buffer.concat([Buffer.from(headers), raw]);
}

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("DNS was silent.")), patience).unref();
  });
}
