/** What a check of the mail set-up can find: data. `advice.ts` has the sentences and the cures. */
import type { Instant } from "../../util/index.js";

/** A mail server as the settings name it. */
export interface Server {
  readonly role: "imap" | "smtp";
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** Null where no login is asked for. */
  readonly user: string | null;
}

/** Why no session with a server came about, by kind, with the server's or the system's own words. */
export interface NoSession {
  readonly kind:
    | "no-such-host"
    | "refused"
    | "silent"
    /** TLS was spoken where the server speaks plainly first. */
    | "no-tls-here"
    | "certificate"
    | "no-starttls"
    | "login"
    | "grant-ended"
    | "other";
  readonly why: string;
}

/** One of the two letters that the judge sends to itself: to its plain address, or to one with a tag. */
export interface TestLetter {
  readonly isTagged: boolean;
  readonly to: string;
}

/** Each kind of finding, with what its sentence needs. */
interface Findings {
  "mailbox-open": { readonly server: Server; readonly mailbox: string; readonly messages: number };
  "login-works": { readonly server: Server };
  "no-session": { readonly server: Server; readonly why: NoSession };
  "no-mailbox": {
    readonly server: Server;
    readonly mailbox: string;
    readonly others: readonly string[];
  };
  "no-push": { readonly server: Server };
  listening: { readonly host: string; readonly port: number };
  "port-taken": { readonly host: string; readonly port: number };
  "written-to-folder": { readonly directory: string };

  arrived: { readonly letter: TestLetter; readonly seconds: number };
  "sender-refused": { readonly sender: string; readonly why: string };
  "recipient-refused": { readonly letter: TestLetter; readonly why: string };
  lost: { readonly letter: TestLetter; readonly seconds: number };
  "in-junk": { readonly letter: TestLetter; readonly folder: string };
  "clock-right": object;
  "clock-off": { readonly here: Instant; readonly there: Instant };
  verdict: { readonly authserv: string };
  "no-verdict": { readonly authserv: string; readonly found: string | null };

  "dns-silent": { readonly domain: string; readonly why: string };
  "record-right": { readonly record: string; readonly text: string };
  "no-mx": { readonly domain: string };
  "no-spf": { readonly domain: string };
  "many-spf": { readonly domain: string; readonly count: number };
  "spf-allows-all": { readonly domain: string };
  "no-dmarc": { readonly domain: string };
  "bad-dmarc": { readonly domain: string; readonly text: string };
  unsigned: object;
  "foreign-signature": { readonly signer: string; readonly domain: string };
  "no-dkim-key": { readonly name: string };
  "no-reverse": { readonly host: string; readonly address: string };
  "reverse-differs": { readonly host: string; readonly address: string; readonly name: string };
}

export type FindingKind = keyof Findings;
export type FindingOf<Kind extends FindingKind> = { readonly kind: Kind } & Findings[Kind];
export type Finding = { [Kind in FindingKind]: FindingOf<Kind> }[FindingKind];
