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
 * Nearly all that is made while the judge is put together lives on, so that much room for young objects gains nothing:
 * it grows once, while the settings are read, and again only when there is work. Hence modules are loaded one by one.
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
  growYoungRoomBy(2);
  const { run } = await import("../daemon.js");
  await run(judge, signal);
}
