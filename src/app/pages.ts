/** The pages and the figures beside the judge, where the settings name an address for them. */
import type { Config } from "../files/index.js";
import { type Context, openEndings, openVisits } from "../judge/index.js";
import { statusOf } from "./status/status.js";
import { printPrometheus } from "./status/status-text.js";

/** Serves the pages until `signal` is aborted. */
export async function servePages(
  { web }: Pick<Config, "web">,
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  if (web === null) return;
  // Most judges serve no pages, and do not carry what serves them.
  const { startWeb } = await import("../web/index.js");
  const { clock, log } = context;
  const visits = openVisits(context, { url: web.url });
  const endings = openEndings(context, { url: web.url });
  const server = await startWeb({ ...web, visits, endings, clock, log });
  log.info("pages served", { port: server.port, url: web.url });
  signal.addEventListener("abort", () => void server.stop());
}

/** Serves the figures of `ems status` until `signal` is aborted. */
export async function serveMetrics(
  config: Config,
  { store, clock, log }: Context,
  signal: AbortSignal,
): Promise<void> {
  if (config.metrics === null) return;
  const { startMetrics } = await import("../web/index.js");
  const text = async () => {
    const now = clock.now();
    return printPrometheus(await statusOf(store, config, now), now);
  };
  const server = await startMetrics({ ...config.metrics, text, clock, log });
  log.info("metrics served", { port: server.port });
  signal.addEventListener("abort", () => void server.stop());
}
