/**
 * The keys of a config file: what a keeper may write, what each must be, and what holds if it is not
 * written. config/judge.example.yaml explains them; nothing here looks beyond the file itself.
 */
import { z } from "zod";
import { mailAddress, tagOf } from "../util/index.js";

const text = z
  .string()
  .regex(/^\P{Cc}+$/u)
  .describe("a text of one line, in quotes if it is a number");
const host = z
  .string()
  .regex(/^[a-z0-9.:-]+$/i)
  .describe("a host name or an address");
const port = z.int().min(1).max(65535).describe("a port number, 1 to 65535");
const flag = z.boolean().describe("true or false");

const address = z
  .string()
  .transform(mailAddress)
  .pipe(z.string())
  .describe("a mail address such as judge@example.net");

/** The tag of the longest game's name takes 44 of the 64 that may stand before the at sign (RFC 5321, 4.5.3.1.1). */
const longestLocal = 20;

/** The judge puts its own tags behind the plus sign: whose letter, which game. */
const judgeAddress = address
  .refine((value) => tagOf(value) === null && localOf(value).length <= longestLocal)
  .describe(
    `a mail address such as judge@example.net, without a plus sign and with at most ${longestLocal} letters ` +
      "before the at sign",
  );

function localOf(value: string): Uint8Array {
  return new TextEncoder().encode(value.slice(0, value.lastIndexOf("@")));
}

/** A password stands in the file, in a file of its own, or in the environment; or a file has tokens. */
const login = {
  password: text.optional(),
  password_file: text.optional(),
  password_env: text.optional(),
  token_file: text.optional(),
};

const judge = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9-]{1,16}$/i)
    .default("EMSD")
    .describe("up to 16 letters, digits or hyphens"),
  address: judgeAddress,
  keeper: address,
  trust: z.enum(["token", "dmarc"]).default("token").describe("token or dmarc"),
  authserv_id: host.optional(),
});

const imap = z
  .strictObject({
    host,
    port: port.optional(),
    secure: flag.default(true),
    user: text,
    ...login,
    mailbox: text.default("INBOX"),
    poll_seconds: z.int().min(1).max(3600).default(60).describe("1 to 3600 seconds"),
    ca_file: text.optional(),
  })
  .describe("a section with host, user and password");

const listen = z
  .strictObject({
    host: host.default("127.0.0.1"),
    port: port.default(2525),
    verify: flag.default(false),
  })
  .describe("a section with host and port");

const smtp = z
  .strictObject({
    host,
    port: port.optional(),
    secure: flag.default(false),
    user: text.optional(),
    ...login,
    ca_file: text.optional(),
    connections: z.int().min(2).max(50).default(8).describe("2 to 50 connections"),
  })
  .describe("a section with host, user and password");

const dkim = z
  .strictObject({
    selector: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i)
      .describe("the key's name in DNS, such as ems"),
    key_file: text,
    domain: host.optional(),
  })
  .describe("a section with selector and key_file");

const mail = z.strictObject({
  source: z.enum(["imap", "smtp"]).describe("imap or smtp"),
  imap: imap.optional(),
  listen: listen.prefault({}),
  smtp: smtp.optional(),
  letters: text.optional(),
  dkim: dkim.optional(),
});

/** Longer than almost any game, so that a player can still ask what they ordered. */
const usualKeepDays = 730;
/** A hundred years: what was before them can be counted in milliseconds. */
const mostKeepDays = 36_500;

const web = z.strictObject({
  listen: z
    .strictObject({ host: host.default("127.0.0.1"), port: port.default(8080) })
    .prefault({})
    .describe("a section with host and port"),
  url: z
    .url({ protocol: /^https?$/ })
    // Addresses of pages are made of it, and stand in letters.
    .regex(/^https?:\/\/[^\s/?#@"'<>\\]+(?:\/[^\s?#"'<>\\]*)?$/i)
    .transform((url) => url.replace(/\/+$/, ""))
    .describe("the address of the pages as visitors see it, such as https://judge.example.net"),
});

const metrics = z.strictObject({
  host: host.default("127.0.0.1"),
  port: port.default(9464),
});

export const configFile = z.strictObject({
  judge: judge.describe("a section with address and keeper"),
  mail: mail.describe("a section with source"),
  web: web.optional().describe("a section with listen and url"),
  metrics: metrics.optional().describe("a section with host and port"),
  database: text.default("ems.sqlite").describe("a file name, or postgres://..."),
  variants: text.optional().describe("a folder with variants of your own"),
  keep_days: z
    .union([z.int().min(30).max(mostKeepDays), z.literal("forever")])
    .default(usualKeepDays)
    .describe("a number of days, 30 to 36500, or forever"),
});

export type ConfigFile = z.output<typeof configFile>;

/** The schema of a key, or undefined if there is no such key. */
function schemaAt(path: readonly PropertyKey[]): z.ZodType | undefined {
  let schema: z.ZodType | undefined = configFile;
  for (const step of path) {
    const section: z.ZodType = unwrapped(schema);
    schema = section instanceof z.ZodObject ? section.shape[String(step)] : undefined;
    if (schema === undefined) return undefined;
  }
  return schema;
}

/** What a key must be, in the words of its schema. */
export function expectedAt(path: readonly PropertyKey[]): string {
  const schema = schemaAt(path);
  const inner = schema === undefined ? undefined : unwrapped(schema);
  return schema?.description ?? inner?.description ?? "a section";
}

/** The keys that stand directly under a section. */
export function keysAt(path: readonly PropertyKey[]): readonly string[] {
  const schema = schemaAt(path);
  const section = schema === undefined ? undefined : unwrapped(schema);
  return section instanceof z.ZodObject ? Object.keys(section.shape) : [];
}

/** The schema without what only says that it may be left out. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}
