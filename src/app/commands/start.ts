/** `ems start --config FILE`: the judge beside a real mailbox, or with its embedded listener. */
import { setFlagsFromString } from "node:v8";
import { Command } from "commander";
import { run } from "../daemon.js";
import { createLog } from "../log.js";
import { serveMetrics, servePages } from "../pages.js";
import { settingsFrom } from "../settings-file.js";
import { untilSignal } from "../signals.js";
import { wire } from "../wire.js";

export function startCommand(): Command {
  return new Command("start")
    .description("run the judge")
    .requiredOption("--config <file>", "the settings, see config/judge.example.yaml")
    .option("--log <level>", "info, warn, error or silent", "info")
    .action(start);
}

/**
 * V8 looks for garbage when the heap has grown by so many percent since it last looked. Its own measure is three times
 * what lives, on a machine with much memory: a club's judge would hold hundreds of megabytes that nobody uses.
 */
const heapGrowthPercent = 50;

async function start(options: { readonly config: string; readonly log: string }): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const config = settingsFrom(options.config);
  if (config === null) return;
  const judge = await wire(config, createLog(options.log));
  const signal = untilSignal();
  await servePages(config, judge.context, signal);
  await serveMetrics(config, judge.context, signal);
  await run(judge, signal);
}
