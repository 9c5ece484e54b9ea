/** `ems status --config FILE`: is the judge alive, what waits, what failed; for people and for monitors. */
import { Command } from "commander";
import { systemClock } from "../../clock/index.js";
import { onDatabase } from "../database.js";
import { statusOf, troublesOf } from "../status/status.js";
import { printJson, printPrometheus, printText } from "../status/status-text.js";

interface Options {
  readonly config: string;
  readonly json?: true;
  readonly prometheus?: true;
}

export function statusCommand(): Command {
  return new Command("status")
    .description("say whether the judge is alive, what waits and what failed")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--json", "for scripts")
    .option("--prometheus", "for Prometheus, as its text format")
    .action(status);
}

/** The exit status is 1 where the keeper must do something, but Prometheus wants its text either way. */
async function status({ config: file, json, prometheus }: Options): Promise<void> {
  await onDatabase(file, async (store, config) => {
    const now = systemClock().now();
    const found = await statusOf(store, config, now);
    if (prometheus === true) return console.log(printPrometheus(found, now));
    console.log(json === true ? printJson(found) : printText(found, now));
    if (troublesOf(found).length > 0) process.exitCode = 1;
  });
}
