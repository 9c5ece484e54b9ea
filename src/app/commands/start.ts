/** `ems start --config FILE`: the judge beside a real mailbox, or with its embedded listener. */
import { Command } from "commander";
import { growSlowly, growYoungRoomBy } from "../heap.js";

export function startCommand(): Command {
  return new Command("start")
    .description("run the judge")
    .requiredOption("--config <file>", "the settings, see config/judge.example.yaml")
    .option("--log <level>", "info, warn, error or silent", "info")
    .action(start);
}

/**
 * Room for young objects grows once, while the settings are read. What is made while the judge is put together
 * lives on, and what a mail needs has room enough. Hence modules are loaded one by one.
 */
async function start(options: { readonly config: string; readonly log: string }): Promise<void> {
  growSlowly();
  growYoungRoomBy(4);
  const { settingsFrom } = await import("../settings-file.js");
  const config = settingsFrom(options.config);
  if (config === null) return;
  growYoungRoomBy(1);
  const { wire } = await import("../wire.js");
  const { createLog } = await import("../log.js");
  const { serveMetrics, servePages } = await import("../pages.js");
  const { untilSignal } = await import("../signals.js");
  const judge = await wire(config, createLog(options.log));
  const signal = untilSignal();
  await servePages(config, judge.context, signal);
  await serveMetrics(config, judge.context, signal);
  const { run } = await import("../daemon.js");
  await run(judge, signal);
}
