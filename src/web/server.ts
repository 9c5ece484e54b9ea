/** The pages on a port. Visitors who are slow, or send too much, hold up nobody. */
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Endings, Visits } from "../judge/index.js";
import type { Clock, Log } from "../judge/ports/index.js";
import { secondMs } from "../util/index.js";
import { routesOf } from "./routes.js";

/** Where a server listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

interface WebSettings extends Listening {
  /** The address of the first page, as visitors see it. */
  readonly url: string;
  readonly visits: Visits;
  readonly endings: Endings;
  readonly clock: Clock;
  readonly log: Log;
}

export interface WebServer {
  /** The port that it listens on. */
  readonly port: number;
  stop(): Promise<void>;
}

const mostConnections = 500;

type Fetch = Parameters<typeof getRequestListener>[0];

export function startWeb({ host, port, url, ...site }: WebSettings): Promise<WebServer> {
  const base = new URL(url).pathname.replace(/\/$/, "");
  return startServer({ host, port }, routesOf({ ...site, base }).fetch);
}

export async function startServer({ host, port }: Listening, fetch: Fetch): Promise<WebServer> {
  const server = createServer(
    { maxHeaderSize: 8 * 1024, requestTimeout: 20 * secondMs, headersTimeout: 10 * secondMs },
    getRequestListener(fetch),
  );
  server.maxConnections = mostConnections;
  server.keepAliveTimeout = 5 * secondMs;
  server.setTimeout(30 * secondMs, (socket) => socket.destroy());
  await listening(server, host, port);
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
