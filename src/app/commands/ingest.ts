/**
 * `ems ingest --config FILE < mail`: a mail from standard input into the inbox, for a mail server's
 * pipe. On any doubt the exit status is EX_TEMPFAIL, so that the server keeps the mail and tries again.
 */
import { buffer } from "node:stream/consumers";
import { Command } from "commander";
import { systemClock } from "../../clock/index.js";
import { mailKey } from "../../mail/index.js";
import { openStore } from "../../store/index.js";
import { settingsFrom } from "../settings-file.js";

/** EX_TEMPFAIL of sysexits.h. */
const tryAgainStatus = 75;

export function ingestCommand(): Command {
  return new Command("ingest")
    .description("take a mail from standard input")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--sender <address>", "the envelope sender")
    .option("--recipient <address>", "the envelope recipient")
    .action(ingest);
}

async function ingest(options: {
  readonly config: string;
  readonly sender?: string;
  readonly recipient?: string;
}): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  try {
    const raw = await buffer(process.stdin);
    const { sender, recipient } = options;
    const envelope = recipient === undefined ? null : { from: sender ?? "", to: [recipient] };
    const receivedAt = systemClock().now();
    const mail = { key: mailKey(raw, receivedAt), raw, receivedAt, envelope };
    const store = await openStore(config.database);
    await store.transaction((tx) => tx.inbox.add(mail));
    await store.close();
  } catch (error) {
    console.error(`The mail was not taken: ${error instanceof Error ? error.message : error}`);
    process.exitCode = tryAgainStatus;
  }
}
