/**
 * A keeper's settings, checked whole before anything starts. Nothing of it is used unless all of it is
 * right, and every fault is named with its place.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Context } from "../judge/index.js";
import { belongsTo, dayMs, domainOf } from "../util/index.js";
import { type ConfigFile, configFile } from "./config-schema.js";
import type { ConfigFault } from "./fault.js";
import { type Faults, gatherFaults } from "./faults.js";
import {
  isPrivateKey,
  type Password,
  readNamedFile,
  readPassword,
  type Surroundings,
  secretKeys,
  whyUnreadable,
} from "./secrets.js";
import { parseYaml, type YamlReading } from "./yaml.js";

interface ImapSource {
  readonly kind: "imap";
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly password: Password;
  readonly mailbox: string;
  readonly pollSeconds: number;
  /** A certificate authority of the keeper's own, as PEM text; null for the system's. */
  readonly ca: string | null;
}

/** The embedded listener. */
interface ListenerSource {
  readonly kind: "smtp";
  readonly host: string;
  readonly port: number;
  /** It finds out itself who sent a mail (DKIM, SPF, DMARC). */
  readonly verify: boolean;
}

interface SmtpDelivery {
  readonly kind: "smtp";
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** Null for a server that asks for none. */
  readonly login: { readonly user: string; readonly password: Password } | null;
  readonly ca: string | null;
  /** The most that are open at once. */
  readonly connections: number;
  /** The key that signs letters (DKIM), or null. */
  readonly signing: Signing | null;
}

/** The domain of the judge's address, unless the settings say another. */
interface Signing {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
}

/** Letters are written into a folder: there is no mail server to send them. */
interface FolderDelivery {
  readonly kind: "folder";
  readonly directory: string;
}

export interface Config {
  readonly judge: Context["judge"];
  readonly source: ImapSource | ListenerSource;
  readonly delivery: SmtpDelivery | FolderDelivery;
  /** Where programs that watch over machines ask how the judge is; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where pages are served, and the address at which visitors see them; null for no pages. */
  readonly web: { readonly host: string; readonly port: number; readonly url: string } | null;
  /** A file, absolute like every path here; or the address of a PostgreSQL database. */
  readonly database: string;
  /** The folder of the keeper's own variants, or null. */
  readonly variants: string | null;
}

type ConfigReading =
  | { readonly kind: "config"; readonly config: Config }
  | { readonly kind: "faulty"; readonly faults: readonly ConfigFault[] };

type MailSection = ConfigFile["mail"];

/** Reads a config file. Names in it are relative to its folder; secrets may stand elsewhere. */
export function readConfig(file: string, environment: Surroundings["environment"]): ConfigReading {
  const reading = readYaml(file);
  if (reading.kind === "faulty") {
    const faults = reading.faults.map((fault) => ({
      file,
      key: "",
      kind: "unreadable" as const,
      ...fault,
    }));
    return { kind: "faulty", faults };
  }
  const faults = gatherFaults(file, reading.yaml);
  const checked = configFile.safeParse(reading.yaml.value);
  if (!checked.success) faults.addIssues(checked.error.issues);
  const surroundings = { directory: dirname(resolve(file)), environment };
  const config = checked.success ? build(checked.data, surroundings, faults) : null;
  return config === null || faults.found.length > 0
    ? { kind: "faulty", faults: faults.found.toSorted((a, b) => a.line - b.line) }
    : { kind: "config", config };
}

/** A hundred times what settings take, and read in a second. */
const longestSettings = 200_000;

function readYaml(file: string): YamlReading {
  try {
    const text = readFileSync(file, "utf8");
    if (text.length > longestSettings)
      return { kind: "faulty", faults: [{ line: 1, why: "is far longer than settings are" }] };
    return parseYaml(text);
  } catch (error) {
    return { kind: "faulty", faults: [{ line: 1, why: whyUnreadable(error) }] };
  }
}

