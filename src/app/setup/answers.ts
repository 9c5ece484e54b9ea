/** What `ems quickstart` needs to know: from options, from what can be found out, and from the keeper. */
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { systemClock } from "../../clock/index.js";
import {
  type FoundServer,
  findProvider,
  findServers,
  logIn,
  resolverFor,
} from "../../mail/index.js";
import { belongsTo, domainOf, mailAddress, tagOf } from "../../util/index.js";
import type { Answers, Host } from "./settings-text.js";
import type { Asking } from "./terminal.js";

export interface QuickstartOptions {
  readonly config: string;
  readonly name: string;
  readonly address?: string;
  readonly keeper?: string;
  readonly listen?: string;
  readonly imap?: string;
  readonly smtp?: string;
  readonly user?: string;
  readonly passwordFile?: string;
  readonly tokenFile?: string;
  readonly dns: readonly string[];
  readonly wait: number;
}

interface Written {
  readonly answers: Answers;
  /** To be written into the file that the settings name, with nobody else to read it. */
  readonly password: string | null;
}

/** Gathers the answers; asks only for what no option says. */
export async function gather(options: QuickstartOptions, asking: Asking): Promise<Written> {
  const said = (
    option: string | undefined,
    question: string,
    fault: (text: string) => string | null,
  ) => (option === undefined ? asking.ask(question, null, fault) : checked(option, fault));
  const address = await said(options.address, "The judge's mail address", addressFault);
  const keeper = await said(options.keeper, "Your own mail address", (text) =>
    keeperFault(text, address),
  );
  const people = { name: options.name, address, keeper };
  const found = options.imap === undefined ? await search(address, options.dns) : null;
  if (options.listen !== undefined) {
    const { host, port } = hostOf(options.listen, { host: "127.0.0.1", port: 2525, secure: false });
    const smtp = options.smtp === undefined ? null : { ...hostOf(options.smtp, relay), user: null };
    const source = { kind: "smtp", host, port } as const;
    return { answers: { ...people, source, smtp, proof: null }, password: null };
  }
  const imap = await server(asking, "IMAP server (host:port)", options.imap, found?.imap, 993);
  const smtp = await server(asking, "SMTP server (host:port)", options.smtp, found?.smtp, 587);
  const user = options.user ?? (await asking.ask("Login name", address, notEmpty));
  const { proof, password } = await proofOf(options, asking, found?.provider ?? null, user);
  const source = { kind: "imap", ...imap, user } as const;
  return { answers: { ...people, source, smtp: { ...smtp, user }, proof }, password };
}

const relay: Host = { host: "localhost", port: 25, secure: false };

async function search(address: string, dns: readonly string[]) {
  const found = await findServers(domainOf(address), resolverFor(dns));
  if (found !== null) console.log(`Found: ${found.imap.host} and ${found.smtp.host}.`);
  return found;
}

async function server(
  asking: Asking,
  question: string,
  option: string | undefined,
  found: FoundServer | undefined,
  usualPort: number,
): Promise<Host> {
  const usual = { port: usualPort, secure: usualPort === 993 };
  if (option !== undefined) return hostOf(option, { host: "", ...usual });
  const proposal = found === undefined ? null : `${found.host}:${found.port}`;
  const text = await asking.ask(question, proposal, notEmpty);
  return text === proposal && found !== undefined ? found : hostOf(text, { host: "", ...usual });
}

/** `host`, `host:port`; the usual ports say how they are encrypted. */
function hostOf(text: string, usual: Host): Host {
  const [, host = usual.host, digits] = /^(.*?)(?::(\d+))?$/.exec(text) ?? [];
  const port = digits === undefined ? usual.port : Number(digits);
  const secure = digits === undefined ? usual.secure : port === 993 || port === 465;
  return { host: host === "" ? usual.host : host, port, secure };
}

async function proofOf(
  { config, passwordFile, tokenFile }: QuickstartOptions,
  asking: Asking,
  provider: string | null,
  user: string,
): Promise<{ readonly proof: Answers["proof"]; readonly password: string | null }> {
  const given = tokenFile ?? passwordFile;
  if (given !== undefined && !existsSync(resolve(dirname(config), given))) {
    throw new Error(`${given}: there is no such file beside the settings.`);
  }
  if (tokenFile !== undefined) {
    return { proof: { key: "token_file", file: tokenFile }, password: null };
  }
  if (passwordFile !== undefined) {
    return { proof: { key: "password_file", file: passwordFile }, password: null };
  }
  if (provider !== null && (await loggedIn(asking, provider, user))) {
    return { proof: { key: "token_file", file: "ems-tokens.json" }, password: null };
  }
  const password = await asking.askSecret(
    "Password (of the mailbox, or one made for this program)",
  );
  return { proof: { key: "password_file", file: "ems-password" }, password };
}

/** Logs in without a password, if the keeper has registered a program for that. */
async function loggedIn(asking: Asking, provider: string, user: string): Promise<boolean> {
  console.log(`${provider} takes no account passwords; docs/keepers.md says how to register.`);
  const id = await asking.ask("Client id (empty: use a password after all)", "", () => null);
  if (id === "") return false;
  const secret = await asking.askSecret("Client secret (empty if there is none)");
  await logIn({
    provider: findProvider(provider),
    registration: { id, secret: secret === "" ? null : secret },
    user,
    file: "ems-tokens.json",
    clock: systemClock(),
    show: console.log,
  });
  return true;
}

function checked(text: string, fault: (text: string) => string | null): string {
  const wrong = fault(text);
  if (wrong !== null) throw new Error(wrong);
  return text;
}

const notEmpty = (text: string) => (text === "" ? "It is needed." : null);

function addressFault(text: string): string | null {
  if (mailAddress(text) === null) return `${text} is no mail address such as judge@example.net.`;
  return tagOf(text) === null
    ? null
    : "It must have no plus sign: the judge puts its own tags there.";
}

function keeperFault(text: string, judge: string): string | null {
  if (mailAddress(text) === null) return `${text} is no mail address such as keeper@example.net.`;
  return belongsTo(text, judge) ? "It must be another address than the judge's." : null;
}
