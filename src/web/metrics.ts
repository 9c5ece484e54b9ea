/** `/metrics` for programs that watch over machines: on a port of its own, which no visitor reaches. */
import { Hono } from "hono";
import type { Clock, Log } from "../judge/ports/index.js";
import { type Instant, secondMs } from "../util/index.js";
import { type Listening, startServer, type WebServer } from "./server.js";

interface Metrics {
  /** The text format 0.0.4 of Prometheus. */
  readonly text: () => Promise<string>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Whoever asks more often hears the same again: counting looks at every game. */
const freshMs = 10 * secondMs;

export function startMetrics({ host, port, ...metrics }: Listening & Metrics): Promise<WebServer> {
  return startServer({ host, port }, metricsRoutes(metrics).fetch);
}

function metricsRoutes({ text, clock, log }: Metrics): Hono {
  const site = new Hono();
  let kept: { readonly at: Instant; readonly text: Promise<string> } | null = null;
  site.get("/metrics", async (request) => {
    const now = clock.now();
    if (kept === null || now - kept.at >= freshMs) kept = { at: now, text: text() };
    return request.text(`${await kept.text}\n`, 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      "Cache-Control": "no-store",
    });
  });
  site.onError((error, request) => {
    kept = null;
    log.error("metrics failed", { error: String(error) });
    return request.text("The judge could not be counted; see its log.\n", 500);
  });
  return site;
}