/** What the schema cannot see: keys that need or exclude each other, and what stands outside the file. */
function build(file: ConfigFile, surroundings: Surroundings, faults: Faults): Config | null {
  const { judge, mail, web, metrics, database, keep_days } = file;
  const variants =
    file.variants === undefined ? null : resolve(surroundings.directory, file.variants);
  if (variants !== null && !isFolder(variants))
    faults.add(["variants"], { kind: "malformed", expected: "a folder that exists" });
  if (belongsTo(judge.keeper, judge.address)) {
    const expected = "another address than the judge's own, which would write to itself";
    faults.add(["judge", "keeper"], { kind: "malformed", expected });
  }
  const verifiesItself = mail.source === "smtp" && mail.listen.verify;
  if (judge.trust === "dmarc" && judge.authserv_id === undefined && !verifiesItself) {
    const expected = "the name of your mail server, since judge.trust is dmarc";
    faults.add(["judge", "authserv_id"], { kind: "missing", expected });
  }
  const isServer = /^postgres(?:ql)?:\/\//.test(database);
  const databaseFile = isServer ? database : resolve(surroundings.directory, database);
  if (!isServer && !existsSync(dirname(databaseFile))) {
    faults.add(["database"], { kind: "malformed", expected: "a file in a folder that exists" });
  }
  const source = sourceOf(mail, surroundings, faults);
  const delivery = deliveryOf(mail, domainOf(judge.address), surroundings, faults);
  if (source === null || delivery === null) return null;
  return {
    judge: { ...judgeOf(judge, verifiesItself), ...keptFor(keep_days) },
    source,
    delivery,
    metrics: metrics ?? null,
    web: web === undefined ? null : { ...web.listen, url: web.url },
    database: databaseFile,
    variants,
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function keptFor(days: ConfigFile["keep_days"]): { readonly keepMs?: number } {
  return days === "forever" ? {} : { keepMs: days * dayMs };
}

/** Whom the judge believes a sender's address: by default nobody. */
function judgeOf(judge: ConfigFile["judge"], verifiesItself: boolean) {
  const { name, address, keeper, trust } = judge;
  const known = { name, address, keeper };
  const authserv = judge.authserv_id ?? (verifiesItself ? listenerName : undefined);
  return trust === "dmarc" && authserv !== undefined ? { ...known, authserv } : known;
}

/** What the listener calls itself in its verdicts on senders, unless the keeper says otherwise. */
const listenerName = "ems.listener";

function sourceOf(
  mail: MailSection,
  surroundings: Surroundings,
  faults: Faults,
): Config["source"] | null {
  if (mail.source === "smtp") return { kind: "smtp", ...mail.listen };
  const { imap } = mail;
  const path = ["mail", "imap"];
  if (imap === undefined) {
    faults.add(path, { kind: "missing", expected: "a section, since mail.source is imap" });
    return null;
  }
  const password = readPassword(imap, path, surroundings, faults);
  if (password === null) return null;
  return {
    kind: "imap",
    host: imap.host,
    port: imap.port ?? (imap.secure ? 993 : 143),
    secure: imap.secure,
    user: imap.user,
    password,
    mailbox: imap.mailbox,
    pollSeconds: imap.poll_seconds,
    ca: readAuthority(imap.ca_file, path, surroundings, faults),
  };
}

function deliveryOf(
  mail: MailSection,
  domain: string,
  surroundings: Surroundings,
  faults: Faults,
): Config["delivery"] | null {
  const { smtp, letters } = mail;
  if (smtp === undefined) {
    return { kind: "folder", directory: resolve(surroundings.directory, letters ?? "letters") };
  }
  const path = ["mail", "smtp"];
  if (letters !== undefined) {
    faults.add(["mail", "letters"], { kind: "several", keys: ["mail.smtp", "mail.letters"] });
  }
  const login = loginOf(smtp, surroundings, faults);
  return {
    kind: "smtp",
    host: smtp.host,
    port: smtp.port ?? (smtp.secure ? 465 : 587),
    secure: smtp.secure,
    login,
    ca: readAuthority(smtp.ca_file, path, surroundings, faults),
    signing: readSigning(mail.dkim, domain, surroundings, faults),
    connections: smtp.connections,
  };
}

/** The key that signs letters; null if there is none, or after a complaint. */
function readSigning(
  dkim: MailSection["dkim"],
  domain: string,
  { directory }: Surroundings,
  faults: Faults,
): Signing | null {
  if (dkim === undefined) return null;
  const path = ["mail", "dkim", "key_file"];
  const privateKey = readNamedFile(dkim.key_file, path, directory, faults);
  if (privateKey === null) return null;
  if (!isPrivateKey(privateKey)) {
    faults.add(path, { kind: "malformed", expected: "an RSA key as  ems dkim new  writes it" });
  }
  return { domain: dkim.domain ?? domain, selector: dkim.selector, privateKey };
}

/** User and password, or neither. */
function loginOf(
  smtp: NonNullable<MailSection["smtp"]>,
  surroundings: Surroundings,
  faults: Faults,
): SmtpDelivery["login"] {
  const path = ["mail", "smtp"];
  const hasPassword = secretKeys.some((key) => smtp[key] !== undefined);
  if (smtp.user === undefined) {
    if (hasPassword) {
      faults.add([...path, "user"], { kind: "missing", expected: "given with a password" });
    }
    return null;
  }
  const password = readPassword(smtp, path, surroundings, faults);
  return password === null ? null : { user: smtp.user, password };
}

function readAuthority(
  name: string | undefined,
  path: readonly string[],
  { directory }: Surroundings,
  faults: Faults,
): string | null {
  return name === undefined ? null : readNamedFile(name, [...path, "ca_file"], directory, faults);
}
