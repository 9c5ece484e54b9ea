/**
 * Finds the mail servers of an address: by DNS (RFC 6186, RFC 8314), by the provider that takes the domain's
 * mail, and by the file that mail programs look for (autoconfig). What is found is a proposal, no more.
 */
import type { Resolver } from "node:dns/promises";

export interface FoundServer {
  readonly host: string;
  readonly port: number;
  /** True: TLS from the first byte. False: STARTTLS. */
  readonly secure: boolean;
}

interface FoundServers {
  readonly imap: FoundServer;
  readonly smtp: FoundServer;
  /** What `ems login` calls a provider that takes no passwords. */
  readonly provider: "microsoft" | "google" | null;
}

const google: FoundServers = {
  imap: { host: "imap.gmail.com", port: 993, secure: true },
  smtp: { host: "smtp.gmail.com", port: 465, secure: true },
  provider: "google",
};
const microsoft: FoundServers = {
  imap: { host: "outlook.office365.com", port: 993, secure: true },
  smtp: { host: "smtp.office365.com", port: 587, secure: false },
  provider: "microsoft",
};

/** The providers that host other people's domains, by the server that takes their mail. */
const byExchanger: readonly (readonly [exchanger: RegExp, servers: FoundServers])[] = [
  [/(?:^|\.)(?:google|googlemail)\.com$/i, google],
  [/(?:^|\.)(?:outlook|hotmail)\.com$/i, microsoft],
];

const patience = 5_000;

/** Where mail programs look for a domain's servers; the second is Thunderbird's collection. */
function usualAutoconfig(domain: string): readonly string[] {
  return [
    `https://autoconfig.${domain}/mail/config-v1.1.xml`,
    `https://autoconfig.thunderbird.net/v1.1/${domain}`,
  ];
}

/** The servers of this domain's mailboxes; null if nothing tells. */
export async function findServers(
  domain: string,
  resolver: Resolver,
  autoconfig: (domain: string) => readonly string[] = usualAutoconfig,
): Promise<FoundServers | null> {
  return (
    (await byProvider(domain, resolver)) ??
    (await byService(domain, resolver)) ??
    (await byAutoconfig(autoconfig(domain)))
  );
}

async function byProvider(domain: string, resolver: Resolver): Promise<FoundServers | null> {
  const records = await resolver.resolveMx(domain).catch(() => []);
  for (const { exchange } of records) {
    const known = byExchanger.find(([pattern]) => pattern.test(exchange));
    if (known !== undefined) return known[1];
  }
  return null;
}

async function byService(domain: string, resolver: Resolver): Promise<FoundServers | null> {
  const ask = async (service: string, secure: boolean): Promise<FoundServer | null> => {
    const records = await resolver.resolveSrv(`_${service}._tcp.${domain}`).catch(() => []);
    const [best] = records.toSorted((a, b) => a.priority - b.priority);
    // A single dot says that there is no such service.
    return best === undefined || best.name === ""
      ? null
      : { host: best.name, port: best.port, secure };
  };
  const imap = (await ask("imaps", true)) ?? (await ask("imap", false));
  const smtp = (await ask("submissions", true)) ?? (await ask("submission", false));
  return imap === null || smtp === null ? null : { imap, smtp, provider: null };
}

async function byAutoconfig(urls: readonly string[]): Promise<FoundServers | null> {
  for (const url of urls) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null);
    const found = answer?.ok ? readAutoconfig(await answer.text().catch(() => "")) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The first servers of each kind in an autoconfig file. */
function readAutoconfig(xml: string): FoundServers | null {
  const imap = serverIn(xml, /<incomingServer type="imap">([\s\S]*?)<\/incomingServer>/);
  const smtp = serverIn(xml, /<outgoingServer type="smtp">([\s\S]*?)<\/outgoingServer>/);
  return imap === null || smtp === null ? null : { imap, smtp, provider: null };
}

function serverIn(xml: string, section: RegExp): FoundServer | null {
  const [, text = ""] = section.exec(xml) ?? [];
  const value = (name: string) =>
    new RegExp(`<${name}>\\s*([^<\\s]+)\\s*</${name}>`).exec(text)?.[1];
  const host = value("hostname");
  const port = Number(value("port"));
  const isName = host !== undefined && /^[a-z0-9.-]+$/i.test(host);
  return isName && port > 0 ? { host, port, secure: value("socketType") === "SSL" } : null;
}
