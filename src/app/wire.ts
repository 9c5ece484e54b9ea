/** Puts the judge together: adapters from the settings, handed to the judge as its context. */
import { systemClock } from "../clock/index.js";
import type { Config } from "../files/index.js";
import type { Context } from "../judge/index.js";
import type { Clock, Log, MailSource, MailTransport } from "../judge/ports/index.js";
import {
  createFolderTransport,
  createImapSource,
  createListener,
  createMailReader,
  createSmtpTransport,
  replaceText,
  resolverFor,
} from "../mail/index.js";
import { nodeSecrets } from "../secrets/index.js";
import { openStore } from "../store/index.js";
import { secondMs } from "../util/index.js";
import { createLedSource } from "./led-source.js";
import { imapSettings, type SecretOf, secretsWith, smtpSettings } from "./mail-settings.js";
import { createPictures } from "./pictures.js";
import { release } from "./release.js";
import { loadSentences } from "./sentences.js";
import { openVariants } from "./variants.js";

/** A judge put together, not yet running. */
export interface Judge {
  readonly context: Context;
  readonly source: MailSource;
  /** Letters that may be on their way at once. */
  readonly connections: number;
}

/** Opens the database and builds every adapter that the settings name. */
export async function wire(config: Config, log: Log, clock: Clock = systemClock()): Promise<Judge> {
  const store = await openStore(config.database);
  const secrets = nodeSecrets();
  const bounceSecret = await store.transaction((tx) =>
    tx.keys.get("bounce", () => secrets.makeKey()),
  );
  const { web } = config;
  const judge = web === null ? config.judge : { ...config.judge, site: web.url };
  const secretOf = secretsWith(clock);
  const sender = { name: judge.name, address: judge.address, bounceSecret };
  const variants = openVariants(config.variants);
  const boards = variants.boards();
  const context: Context = {
    judge: { ...judge, ...readEvery(config), release },
    boards,
    pictures: createPictures(boards, variants.drawing),
    catalogue: loadSentences(),
    store,
    transport: transportOf(config, secretOf, sender),
    readMail: createMailReader(bounceSecret),
    replaceText,
    secrets,
    clock,
    log,
  };
  const { delivery } = config;
  const connections = delivery.kind === "smtp" ? delivery.connections : 2;
  const source = await sourceOf(config, secretOf, context);
  return { context, source, connections };
}

/** How often the mailbox is read, news from the server aside. */
function readEvery({ source }: Config): Pick<Context["judge"], "readEveryMs"> {
  return source.kind === "imap" ? { readEveryMs: source.pollSeconds * secondMs } : {};
}

function transportOf(
  { delivery }: Config,
  secretOf: SecretOf,
  sender: Parameters<typeof createFolderTransport>[1],
): MailTransport {
  if (delivery.kind === "folder") return createFolderTransport(delivery.directory, sender);
  return createSmtpTransport(smtpSettings(delivery, secretOf), sender);
}

async function sourceOf(
  { source, judge }: Config,
  secretOf: SecretOf,
  { store, clock, log }: Context,
): Promise<MailSource> {
  if (source.kind === "imap") {
    const settings = imapSettings(source, secretOf);
    const mailbox = `mailbox ${source.user} ${source.host} ${source.mailbox}`;
    const open = () => createImapSource({ settings, clock, log });
    return createLedSource({ store, log, mailbox, open });
  }
  const { host, port, verify } = source;
  const listening = { host, port, judgeAddress: judge.address, clock, log };
  const { authserv } = judge;
  if (!verify || authserv === undefined) return createListener(listening);
  return createListener({ ...listening, verifier: { authserv, resolver: resolverFor([]) } });
}
