/** The pages beside the judge, where the settings name an address for them. */
import type { Config } from "../files/index.js";
import { type Context, openVisits } from "../judge/index.js";
import { startWeb } from "../web/index.js";

/** Serves them until `signal` is aborted. */
export async function servePages(
  { web }: Pick<Config, "web">,
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  if (web === null) return;
  const { clock, log } = context;
  const visits = openVisits(context, { url: web.url });
  const server = await startWeb({ ...web, visits, clock, log });
  log.info("pages served", { port: server.port, url: web.url });
  signal.addEventListener("abort", () => void server.stop());
}
