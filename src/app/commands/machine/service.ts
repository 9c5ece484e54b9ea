/** `ems service install`: a systemd unit for the judge, so that it starts with the machine and stays up. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, resolve } from "node:path";
import { Command } from "commander";
import type { Config } from "../../../files/index.js";
import { fail } from "../../failure.js";
import { unitText } from "../../service/unit.js";
import { settingsFrom } from "../../settings-file.js";
import { home } from "../../variants.js";

interface Options {
  readonly config: string;
  readonly user: string;
  readonly output: string;
  readonly environmentFile?: string;
}

export function serviceCommand(): Command {
  const service = new Command("service").description("let systemd keep the judge running");
  service
    .command("install")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--user <name>", "the account that runs the judge", userInfo().username)
    .option("--output <file>", "the unit file", "/etc/systemd/system/ems.service")
    .option("--environment-file <file>", "a file with the variables that the settings name")
    .action(install);
  return service;
}

function install(options: Options): void {
  const config = settingsFrom(options.config);
  if (config === null) return;
  const fault = accountFault(options.user) ?? write(options, config);
  if (fault !== null) fail(fault);
  else sayHowToStart(options, config);
}

/** Why this account cannot run a judge, or null. */
function accountFault(user: string): string | null {
  if (user === "root") {
    return "A judge needs no root: make an account for it, and name it with --user.";
  }
  const isKnown = spawnSync("id", ["-u", user]).status === 0;
  return isKnown ? null : `There is no account ${user}: useradd --system --create-home ${user}`;
}

/** Writes the unit; why that cannot be, or null. */
function write({ config: file, user, output, environmentFile }: Options, config: Config) {
  const text = unitText({
    node: process.execPath,
    program: `${home}dist/app/main.js`,
    config: resolve(file),
    user,
    writes: foldersOf(config),
    environmentFile: environmentFile === undefined ? null : resolve(environmentFile),
  });
  try {
    writeFileSync(output, text, { flag: "wx", mode: 0o644 });
    return null;
  } catch (error) {
    return `No unit was written: ${error instanceof Error ? error.message : error}`;
  }
}

function sayHowToStart({ config: file, user, output }: Options, { database }: Config): void {
  console.log(`Wrote ${output}. ${user} must be able to read ${resolve(file)} and what it names,`);
  console.log("and to write into the folders behind ReadWritePaths; these must be there.");
  console.log("Then:  systemctl daemon-reload && systemctl enable --now ems");
  console.log("Its log:  journalctl -u ems");
  if (existsSync(database)) console.log(`Its database:  chown ${user} ${database}*`);
}

/** The folders that a judge with these settings writes into. */
function foldersOf({ database, source, delivery }: Config): readonly string[] {
  const passwords = [
    source.kind === "imap" ? source.password : "",
    delivery.kind === "smtp" ? (delivery.login?.password ?? "") : "",
  ];
  const tokens = passwords.flatMap((password) =>
    typeof password === "string" ? [] : [dirname(password.tokenFile)],
  );
  const letters = delivery.kind === "folder" ? [delivery.directory] : [];
  const data = database.includes("://") ? [] : [dirname(database)];
  return [...new Set([...data, ...letters, ...tokens])];
}
