/** `ems dkim new`: a key with which the judge signs its letters, and the DNS record that goes with it. */
import { readFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import { dkimRecord, newKey } from "../../../mail/index.js";
import { domainOf } from "../../../util/index.js";
import { fail } from "../../failure.js";
import { settingsFrom } from "../../settings-file.js";

interface Options {
  readonly config: string;
  readonly keyFile: string;
  readonly selector: string;
}

export function dkimCommand(): Command {
  const dkim = new Command("dkim").description(
    "make a key that signs letters, and show its record",
  );
  for (const [name, action] of [
    ["new", make],
    ["show", show],
  ] as const) {
    dkim
      .command(name)
      .requiredOption("--config <file>", "the judge's settings")
      .option("--key-file <file>", "the private key", "ems-dkim.pem")
      .option("--selector <name>", "the key's name in DNS", "ems")
      .action(action);
  }
  return dkim;
}

function make(options: Options): void {
  const { keyFile, selector } = options;
  const domain = domainFrom(options);
  if (domain === null) return;
  const privateKey = newKey();
  try {
    writeFileSync(keyFile, privateKey, { mode: 0o600, flag: "wx" });
  } catch (error) {
    fail(`No key was made: ${error instanceof Error ? error.message : error}`);
    return;
  }
  console.log(
    `Wrote the private key to ${keyFile}, for your account alone. Add this record to DNS:\n`,
  );
  console.log(dkimRecord({ domain, selector, privateKey }));
  console.log(
    "\nWhen it is there, add to the section mail of the settings, and restart the judge:\n",
  );
  console.log(`  dkim:\n    selector: ${selector}\n    key_file: ${keyFile}`);
}

function show(options: Options): void {
  const { keyFile, selector } = options;
  const domain = domainFrom(options);
  if (domain === null) return;
  try {
    const privateKey = readFileSync(keyFile, "utf8");
    console.log(dkimRecord({ domain, selector, privateKey }));
  } catch (error) {
    fail(`${keyFile} is no private key: ${error instanceof Error ? error.message : error}`);
  }
}

/** The domain of the judge's address; null after the settings' faults were printed. */
function domainFrom({ config: file }: Options): string | null {
  const config = settingsFrom(file);
  return config === null ? null : domainOf(config.judge.address);
}
