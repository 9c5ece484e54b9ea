/**
 * What DNS says of the judge's domain: where mail for it goes, and what makes others believe its letters
 * (SPF, DKIM, DMARC, reverse DNS).
 */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { Finding } from "./findings.js";

/** Codes of the resolver that mean: DNS has answered, and there is no such record. */
const nothingThere = new Set(["ENODATA", "ENOTFOUND"]);

type Report = (finding: Finding) => void;

interface CheckedDomain {
  readonly domain: string;
  /** The server that letters leave through, unless it is this machine. */
  readonly smtpHost: string | null;
  /** The header lines of a letter from the judge; null if none came. */
  readonly headers: readonly string[] | null;
}

/** A resolver that asks these servers, or the machine's own. */
export function resolverFor(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

/** Checks the records one after the other; stops where DNS does not answer. */
export async function checkDomain(
  resolver: Resolver,
  checked: CheckedDomain,
  report: Report,
): Promise<void> {
  const { domain, headers } = checked;
  try {
    const exchangers = await checkMx(resolver, domain, report);
    report(await spfFinding(resolver, domain));
    report(await dmarcFinding(resolver, domain));
    if (headers !== null) report(await dkimFinding(resolver, domain, headers));
    const host = checked.smtpHost ?? exchangers[0];
    if (host !== undefined) await checkReverse(resolver, host, report);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    report({ kind: "dns-silent", domain, why: code });
  }
}

/** The answer, or an empty list where DNS has none; throws where DNS is silent. */
async function answers<T>(question: Promise<readonly T[]>): Promise<readonly T[]> {
  return question.catch((error: NodeJS.ErrnoException) => {
    if (nothingThere.has(error.code ?? "")) return [];
    throw error;
  });
}

async function texts(resolver: Resolver, name: string): Promise<readonly string[]> {
  return (await answers(resolver.resolveTxt(name))).map((parts) => parts.join(""));
}

async function checkMx(resolver: Resolver, domain: string, report: Report) {
  const records = await answers(resolver.resolveMx(domain));
  const names = records.toSorted((a, b) => a.priority - b.priority).map((mx) => mx.exchange);
  if (names.length === 0) report({ kind: "no-mx", domain });
  else report({ kind: "record-right", record: `MX of ${domain}`, text: names.join(", ") });
  return names;
}

async function spfFinding(resolver: Resolver, domain: string): Promise<Finding> {
  const records = (await texts(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [text] = records;
  if (text === undefined) return { kind: "no-spf", domain };
  if (records.length > 1) return { kind: "many-spf", domain, count: records.length };
  if (/(?:^| )\+?all\b/i.test(text)) return { kind: "spf-allows-all", domain };
  return { kind: "record-right", record: `SPF of ${domain}`, text };
}

/** The domain's own record, or that of the domain above it (RFC 7489, 6.6.3). */
async function dmarcFinding(resolver: Resolver, domain: string): Promise<Finding> {
  for (const name of [domain, parentOf(domain)]) {
    const found = name === null ? [] : await texts(resolver, `_dmarc.${name}`);
    const text = found.find((one) => /^v=dmarc1/i.test(one));
    if (text === undefined) continue;
    return /^v=DMARC1\s*;\s*p=(?:none|quarantine|reject)\b/i.test(text)
      ? { kind: "record-right", record: `DMARC of ${name}`, text }
      : { kind: "bad-dmarc", domain, text };
  }
  return { kind: "no-dmarc", domain };
}

function parentOf(domain: string): string | null {
  const labels = domain.split(".");
  return labels.length > 2 ? labels.slice(1).join(".") : null;
}

/** Is the letter signed for the domain, with a key that DNS has? */
async function dkimFinding(
  resolver: Resolver,
  domain: string,
  headers: readonly string[],
): Promise<Finding> {
  const signatures = headers.filter((line) => /^dkim-signature:/i.test(line));
  const signers = signatures.map((line) => ({ domain: tag(line, "d"), selector: tag(line, "s") }));
  const [first] = signers;
  if (first === undefined) return { kind: "unsigned" };
  const own = signers.find((signer) => isAligned(signer.domain, domain));
  if (own === undefined) return { kind: "foreign-signature", signer: first.domain, domain };
  const name = `${own.selector}._domainkey.${own.domain}`;
  const hasKey = (await texts(resolver, name)).some((text) => /(?:^|;)\s*p=[^;\s]/.test(text));
  return hasKey
    ? { kind: "record-right", record: "DKIM", text: `letters are signed, and the key is ${name}` }
    : { kind: "no-dkim-key", name };
}

function tag(header: string, name: string): string {
  return new RegExp(`[;:]\\s*${name}=\\s*([^;\\s]+)`, "i").exec(header)?.[1]?.toLowerCase() ?? "";
}

/** DMARC counts the domain itself and, unless it says otherwise, those above and below it. */
function isAligned(signer: string, domain: string): boolean {
  return signer === domain || domain.endsWith(`.${signer}`) || signer.endsWith(`.${domain}`);
}

/** Does each address of the host have a name that leads back to it? */
async function checkReverse(resolver: Resolver, host: string, report: Report): Promise<void> {
  const addresses = isIP(host) === 0 ? await answers(resolver.resolve4(host)) : [host];
  for (const address of addresses) {
    const [name] = await answers(resolver.reverse(address));
    if (name === undefined) report({ kind: "no-reverse", host, address });
    else if (!(await answers(resolver.resolve4(name))).includes(address))
      report({ kind: "reverse-differs", host, address, name });
    else report({ kind: "record-right", record: `Reverse DNS of ${address}`, text: name });
  }
}
