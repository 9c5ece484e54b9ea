/** `ems quickstart`: from a mailbox to settings that are tried out, in one conversation. */
import { existsSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Command } from "commander";
import { fail } from "../failure.js";
import { settingsFrom } from "../settings-file.js";
import { gather, type QuickstartOptions } from "../setup/answers.js";
import { tryMail } from "../setup/check-mail.js";
import { settingsText } from "../setup/settings-text.js";
import { openAsking } from "../setup/terminal.js";

export function quickstartCommand(): Command {
  return new Command("quickstart")
    .description("write the settings of a new judge, and try them out")
    .option("--config <file>", "the settings to write", "judge.yaml")
    .option("--name <name>", "what the judge calls itself", "EMSD")
    .option("--address <address>", "the judge's mail address")
    .option("--keeper <address>", "who is told when something needs a human")
    .option("--imap <host:port>", "the server of the mailbox")
    .option("--smtp <host:port>", "the server that letters leave through")
    .option("--user <name>", "the login at both")
    .option("--password-file <file>", "a file that holds the password and nothing else")
    .option("--token-file <file>", "what  ems login  wrote")
    .option("--listen <host:port>", "take mail from a mail server instead of a mailbox")
    .option("--wait <seconds>", "how long a letter may take", Number, 60)
    .option("--dns <server...>", "ask these DNS servers, instead of the machine's own", [])
    .action(quickstart);
}

async function quickstart(options: QuickstartOptions): Promise<void> {
  const { config: file } = options;
  if (existsSync(file)) {
    return fail(`${file} is there already: name another with --config, or remove it first.`);
  }
  const asking = openAsking();
  try {
    const { answers, password } = await gather(options, asking);
    if (password !== null && answers.proof !== null) {
      const secret = resolve(dirname(file), answers.proof.file);
      writeFileSync(secret, `${password}\n`, { mode: 0o600, flag: "wx" });
      console.log(`Wrote the password to ${secret}, for your account alone.`);
    }
    writeFileSync(file, settingsText(answers), { flag: "wx" });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    asking.close();
  }
  console.log(`Wrote ${file}. Now a letter from the judge to itself:\n`);
  await tryOut(options);
}

async function tryOut({ config: file, wait, dns }: QuickstartOptions): Promise<void> {
  const config = settingsFrom(file);
  if (config === null) return;
  const faults = await tryMail(config, { waitSeconds: wait, dns });
  if (faults > 0) {
    return fail(`\nMend what is named FAULT, then try again:  ems check mail --config ${file}`);
  }
  console.log(`\nAll is well. Start the judge with:  ems start --config ${file}`);
  console.log(`Then mail to ${config.judge.address}:  CREATE ?mygame secret`);
}
